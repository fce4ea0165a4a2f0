// Prints how much is seen to move in each shot of prompts: `node tools/measure-motion.ts 'a boy runs' ...`, or a file of them,
// one a line (.txt) or objects with a `prompt` (.json). Shots are staged, not filmed. `--still` prints only those that
// hardly move, `--drawn` films three pictures of each and tells how much of the frame differs between them.
import { readFileSync } from 'node:fs'
import { createCompositor, copyFrame } from '../packages/media/src/compositor/compositor.ts'
import { directOrder } from '../packages/studio/src/orders/direct-order.ts'
import { measureMotion, type ShotMotion } from '../packages/studio/test/scene/measure-motion.ts'
import { adaptShot } from '../packages/studio/src/scene/adapt-shot.ts'
import { collectArt } from '../packages/studio/src/scene/collect-art.ts'
import { planCuts } from '../packages/studio/src/scene/plan-cuts.ts'
import { prepareShot } from '../packages/studio/src/scene/prepare-shot.ts'

const FRAME = { width: 320, height: 180 }
const SECONDS = 5
const FRAMES_PER_SECOND = 24

const args = process.argv.slice(2).filter(arg => !arg.startsWith('--'))
const [onlyStill, isDrawn] = ['--still', '--drawn'].map(flag => process.argv.includes(flag))

const prompts = args.flatMap((arg): string[] => {
  if (arg.endsWith('.json'))
    return (JSON.parse(readFileSync(arg, 'utf8')) as { prompt: string }[]).map(one => one.prompt)
  return arg.endsWith('.txt') ? readFileSync(arg, 'utf8').split('\n').filter(Boolean) : [arg]
})

const tally = new Map<string, { all: number; still: number }>()
const [shares, drawn]: [number[], number[]] = [[], []]
for (const prompt of prompts) {
  const list = directOrder({
    kind: 'video',
    prompt,
    seed: 1,
    inputs: [],
    seconds: SECONDS,
    ...FRAME,
    withSound: false,
    from: { kind: 'words' },
    amplitude: 'auto',
    withMusic: false,
  })
  for (const { shot, whole, nth } of planCuts(list.shots.map(adaptShot), SECONDS * FRAMES_PER_SECOND)) {
    const compositor = await createCompositor(FRAME)
    const seconds = (whole.to - whole.from) / FRAMES_PER_SECOND
    const prepared = await prepareShot({
      compositor,
      shot,
      arts: await collectArt(shot, []),
      seconds,
      seed: 1 + nth * 7_919,
      amplitude: 'auto',
      phases: isDrawn ? 12 : 2,
      language: list.language,
    })
    const motion = measureMotion(prepared, shot, FRAME, seconds)
    const pictures = isDrawn
      ? [0.1, 0.5, 0.9].map(share => {
          prepared.draw(share * seconds, 0)
          return copyFrame(compositor.frame()).slice(0, FRAME.width * FRAME.height)
        })
      : []
    const differs = isDrawn ? Math.min(differing(pictures[0]!, pictures[1]!), differing(pictures[1]!, pictures[2]!)) : 0
    prepared.free()
    compositor.close()
    const row = tally.get(motion.sort) ?? { all: 0, still: 0 }
    tally.set(motion.sort, { all: row.all + 1, still: row.still + Number(motion.isStill) })
    shares.push(motion.way)
    drawn.push(differs)
    if (!onlyStill || motion.isStill) console.log(rowOf(motion, prompt, differs))
  }
}
console.log('\nsort            shots  nearly still')
for (const [sort, { all, still }] of [...tally].toSorted((a, b) => b[1].still - a[1].still))
  console.log(`${sort.padEnd(16)}${String(all).padStart(5)}${String(still).padStart(14)}`)
const sum = [...tally.values()].reduce((a, b) => ({ all: a.all + b.all, still: a.still + b.still }))
console.log(`${'all'.padEnd(16)}${String(sum.all).padStart(5)}${String(sum.still).padStart(14)}`)
if (isDrawn) console.log(`of the frame differs, median ${median(drawn).toFixed(3)}`)

function rowOf(
  { sort, way, grows, pose, ground, parallax, ends, isStill }: ShotMotion,
  prompt: string,
  differs: number,
) {
  const figures = [way, grows, pose, ground, parallax].map(value => value.toFixed(2).padStart(5)).join(' ')
  const end = ends === undefined ? '   ' : ends ? 'end' : 'END'
  return `${isStill ? 'STILL' : '     '} ${sort.padEnd(14)} ${figures} ${end} ${isDrawn ? differs.toFixed(2) : ''} ${prompt.slice(0, 90)}`
}

/** Share of the frame that is clearly lighter or darker in one picture than in the other. */
function differing(one: Uint8Array, other: Uint8Array): number {
  let count = 0
  for (let at = 0; at < one.length; at++) if (Math.abs(one[at]! - other[at]!) > 20) count++
  return count / one.length
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}
