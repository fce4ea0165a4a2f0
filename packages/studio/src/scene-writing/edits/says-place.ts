import type { ScenePlace } from '@kinora/media/scene/scene-schema'
import type { Item } from '../../words/item.ts'
import type { Meaning } from '../../words/meaning.ts'
import { loadCatalogue } from '../../library/catalogue.ts'
import { editWords } from './edit-words.ts'

/**
 * True if an item says where the scene should be: `on a beach`, `change the place to a forest`. The name of a place is
 * something else before a thing (`the room lights`), after `outside` or `behind`, for the present place (`the room`), and
 * for a part of it.
 */
export function saysPlace(items: readonly Item[], at: number, here: readonly ScenePlace[]): boolean {
  const item = items[at]!
  if (item.meaning.place === undefined || item.negated || isPartOf(item, here)) return false
  const next = items[at + 1]
  const isModifier =
    item.language !== 'zh' && next !== undefined && !next.stop && next.from <= item.to + 1 && isHead(next)
  if (isModifier) return false
  const first = items.slice(0, at).findLastIndex(one => !describes(one)) + 1
  const isNew = items.slice(first, at).some(({ meaning }) => meaning.determiner && !meaning.definite)
  const before = items[first - 1]
  if (!isNew && !isGoal(before) && isNamed(item, here)) return false
  return before === undefined || before.stop !== undefined || leads(before)
}

/** A word that the name of a place can describe: `the beach ball`. */
const isHead = ({ meaning, unknown }: Item): boolean =>
  unknown === true || (meaning.noun ?? meaning.verb) !== undefined || meaning.colourBlock === true

/** Words between a preposition and the name: articles and what describes a place. */
const describes = ({ meaning, unknown, stop }: Item): boolean =>
  !stop && (unknown === true || DESCRIBING.some(kind => meaning[kind] !== undefined))
const DESCRIBING = [
  'determiner',
  'size',
  'colour',
  'time',
  'weather',
  'season',
  'mood',
  'light',
  'look',
  'style',
  'number',
  'counter',
] as const satisfies readonly (keyof Meaning)[]

const leads = ({ meaning, text }: Item): boolean =>
  PLACING.has(meaning.relation ?? '') || meaning.preposition === true || editWords().fields.includes(text)
/** Relations of who is in a place. */
const PLACING: ReadonlySet<string> = new Set(['in', 'on', 'at', 'inside'])

const isGoal = (before: Item | undefined): boolean => before !== undefined && editWords().towards.includes(before.text)

/** True if the word is a name of the present place, or of its kind: a bedroom is a room. */
const isNamed = ({ text, meaning }: Item, here: readonly ScenePlace[]): boolean => {
  const said = [loadCatalogue().place(text)?.id, meaning.place]
  return here.every(({ asset }) => {
    const place = loadCatalogue().place(asset)
    return place !== undefined && said.some(id => id !== undefined && (id === place.id || place.isA.includes(id)))
  })
}

/** True if the word names a part of all the places, or where it is from such a part: 窗外. */
export const isPartOf = ({ text, language }: Pick<Item, 'text' | 'language'>, here: readonly ScenePlace[]): boolean =>
  here.every(({ asset }) =>
    loadCatalogue()
      .place(asset)
      ?.anchors.some(({ names }) =>
        [...names.en, ...names.zh].some(name => name === text || (language === 'zh' && text.startsWith(name))),
      ),
  )
