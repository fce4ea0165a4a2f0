import type { Item } from './item.ts'
import type { Motion } from '../setting/shot-list.ts'

/** Before what is handled by who is named before it: `妈妈把书递给女儿`. */
export const HANDLING: ReadonlySet<string> = new Set(['把', '将'])

/** The last item before a place that is so, or -1. Looks back from the place: all of a long text would be looked at for each of its words. */
export function lastBefore(items: readonly Item[], at: number, is: (item: Item, index: number) => boolean): number {
  for (let index = Math.min(at, items.length) - 1; index >= 0; index--) if (is(items[index]!, index)) return index
  return -1
}

/** The first item after a place that is so, or -1. */
export function firstAfter(items: readonly Item[], at: number, is: (item: Item, index: number) => boolean): number {
  for (let index = at + 1; index < items.length; index++) if (is(items[index]!, index)) return index
  return -1
}

/** Where the clause of an item begins: after the last stop before it. */
export const clauseStart = (items: readonly Item[], at: number): number =>
  lastBefore(items, at, ({ stop }) => stop !== undefined) + 1

export const sentenceStart = (items: readonly Item[], at: number): number =>
  lastBefore(items, at, ({ stop }) => stop === 'sentence') + 1

/** Where the clause of an item ends: at the next stop. */
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

/** How the doer of an item's action moves. */
export const motionOf = ({ meaning }: Item): Motion | undefined => meaning.motion ?? meaning.verb?.motion

/** Nothing between the two begins another phrase. */
export function isOnePhrase(items: readonly Item[], from: number, to: number): boolean {
  return !items
    .slice(from + 1, to)
    .some(({ stop, meaning }) => stop || meaning.determiner || meaning.relation || meaning.preposition)
}

/** After a preposition or a verb of its clause: where or to what something is done. */
export function isGoverned(items: readonly Item[], at: number): boolean {
  for (let index = at - 1; index >= 0; index--) {
    const { stop, meaning, text, unknown } = items[index]!
    if (stop !== undefined || meaning.conjunction) return false
    if (meaning.preposition || meaning.relation || meaning.verb || meaning.motion || HANDLING.has(text)) return true
    // `meets two children and hugs them`: a word between somebody and whom it leads to is a verb, though nobody knows it.
    if (unknown && /(?:s|ed)$/u.test(text) && items[index - 1]?.meaning.noun) return true
    if (meaning.noun || meaning.pronoun) return false
  }
  return false
}
