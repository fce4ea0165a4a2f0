import type { Size } from '@kinora/media/frames/size'
import type { Point } from '../../bodies/body.ts'
import type { Matrix } from '../../bodies/vectors.ts'
import { alongView } from '../../planes/perspective.ts'
import { FOCAL } from '../../scenery/draw-plate.ts'
import { OVERSIZE } from '../../scenery/plate.ts'

/** Where the eye is in the place, which way it looks, and how: metres and radians. */
export type View = {
  eye: Point
  /** 0 looks away along z, a quarter turn to the right. */
  yaw: number
  /** Where the axis of the view lies in the frame, 0 top … 1 bottom: the horizon, where the view is level. */
  horizon: number
  /** Where it lies across the frame, 0 left … 1 right; in the middle unless the lens is shifted. */
  centre?: number
  /** How far it looks down, or up where it is less than 0; and how far the picture is turned clockwise. */
  pitch: number
  roll: number
  /** Times the usual focal length. */
  zoom: number
  /** What the frame is about: its middle, and its distance from the eye along the axis. */
  middle: Point
  distance: number
  /** Whose eyes it is: their body is not seen. */
  eyesOf?: string
}

/** Focal length in pixels of the frame: the frame is the middle of a larger plate. */
export const focalOf = ({ width, height }: Size): number => FOCAL * OVERSIZE * Math.sqrt(width * height)

/** Radians: up to here a camera shifts its lens, so that what is upright stays so in the picture; beyond, it is tilted. */
const SHIFTED = 0.42

/**
 * Brings the middle of what is looked at, so far away along the ground, into the middle of the frame: by a shift of the lens,
 * or by a tilt where that would stretch the picture or is asked for.
 */
export function aimed(view: Omit<View, 'horizon' | 'pitch'>, frame: Size, isTilted = false): View {
  const { eye, middle, distance, zoom, roll } = view
  const drop = eye[1] - middle[1]
  const pitch = Math.atan2(drop, Math.max(0.1, distance))
  // About an axis that is not in the middle of the frame a picture would lean out of it.
  if (isTilted || roll !== 0 || Math.abs(pitch) > SHIFTED)
    return { ...view, pitch, distance: Math.hypot(drop, distance), horizon: 0.5 }
  const down = (drop * focalOf(frame) * zoom) / (Math.max(0.1, distance) * frame.height)
  return { ...view, pitch: 0, horizon: Math.min(0.98, Math.max(-1.45, 0.5 - down)) }
}

/** Where in the frame the axis of a tilted camera may lie that cannot stand in line with what it looks at. */
const [HIGHEST_AXIS, LOWEST_AXIS] = [-0.4, 1]

/** A camera that looks down or up as said; its lens is shifted where the ground keeps it from standing in line. */
export function tilted(view: Omit<View, 'horizon' | 'distance'>, frame: Size): View {
  const [, up, depth] = alongView({ pitch: view.pitch }, fromEye(view, view.middle))
  const distance = Math.max(0.1, depth)
  const shift = (up * focalOf(frame) * view.zoom) / (distance * frame.height)
  return { ...view, distance, horizon: Math.min(LOWEST_AXIS, Math.max(HIGHEST_AXIS, 0.5 + shift)) }
}

/** To the right of an eye, above it and ahead of it. */
function fromEye({ eye: [ex, ey, ez], yaw }: Pick<View, 'eye' | 'yaw'>, [x, y, z]: Point): Point {
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)]
  return [c * (x - ex) - s * (z - ez), y - ey, s * (x - ex) + c * (z - ez)]
}

/** What is drawn of a view that is not level. */
export const tiltOf = ({ pitch, roll }: Pick<View, 'pitch' | 'roll'>): { pitch?: number; roll?: number } =>
  pitch === 0 && roll === 0 ? {} : { pitch, roll }

/** Where a point of the place is in the frame: shares from its left and its top, and metres away along the view. */
export function projector(view: View, frame: Size): (point: Point) => Point {
  const [ex, ey, ez] = view.eye
  const [c, s] = [Math.cos(view.yaw), Math.sin(view.yaw)]
  const [pc, ps] = [Math.cos(view.pitch), Math.sin(view.pitch)]
  const [rc, rs] = [Math.cos(view.roll), Math.sin(view.roll)]
  const focal = focalOf(frame) * view.zoom
  return ([x, y, z]) => {
    // As `alongView` has it, with all angles found once: many points are looked at.
    const ahead = s * (x - ex) + c * (z - ez)
    const across = c * (x - ex) - s * (z - ez)
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
 * From the place to the eye: x to the right, y up, z away; heights stay those over the floor. `scale` is how many times as
 * large the place is drawn as it is.
 */
export function seenFrom({ eye: [ex, , ez], yaw }: Pick<View, 'eye' | 'yaw'>, scale: number): Matrix {
  const [c, s] = [scale * Math.cos(yaw), scale * Math.sin(yaw)]
  return [c, 0, -s, -(ex * c - ez * s), 0, scale, 0, 0, s, 0, c, -(ez * c + ex * s)]
}
