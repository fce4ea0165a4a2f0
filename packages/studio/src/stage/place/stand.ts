import type { Hold } from '@kinora/media/scene/catalogue'
import type { Point } from '../../bodies/body.ts'

export type Posture = 'stand' | 'sit' | 'lie' | 'hang'

/** What carries somebody or something, so that it moves along: a point of the host's body at rest, its own metres. */
export type Host = {
  id: string
  bone: string
  at: Point
  /** Turned so far from how the host looks, radians. */
  yaw: number
  tilt: number
  /** Held by a hand: the grip of what is held is there, and not its foot. */
  by: 'top' | 'hand' | 'inside' | 'hang' | 'worn' | 'tow'
  hold?: Hold
}

/**
 * Where somebody or something is: metres of the place, x to the right and z away from where the place is usually seen,
 * y over its floor. `yaw` is 0 for who looks away along z and a quarter turn for who looks to the right.
 */
export type Stand = {
  at: Point
  yaw: number
  tilt: number
  roll: number
  posture: Posture
  host?: Host
  /** Sits or lies at this height over `at`'s floor: `at` is the seat itself. */
  isOnSeat?: true
  /** A document says which way it looks: to somebody or something, or by the camera and degrees. Nothing turns it. */
  isTurned?: 'to-target' | 'by-degrees'
  /** Swims or floats: `at` is the level of the water. */
  isAfloat?: true
  /** Whom a placement puts it to: it goes along where those have to make room. */
  to?: readonly string[]
  /** Is meant to be in the room of those: below a table, leaning on a tree. */
  isWithin?: true
  /** A document says exactly where: nothing moves it. */
  isExact: boolean
  /** The id of the rope or string between it and what carries it. */
  line?: string
  /** Where in the document it is said, if it is. */
  said?: string
}

/** Somebody at a point, upright, free to be moved. */
export const standing = (at: Point, yaw: number, said: string | undefined, more: Partial<Stand> = {}): Stand => ({
  at,
  yaw,
  tilt: 0,
  roll: 0,
  posture: 'stand',
  isExact: false,
  ...(said !== undefined && { said }),
  ...more,
})
