import type { Clearing } from '../scenery/plate.ts'
import type { Surface } from '../scenery/surface.ts'

/**
 * The camera position: its eye height in metres, and the position of the horizon in the frame, by default the place's.
 */
export type View = {
  eye?: number
  /** The position of the subjects on the map of the place. */
  subject?: { x: number; z: number }
  /** The space that an outdoor place leaves clear. */
  clear?: Clearing
  horizon?: number
  camera?: { x: number; z: number; yaw: number }
  zoom?: number
  /** The horizontal position of the view axis in the frame, 0 left … 1 right. */
  centre?: number
  /** Pitch (positive is down) and roll (clockwise), radians. */
  pitch?: number
  roll?: number
  hand?: 1 | -1
  /** The surface under a thing, if given. */
  surface?: Surface
}
