import type { Size } from './size.ts'

// The limits of engines, writers and readers.

// H.264's highest common levels end here, and its smallest block is this large.
const MAX_SIDE = 4_096
const MIN_SIDE = 16
/** Far above the longest film (five minutes), far below what would fill a disk. */
export const MAX_SECONDS = 3_600

// 8K, and what H.264 has a level for at all: it takes forty seconds of one core for each of its own.
const LARGEST_SIDE = 8_192
const MOST_PIXELS = 8_192 * 4_352

/** Whether a video can have this size: 4:2:0 needs even sides. */
export const isVideoSize = (size: Size): boolean => hasSides(size, MAX_SIDE)

/** Whether a clip can be enlarged to this. */
export const isLargeVideoSize = (size: Size): boolean =>
  hasSides(size, LARGEST_SIDE) && size.width * size.height <= MOST_PIXELS

const hasSides = ({ width, height }: Size, most: number): boolean =>
  [width, height].every(side => side % 2 === 0 && side >= MIN_SIDE && side <= most)

/** The nearest size of this shape that a video can have, or a clip be enlarged to. */
export function fitVideoSize({ width, height }: Size, isLarge = false): Size {
  const [side, pixels] = isLarge ? [LARGEST_SIDE, MOST_PIXELS] : [MAX_SIDE, MAX_SIDE ** 2]
  const scale = Math.min(1, side / Math.max(width, height), Math.sqrt(pixels / (width * height)))
  const even = (length: number): number =>
    scale === 1 ? length : Math.max(MIN_SIDE, 2 * Math.floor((length * scale) / 2))
  return { width: even(width), height: even(height) }
}
