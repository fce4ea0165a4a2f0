import type { Point } from '../../bodies/body.ts'
import type { Extent } from '../../bodies/extent.ts'
import type { Turnout } from '../../bodies/motion/event-scene.ts'
import type { PosedBones } from '../../bodies/pose-bones.ts'
import { applyTurn, type Matrix } from '../../bodies/vectors.ts'
import type { Performance } from '../act/performance.ts'
import type { Performer } from '../resolve/performer.ts'

/** A body as it is held at a moment, in the place. */
export type Posed = {
  performer: Performer
  performance: Performance
  bones: PosedBones
  world: Matrix
  /** Lowest and highest corner in the place. */
  box: Extent
  /** The middle of the head, the middle between the eyes, and the width of the face. */
  face?: { at: Point; eyes: Point; width: number }
  yaw: number
  turnout?: Turnout
  /** How much of it is seen, where that is not all. */
  opacity?: number
}

/** A point of the place in a body's own metres. The matrix turns, sizes evenly and moves. */
export function inverse(m: Matrix, [x, y, z]: Point): Point {
  const [px, py, pz] = [x - m[3]!, y - m[7]!, z - m[11]!]
  const size = m[0]! ** 2 + m[4]! ** 2 + m[8]! ** 2 || 1
  return [
    (m[0]! * px + m[4]! * py + m[8]! * pz) / size,
    (m[1]! * px + m[5]! * py + m[9]! * pz) / size,
    (m[2]! * px + m[6]! * py + m[10]! * pz) / size,
  ]
}

/** Which way a body looks that stands in the place so. */
export const headingOf = (world: Matrix): number => {
  const [x, , z] = applyTurn(world, [0, 0, 1])
  return Math.atan2(x, z)
}
