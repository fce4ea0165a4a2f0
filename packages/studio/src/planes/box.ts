import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import { type Plane, createPlane } from './plane.ts'

/** In pixels. */
export type Box = { left: number; top: number; width: number; height: number }

// Fainter pixels are ignored.
const VISIBLE = 0.04

/** The bounding box of the visible pixels; undefined if there are none. */
export function findBoundingBox({ width, height, values }: Plane): Box | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (values[y * width + x]! < VISIBLE) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** The same box in a picture of another size. */
export function scaleBox(box: Box, scaleX: number, scaleY: number): Box {
  const [left, top] = [Math.floor(box.left * scaleX), Math.floor(box.top * scaleY)]
  return {
    left,
    top,
    width: Math.max(1, Math.round((box.left + box.width) * scaleX) - left),
    height: Math.max(1, Math.round((box.top + box.height) * scaleY) - top),
  }
}

export function cropPicture({ rgba, width }: RgbaPicture, box: Box): RgbaPicture {
  const made = new Uint8Array(box.width * box.height * 4)
  for (let y = 0; y < box.height; y++) {
    const from = ((box.top + y) * width + box.left) * 4
    made.set(rgba.subarray(from, from + box.width * 4), y * box.width * 4)
  }
  return { width: box.width, height: box.height, rgba: made }
}

export function cropPlane({ values, width }: Plane, box: Box): Plane {
  const made = createPlane(box)
  for (let y = 0; y < box.height; y++) {
    const from = (box.top + y) * width + box.left
    made.values.set(values.subarray(from, from + box.width), y * box.width)
  }
  return made
}

/** Pads a plane to a larger size. */
export function placePlane({ values }: Plane, box: Box, size: Size): Plane {
  const made = createPlane(size)
  for (let y = 0; y < box.height; y++) {
    made.values.set(values.subarray(y * box.width, (y + 1) * box.width), (box.top + y) * size.width + box.left)
  }
  return made
}
