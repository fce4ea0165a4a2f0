import type { Size } from './size.ts'

// The limits of engines, writers and readers.

// The limit of H.264's common levels, and its smallest block.
const MAX_SIDE = 4_096
const MIN_SIDE = 16
/** Far above the longest film (five minutes), far below a size that would fill a disk. */
export const MAX_SECONDS = 3_600

// 8K, the limit of H.264's levels: each second takes forty core seconds.
const MAX_UPSCALED_SIDE = 8_192
const MAX_UPSCALED_PIXELS = 8_192 * 4_352

/** True if a video can have this size: 4:2:0 needs even sides. */
export const isVideoSize = (size: Size): boolean => hasSides(size, MAX_SIDE)

/** True if a clip can be upscaled to this size. */
export const isLargeVideoSize = (size: Size): boolean =>
  hasSides(size, MAX_UPSCALED_SIDE) && size.width * size.height <= MAX_UPSCALED_PIXELS

const hasSides = ({ width, height }: Size, maxSide: number): boolean =>
  [width, height].every(side => side % 2 === 0 && side >= MIN_SIDE && side <= maxSide)

/** The nearest size of this shape for a video, or for an upscaled clip. */
export function fitVideoSize({ width, height }: Size, isLarge = false): Size {
  const [side, pixels] = isLarge ? [MAX_UPSCALED_SIDE, MAX_UPSCALED_PIXELS] : [MAX_SIDE, MAX_SIDE ** 2]
  const scale = Math.min(1, side / Math.max(width, height), Math.sqrt(pixels / (width * height)))
  const even = (length: number): number =>
    scale === 1 ? length : Math.max(MIN_SIDE, 2 * Math.floor((length * scale) / 2))
  return { width: even(width), height: even(height) }
}
