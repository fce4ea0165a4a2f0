import type { Entity, Scene } from '@kinora/media/scene/scene-schema'
import { loadCatalogue } from '../../library/catalogue.ts'
import { type Performer, sizeOf } from './performer.ts'

/** A thing that is not an entity: goods of a thing, or dressing of a place. */
export type Extra = {
  who: Performer
  nth: number
  count: number
  /** The id of its holder, and the hold. */
  holder?: { id: string; relation: 'in' | 'on' }
  /** The id of the place, and the side of the picture. */
  place?: { id: string; side?: 'left' | 'right' }
}

/** Creates performers that are not in the document. `at` is the JSON pointer of their source. */
export type MakePerformers = (entity: Entity, at: string) => Performer[]

type Good = NonNullable<Entity['goods']>[number]

/** The minimum and maximum number of goods of one kind in a thing. */
const [FEWEST, MOST] = [3, 12]
/** The number of copies of a dressing; more for small things. */
const [DRESSED, DRESSED_SMALL] = [4, 6]
const SMALL = 0.8

export function resolveExtras(scene: Scene, company: readonly Performer[], make: MakePerformers): Extra[] {
  const extras = (entity: Entity, at: string, more: Omit<Extra, 'who' | 'nth' | 'count'>): Extra[] => {
    const all = make(entity, at)
    return all.map((who, nth) => ({ who: { ...who, isExtra: true }, nth, count: all.length, ...more }))
  }
  const goods = company.flatMap(holder => {
    const said = holder.entity.goods ?? []
    const affords = loadCatalogue().asset(holder.asset)?.affords ?? []
    const relation = affords.includes('put-in') ? 'in' : 'on'
    const own = said.flatMap((one, at) =>
      extras(
        goodEntity(`${holder.id}~goods-${at}`, one, countOf(one, holder, said.length)),
        `${holder.at}/goods/${at}`,
        {
          holder: { id: holder.id, relation },
        },
      ),
    )
    // Kinds are mixed.
    return own.toSorted((a, b) => a.nth - b.nth).map((one, nth) => ({ ...one, nth, count: own.length }))
  })
  const dressing = scene.places.flatMap(({ id, dressing: said = [] }, nth) =>
    said.flatMap(({ side, ...one }, at) => {
      const size = loadCatalogue().asset(one.asset)?.size.height ?? 1
      const count = (size < SMALL ? DRESSED_SMALL : DRESSED) / (side ? 2 : 1)
      return extras(goodEntity(`${id}~dressing-${at}`, one, count), `/places/${nth}/dressing/${at}`, {
        place: { id, ...(side && { side }) },
      })
    }),
  )
  return [...goods, ...dressing]
}

const goodEntity = (id: string, { asset, colour }: Good, count: number): Entity => ({
  id,
  asset,
  count,
  formation: 'crowd',
  ...(colour && { colour }),
})

/** The number that fits side by side, divided among the kinds. */
function countOf({ asset }: Good, holder: Performer, kinds: number): number {
  const { width, depth } = sizeOf(holder)
  const size = loadCatalogue().asset(asset)?.size ?? { width: 0.1, depth: 0.1 }
  const room = (0.7 * width * depth) / Math.max(1e-4, size.width * size.depth)
  const fits = size.width < 0.9 * Math.max(width, depth) ? FEWEST : 1
  return Math.ceil(Math.min(MOST, Math.max(fits, room)) / kinds)
}
