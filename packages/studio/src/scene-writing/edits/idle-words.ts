import type { Scene } from '@kinora/media/scene/scene-schema'
import { foldText } from '../../words/tokenise.ts'
import { parseItems } from '../../words/parse-items.ts'
import { plainName, possibleSingulars } from '../../library/match-names.ts'
import { type Clause, editWords } from './edit-words.ts'
import { kindsOf } from './place-as-said.ts'

/** A longer request is not tried word by word. */
const MOST = 16

/**
 * The words of a part of a request that change nothing: without them, the changed document is the same. A word that names
 * a field, or what is so already, may be left out.
 */
export function findIdleWords(before: Scene, after: Scene, clause: Clause, change: (one: Clause) => Scene): string[] {
  const shown = JSON.stringify(after)
  const isKnown = knownNames(before)
  const words = parseItems(foldText(clause.rest)).filter(
    ({ stop, meaning, text, unknown }) =>
      !stop &&
      (unknown === true || kindsOf(meaning).some(kind => !GRAMMAR.has(kind))) &&
      ![text, ...possibleSingulars(text)].some(isKnown),
  )
  if (words.length > MOST) return []
  return words.flatMap(({ from, to }) => {
    const without = (text: string): string => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to)
    const left = { ...clause, text: without(clause.text), rest: without(clause.rest) }
    return JSON.stringify(change(left)) === shown ? [clause.text.slice(from, to)] : []
  })
}

/** Kinds of words that serve others. */
const GRAMMAR: ReadonlySet<string> = new Set(['pronoun', 'wearing', 'unit', 'negation', 'cameraNoun'])

/** Words for fields, for entities, for what is so already, and for one of several. */
function knownNames({ entities, places }: Scene): (word: string) => boolean {
  const looks = entities.flatMap(({ colour, material, traits, wears = [] }) => [
    colour,
    material,
    traits?.age,
    ...wears.flatMap(worn => [worn.garment, worn.colour]),
  ])
  const settings = places.flatMap(({ asset, time, weather, season }) => [asset, time, weather, season])
  const { fields, indefinite, pronouns } = editWords()
  const named = entities.flatMap(({ id, name }) => [id, name])
  const all = [...named, ...looks, ...settings, ...fields, ...indefinite, ...Object.values(pronouns).flat()]
  const known = new Set(all.flatMap(name => (typeof name === 'string' ? [plainName(name)] : [])))
  return word => known.has(plainName(word))
}
