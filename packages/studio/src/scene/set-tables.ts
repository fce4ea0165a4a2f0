import { PLACE_TRAITS } from '../direct/place-traits.ts'
import type { Deed, Shot, Subject } from '../direct/shot-list.ts'
import { addProps, isDish } from './add-props.ts'
import { findPictogram, pictogramCode } from '../figures/pictograms.ts'
import { COURSES } from '../bodies/motion/courses.ts'
import { CHAIR, TABLE } from './member.ts'
import { hasNoTables } from './stage-deeds.ts'
import { setWorktops } from './set-worktops.ts'
import { isIdle, isPerson, subjectRig } from './subject-rig.ts'
import { newThing } from './new-thing.ts'

/** What people sit at a table for; and what they stand behind one for, with the thing that they work on before them. */
export const SEATED: ReadonlySet<string> = new Set(
  'play-chess eat drink taste write draw type study count sign program design scroll toast spar'.split(' '),
)
const STANDING = new Set(
  'cook bake add knead roll peel wrap fold cut split stir squeeze carve saw plane hammer assemble mend polish experiment stamp decorate unpack pack'.split(
    ' ',
  ),
)
const WIPED = new Set('clean rub wash polish'.split(' '))
const MOVED = new Set('take put'.split(' '))
const SIT = new Set(['sit'])
const ON_FEET = new Set(['stand'])
/** More than these do not find room at one table. */
const MOST_SEATS = 4
const MOST_STANDING = 2

/** What it is taken out of is in the other hand. */
const hasIn = ({ deeds = [] }: Subject, { to }: Deed): boolean =>
  deeds.some(({ verb, to: held }) => verb === 'hold' && held !== undefined && held !== to)

const isLifeless = (one: Subject): boolean => (subjectRig(one) ?? 'thing') === 'thing'
const isTable = ({ what }: Subject): boolean => 'sprite' in what && what.sprite === TABLE
const does = ({ deeds }: Subject, verbs: ReadonlySet<string>): boolean =>
  deeds?.some(({ verb }) => verbs.has(verb)) === true

/** `falls off the table`: it is on it by its way, and not put there. */
const isOnItsWay = ({ deeds = [] }: Subject): boolean =>
  deeds.some(({ verb, to }) => to !== undefined && COURSES.some(course => course === verb))

/**
 * Puts on a table what would lie on the floor, seats those at it who eat or write, and lets those stand behind it who work
 * with their hands. One table for all.
 */
export function setTables(told: Shot): Shot {
  if (hasNoTables(told) || told.subjects.some(isOnItsWay)) return told
  const worked = setWorktops(told)
  if (worked) return worked
  const given = told.subjects.some(isPerson) ? { ...told, subjects: told.subjects.map(deskAsTable) } : told
  const isPlayed = given.subjects.some(one => does(one, BOARD_GAMES))
  if (!PLACE_TRAITS[given.place].lacksTable && !given.subjects.some(isTable) && !isPlayed) return given
  // Two things that are only named together stand side by side.
  const isPair =
    given.subjects.length === 2 && given.subjects.every(one => isLifeless(one) && !one.relation && !one.deeds)
  if (isPair && given.subjects.some(one => !isServed(one))) return given
  const shot = partPeople(given)
  const { subjects } = shot
  const isFree = (subject: Subject): boolean =>
    isPerson(subject) && isIdle(subject) && isUnplaced(subject, subjects) && !isPartner(subject, subjects)
  // A stall has its counter.
  const isInside = PLACE_TRAITS[shot.place].isIndoors === true || STALLS.has(shot.where)
  const hasTable = subjects.some(isTable) || isPlayed
  const isServedThere = isInside && subjects.some((one, index) => isServed(one) && !isHeld(index, subjects))
  const canSit = (subject: Subject): boolean =>
    isFree(subject) && (sitsDown(subject, hasTable || isServedThere) || (does(subject, SIT) && does(subject, STANDING)))
  const sitting = isInside || hasTable ? subjects.filter(canSit) : []
  // A cup is taken from a table, and a table is wiped: both are before who does it.
  const isAtTable = ({ verb, to }: Deed): boolean =>
    to !== undefined &&
    ((WIPED.has(verb) && isTable(subjects[to]!)) ||
      (MOVED.has(verb) && isHandy(subjects[to]!) && (hasTable || isServedThere || isServed(subjects[to]!))))
  // What is larger stands for itself: a bicycle is mended where it is.
  const isOnTable = ({ verb, to }: Deed): boolean =>
    STANDING.has(verb) && (to === undefined || isHandy(subjects[to]!) || isTable(subjects[to]!))
  const standing =
    isInside || hasTable
      ? subjects.filter(
          one =>
            isFree(one) &&
            (one.deeds?.some(deed => isOnTable(deed) || (isAtTable(deed) && !hasIn(one, deed))) === true ||
              ((hasTable || isServedThere) && staysUp(one))) &&
            !does(one, SIT),
        )
      : []
  const seats = sitting.reduce((sum, { count }) => sum + count, 0)
  const isSeated = seats <= MOST_SEATS
  const workers = new Set(standing.reduce((sum, { count }) => sum + count, 0) <= MOST_STANDING ? standing : [])
  const eaters = new Set(isSeated ? sitting.filter(one => !workers.has(one)) : [])
  const isLoose = (subject: Subject, index: number): boolean =>
    ((isServed(subject) && !isHeld(index, subjects)) || (isInside && isModel(subject) && !isInHand(index, subjects))) &&
    (subject.relation === undefined || subject.relation.kind === 'beside')
  // A hot pot of several is in their middle, and in nobody's hands.
  const isShared = (index: number): boolean => seats > 1 && isDish(subjects[index]!)
  const isWorkedOn = (index: number): boolean =>
    subjects.some(
      one =>
        (workers.has(one) && one.deeds?.some(({ to, verb }) => to === index && STANDING.has(verb))) ||
        (eaters.has(one) &&
          one.deeds?.some(
            ({ to, verb }) =>
              to === index && (LYING.has(verb) || STANDING.has(verb) || (verb === 'eat' && isShared(index))),
          )),
    ) && isHandy(subjects[index]!)
  const goesOnTable = (subject: Subject, index: number): boolean => isLoose(subject, index) || isWorkedOn(index)
  if (eaters.size === 0 && workers.size === 0 && !subjects.some(goesOnTable)) return given
  const own = subjects.findIndex(isTable)
  const table = own >= 0 ? own : subjects.length
  const added: Subject[] = own >= 0 ? [] : [newThing('table', TABLE)]
  const set = subjects.map((subject, index): Subject => {
    if (index === own) return tableAlone(subject)
    // The hands are over the table, where the thing is.
    const deeds = (subject.deeds ?? []).map(({ to, ...deed }) =>
      to === undefined || isWorkedOn(to) || (to === own && WIPED.has(deed.verb)) ? deed : { ...deed, to },
    )
    if (workers.has(subject)) return { ...subject, deeds, relation: { kind: 'behind', to: table } }
    if (eaters.has(subject)) {
      const chair = subjects.length + added.length
      added.push({ ...newThing('chair', CHAIR), count: subject.count, relation: { kind: 'beside', to: table } })
      const { relation, ...rest } = subject
      const isKept = relation?.kind === 'holding' && !isWorkedOn(relation.to)
      return {
        ...rest,
        ...(isKept && { relation }),
        deeds: [{ verb: 'sit', words: '', to: chair }, ...deeds.filter(({ verb }) => verb !== 'sit')],
      }
    }
    return goesOnTable(subject, index) ? { ...subject, relation: { kind: 'on', to: table } } : subject
  })
  return { ...shot, subjects: [...set, ...added] }
}

/** A desk that people are at is their table: there is no room for a second one. */
const deskAsTable = (subject: Subject): Subject =>
  'sprite' in subject.what && subject.what.sprite === 'drawn-desk' ? { ...subject, what: { sprite: TABLE } } : subject

/** Where wares are cut, cooked and sold over a counter in the open. */
const STALLS: ReadonlySet<string | undefined> = new Set([
  'market',
  'night-market',
  'stall',
  'floating-market',
  'temple-fair',
])

/** `a model of a volcano`: as small as that it is on a table, and not on the floor. */
const isModel = ({ build, metres = 1 }: Subject): boolean => build === 'toy' && metres >= MODEL && metres < 1
const MODEL = 0.4
/** Whatever else is done with it: who looks at a model or builds it has it before him. */
const isInHand = (index: number, subjects: readonly Subject[]): boolean =>
  subjects.some(
    ({ relation, deeds = [] }) =>
      (relation?.to === index && relation.kind === 'holding') ||
      deeds.some(({ to, verb }) => to === index && IN_HAND.has(verb)),
  )
const IN_HAND: ReadonlySet<string> = new Set('hold carry lift give show throw drop hug'.split(' '))

/** Played at a table wherever that is. */
const BOARD_GAMES = new Set(['play-chess', 'spar'])
/** Done with something that lies on the table. */
const LYING = new Set('play-chess write draw type study count sign program design'.split(' '))
const SITTING = new Set(
  `sit read talk argue play-game work listen laugh smile giggle chat meet discuss whisper gossip think relax rest wait share enjoy
   frown gasp wipe-tears slap-thigh slump fret cover-mouth cover-face hold-head shrug cross-arms blush nod cry`.split(
    /\s+/u,
  ),
)

/** Drinks, but on the feet. */
const staysUp = (subject: Subject): boolean => does(subject, ON_FEET) && does(subject, SEATED)

/** Eats or writes; at a table that is there, whoever does nothing else as well. */
const sitsDown = (subject: Subject, hasTable: boolean): boolean =>
  !isAtBoard(subject) &&
  !staysUp(subject) &&
  (does(subject, SEATED) || (hasTable && (!subject.deeds?.length || does(subject, SITTING))))

const TEACHER = pictogramCode('🧑‍🏫').slice(-5)
/** A teacher writes on the board, and stands for it. */
const isAtBoard = ({ what, deeds }: Subject): boolean =>
  'sprite' in what &&
  what.sprite.endsWith(TEACHER) &&
  deeds?.some(({ verb }) => verb === 'write' || verb === 'draw') === true

/** It stands for itself, whatever the words put it beside. */
function tableAlone(subject: Subject): Subject {
  const alone = { ...subject }
  delete alone.relation
  return alone
}

/** Two men who sit at a table have a chair each: they become two subjects. The others come last, so that indices stay. */
function partPeople(shot: Shot): Shot {
  const added: Subject[] = []
  const isServedThere =
    PLACE_TRAITS[shot.place].isIndoors === true &&
    shot.subjects.some((one, index) => isServed(one) && !isHeld(index, shot.subjects))
  const hasTable = shot.subjects.some(isTable) || isServedThere
  const subjects = shot.subjects.map(subject => {
    const { count } = subject
    if (count < 2 || count > MOST_SEATS || !isPerson(subject) || !sitsDown(subject, hasTable && isIdle(subject)))
      return subject
    for (let nth = 1; nth < count; nth++) {
      const { deeds = [], ...other } = subject
      delete other.relation
      // What the first one holds is his; the others have what their deed gives them.
      added.push({
        ...other,
        count: 1,
        deeds: deeds.map(({ verb, words }) => ({ verb, words })),
      })
    }
    return { ...subject, count: 1 }
  })
  return added.length === 0 ? shot : addProps({ ...shot, subjects: [...subjects, ...added] })
}

/** What would stand on the floor of no room: instruments and machines of a desk. */
const ON_DESKS = new Set(['🔬', '💻', '🖥️', '📻', '⌨️', '☎️', '🧪', '⚗️', '🎂'].map(pictogramCode))

/** Food, cups and the like: what lies on tables. */
const isServed = ({ what, motion }: Subject): boolean =>
  'sprite' in what &&
  (findPictogram(what.sprite).isServed === true || ON_DESKS.has(what.sprite)) &&
  (motion === 'still' || motion === 'bob')

/** What fits on a table. */
const isHandy = ({ what }: Subject): boolean => 'sprite' in what && findPictogram(what.sprite).metres < 0.7

const isHeld = (index: number, subjects: readonly Subject[]): boolean =>
  subjects.some(
    other =>
      (other.relation?.to === index && other.relation.kind === 'holding') ||
      other.deeds?.some(({ to, verb }) => to === index && !SITTING.has(verb)),
  )

/** Neither on a horse nor on a bench: nothing says where somebody is but a table. */
const isUnplaced = ({ relation }: Subject, subjects: readonly Subject[]): boolean =>
  relation === undefined ||
  relation.kind === 'holding' ||
  relation.kind === 'before' ||
  relation.kind === 'beside' ||
  isTable(subjects[relation.to]!)

/** Whoever gives, hugs or feeds somebody stands beside him. */
const isPartner = (subject: Subject, subjects: readonly Subject[]): boolean => {
  const own = subjects.indexOf(subject)
  const touches = (one: Subject): boolean => does(one, TOUCHING)
  return (
    (touches(subject) && subject.deeds!.some(({ to }) => to !== undefined && isPerson(subjects[to]!))) ||
    subjects.some(one => touches(one) && one.deeds!.some(({ to }) => to === own))
  )
}
const TOUCHING = new Set(['give', 'hug', 'kiss', 'feed', 'comb', 'heal', 'carry', 'hold', 'cut', 'dress'])
