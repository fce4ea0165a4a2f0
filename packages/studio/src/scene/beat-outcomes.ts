import { asDone } from '../bodies/motion/events-of-deeds.ts'
import type { Deed, Subject } from '../direct/shot-list.ts'
import { beatOf, isLiving, type Span } from './beat-span.ts'
import { becomesOf } from './stage-events.ts'

/** What somebody or something is by a deed for as long as nothing undoes it, and by which it is undone. */
const LASTING: Readonly<Record<string, readonly string[]>> = {
  open: ['close'],
  close: ['open'],
  light: ['turn-off', 'extinguish', 'blow-out', 'dim'],
  'turn-on': ['turn-off'],
  'turn-off': ['light', 'turn-on'],
  ...Object.fromEntries(
    `break shatter halved topple melt grow sprout bloom swell wither shrink crumble snap stick-in hit-hard fall-in-row
     go-through grow-up divide join caught-in fall-off land-on`
      .split(/\s+/u)
      .map(verb => [verb, []]),
  ),
}
/** Those of whom somebody or some animal lies or hangs afterwards, until it does something. */
const OF_LIVING: ReadonlySet<string> = new Set(['stumble', 'topple', 'fall'])
/** From up there hands reach for things. */
const UP_THERE: ReadonlySet<string> = new Set(['climb-up', 'climb-side'])

/** What came of deeds before these beats, as deeds that are over: a window that was broken stays so. */
export function outcomesOf(subjects: readonly Subject[], index: number, { from, to }: Span): Deed[] {
  const one = subjects[index]!
  const own = (one.deeds ?? []).map(deed => ({ deed, verb: deed.verb }))
  if (isLiving(one)) {
    const before = own.filter(({ deed }) => beatOf(deed) < from)
    const isBusy = own.some(({ deed }) => beatOf(deed) >= from && beatOf(deed) < to)
    const up = before.findLast(({ verb }) => UP_THERE.has(verb))
    if (up && !own.some(({ deed, verb }) => isGoing(verb) && beatOf(deed) > beatOf(up.deed) && beatOf(deed) < to))
      return [doneOf(up.deed)]
    const last = before.at(-1)
    return last && !isBusy && OF_LIVING.has(last.verb) ? [doneOf(last.deed)] : []
  }
  const done = subjects.flatMap(other =>
    other === one
      ? own
      : (other.deeds ?? []).flatMap(deed => {
          const becomes = deed.to === index && isLiving(other) ? becomesOf(deed.verb) : undefined
          return becomes ? [{ deed, verb: becomes }] : []
        }),
  )
  const before = done.filter(({ deed }) => beatOf(deed) < from).toSorted((a, b) => beatOf(a.deed) - beatOf(b.deed))
  const now = done.filter(({ deed }) => beatOf(deed) >= from && beatOf(deed) < to)
  return before
    .filter(({ verb }, at) => {
      const undone = LASTING[verb]
      return (
        undone && ![...before.slice(at + 1), ...now].some(later => undone.includes(later.verb) || later.verb === verb)
      )
    })
    .map(({ deed, verb }) => doneOf({ ...deed, verb }))
}

const isGoing = (verb: string): boolean => GOING.has(verb)
const GOING: ReadonlySet<string> = new Set(
  'walk run jump jump-down climb-down fall slide leave flee ride stumble'.split(' '),
)

const doneOf = ({ verb, to, words }: Deed): Deed => ({
  verb: asDone(verb),
  words,
  ...(to !== undefined && COURSED.has(verb) && { to }),
})
/** Whose end is at something. */
const COURSED: ReadonlySet<string> = new Set(
  'stick-in go-through caught-in land-on climb-up climb-side fall-off'.split(' '),
)
