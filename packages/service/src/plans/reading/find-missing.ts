import type { Problem } from '@kinora/media/scene/problem'
import type { Entity, Scene } from '@kinora/media/scene/scene-schema'
import type { StudioCatalogue } from '@kinora/studio/catalogue'

/** Things of another document that the prompt names and that no entity or place of this document can be. */
export function findMissing(scene: Scene, draft: Scene, prompt: string, catalogue: StudioCatalogue): Problem[] {
  const said = prompt.toLowerCase()
  const values = valuesOf(scene)
  return draft.entities
    .map(entity => ({ ...entity, name: entity.name ?? entity.asset.replaceAll('-', ' ') }))
    .filter(({ name }) => said.includes(name.toLowerCase()))
    .filter(({ asset, name }) => !values.has(asset) && !values.has(name.toLowerCase()))
    .filter(entity => !isShown(entity, scene, catalogue))
    .map(({ name }) => ({
      at: '/entities',
      code: 'missing',
      message: `the description says ${JSON.stringify(name)}, and no entity shows it`,
    }))
}

function isShown(
  { asset, name = '' }: Entity,
  { entities, places, assets = [] }: Scene,
  catalogue: StudioCatalogue,
): boolean {
  const wanted = catalogue.asset(asset)
  const kinds = new Set([asset, ...(wanted?.isA ?? []).slice(0, 1)])
  const words = [name, asset].map(one => one.toLowerCase())
  const isAlike = (other: string): boolean => {
    const entry = catalogue.asset(other)
    return kinds.has(other) || (entry?.isA.some(kind => kinds.has(kind)) ?? false)
  }
  // A place includes its usual contents: a harbour has boats, and a room has walls.
  const isPlace = ({ id, asset: of }: Scene['places'][number]): boolean => {
    const { en = [], zh = [] } = catalogue.place(of)?.names ?? {}
    return [id.replaceAll('-', ' '), ...en, ...zh].some(one => one.toLowerCase() === name.toLowerCase())
  }
  const anchors = places.flatMap(place => catalogue.place(place.asset)?.anchors ?? [])
  const isPart = (of: string): boolean => holdsWord(of.toLowerCase(), name.toLowerCase())
  const material = (catalogue.material(name) ?? catalogue.material(asset))?.id
  const isMadeOf = (of: string | undefined): boolean => material !== undefined && of === material
  return (
    entities.some(
      one => isAlike(one.asset) || words.includes((one.name ?? '').toLowerCase()) || words.includes(one.id),
    ) ||
    entities.some(({ wears = [] }) => wears.some(({ garment }) => garment === asset)) ||
    entities.some(one => isMadeOf(one.material)) ||
    places.some(({ surface }) => isMadeOf(surface?.material)) ||
    places.some(isPlace) ||
    // Coconut is shown by a bottle of coconut oil, and a cat by a cat with wings.
    entities.some(one => [one.name ?? '', one.label ?? ''].some(isPart)) ||
    assets.some(
      one =>
        (one.like !== undefined && isAlike(one.like)) ||
        [one.id.replaceAll('-', ' '), ...(one.names?.en ?? []), ...(one.names?.zh ?? [])].some(isPart),
    ) ||
    anchors.some(({ id, names }) => id === asset || id.endsWith(`-${asset}`) || [...names.en, ...names.zh].some(isPart))
  )
}

/** The words of a document, such as colours and actions: an orange car needs no orange. Texts show only letters. */
function valuesOf({ entities, shots }: Scene): ReadonlySet<string> {
  const values = new Set<string>()
  JSON.stringify([entities, shots.map(({ actions }) => actions)], (key, value: unknown) => {
    if (key === 'text' || key === 'label') return undefined
    if (typeof value === 'string') values.add(value.toLowerCase())
    return value
  })
  return values
}

/** True if a name has a word among its words; Chinese is written without spaces. */
const holdsWord = (name: string, word: string): boolean =>
  /^[\x20-\x7e]+$/u.test(word) ? ` ${name} `.includes(` ${word} `) : name.includes(word)
