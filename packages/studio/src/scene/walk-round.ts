import type { Point } from '../bodies/body.ts'
import { ease } from '../bodies/motion/moment.ts'
import type { Whereabouts } from '../direct/shot-list.ts'

/** What somebody goes around, and who goes: metres. */
export type Round = {
  from: Whereabouts
  to: Whereabouts
  /** Half as wide and half as deep as the thing, and how high it is. */
  thing: { wide: number; deep: number; high: number }
  /** Half as long as who goes, and how high. */
  own: { long: number; high: number }
  does: 'walk' | 'jump' | 'fly'
}

/** Where somebody is from the thing's foot: right, up and away; which way it goes, how far it has come, and how fast. */
export type OnTheWay = { at: Point; yaw: number; gone: number; isGoing: boolean }

/** Shares of the shot in which the way is gone. */
const [LEAVES, ARRIVES] = [0.24, 0.76]
const HOPS = 3

/** Turns around the thing at which its sides are, from its right to what is behind it. */
const ANGLES: Partial<Record<Whereabouts, number>> = {
  right: 0,
  behind: Math.PI / 2,
  left: Math.PI,
  front: -Math.PI / 2,
}

/** Who goes from one side of a thing to another, at a moment: around it, and before it rather than behind where both would do. */
export function walkRound(round: Round, seconds: number, until: number): OnTheWay {
  const share = ease((seconds / Math.max(0.1, until) - LEAVES) / (ARRIVES - LEAVES))
  const step = 0.004
  const [before, at, after] = [placeAt(round, share - step), placeAt(round, share), placeAt(round, share + step)]
  const isGoing = share > 0.001 && share < 0.999
  const ways = [after[0] - before[0], after[2] - before[2]] as const
  // Who stands looks along the way that it will go, or has come.
  const [first, last] = [placeAt(round, 0), placeAt(round, 1)]
  const isUpright =
    Math.abs(last[0] - first[0]) < 0.05 && (ANGLES[round.from] === undefined || ANGLES[round.to] === undefined)
  const [dx, dz] = isUpright ? [1, -0.4] : Math.hypot(...ways) > 1e-5 ? ways : [last[0] - first[0], -0.2]
  const yaw = Math.atan2(dx, dz)
  return { at, yaw: isGoing ? yaw : seenFrom(yaw), gone: lengthTo(round, share), isGoing }
}

/** Nobody stands with the back to the camera. */
const seenFrom = (yaw: number): number => (yaw < 0 ? -1 : 1) * Math.max(Math.abs(yaw), 0.62 * Math.PI)

/** How far aside of the thing's middle one stands who is beside it: metres. */
export const roundReach = ({ thing, own }: Pick<Round, 'thing' | 'own'>): number => radii(thing, own)[0]

function placeAt(round: Round, given: number): Point {
  const share = Math.min(1, Math.max(0, given))
  const { from, to, thing, own, does } = round
  const [start, end] = [ANGLES[from], ANGLES[to]]
  const [a, b] = [standAt(round, from), standAt(round, to)]
  const up = a[1] + (b[1] - a[1]) * share
  const isHigh = start === undefined || end === undefined
  const arc = isHigh ? 0.35 * own.high + 0.25 * Math.abs(b[1] - a[1]) : 0
  const lift =
    does === 'fly'
      ? 0
      : isHigh
        ? 4 * share * (1 - share) * arc
        : does === 'jump'
          ? 0.5 * own.high * Math.abs(Math.sin(Math.PI * HOPS * share))
          : 0
  if (start === undefined || end === undefined)
    return [a[0] + (b[0] - a[0]) * share, up + lift, a[2] + (b[2] - a[2]) * share]
  const angle = start + (Math.abs(end - start) > 3 ? frontOf(start, end) : shortest(start, end)) * share
  const [rx, rz] = radii(thing, own)
  return [rx * Math.cos(angle), up + lift, rz * Math.sin(angle)]
}

/** Half a turn, by the side that the camera sees. */
const frontOf = (start: number, end: number): number => (start > end ? Math.PI : -Math.PI)

const shortest = (start: number, end: number): number => Math.atan2(Math.sin(end - start), Math.cos(end - start))

const radii = (thing: Round['thing'], own: Round['own']): readonly [number, number] => [
  thing.wide + 1.15 * own.long + 0.1,
  thing.deep + 0.7 * own.long + 0.12,
]

/** Where one stands who is on that side. */
function standAt({ thing, own, does }: Round, side: Whereabouts): Point {
  const angle = ANGLES[side]
  const air = does === 'fly' ? 0.45 * thing.high : 0
  if (angle !== undefined) {
    const [rx, rz] = radii(thing, own)
    return [rx * Math.cos(angle), air, rz * Math.sin(angle)]
  }
  return [0, side === 'top' ? thing.high : side === 'above' ? 1.12 * thing.high : 0, side === 'under' ? -0.1 : 0]
}

function lengthTo(round: Round, share: number): number {
  const steps = 24
  let [sum, last] = [0, placeAt(round, 0)]
  for (let at = 1; at <= steps; at++) {
    const next = placeAt(round, (share * at) / steps)
    sum += Math.hypot(next[0] - last[0], next[2] - last[2])
    last = next
  }
  return sum
}
