import { actionForDeed } from '../bodies/motion/actions.ts'
import type { Body } from '../bodies/body.ts'
import { openThing } from '../bodies/motion/open-thing.ts'
import { anticForDeed } from '../bodies/motion/antics.ts'
import type { Deed, Motion, Shot, Subject } from '../direct/shot-list.ts'
import { readVerbs, type Verb } from '../direct/words/verb-file.ts'
import { changesByDeeds, type Effect, effectsOf } from '../stage/draw/effects.ts'
import { findEvents } from '../scene/find-events.ts'
import type { Solid } from '../scene/solid.ts'

const AT_REST: ReadonlySet<Motion> = new Set<Motion>(['still', 'bob'])
/** What is done with a lid, a leaf or a canopy: a body that has none stays as it is. */
const OF_PARTS: ReadonlySet<string> = new Set(['open', 'close'])

let verbs: ReadonlyMap<string, Verb> | undefined
const verbOf = (id: string): Verb | undefined =>
  (verbs ??= new Map(readVerbs().map(({ verb }) => [verb.id, verb]))).get(id)

/** A body on the stage, and what it is fixed to. */
export type Placed = { solid: Solid; host?: Solid }

/** Whether a body is seen doing a deed: by how it is held, by what becomes of it, by its way, or by what it holds. */
export function isPlayed(deed: Deed, { solid, host }: Placed, shot: Shot, seen: ReadonlySet<Effect>): boolean {
  const { subject } = solid.member
  return (
    isActed(deed, solid) ||
    becomes(deed, solid, shot) ||
    goes(deed, subject) ||
    isHeldThere(deed, solid, host) ||
    effectsOf({ ...subject, deeds: [deed] }, false).some(({ kind }) => seen.has(kind)) ||
    (solid.rig === 'thing' && changesByDeeds({ ...subject, deeds: [deed] }).length > 0)
  )
}

/** A picture has no limbs: it only goes where the deed leads it. */
export const isPlayedByPicture = (deed: Deed, subject: Subject): boolean => goes(deed, subject)

function isActed(deed: Deed, { rig, doing, member }: Solid): boolean {
  if (rig === 'thing' || rig === 'card') return false
  const { stance, gestures, antics = [] } = doing
  const antic = rig === 'beast' || rig === 'bird' ? anticForDeed(deed, rig) : undefined
  if (antic && antics.includes(antic)) return true
  const action = actionForDeed(deed)
  if (!action) return false
  const done: readonly string[] = [stance, ...gestures]
  if (done.includes(action)) return true
  // A violin is not strummed: what is done may have another name by what it is done with.
  const others = new Set<string | undefined>(
    (member.subject.deeds ?? []).filter(one => one !== deed).map(one => actionForDeed(one)),
  )
  return done.some(one => one !== 'stand' && !others.has(one))
}

function becomes(deed: Deed, { events, body, member }: Solid, shot: Shot): boolean {
  const own = findEvents({ ...member.subject, deeds: [deed] }, shot).filter(event => events.includes(event))
  return own.some(event => !OF_PARTS.has(event) || canOpen(body))
}

function canOpen(body: Body): boolean {
  const [closed, open] = [0, 1].map(opened => JSON.stringify(openThing(body, { opened, filled: undefined, apart: 0 })))
  return closed !== open
}

function goes({ verb, motion: own }: Deed, { motion }: Subject): boolean {
  const wanted = own ?? verbOf(verb)?.motion
  if (wanted === undefined) return false
  if (wanted === 'still') return AT_REST.has(motion)
  return !AT_REST.has(motion) && (wanted === motion || (WAYS.has(wanted) && WAYS.has(motion)))
}
/** Whoever goes somewhere does so in his own way: a truck that races drives, a duck that crosses swims. */
const WAYS: ReadonlySet<Motion> = new Set<Motion>(['walk', 'run', 'ride', 'drive', 'fly', 'swim', 'float'])

/** What is held, ridden or stood on is fixed to who does so, or the other way round. */
function isHeldThere({ verb, to }: Deed, { member, bound }: Solid, host: Solid | undefined): boolean {
  if (to === undefined) return false
  const isFixed = host?.member.index === to || bound.some(({ solid }) => solid.member.index === to)
  return isFixed || (verbOf(verb)?.relation !== undefined && member.subject.relation?.to === to)
}
