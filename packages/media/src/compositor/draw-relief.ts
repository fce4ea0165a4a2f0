import type { Size } from '../frames/size.ts'
import { type Camera, requireCamera } from './camera.ts'
import type { Level } from './picture-levels.ts'
import { type Plane, listPlanes } from './planes.ts'
import type { StoredRelief } from './relief.ts'
import { requireNumber } from './require-number.ts'
import type { Stage } from './stage.ts'

/** A camera in front of a picture with depth. */
export type ReliefCamera = Omit<Camera, 'turn'> & {
  /**
   * The shift of the nearest against the farthest point in frame pixels, as from a sideways camera move. Beyond 0.06 of
   * the frame's width, only far areas can be uncovered without artefacts.
   */
  shiftX?: number
  shiftY?: number
  /**
   * The additional magnification of the nearest against the farthest point, as from a forward camera move; -0.5 to 0.5.
   */
  push?: number
  /** The nearness that does not move, 0 to 1. */
  pivot?: number
}

// Fractions of the frame's width. The background behind near things extends 0.06 of the picture's width (relief.ts). A
// camera that moves farther uncovers more behind the nearest, where the near side appears twice, as with a push at the
// edges.
const MAX_SHIFT = 8
const MAX_PUSH = 0.5

function requireReliefCamera(camera: ReliefCamera, frame: Size) {
  const { x, y, zoom, shiftX = 0, shiftY = 0, push = 0, pivot = 0.5 } = camera
  requireCamera({ x, y, zoom })
  requireNumber(shiftX, 'relief shift x', -MAX_SHIFT * frame.width, MAX_SHIFT * frame.width)
  requireNumber(shiftY, 'relief shift y', -MAX_SHIFT * frame.width, MAX_SHIFT * frame.width)
  requireNumber(push, 'relief push', -MAX_PUSH, MAX_PUSH)
  requireNumber(pivot, 'relief pivot', 0, 1)
  return { x, y, zoom, shiftX, shiftY, push, pivot }
}

/**
 * The view that fills the frame for all moves within the given limits: the picture is enlarged so that its edges stay
 * out of view.
 */
export function coverReliefCamera(
  picture: Size,
  frame: Size,
  bounds: Pick<ReliefCamera, 'shiftX' | 'shiftY' | 'push' | 'pivot'>,
): Required<Pick<ReliefCamera, 'x' | 'y' | 'zoom'>> {
  const { shiftX = 0, shiftY = 0, push = 0, pivot = 0.5 } = bounds
  const most = Math.max(pivot, 1 - pivot)
  const across = (frame.width + 2 * Math.abs(shiftX) * most + 2) / picture.width
  const down = (frame.height + 2 * Math.abs(shiftY) * most + 2) / picture.height
  const zoom = Math.max(across, down) / (1 - Math.abs(push) * most)
  return { x: picture.width / 2, y: picture.height / 2, zoom }
}

/** Fills the target. The background fills the areas that the camera's move uncovers. */
export function drawRelief(stage: Stage, relief: StoredRelief, camera: ReliefCamera): void {
  const { x, y, zoom, shiftX, shiftY, push, pivot } = requireReliefCamera(camera, stage.size)
  const { kernels, size, target } = stage
  const { near, nearBehind, seen, places, shrink } = relief
  // Position: middle + m (p - focus) + shift (n - pivot), with m = zoom (1 + push (n - pivot)); all in cells of two
  // pixels, and n as codes. One scale for both directions, because the stored picture's sides differ by less than a
  // cell.
  const scale = zoom * (shrink.x + shrink.y) * 0.5
  const m = scale * (1 - push * pivot)
  const mByNear = (scale * push) / 255
  const lineOf = (side: number, focus: number, shift: number): [base: number, byNear: number] => [
    side / 4 - m * focus - (shift * pivot) / 2,
    shift / 2 / 255 - mByNear * focus,
  ]
  const across = lineOf(size.width, x / shrink.x / 2, shiftX)
  const down = lineOf(size.height, y / shrink.y / 2, shiftY)
  kernels.setReliefCamera(m, mByNear, ...across, ...down)
  const cells = [size.width / 2, size.height / 2] as const
  // The distance of adjacent picture cells in the frame; a block must cover it.
  const spacing = Math.max(m, m + mByNear * 255)
  const block = Math.min(32, Math.ceil(spacing) + 1)
  const nearArea = [near.at, near.stride, near.width, near.height] as const
  kernels.splatRelief(...nearArea, seen, ...cells, block)
  const placesArea = [places.at, places.stride, places.vOffset] as const
  kernels.resolveRelief(...nearArea, nearBehind.at - near.at, seen, ...cells, ...placesArea)
  const cell = Math.round(32_768 / scale)
  const fronts = listPlanes(relief.front.levels[0] as Level)
  const behinds = listPlanes(relief.behind.levels[0] as Level)
  for (const [which, to] of listPlanes(target).entries()) {
    const [front, behind] = [fronts[which] as Plane, behinds[which] as Plane]
    const area = [to.at, to.stride, to.width, to.height] as const
    const source = [front.at, front.stride, front.width, front.height, behind.at - front.at] as const
    if (which === 0) kernels.drawReliefLuma(...area, ...source, ...placesArea, cell)
    else kernels.drawReliefChroma(...area, ...source, ...placesArea, cell)
  }
}
