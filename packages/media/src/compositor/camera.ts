import type { Size } from '../frames/size.ts'
import { requireNumber } from './require-number.ts'
import type { View } from './grid.ts'

/**
 * The view of a picture: the point at the centre of the frame (in the picture's pixels from its top left corner), frame
 * pixels per picture pixel, and the clockwise rotation in radians.
 */
export type Camera = { x: number; y: number; zoom: number; turn?: number }

// Far beyond visible zooms; keeps all values within the range of the kernels.
const MIN_ZOOM = 1 / 1_024
const MAX_ZOOM = 1_024
const MAX_PLACE = 1_000_000

export function requireCamera({ x, y, zoom, turn = 0 }: Camera): Required<Camera> {
  requireNumber(x, 'camera x', -MAX_PLACE, MAX_PLACE)
  requireNumber(y, 'camera y', -MAX_PLACE, MAX_PLACE)
  requireNumber(zoom, 'camera zoom', MIN_ZOOM, MAX_ZOOM)
  requireNumber(turn, 'camera turn', -1_000, 1_000)
  return { x, y, zoom, turn }
}

/** The widest view of a picture that fills the frame; `margin` is a fraction that stays out of view. */
export function coverCamera(picture: Size, frame: Size, margin = 0): Required<Camera> {
  requireNumber(margin, 'margin', 0, 0.9)
  const zoom = Math.max(frame.width / picture.width, frame.height / picture.height) / (1 - margin)
  return { x: picture.width / 2, y: picture.height / 2, zoom, turn: 0 }
}

export function cameraView({ x, y, zoom, turn }: Required<Camera>, frame: Size): View {
  // Exactly 1 and 0 without rotation, so that an unscaled picture is copied.
  const cos = Math.cos(turn) / zoom
  const sin = turn === 0 ? 0 : Math.sin(turn) / zoom
  const [middleX, middleY] = [frame.width / 2, frame.height / 2]
  return {
    xx: cos,
    xy: sin,
    x0: x - cos * middleX - sin * middleY,
    yx: turn === 0 ? 0 : -sin,
    yy: cos,
    y0: y + sin * middleX - cos * middleY,
  }
}
