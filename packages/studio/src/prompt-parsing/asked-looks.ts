import { clauseStart, lastBefore, sentenceStart } from '../words/clauses.ts'
import type { Item } from '../words/item.ts'
import { readTable } from '../words/vocabulary/word-data.ts'
import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Draft } from './read-shot.ts'

/** Clothes or a thing in hand of any of `who`. `isNear`: beside them is enough. */
export type AskedLook =
  | { of: 'worn'; who: readonly string[]; names: readonly string[] }
  | { of: 'held'; who: readonly string[]; names: readonly string[]; sprites: readonly string[]; isNear?: true }

const WORN: ReadonlySet<string> = new Set(['worn', 'headwear'])
const HOLDING: ReadonlySet<string> = new Set(readTable('asked-looks', 'holding'))
export const HAVING: ReadonlySet<string> = new Set(readTable('asked-looks', 'having'))
const DRESSING: ReadonlySet<string> = new Set(readTable('asked-looks', 'dressing'))

/**
 * Who wears and who holds what, as the words say it: clothes and things after `wearing`, `in`, `with` and `holds`, whether
 * or not the reader has given them to the same subject.
 */
export function askedLooks(
  prompt: string,
  { items, found }: Pick<Draft, 'items' | 'found'>,
): (AskedLook & { word: string })[] {
  return items.flatMap((item, at) => {
    if (item.stop || item.negated || item.mention) return []
    const isHeld = HOLDING.has(item.text)
    const isHad = HAVING.has(item.text)
    if (!isHeld && !isHad && !isDressing(items, at)) return []
    return listAfter(items, at).flatMap((noun): (AskedLook & { word: string })[] => {
      const { text, meaning, from, to } = items[noun]!
      const isWorn = WORN.has(meaning.noun!.kind)
      const named = found.find(one => one.at === noun || one.namedAt === noun)
      const who = ownersOf(items, found, at, noun)
      if (who.length === 0 || meaning.noun!.isUndrawn || (named && isAlive(named))) return []
      const names = [text, ...(meaning.noun!.name ? [meaning.noun!.name] : []), ...(named ? [named.words] : [])]
      if (isWorn && !isHeld) return [{ word: prompt.slice(from, to), of: 'worn', who, names }]
      if (isWorn || DRESSING.has(text) || (!isHeld && !isHad)) return []
      const { sprites } = meaning.noun!
      return [
        { word: prompt.slice(item.from, to), of: 'held', who, names, sprites, ...(isHad && { isNear: true as const }) },
      ]
    })
  })
}

/** `wearing`, 穿; `in` right after somebody. */
const isDressing = (items: readonly Item[], at: number): boolean =>
  items[at]!.meaning.wearing === true || (DRESSING.has(items[at]!.text) && items[at - 1]?.meaning.noun !== undefined)

const BODY: ReadonlySet<string> = new Set(['hand', 'arm', 'paw'])

/** The nouns of a list: `a lantern and a long rope`. A verb, a preposition or another clause ends it. */
function listAfter(items: readonly Item[], start: number): number[] {
  const nouns: number[] = []
  for (let at = start + 1; at < items.length; at++) {
    const { stop, meaning, text } = items[at]!
    const isNext = stop === 'clause' && nouns.length > 0 && WORN.has(items[nouns[0]!]!.meaning.noun!.kind)
    if (isNext) continue
    // `holds a lantern in one hand and a rope in the other`.
    if (meaning.relation === 'in' && nouns.length > 0) {
      const joint = items.findIndex(
        (one, index) => index > at && index <= at + 3 && one.meaning.conjunction && BODY.has(items[index - 1]!.text),
      )
      if (joint < 0) break
      at = joint
      continue
    }
    if (stop || meaning.verb || meaning.relation || meaning.preposition || meaning.pronoun || meaning.place) break
    // 穿红裙子的女孩: the noun after 的 is the wearer.
    if (nouns.length > 0 && text === '的') break
    if (meaning.noun && isAliveNoun(items[at]!) && nouns.length > 0) break
    const next = items[at + 1]
    // `a paper boat`, `a ski mask`: the last noun is the thing.
    if (meaning.noun && !(next?.meaning.noun && items[at]!.language === 'en' && !next.stop)) nouns.push(at)
  }
  return nouns
}

const LIVING: ReadonlySet<string> = new Set(['person', 'animal', 'bird', 'insect', 'fish'])
const isAliveNoun = ({ meaning }: Item): boolean => LIVING.has(meaning.noun?.kind ?? '')

/** The living subject before the words; after a comma also the first of the sentence; in Chinese the one after 的. */
function ownersOf(items: readonly Item[], found: readonly FoundSubject[], at: number, noun: number): string[] {
  const wordsAt = (index: number): string[] =>
    found.flatMap(one =>
      isAlive(one) && (one.at === index || one.namedAt === index || one.again?.some(each => each.at === index))
        ? [one.words]
        : [],
    )
  if (items[noun]!.language === 'zh') {
    const after = items.slice(noun + 1, noun + FURTHEST).findIndex(isAliveNoun)
    const between = after < 0 ? [] : items.slice(noun + 1, noun + 1 + after)
    if (between.some(({ text }) => text === '的') && !between.some(({ stop, meaning }) => stop ?? meaning.verb))
      return wordsAt(noun + 1 + after)
  }
  const start = sentenceStart(items, at)
  const last = lastBefore(items, at, (one, index) => index >= start && isAliveNoun(one))
  if (last < start) return []
  const isApart = clauseStart(items, at) > last || items.slice(last, at).some(({ meaning }) => meaning.conjunction)
  const first = items.findIndex((one, index) => index >= start && isAliveNoun(one))
  return [...new Set([...wordsAt(last), ...(isApart ? wordsAt(first) : [])])]
}
const FURTHEST = 6

/** The noun that a colour describes: `a red woollen scarf`, 红色的围巾. */
export function colouredNoun(items: readonly Item[], at: number): Item | undefined {
  for (const item of items.slice(at + 1, at + FURTHEST)) {
    const { stop, meaning, text, unknown } = item
    if (stop) return undefined
    if (meaning.noun) return meaning.noun.isUndrawn ? undefined : item
    const isBetween = meaning.colour ?? meaning.size ?? meaning.conjunction ?? unknown ?? text === '的'
    if (!isBetween) return undefined
  }
  return undefined
}
