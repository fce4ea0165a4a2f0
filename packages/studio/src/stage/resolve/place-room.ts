import type { Point } from '../../bodies/body.ts'
import type { Footing } from './footing.ts'

/** A named part of a place: the spots on it, in order. */
export type Anchor = {
  id: string
  /** Ground or floor: any position on it is possible. */
  isFlat: boolean
  /** Water for swimming and floating. */
  isWater: boolean
  spots: readonly AnchorSpot[]
}

export type AnchorSpot = {
  /** The middle of its foot. */
  at: Point
  /** The heading of its front, as `yaw`. */
  yaw: number
  /** Width along its front, height, depth. */
  size: Point
  /** The height of its top above the floor. */
  top: number
  /** The seat at it or on it, and its heading. */
  seats?: readonly { at: Point; yaw: number }[]
  /** The area for letters: its centre, width and height. */
  face?: { at: Point; size: readonly [width: number, height: number] }
  /** The middle of a ring, through which something is thrown. */
  ring?: Point
  /** Its body, if people can stand on it or walk up it. */
  footing?: () => Footing | undefined
}

export type PlaceRoom = {
  /** The centre of the standing area, and the bounds of the floor: metres of the place. */
  middle: Point
  low: Point
  high: Point
  anchor(id: string): Anchor | undefined
  /** Fixed obstacles. */
  furniture?: readonly AnchorSpot[]
  /** The anchor of the water to swim in, if there is any. */
  water?: string
}
