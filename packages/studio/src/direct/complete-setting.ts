import { type FoundSubject, isAlive } from './found-subject.ts'
import { isLand, isWareOrigin, OPEN_LANDS, placeSaid } from './find-said-place.ts'
import type { Item } from './parse-items.ts'
import { type Kind, KINDS } from './kinds.ts'
import type { Meaning } from './meaning.ts'
import { calmPlace, onPavement } from './default-place.ts'
import { isLikened } from './names-no-thing.ts'
import {
  bedOfPet,
  bySea,
  inSpotlight,
  isDriven,
  isStuff,
  petsAtHome,
  roomOf,
  withinDiner,
  sameGround,
  sameWhere,
  shelvedPlace,
  stillThere,
  thingsPlace,
  underSky,
} from './settle-place.ts'
import { type SaidSetting, type Setting, type Whereabouts, whereabouts } from './setting.ts'
import { PLACE_TRAITS } from './place-traits.ts'
import type { Noun } from './words/noun-table.ts'
import { findPlace } from './words/place-file.ts'
import type { Mood, Place, Season, TimeOfDay, Weather } from './shot-list.ts'

/** What a shot has been told; after a cut its subjects may be anywhere. */
type Told = {
  items: readonly Item[]
  found: readonly FoundSubject[]
  said: SaidSetting
  isCut: boolean
  isSentence?: boolean
}

/** The stronger word wins where several are written: a storm brings its rain along. */
const WEATHER_ORDER: readonly Weather[] = ['storm', 'snow', 'rain', 'fog', 'cloudy', 'clear']

const PLACE_BY_WEATHER: Partial<Record<Weather, Place>> = {
  rain: 'street',
  snow: 'snowfield',
  storm: 'sea',
  fog: 'forest',
}
const PLACE_BY_TIME: Partial<Record<TimeOfDay, Place>> = {
  dawn: 'mountains',
  morning: 'meadow',
  noon: 'meadow',
  afternoon: 'meadow',
  sunset: 'sea',
  dusk: 'lake',
  night: 'skyline',
}
const PLACE_BY_SEASON: Record<Season, Place> = {
  spring: 'garden',
  summer: 'beach',
  autumn: 'forest',
  winter: 'snowfield',
}
/** Where it is always dark, or lit as on an evening. */
const TIME_BY_PLACE: Partial<Record<Place, TimeOfDay>> = { space: 'night', stage: 'night' }
const MOOD_BY_WEATHER: Partial<Record<Weather, Mood>> = { storm: 'tense', fog: 'mysterious' }
const MOOD_BY_TIME: Partial<Record<TimeOfDay, Mood>> = { dawn: 'calm', sunset: 'calm', dusk: 'calm' }

export function readSaidSetting(all: readonly Item[]): SaidSetting {
  // `sparks like rain`, `像在月球上`: what something is only compared with is neither weather nor place.
  const items = all.map((item, at) =>
    SET.some(key => item.meaning[key]) && isLikened(all, at) ? { ...item, meaning: {} } : item,
  )
  const first = <Key extends keyof Meaning>(key: Key): Meaning[Key] | undefined =>
    items.find(({ meaning, negated }) => !negated && meaning[key] !== undefined)?.meaning[key]
  const weathers = items.filter(({ negated }) => !negated).map(({ meaning }) => meaning.weather)
  const place = placeSaid(items)
  return dropUndefined({
    ...place,
    time: first('time'),
    weather: WEATHER_ORDER.find(weather => weathers.includes(weather)),
    season: first('season'),
    look: first('look'),
    mood: first('mood'),
    filledWith: waresSaid(items, place.where),
  })
}

const SET = ['place', 'time', 'weather', 'season'] as const

/** All that the place is full of; undefined where the words name nothing. What another place is full of is there. */
function waresSaid(items: readonly Item[], said: string | undefined): SaidSetting['filledWith'] {
  const wares = items.flatMap(({ meaning: { filledWith = [], where }, negated }) =>
    negated || (where !== undefined && where !== said) ? [] : filledWith,
  )
  return wares.length > 0 ? wares : undefined
}

/** The whole setting: the words, then hints, then the shot before, then what the subjects and the rest ask for. */
export function completeSetting(told: Told, last: SaidSetting): Setting {
  const { items, found, isCut, isSentence } = told
  const said = groundedSetting(told.said, found, items, last)
  // A card that says what nobody could draw is no place to be in.
  const before = last.place && PLACE_TRAITS[last.place].isNowhere && found.some(isAlive) ? placeless(last) : last
  const hint = <Key extends 'placeHint' | 'timeHint'>(key: Key): Meaning[Key] | undefined =>
    items.find(
      ({ meaning, negated }, at) =>
        !negated &&
        meaning[key] !== undefined &&
        !isWareOrigin(items, at) &&
        !isLikened(items, at) &&
        !isStuff(items, at),
    )?.meaning[key]
  const { weather: saidWeather, season: saidSeason, time: saidTime } = { ...before, ...said }
  const pulled = pulledPlace(found.filter(isPerson), 2, said)
  // Whoever hails a taxi has left the office.
  const isOutside =
    found.some(isDriven) ||
    (saidWeather !== undefined && WETTING.has(saidWeather) && !items.some(({ text }) => INDOORS.test(text)))
  const hasLeft = isOutside && pulled !== undefined && PLACE_TRAITS[pulled.place].isIndoors === true
  const trade = hasLeft ? undefined : pulled
  const seen = hasLeft ? found.filter(one => !isPerson(one)) : found
  const asked: Whereabouts = afloat(found, said) ??
    submerged(found, said) ??
    // `a street vendor in Mexico City`: a city has what a trade needs.
    (said.place === 'skyline' && (said.where ?? 'skyline') === 'skyline' && trade?.where ? trade : undefined) ??
    sameWhere(said, before) ??
    stillThere(said, before, items, isSentence === true) ??
    whereabouts(said) ??
    // The next sentence of a paragraph is where the one before it was.
    (isSentence ? whereabouts(before) : undefined) ??
    (hasLeft ? { place: 'street' as const } : undefined) ??
    pulledPlace(withoutUsed(seen, items), 3, said) ??
    whereabouts({ place: hint('placeHint') }) ??
    (isCut ? pulledPlace(withoutUsed(seen, items), 2, said) : undefined) ??
    whereabouts(before) ??
    trade ??
    deedPlace(items, found) ??
    handyPlace(found) ??
    bedOfPet(items, found) ??
    petsAtHome(items, found) ??
    shelvedPlace(said, found) ??
    pulledPlace(
      seen.filter(one => !isPerson(one)),
      1,
      said,
      found.some(isPerson),
    ) ??
    calmPlace(found, { weather: saidWeather, time: saidTime ?? hint('timeHint') }) ??
    (found.length === 0 && items.some(({ text }) => SHAPES.test(text)) ? { place: 'abstract' as const } : undefined) ??
    whereabouts({ place: saidWeather && PLACE_BY_WEATHER[saidWeather] }) ??
    whereabouts({ place: saidSeason && PLACE_BY_SEASON[saidSeason] }) ??
    whereabouts({ place: saidTime && PLACE_BY_TIME[saidTime] }) ?? { place: found.length > 0 ? 'sweep' : 'abstract' }
  const isNeon = items.some(({ text, negated }, at) => !negated && NEON.test(text) && !isStuff(items, at))
  const settled = sameGround(asked, said, before)
  const inside = roomOf(
    withinDiner(bySea(inSpotlight(underSky(settled, said, items), items, found), found), items),
    said,
    [trade, thingsPlace(found), deedPlace(items, found)],
  )
  const named: Whereabouts =
    isNeon && inside.place === 'street' && (inside.where ?? 'pavement') === 'pavement'
      ? { place: 'street', where: 'neon-street' }
      : onPavement(inside, found, items)
  const { place, where } = peopled(named, found, said, trade ?? workPlace(items, found), items.some(isOfAdvert))
  const time = said.time ?? before.time ?? hint('timeHint') ?? TIME_BY_PLACE[place] ?? 'afternoon'
  // Mist at a waterfall is its own.
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

const isOfAdvert = ({ text, negated, meaning }: Item): boolean =>
  !negated && (ADVERT.test(text) || meaning.backdrop !== undefined)
const ADVERT = /^(?:ads?|advert|advertisement|commercials?|product|promo|spot|studio|广告|产品|宣传片?|代言)$/u
/** `grey shapes melting`: nothing that is anywhere. */
const SHAPES = /^(?:shapes?|patterns?|particles|fractals?|blobs?|lines of light|形状|图案|色块|光斑)$/u
const NEON = /^(?:cyberpunk|blade runner(?: look)?|neon signs?|neon lights?|赛博朋克|霓虹灯?)$/u
const WETTING: ReadonlySet<Weather> = new Set(['rain', 'snow', 'storm'])
/** Whoever hears the rain is not out in it. */
const INDOORS = /^(?:outside|windows?|indoors|inside|窗|窗外|窗户|外面|屋里|室内)$/u

function placeless(setting: SaidSetting): SaidSetting {
  const rest = { ...setting }
  delete rest.place
  delete rest.where
  return rest
}

const isPerson = ({ kind }: FoundSubject): boolean => kind === 'person'

/** Where people do what they do, by the first of their deeds that has such a place. */
function deedPlace(items: readonly Item[], found: readonly FoundSubject[]): Whereabouts | undefined {
  const deeds = found.filter(isPerson).flatMap(subject => subject.deeds ?? [])
  // `learning to ride a bike`: where one does what is learnt.
  const isLearnt = (at: number): boolean => items[at + 1]?.text === 'to'
  const where = deeds
    .map(({ at }) => (isLearnt(at) ? undefined : items[at]?.meaning.verb?.where))
    .find(one => one !== undefined)
  const named =
    where ??
    items.find(
      ({ meaning, negated, text }) =>
        found.some(isPerson) && meaning.verb?.where !== undefined && !negated && !LEARNING.test(text),
    )?.meaning.verb?.where
  return named === undefined ? undefined : { place: findPlace(named).place, where: named }
}

const HANDY: ReadonlySet<Kind> = new Set([
  'thing',
  'product',
  'cosmetic',
  'worn',
  'headwear',
  'food',
  'drink',
  'festive',
])

/** What people handle for which nobody has to go out: `adjusts a hairdryer`. */
function handyPlace(found: readonly FoundSubject[]): Whereabouts | undefined {
  const isHandled = ({ relation, deeds }: FoundSubject): boolean =>
    deeds !== undefined && relation?.isOfDeed === true && HANDY.has(relation.to.kind)
  return found.filter(isPerson).some(one => isHandled(one) && one.motion !== 'walk' && one.motion !== 'run')
    ? { place: 'room' }
    : undefined
}

const LEARNING = /^(?:learn|teach|study|学|教)/u

/** Subjects without what people do something with that has a place of its own: whoever dunks a ball is on a court. */
function withoutUsed(found: readonly FoundSubject[], items: readonly Item[]): FoundSubject[] {
  const deeds = found.filter(isPerson).flatMap(subject => subject.deeds ?? [])
  const isUsed = ({ at, kind }: FoundSubject): boolean =>
    kind !== 'person' &&
    deeds.some(deed => items[deed.at]?.meaning.verb?.where !== undefined && at > deed.at && at - deed.at <= USED_WITHIN)
  return found.filter(one => !isUsed(one))
}
/** Words between a deed and what it is done with. */
const USED_WITHIN = 3

/** Where the last of what people do with their hands is done: whoever teaches somebody to bake is in a kitchen. */
const workPlace = (items: readonly Item[], found: readonly FoundSubject[]): Whereabouts | undefined =>
  deedPlace(items, found.filter(isPerson).slice(-1))

/**
 * A table top is seen from so near that people would be dolls on it: they are in a room, and the table is a thing there.
 * And whoever holds a balloon stands below it, unless the words say that he is in the sky.
 */
function peopled(
  asked: Whereabouts,
  found: readonly FoundSubject[],
  said: SaidSetting,
  trade: Whereabouts | undefined,
  isForSale: boolean,
): Whereabouts {
  const people = found.filter(subject => 'sprite' in subject.what && isPerson(subject))
  if (asked.place === 'table' && people.length > 0) return said.place === undefined && trade ? trade : { place: 'room' }
  // Whoever does something is somewhere: paper behind them is for wares, or where the words ask for it.
  if (asked.place === 'sweep' && said.place === undefined && !isForSale && people.some(({ deeds }) => deeds?.length))
    return trade ?? { place: 'room' }
  // `ad for a dog grooming van: a poodle goes in`: a van that somebody gets into stands in a street.
  if (
    asked.place === 'sweep' &&
    said.place === undefined &&
    found.some(isAlive) &&
    found.some(({ kind }) => kind === 'car')
  )
    return { place: 'street' }
  const isAloft = ({ motion, noun, relation }: FoundSubject): boolean =>
    AIRBORNE.has(motion ?? noun?.motion) || (relation !== undefined && relation.kind !== 'holding')
  // `a fisherman pulls out a fish`: whoever does not dive is above the water.
  const isDry = (one: FoundSubject): boolean => one.motion !== 'swim' && one.motion !== 'float' && !WET.test(one.words)
  const isDiving = found.some(({ kind, what }) => kind === 'bird' && !('sprite' in what && DIVING.has(what.sprite)))
  if (asked.place === 'underwater' && (isDiving || (said.place !== 'underwater' && people.some(isDry))))
    return { place: 'lake' }
  // `an aeroplane and a train`: the one flies over where the other is.
  const isOnLand = ({ kind, motion }: FoundSubject): boolean => LAND_BOUND.has(kind) && !AIRBORNE.has(motion)
  if (asked.place === 'sky' && said.place !== 'sky' && (people.some(one => !isAloft(one)) || found.some(isOnLand)))
    return { place: 'meadow' }
  return asked
}
const WET = /mermaid|diver|swimmer|snorkel|美人鱼|人鱼|潜水|游泳/iu
const LAND_BOUND: ReadonlySet<Kind> = new Set<Kind>(['car', 'bike', 'rail', 'tree', 'furniture'])
const AIRBORNE: ReadonlySet<string | undefined> = new Set(['fly', 'float', 'fall', 'rise'])

/** Words for above the ground that name no clouds. */
const ABOVE = /^(?:in the air|mid-? ?air|空中|半空中?)$/u

const BUILT_ON_LAND: ReadonlySet<Kind> = new Set(['building', 'tree', 'car', 'rail', 'furniture'])

/**
 * `a castle, snow falling from the sky`: whatever stands on the ground is not set among clouds. `her scarf draws a circle in the
 * air`: that is above where the story is, and for who flies at most a place of its own.
 */
function groundedSetting(
  { place, ...rest }: SaidSetting,
  found: readonly FoundSubject[],
  items: readonly Item[],
  before: SaidSetting,
): SaidSetting {
  const isOnlyAbove =
    place === 'sky' &&
    items.every(({ meaning, negated, text }) => negated || meaning.place !== 'sky' || ABOVE.test(text))
  const isGrounded = ({ kind, motion, noun }: FoundSubject): boolean =>
    KINDS[kind].place !== 'sky' && !AIRBORNE.has(motion ?? noun?.motion)
  // `in the desert at night, a huge sky full of stars`: the land that is named too.
  const named = place === 'sky' ? items.filter(({ meaning, negated }) => !negated && isLand(meaning.place)) : []
  const land = named.find(({ meaning }) => OPEN_LANDS.has(meaning.place)) ?? named[0]
  const below = land ? { ...rest, ...whereabouts(land.meaning) } : rest
  if (isOnlyAbove && (isLand(before.place) || found.some(isGrounded))) return below
  const stands = ({ kind, motion, noun }: FoundSubject): boolean =>
    BUILT_ON_LAND.has(kind) && !AIRBORNE.has(motion ?? noun?.motion)
  return place === 'sky' && found.some(stands) ? below : { ...rest, ...(place && { place }) }
}

/** Land without water in it: whoever is in a boat among mountains is on a lake. */
const DRY: ReadonlySet<Place | undefined> = new Set<Place>(['mountains', 'forest', 'meadow', 'sky'])

function afloat(found: readonly FoundSubject[], { place, where }: SaidSetting): Whereabouts | undefined {
  const isHeld = (boat: FoundSubject): boolean =>
    found.some(({ relation }) => relation?.to === boat && relation.kind === 'holding')
  const isNamed = where !== undefined && where !== place
  if (!DRY.has(place) || isNamed) return undefined
  return found.some(subject => subject.kind === 'boat' && subject.motion !== 'fly' && !isHeld(subject))
    ? { place: 'lake' }
    : undefined
}

/** Sea beasts that are no fish. */
const DIVING: ReadonlySet<string> = new Set(['1f422', '1f419', '1f991', '1fabc', '1f9ad', '1f427'])

/** `a shark swims in the ocean`: what swims below the surface is seen there, unless it leaps or somebody is above. */
function submerged(found: readonly FoundSubject[], { place, where }: SaidSetting): Whereabouts | undefined {
  if (place !== 'sea' || (where ?? 'sea') !== 'sea' || found.length === 0) return undefined
  const isBelow = ({ kind, what, motion, deeds = [] }: FoundSubject): boolean =>
    'sprite' in what &&
    (kind === 'fish' || (DIVING.has(what.sprite) && (motion === 'swim' || motion === 'float'))) &&
    !deeds.some(({ verb }) => LEAPS.has(verb))
  return found.every(isBelow) ? { place: 'underwater' } : undefined
}
const LEAPS = new Set('jump jump-over rise fly appear breathe splash spray'.split(' '))

const isSprayWord = ({ meaning, text }: Item): boolean => meaning.weather === 'fog' && /mist|水雾|雾气/u.test(text)

/** A place that is the noun's own (a chef's kitchen) pulls more than one that all of its kind share. */
const pullOf = (kind: Kind, noun: Noun | undefined): number => Math.max(KINDS[kind].pull, noun?.place ? 2 : 1)

/** Where the subjects belong: the strongest pull counts, then whoever was named first. */
function pulledPlace(
  found: readonly FoundSubject[],
  least: number,
  { weather, time }: SaidSetting,
  isSomewhere = false,
): Whereabouts | undefined {
  const held = new Set(
    found
      .filter(holder => holder.relation?.kind === 'holding' && holder.kind !== 'person')
      .map(holder => holder.relation!.to),
  )
  const [strongest] = found
    // What a beast eats does not set a table; a picture of the user's may be of anything.
    .filter(
      subject =>
        'sprite' in subject.what && !held.has(subject) && !isOfHouse(subject, found) && !isOnSomething(subject),
    )
    .map(({ noun, kind }) => ({
      place: noun?.place ?? KINDS[kind].place,
      where: noun?.where,
      pull: pullOf(kind, noun),
    }))
    // There is no weather in space, and no hour.
    .filter(({ place }) => !isSomewhere || !PLACE_TRAITS[place].isNowhere)
    .filter(({ place, pull }) => pull >= least && !(place === 'space' && pull < 3 && (weather ?? time)))
    .toSorted((a, b) => b.pull - a.pull)
  // A stool is in some room; the pot beside it says in which.
  const nearer =
    strongest?.place === 'room' && (strongest.where ?? 'room') === 'room'
      ? found.find(({ noun }) => noun?.where !== undefined && ROOMS.has(noun.where))?.noun
      : undefined
  if (nearer?.place) return whereabouts(nearer)
  return strongest && whereabouts(strongest)
}

const ROOMS: ReadonlySet<string> = new Set(['kitchen', 'bathroom', 'bedroom', 'office', 'workshop', 'bakery'])

/** `sausages on a grill`, `an owl on a branch`: what carries it says where it is. */
const isOnSomething = ({ relation }: FoundSubject): boolean =>
  (relation?.kind === 'on' || relation?.kind === 'in') &&
  relation.to.noun?.place !== undefined &&
  relation.to.noun.place !== 'table'

/** `a cottage with a glowing window`: seen from outside. */
const isOfHouse = ({ what }: FoundSubject, found: readonly FoundSubject[]): boolean =>
  'sprite' in what && OPENINGS.has(what.sprite) && found.some(({ kind }) => kind === 'building')
const OPENINGS: ReadonlySet<string> = new Set(['1fa9f', '1f6aa'])

function dropUndefined<T extends object>(record: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as never
}
