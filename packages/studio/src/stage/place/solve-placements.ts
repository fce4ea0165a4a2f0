import type { Placement } from '@kinora/media/scene/scene-schema'
import type { PlaceRoom } from '../resolve/place-room.ts'
import { isAlive, type Performer } from '../resolve/performer.ts'
import type { SceneNotes } from '../scene-notes.ts'
import { facingOf, isByPicture } from './facing.ts'
import { formationOf, inFormation } from './in-formation.ts'
import { createSlots, openYaw, type Slots } from './on-ground.ts'
import { pushApart } from './push-apart.ts'
import { relate, targetsOf } from './relate.ts'
import type { Stand } from './stand.ts'
import { facingYaw, lies, type Wanted } from './supports.ts'
import { into, thingAt } from './things.ts'

export type { Wanted } from './supports.ts'

export type SolveOptions = {
  wanted: readonly Wanted[]
  /** Performers without a placement, in order. */
  others: readonly Performer[]
  /** Positions from the previous shot. */
  before: ReadonlyMap<string, Stand>
  performers: (target: string) => readonly Performer[]
  room: PlaceRoom
  notes: SceneNotes
}

/** Assigns positions: first to performers that others depend on. Performers without a placement get free space. */
export function solvePlacements(options: SolveOptions): Map<string, Stand> {
  const { wanted, others, before, room, notes } = options
  const stands = new Map(before)
  const sizes = new Map<string, Performer>(
    [...wanted.map(({ who }) => who), ...others].map(one => [one.id, one] as const),
  )
  const left = [...wanted]
  for (const one of left) stands.delete(one.who.id)
  const free = createSlots(room, stands, id => options.performers(id).find(one => one.id === id))
  const isLeft = (target: string): boolean =>
    options.performers(target).some(({ id }) => left.some(({ who }) => who.id === id))
  const waitsFor = ({ placement }: Wanted): string | undefined => standsBy(placement).find(isLeft)
  // Performers without dependencies come first; hosts without a placement get one on demand.
  while (left.length > 0) {
    const ready = left.filter(one => waitsFor(one) === undefined)
    let at = left.indexOf(ready.find(one => !facesOf(one).some(isLeft)) ?? ready[0]!)
    if (at < 0) {
      const [first] = left
      notes.add(
        'conflict',
        first!.said ?? '',
        `${first!.who.id} is placed by ${waitsFor(first!)}, and ${waitsFor(first!)} is placed by ${first!.who.id}`,
      )
      at = 0
    }
    const [next] = left.splice(at, 1)
    for (const target of [...standsBy(next!.placement), ...facesOf(next!).filter(one => !isLeft(one))])
      for (const one of options.performers(target)) if (!stands.has(one.id)) stands.set(one.id, free(one))
    stands.set(next!.who.id, standFor(next!, options, stands, free))
  }
  for (const one of others) if (!stands.has(one.id)) stands.set(one.id, free(one))
  pushApart(stands, [...sizes.values()], room, notes)
  // All positions are known now: performers turn to their targets.
  for (const { who, placement } of wanted) {
    const stand = stands.get(who.id)!
    const yaw = facingOf(placement, stand, options, stands)
    if (yaw !== undefined)
      stands.set(who.id, { ...stand, yaw, isTurned: isByPicture(placement) ? 'by-degrees' : 'to-target' })
  }
  return stands
}

/** The targets that a position depends on. */
const standsBy = (placement: Placement): string[] => [
  ...targetsOf(placement),
  ...(placement.near === undefined ? [] : [placement.near]),
]

/** The target that a formation is turned to; the headings of others follow when all have their positions. */
const facesOf = (one: Wanted): string[] =>
  typeof one.placement.facing === 'string' && !isByPicture(one.placement) && formationOf(one)
    ? [one.placement.facing]
    : []

function standFor(one: Wanted, options: SolveOptions, stands: Map<string, Stand>, free: Slots): Stand {
  const { who, placement, said, nth, count } = one
  const { offset, distance } = placement
  const form = formationOf(one)
  const things = targetsOf(placement).map(target => thingAt(target, nth, count, options, stands, who))
  const related = form
    ? inFormation(one, form, things[0], options, stands, free)
    : relate(one, things, options, stands, free)
  // A long thing without a given direction is seen from the side.
  const isAside = who.isLong && !isAlive(who) && !related.host && placement.facing === undefined
  const headed =
    isByPicture(placement) && !related.host
      ? { ...related, yaw: facingYaw(placement) }
      : isAside || isHeadOn(who, placement, related)
        ? { ...related, yaw: openYaw(who, related.at[0] - options.room.middle[0]) }
        : related
  const base = lies(who, placement) ? { ...headed, tilt: -Math.PI / 2 } : headed
  const to = [...things, ...(placement.near ? [thingAt(placement.near, nth, count, options, stands)] : [])].flatMap(
    ({ performer }) => (performer ? [performer.id] : []),
  )
  return {
    ...shifted(base, offset, options, stands),
    ...(to.length > 0 && { to }),
    isExact: base.isExact || offset !== undefined || distance !== undefined,
    ...(placement.with !== undefined && { line: placement.with }),
    ...(said !== undefined && { said }),
  }
}

/** True if a performer with no given direction looks straight into the camera. */
const isHeadOn = (
  { rig, entity }: Performer,
  { facing, to }: Placement,
  { host, posture, yaw, isTurned }: Stand,
): boolean =>
  (rig === 'beast' || rig === 'bird' || rig === 'thing') &&
  // Members of a group beside something are as near as their width allows.
  ((entity.count ?? 1) === 1 || to === undefined) &&
  facing === undefined &&
  !host &&
  posture === 'stand' &&
  !isTurned &&
  Math.abs(yaw - Math.PI) < 0.4

/** Offsets use the axes of the place (right, up, towards the camera), even for things that are carried. */
function shifted(
  stand: Stand,
  offset: Placement['offset'],
  { performers }: SolveOptions,
  stands: ReadonlyMap<string, Stand>,
): Stand {
  if (!offset) return stand
  const { host } = stand
  const [carrier] = host ? performers(host.id) : []
  if (!host || !carrier)
    return { ...stand, at: [stand.at[0] + offset[0], stand.at[1] + offset[1], stand.at[2] - offset[2]] }
  const under = stands.get(host.id)
  const [x, z] = into(under?.yaw ?? 0, carrier.scale, [offset[0], -offset[2]])
  return { ...stand, host: { ...host, at: [host.at[0] + x, host.at[1] + offset[1] / carrier.scale, host.at[2] + z] } }
}
