import { type Performer, sizeOf } from '../resolve/performer.ts'
import type { Point } from '../../bodies/body.ts'
import type { Stand } from './stand.ts'

/** The space of a body: half width and depth along the place's axes, foot and top. */
export type Box = { at: Point; yaw: number; half: readonly [x: number, z: number]; top: number; floor: number }

export function boxOf(performer: Performer, { at, yaw }: Pick<Stand, 'at' | 'yaw'>): Box {
  const { width, height, depth } = sizeOf(performer)
  const [c, s] = [Math.abs(Math.cos(yaw)), Math.abs(Math.sin(yaw))]
  return {
    at,
    yaw,
    half: [(width * c + depth * s) / 2, (width * s + depth * c) / 2],
    top: at[1] + height,
    floor: at[1],
  }
}
