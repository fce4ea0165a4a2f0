import { sexOfName } from '@kinora/media/language/given-names'
import type { Item } from './item.ts'
import { possibleSingulars } from './lemmas.ts'
import { findNoun } from './lexicon.ts'
import type { TaggedWord } from './tag-english.ts'
import { findSimilarNoun, isInDictionary } from './vocabulary/find-similar-noun.ts'

const MAX_NAMES = 3
const BEING = new Set(['is', 'are', 'was', 'were'])

/**
 * `Mina Korhonen reads a letter`: unknown words without an article or a similar noun that open a sentence before a verb
 * are a person's name. The first item becomes the person; the others are dropped.
 */
export function namePeople(items: Item[], tags: () => ReadonlyMap<number, TaggedWord>): Item[] {
  return items.flatMap((item, index): Item[] => {
    const start = nameStart(items, index)
    if (start === undefined || !isNounThere(items[start]!, tags)) return [item]
    if (start !== index) return []
    const end = nameEnd(items, index)
    const sort = sexOfName(item.text) ?? 'person'
    const noun = findNoun(sort)
    if (!noun) return [item]
    const { unknown: _, ...named } = item
    return [{ ...named, to: items[end]!.to, meaning: { noun } }]
  })
}

/** The age limits of children and old people. */
const OLDEST_CHILD = 14
const YOUNGEST_OF_THE_OLD = 65

/** `a 7 year old blows out candles`: a person, if no noun follows. */
export function nameAges(items: Item[]): void {
  for (const [index, item] of items.entries()) {
    const [age, next] = [items[index - 1]?.meaning.number, items[index + 1]]
    if (!item.meaning.unit || !item.text.endsWith(' old') || age === undefined || item.language !== 'en') continue
    const before = items[index - 2]
    // `a girl about ten years old`: the age of the girl.
    if (before && !before.stop && !before.meaning.determiner && !before.meaning.conjunction) continue
    const isNamed = next && !next.stop && !(next.meaning.verb ?? next.meaning.relation ?? next.meaning.preposition)
    if (isNamed && !next.meaning.conjunction) continue
    const noun = findNoun(age <= OLDEST_CHILD ? 'child' : age >= YOUNGEST_OF_THE_OLD ? 'elderly person' : 'person')
    if (!noun) continue
    item.meaning = { noun }
    items[index - 1]!.meaning = { determiner: true }
  }
}

/** `deep frying` is not a name. The tagger decides, except for names that it may not know. */
const isNounThere = ({ from, text }: Item, tags: () => ReadonlyMap<number, TaggedWord>): boolean =>
  sexOfName(text) !== undefined || (tags().get(from)?.tag ?? 'noun') === 'noun'

/** The start of the name that contains a word, if any. */
function nameStart(items: readonly Item[], index: number): number | undefined {
  if (!isBareUnknown(items[index])) return undefined
  let start = index
  while (isBareUnknown(items[start - 1])) start--
  const end = nameEnd(items, start)
  const before = items[start - 1]
  if (!isName(items.slice(start, end + 1))) return undefined
  if (end - start >= MAX_NAMES || (before && before.stop === undefined && before.meaning.conjunction !== true))
    return undefined
  const after = BEING.has(items[end + 1]?.text ?? '') ? items[end + 2] : items[end + 1]
  const acts = after !== undefined && after.meaning.verb !== undefined && after.meaning.noun === undefined
  return acts ? start : undefined
}

function nameEnd(items: readonly Item[], start: number): number {
  let end = start
  while (isBareUnknown(items[end + 1])) end++
  return end
}

const isBareUnknown = (item: Item | undefined): boolean =>
  item?.unknown === true &&
  item.language === 'en' &&
  /^[a-z][a-z'-]+$/u.test(item.text) &&
  !/(?:ing|ed|ly|ous|ful|ive|al|ic)$/u.test(item.text) &&
  (findSimilarNoun(item.text) ?? 'unseen') === 'unseen'

/**
 * `pressure builds`, `ferrofluid spikes grow`: not a name if a dictionary has all of it, or its last word as a plural.
 */
function isName(items: readonly Item[]): boolean {
  const [first, last] = [items[0]!.text, items.at(-1)!.text]
  if (sexOfName(first)) return true
  return items.some(({ text }) => !isInDictionary(text)) && !possibleSingulars(last).some(isInDictionary)
}
