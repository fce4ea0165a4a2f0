import { readTable } from '../words/vocabulary/word-data.ts'
import { clauseStart } from '../words/clauses.ts'
import { isRoof, isTableThere } from './find-subjects.ts'
import type { Item } from '../words/item.ts'
import { whereabouts } from './setting.ts'
import type { Place } from '../setting/shot-list.ts'
import { GROUND_LANDS, LAID_PLACES } from '../setting/laid-places.ts'

/** The place of the sentence. A place after a preposition ranks above one in the background or before another noun. */
export function placeSaid(items: readonly Item[]): { place?: Place; where?: string } {
  let best: { place: Place; where?: string | undefined; score: number } | undefined
  for (const [at, { meaning, negated, language }] of items.entries()) {
    if (
      !meaning.place ||
      negated ||
      isThrown(items, at) ||
      isProductOrigin(items, at) ||
      isSkySeen(items, at) ||
      isRoof(items, at) ||
      isTableThere(items, at) ||
      isBowlOfWater(items, at)
    )
      continue
    // `乡村女教师`: the origin of the teacher, not the place of the shot.
    if (language === 'zh' && isOrigin(items, at)) continue
    // `city street`, `mountain lake`: the last noun is the head. It stands where the first one does.
    const start = compoundStart(items, at)
    const before = leading(items, start)
    const after = items[at + 1]
    let score = 0
    if (before?.meaning.relation || before?.meaning.preposition || /^(?:in|on|at|inside) /u.test(items[at]!.text))
      score += 2
    // `bubbles, each holding a tiny room`: the room is inside something.
    if (before?.meaning.relation === 'holding') score -= 4
    // `雪山下的湖边`: the lake is the place and lies below the mountains.
    const isWhere =
      language === 'zh' &&
      after?.meaning.located !== undefined &&
      (items[at + 2]?.text === '的' ||
        (items[at + 2]?.meaning.number !== undefined && items[at + 3]?.meaning.place !== undefined))
    if (language === 'zh' && after?.meaning.located && !isWhere) score += 2
    // `a forest, mountains behind`: behind the place named before.
    if (after?.meaning.relation === 'behind' && !items[at + 2]?.meaning.determiner) score -= 5
    if (after?.meaning.side === 'background' || before?.meaning.side === 'background') score -= 3
    if (
      before?.meaning.relation === 'above' ||
      before?.meaning.relation === 'before' ||
      before?.meaning.relation === 'behind'
    )
      score -= 1
    const head = isWhere ? items[at + 3] : after?.text === '的' ? items[at + 2] : after
    // `湖边的树林`, `desert sky`: the head decides. The sky is the view.
    const isPartOfHead =
      language === 'zh' &&
      ((head?.meaning.place !== undefined && head.meaning.place !== 'sky') || isBeforePlace(items, at))
    if (isPartOfHead || head?.meaning.place || (language === 'en' && after?.meaning.noun))
      score -= isWhere || isPartOfHead ? 4 : 2
    // A place that opens the sentence is its subject: `a waterfall in the mountains`. In `an office desk glides over
    // the snow` the subject is the desk.
    const isOfThing = language === 'en' && after?.meaning.noun !== undefined
    if (isTopic(items, start) && !isHouseIn(items, at) && !isOfThing) score += 3
    if (meaning.noun) score -= 1
    // If a paper background is named, the shop is not shown.
    if (meaning.backdrop !== undefined) score += 4
    if (isSeenOutside(items, at)) score -= 4
    // `product shot … on a mountain trail`: words about the filming count less than a named place.
    if (FILMED.test(items[at]!.text)) score -= 6
    // 茶园,云海在山谷里翻涌: the valley is the place of the clouds only.
    if (isOfClouds(items, at)) score -= 3
    // 大学里的银杏大道: an avenue is meant to be seen, whatever place it is in.
    if (meaning.where?.endsWith('avenue')) score += 4
    if (!best || score > best.score) best = { place: meaning.place, where: meaning.where, score }
  }
  // `长安的夜市 … 街道上`: the more specific of two words for the same place wins.
  if (best && (best.where === undefined || best.where === best.place)) {
    const { place } = best
    const closer = items.find(
      ({ meaning, negated }, at) =>
        !negated &&
        meaning.place === place &&
        meaning.where !== undefined &&
        meaning.where !== place &&
        !isSeenOutside(items, at),
    )
    if (closer) best = { ...best, where: closer.meaning.where }
  }
  return best ? (whereabouts({ ...best, place: groundOf(items, best.where) ?? best.place }) ?? {}) : {}
}

/** The preposition of a place: in `across a flat white desert` it is `across`, despite the words between. */
function leading(items: readonly Item[], start: number): Item | undefined {
  let index = start - 1
  const isEnglish = items[start]?.language === 'en'
  while (isEnglish && index >= start - MAX_QUALITIES && items[index] && isQuality(items[index]!)) index--
  return items[index]?.meaning.determiner ? items[index - 1] : items[index]
}
const MAX_QUALITIES = 3
const isQuality = ({ meaning, stop, unknown }: Item): boolean =>
  stop === undefined &&
  (unknown ?? (meaning.colour !== undefined || meaning.size !== undefined || meaning.mood !== undefined))

/** `a mini-golf course in the desert`, 沙漠里的游乐园: the landscape around it. */
function groundOf(items: readonly Item[], where: string | undefined): Place | undefined {
  if (!LAID_PLACES.has(where ?? '')) return undefined
  const at = items.findIndex(({ meaning }) => meaning.where === where)
  const isGround = ({ meaning, negated }: Item): boolean => !negated && GROUND_LANDS.has(meaning.place)
  const after = items.slice(at + 1, at + 4)
  const isIn = /^(?:in|on|amid|out in|in the middle of)\b/u.test(after[0]?.text ?? '')
  const before = items.slice(Math.max(0, at - 4), at)
  const ground =
    items[at]?.language === 'zh'
      ? before.some(({ text }) => text === '的' || text === '中' || text === '里') && before.find(isGround)
      : isIn && after.find(isGround)
  return ground ? ground.meaning.place : undefined
}

const FILMED = /^(?:product (?:shot|photography|display)|studio shot|产品展示)$/u

/** 乡村小学教室, 大学校园秋天的银杏大道: a place right before another one describes it. */
function isBeforePlace(items: readonly Item[], at: number): boolean {
  const next = items.slice(at + 1, at + 4)
  const end = next.findIndex(({ meaning }) => meaning.place !== undefined && meaning.place !== 'sky')
  return (
    end >= 0 &&
    next
      .slice(0, end)
      .every(
        ({ stop, meaning, text, unknown }) =>
          !stop &&
          !meaning.noun &&
          (unknown ?? meaning.season ?? meaning.size ?? text === '的') !== false &&
          !meaning.located &&
          !meaning.verb &&
          !meaning.preposition &&
          !meaning.relation &&
          !meaning.conjunction &&
          !meaning.number,
      )
  )
}

/** A place right before a person who has a place by trade. */
function isOrigin(items: readonly Item[], at: number): boolean {
  const next = items.slice(at + 1, at + 3).find(({ unknown, text }) => !(unknown && /^[男女老小]$/u.test(text)))
  return next?.meaning.noun?.kind === 'person' && next.meaning.noun.where !== undefined
}
/** 重庆火锅, 高山绿茶: the origin of a product, not its place. */
export function isProductOrigin(items: readonly Item[], at: number): boolean {
  const [item, next] = [items[at]!, items[at + 1]]
  return (
    (item.meaning.place ?? item.meaning.placeHint) !== undefined &&
    item.meaning.noun === undefined &&
    item.meaning.filledWith === undefined &&
    item.language === 'zh' &&
    next?.from === item.to &&
    PRODUCTS.has(next.meaning.noun?.kind ?? '')
  )
}
const PRODUCTS: ReadonlySet<string> = new Set(['food', 'drink', 'product', 'cosmetic', 'worn'])

/** 泡进水里, `drops the ice cube into water`: water in a vessel. */
const isBowlOfWater = (items: readonly Item[], at: number): boolean =>
  PLAIN_WATER.test(items[at]!.text) &&
  items.some(({ meaning }) => meaning.noun !== undefined) &&
  !items.some(
    ({ meaning: { noun, motion, pronoun } }) =>
      noun?.kind === 'fish' ||
      noun?.kind === 'person' ||
      noun?.kind === 'animal' ||
      noun?.place === 'underwater' ||
      motion === 'swim' ||
      pronoun !== undefined,
  )
const PLAIN_WATER = /^(?:水里|水中|in water|in the water|into water|under water)$/u

/** `a gas station in the desert`: the building is a thing in the landscape. */
const isHouseIn = (items: readonly Item[], at: number): boolean =>
  items[at]!.meaning.noun?.kind === 'building' &&
  /^(?:in|on|at|by)\b/u.test(items[at + 1]?.text ?? '') &&
  items.slice(at + 1, at + 5).some(({ meaning, stop }) => !stop && OPEN_LANDS.has(meaning.place))
export const OPEN_LANDS: ReadonlySet<Place | undefined> = new Set<Place>(readTable('find-said-place', 'openLands'))

/** `looking out of the window at passing fields`, `窗外的田野`: the view from the place. */
function isSeenOutside(items: readonly Item[], at: number): boolean {
  for (let index = at - 1; index >= 0 && index >= at - 7; index--) {
    const { stop, text } = items[index]!
    if (stop) return false
    if (/^(?:windows?|telescopes?|microscopes?|binoculars|窗外|窗户|车窗|舷窗|望远镜|显微镜)$/u.test(text)) return true
  }
  return false
}

/** True in a clause that begins with the weather. */
const isOfClouds = (items: readonly Item[], at: number): boolean => {
  const start = clauseStart(items, at)
  return start > 0 && items[start]!.language === 'zh' && items[start]!.meaning.weather !== undefined
}

/** True right before another place. A `desert sky` is in the desert. */
function isCompound(items: readonly Item[], at: number): boolean {
  const next = items[at + 1]
  if (!next || items[at]!.language !== next.language || !items[at]!.meaning.place) return false
  return next.meaning.place !== undefined && next.meaning.place !== 'sky' && !next.negated && !isRoof(items, at + 1)
}

function compoundStart(items: readonly Item[], at: number): number {
  let start = at
  while (start > 0 && isCompound(items, start - 1)) start--
  return start
}

/** `the ball turns in the air`, `her scarf draws a circle in the air`: above the ground, not in the sky. */
const isThrown = (items: readonly Item[], at: number): boolean =>
  IN_THE_AIR.test(items[at]!.text) &&
  items.some(
    ({ meaning, text }) =>
      meaning.noun?.kind === 'person' ||
      meaning.noun?.kind === 'ball' ||
      meaning.pronoun ||
      /^(?:her|his)$/u.test(text),
  ) &&
  !items.some(({ meaning }) => meaning.motion === 'fly' || meaning.noun?.kind === 'aircraft')
const IN_THE_AIR = /^(?:in the air|mid air|midair|in mid air|空中|半空中?)$/u

/** `the moon in the sky`, `天上的圆月`, `gazing at the sky`: the sky is seen and is not the place of the camera. */
function isSkySeen(items: readonly Item[], at: number): boolean {
  const { meaning, language } = items[at]!
  if (STARS.test(items[at]!.text)) return items.some(other => isLand(other.meaning.place) && !other.negated)
  if (meaning.place !== 'sky') return false
  const before = items[at - 1]?.meaning.determiner ? items[at - 2] : items[at - 1]
  if (
    before?.meaning.relation === 'before' ||
    before?.text === 'at' ||
    /(?:向|往|朝|into|toward|towards)$/u.test(before?.text ?? '')
  )
    return true
  if (language === 'en') return IN_THE_SKY.has(before?.text ?? '') || before?.meaning.noun?.kind === 'moon'
  return false
}

/** `the Milky Way over a desert`: stars are seen from the landscape below. */
const STARS = /^(?:the )?milky way$|^银河$|^galaxy$/u
export const isLand = (place: Place | undefined): boolean => place !== undefined && place !== 'space' && place !== 'sky'

const IN_THE_SKY = new Set(['star', 'stars', 'sun', 'cloud', 'clouds', '星星', '繁星', '太阳', '云', '云朵', '白云'])

function isTopic(items: readonly Item[], at: number): boolean {
  for (let index = at - 1; index >= 0 && !items[index]!.stop; index--) {
    const { meaning, mention } = items[index]!
    const { noun, place, relation, motion, preposition, glue } = meaning
    if (mention || noun || place || relation || motion || (preposition && !glue)) return false
  }
  return true
}
