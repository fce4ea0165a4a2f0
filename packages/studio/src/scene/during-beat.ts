import type { Deed, Motion, Shot, Subject } from '../direct/shot-list.ts'
import { findPictogram } from '../figures/pictograms.ts'
import { givenBefore, isHolding } from './beat-hands.ts'
import { outcomesOf } from './beat-outcomes.ts'
import { seatIn, topOf } from './beat-places.ts'
import { beatOf, isLiving, type Span } from './beat-span.ts'
import { SEATED } from './set-tables.ts'
import { isPerson } from './subject-rig.ts'

/** A subject as it is between two beats: doing what it does then, or still at what it did. */
export function during(
  subject: Subject,
  { from, to }: Span,
  { shot, settled, index, isTale }: { shot: Shot; settled: readonly Subject[]; index: number; isTale: boolean },
): Subject {
  const { changes, relation, ...rest } = subject
  const { deeds } = subject
  const isLast = to === Infinity
  // Only at the end it is another one.
  const later = { ...(changes && isLast && { changes }) }
  // What was put into something is not in the hand any more.
  const isPut = (thing: number): boolean =>
    settled[thing]!.relation !== undefined && settled[thing]!.relation !== shot.subjects[thing]!.relation
  const isKeptTo = (): boolean =>
    isTale && relation!.kind === 'holding' && index < shot.subjects.length
      ? !isPut(relation!.to) && isHolding(shot.subjects, index, { from, to })
      : isRelated(subject, relation!.to, to)
  const isTold = isTale && index < shot.subjects.length
  const seat = isTold
    ? (seatIn(shot.subjects, index, { from, to }) ?? topOf(shot.subjects, index, { from, to }))
    : undefined
  const kept = seat ? { relation: seat } : relation && isKeptTo() ? { relation } : {}
  const outcomes = isTold ? outcomesOf(shot.subjects, index, { from, to }) : []
  const gift = isTale ? givenBefore(shot.subjects, { from, to }).get(index) : undefined
  if (!deeds) return withDeeds({ ...rest, ...kept, ...later }, [...outcomes, ...(gift ? [gift] : [])])
  const now = deeds.filter(deed => beatOf(deed) >= from && beatOf(deed) < to)
  const before = deeds.filter(deed => beatOf(deed) < from)
  const goesOn = ({ verb }: Deed): boolean => (isTale ? LASTS.has(verb) || KEPT.has(verb) : !ENDED.has(verb))
  const going = now.length > 0 ? now : before.filter(goesOn)
  const isBesides = now.every(({ to }) => to === undefined)
  const staying =
    now.length > 0 && !now.some(takesBody)
      ? before.filter(deed => isKept(deed) || (isBesides && GOES_ON.has(deed.verb))).slice(-2)
      : []
  const done = inOneGo(subject, withTaken([...going, ...staying.filter(one => !going.includes(one))], before, shot))
  const motion = now.length > 0 || going.length > 0 ? motionOf(subject, going) : idleMotion(subject)
  const isUpThere = isLiving(subject) && outcomes.length > 0
  const { deeds: _deeds, ...bare } = rest
  const isFree = gift && !done.some(({ to }) => to !== undefined)
  const isMeal = isFree && done.some(({ verb }) => EATEN.has(verb))
  return withDeeds({ ...bare, ...kept, ...later, motion }, [
    ...(isLiving(subject) ? outcomes : []),
    ...done.map(deed =>
      withoutBeat(isMeal && EATEN.has(deed.verb) ? { ...deed, to: gift.to! } : isUpThere ? inHand(deed) : deed),
    ),
    ...(isLiving(subject) ? [] : outcomes),
    ...(isFree && !isMeal ? [gift] : []),
  ])
}

/** Up on a ladder nobody stoops for what he takes. */
const inHand = (deed: Deed): Deed => (TAKEN.has(deed.verb) || deed.verb === 'pick' ? { ...deed, verb: 'hold' } : deed)

const withDeeds = (subject: Subject, deeds: Deed[]): Subject => (deeds.length > 0 ? { ...subject, deeds } : subject)

/** What was taken before is still in the hand: who picks up a cup and drinks drinks from it. */
function withTaken(now: readonly Deed[], before: readonly Deed[], { subjects }: Shot): Deed[] {
  const taken = before.findLast(({ verb, to }) => TAKEN.has(verb) && to !== undefined)
  const what = taken && subjects[taken.to!]?.what
  if (!taken || !what || now.length === 0) return [...now]
  const isOver = before.some(({ verb, to }) => PARTED.has(verb) && to === taken.to)
  if (isOver || now.some(({ to }) => to === taken.to) || now.some(takesBody)) return [...now]
  const isFood = 'sprite' in what && findPictogram(what.sprite).isServed === true
  if (isFood && now.some(({ verb, to }) => EATEN.has(verb) && to === undefined))
    return now.map(deed => (EATEN.has(deed.verb) && deed.to === undefined ? { ...deed, to: taken.to! } : deed))
  return [...now, { verb: 'hold', words: '', to: taken.to! }]
}
const TAKEN: ReadonlySet<string> = new Set(['take', 'receive', 'find', 'buy', 'steal', 'catch'])
const PARTED: ReadonlySet<string> = new Set(['put', 'give', 'throw', 'drop', 'break', 'send', 'sell', 'kick'])
const EATEN: ReadonlySet<string> = new Set(['eat', 'drink', 'taste', 'bite', 'lick', 'smell'])

/** Who came on foot and never sat down eats and writes standing: no chair comes from nowhere between two beats. */
function inOneGo(subject: Subject, now: Deed[]): Deed[] {
  const { deeds = [] } = subject
  const isUp = deeds.some(({ verb }) => ON_FEET.has(verb)) && !deeds.some(({ verb }) => RESTING.has(verb))
  const isSeated = now.some(({ verb }) => SEATED.has(verb))
  return isPerson(subject) && isUp && isSeated && !now.some(takesBody) ? [...now, { verb: 'stand', words: '' }] : now
}
const ON_FEET: ReadonlySet<string> = new Set(
  'walk run enter approach arrive cross return take put open close hurry'.split(' '),
)
const RESTING: ReadonlySet<string> = new Set(['sit', 'lie', 'rest', 'kneel', 'squat', 'ride', 'sleep', 'dine'])

/** Somebody has in hand what he takes from the beat on in which he does. */
function isRelated({ deeds = [] }: Subject, other: number, before: number): boolean {
  const touching = deeds.filter(deed => deed.to === other)
  return touching.length === 0 || touching.some(deed => beatOf(deed) < before)
}

export const LIVELY: ReadonlySet<Motion> = new Set(['still', 'bob'])
function motionOf(subject: Subject, going: readonly Deed[]): Motion {
  const motions = going.map(({ motion }) => motion ?? subject.motion)
  return motions.find(motion => !LIVELY.has(motion)) ?? motions[0] ?? subject.motion
}

/** Who has nothing to do yet, or is done, stands there. */
const idleMotion = ({ motion, build }: Subject): Motion => (build === 'person' || WAYS.has(motion) ? 'bob' : 'still')
const WAYS: ReadonlySet<Motion> = new Set(['walk', 'run', 'dance', 'jump', 'bob'])

const withoutBeat = ({ beat: _beat, motion: _motion, ...deed }: Deed): Deed => deed

/** What is over once it is done. */
const ENDED: ReadonlySet<string> = new Set(
  `walk run jump jump-over fall slide throw kick give put take open close break drop enter leave approach arrive cross
   step stop turn bow nod wave clap sneeze land take-off hit receive find reach pick point shake stand`.split(/\s+/u),
)
/** What goes on while something else is done. */
const isKept = ({ verb }: Deed): boolean => KEPT.has(verb)
const KEPT: ReadonlySet<string> = new Set(
  'sit lie kneel squat ride hold carry swim fly float hang lean play-chess dine picnic camp wear bathe'.split(' '),
)
/** What somebody is still at when the next step of a tale is another one's. */
const LASTS: ReadonlySet<string> = new Set(
  `sleep dance sing cry wait read write type work cook wash clean paint play watch listen chase flee follow row drive
   burn shine rain snow flow stay-away knit sweep`.split(/\s+/u),
)
/** Work at something, from which one looks up. */
const GOES_ON: ReadonlySet<string> = new Set('play read write type work cook'.split(' '))
export const takesBody = ({ verb, motion }: Deed): boolean =>
  KEPT.has(verb) || (motion !== undefined && !LIVELY.has(motion)) || verb === 'stand'
