import type { Deed, Subject } from '../direct/shot-list.ts'
import { findPictogram, pictogramCode } from '../figures/pictograms.ts'
import { beatOf, isLiving, isWithin, type Span } from './beat-span.ts'
import { isHandy } from './find-transfers.ts'
import { isPerson } from './subject-rig.ts'

const sortOf = ({ what }: Subject): string | undefined =>
  'sprite' in what ? findPictogram(what.sprite).sort : undefined

const SITTING: ReadonlySet<string> = new Set(['sit', 'rest', 'settle'])
const RIDING: ReadonlySet<string> = new Set(['ride', 'cycle', 'gallop', 'drive'])
const BOARDING: ReadonlySet<string> = new Set(['board', 'mount'])
const LEAPING: ReadonlySet<string> = new Set(['jump', 'leap', 'climb', 'hop', 'leap-on'])
/** After these nobody sits where he sat. */
const UP: ReadonlySet<string> = new Set(
  'stand walk run jump leave exit fall stumble flee get-up hurry dance'.split(' '),
)

/**
 * What somebody is on by what he did in these beats or before: `walks to a bench, sits down, opens a newspaper` is on the bench from
 * the second beat on, `gets on a bike, rides through the park and falls` on the bike until he falls.
 */
export function seatIn(subjects: readonly Subject[], index: number, { from, to }: Span): Subject['relation'] {
  const one = subjects[index]!
  if (!isLiving(one) || one.relation?.kind === 'on' || one.relation?.kind === 'riding') return undefined
  const done = (one.deeds ?? []).filter(deed => beatOf(deed) < to).toSorted((a, b) => beatOf(a) - beatOf(b))
  const leapt = done.findLastIndex(({ verb }) => LEAPING.has(verb))
  if (leapt >= 0 && !isPerson(one)) {
    const top = done[leapt]!.to ?? onlyOf(subjects, isTop)
    const isDown = done.slice(leapt + 1).some(({ verb }) => UP.has(verb))
    const isHeld = subjects.some(
      ({ relation, deeds = [] }) =>
        relation?.kind === 'holding' && relation.to === index && deeds.some(deed => beatOf(deed) < to),
    )
    if (top !== undefined && beatOf(done[leapt]!) < from && !isDown && !isHeld && isTop(subjects[top]!))
      return { kind: 'on', to: top }
  }
  const at = done.findLastIndex(({ verb }) => SITTING.has(verb) || RIDING.has(verb))
  if (at < 0 || done.slice(at + 1).some(({ verb }) => UP.has(verb))) return undefined
  const isSat = SITTING.has(done[at]!.verb)
  const named = done[at]!.to
  const seat = named ?? (isSat ? onlyOf(subjects, isSeat) : boarded(subjects, done))
  // Nobody sits on whom he sits by.
  if (seat === undefined || (isSat && isLiving(subjects[seat]!))) return undefined
  return { kind: isSat ? 'on' : 'riding', to: seat }
}

/** What he got on before he rode, or the only thing there to ride. */
const boarded = (subjects: readonly Subject[], done: readonly Deed[]): number | undefined =>
  done.find(({ verb, to }) => BOARDING.has(verb) && to !== undefined)?.to ??
  onlyOf(subjects, thing => sortOf(thing) === 'mount' && !isLiving(thing))

const isSeat = (one: Subject): boolean =>
  sortOf(one) === 'seat' && !('sprite' in one.what && CASES.has(one.what.sprite))
const isTop = ({ what }: Subject): boolean => 'sprite' in what && TOPS.has(what.sprite)
const TOPS: ReadonlySet<string> = new Set([
  'drawn-table',
  'drawn-desk',
  'drawn-counter',
  'drawn-bench',
  ...['🛋️', '🛏️', '🪑'].map(pictogramCode),
])
/** Sat on only where somebody says so. */
const CASES: ReadonlySet<string> = new Set(['📦', '🧳', '🧱'].map(pictogramCode))

/** `on the table the cat knocks over a vase`: what it deals with up there is up there, until it falls. */
export function topOf(subjects: readonly Subject[], thing: number, span: Span): Subject['relation'] {
  const one = subjects[thing]!
  if (one.relation || isLiving(one) || !isHandy(one)) return undefined
  const doer = subjects.findIndex(({ deeds = [] }) => deeds.some(deed => deed.to === thing && isWithin(deed, span)))
  const place =
    doer < 0 || isPerson(subjects[doer]!) ? undefined : (seatIn(subjects, doer, span) ?? subjects[doer]!.relation)
  return place?.kind === 'on' && isTop(subjects[place.to]!) ? place : undefined
}

function onlyOf(subjects: readonly Subject[], isIt: (one: Subject) => boolean): number | undefined {
  const found = [...subjects.keys()].filter(index => isIt(subjects[index]!))
  return found.length === 1 ? found[0] : undefined
}
