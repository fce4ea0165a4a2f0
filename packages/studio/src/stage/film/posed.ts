import type { Point } from '../../bodies/body.ts'
import type { Extent } from '../../bodies/extent.ts'
import type { Turnout } from '../../bodies/motion/event-scene.ts'
import type { PosedBones } from '../../bodies/pose-bones.ts'
import { applyTurn, type Matrix } from '../../bodies/vectors.ts'
import type { Performance } from '../act/performance.ts'
import type { Performer } from '../resolve/performer.ts'

/** A posed body in the place. */
export type Posed = {
  performer: Performer
  performance: Performance
  bones: PosedBones
  world: Matrix
  /** Lowest and highest corner in the place. */
  box: Extent
  /** The centre of the head, the point between the eyes, and the width of the face. */
  face?: { at: Point; eyes: Point; width: number }
  /** The eyes relative to the head: to the figure's right, and up, -1 to 1. */
  gaze?: readonly [right: number, up: number]
  yaw: number
  turnout?: Turnout
  /** Its opacity, if not 1. */
  opacity?: number
}

/** Converts a point of the place to a body's own metres. The matrix has rotation, uniform scale and translation. */
export function inverse(m: Matrix, [x, y, z]: Point): Point {
  const [px, py, pz] = [x - m[3]!, y - m[7]!, z - m[11]!]
  const size = m[0]! ** 2 + m[4]! ** 2 + m[8]! ** 2 || 1
  return [
    (m[0]! * px + m[4]! * py + m[8]! * pz) / size,
    (m[1]! * px + m[5]! * py + m[9]! * pz) / size,
    (m[2]! * px + m[6]! * py + m[10]! * pz) / size,
  ]
}

/** The heading of a posed body. */
export const headingOf = (world: Matrix): number => {
  const [x, , z] = applyTurn(world, [0, 0, 1])
  return Math.atan2(x, z)
}

/** The distance of the copies of something that has become several, in its widths and the root of their number. */
export const COPIES_APART = 1.05
