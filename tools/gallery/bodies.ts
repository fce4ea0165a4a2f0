import { createCompositor, copyFrame } from '../../packages/media/src/compositor/compositor.ts'
import { seededRandom } from '../../packages/media/src/core/seeded-random.ts'
import { frameToRgba } from '../../packages/media/src/av/frame-to-rgba.ts'
import { FRAMES_PER_SECOND } from '../../packages/media/src/frames/yuv-frame.ts'
import type { RgbaPicture } from '../../packages/media/src/frames/size.ts'
import { findKind } from '../../packages/studio/src/bodies/kinds/kinds.ts'
import type { ShotList } from '../../packages/studio/src/direct/shot-list.ts'
import * as words from '../../packages/studio/src/direct/words/index.ts'
import { readNounFiles } from '../../packages/studio/src/direct/words/noun-files.ts'
import { type Noun, readNouns } from '../../packages/studio/src/direct/words/noun-table.ts'
import { prepareTake } from '../../packages/studio/src/orders/prepare-take.ts'
import { ORDINARY } from './film.ts'
import type { SheetPlan, Suite } from './suite.ts'

/** A body by itself, and the first English word for it. */
export type NamedBody = { word: string; noun: Noun }

const [WIDTH, HEIGHT] = [320, 240]
const ON_A_SHEET = 60
const SHEETS = 4

/** Equally many random nouns of each sort; trades are clothes, not bodies. */
export function drawBodies(count: number): NamedBody[] {
  const tables = [words.ANIMALS, words.FOOD, words.NATURE, words.THINGS, words.VEHICLES, words.BUILDINGS]
  const rows: NamedBody[] = [
    ...tables.flatMap(table => readNouns(table)).map(row => ({ word: row.words[0]!, noun: row.noun })),
    ...readNounFiles().map(({ english, noun }) => ({ word: english[0]!, noun })),
  ]
  const bySprite = new Map<string, NamedBody>()
  for (const row of rows) {
    const [sprite] = row.noun.sprites
    const isOwn = sprite !== undefined && findKind(sprite) && !row.noun.drawnAs && !row.noun.isStandIn
    if (isOwn && row.noun.kind !== 'person' && /^[a-z -]+$/iu.test(row.word) && !bySprite.has(sprite))
      bySprite.set(sprite, row)
  }
  const seeded = seededRandom(1)
  const byKind = Map.groupBy(bySprite.values(), ({ noun }) => noun.kind)
  const lots = [...byKind.values()].map(all =>
    all.map(row => ({ row, lot: seeded.next() })).toSorted((a, b) => a.lot - b.lot),
  )
  const drawn: NamedBody[] = []
  for (let turn = 0; drawn.length < count && lots.some(lot => lot.length > turn); turn++)
    for (const lot of lots) if (lot[turn] && drawn.length < count) drawn.push(lot[turn]!.row)
  return drawn
}

/** One body on a sweep of paper, half turned, as a shot of its own shows it. */
export async function pictureOf({ word, noun }: NamedBody): Promise<RgbaPicture> {
  const order = { ...ORDINARY, prompt: word, width: WIDTH, height: HEIGHT, seconds: 2 }
  const frames = order.seconds * FRAMES_PER_SECOND
  const list: ShotList = {
    language: 'en',
    unknown: [],
    shots: [
      {
        share: 1,
        place: 'sweep',
        backdrop: 'beige',
        time: 'noon',
        weather: 'clear',
        season: 'summer',
        look: 'plain',
        mood: 'neutral',
        camera: { move: 'still', framing: 'medium', speed: 'slow' },
        sounds: [],
        lines: [],
        subjects: [
          {
            words: word,
            what: { sprite: noun.sprites[0]! },
            count: 1,
            size: 'normal',
            motion: 'still',
            ...(noun.metres !== undefined && { metres: noun.metres }),
            ...(noun.build !== undefined && { build: noun.build }),
          },
        ],
      },
    ],
  }
  const compositor = await createCompositor(order)
  try {
    const take = await prepareTake(order, list, { compositor, frames, seed: order.seed, amplitude: order.amplitude })
    await take.draw(Math.round(frames / 2))
    return await frameToRgba({ width: WIDTH, height: HEIGHT, pixels: copyFrame(compositor.frame()) })
  } finally {
    compositor.close()
  }
}

const sheetOf = (at: number): SheetPlan => ({
  name: `bodies-${at + 1}`,
  columns: 10,
  cell: { width: 168, height: 126 },
  exhibits: drawBodies(ON_A_SHEET * SHEETS)
    .slice(at * ON_A_SHEET, (at + 1) * ON_A_SHEET)
    .map(body => async () => ({ words: body.word, pictures: [await pictureOf(body)] })),
})

export const suite: Suite = { name: 'bodies', sheets: Array.from({ length: SHEETS }, (_, at) => sheetOf(at)) }
