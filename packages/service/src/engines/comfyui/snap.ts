import type { Size } from '@kinora/media/frames/size'

/** The nearest size that a model can make: both sides in steps, and not more pixels than it should. */
export function snapSize({ width, height }: Size, { step, mostPixels }: { step: number; mostPixels?: number }): Size {
  const scale = mostPixels === undefined ? 1 : Math.min(1, Math.sqrt(mostPixels / (width * height)))
  // A reduced size is not rounded up over the limit again.
  const round = scale < 1 ? Math.floor : Math.round
  const snap = (side: number): number => Math.max(1, round((side * scale) / step)) * step
  return { width: snap(width), height: snap(height) }
}

/**
 * How many frames to ask for: the first one, and then as many as a model makes at a time, until the whole length is
 * there. What is too long is cut afterwards.
 */
export const snapFrames = (seconds: number, { fps, step }: { fps: number; step: number }): number =>
  Math.max(1, Math.ceil(Math.round(seconds * fps) / step)) * step + 1
