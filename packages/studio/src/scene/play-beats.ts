import { actionForDeed } from '../bodies/motion/actions.ts'
import type { Deed, Motion, Shot, Subject } from '../direct/shot-list.ts'
import { findPictogram } from '../figures/pictograms.ts'
import { withoutSubjects } from '../direct/without-subjects.ts'
import { givenBefore, isHolding } from './beat-hands.ts'
import { outcomesOf } from './beat-outcomes.ts'
import { seatIn, topOf } from './beat-places.ts'
import { absentIn } from './beat-presence.ts'
import { beatOf, isLiving, isWithin, type Span, TALE } from './beat-span.ts'
import { shareBeats } from './share-beats.ts'
import { settleTransfers } from './carry-work.ts'
import { isOven } from './find-transfers.ts'
import { SEATED } from './set-tables.ts'
import { AT_WORK, findWorker } from './set-worktops.ts'
import { isPerson, subjectRig } from './subject-rig.ts'

/** No beat is shorter: nobody would see what is done. Seconds; four of them are a clip of five. */
const SHORTEST = 1.2
/**
 * A shot in which one thing is done after another becomes a shot for each, in the same place and before the same camera:
 * who stops, takes off a hat and waves is seen doing each of them. In a short shot several go together.
 */
export function playBeats(told: Shot, seconds: number): Shot[] {
  const shot = upOnTable(foldActs(told))
  const beats = [...new Set(shot.subjects.flatMap(({ deeds = [] }) => deeds.filter(isSeen).map(beatOf)))].toSorted(
    (a, b) => a - b,
  )
  const count = Math.min(beats.length, Math.floor(seconds / SHORTEST))
  if (count < 2 || shot.imagery || shot.subjects.some(({ goes }) => goes)) return [shot]
  const starts = Array.from({ length: count }, (_, nth) => beats[Math.floor((nth * beats.length) / count)]!)
  const isTale = beats.length >= TALE
  const shares = shareBeats(
    starts.map((_, nth) =>
      shot.subjects.flatMap(({ deeds = [] }) => deeds.filter(deed => isWithin(deed, spanOf(starts, nth)))),
    ),
    seconds,
  )
  const played = starts.map((from, nth): Shot => {
    const to = starts[nth + 1] ?? Infinity
    const isLast = nth === count - 1
    const { becomes, through, texts, ...rest } = shot
    const span = { from: nth === 0 ? 0 : from, to }
    const settled = settleTransfers(shot.subjects, span)
    const subjects = settled.map((subject, index) => during(subject, span, { shot, settled, index, isTale }))
    // What is written at the end of a shot is written at the end of its last beat.
    const written = texts?.filter(text => isLast || !text.isLast)
    return {
      ...rest,
      share: shot.share * shares[nth]!,
      subjects,
      ...(written && written.length > 0 && { texts: written }),
      ...(becomes && isLast && { becomes, ...(through && { through }) }),
      ...(nth > 0 && { continues: true as const }),
    }
  })
  const seen = atOneTable(played)
  return isTale ? seen.map((beat, nth) => leaveOut(beat, absentIn(shot.subjects, spanOf(starts, nth)))) : seen
}

const spanOf = (starts: readonly number[], nth: number): Span => ({
  from: nth === 0 ? 0 : starts[nth]!,
  to: starts[nth + 1] ?? Infinity,
})

/** Without those who are not there; who speaks and what is written on is found by its new number. */
function leaveOut(shot: Shot, absent: ReadonlySet<number>): Shot {
  if (absent.size === 0) return shot
  const gone = shot.subjects.filter(
    (one, index) => absent.has(index) || (one.words === '' && one.relation && absent.has(one.relation.to)),
  )
  const kept = shot.subjects.filter(one => !gone.includes(one))
  const renumbered = <Told extends { subject?: number }>({ subject, ...rest }: Told) => {
    const at = subject === undefined ? -1 : kept.indexOf(shot.subjects[subject]!)
    return { ...rest, ...(at >= 0 && { subject: at }) }
  }
  return {
    ...shot,
    subjects: withoutSubjects(shot.subjects, gone),
    lines: shot.lines.map(renumbered),
    ...(shot.texts && { texts: shot.texts.map(renumbered) }),
  }
}

/** Who works at a table in one of the beats stands at it in all of them, unless he goes away. */
function atOneTable(beats: Shot[]): Shot[] {
  const worker = beats.map(findWorker).find(at => at !== undefined)
  if (worker === undefined) return beats
  return beats.map(beat => {
    const { deeds = [], motion } = beat.subjects[worker]!
    if (!LIVELY.has(motion) || deeds.some(deed => takesBody(deed) || isElsewhere(deed, beat))) return beat
    const stays = { ...beat.subjects[worker]!, deeds: [{ verb: AT_WORK, words: '' }, ...deeds] }
    return { ...beat, subjects: beat.subjects.with(worker, stays) }
  })
}

/** `opens the fridge`: that is where he stands then. */
const isElsewhere = ({ to }: Deed, { subjects }: Shot): boolean =>
  to !== undefined && isOven(subjects[to]) && !subjects.some(({ relation }) => relation?.to === to)

/** What an animal does in one go, by what it begins with: it leaps off and runs, dives and takes, climbs, slips and comes up. */
const ONE_ACT: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    'jump-down': 'flee run leave exit hurry',
    dive: 'take catch hunt carry rise fly',
    jump: 'catch',
    climb: 'slide stumble fall reach stand climb',
    upstairs: 'slide stumble fall reach stand climb',
  }).map(([verb, others]) => [verb, new Set(others.split(' '))]),
)

/** Deeds of one act have one beat. */
const foldActs = (shot: Shot): Shot => ({
  ...shot,
  subjects: shot.subjects.map(subject => {
    const { deeds } = subject
    const rig = subjectRig(subject)
    if (!deeds || (rig !== 'beast' && rig !== 'bird')) return subject
    const folded = deeds.map((deed, at): Deed => {
      const head = deeds.slice(0, at).find(({ verb }) => ONE_ACT[verb]?.has(deed.verb))
      if (!head) return deed
      const { beat: _beat, motion: _motion, ...rest } = deed
      return head.beat === undefined ? rest : { ...rest, beat: head.beat }
    })
    return { ...subject, deeds: folded }
  }),
})

const PUSHING: ReadonlySet<string> = new Set(['push', 'knock', 'knock-over', 'bat', 'touch'])

/** `a cat looks at a glass, then pushes it`: it is on the table where the glass is from the first, and pushes nothing else. */
function upOnTable(shot: Shot): Shot {
  const { subjects } = shot
  const at = subjects.findIndex(
    one =>
      subjectRig(one) === 'beast' &&
      one.count === 1 &&
      one.deeds?.some(({ verb, to }) => PUSHING.has(verb) && to !== undefined && subjects[to]?.relation?.kind === 'on'),
  )
  if (at < 0) return shot
  const cat = subjects[at]!
  const thing = cat.deeds!.find(({ verb, to }) => PUSHING.has(verb) && to !== undefined)!.to!
  const to = subjects[thing]!.relation!.to
  if (cat.relation?.kind === 'on' || to === at) return shot
  const last = cat.deeds!.findLast(({ verb }) => PUSHING.has(verb))
  // Of several pushes the last one is that by which it falls.
  const deeds = cat.deeds!.map(deed =>
    PUSHING.has(deed.verb) ? { ...deed, verb: deed === last ? deed.verb : 'look', to: thing } : deed,
  )
  return { ...shot, subjects: subjects.with(at, { ...cat, relation: { kind: 'on', to }, deeds }) }
}

/** Beats of one shot are in one place: what most of them need, as a pier for those who do not swim. */
export function stayInPlace(beats: readonly Shot[]): Shot[] {
  const key = ({ place, where }: Shot): string => `${place} ${where ?? ''}`
  const timesOf = (one: Shot): number => beats.filter(other => key(other) === key(one)).length
  const most = beats.toSorted((a, b) => timesOf(b) - timesOf(a))[0]!
  return beats.map(({ where: _where, ...beat }) => ({
    ...beat,
    place: most.place,
    ...(most.where && { where: most.where }),
  }))
}

const isSeen = (deed: Deed): boolean => actionForDeed(deed) !== undefined || deed.to !== undefined

/** A subject as it is between two beats: doing what it does then, or still at what it did. */
function during(
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
  return withDeeds({ ...bare, ...kept, ...later, motion }, [
    ...(isLiving(subject) ? outcomes : []),
    ...done.map(deed => withoutBeat(isUpThere ? inHand(deed) : deed)),
    ...(isLiving(subject) ? [] : outcomes),
    ...(isFree ? [gift] : []),
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

const LIVELY: ReadonlySet<Motion> = new Set(['still', 'bob'])
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
const takesBody = ({ verb, motion }: Deed): boolean =>
  KEPT.has(verb) || (motion !== undefined && !LIVELY.has(motion)) || verb === 'stand'
