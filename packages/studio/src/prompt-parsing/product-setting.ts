import { readTable } from '../words/vocabulary/word-data.ts'
import { areProducts, canOpen, HAND_ONLY } from './apply-shows.ts'
import { isAlive } from './found-subject.ts'
import type { Item } from '../words/item.ts'
import type { Kind } from '../words/kinds.ts'
import { PLACE_TRAITS } from '../setting/place-traits.ts'
import type { Draft } from './read-shot.ts'
import { findSurface } from './find-surface.ts'
import type { SaidSetting, Setting } from './setting.ts'

/** Papers behind products with their words, the longest first. */
const HUES: readonly (readonly [paper: string, english: string, chinese: string])[] = readTable(
  'product-setting',
  'hues',
)
const HOW = '(?:(?:bright|dark|light|pale|soft|deep|pastel|solid|plain|clean|pure|matte|smooth|warm|vivid|neon) )*'
const BEHIND = '(?: (?:studio|gradient|seamless|paper|pastel))* (?:walls?|backgrounds?|backdrops?|gradient|paper|set)'
const PATTERNS = HUES.map(
  ([paper, english, chinese]) =>
    [
      paper,
      new RegExp(
        String.raw`\b${HOW}(?:${english})${BEHIND}\b|(?:${chinese})(?:色)?(?:系)?(?:的)?(?:渐变)?(?:色)?的?(?:墙面|墙壁|墙|背景|幕布|卡纸|底)|背景(?:是|为)?(?:一片)?(?:明亮的?|柔和的?|浅|淡|亮)?(?:${chinese})`,
        'iu',
      ),
    ] as const,
)

/** `in front of a pastel pink wall`, `薄荷绿背景`: the paper in the words, if any. */
export const paperSaid = (words: string): string | undefined =>
  PATTERNS.flatMap(([paper, pattern]) => {
    const match = pattern.exec(words)
    return match ? [{ paper, at: match.index, long: match[0].length }] : []
  }).toSorted((a, b) => a.at - b.at || b.long - a.long)[0]?.paper

const SERVED: ReadonlySet<Kind> = new Set<Kind>(['food', 'drink'])
/** Places that describe a state or an ingredient instead: `with ice`, `in the air`, 在空中. */
const NOWHERE = /^(?:ice|snow|air|in the air|mid ?air|sky|towers?|fire|空中|半空|冰|雪|天空)$/u

/** True if the words name a place. */
const isLocated = (items: readonly Item[]): boolean =>
  items.some(({ meaning, negated, text }) => meaning.place && !meaning.backdrop && !negated && !NOWHERE.test(text))

/**
 * Products without people are shown close, on paper or on a table, unless the words or the shot before name a place. A
 * stone under a product or ice in a glass is not a landscape.
 */
export function showAsProducts(
  { found, items }: Draft,
  { said, before }: { said: SaidSetting; before: SaidSetting },
  setting: Setting,
  words: string,
): Setting {
  const isElsewhere = before.place !== undefined && PLACE_TRAITS[before.place].isShownClose !== true
  if (isElsewhere || !areProducts(found, HAND_ONLY) || !found.some(isProduct) || found.some(worksWithHands))
    return setting
  const { where: _, ...near } = setting
  // `shoes run through a puddle`: on a road, not on paper.
  if (said.place === undefined && PLACE_TRAITS[setting.place].isShownClose && found.some(isOnItsWay))
    return {
      ...near,
      place: 'street',
      where: 'pavement',
      ...(findSurface(words)?.of === 'water' && { weather: 'rain' }),
    }
  if (paperSaid(words) && said.place !== 'sweep' && !isLocated(items)) return { ...near, place: 'sweep' }
  const { isShownClose = false } = PLACE_TRAITS[setting.place]
  if (isShownClose || setting.place === 'kitchen' || found.some(isFurniture) || found.some(isOnStand)) return setting
  if (isLocated(items) || found.some(isUnderWay)) return setting
  const isServed = found.some(({ kind }) => SERVED.has(kind))
  return { ...near, place: isServed ? 'table' : 'sweep', weather: 'clear', season: 'summer' }
}
/** Kinds that count as products. Flowers, lanterns and bicycles are shown in their usual places. */
const PRODUCTS: ReadonlySet<Kind> = new Set<Kind>(['product', 'cosmetic', 'worn', 'headwear', 'food', 'drink'])
const isProduct = ({ kind, what }: Draft['found'][number]): boolean => PRODUCTS.has(kind) || canOpen({ what })
const isFurniture = ({ kind, words }: Draft['found'][number]): boolean =>
  kind === 'furniture' && !/window|窗/iu.test(words)
/** `sausages on a grill`: the thing that carries it decides the place. */
const isOnStand = ({ relation }: Draft['found'][number]): boolean =>
  relation?.kind === 'on' && (relation.to.noun?.metres ?? 0) > STAND && !isProduct(relation.to)
const STAND = 0.6
/** Kneading needs a person, whose hands are seen. */
const worksWithHands = (one: Draft['found'][number]): boolean =>
  isAlive(one) && (one.deeds ?? []).some(({ verb }) => !isReach(verb))
/** `a drone takes off`, `shoes run through a puddle`: it needs a sky, or ground. */
export const isUnderWay = (one: Draft['found'][number]): boolean =>
  isOnItsWay(one) || (one.deeds ?? []).some(({ verb }) => UNDER_WAY.has(verb))
const ON_FOOT: ReadonlySet<string> = new Set('walk run step wade'.split(' '))
const UNDER_WAY: ReadonlySet<string> = new Set(['take-off', 'land', 'drive', 'sail', 'row'])
const isOnItsWay = ({ kind, deeds = [] }: Draft['found'][number]): boolean =>
  kind === 'worn' && deeds.some(({ verb }) => ON_FOOT.has(verb))
/** Short actions of a hand that comes into the picture. */
const isReach = (verb: string): boolean => REACHES.has(verb)
const REACHES: ReadonlySet<string> = new Set<string>(readTable('product-setting', 'reaches'))
