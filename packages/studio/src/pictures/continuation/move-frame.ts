import type { YuvFrame } from '@kinora/media/frames/yuv-frame'
import type { Plane } from '../../planes/plane.ts'
import type { Motion } from './estimate-motion.ts'

/**
 * Moves a frame along a motion into a buffer of the same size. New areas at an edge are mirrored, which is invisible
 * for small motions.
 */
export function moveFrame(frame: YuvFrame, motion: Motion, into: Uint8Array): void {
  const { width, height, pixels } = frame
  const area = width * height
  movePlane(pixels.subarray(0, area), { width, height }, motion, into.subarray(0, area))
  const half = { width: width / 2, height: height / 2 }
  for (const at of [area, area * 1.25])
    movePlane(pixels.subarray(at, at + area / 4), half, motion, into.subarray(at, at + area / 4))
}

type Size = { width: number; height: number }

function movePlane(from: Uint8Array, { width, height }: Size, motion: Motion, into: Uint8Array): void {
  const { across, down } = motion
  const [scaleX, scaleY] = [width / across.width, height / down.height]
  const columns = placesOf(width, across.width)
  const rows = placesOf(height, across.height)
  for (let y = 0; y < height; y++) {
    const { index: row, share: below } = rows[y]!
    for (let x = 0; x < width; x++) {
      const { index: column, share: right } = columns[x]!
      const at = row * across.width + column
      const fromX = mirrored(x - scaleX * between(across, at, right, below), width - 1)
      const fromY = mirrored(y - scaleY * between(down, at, right, below), height - 1)
      const [left, top] = [Math.min(width - 2, fromX | 0), Math.min(height - 2, fromY | 0)]
      const [partX, partY] = [fromX - left, fromY - top]
      const corner = top * width + left
      const above = from[corner]! + (from[corner + 1]! - from[corner]!) * partX
      const under = from[corner + width]! + (from[corner + width + 1]! - from[corner + width]!) * partX
      into[y * width + x] = above + (under - above) * partY + 0.5
    }
  }
}

function between({ values, width }: Plane, at: number, right: number, below: number): number {
  const above = values[at]! + (values[at + 1]! - values[at]!) * right
  const under = values[at + width]! + (values[at + width + 1]! - values[at + width]!) * right
  return above + (under - above) * below
}

function mirrored(place: number, last: number): number {
  const inside = place < 0 ? -place : place > last ? 2 * last - place : place
  return inside < 0 ? 0 : inside > last ? last : inside
}

/** The position of each pixel among fewer samples. */
const placesOf = (pixels: number, samples: number): { index: number; share: number }[] =>
  Array.from({ length: pixels }, (_, pixel) => {
    const place = Math.min(samples - 1, Math.max(0, ((pixel + 0.5) * samples) / pixels - 0.5))
    const index = Math.min(samples - 2, Math.floor(place))
    return { index, share: place - index }
  })
