import { membersOf } from '@kinora/media/scene/members'
import type { Entity, Scene } from '@kinora/media/scene/scene-schema'
import { loadCatalogue } from '../../library/catalogue.ts'

type Worn = NonNullable<Entity['wears']>[number]

/** Clothes that are entities: their wearers, and the additional clothes of each entity or member. */
export type WornGarments = {
  wearerOf: ReadonlyMap<string, string>
  wornBy(id: string): readonly Worn[]
}

/**
 * Entities that are garments, and that the same person wears whenever they are placed. They are drawn as clothes: shoes
 * on the feet, a backpack on the back. A garment that somebody takes up, or that is also placed elsewhere, stays a
 * thing.
 */
export function wornGarments({ entities, shots }: Scene): WornGarments {
  const catalogue = loadCatalogue()
  const placements = shots.flatMap(shot => shot.placements ?? [])
  const handled = new Set(
    shots
      .flatMap(({ actions = [] }) => actions)
      .flatMap(({ who, object, target, with: tools = [], of }) => [who, object, target, ...tools, of])
      .map(name => name?.split('/')[0]),
  )
  const people = new Set(
    entities
      .filter(({ asset }) => isPerson(asset))
      .flatMap(one => [one.id, ...membersOf(one).map(member => member.id)]),
  )
  const wearerOf = new Map<string, string>()
  const worn = new Map<string, Worn[]>()
  for (const { id, asset, colour, members } of entities) {
    const own = placements.filter(({ who }) => who === id)
    const wearers = new Set(own.map(({ relation, to }) => (relation === 'worn-by' ? String(to).split('/')[0]! : '')))
    const [wearer = ''] = wearers
    const garment = catalogue.garment(asset)?.id
    if (wearers.size !== 1 || garment === undefined || members || !people.has(wearer) || handled.has(id)) continue
    wearerOf.set(id, wearer)
    worn.set(wearer, [...(worn.get(wearer) ?? []), { garment, ...(colour !== undefined && { colour }) }])
  }
  return { wearerOf, wornBy: id => worn.get(id) ?? [] }

  function isPerson(asset: string): boolean {
    const entry = catalogue.asset(asset)
    return entry !== undefined && (entry.id === 'person' || entry.isA.includes('person'))
  }
}
