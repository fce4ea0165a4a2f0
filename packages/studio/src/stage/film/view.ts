import type { Point } from '../../bodies/body.ts'
import type { Matrix } from '../../bodies/vectors.ts'

/** Where the eye is in the place, which way it looks, and how: metres and radians. */
export type View = {
  eye: Point
  /** 0 looks away along z, a quarter turn to the right. */
  yaw: number
  /** Where the horizon lies in the frame, 0 top … 1 bottom. */
  horizon: number
  /** Times the usual focal length. */
  zoom: number
  /** What the frame is about: its middle, and its distance from the eye. */
  middle: Point
  distance: number
  /** Whose eyes it is: their body is not seen. */
  eyesOf?: string
}

/**
 * From the place to the eye: x to the right, y up, z away; heights stay those over the floor. `scale` is how many times as
 * large the place is drawn as it is.
 */
export function seenFrom({ eye: [ex, , ez], yaw }: Pick<View, 'eye' | 'yaw'>, scale: number): Matrix {
  const [c, s] = [scale * Math.cos(yaw), scale * Math.sin(yaw)]
  return [c, 0, -s, -(ex * c - ez * s), 0, scale, 0, 0, s, 0, c, -(ez * c + ex * s)]
}
