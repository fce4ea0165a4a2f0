import type { FoundSubject } from './found-subject.ts'
import type { Item } from '../words/item.ts'
import type { Kind } from '../words/kinds.ts'
import { PLACE_TRAITS } from '../setting/place-traits.ts'
import type { Place } from '../setting/shot-list.ts'
import { type SaidSetting, type Whereabouts, whereabouts } from './setting.ts'

/** `an old water town … she walks to the river`: a general word for the current place does not change it. */
export function keepSamePlace({ place, where }: SaidSetting, before: SaidSetting): Whereabouts | undefined {
  // 地铁站 … 站台: the platform belongs to the station.
  if (where !== undefined && before.where !== undefined && PARTS_OF[where]?.has(before.where))
    return whereabouts(before)
  const isPlain = where === undefined || where === place
  return isPlain && place !== undefined && place !== 'room' && place === before.place && before.where
    ? { place, where: before.where }
    : undefined
}

const PARTS_OF: Readonly<Record<string, ReadonlySet<string>>> = {
  station: new Set(['subway', 'train-carriage']),
}

/** The next sentence keeps the place if it only names a table or light in a room. */
export function keepPlaceOfSentence(
  { place, where }: SaidSetting,
  before: SaidSetting,
  items: readonly Item[],
  isSentence: boolean,
): Whereabouts | undefined {
  const isWeak = (place === 'table' && isSentence) || (place === 'room' && (where ?? 'room') === 'room')
  if (
    before.place &&
    isGround(place, items) &&
    !PLACE_TRAITS[before.place].isIndoors &&
    !PLACE_TRAITS[before.place].isNowhere
  )
    return whereabouts(before)
  // 楼下一位书生: below the building of the story.
  if (
    before.place &&
    where === 'apartment-block' &&
    items.every(({ meaning, text }) => !meaning.place || BELOW.test(text))
  )
    return whereabouts(before)
  if (!isWeak || !before.place || PLACE_TRAITS[before.place].isNowhere || before.place === 'table') return undefined
  // In an attic, `the room` is the attic.
  const isIndoors = PLACE_TRAITS[before.place].isIndoors === true && before.where !== undefined
  return items.some(({ text }) => ENTERED.test(text) && !(isIndoors && THE_ROOM.test(text)))
    ? undefined
    : whereabouts(before)
}
/**
 * `the kids chase fireflies in the tall grass`, `the sky fills with lights`: grass and sky do not change an outdoor
 * place.
 */
const isGround = (place: Place | undefined, items: readonly Item[]): boolean =>
  (place === 'meadow' || place === 'sky' || place === 'beach') &&
  items.some(({ meaning }) => meaning.place !== undefined) &&
  items.every(({ meaning, negated, text }) => negated || meaning.place === undefined || GROUND.test(text))
const GROUND =
  /^(?:(?:tall |long |wet )?grass|lawn|the sky|sky|night sky|in the sky|in the air|clouds|sand|草地|草地上|草丛|天空|夜空|空中|天上|半空中?|沙地)$/u
const BELOW = /^楼[下上]$/u
const THE_ROOM = /^(?:(?:in|inside) the room|room|indoors|inside|房间|室内|屋里|屋内)$/u
const ENTERED =
  /^(?:(?:in|into|inside) (?:a|the|his|her) room|room|indoors|inside|at home|home|房间|室内|屋里|屋内|家里|家中|回家)$/u

const PETS: ReadonlySet<string> = new Set(['1f415', '1f408', '1f436', '1f431', '1f429', '1f408-200d-2b1b'])

export const isPet = ({ what }: Pick<FoundSubject, 'what'>): boolean => 'sprite' in what && PETS.has(what.sprite)

/** `a puppy sleeping`: pets sleep at home. */
export function placeOfSleepingPet(items: readonly Item[], found: readonly FoundSubject[]): Whereabouts | undefined {
  const sleeps = ({ what, deeds = [] }: FoundSubject): boolean =>
    isPet({ what }) && deeds.some(({ at }) => items[at]?.meaning.verb?.id === 'sleep')
  return found.length === 1 && sleeps(found[0]!) ? { place: 'room', where: 'living-room' } : undefined
}

/** `a bottle made of ice`, 霓虹粉: a material or a colour. */
export const isStuff = (items: readonly Item[], at: number): boolean =>
  (items[at - 1]?.text === 'of' && items[at - 2]?.text === 'made') ||
  items[at - 1]?.text === 'made of' ||
  (/^(?:neon|霓虹)$/u.test(items[at]!.text) &&
    (items[at + 1]?.meaning.colour !== undefined || /^[粉蓝紫绿红]$/u.test(items[at + 1]?.text ?? '')))

const AT_HOME: ReadonlySet<Kind> = new Set<Kind>(['worn', 'furniture', 'book', 'headwear'])
const HOMELY =
  /^(?:laundry|window light|carpet|rug|sofa|couch|cushions?|pillows?|blanket|slippers?|socks?|(?:red )?laser dot|laser|floor|wooden floor|fireplace|hearth|saucer|cardboard box|box|yarn|ball of yarn|robot vacuum|litter box|vase|curtains?|(?:wicker )?basket|fish tank|fishbowl|fish bowl|拖鞋|沙发|地毯|毛线球|毛线|枕头|窗光|袜子|激光点|红色激光点|激光笔|地板|壁炉|纸箱|纸盒|箱子|篮子|花瓶|窗帘|扫地机器人|猫爬架|鱼缸)$/u

/** `two puppies fight over a slipper`: a thing of the home implies home; a pet that was at home stays there. */
export function homeOfPets(
  items: readonly Item[],
  found: readonly FoundSubject[],
  before: SaidSetting,
): Whereabouts | undefined {
  const isHome =
    found.some(({ kind, joinedTo }) => AT_HOME.has(kind) && !joinedTo) || items.some(({ text }) => HOMELY.test(text))
  if (!found.some(isPet)) return undefined
  const isStillThere = before.where === 'living-room' && found.every(isPet)
  return isHome || isStillThere ? { place: 'room', where: 'living-room' } : undefined
}

/** `a bear barista`: the place of the trade. */
export function placeOfAnimalTrade(items: readonly Item[], found: readonly FoundSubject[]): Whereabouts | undefined {
  const one = found.find(({ trade }) => trade !== undefined)
  const noun = one && items[one.at + 1]?.meaning.noun
  return noun?.kind === 'person' && noun.place ? whereabouts(noun) : undefined
}

const CRAWLING: ReadonlySet<string> = new Set(['crawl', 'climb', 'walk', 'hurry', 'run'])

/** `a sea turtle crawls over the sand`: swimming animals crawl on a beach. */
export function placeOfCrawling(
  items: readonly Item[],
  found: readonly FoundSubject[],
  { place }: SaidSetting,
): Whereabouts | undefined {
  if (place !== undefined && place !== 'sea' && place !== 'beach') return undefined
  const crawls = ({ what, deeds = [] }: FoundSubject): boolean =>
    'sprite' in what && ASHORE.has(what.sprite) && deeds.some(({ verb }) => CRAWLING.has(verb))
  return found.some(crawls) && items.some(({ text }) => SANDS.test(text)) ? { place: 'beach' } : undefined
}
const ASHORE: ReadonlySet<string> = new Set(['1f422', '1f980', '1f9ad'])
const SANDS = /^(?:sand|sands|沙子|沙地|沙上|细沙)$/u

/** True for vehicles on roads, except carts that people push. */
export const isRoadVehicle = ({ kind, what }: FoundSubject): boolean =>
  ON_ROADS.has(kind) && !('sprite' in what && PUSHED.has(what.sprite))
const PUSHED: ReadonlySet<string> = new Set(['1f6d2', 'drawn-farm-cart'])
const ON_ROADS: ReadonlySet<Kind> = new Set(['car', 'bike'])
