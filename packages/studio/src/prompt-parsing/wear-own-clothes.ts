import { clauseEnd, clauseStart } from '../words/clauses.ts'
import { type FoundSubject, isPerson } from './found-subject.ts'
import type { Item } from '../words/item.ts'
import { canMean } from './match-pronoun.ts'
import {
  isAdjusted,
  isFlowing,
  isLyingThere,
  isTakenByWind,
  isClauseTopic,
  type Owner,
  ownerOf,
} from './own-clothes.ts'

const CLOTHES: ReadonlySet<string> = new Set(['worn', 'headwear'])
const VEIL = /veil|头纱|面纱/iu
const BRIDE = /\b(?:bride|newlyweds|couple)\b|新娘|新人/iu

/**
 * `her red dress whipping around`, `the coat opens like a sail`, 红裙子随风飘扬: clothes of a person who is shown are worn.
 * Clothes taken by the wind fly off their wearer. Changes the items and `found`.
 */
export function wearOwnClothes(items: Item[], found: FoundSubject[]): void {
  for (const garment of found.filter(({ kind, at, relation }) => CLOTHES.has(kind) && at > 0 && !relation)) {
    const owner = ownerOf(items, garment.at)
    if (isTakenByWind(items, garment.at)) {
      const wearer = wearerOf(items, found, garment, owner) ?? (owner ? undefined : nearest(found, garment))
      if (wearer) flyOff(items, found, garment, wearer)
      continue
    }
    const isAdjustedOn = isAdjusted(items, garment.at)
    if (isLyingThere(items, garment.at) || !(isAdjustedOn || isClauseTopic(items, garment.at))) continue
    const wearer = wearerOf(items, found, garment, owner)
    if (!wearer) continue
    const isKnown = wearer.wears?.some(({ words }) => isSameGarment(words, garment.words)) === true
    // Without a named owner, clothes are worn if the person is known to wear them, or if they move as on a body.
    if (!owner && !isKnown && !isAdjustedOn && !isFlowing(items, garment.at)) continue
    if (!isKnown)
      (wearer.wears ??= []).push({
        words: garment.words,
        ...(garment.colour && { colour: garment.colour }),
      })
    if (!isAdjustedOn) blankDeeds(items, found, garment.at)
    wearer.words = wearer.words.replace(/['’]s$/u, '')
    found.splice(found.indexOf(garment), 1)
  }
}

/** `a long saffron coat … the coat`: the same garment. */
const isSameGarment = (worn: string, named: string): boolean => {
  const [one, other] = [worn.toLowerCase(), named.toLowerCase()]
  return one.endsWith(other) || other.endsWith(one)
}

function wearerOf(
  items: readonly Item[],
  found: readonly FoundSubject[],
  garment: FoundSubject,
  owner: Owner | undefined,
): FoundSubject | undefined {
  const people = found.filter(isPerson)
  if (owner && 'at' in owner) {
    const named = people.find(
      one => one.at === owner.at || one.namedAt === owner.at || one.again?.some(({ at }) => at === owner.at),
    )
    return named ?? people.find(one => one.words.toLowerCase() === items[owner.at]!.text.replace(/['’]s?$/u, ''))
  }
  if (owner) {
    const those = people.filter(one => canMean(owner.pronoun, one))
    return those.findLast(({ at }) => at < garment.at) ?? those.find(({ at }) => at > garment.at)
  }
  const known = people.find(({ wears }) => wears?.some(({ words }) => isSameGarment(words, garment.words)))
  const item = items[garment.at]!
  const isBare =
    item.language === 'zh'
      ? !items
          .slice(clauseStart(items, garment.at), garment.at)
          .some(({ meaning }) => meaning.number ?? meaning.counter)
      : items.slice(Math.max(0, garment.at - 3), garment.at).some(({ text }) => text === 'the') ||
        opensClause(items, garment.at)
  if (!isBare) return undefined
  if (known) return known
  const before = people.filter(one => one.at < garment.at)
  return before.length === 1 || item.language === 'zh' ? before.at(-1) : undefined
}

/** `A knight stands on a cliff, cloak streaming`. */
function opensClause(items: readonly Item[], at: number): boolean {
  const start = clauseStart(items, at)
  return start > 0 && items.slice(start, at).every(({ meaning, unknown }) => unknown || meaning.colour || meaning.size)
}

/** The likely wearer of a veil or hat that the wind takes, if the words name none. */
const nearest = (found: readonly FoundSubject[], { words, at }: FoundSubject): FoundSubject | undefined =>
  (VEIL.test(words) ? found.find(one => isPerson(one) && BRIDE.test(one.words)) : undefined) ??
  found.findLast(one => isPerson(one) && one.at < at)

function flyOff(items: Item[], found: readonly FoundSubject[], garment: FoundSubject, wearer: FoundSubject): void {
  const start = clauseStart(items, garment.at)
  for (const index of items.keys())
    if (index >= start && index < garment.at && items[index]!.meaning.verb)
      items[index] = { ...items[index]!, meaning: {} }
  blankDeeds(items, found, garment.at)
  // `… and it flies off`: the garment.
  const it = items.findIndex(({ text }, index) => index > garment.at && (text === 'it' || text === '它'))
  if (it >= 0 && it <= garment.at + JUST_AFTER && FLYING.has(items[it + 1]?.meaning.verb?.id ?? ''))
    for (const index of [it, it + 1]) items[index] = { ...items[index]!, meaning: {} }
  garment.relation = { kind: 'on', to: wearer }
  garment.isObject = true
  wearer.words = wearer.words.replace(/['’]s$/u, '')
  ;(garment.deeds ??= []).push({ verb: 'blow-away', at: garment.at })
  if (VEIL.test(garment.words)) garment.colour ??= 'white'
}

const JUST_AFTER = 4
const FLYING: ReadonlySet<string> = new Set(['fly', 'float', 'drift', 'blow-away', 'sail', 'soar'])

/** The verbs of clothes are not actions of the wearer. */
function blankDeeds(items: Item[], found: readonly FoundSubject[], at: number): void {
  const end = clauseEnd(items, at)
  const next = found.find(one => one.at > at && one.at < end && items[one.at - 1]?.meaning.relation === undefined)
  for (let index = at + 1; index < (next?.at ?? end); index++) {
    const { meaning, text } = items[index]!
    if (meaning.conjunction || JOINTS.has(text)) return
    if (meaning.verb ?? meaning.motion ?? meaning.relation ?? meaning.pronoun)
      items[index] = { ...items[index]!, meaning: {} }
  }
}
const JOINTS: ReadonlySet<string> = new Set(['as', 'while', 'when', 'and', 'then', 'until'])
