import { actionForDeed } from '../bodies/motion/actions.ts'
import type { Deed, Shot } from '../direct/shot-list.ts'
import { withoutSubjects } from '../direct/without-subjects.ts'
import { absentIn } from './beat-presence.ts'
import { beatOf, isWithin, type Span, TALE } from './beat-span.ts'
import { settleTransfers } from './carry-work.ts'
import { during, LIVELY, takesBody } from './during-beat.ts'
import { isOven } from './find-transfers.ts'
import { AT_WORK, findWorker } from './set-worktops.ts'
import { shareBeats } from './share-beats.ts'
import { subjectRig } from './subject-rig.ts'

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
