import type { CatalogueEntry, Scene } from '@kinora/client'

export type CatalogueKind = CatalogueEntry['kind']

/** Fields whose values are ids of the catalogue. */
const PICKED: Readonly<Record<string, CatalogueKind>> = {
  does: 'action',
  garment: 'garment',
  material: 'material',
}

/** The kind of catalogue entry that a field takes, by its pointer. */
export function pickedKind(pointer: string): CatalogueKind | undefined {
  const steps = pointer.split('/').slice(1)
  const name = steps.at(-1) ?? ''
  if (name === 'asset') return steps[0] === 'places' && steps.length === 3 ? 'place' : 'asset'
  return PICKED[name]
}

/** Fields that name an entity, and fields that also name parts of the place. */
const ENTITIES = new Set(['who'])
const TARGETS = new Set(['to', 'near', 'object', 'target', 'of', 'with', 'at', 'on', 'focus', 'facing', 'around'])

/** Names of the document that a field can have. */
export function namesFor(scene: Scene, pointer: string, anchors: readonly string[]): readonly string[] {
  const steps = pointer.split('/').slice(1)
  const name = [...steps].reverse().find(step => Number.isNaN(Number(step))) ?? ''
  const entities = scene.entities.map(({ id }) => id)
  if (ENTITIES.has(name)) return entities
  if (name === 'place') return scene.places.map(({ id }) => id)
  if (name === 'from' && steps.includes('camera')) return entities.flatMap(id => [`over:${id}`, `eyes-of:${id}`])
  if (!TARGETS.has(name)) return []
  const place = scene.shots[Number(steps[1])]?.place ?? scene.places[0]?.id ?? ''
  const fixed = name === 'facing' ? ['camera', 'away', 'left', 'right'] : name === 'on' ? ['screen'] : []
  return [...fixed, ...entities, ...anchors.map(anchor => `${place}/${anchor}`)]
}
