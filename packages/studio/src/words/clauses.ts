import type { Item } from './item.ts'
import type { Motion } from '../setting/shot-list.ts'

/** Words before the object of the subject named before it: `妈妈把书递给女儿`. */
export const HANDLING: ReadonlySet<string> = new Set(['把', '将'])

/**
 * The last item before a position that satisfies `is`, or -1. Searches backwards, because a search of a whole long text
 * for each word would be slow.
 */
export function lastBefore(items: readonly Item[], at: number, is: (item: Item, index: number) => boolean): number {
  for (let index = Math.min(at, items.length) - 1; index >= 0; index--) if (is(items[index]!, index)) return index
  return -1
}

/** The first item after a position that satisfies `is`, or -1. */
export function firstAfter(items: readonly Item[], at: number, is: (item: Item, index: number) => boolean): number {
  for (let index = at + 1; index < items.length; index++) if (is(items[index]!, index)) return index
  return -1
}

/** The start of an item's clause: after the last stop before it. */
export const clauseStart = (items: readonly Item[], at: number): number =>
  lastBefore(items, at, ({ stop }) => stop !== undefined) + 1

export const sentenceStart = (items: readonly Item[], at: number): number =>
  lastBefore(items, at, ({ stop }) => stop === 'sentence') + 1

/** The end of an item's clause: the next stop. */
export const clauseEnd = (items: readonly Item[], at: number): number =>
  firstOr(
    items.length,
    firstAfter(items, at, ({ stop }) => stop !== undefined),
  )

export const sentenceEnd = (items: readonly Item[], at: number): number =>
  firstOr(
    items.length,
    firstAfter(items, at, ({ stop }) => stop === 'sentence'),
  )
const firstOr = (otherwise: number, found: number): number => (found < 0 ? otherwise : found)

/** The motion that the verb of an item gives its subject. */
export const motionOf = ({ meaning }: Item): Motion | undefined => meaning.motion ?? meaning.verb?.motion

/** True if no word between the two begins another phrase. */
export function isOnePhrase(items: readonly Item[], from: number, to: number): boolean {
  return !items
    .slice(from + 1, to)
    .some(({ stop, meaning }) => stop || meaning.determiner || meaning.relation || meaning.preposition)
}

/** True after a preposition or a verb of the clause. */
export function isGoverned(items: readonly Item[], at: number): boolean {
  for (let index = at - 1; index >= 0; index--) {
    const { stop, meaning, text, unknown } = items[index]!
    if (stop !== undefined || meaning.conjunction) return false
    if (meaning.preposition || meaning.relation || meaning.verb || meaning.motion || HANDLING.has(text)) return true
    // `meets two children and hugs them`: an unknown word with the ending of a verb, right after a noun, is a verb.
    if (unknown && /(?:s|ed)$/u.test(text) && items[index - 1]?.meaning.noun) return true
    if (meaning.noun || meaning.pronoun) return false
  }
  return false
}
