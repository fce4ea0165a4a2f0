import type { Deed, Subject } from '../direct/shot-list.ts'
import { findPictogram } from '../figures/pictograms.ts'
import { beatOf, handledIn, isLiving, isWithin, type Span } from './beat-span.ts'
import { isHandy } from './find-transfers.ts'

/**
 * Who is not to be seen between two beats of a tale, by number: who comes only later (*a woman looks out*), who has left, what was
 * eaten or blown away, what nobody has taken out yet, and of three or more those who have no part in it.
 */
export function absentIn(subjects: readonly Subject[], span: Span): Set<number> {
  const absent = new Set<number>()
  for (const [index, one] of subjects.entries())
    if (comesLater(subjects, index, span) || isGone(subjects, index, span)) absent.add(index)
    else if (!isLiving(one) && isHandy(one) && isIdleThing(subjects, index, span)) absent.add(index)
  // A snowman never does anything, and stays where it was built.
  const acts = (index: number): boolean => isLiving(subjects[index]!) && deedsOf(subjects[index]!).length > 0
  const living = [...subjects.keys()].filter(index => acts(index) && !absent.has(index))
  const involved = living.filter(index => isInvolved(subjects, index, span))
  if (living.length >= CROWD && involved.length > 0)
    for (const index of living) if (!involved.includes(index)) absent.add(index)
  // What only somebody who is not there has to do with is not there either.
  for (const [index, one] of subjects.entries()) {
    const holders = holdersOf(subjects, index)
    const isActing = deedsOf(one).some(deed => isWithin(deed, span))
    if (!isLiving(one) && !isActing && holders.length > 0 && holders.every(holder => absent.has(holder)))
      absent.add(index)
  }
  return absent.size < subjects.length ? absent : new Set()
}

/** Living ones of whom those without a part are left out, as a camera does that goes nearer. */
const CROWD = 3

const deedsOf = ({ deeds = [] }: Subject): Deed[] => deeds

/** Whose only doing is with it. */
const holdersOf = (subjects: readonly Subject[], thing: number): number[] =>
  [...subjects.keys()].filter(
    index =>
      index !== thing &&
      ((subjects[index]!.relation?.kind === 'holding' && subjects[index]!.relation.to === thing) ||
        deedsOf(subjects[index]!).some(({ to }) => to === thing)),
  )

function comesLater(subjects: readonly Subject[], index: number, { to }: Span): boolean {
  const one = subjects[index]!
  const own = deedsOf(one).map(beatOf)
  const handled = handledIn(subjects, index)
  // `hands it to a customer`: he comes with what is done to him.
  const isMet = own.length === 0 && handled.length > 0 && isLiving(one)
  if ((own.length === 0 && !isMet) || [...own, ...handled].some(beat => beat < to)) return false
  // A tree that falls has stood there.
  return isLiving(one) || COMING_THINGS.has(one.build) || (COMING.has(one.motion) && !STANDING.has(one.build))
}
const STANDING: ReadonlySet<string | undefined> = new Set(['tree', 'building', 'furniture'])
const COMING_THINGS: ReadonlySet<string | undefined> = new Set(['vehicle', 'boat', 'aircraft'])
const COMING: ReadonlySet<Subject['motion']> = new Set(['fly', 'fall', 'drive'])

function isGone(subjects: readonly Subject[], index: number, span: Span): boolean {
  const one = subjects[index]!
  const { from } = span
  const own = deedsOf(one)
  const handled = handledIn(subjects, index)
  if (own.some(deed => beatOf(deed) >= from) || handled.some(beat => beat >= from)) return false
  // `the dog runs away, the man chases it`: who is run after is seen ahead.
  const isSought = subjects.some(
    ({ deeds = [], relation }) => relation?.to === index && deeds.some(deed => isWithin(deed, span)),
  )
  const last = own.toSorted((a, b) => beatOf(a) - beatOf(b)).at(-1)
  // A taxi that has stopped is not in the way of who got out of it.
  if (last && one.build === 'vehicle' && isPartless(subjects, index, beatOf(last), span)) return true
  if (last && leaves(last)) return !isSought && handled.every(beat => beat <= beatOf(last))
  // What was thrown is far away by now.
  if (!isLiving(one) && own.length === 0 && isThrownOff(subjects, index)) return true
  // Food that was eaten, unless it is spoken of again.
  const eaten = subjects.some(other => deedsOf(other).some(({ verb, to }) => verb === 'eat' && to === index))
  return eaten && handled.length > 0 && 'sprite' in one.what && findPictogram(one.what.sprite).isServed === true
}

function isThrownOff(subjects: readonly Subject[], thing: number): boolean {
  const done = subjects.flatMap(other => deedsOf(other).filter(({ to }) => to === thing))
  const last = done.toSorted((a, b) => beatOf(a) - beatOf(b)).at(-1)
  return last?.verb === 'throw' || last?.verb === 'release'
}

/** Somebody has acted since, and nobody gets in or out now. */
function isPartless(subjects: readonly Subject[], index: number, since: number, span: Span): boolean {
  const acting = subjects.filter(isLiving).flatMap(deedsOf)
  return (
    acting.some(deed => beatOf(deed) > since && beatOf(deed) < span.to) &&
    !acting.some(deed => BY_DOOR.has(deed.verb) && isWithin(deed, span)) &&
    !subjects.some(({ relation }) => relation?.to === index)
  )
}
const BY_DOOR: ReadonlySet<string> = new Set(['exit', 'board', 'enter'])

const leaves = ({ verb, words }: Deed): boolean =>
  (LEAVING.has(verb) && !ALIGHTING.test(words)) || (GOING.has(verb) && AWAY.test(words))
/** Who gets off a bus has come. */
const ALIGHTING = /\b(?:gets?|got|getting|climbs?|steps?) (?:off|out)\b|下车|下船|下飞机/iu
const LEAVING: ReadonlySet<string> = new Set('leave exit depart flee vanish blow-away escape take-off'.split(' '))
const GOING: ReadonlySet<string> = new Set('walk run fly drive ride swim roll hurry jump sail crawl'.split(' '))
const AWAY = /\b(?:away|off|out)\b|走了?$|跑了$|开了$|飞了$|出去|离开|远去/u

/** Neither handled, nor moving, nor somewhere it was put. */
function isIdleThing(subjects: readonly Subject[], index: number, { from, to }: Span): boolean {
  const one = subjects[index]!
  const own = deedsOf(one).map(beatOf)
  const beats = [...handledIn(subjects, index), ...own]
  if (beats.length === 0) return false
  // What is said to be on a table lies there until somebody takes it.
  const isSaidThere = one.relation?.kind === 'on' && !isLiving(subjects[one.relation.to]!)
  return (Math.min(...beats) >= to && !isSaidThere) || (Math.max(...beats) < from && !isLeft(subjects, index))
}

/** Taken, put, dropped, broken or opened: it is still there. */
const isLeft = (subjects: readonly Subject[], index: number): boolean =>
  subjects[index]!.relation !== undefined ||
  deedsOf(subjects[index]!).length > 0 ||
  subjects.some(
    other =>
      (other.relation?.kind === 'holding' && other.relation.to === index) ||
      deedsOf(other).some(({ verb, to }) => to === index && LEFT.has(verb)),
  )
const LEFT: ReadonlySet<string> = new Set(
  `put drop break open close cut split peel fold wrap tear light turn-on turn-off knock-over topple build fill pour give hang wash bake plant
   climb-up climb-side stick-in go-through save-at kick-at throw-at shoot-at
   take pick catch hold carry receive find buy steal`.split(/\s+/u),
)

function isInvolved(subjects: readonly Subject[], index: number, { from, to }: Span): boolean {
  const isNow = (deed: Deed): boolean => isWithin(deed, { from, to })
  const acting = new Set([...subjects.keys()].filter(at => deedsOf(subjects[at]!).some(isNow)))
  if (acting.has(index) || handledIn(subjects, index).some(beat => beat >= from && beat < to)) return true
  const { relation } = subjects[index]!
  const isTied = (kind: string): boolean => kind === 'holding' || kind === 'riding' || kind === 'in' || kind === 'on'
  if (relation && isTied(relation.kind) && acting.has(relation.to)) return true
  if ([...acting].some(at => subjects[at]!.relation?.to === index && isTied(subjects[at]!.relation.kind))) return true
  // Who is given something is there, though the deed names only what is given.
  return [...acting].some(at => deedsOf(subjects[at]!).some(deed => isNow(deed) && TO_ANOTHER.has(deed.verb)))
}
const TO_ANOTHER: ReadonlySet<string> = new Set(
  'give show throw hug kiss talk say point bring return hand wave clap greet follow chase thank'.split(' '),
)
