import type { CatalogueEntry, Scene } from '@kinora/client'
import { nameOf } from './name-of.ts'
import { namesFor } from './suggestions.ts'
import { word } from './words.ts'

/** The entries of the catalogue that the entities of a scene are, by asset. */
export type Entries = ReadonlyMap<string, CatalogueEntry>

/** A value of a field, the name that is shown for it, and all names that it is found by. */
export type Choice = { id: string; label: string; names: readonly string[] }

/** Whom and what a field can name, by names in both languages. */
export function choicesFor(
  scene: Scene,
  pointer: string,
  anchors: readonly string[],
  entries: Entries,
): readonly Choice[] {
  const ids = namesFor(scene, pointer, anchors)
  const labels = ids.map(id => labelOf(scene, id))
  return ids.map((id, at) => {
    const asset = scene.entities.find(one => one.id === id)?.asset ?? ''
    const { en = [], zh = [] } = entries.get(asset)?.names ?? {}
    const label = labels[at] ?? id
    const isAlone = labels.indexOf(label) === labels.lastIndexOf(label)
    return { id, label: isAlone ? label : id, names: [label, id, asset, ...en, ...zh] }
  })
}

/** `over:ann` is the view over somebody's shoulder; anything else names an entity or a part of the place. */
function labelOf(scene: Scene, id: string): string {
  const [view = '', whose] = id.split(':')
  return whose === undefined ? nameOf(scene, id) : `${word(view)} ${nameOf(scene, whose)}`
}

/** The id of what somebody calls by a name: the only one that has exactly this name, or whose name ends so. */
export function idNamed(choices: readonly Choice[], typed: string): string | undefined {
  const wanted = plain(typed)
  if (wanted === '') return undefined
  // The name that is shown counts more than the names of what it is.
  return (
    choices.find(one => plain(one.label) === wanted || one.id === typed)?.id ??
    onlyOne(choices, name => name === wanted)
  )
}

/** The same for a name that is complete: `bench` is the park bench, if there is no other bench. */
export const idMeant = (choices: readonly Choice[], typed: string): string | undefined =>
  idNamed(choices, typed) ??
  onlyOne(choices, name => name.endsWith(` ${plain(typed)}`) || (isHan(typed) && name.endsWith(plain(typed))))

function onlyOne(choices: readonly Choice[], fits: (name: string) => boolean): string | undefined {
  const found = choices.filter(({ names }) => names.some(name => fits(plain(name))))
  return found.length === 1 ? found[0]?.id : undefined
}

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
    .replace(/^(?:the|an?) /, '')
