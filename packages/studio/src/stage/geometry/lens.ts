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

/** Between the nearest and the farthest of the bodies, in inverse depth: where the picture of a lens is exact. */
const EXACT = [0.15, 0.85] as const

/**
 * The camera whose picture is nearest to that of a moving relief. It is exact for sideways moves. Of moves ahead it is exact
 * at two depths between the nearest and the farthest that count. `shear` is the sideways shift of the place in metres for
 * each metre ahead.
 */
export function lensOf(
  camera: RasterCamera,
  plate: LensPlate,
  frame: Size,
  shear: number,
  { near, far }: { near: number; far: number },
): Lens {
  const { zoom, push, pivot, shiftX, shiftY } = camera
  // A little apart, if all are at one depth.
  const [least, most] = [Math.min(1 / far, 0.98 / near), 1 / near]
  const [one, other] = EXACT.map(share => {
    const inverse = least + share * (most - least)
    const nearness = Math.min(1, plate.nearest * inverse) - pivot
    const scale = zoom * (1 + push * nearness)
    return {
      depth: 1 / inverse,
      // Pixels per metre, and the pixel of a point on the axis of the plate.
      perMetre: scale * plate.focal * inverse,
      x: frame.width / 2 + scale * (plate.centreX - camera.x) + shiftX * nearness,
      y: frame.height / 2 + scale * (plate.horizonY - camera.y) + shiftY * nearness,
    }
  }) as [Seen, Seen]
  const apart = one.perMetre - other.perMetre
  const ahead = (one.perMetre * one.depth - other.perMetre * other.depth) / apart
  const [right, up] = [(other.x - one.x) / apart, (one.y - other.y) / apart]
  const focal = one.perMetre * (one.depth - ahead)
  const axis = (along: Point): Point => fromView(plate, along)
  return {
    at: axis([right - shear * ahead, up, ahead]),
    right: axis([1, 0, 0]),
    up: axis([0, 1, 0]),
    ahead: axis([0, 0, 1]),
    distance: plate.nearest / pivot - ahead,
    focal,
    x: one.x + one.perMetre * right + focal * shear,
    y: one.y - one.perMetre * up,
  }
}

type Seen = { depth: number; perMetre: number; x: number; y: number }

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
