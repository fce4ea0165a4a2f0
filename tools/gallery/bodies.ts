import { seededRandom } from '../../packages/media/src/core/seeded-random.ts'
import type { RgbaPicture } from '../../packages/media/src/frames/size.ts'
import type { Scene } from '../../packages/media/src/scene/scene-schema.ts'
import { loadCatalogue } from '../../packages/studio/src/library/catalogue.ts'
import { paintScene } from '../../packages/studio/src/orders/shoot-scene.ts'
import { filmScene } from '../../packages/studio/src/stage/film-scene.ts'
import type { SheetPlan, Suite } from './suite.ts'

/** An asset of the catalogue by itself, and its first English name. */
export type NamedBody = { word: string; asset: string }

const [WIDTH, HEIGHT] = [320, 240]
const ON_A_SHEET = 60
const SHEETS = 4

/** Equally many random assets of each sort; people are told apart by their clothes, and are left out. */
export function drawBodies(count: number): NamedBody[] {
  const seeded = seededRandom(1)
  const things = loadCatalogue()
    .list('asset')
    .filter(({ rig, like }) => rig !== 'person' && like === undefined)
  const byKind = Map.groupBy(things, ({ isA }) => isA[0] ?? 'thing')
  const lots = [...byKind.values()].map(all =>
    all.map(row => ({ row, lot: seeded.next() })).toSorted((a, b) => a.lot - b.lot),
  )
  const drawn: NamedBody[] = []
  for (let turn = 0; drawn.length < count && lots.some(lot => lot.length > turn); turn++)
    for (const lot of lots) {
      const found = lot[turn]?.row
      if (found && drawn.length < count) drawn.push({ word: found.names.en?.[0] ?? found.id, asset: found.id })
    }
  return drawn
}

/** One body on a sweep of paper, half turned. */
export async function pictureOf({ word, asset }: NamedBody): Promise<RgbaPicture> {
  const scene: Scene = {
    version: 'kinora.scene/1',
    seconds: 2,
    entities: [{ id: 'it', asset }],
    places: [{ id: 'sweep', asset: 'product-sweep', backdrop: 'beige' }],
    shots: [
      {
        from: 0,
        to: 2,
        place: 'sweep',
        placements: [{ who: 'it', relation: 'at', facing: 35 }],
        camera: { target: ['it'], size: 'whole', move: 'still' },
      },
    ],
  }
  const order = { kind: 'image', prompt: word, seed: 1, inputs: [], width: WIDTH, height: HEIGHT, scene } as const
  return (await paintScene(order, { film: filmScene })).picture
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
