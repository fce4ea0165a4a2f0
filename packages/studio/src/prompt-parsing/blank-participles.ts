import { readTable } from '../words/vocabulary/word-data.ts'
import type { Item } from '../words/item.ts'
import { isAliveKind } from '../words/kinds.ts'

/** Participles that do not end in -ed. */
const IRREGULAR: ReadonlySet<string> = new Set<string>(readTable('blank-participles', 'irregular'))
const isPast = (text: string): boolean => /^[a-z]{2,}ed$/u.test(text) || IRREGULAR.has(text) || text === 'open'

/** Verbs whose result stays visible: `a lit candle` burns, `spilled milk` lies there. */
const SEEN: ReadonlySet<string> = new Set<string>(readTable('blank-participles', 'seen'))

/**
 * `a folded blanket`, `through a packed restaurant`, `on cracked old asphalt`: a participle between an article and a
 * noun describes a state, not an action of the shot. Changes the items.
 */
export function blankParticiples(items: readonly Item[]): void {
  for (const [at, item] of items.entries()) {
    if (
      item.language !== 'en' ||
      !isPast(item.text) ||
      !(item.meaning.verb ?? item.meaning.motion ?? item.meaning.relation)
    )
      continue
    if (isArranged(items, at)) {
      item.meaning = { glue: true }
      continue
    }
    const head = headAfter(items, at)
    if (!head || !isLed(items, at)) continue
    if (
      item.text !== 'open' &&
      head.meaning.noun &&
      !head.meaning.noun.isUndrawn &&
      SEEN.has(item.meaning.verb?.id ?? '')
    )
      continue
    item.meaning = { glue: true }
  }
}

/** `blueberries scattered around it`: where the things lie, not that they fly apart. */
function isArranged(items: readonly Item[], at: number): boolean {
  const [before, after] = [items[at - 1], items[at + 1]]
  const noun = before?.stop ? undefined : before?.meaning.noun
  const isPlaced = Boolean(after?.meaning.preposition ?? after?.meaning.relation ?? after?.meaning.located)
  return ARRANGED.has(items[at]!.text) && noun !== undefined && !isAliveKind(noun.kind) && isPlaced
}
const ARRANGED: ReadonlySet<string> = new Set<string>(readTable('blank-participles', 'arranged'))

/** True if the word describes the next noun. */
const isQuality = ({ meaning, stop, unknown }: Item): boolean =>
  stop === undefined && (unknown ?? (meaning.colour !== undefined || meaning.size !== undefined))

/** The noun or place that the participle describes. */
function headAfter(items: readonly Item[], at: number): Item | undefined {
  let index = at + 1
  while (items[index] && isQuality(items[index]!) && index < at + FURTHEST) index++
  const head = items[index]
  return head && !head.stop && (head.meaning.noun ?? head.meaning.place) ? head : undefined
}
const FURTHEST = 3

/**
 * True if an article, a possessive, a number or a preposition stands before the participle or before other adjectives
 * of the noun.
 */
function isLed(items: readonly Item[], at: number): boolean {
  let index = at - 1
  while (items[index] && isQuality(items[index]!) && index > at - FURTHEST) index--
  const before = items[index]
  if (!before || before.stop) return false
  const { determiner, number, preposition, relation, verb, noun } = before.meaning
  if (determiner || before.possessive) return true
  // `two painted fences` is a state. After `one` the word is a verb: `one kicked balls`.
  if (number !== undefined) return number > 1
  return Boolean(preposition ?? relation) && !verb && !noun
}
