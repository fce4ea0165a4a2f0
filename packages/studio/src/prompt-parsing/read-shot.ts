import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { isActionOfSky } from './air-and-liquids.ts'
import { animateSubjects } from './animate-subjects.ts'
import { HAND_WORK, isWorkOnObject } from './hand-work.ts'
import { describeInputSubject, type FoundSubject, grownUp, isAlive, isPerson } from './found-subject.ts'
import { findSubjects } from './find-subjects.ts'
import { applyChanges } from './apply-changes.ts'
import { goInside, settleAwayPlaces, stayInPlace } from './away-places.ts'
import { bearOnBody } from './bear-on-body.ts'
import { blankParts } from './blank-parts.ts'
import { settleSupports } from './settle-supports.ts'
import { composePlaces } from './compose-places.ts'
import { extractChanges } from './extract-changes.ts'
import { extractTurns } from './extract-turns.ts'
import { breakWaves } from './break-waves.ts'
import type { Show } from './extract-shows.ts'
import { applyWays } from './apply-ways.ts'
import { hourOf, lightHouses, settingOf, turnSetting } from './turn-setting.ts'
import type { SaidWay } from './extract-ways.ts'
import type { Place, Shot } from '../setting/shot-list.ts'
import { type Item, parseItems } from '../words/parse-items.ts'
import { formHerds } from './form-herds.ts'
import { restInArms, restOnBefore, perchOnBody, restOnBody, wearOnBody } from './rest-on-body.ts'
import { restOnHand } from './rest-on-hand.ts'
import {
  adaptCalls,
  adaptCreeping,
  dogPaddle,
  adaptLeaps,
  slideOnBellies,
  slideOnSkis,
  swimInAir,
  enterWater,
  sendOver,
  wadeThrough,
} from './settle-motions.ts'
import { blankParticiples } from './blank-participles.ts'
import { blankStains } from './modifier-nouns.ts'
import { nameCouple } from './name-couple.ts'
import { seatInWheelchairs } from './seat-in-wheelchairs.ts'
import { markImagined } from './imagined-things.ts'
import { dressAnimals, mergeAnimalTrades } from './animal-trades.ts'
import { wrapIn } from './wrap-in.ts'
import { wearAfterCommas } from './wear-after-commas.ts'
import { wearOwnClothes } from './wear-own-clothes.ts'
import { markEndedWeather, markNegations } from './mark-negations.ts'
import type { Part } from './split-parts.ts'
import { plantSaplings } from './plant-saplings.ts'
import { readMaterials } from './read-materials.ts'
import type { ReadingBudget } from './reading-budget.ts'
import { readFeatures } from './read-features.ts'
import { readSexes } from './read-sexes.ts'
import { shoulderBags, wearBefore, wearCostumes, wearMasks } from './wear-costumes.ts'
import { moveLedSubjects, shareActions } from './separate-members.ts'
import { isAtSideOf, standBeside } from './stand-beside.ts'
import { smokeChimneys } from './smoke-chimneys.ts'
import { settleRelatives } from './relative-clauses.ts'
import { relateSubjects } from './relate-subjects.ts'
import { fillAndSeat, mergeMadeOf, settleLoads, settleRelations } from './settle-relations.ts'
import { readSaidSetting } from './complete-setting.ts'
import type { SaidSetting } from './setting.ts'
import { asksForFluids } from '../words/vocabulary/find-motif.ts'
import { type Noun, spriteName } from '../words/vocabulary/noun-table.ts'
import { findPronounObjects } from './pronoun-objects.ts'
import { keepIdentities, applyNewLooks } from './repeated-names.ts'
import { copyForNextShot, readFamily, meanKnownSubjects, type CastBefore, findReturning } from './returning-subjects.ts'
import { applyLateColours, keepColour } from './late-colours.ts'

/** One shot, as described by its own words. */
export type Draft = {
  part: Part
  items: Item[]
  found: FoundSubject[]
  said: SaidSetting
  becomes?: Shot['becomes']
  lights?: Shot['lights']
  tide?: Shot['tide']
  /** The paper behind the subjects, whatever the place. */
  backdrop?: string
  /** Events of a product. */
  shows?: readonly Show[]
}

export type Reading = {
  prompt: string
  budget: ReadingBudget
  folded: string
  /** Ways around things, by their positions in the text. */
  ways: readonly SaidWay[]
  inputAt: (from: number) => string | undefined
  nounOf: (input: string) => Noun | undefined
  /** Pictures that no mention places: the subjects of the prompt. */
  unplaced: readonly string[]
  seeded: SeededRandom
  /** The seed of the film for choices among equals. */
  castSeed?: number
}

export function readShot(reading: Reading, part: Part, { cast, topic, last }: CastBefore): Draft {
  const { prompt, folded, inputAt, nounOf, seeded, castSeed } = reading
  const { rest: settled, turns } = extractTurns(folded.slice(part.from, part.to))
  const { rest, changes } = extractChanges(settled)
  const items = composePlaces(
    parseItems(blankParts(rest), { goesOn: part.isSequel === true && cast.length > 0 }),
    rest,
    prompt,
  ).map(item => ({
    ...item,
    from: item.from + part.from,
    to: item.to + part.from,
  }))
  settleSupports(items)
  markNegations(items)
  markEndedWeather(items)
  markImagined(items)
  const beasts = mergeAnimalTrades(items)
  settleAwayPlaces(items)
  blankStains(items)
  blankParticiples(items)
  settleLoads(items)
  comeIn(items)
  if (part.from > 0) goInside(items, cast)
  const found = findSubjects({
    items,
    text: prompt,
    inputAt,
    nounOf,
    seeded,
    cast,
    ...(castSeed !== undefined && { castSeed }),
  }).filter(({ words, at }) => !(words === 'marble' && STONE_BEFORE.test(items[at - 1]?.text ?? '')))
  dressAnimals(beasts, found, prompt)
  wearCostumes(items, found)
  wearAfterCommas(items, found)
  wearBefore(items, found)
  wearMasks(items, found)
  shoulderBags(items, found)
  readSexes(items, found, cast)
  const isDone = (isDoneByNobody(items) && found.length > 0) || items.some(isExercise)
  const isDoneToBeast = items.some((_, at) => items[at - 1]?.text === 'being' && isWorkOnObject(items, at))
  // `Juice ad: an orange is cut in half`: the close shot shows no person.
  if (
    isDone &&
    !part.isOfProduct &&
    !found.some(one => (isDoneToBeast ? isPerson(one) : isAlive(one))) &&
    // `then exercises`: the subject before acts.
    !(part.isSequel && cast.some(isAlive)) &&
    reading.unplaced.length === 0
  )
    found.unshift(somebody())
  const words = folded.slice(part.from, part.to)
  // `ink and liquid gold swirling`: no subject and no place.
  const isFluid =
    asksForFluids(words) &&
    !found.some(
      ({ kind }) => SHAPED.has(kind) || ((ADVERT.test(prompt) || VESSELS.test(words)) && PRODUCTS.has(kind)),
    ) &&
    reading.unplaced.length === 0 &&
    !found.some(isAlive) &&
    !items.some(
      ({ meaning, negated, mention }) => mention ?? (!negated && meaning.place && !BOUNDLESS.has(meaning.place)),
    )
  if (isFluid) return { part, items, found: [], said: { ...readSaidSetting(items), place: 'abstract' } }
  if (!part.isPreamble) place(reading, found, part)
  for (const subject of found) keepColour(subject, cast)
  for (const subject of found) readFamily(subject, items, topic)
  const returning = findReturning(part, items, found, { cast, topic, ...(last && { last }) })
  found.unshift(...returning)
  meanKnownSubjects(found, { cast })
  keepIdentities(items, found, cast)
  applyNewLooks(items, found)
  for (const meant of findPronounObjects(items, found, { cast, topic })) {
    const next = found.findIndex(({ at }) => at > meant.at)
    found.splice(next < 0 ? found.length : next, 0, meant)
  }
  wearOwnClothes(items, found)
  keepHats(found, cast)
  const strong = found.filter(
    one => !one.noun?.faint || isMoved(items, one.at) || isHandled(one, items) || isFalling(items, one.at),
  )
  // `wind picks up and raindrops fall`: no person picks anything up.
  for (const [at, item] of items.entries())
    if (item.meaning.verb && item.meaning.relation && isActionOfSky(items, at, found)) {
      const { relation: _, ...meaning } = item.meaning
      items[at] = { ...item, meaning }
    }
  const bare = relateSubjects(items, strong.length > 0 ? strong : found.slice(0, 1))
  restOnBefore(items, bare)
  animateSubjects(items, bare)
  settleRelatives(items, bare)
  leaveToWearers(bare)
  const related = wrapIn(items, bare)
  shareActions(items, related)
  moveLedSubjects(items, related)
  dogPaddle(related)
  restOnBody(words, part.from, items, related)
  perchOnBody(words, part.from, items, related)
  wearOnBody(items, related)
  restInArms(items, related)
  restOnHand(words, part.from, items, related)
  bearOnBody(words, part.from, items, related)
  formHerds(words, part.from, items, related)
  slideOnSkis(related)
  slideOnBellies(related)
  sendOver(related)
  wadeThrough(words, related)
  enterWater(words, part.from, items, related)
  swimInAir(words, related)
  adaptLeaps(related)
  adaptCreeping(related)
  adaptCalls(related)
  settleRelations(related, items)
  fillAndSeat(items, related)
  mergeMadeOf(items, related)
  seatInWheelchairs(items, related)
  nameCouple(related)
  placeSides(items, related)
  applyLateColours(items, related)
  readFeatures(words, part.from, items, related)
  const isIndoors = applyWays(reading, part, items, related)
  const isFirst = part.from === 0 || part.isCut
  stayInPlace(items, related, cast, isFirst)
  const applied = applyChanges(changes, { items, found: related, words, start: part.from })
  const changed = readMaterials(applied.found, { items, words, start: part.from })
  const { from, becomes } = turnSetting(turns, applied, words, items)
  smokeChimneys(words, changed)
  plantSaplings(changed)
  breakWaves(words, changed)
  lightHouses(becomes, changed)
  // A lake that freezes changes with the season, not as a subject.
  const isFrozen =
    changed.length === 0 && items.some(({ meaning, negated }) => meaning.verb?.id === 'freeze' && !negated)
  const later = isFrozen ? { ...becomes, season: 'winter' as const, weather: 'snow' as const } : becomes
  return {
    part,
    items,
    found: changed,
    said: {
      ...(NEW_DAY.test(words) && CLEAR),
      ...hourOf(from),
      ...readSaidSetting(items),
      ...settingOf(from),
      ...(isIndoors && { place: 'room' as const }),
    },
    ...(later && { becomes: later }),
    ...(from.lights && { lights: from.lights }),
    ...(from.tide && { tide: from.tide }),
  }
}

/** `a woman in a straw hat … she pats its neck`: she still wears it. Changes `found`. */
function keepHats(found: FoundSubject[], cast: readonly FoundSubject[]): void {
  if (found.some(({ kind }) => kind === 'headwear')) return
  for (const wearer of found.filter(isPerson)) {
    // The last mention of a hat counts: a hat that was taken off is worn by nobody.
    const hat = cast.find(
      ({ kind, relation }) => kind === 'headwear' && (!relation || relation.to.words === wearer.words),
    )
    if (hat?.relation?.kind === 'on') found.push({ ...copyForNextShot(hat), relation: { kind: 'on', to: wearer } })
  }
}

/** `a man walks in and the dog barks`: `in` means into the room. Changes the items. */
function comeIn(items: Item[]): void {
  for (const [at, item] of items.entries())
    if (item.text === 'in' && items[at - 1]?.meaning.verb && items[at + 1]?.meaning.conjunction)
      items[at] = { ...item, meaning: { glue: true } }
}

/** `a worker in a vest and helmet walks up`: the worker walks, not the helmet. Changes `found`. */
function leaveToWearers(found: readonly FoundSubject[]): void {
  for (const worn of found) {
    const wearer = worn.relation?.kind === 'on' ? worn.relation.to : undefined
    if ((worn.kind !== 'headwear' && worn.kind !== 'worn') || !wearer || !isPerson(wearer) || !worn.deeds) continue
    if (worn.deeds.some(({ verb }) => verb === 'blow-away')) continue
    wearer.deeds = [...(wearer.deeds ?? []), ...worn.deeds].toSorted((a, b) => a.at - b.at)
    if (worn.motion && wearer.motion === undefined) wearer.motion = worn.motion
    delete worn.deeds
    delete worn.motion
  }
}

/** `a watch on marble`: the stone, not a toy. */
const STONE_BEFORE = /^(?:on|against|of|over|across)$/u

/** `The next morning`, 第二天: the weather of the day before is over. */
const NEW_DAY =
  /\b(?:(?:the )?(?:next|following) (?:day|morning|evening)|(?:days|weeks|months|years) later)\b|第二天|次日|翌日|几天后|多年后|几年后/u
const CLEAR = { weather: 'clear' } as const

/** `香水广告…一滴金色液体落下`: the advertised product is shown with the liquid. */
const ADVERT = /\b(?:ads?|advert|commercial|promo)\b|广告|宣传/iu
const PRODUCTS: ReadonlySet<string> = new Set(['product', 'cosmetic', 'bottle', 'thing', 'drink', 'food'])
/** Kinds with a definite shape: a shoe in front of a coloured wall stays a shoe. */
const SHAPED: ReadonlySet<string> = new Set(['worn', 'headwear', 'cosmetic', 'instrument'])
const VESSELS = /\b(?:glass|cup|mug|bowl|bottle|jar|teapot|can)\b|杯|碗|瓶|壶|罐/iu

/** Places for flowing colours: none, or water. */
const BOUNDLESS: ReadonlySet<Place> = new Set<Place>(['abstract', 'sweep', 'underwater'])

/** `closes the door`, `paints a door`: an object of an action is a thing, not a part of the wall. */
const isMoved = (items: readonly Item[], at: number): boolean =>
  items.slice(Math.max(0, at - 3), Math.max(0, at)).some(({ meaning }) => MOVES.has(meaning.verb?.id ?? ''))
const MOVES: ReadonlySet<string> = new Set('open close lock knock paint mend clean wax wash rub'.split(' '))

/** `a single drop falls`, `水滴落下`: a drop that falls is shown. */
const isFalling = (items: readonly Item[], at: number): boolean =>
  items.slice(at + 1, at + 3).some(({ meaning }) => meaning.verb?.id === 'fall' || meaning.verb?.id === 'drip') ||
  SEEN_TO_MOVE.has(items[at + 1]?.meaning.verb?.id ?? '')
/** Verbs that show a thing: `a stone rolls down`, `the door opens`. */
const SEEN_TO_MOVE: ReadonlySet<string> = new Set(['roll', 'roll-down', 'open', 'close', 'hit', 'crash', 'break'])

/** `a man eats food`, `a cook adds herbs to a dish`: a general noun is shown if somebody handles the thing. */
const isHandled = ({ at, kind }: FoundSubject, items: readonly Item[]): boolean =>
  items
    .slice(Math.max(0, at - HANDLED_WITHIN), at)
    .some(({ meaning }) =>
      kind === 'food' || kind === 'drink'
        ? (meaning.verb ?? meaning.relation === 'holding')
        : GRASPED.has(meaning.verb?.id ?? ''),
    )
const HANDLED_WITHIN = 3
/** Verbs that need a visible object: `picks up a stone`, `throws feathers`. */
const GRASPED: ReadonlySet<string> = new Set('take throw hold lift carry pick kick drop'.split(' '))

/** Actions of animals and things that need no person. */
const OF_ITSELF =
  /^(?:bark|meow|roar|howl|chirp|croak|graze|peck|boil|steam|melt|glow|shine|flow|bloom|grow|burn|explode|ring|crack|break|drip|leak|freeze|dry|pulse|vibrate|flicker|transform|open|close|float|swell|buzz|pollinate|appear)$/u

/**
 * True for work that needs hands, at the beginning of a shot or in progress: `slicing a cucumber`, `dough being
 * kneaded`.
 */
const isDoneByNobody = (items: readonly Item[]): boolean => {
  const first = items.find(({ meaning, stop }) => !stop && !meaning.glue)
  const opening = first?.text.split(' ')[0]!.endsWith('ing') && !first.meaning.noun ? first.meaning.verb : undefined
  if (opening && (HAND_WORK.has(opening.id) || (opening.motion === 'bob' && !OF_ITSELF.test(opening.id)))) return true
  const isWork = (item: Item, at: number): boolean =>
    !item.negated &&
    HAND_WORK.has(item.meaning.verb?.id ?? '') &&
    BEING_DONE.test(items[at - 1]?.text ?? '') &&
    isWorkOnObject(items, at)
  return (
    items.some((item, at) => !item.negated && items[at - 1]?.text === 'being' && isWorkOnObject(items, at)) ||
    items.some(isWork)
  )
}
const BEING_DONE = /^(?:is|are|being|gets?)$/u
/** `a gym: lifting weights, sweat`: a person exercises. */
const isExercise = ({ meaning, negated, text }: Item): boolean =>
  !negated && !text.startsWith('train') && EXERCISES.has(meaning.verb?.id ?? '')
const EXERCISES: ReadonlySet<string> = new Set(
  'squats sit-up exercise lift-weights push-ups dunk shoot-hoops dribble play-tennis play-baseball'.split(' '),
)
const ANYBODY = spriteName('🧑')
const somebody = (): FoundSubject => ({
  at: -1,
  namedAt: -1,
  words: 'somebody',
  what: { sprite: ANYBODY },
  kind: 'person',
  noun: grownUp(ANYBODY),
  count: 1,
  size: 'normal',
  sentence: 0,
})

/**
 * A picture without a mention is the referent of a definite noun (`the sneakers`), or else a subject before all others.
 */
function place({ unplaced, nounOf }: Reading, found: FoundSubject[], part: Part): void {
  const mains: FoundSubject[] = []
  for (const name of unplaced) {
    const shown = nounOf(name)
    const isMeant = ({ what, isDefinite, words, noun, kind }: FoundSubject): boolean =>
      'sprite' in what &&
      (words.toLowerCase() === name.toLowerCase() || (shown ? isLike(shown, noun, kind) : isDefinite === true))
    const meant = found.find(isMeant)
    const joinedTo = mains.at(-1)
    if (meant && 'sprite' in meant.what) meant.what = { input: name, like: meant.what.sprite }
    else if (part.from === 0 || !part.isCut || found.length === 0) {
      const main: FoundSubject = {
        at: -1,
        namedAt: -1,
        words: name,
        ...describeInputSubject(name, shown),
        count: 1,
        size: 'normal',
        sentence: 0,
      }
      mains.push(joinedTo ? { ...main, joinedTo } : main)
    }
  }
  found.unshift(...mains)
}

/** True for the same noun, or for two people: `a woman` means a picture of a singer. */
const isLike = (shown: Noun, noun: Noun | undefined, kind: FoundSubject['kind']): boolean =>
  shown === noun || (shown.kind === 'person' && kind === 'person')

/** In English `in the background` belongs to the noun before it, in Chinese to the noun after it. */
function placeSides(items: readonly Item[], found: readonly FoundSubject[]): void {
  for (const [at, { meaning, language }] of items.entries()) {
    const isOfPlace = items[at - 1]?.meaning.place && !found.some(one => one.at === at - 1)
    if (isOfPlace || !(meaning.side ?? meaning.direction)) continue
    if (isAtSideOf(items, at, found) || standBeside(items, at, found) || !meaning.side) continue
    const before = found.findLast(
      subject => subject.at >= 0 && subject.at < at && !items.slice(subject.at, at).some(({ stop }) => stop),
    )
    const after = found.find(
      subject => subject.at > at && !items.slice(at, subject.at).some(({ stop }) => stop === 'sentence'),
    )
    // `女孩在左边弹琴` belongs to the girl; `左边有一盏灯` to the lamp. In `a distant deer` the adjective belongs to the deer.
    const isOfBefore =
      language === 'en'
        ? !(after?.at === at + 1 && !items[at - 1]?.meaning.noun && !meaning.located)
        : items[at - 1]?.text === '在' && before
    const subject = isOfBefore ? (before ?? after) : (after ?? before)
    if (subject) subject.side ??= meaning.side
  }
}
