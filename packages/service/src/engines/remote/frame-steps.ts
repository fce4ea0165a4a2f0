import type { Size } from '@kinora/media/frames/size'

/** The size nearest to what is wanted that a model can make: no more pixels than it may have, sides in its steps. */
export function fitSize({ width, height }: Size, { step, maxPixels }: { step: number; maxPixels?: number }): Size {
  const scale = Math.min(1, Math.sqrt((maxPixels ?? Infinity) / (width * height)))
  const fit = (pixels: number): number => Math.max(step, Math.round((pixels * scale) / step) * step)
  return { width: fit(width), height: fit(height) }
}

/** Frames of a model that makes them in steps, and one more: at least as many as are needed. */
export const countFrames = (seconds: number, fps: number, step: number): number =>
  Math.ceil((seconds * fps) / step) * step + 1
