import type { Size } from '@kinora/media/frames/size'
import type { Point } from '../../bodies/body.ts'
import type { Matrix } from '../../bodies/vectors.ts'
import { FOCAL } from '../../scenery/draw-plate.ts'
import { OVERSIZE } from '../../scenery/plate.ts'

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

/** Focal length in pixels of the frame: the frame is the middle of a larger plate. */
export const focalOf = ({ width, height }: Size): number => FOCAL * OVERSIZE * Math.sqrt(width * height)

/** Lens shift that brings the middle of what is looked at into the middle of the frame. */
export function levelled(view: Omit<View, 'horizon'>, frame: Size): View {
  const { eye, middle, distance, zoom } = view
  const down = ((eye[1] - middle[1]) * focalOf(frame) * zoom) / (Math.max(0.1, distance) * frame.height)
  return { ...view, horizon: Math.min(0.98, Math.max(-1.45, 0.5 - down)) }
}

/** Where a point of the place is in the frame: shares from its left and its top, and metres away along the view. */
export function projector(view: View, frame: Size): (point: Point) => Point {
  const [ex, ey, ez] = view.eye
  const [c, s] = [Math.cos(view.yaw), Math.sin(view.yaw)]
  const focal = focalOf(frame) * view.zoom
  return ([x, y, z]) => {
    const away = s * (x - ex) + c * (z - ez)
    const safe = away > 0.01 ? away : 0.01
    const aside = c * (x - ex) - s * (z - ez)
    return [
      0.5 + (aside * focal) / (safe * frame.width),
      view.horizon - ((y - ey) * focal) / (safe * frame.height),
      away,
    ]
  }
}

/**
 * From the place to the eye: x to the right, y up, z away; heights stay those over the floor. `scale` is how many times as
 * large the place is drawn as it is.
 */
export function seenFrom({ eye: [ex, , ez], yaw }: Pick<View, 'eye' | 'yaw'>, scale: number): Matrix {
  const [c, s] = [scale * Math.cos(yaw), scale * Math.sin(yaw)]
  return [c, 0, -s, -(ex * c - ez * s), 0, scale, 0, 0, s, 0, c, -(ez * c + ex * s)]
}
