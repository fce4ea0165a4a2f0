import type { Place, Shot, Subject } from '../direct/shot-list.ts'
import { playedPlace } from '../scenery/dressed/index.ts'
import { aimDeeds } from './aim-deeds.ts'
import { addPartners } from './add-partners.ts'
import { withoutSubjects } from '../direct/without-subjects.ts'
import { addProps } from './add-props.ts'
import { fitToHands } from './fit-to-hands.ts'
import { crossTogether } from './cross-together.ts'
import { dressOthers } from './dress-others.ts'
import { colourEach, expandGroups } from './expand-groups.ts'
import { findPictogram, pictogramCode } from '../figures/pictograms.ts'
import { PLACE_TRAITS } from '../direct/place-traits.ts'
import { splitGraphemes } from '@kinora/media/language/split-graphemes'
import { lendHands } from './lend-hands.ts'
import { putRight } from './put-right.ts'
import { stageLeaps } from './stage-leaps.ts'
import { stageSlopes } from './stage-slopes.ts'
import { stageContact } from './stage-contact.ts'
import { pushOff, stageAntics } from './stage-antics.ts'
import { stageNature } from './stage-nature.ts'
import { stageProcessions } from './stage-processions.ts'
import { stageDeeds } from './stage-deeds.ts'
import { flyOnThings } from './fly-on-things.ts'
import { forgeIron } from './forge-iron.ts'
import { liftByMachine } from './lift-by-machine.ts'
import { openForFalling } from './open-for-falling.ts'
import { stagePulling } from './stage-pulling.ts'
import { stagePeople } from './stage-people.ts'
import { shareThings } from './share-things.ts'
import { TABLE } from './member.ts'
import { setTables } from './set-tables.ts'
import { cutThings, stageEvents } from './stage-events.ts'
import { standUpright } from './stand-upright.ts'
import { isPerson, subjectRig } from './subject-rig.ts'
import { wearHats } from './wear-hats.ts'
import { youngOnes } from './young-ones.ts'

/** A shot as it can be staged: families become people, what is seen anyway goes, hands get what they need, food a table
 * and who eats a chair. */
export function adaptShot(shot: Shot): Shot {
  const steps = [
    dressOthers,
    wearHats,
    expandGroups,
    colourEach,
    pushOff,
    putRight,
    stagePeople,
    stageDeeds,
    stageContact,
    stageSlopes,
    stageProcessions,
    stageLeaps,
    stageNature,
    stageAntics,
    standUpright,
    lendHands,
    playThere,
    ashore,
    leaveOut,
    takeInHand,
    fitToHands,

    addPartners,
    aimDeeds,
    shareThings,
    stagePulling,
    flyOnThings,
    crossTogether,
    forgeIron,
    liftByMachine,
    addProps,
    cutThings,
    openForFalling,
    setTables,
    stageEvents,
    youngOnes,
  ]
  return steps.reduce((adapted, step) => step(adapted), shot)
}

/** Who acts in a room needs its floor: it is then drawn with the furniture along its walls. */
const playThere = (given: Shot): Shot => {
  const shot = laidOnTable(given)
  const where =
    shot.where ?? quayFor(shot) ?? (shot.place === 'room' && shot.subjects.some(isPerson) ? 'living-room' : undefined)
  return { ...shot, place: playedPlace(shot.place, where), ...(where && { where }) }
}

/** Food alone is seen on the table and from near, and not from across the kitchen. */
function laidOnTable({ where, ...shot }: Shot): Shot {
  const isSmall = ({ what, metres }: Subject): boolean =>
    'sprite' in what &&
    (findPictogram(what.sprite).isServed === true ||
      (metres ?? findPictogram(what.sprite).metres) < 0.3 ||
      APPLIANCES.has(what.sprite))
  const tops = shot.subjects.filter(one => isOneOf(one, [TABLE]))
  const laid = shot.subjects.filter(one => !tops.includes(one))
  const isLaid =
    (shot.place === 'kitchen' || (shot.place === 'room' && where === undefined)) &&
    laid.length > 0 &&
    laid.every(isSmall) &&
    laid.some(
      ({ what, build }) =>
        'sprite' in what &&
        (build === 'vessel' || findPictogram(what.sprite).isServed === true || APPLIANCES.has(what.sprite)),
    )
  // The counter is what it is seen on.
  return isLaid
    ? { ...shot, subjects: withoutSubjects(shot.subjects, tops), place: 'table' }
    : { ...shot, ...(where && { where }) }
}

/** They stand on the counter, and are what it is about. */
const APPLIANCES: ReadonlySet<string> = new Set(
  'toaster blender coffee-machine rice-cooker kettle pot'.split(' ').map(name => `drawn-${name}`),
)

/** Whoever neither swims nor is in a boat stands by the open sea and not in it. */
function quayFor({ place, subjects }: Shot): string | undefined {
  if (place !== 'sea') return undefined
  const isAfloat = ({ motion, relation, words, deeds = [] }: Subject): boolean =>
    motion === 'swim' ||
    motion === 'float' ||
    motion === 'fly' ||
    relation?.kind === 'in' ||
    relation?.kind === 'on' ||
    relation?.kind === 'riding' ||
    deeds.some(({ verb }) => AFLOAT.has(verb)) ||
    SURFERS.test(words)
  return subjects.some(one => isPerson(one) && 'sprite' in one.what && !isAfloat(one) && !isWetPerson(one))
    ? 'pier'
    : undefined
}
const SURFERS = /surf|冲浪/iu
const AFLOAT = new Set('swim dive surf row sail float drown snorkel paddle kayak windsurf fish'.split(' '))
const isWetPerson = ({ what }: Subject): boolean => 'sprite' in what && findPictogram(what.sprite).isWet === true

/** `turtles race to the surf`: what crawls over a beach does not swim there. */
function crawling(shot: Shot): Shot {
  if (shot.place !== 'beach' && PLACE_TRAITS[shot.place].isIndoors !== true && WATERY.has(shot.place)) return shot
  const isOnLegs = ({ motion, deeds = [] }: Subject): boolean =>
    motion === 'swim' && deeds.some(({ verb, to }) => ON_LEGS.has(verb) || (verb === 'climb' && to === undefined))
  return {
    ...shot,
    subjects: shot.subjects.map(one =>
      isOnLegs(one) && subjectRig(one) !== 'fish' ? { ...one, motion: 'walk' as const } : one,
    ),
  }
}
const ON_LEGS = new Set('walk run crawl hurry cross march'.split(' '))

/** Where there is no water ducks walk, unless the words say that they swim. */
function ashore(told: Shot): Shot {
  const shot = crawling(told)
  if (WATERY.has(shot.place) || shot.where === 'swimming-pool') return shot
  const isSwimming = ({ deeds }: Subject): boolean =>
    deeds?.some(({ verb }) => verb === 'swim' || verb === 'dive') === true
  return {
    ...shot,
    subjects: shot.subjects.map(one =>
      one.motion === 'swim' && subjectRig(one) === 'bird' && !isSwimming(one)
        ? { ...one, motion: 'walk' as const }
        : one,
    ),
  }
}
const WATERY: ReadonlySet<Place> = new Set(['beach', 'lake', 'sea', 'river', 'waterfall', 'underwater'])

/** A tool that nobody can draw is in the hand of who uses it, and no sign in the landscape; so is what an advertisement
 * shows together with one person. */
function takeInHand(shot: Shot): Shot {
  const { subjects } = shot
  const isSmallBlock = ({ label, words, metres = 1, relation }: Subject): boolean =>
    label === words && metres < SMALL_BLOCK && relation === undefined
  const isShown = shot.place === 'sweep' && subjects.filter(isPerson).length === 1
  const isWare = (one: Subject, index: number): boolean =>
    isShown &&
    one.count === 1 &&
    one.relation === undefined &&
    'sprite' in one.what &&
    !isPerson(one) &&
    findPictogram(one.what.sprite).metres < SMALL_WARE &&
    !subjects.some(other => other.relation?.to === index || other.deeds?.some(({ to }) => to === index))
  const block = subjects.findIndex((one, index) => isSmallBlock(one) || isWare(one, index))
  const holder = subjects.findIndex(one => isPerson(one) && one.relation?.kind !== 'holding')
  if (block < 0 || holder < 0) return shot
  return {
    ...shot,
    subjects: subjects.map((one, index) =>
      index === holder ? { ...one, deeds: [{ verb: 'hold', words: '', to: block }, ...(one.deeds ?? [])] } : one,
    ),
  }
}
const SMALL_BLOCK = 0.5
const SMALL_WARE = 0.3

/** What the plate of a place has itself, and better. */
const IN_PLATE: Partial<Record<Place, readonly string[]>> = {
  room: [pictogramCode('🪟'), pictogramCode('🚪'), pictogramCode('🖼️')],
  kitchen: [pictogramCode('🪟'), pictogramCode('🚪'), pictogramCode('🚰')],
  table: [pictogramCode('🪟'), pictogramCode('🍽️')],
}

/** The same of places that are dressed: in a town of white houses no single one stands before the others. */
const IN_DRESSING: Readonly<Record<string, readonly string[]>> = {
  'white-town': ['🏠', '🏡', '🏘️', '⛪', '🏚️'].map(pictogramCode),
  suburb: ['🏘️'].map(pictogramCode),
  village: ['🏘️'].map(pictogramCode),
  'water-town': ['🏘️', '🌉'].map(pictogramCode),
  'old-town': ['🏘️'].map(pictogramCode),
  'coast-town': ['🏘️'].map(pictogramCode),
  'mountain-village': ['🏘️'].map(pictogramCode),
  'canal-city': ['🏘️', '🏰', '🏠', '🌉'].map(pictogramCode).concat('drawn-temple', 'drawn-stone-bridge'),
  'apartment-block': ['🏢', '🏘️', '🪟'].map(pictogramCode).concat('drawn-apartment-block'),
  skyline: ['🏢', '🏙️'].map(pictogramCode),
  'karst-river': ['⛰️', '🏔️', '🗻'].map(pictogramCode),
  'basketball-court': ['🏟️'].map(pictogramCode),
  temple: ['drawn-temple', pictogramCode('🛕')],
  cockpit: ['✈️', '🛩️', '🛫', '🛬', '🚁', '🚀', '🛸'].map(pictogramCode),
}

/** Whoever is in a kitchen or a shop sees no bakery in it. */
const HOUSES = splitGraphemes('🏠🏡🏢🏪🏬🏫🏥🏨🏦🏭🏰🏯⛪🕌🛕🏛️🏘️🏚️🛖🏟️🏤🏣')
  .map(pictogramCode)
  .concat('drawn-log-cabin', 'drawn-barn', 'drawn-apartment-block')

const [CAKE, CANDLE] = ['🎂', '🕯️'].map(pictogramCode) as [string, string]
const FIRE = pictogramCode('🔥')
const BURNING = ['🕯️', '🏮', 'drawn-campfire', 'drawn-fireplace'].map(one =>
  one.startsWith('drawn-') ? one : pictogramCode(one),
)
const WINDOW = pictogramCode('🪟')
const OPENINGS = [WINDOW, pictogramCode('🚪')]
/** Metres. */
const [HOUSE, TOY] = [6, 1]

/** What pictograms have already: candles on a birthday cake, chopsticks in noodles, the hat of a detective. */
const IN_FIGURE: readonly (readonly [wholes: readonly string[], parts: readonly string[]])[] = [
  [['🎂'], ['🕯️']],
  [['🍜'], ['🥢']],
  [['🍝'], ['🍴']],
  [['🧑‍🎤', '👩‍🎤', '👨‍🎤'], ['🎤']],
  [['🧑‍🎨'], ['🎨', '🖌️']],
  [
    ['🕵️', '🧙‍♂️', '🧙‍♀️', '👮', '💂', '👷', '🧑‍🍳', '🎅'],
    ['🎩', '👒', '🧢'],
  ],
  [['🫅', '🤴', '👸'], ['👑']],
].map(([wholes, parts]) => [wholes!.map(pictogramCode), parts!.map(pictogramCode)])

const isOneOf = ({ what }: Subject, codes: readonly string[]): boolean =>
  'sprite' in what && codes.includes(what.sprite)

/** A door that opens is not the one that is painted on the wall. */
const isMoved = (subject: Subject, index: number, subjects: readonly Subject[]): boolean =>
  subjects.some(one =>
    one.deeds?.some(({ verb, to }) => MOVES.has(verb) && (to === index || (one === subject && to === undefined))),
  )
const MOVES = new Set(['open', 'close', 'knock', 'break', 'lock'])

/** Without what the plate, or the figure it belongs to, shows anyway. */
function leaveOut(shot: Shot): Shot {
  const { subjects } = shot
  const areRelated = (a: Subject, b: Subject): boolean =>
    subjects[a.relation?.to ?? -1] === b || subjects[b.relation?.to ?? -1] === a
  const isPart = (part: Subject): boolean =>
    IN_FIGURE.some(
      ([wholes, parts]) =>
        isOneOf(part, parts) && subjects.some(whole => isOneOf(whole, wholes) && areRelated(whole, part)),
    ) ||
    // A birthday cake has candles, however many are counted.
    (isOneOf(part, [CANDLE]) && part.count > 1 && subjects.some(whole => isOneOf(whole, [CAKE]))) ||
    // The flame of a candle is on it already.
    (isOneOf(part, [FIRE]) && subjects.some(whole => isOneOf(whole, BURNING)))
  const isBoardOfClass = ({ words }: Subject): boolean =>
    shot.where === 'classroom' && /黑板|black ?board|chalkboard/iu.test(words)
  const isHouseInside = (subject: Subject): boolean =>
    PLACE_TRAITS[shot.place].isIndoors === true &&
    isOneOf(subject, HOUSES) &&
    subjects.length > 1 &&
    // One as large as a book is a toy, or a dream.
    !(subject.relation && (subject.metres ?? HOUSE) < TOY)
  // A window is one of a house that is there, or of the street; by itself it would stand on the ground.
  const isOfHouse = (subject: Subject): boolean =>
    isOneOf(subject, OPENINGS) &&
    subjects.length > 1 &&
    (isOneOf(subject, [WINDOW]) || subjects.some(other => isOneOf(other, HOUSES)))
  const kept = subjects.filter(
    (subject, index) =>
      (!isOneOf(subject, [...(IN_PLATE[shot.place] ?? []), ...(IN_DRESSING[shot.where ?? ''] ?? [])]) ||
        isMoved(subject, index, subjects)) &&
      !isPart(subject) &&
      // Who is at the controls of a plane is not seen from outside.
      !subject.deeds?.some(({ verb }) => verb === 'pilot') &&
      !isHouseInside(subject) &&
      !isBoardOfClass(subject) &&
      (!isOfHouse(subject) || isMoved(subject, index, subjects)),
  )
  if (kept.length === subjects.length) return shot
  return {
    ...shot,
    subjects: kept.map(({ relation, deeds, ...subject }) => {
      const numberOf = (old: number | undefined): number => (old === undefined ? -1 : kept.indexOf(subjects[old]!))
      const to = numberOf(relation?.to)
      return {
        ...subject,
        ...(deeds && {
          deeds: deeds.map(({ to: done, ...deed }) => ({
            ...deed,
            ...(numberOf(done) >= 0 && { to: numberOf(done) }),
          })),
        }),
        ...(relation && to >= 0 && { relation: { kind: relation.kind, to } }),
      }
    }),
  }
}
