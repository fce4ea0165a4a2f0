import type { Point } from '../../bodies/body.ts'

/** Part of a place that is named: the places on it that can be taken, in order. */
export type Anchor = {
  id: string
  /** Ground, a floor: what is on it stands anywhere on it. */
  isFlat: boolean
  /** Water that is swum in and floated on. */
  isWater: boolean
  spots: readonly AnchorSpot[]
}

export type AnchorSpot = {
  /** The middle of its foot. */
  at: Point
  /** Which way its front looks, as `yaw`. */
  yaw: number
  /** Width along its front, height, depth. */
  size: Point
  /** The height of what is put on it, over the floor. */
  top: number
  /** Where who sits at it, or on it, has the seat, and which way that looks. */
  seats?: readonly { at: Point; yaw: number }[]
  /** What is written on: its middle, its width and its height. */
  face?: { at: Point; size: readonly [width: number, height: number] }
}

export type PlaceRoom = {
  /** The middle of where people stand, and the floor's bounds: metres of the place. */
  middle: Point
  low: Point
  high: Point
  anchor(id: string): Anchor | undefined
  /** What is built in and stands in the way. */
  furniture?: readonly AnchorSpot[]
  /** The anchor of the water to swim in, if there is any. */
  water?: string
}
