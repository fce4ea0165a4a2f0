import { readTable } from '../words/vocabulary/word-data.ts'
import { clauseStart, firstAfter, isGoverned, lastBefore, sentenceEnd } from '../words/clauses.ts'
import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from '../words/item.ts'

/** Verbs of liquids. The liquid is not drawn; the result is drawn on the surface it runs over. */
export const LIQUID_VERBS: ReadonlySet<string> = new Set(['drip', 'pour', 'flow', 'melt', 'fall', 'fill', 'spill'])

/**
 * `snow falling`, `steam rises`, `云朵飘动`: the weather does this and has no subject. `the cat in the snow falls` has one.
 */
export function isActionOfWeather(items: readonly Item[], at: number): boolean {
  const before = items[at - 1]
  if (!before || !(before.meaning.weather || AIRY.has(before.text))) return false
  const start = items
    .slice(0, at - 1)
    .findLast(({ meaning, unknown }) => !unknown && !meaning.size && !meaning.colour && !meaning.determiner)
  return !start || start.stop !== undefined || start.meaning.conjunction === true || OPENING.has(start.text)
}

const AIRY = new Set<string>(readTable('air-and-liquids', 'airy'))

/** Words that open a new clause. */
const OPENING = new Set(['with', 'as', 'while', '的'])

/** `阳光从窗户照进来`, `月光透过树叶洒下`: the light is the subject of these verbs. */
export function isActionOfLight(items: readonly Item[], at: number): boolean {
  if (!/^(?:shine|spill)$/u.test(items[at]!.meaning.verb?.id ?? '') || items[at]!.language !== 'zh') return false
  return items
    .slice(clauseStart(items, at), at)
    .some(({ text }) => /^(?:阳光|月光|日光|灯光|烛光|晨光|光|光线|余晖|夕阳|太阳)$/u.test(text))
}

/**
 * `Dark clouds are building`, 光柱穿过灰尘, `the sky fills with lights`: in a clause that begins with weather, light or sky,
 * the verbs belong to it and not to a subject of the sentence before.
 */
export function isActionOfSky(items: readonly Item[], at: number, found: readonly FoundSubject[]): boolean {
  const verb = items[at]!.meaning.verb?.id ?? ''
  if (LIQUID_VERBS.has(verb) && verb !== 'fill' && !items[at - 1]?.meaning.weather) return false
  const start = lastBefore(items, at, ({ stop, meaning }) => stop !== undefined || meaning.conjunction === true) + 1
  const sky = firstAfter(items, start - 1, (item, index) => index >= at || !isLeading(item))
  const word = items[sky]
  const isThere = (one: FoundSubject): boolean =>
    one.at > sky && one.at < at && (isAlive(one) || !isGoverned(items, one.at))
  if (!word || sky >= at || !isSkyWord(word) || found.some(isThere)) return false
  const [next, after] = [items[sky + 1]!, items[at + 1]]
  if (word.language === 'zh') return !next.meaning.located && !/^[的中里下]$/u.test(next.text) && after?.text !== '的'
  const isBeing = /^(?:is|are)$/u.test(items[at - 1]!.text)
  return sky === at - (isBeing ? 2 : 1) && (isBeing || !items[at]!.text.endsWith('ing'))
}

const isLeading = (item: Item): boolean => {
  const { determiner, colour, size, glue } = item.meaning
  return !isSkyWord(item) && Boolean(item.unknown ?? determiner ?? colour ?? size ?? glue)
}
const isSkyWord = ({ meaning, text }: Item): boolean =>
  AIRY.has(text) || SKY.test(text) || (meaning.weather !== undefined && !meaning.verb && !text.endsWith('y'))
const SKY = /^(?:(?:night )?sky|天空|夜空|夕阳|太阳|朝阳|光柱|光线|月光)$/u

/** Verbs whose result is drawn on the container: `water boils in a pot`. */
export const HEATED: ReadonlySet<string> = new Set(['boil', 'freeze', 'steam'])

export const isActionOfLiquid = (items: readonly Item[], at: number): boolean =>
  /^(?:water|milk|soup|oil|tea|coffee|juice|liquid|水|牛奶|汤|油|茶)$/u.test(
    (items[at - 1]?.meaning.preposition ? items[at - 2] : items[at - 1])?.text ?? '',
  )

export function heat(items: readonly Item[], at: number, found: readonly FoundSubject[]): void {
  const end = sentenceEnd(items, at)
  const vessel =
    found.find(one => !isAlive(one) && one.at > at && one.at < end) ??
    found.findLast(one => !isAlive(one) && one.at >= 0 && one.at < at - 1)
  if (vessel) (vessel.deeds ??= []).push({ verb: items[at]!.meaning.verb!.id, at })
}

export const BLOWN = new Set(['blow', 'blow-away'])
