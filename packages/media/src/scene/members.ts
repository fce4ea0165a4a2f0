import type { AssetEntry } from './catalogue.ts'
import type { Entity, Looks } from './scene-schema.ts'
import type { State } from './vocabulary.ts'

/** The members of an entity, each with its id and its own looks. */
export const membersOf = ({ members = [] }: Pick<Entity, 'members'>): ({ id: string } & Looks)[] =>
  members.map(one => (typeof one === 'string' ? { id: one } : one))

/** The entity with the looks of one of its members, by index. */
export function memberLooks(entity: Entity, nth: number): Entity {
  const { id: _, ...own } = membersOf(entity)[nth] ?? { id: entity.id }
  return { ...entity, ...own }
}

/** All ids of a document's cast with their looks: entities and members. */
export const castOf = (entities: readonly Entity[]): Map<string, Entity> =>
  new Map(
    entities.flatMap(entity => [
      [entity.id, entity] as const,
      ...membersOf(entity).map(({ id }, nth) => [id, memberLooks(entity, nth)] as const),
    ]),
  )

export const statesOf = ({ state = [] }: Pick<Entity, 'state'>): readonly State[] => [state].flat()

/** Assets that can act: a four-legged animal in clothes stands upright and acts like a person. */
export const rigOf = (
  { wears = [], costume }: Pick<Entity, 'wears' | 'costume'>,
  { rig }: AssetEntry,
): AssetEntry['rig'] => (rig === 'beast' && (wears.length > 0 || costume !== undefined) ? 'person' : rig)
