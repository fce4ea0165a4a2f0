import { fillShare } from '../../bodies/motion/event-at.ts'
import { ease } from '../../bodies/motion/moment.ts'
import type { Point } from '../../bodies/body.ts'

/** Liquids that flow into, over and around a product in close-up. */
export const LIQUIDS = ['stream', 'drips', 'crown', 'foam', 'ripples', 'ooze'] as const
export type Liquid = (typeof LIQUIDS)[number]

/** Rings that spread from a drop. */
const RINGS = 4

export const LIQUID_PIECES: Record<Liquid, number> = {
  stream: 44,
  drips: 40,
  crown: 72,
  foam: 40,
  ripples: 1 + RINGS,
  ooze: 30,
}

/** Fractions of the box that it flows on (x and z from the centre, y from the foot). */
type Flow = {
  /** The progress of the shot, 0 to 1. */
  part: number
  seconds: number
  nth: number
  /** A random value of each piece, 0 to 1. */
  a: number
  b: number
  c: number
  on: (x: number, y: number, z: number) => Point
  wide: number
  high: number
  /** From the held vessel above it, not from above the frame. */
  isFromNear: boolean
}
type Piece = { at: Point; size: Point }

const round = (at: Point, size: number): Piece => ({ at, size: [size, size, size] })
const gone = ({ on }: Flow): Piece => round(on(0, 0.5, 0), 0)

/** Position and size of one piece of a liquid. */
export const LIQUID_FLOWS: Record<Liquid, (flow: Flow) => Piece> = {
  // Pour: a column from above the frame, and drops at the surface.
  stream: flow => {
    const { part, seconds, nth, a, b, on, wide, high, isFromNear } = flow
    const falls = 34
    // A vessel pours only while it is tipped.
    const [begins, ends] = isFromNear ? [0.4, 0.96] : [0.08, 0.94]
    const above = isFromNear ? FROM_MOUTH : FROM_ABOVE
    const surface = 0.1 + 0.62 * fillShare(part, isFromNear)
    const thick = 0.075 * wide
    if (nth < falls) {
      const y = surface + ((above - surface) * nth) / (falls - 1)
      // The front comes down first, the end last.
      const front = above - (above - surface) * ease((part - begins) / 0.1)
      const end = above - (above - surface) * ease((part - ends) / 0.06)
      if (y < front || y > end || part < begins) return gone(flow)
      const sway = 0.018 * Math.sin(4 * y - 9 * seconds)
      const along = (1.5 * (above - surface) * high) / (falls - 1)
      const narrow = thick * (0.8 + 0.2 * Math.sin(7 * y - 12 * seconds))
      return { at: on(sway, y, 0), size: [narrow, along, narrow] }
    }
    if (part < begins + 0.1 || part > ends) return gone(flow)
    const beat = (seconds * 1.6 + b) % 1
    const out = 0.34 * beat * (0.4 + 0.6 * a)
    const angle = 2.4 * nth
    return round(
      on(out * Math.cos(angle), surface + 0.9 * beat * (0.75 - beat), out * Math.sin(angle)),
      0.035 * wide * (1 - beat),
    )
  },
  // Drizzle: a thread from above, a growing cap, and tongues down the sides.
  drips: flow => {
    const { part, nth, a, b, on, wide, high, isFromNear } = flow
    const thread = 20
    const above = isFromNear ? FROM_NEAR : FROM_ABOVE
    if (nth < thread) {
      const y = 1 + ((above - 1) * nth) / (thread - 1)
      const front = above - (above - 1) * ease(part / 0.22)
      if (y < front) return gone(flow)
      const bead = 0.026 * wide * (1 + 0.5 * Math.max(0, Math.sin(9 * y + 20 * part)) ** 4)
      return { at: on(0.02 * Math.sin(5 * y), y, 0), size: [bead, (1.3 * (above - 1) * high) / thread, bead] }
    }
    const grown = ease((part - 0.16) / 0.5)
    if (grown <= 0) return gone(flow)
    if (nth === thread) return { at: on(0, 0.985, 0), size: [0.24 * grown * wide, 0.05 * high, 0.24 * grown * wide] }
    const angle = 2.4 * nth
    const runs = ease((part - 0.3 - 0.25 * a) / 0.45) * (0.15 + 0.35 * b)
    const reach = 0.2 * grown + 0.11 * Math.min(1, 4 * runs)
    return {
      at: on(reach * Math.cos(angle), 0.97 - runs / 2, reach * Math.sin(angle)),
      size: [0.03 * wide * grown, Math.max(0.03, 0.55 * runs) * high, 0.03 * wide * grown],
    }
  },
  // Splash: thrown up all around, high and slow, and again before it has fallen.
  crown: flow => {
    const { part, nth, a, b, c, on, wide, high } = flow
    const size = Math.max(wide, 0.7 * high)
    const angle = 2.4 * nth
    const beat = (1.35 * part + 0.14 * c + (nth % 2) * 0.55) % 1
    const out = (0.42 + 0.62 * beat * (0.45 + 0.55 * a)) * (size / wide)
    const y = 0.04 + (0.5 + 1.5 * b) * 2.1 * beat * (1 - beat)
    const drop = size * (0.02 + 0.055 * c * c) * Math.sin(Math.PI * (0.12 + 0.86 * beat))
    // Stretched while it is fast.
    const long = 1 + 2.2 * Math.abs(0.5 - beat)
    return {
      at: on(out * Math.cos(angle), y, 0.8 * out * Math.sin(angle)),
      size: [drop, long * drop, drop],
    }
  },
  // Burst: out between two halves, and over their surface.
  ooze: flow => {
    const { part, nth, a, b, on, wide, high } = flow
    const grown = ease((part - 0.46) / 0.46)
    if (grown <= 0) return gone(flow)
    const angle = 2.4 * nth
    const out = 0.42 * grown * Math.sqrt(a)
    const flat = 0.035 * high * (1.3 - 0.6 * a)
    // From the outlet it falls to the ground first.
    const falls = nth % 5 === 0 ? Math.max(0, 0.42 - 0.5 * part * b) : 0
    return {
      at: on(1.1 * out * Math.cos(angle), 0.03 + falls * (1 - a), -0.1 - 0.55 * grown * b - 0.4 * out),
      size: [(0.11 + 0.08 * b) * wide * grown, flat, (0.1 + 0.08 * a) * wide * grown],
    }
  },
  // Drip: one drop, and rings where it fell.
  ripples: ({ part, nth, on, wide, high }) => {
    const fallen = 0.3
    if (nth === 0) {
      const down = Math.min(1, part / fallen)
      const size = part > fallen ? 0 : 0.05 * wide
      return { at: on(0, 1.5 * (1 - down * down), -0.95), size: [size, 1.35 * size, size] }
    }
    const grown = (part - fallen) / (1 - fallen) - 0.16 * (nth - 1)
    const size = grown <= 0 ? 0 : wide * (0.15 + 1.3 * Math.sqrt(grown))
    return { at: on(0, 0.004, -0.95), size: [size, 0.3 * high * 0.12 * (1 - grown), 0.8 * size] }
  },
  // Foam: swells at the top and overflows.
  foam: flow => {
    const { part, nth, a, b, on, wide } = flow
    const grown = ease((part - 0.15 - 0.3 * a) / 0.35)
    if (grown <= 0) return gone(flow)
    const angle = 2.4 * nth
    const runsOver = nth % 3 === 0
    const down = runsOver ? ease((part - 0.45 - 0.2 * b) / 0.5) * (0.2 + 0.5 * b) : 0
    const out = runsOver ? 0.36 : 0.32 * Math.sqrt(a)
    const size = wide * (0.06 + 0.05 * b) * grown
    return round(
      on(out * Math.cos(angle), 0.98 + (runsOver ? 0 : 0.07 * grown * (1 - a)) - down, out * Math.sin(angle)),
      size,
    )
  },
}

/** The height above the filled thing from which the liquid falls, as a multiple of its height: above the frame. */
const FROM_ABOVE = 2.6
/** The mouth of the tipped vessel. */
const FROM_MOUTH = 1.42
/** The lower end of the dripping thing. */
const FROM_NEAR = 1.5
