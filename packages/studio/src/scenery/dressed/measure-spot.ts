import type { Affordance } from '@kinora/media/scene/catalogue'
import { cos, sin } from '../arithmetic.ts'
import type { Spot } from '../parts/put-part.ts'
import type { Solid } from '../solid-list.ts'

type Place = readonly [x: number, y: number, z: number]

export type SpotMeasure = {
  at: Place
  /** Degrees around the vertical axis; at 0 its front faces the camera. */
  turn: number
  size: readonly [width: number, height: number, depth: number]
  /** The height of the surface for things or for a person who lies on it. */
  top?: number
  /** The position of a seat, and the direction in which a sitter looks. */
  seats?: { at: Place; turn: number }[]
  /** A surface for writing or pictures: its centre, width and height. */
  face?: { at: Place; size: readonly [width: number, height: number] }
  /** The middle of a ring over people's heads, through which something is thrown. */
  ring?: Place
}

/** Measures a part at its position from its solids: its size, and the heights of its top and its seats. */
export function measureSpot(solids: readonly Solid[], spot: Spot, affords: readonly Affordance[]): SpotMeasure {
  const { x, y = 0, z, turn = 0, scale = 1 } = spot
  const box = boxAround(solids)
  const put = ([dx, dy, dz]: Place): Place => {
    const radians = (turn * Math.PI) / 180
    const [c, s] = [cos(radians), sin(radians)]
    return [x + scale * (dx * c + dz * s), y + scale * dy, z + scale * (dz * c - dx * s)]
  }
  const has = (one: Affordance): boolean => affords.includes(one)
  const top = has('put-on') || has('lie-on') || has('stand-on') ? topOf(solids, box, has('lie-on')) : undefined
  const seats = has('sit-on') ? seatsOf(solids, box) : []
  const face = has('write-on') ? faceOf(solids) : undefined
  const ring = ringOf(solids)
  return {
    at: put([(box.low[0] + box.high[0]) / 2, box.low[1] > HUNG ? box.low[1] : 0, (box.low[2] + box.high[2]) / 2]),
    turn,
    size: [scale * (box.high[0] - box.low[0]), scale * (box.high[1] - box.low[1]), scale * (box.high[2] - box.low[2])],
    ...(top !== undefined && { top: y + scale * top }),
    ...(seats.length > 0 && { seats: seats.map(seat => ({ at: put(seat.at), turn: turn + seat.turn })) }),
    ...(face && { face: { at: put(face.at), size: [scale * face.size[0], scale * face.size[1]] as const } }),
    ...(ring && { ring: put(ring) }),
  }
}

/** Metres: a part that begins higher hangs on a wall; others stand on the floor, even if their feet are hidden. */
const HUNG = 0.3

type Triple = [number, number, number]
type Box = { low: Triple; high: Triple }

function boxAround(solids: readonly Solid[]): Box {
  const low: Triple = [Infinity, Infinity, Infinity]
  const high: Triple = [-Infinity, -Infinity, -Infinity]
  for (const { at, size, turn = 0 } of solids) {
    // A rotated part extends at most as far as its diagonal.
    const half = Math.hypot(size[0], size[2]) / 2
    const [wide, deep] =
      turn % 90 !== 0 ? [2 * half, 2 * half] : turn % 180 === 0 ? [size[0], size[2]] : [size[2], size[0]]
    const reach: Triple = [wide / 2, 0, deep / 2]
    for (const axis of [0, 1, 2] as const) {
      low[axis] = Math.min(low[axis], at[axis] - reach[axis])
      high[axis] = Math.max(high[axis], at[axis] + reach[axis] + (axis === 1 ? size[1] : 0))
    }
  }
  return { low, high }
}

const topHeight = ({ at, size }: Solid): number => at[1] + size[1]
const area = ({ size }: Solid): number => size[0] * size[2]

/** Relative to the largest solid seen from above: a smaller one is a leg, a cup or a headboard. */
const BROAD = 0.5
/** The greatest height at which things are put by hand; of taller things, the surface below it is used. Metres. */
const REACH = 1.7

function topOf(solids: readonly Solid[], { high }: Box, isLain: boolean): number {
  const low = solids.filter(one => topHeight(one) <= REACH)
  if (low.length === 0) return high[1]
  const least = BROAD * Math.max(...low.map(area))
  const broad = low.filter(one => area(one) >= least && (!isLain || one.shape !== 'ellipsoid'))
  return Math.max(...(broad.length > 0 ? broad : low).map(topHeight))
}

/** The greatest height of a ring, as a share of its width. */
const FLAT_RING = 0.2

function ringOf(solids: readonly Solid[]): Place | undefined {
  const ring = solids.find(
    ({ shape, at, size }) => shape === 'cylinder' && at[1] > REACH && size[1] < FLAT_RING * size[0],
  )
  return ring && [ring.at[0], topHeight(ring), ring.at[2]]
}

/** Metres: the heights of seats, the least area of one, and the width of a sitter. */
const [LOW_SEAT, HIGH_SEAT, LEAST_SEAT, EACH] = [0.3, 0.95, 0.09, 0.62]

function seatsOf(solids: readonly Solid[], box: Box): { at: Place; turn: number }[] {
  const fit = solids.filter(one => {
    const high = topHeight(one)
    return (
      high >= LOW_SEAT && high <= HIGH_SEAT && area(one) >= LEAST_SEAT && Math.min(one.size[0], one.size[2]) >= 0.25
    )
  })
  // Of a desk and its chair, the lower one is the seat. The flat base below a sofa's cushions is not lower than the
  // cushions.
  const lowest = fit.toSorted((a, b) => topHeight(a) - topHeight(b))[0]
  if (!lowest) {
    // Slats: the broadest surfaces.
    const [x, z] = [(box.low[0] + box.high[0]) / 2, (box.low[2] + box.high[2]) / 2]
    const [level, wide] = [Math.min(topOf(solids, box, true), HIGH_SEAT), box.high[0] - box.low[0]]
    const count = Math.max(1, Math.floor(wide / EACH))
    return Array.from({ length: count }, (_, nth) => ({
      at: [x + (nth - (count - 1) / 2) * (wide / count), level, z] as const,
      turn: 0,
    }))
  }
  const level = topHeight(lowest)
  const backs = solids.filter(one => topHeight(one) > level + 0.15 && Math.min(one.size[0], one.size[2]) < 0.3)
  const offsets = backs
    .filter(one => Math.abs(one.at[0] - lowest.at[0]) < 0.2 && one.size[0] > 0.3)
    .map(one => one.at[2] - lowest.at[2])
    .filter(off => Math.abs(off) > 0.08 && Math.abs(off) < 0.6)
  const nearest = offsets.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0
  const turn = nearest < 0 ? 180 : 0
  const count = Math.max(1, Math.floor(lowest.size[0] / EACH))
  return Array.from({ length: count }, (_, nth) => {
    const x = lowest.at[0] + (nth - (count - 1) / 2) * (lowest.size[0] / count)
    return { at: [x, seatLevel(solids, lowest, x), lowest.at[2]] as const, turn }
  })
}

/** Metres that cushions yield, and the most that may lie on the base of a seat. */
const [SAG, PADDED] = [0.06, 0.3]

/** The seat height on a base: on top of the mattress or cushion that lies there. */
function seatLevel(solids: readonly Solid[], base: Solid, x: number): number {
  const over = solids.filter(
    ({ at, size }) =>
      Math.min(size[0], size[2]) >= 0.25 &&
      Math.abs(at[0] - x) <= size[0] / 2 + 0.02 &&
      Math.abs(at[2] - base.at[2]) < size[2] / 2 &&
      at[1] <= topHeight(base) &&
      at[1] + size[1] <= topHeight(base) + PADDED,
  )
  return Math.max(topHeight(base), ...over.map(one => topHeight(one) - (one.shape === 'ellipsoid' ? SAG : 0)))
}

/** The broadest upright panel; among nearly equal ones, the one in front. */
function faceOf(solids: readonly Solid[]): { at: Place; size: readonly [number, number] } | undefined {
  const panel = ({ size }: Solid): number => size[0] * size[1]
  const thin = solids.filter(({ size }) => size[2] <= 0.6)
  const upright = thin.length > 0 ? thin : solids
  const least = 0.6 * Math.max(...upright.map(panel))
  const front = upright
    .filter(one => panel(one) >= least)
    .toSorted((a, b) => a.at[2] - a.size[2] / 2 - (b.at[2] - b.size[2] / 2))[0]
  if (!front) return undefined
  const [x, y, z] = front.at
  return { at: [x, y + front.size[1] / 2, z - front.size[2] / 2], size: [front.size[0], front.size[1]] }
}
