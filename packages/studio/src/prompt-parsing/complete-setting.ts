import { readTable } from '../words/vocabulary/word-data.ts'
import { type FoundSubject, isAlive, isPerson } from './found-subject.ts'
import { isProductOrigin, placeSaid } from './find-said-place.ts'
import type { Item } from '../words/parse-items.ts'
import type { Meaning } from '../words/meaning.ts'
import { calmPlace } from './default-place.ts'
import { isOnlyCompared } from './names-no-thing.ts'
import {
  placeOfSleepingPet,
  placeOfCrawling,
  isRoadVehicle,
  isStuff,
  homeOfPets,
  keepSamePlace,
  placeOfAnimalTrade,
  keepPlaceOfSentence,
} from './usual-places.ts'
import { settlePlace } from './settle-place.ts'
import { type SaidSetting, type Setting, type Whereabouts, whereabouts } from './setting.ts'
import { PLACE_TRAITS } from '../setting/place-traits.ts'
import type { Mood, Place, Season, Shot, TimeOfDay, Weather } from '../setting/shot-list.ts'
import { actionPlace, handyPlace, withoutUsed } from './action-places.ts'
import { afloat, groundedSetting, underwaterPlace } from './ground-setting.ts'
import { INDOORS, isInOpenAir, openPlace } from './open-air.ts'
import { pulledPlace } from './pulled-place.ts'
import { findPlace } from '../words/vocabulary/place-file.ts'

/** The words of a shot. After a cut its subjects may be anywhere. */
type Told = {
  items: readonly Item[]
  found: readonly FoundSubject[]
  said: SaidSetting
  isCut: boolean
  isSentence?: boolean
  becomes?: Shot['becomes']
}

/** The stronger weather wins: a storm includes its rain. */
const WEATHER_ORDER: readonly Weather[] = ['storm', 'snow', 'rain', 'fog', 'cloudy', 'clear']

const PLACE_BY_WEATHER: Partial<Record<Weather, Place>> = readTable('complete-setting', 'placeByWeather')
/** The place where a change of the sky is seen best, if the words name none. */
function placeOfTurn({ lights, tide, time, weather }: NonNullable<Shot['becomes']>): Place {
  if (lights) return lights === 'on' ? 'skyline' : 'room'
  if (tide) return 'beach'
  if (weather) return weather === 'fog' ? 'forest' : 'meadow'
  return time === 'dusk' || time === 'night' ? 'sea' : 'mountains'
}
const PLACE_BY_TIME: Partial<Record<TimeOfDay, Place>> = readTable('complete-setting', 'placeByTime')
/** `dark soil`, `a dark slate counter`: how a thing looks, and no hour. A dark street is dark. */
function isShade(items: readonly Item[], at: number): boolean {
  const next = items[at + 1]
  return (
    SHADES.has(items[at]!.text) && next !== undefined && !next.stop && (next.unknown ?? next.meaning.noun) !== undefined
  )
}
const SHADES: ReadonlySet<string> = new Set<string>(readTable('complete-setting', 'shades'))

const PLACE_BY_SEASON: Record<Season, Place> = readTable('complete-setting', 'placeBySeason')
/** Places that are always dark, or lit as in the evening. */
const TIME_BY_PLACE: Partial<Record<Place, TimeOfDay>> = { space: 'night', stage: 'night' }
const MOOD_BY_WEATHER: Partial<Record<Weather, Mood>> = { storm: 'tense', fog: 'mysterious' }
const MOOD_BY_TIME: Partial<Record<TimeOfDay, Mood>> = { dawn: 'calm', sunset: 'calm', dusk: 'calm' }

export function readSaidSetting(all: readonly Item[]): SaidSetting {
  // `sparks like rain`, `像在月球上`: a comparison is neither weather nor place.
  const items = all.map((item, at) =>
    SET.some(key => item.meaning[key]) && isOnlyCompared(all, at) ? { ...item, meaning: {} } : item,
  )
  const first = <Key extends keyof Meaning>(key: Key): Meaning[Key] | undefined =>
    items.find(({ meaning, negated }) => !negated && meaning[key] !== undefined)?.meaning[key]
  const weathers = items
    .filter(({ negated }, at) => !negated && !isOfGround(items, at))
    .map(({ meaning }) => meaning.weather)
  const place = placeSaid(items)
  return dropUndefined({
    ...place,
    time: items.find(({ meaning, negated }, at) => !negated && meaning.time && !isOfVehicle(items, at))?.meaning.time,
    weather: WEATHER_ORDER.find(weather => weathers.includes(weather)),
    season: first('season'),
    look: first('look'),
    mood: first('mood'),
    filledWith: productsSaid(items, place.where),
  })
}

/** `a snowy summit`, `an icy road`: the adjective describes the ground. Snow lies there; none falls. */
export function isOfGround(items: readonly Item[], at: number): boolean {
  const [{ meaning, text, language }, next] = [items[at]!, items[at + 1]]
  const isLying = meaning.weather === 'snow' && meaning.season === 'winter' && language === 'en' && text.endsWith('y')
  return isLying && Boolean(next?.meaning.place ?? next?.meaning.noun)
}

/**
 * `golden morning light, a cabin on a night ferry`: the hour in the name of a ship or a nurse counts only if nothing
 * else names one.
 */
const isOfVehicle = (items: readonly Item[], at: number): boolean => {
  const [item, next] = [items[at]!, items[at + 1]]
  return (
    item.meaning.time === 'night' &&
    /^night$|^夜班$|^夜间$/u.test(item.text) &&
    RUN_AT_NIGHT.has(next?.meaning.noun?.kind ?? '')
  )
}
const RUN_AT_NIGHT: ReadonlySet<string> = new Set(['boat', 'rail', 'car', 'aircraft', 'person', 'bird'])

/** `a fish made of tiny tiles`: the material is not a place. */
const isLaidOf = (items: readonly Item[], { at, kind }: FoundSubject): boolean =>
  kind === 'fish' && at >= 0 && /^made (?:of|from)$|^made$|^拼成|^拼出/u.test(items[at + 1]?.text ?? '')

const SET = ['place', 'time', 'weather', 'season'] as const

/** The products that fill the place; undefined if the words name none. Products of another place stay there. */
function productsSaid(items: readonly Item[], said: string | undefined): SaidSetting['filledWith'] {
  const products = items.flatMap(({ meaning: { filledWith = [], where }, negated }) =>
    negated || (where !== undefined && where !== said) ? [] : filledWith,
  )
  return products.length > 0 ? products : undefined
}

/** The whole setting: from the words, then from hints, then from the shot before, then from the subjects. */
export function completeSetting(told: Told, last: SaidSetting): Setting {
  const { items, found, isCut, isSentence, becomes } = told
  const said = groundedSetting(told.said, found, items, last)
  // A card with text is not a place to stay in.
  const before = last.place && PLACE_TRAITS[last.place].isNowhere && found.some(isAlive) ? placeless(last) : last
  const isOpen = isInOpenAir(items, found)
  // A chair in the snow asks for no room, unless the words name one.
  const open = isOpen ? openPlace : <T>(asked: T): T => asked
  const hint = <Key extends 'placeHint' | 'whereHint' | 'timeHint'>(key: Key): Meaning[Key] | undefined =>
    items.find(
      ({ meaning, negated }, at) =>
        !negated &&
        meaning[key] !== undefined &&
        !(isOpen && key === 'placeHint' && meaning.placeHint && !openPlace({ place: meaning.placeHint })) &&
        !isProductOrigin(items, at) &&
        !isOnlyCompared(items, at) &&
        !isStuff(items, at) &&
        !(key === 'timeHint' && isShade(items, at)),
    )?.meaning[key]
  const { weather: saidWeather, season: saidSeason, time: saidTime } = { ...before, ...said }
  const pulled = pulledPlace(found.filter(isPerson), 2, said)
  // A person who hails a taxi is outside the office.
  const isOutside =
    found.some(isRoadVehicle) ||
    (saidWeather !== undefined && WETTING.has(saidWeather) && !items.some(({ text }) => INDOORS.test(text)))
  // `then he walks through the snow`: the subject has left the kitchen.
  const isOutThere =
    before.place !== undefined &&
    PLACE_TRAITS[before.place].isIndoors === true &&
    said.weather !== undefined &&
    WETTING.has(said.weather)
  const hasLeft =
    isOutside && pulled !== undefined && PLACE_TRAITS[pulled.place].isIndoors === true && !AMONG_CARS.has(pulled.where)
  const trade = hasLeft ? undefined : pulled
  const left = hasLeft ? found.filter(one => !isPerson(one)) : found
  const alive = left.filter(one => !isLaidOf(items, one))
  const seen = isOpen ? alive.filter(({ noun }) => !noun?.place || openPlace({ place: noun.place })) : alive
  const asked: Whereabouts = placeOfCrawling(items, found, said) ??
    onWaves(afloat(found, said), hint('placeHint')) ??
    underwaterPlace(found, said) ??
    // `a street vendor in Mexico City`: a city includes the place of a trade.
    (said.place === 'skyline' && (said.where ?? 'skyline') === 'skyline' && trade?.where ? trade : undefined) ??
    keepSamePlace(said, before) ??
    keepPlaceOfSentence(said, before, items, isSentence === true) ??
    whereabouts(said) ??
    // The next sentence of a paragraph, or of an event that follows, keeps the place of the one before.
    (isSentence || (!isCut && !isNowhere(before) && !isOutThere) ? whereabouts(before) : undefined) ??
    // `a priest at a burial in the rain`: outside means the place that the words hint at, if it is open.
    (hasLeft ? (openPlace(leaning(hint('whereHint'))) ?? { place: 'street' as const }) : undefined) ??
    open(furnishedPlace(seen, said)) ??
    onWaves(open(ofTrade(pulledPlace(withoutUsed(seen, items), 3, said), trade)), hint('placeHint')) ??
    open(leaning(hint('whereHint'))) ??
    whereabouts({ place: hint('placeHint') }) ??
    placeOfAnimalTrade(items, found) ??
    open(placeOfSleepingPet(items, found)) ??
    open(homeOfPets(items, found, before)) ??
    open(isCut ? pulledPlace(withoutUsed(seen, items), 2, said) : undefined) ??
    whereabouts(before) ??
    trade ??
    open(actionPlace(items, found)) ??
    open(handyPlace(items, found)) ??
    open(
      pulledPlace(
        seen.filter(one => !isPerson(one)),
        1,
        said,
        found.some(isPerson),
      ),
    ) ??
    (isOpen && found.length > 0 && saidWeather === undefined ? { place: 'street' as const } : undefined) ??
    calmPlace(found, { weather: saidWeather, time: saidTime ?? hint('timeHint') }) ??
    (found.length === 0 && items.some(({ text }) => SHAPES.test(text)) ? { place: 'abstract' as const } : undefined) ??
    whereabouts({ place: found.length === 0 && becomes ? placeOfTurn(becomes) : undefined }) ??
    whereabouts({ place: saidWeather && PLACE_BY_WEATHER[saidWeather] }) ??
    whereabouts({ place: saidSeason && PLACE_BY_SEASON[saidSeason] }) ??
    whereabouts({ place: saidTime && PLACE_BY_TIME[saidTime] }) ?? { place: found.length > 0 ? 'sweep' : 'abstract' }
  const { place, where } = settlePlace(asked, {
    items,
    found,
    said,
    before,
    trade,
    isForSale: items.some(isOfAdvert),
  })
  const time =
    said.time ??
    before.time ??
    items.find(({ negated }, at) => !negated && isOfVehicle(items, at))?.meaning.time ??
    hint('timeHint') ??
    TIME_BY_PLACE[place] ??
    'afternoon'
  // The mist of a waterfall is spray, not fog.
  const isSpray = place === 'waterfall' && saidWeather === 'fog' && items.some(isSprayWord)
  const weather = isSpray ? 'clear' : (saidWeather ?? 'clear')
  const season = saidSeason ?? (weather === 'snow' || place === 'snowfield' ? 'winter' : 'summer')
  const filledWith =
    said.filledWith ?? (place === before.place && where === before.where ? before.filledWith : undefined)
  return {
    place,
    ...(where && where !== place && { where }),
    ...(filledWith && { filledWith }),
    time,
    weather,
    season,
    look: said.look ?? before.look ?? 'plain',
    mood: said.mood ?? before.mood ?? MOOD_BY_WEATHER[weather] ?? MOOD_BY_TIME[time] ?? 'neutral',
  }
}

/** `a hedgehog beside the fireplace`: furniture decides the place rather than animals. */
const furnishedPlace = (
  found: readonly FoundSubject[],
  said: Parameters<typeof pulledPlace>[2],
): Whereabouts | undefined =>
  !found.some(isPerson) && found.some(isAlive) && found.some(({ relation }) => isFurniture(relation?.to))
    ? pulledPlace(
        found.filter(one => isFurniture(one) || one.noun?.place === 'kitchen'),
        1,
        said,
      )
    : undefined
const isFurniture = (one: FoundSubject | undefined): boolean =>
  one !== undefined && !isAlive(one) && one.noun?.place === 'room'

/**
 * `a news anchor behind her desk`, `a diver finds a chest`: the trade decides in which room the desk is, or that the
 * chest lies in the sea.
 */
const ofTrade = (pulled: Whereabouts | undefined, trade: Whereabouts | undefined): Whereabouts | undefined =>
  pulled &&
  trade &&
  PLACE_TRAITS[pulled.place].isIndoors &&
  (trade.place === 'underwater' || (trade.where !== undefined && PLACE_TRAITS[trade.place].isIndoors))
    ? trade
    : pulled

const isNowhere = ({ place }: SaidSetting): boolean => place === undefined || PLACE_TRAITS[place].isNowhere === true

/** `crashing waves and a lonely boat`: waves decide for the sea; a boat alone would decide for a lake. */
const onWaves = (asked: Whereabouts | undefined, hinted: Meaning['placeHint']): Whereabouts | undefined =>
  asked?.place === 'lake' && hinted === 'sea' ? { place: 'sea' } : asked

const leaning = (where: string | undefined): Whereabouts | undefined =>
  where === undefined ? undefined : { place: findPlace(where).place, where }

/** Places where cars stand under a roof. */
const AMONG_CARS: ReadonlySet<string | undefined> = new Set(['garage', 'workshop', 'factory', 'car-showroom'])

const isOfAdvert = ({ text, negated, meaning }: Item): boolean =>
  !negated && (ADVERT.test(text) || meaning.backdrop !== undefined)
const ADVERT = /^(?:ads?|advert|advertisement|commercials?|product|promo|spot|studio|广告|产品|宣传片?|代言)$/u
/** `grey shapes melting`: shapes have no place. */
const SHAPES = /^(?:shapes?|patterns?|particles|fractals?|blobs?|lines of light|形状|图案|色块|光斑)$/u
const WETTING: ReadonlySet<Weather> = new Set(['rain', 'snow', 'storm'])

function placeless(setting: SaidSetting): SaidSetting {
  const rest = { ...setting }
  delete rest.place
  delete rest.where
  return rest
}

const isSprayWord = ({ meaning, text }: Item): boolean => meaning.weather === 'fog' && /mist|水雾|雾气/u.test(text)

function dropUndefined<T extends object>(record: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as never
}
