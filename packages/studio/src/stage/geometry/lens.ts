import type { Size } from '@kinora/media/frames/size'
import type { Point } from '../../bodies/body.ts'
import { fromView } from '../../planes/perspective.ts'
import type { RasterCamera, RasterPlate } from '../../raster/raster-scene.ts'

/** A camera with a shifted lens: where it stands from the eye, its axes, and where its axis meets the frame. */
export type Lens = {
  at: Point
  right: Point
  up: Point
  ahead: Point
  /** Metres to the subject, along the axis. */
  distance: number
  /** Pixels per metre at one metre. */
  focal: number
  /** The pixel of the axis. */
  x: number
  y: number
}

type LensPlate = Pick<RasterPlate, 'focal' | 'centreX' | 'horizonY' | 'pitch' | 'roll' | 'nearest'>

/**
 * The camera whose picture is nearest to that of a moving relief: the same size, position and change with depth at the
 * subject (`pivot`). It is exact for sideways moves and accurate to the second order of depth for moves ahead. `shear`
 * is the sideways shift of the place in metres for each metre ahead.
 */
export function lensOf(camera: RasterCamera, plate: LensPlate, frame: Size, shear: number): Lens {
  const { zoom, push, pivot } = camera
  const deep = plate.nearest / pivot
  const nearer = deep / (1 + push * pivot)
  const ahead = deep - nearer
  const focal = (zoom * plate.focal * nearer) / deep
  // Pixels of the frame at the subject, and their change with nearness, for a point on the axis.
  const across = { at: zoom * (plate.centreX - camera.x), by: zoom * push * (plate.centreX - camera.x) + camera.shiftX }
  const down = { at: zoom * (plate.horizonY - camera.y), by: zoom * push * (plate.horizonY - camera.y) + camera.shiftY }
  const metres = (by: number): number => (by * pivot * nearer ** 2) / (focal * deep)
  const [right, up] = [-metres(across.by), metres(down.by)]
  const axis = (along: Point): Point => fromView(plate, along)
  return {
    at: axis([right - shear * ahead, up, ahead]),
    right: axis([1, 0, 0]),
    up: axis([0, 1, 0]),
    ahead: axis([0, 0, 1]),
    distance: nearer,
    focal,
    x: frame.width / 2 + across.at + (focal * right) / nearer + focal * shear,
    y: frame.height / 2 + down.at - (focal * up) / nearer,
  }
}

/**
 * The same camera turned so that its axis meets the middle of the frame: how programs without shifted lenses see it.
 */
export function turnedLens(lens: Lens, frame: Size): Lens {
  const [x, y] = [(frame.width / 2 - lens.x) / lens.focal, (lens.y - frame.height / 2) / lens.focal]
  const mixed = (a: Point, by: number, b: Point, times: number): Point => [
    a[0] * by + b[0] * times,
    a[1] * by + b[1] * times,
    a[2] * by + b[2] * times,
  ]
  const unit = (a: Point): Point => mixed(a, 1 / Math.hypot(...a), a, 0)
  const ahead = unit(mixed(mixed(lens.ahead, 1, lens.right, x), 1, lens.up, y))
  const level = lens.right[0] * ahead[0] + lens.right[1] * ahead[1] + lens.right[2] * ahead[2]
  const right = unit(mixed(lens.right, 1, ahead, -level))
  // Right, up and ahead are left-handed.
  const up: Point = [
    ahead[1] * right[2] - ahead[2] * right[1],
    ahead[2] * right[0] - ahead[0] * right[2],
    ahead[0] * right[1] - ahead[1] * right[0],
  ]
  // A shifted lens stretches the picture off its axis, so a pixel there covers a smaller angle.
  const focal = lens.focal * Math.hypot(1, x, y) ** 1.5
  const distance = lens.distance * Math.hypot(1, x, y)
  return { ...lens, right, up, ahead, distance, focal, x: frame.width / 2, y: frame.height / 2 }
}
