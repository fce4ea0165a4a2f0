import type { Size } from '@kinora/media/frames/size'
import type { Point } from '../../bodies/body.ts'
import type { Matrix } from '../../bodies/vectors.ts'
import { alongView } from '../../planes/perspective.ts'
import { FOCAL } from '../../scenery/draw-plate.ts'
import { OVERSIZE } from '../../scenery/plate.ts'

/** The eye's position and direction in the place: metres and radians. */
export type View = {
  eye: Point
  /** 0 looks away along z; a quarter turn looks to the right. */
  yaw: number
  /** The vertical position of the view axis in the frame, 0 top … 1 bottom: the horizon of a level view. */
  horizon: number
  /** The horizontal position, 0 left … 1 right; the middle unless the lens is shifted. */
  centre?: number
  /** Pitch (positive is down) and roll (clockwise). */
  pitch: number
  roll: number
  /** Metres to the right per metre ahead: the lens of a camera that stands aside is shifted back to its targets. */
  shear?: number
  /** Times the usual focal length. */
  zoom: number
  /** The centre of the target, and its distance along the axis. */
  middle: Point
  distance: number
  /** The person of a point-of-view shot, whose body is hidden. */
  eyesOf?: string
}

/** The focal length in pixels of the frame, which is the middle of a larger plate. */
export const focalOf = ({ width, height }: Size): number => FOCAL * OVERSIZE * Math.sqrt(width * height)

/** A place can be drawn with its horizon between these in the frame, 0 top … 1 bottom. */
const [HIGHEST_HORIZON, LOWEST_HORIZON] = [-1.45, 0.98]

/** Radians: up to this angle the lens is shifted, so that verticals stay vertical; beyond, the camera is tilted. */
const SHIFTED = 0.42

/**
 * Centres a target at a distance along the ground: by lens shift, or by tilt if that would stretch the picture or is
 * requested.
 */
export function aimed(view: Omit<View, 'horizon' | 'pitch'>, frame: Size, isTilted = false): View {
  const { eye, middle, distance, zoom, roll } = view
  const drop = eye[1] - middle[1]
  const pitch = Math.atan2(drop, Math.max(0.1, distance))
  // Roll about an off-centre axis would move the picture out of the frame.
  const horizon = 0.5 - (drop * focalOf(frame) * zoom) / (Math.max(0.1, distance) * frame.height)
  const isTooFar = horizon > LOWEST_HORIZON || horizon < HIGHEST_HORIZON
  if (isTilted || roll !== 0 || Math.abs(pitch) > SHIFTED || isTooFar)
    return { ...view, pitch, distance: Math.hypot(drop, distance), horizon: 0.5 }
  return { ...view, pitch: 0, horizon }
}

/** The allowed positions of the axis in the frame, for a tilted camera that cannot stand in line with the target. */
const [HIGHEST_AXIS, LOWEST_AXIS] = [-0.4, 1]

/** A camera with the given pitch; its lens is shifted if the ground prevents the ideal position. */
export function tilted(view: Omit<View, 'horizon' | 'distance'>, frame: Size): View {
  const [, up, depth] = alongView({ pitch: view.pitch }, fromEye(view, view.middle))
  const distance = Math.max(0.1, depth)
  const shift = (up * focalOf(frame) * view.zoom) / (distance * frame.height)
  return { ...view, distance, horizon: Math.min(LOWEST_AXIS, Math.max(HIGHEST_AXIS, 0.5 + shift)) }
}

/** Right of, above and ahead of an eye. */
function fromEye({ eye: [ex, ey, ez], yaw }: Pick<View, 'eye' | 'yaw'>, [x, y, z]: Point): Point {
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)]
  return [c * (x - ex) - s * (z - ez), y - ey, s * (x - ex) + c * (z - ez)]
}

/** The part of a tilted view that is drawn. */
export const tiltOf = ({ pitch, roll }: Pick<View, 'pitch' | 'roll'>): { pitch?: number; roll?: number } =>
  pitch === 0 && roll === 0 ? {} : { pitch, roll }

/** Projects a point of the place: fractions from the left and top of the frame, and the distance along the view. */
export function projector(view: View, frame: Size): (point: Point) => Point {
  const [ex, ey, ez] = view.eye
  const [c, s] = [Math.cos(view.yaw), Math.sin(view.yaw)]
  const [pc, ps] = [Math.cos(view.pitch), Math.sin(view.pitch)]
  const [rc, rs] = [Math.cos(view.roll), Math.sin(view.roll)]
  const focal = focalOf(frame) * view.zoom
  const { shear = 0 } = view
  return ([x, y, z]) => {
    // Like `alongView`, with all angles computed once for many points.
    const ahead = s * (x - ex) + c * (z - ez)
    const across = c * (x - ex) - s * (z - ez) + shear * ahead
    const level = (y - ey) * pc + ahead * ps
    const away = ahead * pc - (y - ey) * ps
    const scale = focal / (away > 0.01 ? away : 0.01)
    return [
      (view.centre ?? 0.5) + ((across * rc + level * rs) * scale) / frame.width,
      view.horizon - ((level * rc - across * rs) * scale) / frame.height,
      away,
    ]
  }
}

/**
 * Converts the place to the eye: x right, y up, z away; heights stay relative to the floor. `scale` is the scale at
 * which the place is drawn.
 */
export function seenFrom(
  { eye: [ex, , ez], yaw, shear = 0 }: Pick<View, 'eye' | 'yaw' | 'shear'>,
  scale: number,
): Matrix {
  const [c, s] = [scale * Math.cos(yaw), scale * Math.sin(yaw)]
  const ahead = -(ez * c + ex * s)
  return [c + shear * s, 0, shear * c - s, shear * ahead - (ex * c - ez * s), 0, scale, 0, 0, s, 0, c, ahead]
}
