import type { Point } from '../../bodies/body.ts'
import type { AnchorSpot } from '../resolve/place-room.ts'
import type { Performer } from '../resolve/performer.ts'
import type { Stand } from './stand.ts'
import { freed, type Known, outOf, type Thing } from './things.ts'

/** A seat of a place, or a chair of the cast. */
export type Seat = { at: Point; yaw: number; chair?: Performer }

/** The width of somebody who sits, and how far from a table its chairs stand; metres. */
const [EACH, AT_TABLE] = [0.42, 0.85]

export const hasSeat = ({ performer }: Thing): boolean => performer?.body.sockets['seat'] !== undefined

/** Whether somebody else sits or lies within the width of a seat of this point. */
const isTaken = (at: Point, who: Performer, known: Known, stands: ReadonlyMap<string, Stand>): boolean =>
  [...stands].some(([id, stand]) => {
    if (id === who.id || stand.posture === 'stand') return false
    const there = freed(stand, known, stands).at
    return Math.hypot(there[0] - at[0], there[2] - at[2]) < EACH
  })

/** The seats of a part of a place, those on a given side first. */
function seatsOf({ anchor, spot }: Thing, side: readonly [number, number] | undefined): Seat[] {
  const seats = anchor?.spots.flatMap(one => one.seats ?? []) ?? spot?.seats ?? []
  if (!side) return [...seats]
  const along = ({ at }: Seat): number => side[0] * at[0] + side[1] * at[2]
  return seats.toSorted((a, b) => along(b) - along(a))
}

/** A free seat of a part of a place; if none is free, the one that its place in its group gives. */
export function seatAt(
  thing: Thing,
  { who, nth, side }: { who: Performer; nth: number; side: readonly [number, number] | undefined },
  known: Known,
  stands: ReadonlyMap<string, Stand>,
): Seat | undefined {
  const seats = seatsOf(thing, side)
  return seats.find(({ at }) => !isTaken(at, who, known, stands)) ?? seats[nth % Math.max(1, seats.length)]
}

/** A free seat that stands at a table: of the place, or a chair of the cast. */
export function seatAtTable(
  table: Thing,
  who: Performer,
  side: readonly [number, number] | undefined,
  known: Known,
  stands: ReadonlyMap<string, Stand>,
): Seat | undefined {
  const built = (known.room.furniture ?? []).flatMap(({ seats = [] }: AnchorSpot): readonly Seat[] => seats)
  const chairs = [...stands].flatMap(([id, stand]): Seat[] => {
    const chair = known.performers(id).find(one => one.id === id)
    const seat = chair?.rig === 'thing' ? chair.body.sockets['seat'] : undefined
    if (!chair || !seat || chair === table.performer || stand.host) return []
    return [{ at: outOf(stand, chair.scale, seat.at), yaw: stand.yaw, chair }]
  })
  const far = ({ at }: Seat): number => {
    const [dx, dz] = [Math.abs(at[0] - table.at[0]) - table.half[0], Math.abs(at[2] - table.at[2]) - table.half[1]]
    return Math.hypot(Math.max(0, dx), Math.max(0, dz))
  }
  const along = ({ at }: Seat): number => (side ? side[0] * (at[0] - table.at[0]) + side[1] * (at[2] - table.at[2]) : 0)
  return [...built, ...chairs]
    .filter(one => far(one) < AT_TABLE && one.at[1] < table.top && !isTaken(one.at, who, known, stands))
    .toSorted((a, b) => along(b) - along(a) || far(a) - far(b))[0]
}

const STEPS = [0, -1, 1, -2, 2, -3, 3]
/** Of the width of a sitter: how near to the edge of a body its middle may be. */
const RIM = 0.2

/**
 * A point in or on a body that is as near as possible to the wanted one and clear of others that it carries; its own
 * metres. `wide` is the width of the performer.
 */
export function freePointIn(
  { extent: { low, high }, scale, id }: Performer,
  wanted: Point,
  who: Performer,
  wide: number,
  stands: ReadonlyMap<string, Stand>,
): Point {
  const taken = [...stands].flatMap(([other, { host }]) =>
    host?.id === id && other !== who.id && (host.by === 'inside' || host.by === 'top') ? [host.at] : [],
  )
  const gap = (who.rig === 'person' ? EACH : Math.max(EACH, wide)) / scale
  const isFree = (at: Point): boolean => taken.every(one => Math.hypot(one[0] - at[0], one[2] - at[2]) > 0.95 * gap)
  // Beside a seat that is not in the middle, otherwise before and behind.
  const isPaired = Math.abs(wanted[0] - (low[0] + high[0]) / 2) > 0.1 * (high[0] - low[0])
  const tries = STEPS.flatMap(one =>
    STEPS.map((other): Point => {
      const [x, z] = isPaired ? [other, one] : [one, other]
      return [wanted[0] + x * gap, wanted[1], wanted[2] + z * gap]
    }),
  )
  const most = (axis: 0 | 2): [number, number] => [low[axis] + RIM * gap, high[axis] - RIM * gap]
  const [xs, zs] = [most(0), most(2)]
  const fits = ([x, , z]: Point): boolean => x >= xs[0] && x <= xs[1] && z >= zs[0] && z <= zs[1]
  return isFree(wanted) ? wanted : (tries.filter(fits).find(isFree) ?? wanted)
}
