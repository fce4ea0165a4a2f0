import { readTable } from '../words/vocabulary/word-data.ts'
import { type FoundSubject, isAlive, isPerson } from './found-subject.ts'
import { isPet } from './usual-places.ts'
import { isLand, OPEN_LANDS } from './find-said-place.ts'
import type { Item } from '../words/parse-items.ts'
import { type Kind, KINDS } from '../words/kinds.ts'
import { type SaidSetting, type Whereabouts, whereabouts } from './setting.ts'
import { PLACE_TRAITS } from '../setting/place-traits.ts'
import type { Place } from '../setting/shot-list.ts'

/**
 * Corrects the place for people. A table top is too small for them, so they are in a room with the table. The holder of
 * a balloon stands below it, unless the words say that he is in the sky.
 */
export function placeForPeople(
  asked: Whereabouts,
  found: readonly FoundSubject[],
  said: SaidSetting,
  trade: Whereabouts | undefined,
  isForSale: boolean,
  before: SaidSetting,
): Whereabouts {
  const people = found.filter(subject => 'sprite' in subject.what && isPerson(subject))
  if (asked.place === 'table' && people.length > 0) return said.place === undefined && trade ? trade : { place: 'room' }
  // `a rabbit hides behind a cabbage`, `a cat looks at goldfish in a bowl`: land animals are in their habitat.
  const beast = found.find(one => isLandBeast(one) && !(one.relation && ON_TABLES.has(one.relation.kind)))
  if (beast && said.place === undefined && (asked.place === 'table' || asked.place === 'underwater'))
    return isPet(beast) ? { place: 'room', where: 'living-room' } : { place: beast.noun?.place ?? 'meadow' }
  // Acting people are in a place. Plain paper is for products, or if the words ask for it.
  if (asked.place === 'sweep' && said.place === undefined && !isForSale && people.some(({ deeds }) => deeds?.length))
    return trade ?? { place: 'room' }
  // `ad for a dog grooming van: a poodle goes in`: a van that somebody enters is in a street.
  if (
    asked.place === 'sweep' &&
    said.place === undefined &&
    found.some(isAlive) &&
    found.some(({ kind }) => kind === 'car')
  )
    return { place: 'street' }
  const isAloft = ({ motion, noun, relation }: FoundSubject): boolean =>
    AIRBORNE.has(motion ?? noun?.motion) || (relation !== undefined && relation.kind !== 'holding')
  // `a fisherman pulls out a fish`: subjects that do not dive are above the water.
  const isDry = (one: FoundSubject): boolean => one.motion !== 'swim' && one.motion !== 'float' && !WET.test(one.words)
  const isDiving = found.some(({ kind, what }) => kind === 'bird' && !('sprite' in what && DIVING.has(what.sprite)))
  if (asked.place === 'underwater' && (isDiving || (said.place !== 'underwater' && people.some(isDry))))
    return said.place === undefined && before.place === 'underwater' ? asked : { place: 'lake' }
  // `a rocket launches`: it starts from the ground.
  const isLaunched = found.some(({ motion, kind }) => motion === 'rise' && kind !== 'sky')
  if (asked.place === 'space' && said.place === undefined && before.place === undefined && isLaunched)
    return { place: 'desert' }
  // `an aeroplane and a train`: the aeroplane flies above the train.
  const isOnLand = ({ kind, motion }: FoundSubject): boolean => LAND_BOUND.has(kind) && !AIRBORNE.has(motion)
  if (asked.place === 'sky' && said.place !== 'sky' && (people.some(one => !isAloft(one)) || found.some(isOnLand)))
    return trade && !PLACE_TRAITS[trade.place].isIndoors ? trade : { place: 'meadow' }
  return asked
}
/** Smaller animals may be on a table. Metres. */
const ON_GROUND = 0.2
const isLandBeast = ({ kind, noun, motion, what }: FoundSubject): boolean =>
  kind === 'animal' &&
  'sprite' in what &&
  (noun?.metres ?? 0) >= ON_GROUND &&
  motion !== 'swim' &&
  motion !== 'float' &&
  !WATERS.has(noun?.place)
const WATERS: ReadonlySet<Place | undefined> = new Set<Place>(['underwater', 'sea', 'river', 'lake'])
const ON_TABLES: ReadonlySet<string> = new Set(['on', 'in'])
const WET = /mermaid|diver|swimmer|snorkel|美人鱼|人鱼|潜水|游泳/iu
const LAND_BOUND: ReadonlySet<Kind> = new Set<Kind>(['car', 'bike', 'rail', 'tree', 'furniture'])
const AIRBORNE: ReadonlySet<string | undefined> = new Set(['fly', 'float', 'fall', 'rise'])

/** Words for the air above the ground. */
export const AIR: ReadonlySet<string> = new Set<string>(readTable('ground-setting', 'air'))

const BUILT_ON_LAND: ReadonlySet<Kind> = new Set(['building', 'tree', 'car', 'rail', 'furniture'])

/**
 * `a castle, snow falling from the sky`: subjects on the ground are not among clouds. `her scarf draws a circle in the
 * air`: the air is above the place of the story; only flying subjects are set there.
 */
export function groundedSetting(
  { place, ...rest }: SaidSetting,
  found: readonly FoundSubject[],
  items: readonly Item[],
  before: SaidSetting,
): SaidSetting {
  const isOnlyAbove =
    place === 'sky' && items.every(({ meaning, negated, text }) => negated || meaning.place !== 'sky' || AIR.has(text))
  const isGrounded = ({ kind, motion, noun }: FoundSubject): boolean =>
    KINDS[kind].place !== 'sky' && !AIRBORNE.has(motion ?? noun?.motion)
  // `in the desert at night, a huge sky full of stars`: the landscape is the place.
  const named = place === 'sky' ? items.filter(({ meaning, negated }) => !negated && isLand(meaning.place)) : []
  const land = named.find(({ meaning }) => OPEN_LANDS.has(meaning.place)) ?? named[0]
  const below = land ? { ...rest, ...whereabouts(land.meaning) } : rest
  if (isOnlyAbove && (isLand(before.place) || found.some(isGrounded))) return below
  const stands = ({ kind, motion, noun }: FoundSubject): boolean =>
    BUILT_ON_LAND.has(kind) && !AIRBORNE.has(motion ?? noun?.motion)
  return place === 'sky' && found.some(stands) ? below : { ...rest, ...(place && { place }) }
}

/** Landscapes without water: a boat among mountains is on a lake. */
const DRY: ReadonlySet<Place | undefined> = new Set<Place>(['mountains', 'forest', 'meadow', 'sky'])

export function afloat(found: readonly FoundSubject[], { place, where }: SaidSetting): Whereabouts | undefined {
  const isHeld = (boat: FoundSubject): boolean =>
    found.some(({ relation }) => relation?.to === boat && relation.kind === 'holding')
  const isNamed = where !== undefined && where !== place
  if (!DRY.has(place) || isNamed) return undefined
  return found.some(subject => subject.kind === 'boat' && subject.motion !== 'fly' && !isHeld(subject))
    ? { place: 'lake' }
    : undefined
}

/** Sea animals that are not fish. */
const DIVING: ReadonlySet<string> = new Set(['1f422', '1f419', '1f991', '1fabc', '1f9ad', '1f427'])

/** `a shark swims in the ocean`: the shot is below the surface, unless the animal leaps or somebody is above. */
export function underwaterPlace(
  found: readonly FoundSubject[],
  { place, where }: SaidSetting,
): Whereabouts | undefined {
  if (place !== 'sea' || (where ?? 'sea') !== 'sea' || found.length === 0) return undefined
  const isBelow = ({ kind, what, motion, deeds = [] }: FoundSubject): boolean =>
    'sprite' in what &&
    (kind === 'fish' || (DIVING.has(what.sprite) && (motion === 'swim' || motion === 'float'))) &&
    !deeds.some(({ verb }) => LEAPS.has(verb))
  return found.every(isBelow) ? { place: 'underwater' } : undefined
}
const LEAPS = new Set('jump jump-over rise fly appear breathe splash spray'.split(' '))
