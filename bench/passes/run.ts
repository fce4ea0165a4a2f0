// `npm run bench:passes`: what passes cost beside the drawing of their clip.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Log } from 'node-av/lib'
import { AV_LOG_ERROR } from 'node-av/constants'
import { createCompositor } from '../../packages/media/src/compositor/compositor.ts'
import { FRAMES_PER_SECOND } from '../../packages/media/src/frames/yuv-frame.ts'
import { openVideo } from '../../packages/media/src/write/open-video.ts'
import { readAsScene } from '../../packages/studio/src/orders/read-as-scene.ts'
import { filmOptions, type VideoOrder } from '../../packages/studio/src/orders/film-options.ts'
import { measureDepths } from '../../packages/studio/src/orders/measure-depths.ts'
import { openPasses } from '../../packages/studio/src/orders/open-passes.ts'
import { filmScene } from '../../packages/studio/src/stage/film-scene.ts'
import { timed } from '../studio/cpu-time.ts'
import { printTable, type Table } from '../work/report.ts'

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '1' },
    turns: { type: 'string', default: '3' },
    /** Numbers of prompts, from 1. */
    prompts: { type: 'string', default: '1,2,4' },
    passes: { type: 'string', default: 'depth,pose,ids' },
  },
})
const [seconds, turns] = [Number(options.seconds), Number(options.turns)]
const names = options.passes.split(',')

/** Places and casts of different cost. */
const PROMPTS = [
  'A golden dog runs along the beach at sunset, the camera tracks right',
  'A woman with an umbrella walks down a city street at night in the rain, slow push in',
  'A man and a woman hug in a garden on a summer afternoon',
  'A chef flips a pancake in a kitchen',
  'Six children dance in a meadow on a sunny morning',
  'A bottle of perfume turns on a table, close-up',
]
const chosen = PROMPTS.filter((_, at) => options.prompts.split(',').includes(String(at + 1)))

async function orderOf(prompt: string): Promise<VideoOrder> {
  const read = await readAsScene({
    kind: 'video',
    prompt,
    seed: 7,
    inputs: [],
    seconds,
    width: 1_280,
    height: 720,
    withSound: false,
    withMusic: false,
    from: { kind: 'words' },
    amplitude: 'auto',
  })
  if (read?.order.kind !== 'video') throw new Error(`no document of ${prompt}`)
  return read.order
}

/** CPU milliseconds a frame of drawing a staged document, of drawing and encoding it, and of drawing it with passes and their files. */
async function measure(prompt: string, folder: string): Promise<string[]> {
  const order = await orderOf(prompt)
  const frames = Math.round(seconds * FRAMES_PER_SECOND)
  const compositor = await createCompositor(order)
  const film = await filmScene(await filmOptions(order, compositor))
  const timeOf = (frame: number): number => frame / FRAMES_PER_SECOND
  const drawAll = async (): Promise<void> => {
    for (let frame = 0; frame < frames; frame++) await film.draw(frame)
  }
  const drawIntoFile = async (): Promise<void> => {
    const { width, height } = order
    const clip = await openVideo(join(folder, 'clip.mp4'), { width, height, withSound: false })
    for (let frame = 0; frame < frames; frame++) {
      await film.draw(frame)
      await clip.writeFrame(compositor.frame())
    }
    await clip.finish()
    await clip.close()
  }
  const drawWithPasses = async (): Promise<void> => {
    const range = await measureDepths(
      order,
      names,
      { from: 0, to: timeOf(frames - 1) },
      { take: film, film: filmScene },
    )
    const { scene } = order
    const shape = { compositor, framesPerSecond: FRAMES_PER_SECOND, range }
    const passes = await openPasses(names, { folder, scene, ...shape })
    for (let frame = 0; frame < frames; frame++) {
      await film.draw(frame)
      const next = frame + 1 < frames ? timeOf(frame + 1) : undefined
      await passes.write(film, { number: frame, index: frame, seconds: timeOf(frame), next })
    }
    await passes.finish()
    await passes.close()
  }
  try {
    // Compiles what it uses, and stages the shots.
    await drawWithPasses()
    const least = { drawing: Infinity, clip: Infinity, both: Infinity }
    for (let turn = 0; turn < turns; turn++)
      for (const [name, work] of [
        ['drawing', drawAll],
        ['clip', drawIntoFile],
        ['both', drawWithPasses],
      ] as const)
        least[name] = Math.min(least[name], ((await timed(work))[1] * 1_000) / frames)
    const { drawing, clip, both } = least
    const added = both - drawing
    return [
      prompt,
      ...[drawing, clip, added].map(ms => ms.toFixed(1)),
      ...[drawing, clip].map(whole => (added / whole).toFixed(2)),
    ]
  } finally {
    film.close?.()
    compositor.close()
  }
}

Log.setLevel(AV_LOG_ERROR)
const folder = await mkdtemp(join(tmpdir(), 'kinora-passes-'))
try {
  const rows: string[][] = []
  for (const prompt of chosen) {
    rows.push(await measure(prompt, folder))
    console.error(`${rows.length} of ${chosen.length}: ${prompt}`)
  }
  const table: Table = {
    title: 'Passes beside their clip',
    about: `CPU milliseconds a frame of 1280 x 720, for ${seconds} seconds of a staged document, the least of ${turns} turns: drawing alone,
the whole clip (drawing and its file), and what ${names.join(', ')} and their files add, also as shares of both.`,
    head: ['', 'drawing', 'clip', 'passes', 'of drawing', 'of the clip'],
    rows,
  }
  printTable(table)
} finally {
  await rm(folder, { recursive: true, force: true })
}
