import { readTable } from '../words/vocabulary/word-data.ts'
import { throughLand } from './compose-ways.ts'
import { onPavement } from './default-place.ts'
import { actionPlace, workPlace } from './action-places.ts'
import { type FoundSubject, isAlive, isPerson } from './found-subject.ts'
import { placeForPeople } from './ground-setting.ts'
import type { Item } from '../words/item.ts'
import { PLACE_TRAITS } from '../setting/place-traits.ts'
import { type SaidSetting, type Whereabouts, whereabouts } from './setting.ts'
import { isStuff } from './usual-places.ts'
import { findPlace } from '../words/vocabulary/place-file.ts'

/** The facts about a shot that decide its place. */
type ToldOfPlace = {
  items: readonly Item[]
  found: readonly FoundSubject[]
  said: SaidSetting
  before: SaidSetting
  /** The place of the trade of the people present. */
  trade: Whereabouts | undefined
  /** True for an advertisement. */
  isForSale: boolean
}

/** Corrects the place. Each rule gets the result of the rule before. */
type Rule = (asked: Whereabouts, told: ToldOfPlace) => Whereabouts

/** Applies all rules to the requested place. */
export const settlePlace = (asked: Whereabouts, told: ToldOfPlace): Whereabouts =>
  RULES.reduce((place, rule) => rule(place, told), asked)

/** A subject that implies the same ground keeps the place: the ball of a stadium is not in a meadow. */
const sameGround: Rule = (asked, { said, before }) =>
  said.place === undefined && asked.where === undefined && asked.place === before.place && before.where
    ? { place: asked.place, where: before.where }
    : asked

/** `sparks fly into the night sky, the audience cheers`: an audience under the sky is on a square. */
const underSky: Rule = (asked, { said, items }) => {
  const open = said.place === undefined || said.place === 'sky' ? OPEN[asked.where ?? asked.place] : undefined
  return open && items.some(({ text, negated }) => !negated && SKY.test(text)) ? open : asked
}
const OPEN: Readonly<Record<string, Whereabouts>> = readTable('settle-place', 'open')
const SKY = /^(?:(?:the |into the )?(?:night )?sky|into the air|stars|outdoors|open air|夜空|天空|星空|露天|户外)$/u

/** `a family poses in front of the house`: they are outside. */
const beforeHouse: Rule = (asked, { said, found, items }) =>
  said.place === undefined &&
  PLACE_TRAITS[asked.place].isIndoors === true &&
  found.some(
    ({ relation, kind }) => kind === 'person' && relation?.kind === 'before' && relation.to.kind === 'building',
  )
    ? { place: 'meadow' }
    : atFoot(asked, said, found, items)

/** `a man in front of a skyscraper`: at its foot, not across the water from it. */
const atFoot = (
  asked: Whereabouts,
  said: SaidSetting,
  found: readonly FoundSubject[],
  items: readonly Item[],
): Whereabouts =>
  (said.place === undefined || said.place === 'skyline') &&
  asked.place === 'skyline' &&
  !items.some(({ text, negated }) => !negated && AFAR.test(text)) &&
  found.some(({ relation }) => relation && AT_FOOT.has(relation.kind) && relation.to.kind === 'building')
    ? { place: 'street', where: 'pavement' }
    : asked
const AFAR = /skyline|rooftop|roof|river|天际线|屋顶|楼顶|天台|江|河/u
const AT_FOOT: ReadonlySet<string> = new Set(['before', 'beside'])

/** `perfume, soft spotlight`: a light on a thing is not a theatre. */
const inSpotlight: Rule = (asked, { items, found }) =>
  asked.place === 'stage' &&
  found.length > 0 &&
  !found.some(one => isAlive(one) || one.noun?.place === 'stage') &&
  items.every(({ meaning, text }) => meaning.place !== 'stage' || SPOTLIGHT.test(text))
    ? { place: 'sweep' }
    : asked
const SPOTLIGHT = /spotlights?$|聚光灯|追光/u

/** `a glacier breaks into the sea`: seen from the shore, with floating ice. */
const iceInSea: Rule = (asked, { items, found }) =>
  (asked.where === 'glacier' || asked.where === 'ice' || asked.place === 'sea') &&
  (items.some(({ text }) => SEAS.test(text)) ||
    asked.place === 'sea' ||
    found.some(({ words, kind }) => kind === 'boat' || WHALE.test(words))) &&
  items.some(({ text, negated }) => !negated && ICE.test(text))
    ? { place: 'sea', where: 'ice-coast' }
    : asked
const SEAS = /^(?:the )?(?:sea|ocean|bay|大海|海|海里|海面|海上|海中|大海里)$/u
const ICE = /^(?:glaciers?|icebergs?|ice floes?|冰山|冰川|浮冰)$/u
const WHALE = /whale|orca|鲸/iu

/** `a lighthouse on a cliff`: the cliff is by the sea. */
const bySea: Rule = (asked, { found }) =>
  asked.place === 'mountains' && found.some(({ what }) => 'sprite' in what && what.sprite === 'drawn-lighthouse')
    ? { place: 'sea' }
    : asked

/** `a diner with chrome stools, a cup on the counter`: inside the diner. */
const withinDiner: Rule = (asked, { items }) =>
  asked.where === 'roadside-diner' && items.some(({ text, negated }) => !negated && OF_DINERS.test(text))
    ? { place: 'room', where: 'restaurant' }
    : asked
const OF_DINERS =
  /^(?:counters?|stools?|bar stools?|booths?|jukebox|waitress(?:es)?|inside|menus?|吧台|卡座|高脚凳|凳子|店内|店里)$/u

/** A spaceship's corridor, and later `the whole corridor`: the part of the ship in the story. */
const aboard: Rule = asked => asked

/** `she wipes the steering wheel`: a person at the wheel is inside the vehicle. */
const atWheel: Rule = (asked, { said, found, items }) =>
  said.where === undefined &&
  items.some(({ text, negated }) => !negated && WHEEL.test(text)) &&
  found.some(isPerson) &&
  !found.some(({ kind }) => kind === 'boat')
    ? { place: 'room', where: 'drivers-cab' }
    : asked
const WHEEL = /^(?:the )?(?:steering wheel|方向盘)$/u

/** `a barber … a vintage chair`: a plain room becomes the room of the trade, the action or the things in it. */
const roomOf: Rule = (asked, { said, trade, found, items }) => {
  if (asked.place !== 'room' || (asked.where ?? 'room') !== 'room' || (said.where ?? 'room') !== 'room') return asked
  const isRoom = (one: Whereabouts | undefined): boolean =>
    one?.where !== undefined && one.where !== 'room' && PLACE_TRAITS[one.place].isIndoors === true
  return [trade, thingsPlace(found), actionPlace(items, found)].find(isRoom) ?? asked
}

/** The place of the first thing that implies one. */
const thingsPlace = (found: readonly FoundSubject[]): Whereabouts | undefined => {
  const noun = found.find(one => one.noun?.where !== undefined && one.noun.place === 'room')?.noun
  const isKitchen = found.some(one => one.noun?.place === 'kitchen')
  return noun ? whereabouts(noun) : isKitchen ? { place: 'kitchen', where: 'kitchen' } : undefined
}

/** `Paris at dusk, cafes along the street`: a street or a skyline of a known city shows its landmark. */
const ofCity: Rule = (asked, { items }) => {
  if (
    !IN_CITIES.has(asked.where ?? asked.place) &&
    !(asked.where === 'cafe' && items.some(one => ALONG.test(one.text)))
  )
    return asked
  const named = items.find(({ text, negated }) => !negated && CITIES[text] !== undefined)
  const where = named && CITIES[named.text]
  return where ? { place: findPlace(where).place, where } : asked
}
const IN_CITIES: ReadonlySet<string> = new Set(['street', 'skyline', 'pavement', 'square', 'bridge', 'river'])
const ALONG = /^(?:along|lining|outside)$/u
const CITIES: Readonly<Record<string, string>> = readTable('settle-place', 'cities')

/** `长城蜿蜒在群山上`: a noun that is both a place and a thing is the place. */
const atSight: Rule = (asked, { items }) => {
  if (PLACE_TRAITS[asked.place].isIndoors) return asked
  const named = items.find(({ text, negated }) => !negated && SIGHTS[text] !== undefined)
  const where = named && SIGHTS[named.text]
  return where ? { place: findPlace(where).place, where } : asked
}
const SIGHTS: Readonly<Record<string, string>> = readTable('settle-place', 'sights')

/** `a woman, neon signs`: the signs belong to the street. */
const amongNeon: Rule = (asked, { items }) =>
  asked.place === 'street' &&
  (asked.where ?? 'pavement') === 'pavement' &&
  items.some(({ text, negated }, at) => !negated && NEON.test(text) && !isStuff(items, at))
    ? { place: 'street', where: 'neon-street' }
    : asked
const NEON = /^(?:cyberpunk|blade runner(?: look)?|neon signs?|neon lights?|赛博朋克|霓虹灯?)$/u

/** `a lifeguard runs into the waves`: a person without a boat who does not swim is on the shore; at sea, on a deck. */
const ashore: Rule = (asked, { found, items, said, before }) => {
  const people = found.filter(one => isPerson(one) && 'sprite' in one.what)
  if (asked.place !== 'sea' || (asked.where ?? 'sea') !== 'sea' || people.length === 0) return asked
  const isAfloat = ({ kind, motion, relation }: FoundSubject): boolean =>
    kind === 'boat' ||
    kind === 'fish' ||
    motion === 'swim' ||
    motion === 'float' ||
    motion === 'ride' ||
    motion === 'fly' ||
    relation?.to.kind === 'boat'
  const isIn = ({ meaning }: Item, at: number): boolean =>
    meaning.place === 'sea' && items.slice(Math.max(0, at - 2), at).some(one => IN_IT.test(one.text))
  if (found.some(isAfloat) || items.some(isIn) || items.some(({ text }) => SURFING.test(text))) return asked
  // `a ship in the fog. The rowers pull`: they are aboard.
  const isAboard = said.place === undefined && before.place === 'sea'
  return isAboard || items.some(({ text }) => AT_SEA.test(text))
    ? { place: 'sea', where: 'ship-deck' }
    : { place: 'beach' }
}
const IN_IT = /^(?:in|on|across|.?在|在一片)$/u
const SURFING = /surf|walks? on (?:the )?water|冲浪|水面上|游/u
const AT_SEA = /^(?:at sea|on the high seas|high seas|open sea|出海|海上|远航|航行)$/u

/** `a turtle crawls over the sand to the sea`: it is still on the sand. */
const overSand: Rule = asked => asked

/** `a whale breaches beside a boat`: at the surface, unless the words name the depth. */
const atSurface: Rule = (asked, { found, items }) =>
  asked.place === 'underwater' &&
  asked.where === undefined &&
  !items.some(({ meaning }) => meaning.place === 'underwater') &&
  found.some(
    ({ kind, motion, noun }) =>
      (kind === 'boat' && noun?.place !== 'underwater') ||
      ((kind === 'fish' || kind === 'animal') && motion === 'jump'),
  )
    ? { place: 'sea' }
    : asked

/** `squeezes a little hand cream out`: only food implies a kitchen. */
const creamed: Rule = asked => asked

/** `a canoe tied to the dock of a lake`: not a harbour by the sea. */
const onLake: Rule = (asked, { items }) => {
  if (asked.where !== 'pier' && asked.where !== 'harbour') return asked
  const water = items.find(
    ({ meaning, negated }) => !negated && (meaning.place === 'lake' || meaning.place === 'river'),
  )
  return water?.meaning.place ? { place: water.meaning.place } : asked
}

/** `swims over the deck of a wreck`, 沉船的甲板: the deck is on the sea bed. */
const onWreck: Rule = (asked, { found }) =>
  asked.where === 'ship-deck' &&
  found.some(({ what }) => 'sprite' in what && what.sprite === 'drawn-shipwreck') &&
  found.some(({ motion }) => motion === 'swim')
    ? { place: 'underwater' }
    : asked

/** `a town at noon. She steps out of the office`: outside is the place of the story. */
const outAgain: Rule = (asked, { items, before }) =>
  OUT_OF_DOORS.has(asked.where ?? '') &&
  before.place !== undefined &&
  before.where !== undefined &&
  PLACE_TRAITS[before.place].isIndoors !== true &&
  items.some(({ text, negated }) => !negated && GOING_OUT.test(text))
    ? { place: before.place, where: before.where }
    : asked
const OUT_OF_DOORS: ReadonlySet<string> = new Set(['corridor', 'pavement', 'porch'])
const GOING_OUT = /^(?:out of|out|steps out|comes out|walks out|outside|leaves|exits|走出|走出来|出来|冲出|跑出)$/u

/** 桥下的小鱼, `ducks under the bridge`: a bridge above swimming subjects is over water. */
const underBridge: Rule = (asked, { items, found }) => {
  if (asked.where !== 'overpass') return asked
  const over = items.find(({ meaning, negated }) => !negated && BRIDGES.has(meaning.where ?? ''))
  if (over?.meaning.where) return { place: findPlace(over.meaning.where).place, where: over.meaning.where }
  return found.some(isOfWater) || items.some(({ text, negated }) => !negated && WATER.test(text))
    ? { place: 'river' }
    : asked
}
const BRIDGES: ReadonlySet<string> = new Set(['log-bridge', 'rope-bridge', 'bridge'])
const WATER = /^(?:water|stream|river|brook|creek|流水|河水|溪水|小溪|小河|河|河流)$/u
const isOfWater = ({ kind, what }: FoundSubject): boolean =>
  kind === 'fish' || kind === 'boat' || ('sprite' in what && WATERFOWL.has(what.sprite))
const WATERFOWL: ReadonlySet<string> = new Set(['1f986', '1f9a2', 'drawn-goose'])

/** `on the deck between stacked containers`: the deck of a container ship. */
const amongContainers: Rule = (asked, { items }) =>
  asked.where === 'ship-deck' && items.some(({ text, negated }) => !negated && CARGO.test(text))
    ? { place: 'sea', where: 'container-deck' }
    : asked
const CARGO =
  /^(?:(?:shipping |stacked |cargo )?containers?|container ships?|cargo ships?|freighters?|集装箱|货轮|货船)$/u

/** `a basketball court behind a chain-link fence`, 露天: an outdoor court. */
const underOpenSky: Rule = asked => asked

/** 楼顶的球场, `a basketball court on a rooftop`: above the city. */
const onRoof: Rule = (asked, { items }) =>
  COURTS.has(asked.where ?? '') && items.some(({ meaning, negated }) => !negated && meaning.where === 'rooftop')
    ? { place: findPlace('rooftop').place, where: 'rooftop' }
    : asked
const COURTS: ReadonlySet<string> = new Set(['basketball-court', 'school-gym', 'stadium'])

/** `a kitten asleep in a teacup`: on a table, unless the words name a place. */
const inCup: Rule = (asked, { said, found }) =>
  said.place === undefined &&
  found.length > 0 &&
  found.every(
    ({ relation, kind, noun }) =>
      (relation?.kind === 'in' && isCup(relation.to)) || (kind !== 'person' && isCupNoun(noun)),
  )
    ? { place: 'table' }
    : asked
const isCup = ({ noun }: FoundSubject): boolean => isCupNoun(noun)
const isCupNoun = (noun: FoundSubject['noun']): boolean => noun?.sprites.some(sprite => CUPS.has(sprite)) === true
const CUPS: ReadonlySet<string> = new Set(['1f375', '2615', 'drawn-mug', '1f963', 'drawn-bowl', 'drawn-glass'])

const RULES: readonly Rule[] = [
  inCup,
  onLake,
  onWreck,
  outAgain,
  underBridge,
  amongContainers,
  underOpenSky,
  onRoof,
  sameGround,
  atSurface,
  (asked, { items, found }) => throughLand(asked, items, found),
  underSky,
  beforeHouse,
  inSpotlight,
  iceInSea,
  bySea,
  withinDiner,
  aboard,
  overSand,
  ashore,
  roomOf,
  amongNeon,
  ofCity,
  atSight,
  (asked, { found, items }) => onPavement(asked, found, items),
  (asked, { found, said, trade, items, isForSale, before }) =>
    placeForPeople(asked, found, said, trade ?? workPlace(items, found), isForSale, before),
  creamed,
  atWheel,
]
