import { type Performer, sizeOf } from '../resolve/performer.ts'
import type { Point } from '../../bodies/body.ts'
import type { Stand } from './stand.ts'

/** The space of a body: half width and depth along the place's axes, foot and top. */
export type Box = { at: Point; yaw: number; half: readonly [x: number, z: number]; top: number; floor: number }

export const boxOf = (performer: Performer, stand: Pick<Stand, 'at' | 'yaw'>): Box => {
  const { width, height, depth } = sizeOf(performer)
  return boxAt(stand, [width, height, depth])
}

/** The space of something of this size that stands at a point. */
export function boxAt({ at, yaw }: Pick<Stand, 'at' | 'yaw'>, [width, height, depth]: Point): Box {
  const [c, s] = [Math.abs(Math.cos(yaw)), Math.abs(Math.sin(yaw))]
  const half = [(width * c + depth * s) / 2, (width * s + depth * c) / 2] as const
  return { at, yaw, half, top: at[1] + height, floor: at[1] }
}
