import type { Hold } from '@kinora/media/scene/catalogue'
import type { Point } from '../../bodies/body.ts'

export type Posture = 'stand' | 'sit' | 'lie' | 'hang'

/** The carrier of a performer, which moves along: a point of the host's body at rest, its own metres. */
export type Host = {
  id: string
  bone: string
  at: Point
  /** The rotation relative to the host, radians. */
  yaw: number
  tilt: number
  /** Held in a hand: its grip, not its foot, is at the point. */
  by: 'top' | 'hand' | 'inside' | 'hang' | 'worn' | 'tow'
  hold?: Hold
  /** The document leaves open which hand holds it: the one that the camera sees. */
  isEitherHand?: true
}

/**
 * The position of a performer in metres of the place: x to the right and z away from the usual viewpoint, y over the
 * floor. `yaw` is 0 facing away along z, and a quarter turn facing right.
 */
export type Stand = {
  at: Point
  yaw: number
  tilt: number
  roll: number
  posture: Posture
  host?: Host
  /** Sits or lies at this height above `at`'s floor: `at` is the seat itself. */
  isOnSeat?: true
  /** The document gives the heading: by a target, the camera or degrees. Nothing changes it. */
  isTurned?: 'to-target' | 'by-degrees'
  /** Swims or floats: `at` is the water level. */
  isAfloat?: true
  /** The placement's targets: it moves along when they make room. */
  to?: readonly string[]
  /** It may overlap these: below a table, leaning on a tree. */
  isWithin?: true
  /** The document gives an exact position: nothing moves it. */
  isExact: boolean
  /** The id of the rope or string to its carrier. */
  line?: string
  /** Its JSON pointer in the document, if any. */
  said?: string
}

/** A performer at a point, upright, free to be moved. */
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
