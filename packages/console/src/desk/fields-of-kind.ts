import type { CatalogueEntry, Scene } from '@kinora/client'

type Entity = Scene['entities'][number]

/** Fields that only the living have, and fields that only things have. */
const LIVING = ['traits', 'wears', 'costume', 'voice']
const THINGS = ['goods', 'shows']
/** Fields of several. */
const SEVERAL = ['members', 'formation']
/** Uses of an asset that have states. */
const STATEFUL: ReadonlySet<string> = new Set(['open', 'light', 'put-in', 'pour', 'drink', 'burn', 'break'])

/** Fields that an entity of its kind does not have; what is set is shown all the same. */
export function fieldsWithoutUse(entity: Entity, entry: CatalogueEntry | undefined): readonly string[] {
  const isOne = (entity.count ?? entry?.count ?? 1) <= 1
  const hasStates = entry?.affords?.some(use => STATEFUL.has(use)) ?? true
  const ofKind = entry?.rig === undefined ? [] : entry.rig === 'thing' ? LIVING : THINGS
  return [...(isOne ? SEVERAL : []), ...ofKind, ...(hasStates ? [] : ['state'])].filter(name => !(name in entity))
}
