import type { Size } from '../frames/size.ts'
import { type Field, erode, dilate } from './field.ts'

/**
 * The nearness of each point of a picture, 0 the furthest and 255 the nearest; any size, stretched over the picture.
 */
export type DepthMap = Size & { nearness: Uint8Array }

/**
 * A nearness for each cell of a picture, prepared for motion. Soft edges, which would stretch, become steps. Near
 * things grow by a cell, so that the soft pixels of their outline move with them.
 */
export function prepareNearness(map: DepthMap, size: Size): Field {
  return dilate(sharpen(sharpen(resize(map, size))))
}

/**
 * Interpolates a coarse map. Reduces a fine map by the maximum in each cell, the value closest to the camera, so that
 * thin things are kept.
 */
function resize(map: DepthMap, size: Size): Field {
  const isCoarse = map.width <= size.width && map.height <= size.height
  const valueAt = isCoarse ? betweenOf(map, size) : nearestOf(map, size)
  const values = new Uint8Array(size.width * size.height)
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) values[y * size.width + x] = valueAt(x, y)
  }
  return { ...size, values }
}

type CellValue = (x: number, y: number) => number

function betweenOf({ width, height, nearness }: DepthMap, size: Size): CellValue {
  const at = (x: number, y: number): number => nearness[y * width + x]!
  return (x, y) => {
    const u = Math.min(width - 1, Math.max(0, ((x + 0.5) * width) / size.width - 0.5))
    const v = Math.min(height - 1, Math.max(0, ((y + 0.5) * height) / size.height - 0.5))
    const [left, top] = [Math.floor(u), Math.floor(v)]
    const [right, bottom] = [Math.min(left + 1, width - 1), Math.min(top + 1, height - 1)]
    const upper = at(left, top) + (at(right, top) - at(left, top)) * (u - left)
    const lower = at(left, bottom) + (at(right, bottom) - at(left, bottom)) * (u - left)
    return Math.round(upper + (lower - upper) * (v - top))
  }
}

function nearestOf({ width, height, nearness }: DepthMap, size: Size): CellValue {
  return (x, y) => {
    const [left, right] = [Math.floor((x * width) / size.width), Math.ceil(((x + 1) * width) / size.width)]
    const [top, bottom] = [Math.floor((y * height) / size.height), Math.ceil(((y + 1) * height) / size.height)]
    let most = 0
    for (let row = top; row < bottom; row++) {
      for (let column = left; column < right; column++) most = Math.max(most, nearness[row * width + column]!)
    }
    return most
  }
}

// A smaller step is a slope.
const STEP = 12

// Prefers too near: a near thing's outline left behind is visible, a bit of background moved along is not.
const NEAR_BIAS = 0.25

/**
 * Where the neighbourhood of 3 x 3 spans `STEP` or more, replaces the value by its maximum, or by its minimum in the
 * lowest quarter of the range.
 */
function sharpen(field: Field): Field {
  const [near, far] = [dilate(field).values, erode(field).values]
  const values = field.values.map((value, cell) => {
    const [most, least] = [near[cell]!, far[cell]!]
    if (most - least < STEP) return value
    return value - least >= NEAR_BIAS * (most - least) ? most : least
  })
  return { ...field, values }
}
