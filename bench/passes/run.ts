// `npm run bench:passes`: what passes cost beside the drawing of their clip.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Log } from 'node-av/lib'
import { AV_LOG_ERROR } from 'node-av/constants'
import { createCompositor } from '../../packages/media/src/compositor/compositor.ts'
import { FRAMES_PER_SECOND } from '../../packages/media/src/frames/yuv-frame.ts'
import { loadCatalogue } from '../../packages/studio/src/library/catalogue.ts'
import { readAsScene } from '../../packages/studio/src/orders/read-as-scene.ts'
import { filmOptions, type VideoOrder } from '../../packages/studio/src/orders/film-options.ts'
import { shootScene } from '../../packages/studio/src/orders/shoot-scene.ts'
import { writePasses } from '../../packages/studio/src/orders/write-passes.ts'
import { filmScene } from '../../packages/studio/src/stage/film-scene.ts'
import { timed } from '../studio/cpu-time.ts'
import { median } from '../work/figures.ts'
import { printTable, type Table } from '../work/report.ts'

const { values: options } = parseArgs({
  options: { seconds: { type: 'string', default: '2' }, turns: { type: 'string', default: '2' } },
})
const [seconds, turns] = [Number(options.seconds), Number(options.turns)]

/** Places and casts of different cost. */
const PROMPTS = [
  'A golden dog runs along the beach at sunset, the camera tracks right',
  'A woman with an umbrella walks down a city street at night in the rain, slow push in',
  'A man and a woman hug in a garden on a summer afternoon',
  'A chef flips a pancake in a kitchen',
  'Six children dance in a meadow on a sunny morning',
  'A bottle of perfume turns on a table, close-up',
]
const NAMES = ['depth', 'pose', 'ids']
const WARM_SECONDS = 0.5

const speaker = (): never => {
  throw new Error('these clips have no sound')
}
const means = { film: filmScene, catalogue: loadCatalogue, speaker }

async function orderOf(prompt: string, seconds: number): Promise<VideoOrder> {
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

/** CPU seconds of staging a document and drawing its frames, without a file. */
async function drawAll(order: VideoOrder): Promise<number> {
  const compositor = await createCompositor(order)
  try {
    const film = await filmScene(await filmOptions(order, compositor))
    const frames = Math.round(seconds * FRAMES_PER_SECOND)
    await film.draw(0)
    const [, cpu] = await timed(async () => {
      for (let frame = 0; frame < frames; frame++) await film.draw(frame)
    })
    film.close?.()
    return cpu / frames
  } finally {
    compositor.close()
  }
}

/** The CPU milliseconds a frame of a clip, of its passes with it and of its passes alone; in turns. */
async function measure(prompt: string, folder: string): Promise<string[]> {
  const order = await orderOf(prompt, seconds)
  const frames = Math.round(seconds * FRAMES_PER_SECOND)
  const path = join(folder, 'clip.mp4')
  const both = (made: VideoOrder): Promise<unknown> => shootScene(path, { ...made, passes: NAMES }, () => {}, means)
  const work: Record<string, () => Promise<unknown>> = {
    clip: () => shootScene(path, order, () => {}, means),
    both: () => both(order),
    alone: () => writePasses(order, { names: NAMES }, folder, () => {}, means),
  }
  const all: Record<string, number[]> = { drawing: [], clip: [], both: [], alone: [] }
  // Compiles what it uses.
  await both(await orderOf(prompt, WARM_SECONDS))
  for (let turn = 0; turn < turns; turn++) {
    all['drawing']!.push(await drawAll(order))
    for (const [name, make] of Object.entries(work)) all[name]!.push((await timed(make))[1] / frames)
  }
  const inTurns = (share: (cpu: (name: string) => number) => number): string =>
    median(Array.from({ length: turns }, (_, turn) => share(name => all[name]![turn]!))).toFixed(2)
  const ms = (name: string): string => (1_000 * median(all[name]!)).toFixed(1)
  return [
    prompt,
    ...Object.keys(all).map(ms),
    inTurns(cpu => (cpu('both') - cpu('clip')) / cpu('drawing')),
    inTurns(cpu => (cpu('both') - cpu('clip')) / cpu('clip')),
    inTurns(cpu => cpu('alone') / cpu('clip')),
  ]
}

Log.setLevel(AV_LOG_ERROR)
const folder = await mkdtemp(join(tmpdir(), 'kinora-passes-'))
try {
  const rows: string[][] = []
  for (const prompt of PROMPTS) {
    rows.push(await measure(prompt, folder))
    console.error(`${rows.length} of ${PROMPTS.length}: ${prompt}`)
  }
  const table: Table = {
    title: 'Passes beside their clip',
    about: `CPU milliseconds a frame of 1280 x 720, for ${seconds} seconds: drawing alone, the clip (staging, drawing, encoding), the
clip with depth, pose and ids, and these alone. *More* is what the passes add to the clip, as a share of its drawing and of the clip.`,
    head: [
      '',
      'drawing',
      'clip',
      'with passes',
      'passes alone',
      'more, of drawing',
      'of the clip',
      'alone, of the clip',
    ],
    rows,
  }
  printTable(table)
} finally {
  await rm(folder, { recursive: true, force: true })
}
