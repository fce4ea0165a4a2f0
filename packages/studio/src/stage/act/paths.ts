import type { Action } from '@kinora/media/scene/scene-schema'
import type { Point } from '../../bodies/body.ts'

/** A position on a path: the distance travelled, the direction, and the progress of a leap, 0 to 1. */
export type OnPath = { at: Point; gone: number; yaw: number; speed: number; air?: number }

/** A path by progress from 0 to 1; `air` is the progress of a leap. */
export type Way = { length: number; at(share: number): Point; air?(share: number): number }

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/** Straight lines from point to point, at constant speed. */
export function alongPoints(points: readonly Point[]): Way {
  const legs = points.slice(1).map((to, at) => distance(points[at]!, to))
  const length = legs.reduce((sum, leg) => sum + leg, 0)
  return {
    length,
    at(share) {
      let left = share * length
      for (const [at, leg] of legs.entries()) {
        if (left <= leg || at === legs.length - 1) {
          const t = leg > 0 ? Math.min(1, left / leg) : 1
          const [a, b] = [points[at]!, points[at + 1]!]
          return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
        }
        left -= leg
      }
      return points.at(-1)!
    },
  }
}

/** Around a point from the current position: onto the circle first, then anticlockwise, seen from above. */
export function around(from: Point, middle: Point, radius: number, turns: number): Way {
  const start = Math.atan2(from[0] - middle[0], from[2] - middle[2])
  const onto: Point = [middle[0] + radius * Math.sin(start), from[1], middle[2] + radius * Math.cos(start)]
  const lead = distance(from, onto)
  const round = Math.abs(2 * Math.PI * turns * radius)
  const length = lead + round
  return {
    length,
    at(share) {
      const gone = share * length
      if (gone < lead) {
        const t = gone / lead
        return [from[0] + (onto[0] - from[0]) * t, from[1], from[2] + (onto[2] - from[2]) * t]
      }
      const angle = start - Math.sign(turns) * ((gone - lead) / radius)
      return [middle[0] + radius * Math.sin(angle), from[1], middle[2] + radius * Math.cos(angle)]
    },
  }
}

const SPEEDS = { slow: 0.55, normal: 1, fast: 1.7 } as const

/** Metres a second for a given speed; `usual` by default. */
export const speedOf = (speed: Action['speed'], usual: number): number =>
  typeof speed === 'number' ? speed : usual * SPEEDS[speed ?? 'normal']

/** Eases in and out if there is time. */
export const eased = (t: number): number => {
  const at = Math.min(1, Math.max(0, t))
  const RAMP = 0.12
  const full = 1 - RAMP
  if (at < RAMP) return (at * at) / (2 * RAMP * full)
  if (at > 1 - RAMP) return 1 - ((1 - at) * (1 - at)) / (2 * RAMP * full)
  return (at - RAMP / 2) / full
}

/** Straight lines with an arc through the air between two fractions of the path. */
export function inBow(points: readonly Point[], high: number, [from, to]: readonly [number, number]): Way {
  const straight = alongPoints(points)
  const air = (share: number): number => Math.min(1, Math.max(0, (share - from) / (to - from)))
  return {
    length: straight.length,
    air,
    at(share) {
      const [x, y, z] = straight.at(share)
      const part = air(share)
      return [x, y + 4 * part * (1 - part) * high, z]
    },
  }
}
