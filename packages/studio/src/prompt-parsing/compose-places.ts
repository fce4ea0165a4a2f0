import { readTable } from '../words/vocabulary/word-data.ts'
import { boardVehicles } from './board-vehicles.ts'
import { composeSettlements } from './compose-settlements.ts'
import { composeAvenues } from './compose-ways.ts'
import type { Item } from '../words/item.ts'
import type { Kind } from '../words/kinds.ts'
import { findNoun, longestMatch } from '../words/lexicon.ts'
import { tokenise } from '../words/tokenise.ts'
import type { Place, Shot } from '../setting/shot-list.ts'
import { type Noun, spriteName } from '../words/vocabulary/noun-table.ts'
import { findPlace } from '../words/vocabulary/place-file.ts'
import { findPlaceHead, findGoods, type PlaceHead } from '../words/vocabulary/goods-file.ts'

type Products = NonNullable<Shot['filledWith']>

/** Words that may stand between the product and the place: `bike repair shop`, 修理. */
const BETWEEN = /^(?:repair|repairing|rental|supply|making|processing|wholesale|retail|专卖|修理|批发|加工)$/u
/** Prepositions that mean the street in front of the place. */
const OUTSIDE = /^(?:outside|past|opposite|in front of|across from|beside|near|next to)$/u
const OUTSIDE_ZH = /^(?:门口|门前|外|外面|门外|旁|旁边|对面)$/u
/** Fruit of trees. */
const ON_TREES = /^(?:1f34e|1f34f|1f34a|1f34b|1f350|1f351|1f352|1f96d|1fad2|1f965)/u

/**
 * `guitar shop`, `strawberry farm`, 灯笼街: the word and the place become one item, and the thing is not a subject.
 * `shelves of jars`, 挂满了旧伞 fill the place that the words name elsewhere.
 */
export function composePlaces(items: readonly Item[], folded: string, prompt = folded): Item[] {
  const isAdvert = ADVERTISED.test(prompt)
  const composed: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const item = items[at]!
    const found = isHead(item) && !isStanding(items, at) ? findPlaceHead(headWord(item)) : undefined
    // The food that a restaurant advertises is on its table.
    const head = isAdvert && found?.place === 'restaurant' ? undefined : found
    const made = head && compose(items, at, head, composed)
    composed.push(made ?? item)
  }
  composeAvenues(composed, folded)
  composeSettlements(composed)
  fillPlaces(composed, folded)
  enterHouses(composed)
  boardVehicles(composed)
  arriveTrains(composed)
  return composed
}

/** `in a small brick bakery`: the adjectives do not move the shot outside. Changes the items. */
function enterHouses(items: Item[]): void {
  for (const [at, item] of items.entries()) {
    if (item.language !== 'en' || item.meaning.noun?.kind !== 'building' || item.plural || item.possessive) continue
    const entry = items
      .slice(Math.max(0, at - MAX_DESCRIBING), at)
      .findLastIndex(({ text }) => /^(?:in|inside)(?: an?)?$/u.test(text))
    const between = items.slice(Math.max(0, at - MAX_DESCRIBING), at).slice(entry + 1)
    const isDescribed = between.every(
      ({ stop, meaning, unknown, text }) =>
        !stop &&
        (meaning.determiner ?? meaning.size ?? meaning.colour ?? meaning.mood ?? unknown ?? MATERIAL.test(text)),
    )
    if (entry < 0 || between.length < 2 || !isDescribed) continue
    const { meaning } = longestMatch(tokenise(`in a ${item.text}`), 0) ?? {}
    if (meaning?.place && meaning.where)
      items[at] = { ...item, meaning: { place: meaning.place, where: meaning.where } }
  }
}
const MAX_DESCRIBING = 6
const MATERIAL = /^(?:brick|stone|wooden|wood|timber|marble|old|tiny|cosy|cozy|quiet|empty|glass|village|country)$/u

const isHead = ({ stop, mention, possessive, meaning }: Item): boolean =>
  !stop &&
  !mention &&
  !possessive &&
  !(meaning.place && meaning.where && meaning.where !== meaning.place && NAMED.test(meaning.where))

/** `a kettle and a toaster stand on a counter`: the two stand there and are not goods. */
function isStanding(items: readonly Item[], at: number): boolean {
  if (items[at]!.text !== 'stand' || !items[at + 1]?.meaning.relation) return false
  const start = items.findLastIndex(({ meaning }, index) => index < at && meaning.determiner === true)
  return items[start - 1]?.meaning.conjunction === true && items[start - 2]?.meaning.noun !== undefined
}

/** Places with a name of their own cannot be combined with goods. */
const NAMED = /^(?:night-market|school|hall|stage)$/u

const headWord = ({ text, language, meaning }: Item): string =>
  language === 'zh' && meaning.place ? text.replace(/(?:里|内|中|上)$/u, '') : text

/** Removes the words before the place from `composed` and returns the one item that they form together. */
function compose(items: readonly Item[], at: number, head: PlaceHead, composed: Item[]): Item | undefined {
  const item = items[at]!
  let back = 1
  while (back <= 2 && BETWEEN.test(composed.at(-back)?.text ?? '')) back++
  // 陶瓷: two unknown characters may be one word for a material.
  const joined = item.language === 'zh' ? composed.slice(-back - 1, composed.length - back + 1) : []
  const isJoined =
    joined.length === 2 &&
    joined.every(({ stop }) => !stop) &&
    findGoods(joined.map(({ text }) => text).join('')) !== undefined
  if (isJoined)
    composed.splice(composed.length - back - 1, 2, {
      ...joined[0]!,
      to: joined[1]!.to,
      text: joined.map(({ text }) => text).join(''),
    })
  const product = composed.at(-back)
  if (
    !product ||
    product.stop ||
    product.mention ||
    product.possessive ||
    product.negated ||
    product.language !== item.language
  )
    return undefined
  if (product.meaning.colour || product.meaning.size || product.meaning.number !== undefined) return undefined
  const { noun } = product.meaning
  if (noun && (head.isNever.has(noun.kind) || noun.isStandIn || noun.isUndrawn)) return undefined
  const sprites = findGoods(product.text) ?? (noun && !noun.faint ? noun.sprites.slice(0, 1) : undefined)
  if (!sprites || (!noun && product.meaning.place && product.language === 'en')) return undefined
  const before = composed[composed.length - back - 1]
  const isOutside =
    item.language === 'zh'
      ? OUTSIDE_ZH.test(items[at + 1]?.text ?? '')
      : OUTSIDE.test((before?.meaning.determiner ? composed.at(-back - 2) : before)?.text ?? '')
  const where = placeOf(head.place, noun, sprites, isOutside)
  if (!where) return undefined
  const isBeast = noun !== undefined && BEASTS.has(noun.kind) && where === 'farm'
  const first = composed[composed.length - back]!
  composed.length -= back
  const { place } = findPlace(where)
  // 火星上的一间面馆: the building stands on Mars and is seen from outside.
  const building = findNoun(item.language === 'zh' ? '小屋' : 'hut')
  if (building && SHUT.has(head.place) && items.some(other => other !== item && isLand(other)))
    return {
      ...made(first, item, product),
      meaning: { noun: { ...building, name: product.text } },
    }
  return {
    ...made(first, item, product),
    meaning: {
      place,
      where,
      ...(isBeast
        ? { noun: { ...noun, count: HERD } }
        : { filledWith: sprites.map(sprite => ({ words: product.text, sprite })) satisfies Products }),
    },
  }
}

const made = (first: Item, head: Item, product: Item): Omit<Item, 'meaning'> => ({
  from: first.from,
  to: head.to,
  text: head.language === 'zh' ? `${product.text}${head.text}` : `${product.text} ${head.text}`,
  language: head.language,
  form: 'written',
})

/** Places that are seen from outside if the words name a landscape. */
const SHUT: ReadonlySet<string> = new Set(['shop', 'restaurant', 'workshop', 'museum'])
const LANDS: ReadonlySet<string | undefined> = new Set<Place>(readTable('compose-places', 'lands'))
const isLand = ({ meaning, negated }: Item): boolean =>
  !negated && LANDS.has(meaning.place) && !SEEN_FROM_TOWN.test(meaning.where ?? '')
const SEEN_FROM_TOWN = /^(?:field|farm|village|stadium|orchard|wheat-field)$/u

const ADVERTISED = /\b(?:ads?|advert|advertisement|commercial|promo|spot)\b|广告|宣传/iu
const BEASTS: ReadonlySet<Kind> = new Set<Kind>(['animal', 'bird', 'insect', 'fish'])
const HERD = 5

function placeOf(
  head: string,
  noun: Noun | undefined,
  sprites: readonly string[],
  isOutside: boolean,
): string | undefined {
  if (isOutside && head === 'shop') return 'stall'
  if (head !== 'field') return head
  if (noun && BEASTS.has(noun.kind)) return noun.kind === 'fish' ? undefined : 'farm'
  if (ON_TREES.test(sprites[0]!)) return 'orchard'
  return head
}

const A_TRAIN = /^(?:subway train|subway|metro train|metro|underground train|train|地铁|列车|地铁列车|轻轨|末班车)$/u
const UNDERGROUND = /subway|metro|underground|地铁/u
const COMES: ReadonlySet<string> = new Set<string>(readTable('compose-places', 'comes'))

/** `a subway train arrives at the platform`, 地铁进站: the shot is on the platform, not in the train. Changes the items. */
function arriveTrains(items: Item[]): void {
  const at = items.findIndex(({ text, negated }) => !negated && A_TRAIN.test(text))
  const item = items[at]
  if (!item) return
  const verb = items.slice(at + 1, at + 4).findIndex(({ meaning, stop }) => !stop && COMES.has(meaning.verb?.id ?? ''))
  if (verb < 0) return
  const isUnder = UNDERGROUND.test(item.text)
  const noun = findNoun(item.language === 'zh' ? (isUnder ? '地铁列车' : '火车') : isUnder ? 'subway train' : 'train')
  const platform = items.findIndex(({ meaning, negated }) => !negated && meaning.where === 'station')
  if (!noun || (!isUnder && platform < 0)) return
  const where = isUnder ? 'subway' : 'station'
  items[at] = { ...item, meaning: { noun, ...(platform < 0 && { place: findPlace(where).place, where }) } }
  delete items[at].unknown
  if (platform >= 0) items[platform] = { ...items[platform]!, meaning: { place: findPlace(where).place, where } }
}

/** Words before the goods that fill the place. */
const FULL =
  /\b(?:full of|filled with|lined with|covered (?:with|in)|packed with|stacked with|crammed with|decorated with|hung with|surrounded by|overgrown (?:with|by|in)|(?:rows|shelves|walls|racks|piles|heaps) (?:and (?:rows|shelves|piles) )?of)\s|(?:挂|摆|堆|放|贴|种|停|插|晾|陈列|铺|长)满了?/gu
/** Places and furniture that can be filled in that sense. A basket is filled by itself. */
const HOLDER =
  /\b(?:shop|store|room|house|garage|workshop|studio|shel(?:f|ves)|walls?|street|alley|market|stall|hall|attic|basement|cellar|garden|greenhouse|yard|corner|window|kitchen|office|place|rows|racks|piles|heaps|ceiling|counters?|museum|gallery|warehouse|factory|field|surrounded)\b|[墙周四店铺屋房架街院柜巷园厅馆窗摊]|到处|天花板|两边|两旁|货架/u
const HANGING = /hung|挂|晾/u
const GROWING = /overgrown|[长种]满/u
const HELD_BACK = 22

function fillPlaces(items: Item[], folded: string): void {
  overgrow(items)
  for (const match of folded.matchAll(FULL)) {
    const [from, to] = [match.index, match.index + match[0].length]
    const holder = folded.slice(Math.max(0, match.index - HELD_BACK), match.index + match[0].length)
    const clause = holder.split(/[.,;，。；]/u).at(-1)!
    const isGrown = GROWING.test(match[0])
    if (!isGrown && !HOLDER.test(clause)) continue
    const named = items.findIndex(
      ({ from: begins, stop, meaning }) =>
        begins >= to && (stop !== undefined || meaning.noun !== undefined || meaning.verb !== undefined),
    )
    const isHung = HANGING.test(match[0])
    // `weeds and small flowers`: the second noun is joined to the first.
    const second = items[named + 1]?.meaning.conjunction
      ? items.findIndex(({ meaning }, index) => index > named + 1 && index <= named + 4 && meaning.noun !== undefined)
      : -1
    for (const index of [named, second]) {
      const item = items[index]
      const noun = item?.meaning.noun
      const isOther = noun && (!FILLING.has(noun.kind) || noun.isStandIn || noun.isUndrawn)
      const sprites = item && (findGoods(item.text) ?? noun?.sprites.slice(0, 1))
      if (!item || !sprites || isOther || item.from - to > FAR) continue
      const { noun: _, ...rest } = item.meaning
      const how = { ...(isHung && { hangs: true as const }), ...(isGrown && { grows: true as const }) }
      items[index] = {
        ...item,
        meaning: { ...rest, filledWith: sprites.map(sprite => ({ words: item.text, sprite, ...how })) },
      }
    }
    // Full shelves belong to the place.
    const shelf = items.findLastIndex(one => one.to <= to && one.to > from - HELD_BACK && SHELVES.test(one.text))
    if (shelf >= 0) items[shelf] = { ...items[shelf]!, meaning: { glue: true } }
  }
}

/** `an abandoned pool`, 废弃的工厂: weeds are added if the words do not name them. Changes the items. */
function overgrow(items: Item[]): void {
  const at = items.findIndex(({ text, negated }) => !negated && ABANDONED.test(text))
  const place = items.slice(at + 1, at + 4).findIndex(({ meaning }) => meaning.place !== undefined)
  if (at < 0 || place < 0 || items.some(({ meaning }) => BARREN.has(meaning.place ?? ''))) return
  items[at] = { ...items[at]!, meaning: { filledWith: [{ words: items[at]!.text, sprite: WEED, grows: true }] } }
  delete items[at].unknown
}
const ABANDONED = /^(?:abandoned|derelict|overgrown|deserted|ruined|废弃|荒废|破败|荒凉)$/u
const WEED = spriteName('🌿')
/** Places without plants. */
const BARREN: ReadonlySet<string> = new Set(['desert', 'snowfield', 'space', 'underwater'])

const FAR = 24
const SHELVES = /^(?:shel(?:f|ves)|racks?|walls?|货架|架子|墙上?)$/u
/** Kinds that can fill a place: things, food and plants. A kingdom surrounded by fire is not filled. */
const FILLING: ReadonlySet<Kind> = new Set<Kind>(readTable('compose-places', 'filling'))
