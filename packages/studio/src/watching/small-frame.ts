import { type DecodeFramesOptions, decodeFrames } from '@kinora/media/av/decode-frames'
import type { Size } from '@kinora/media/frames/size'

/** A reduced frame: luma, and the mean of both chroma differences. */
export type SmallFrame = Size & { luma: Uint8Array; blue: number; red: number }

// Pixels across: enough to detect a pan of a hundredth of the frame a second within half a second.
const ACROSS = 160

const watchedSize = ({ width, height }: Size): Size => ({
  width: ACROSS,
  height: Math.max(16, 2 * Math.round((ACROSS * height) / width / 2)),
})

/** All frames of a clip, reduced, at the film rate. */
export async function readSmallFrames(path: string, options: DecodeFramesOptions = {}): Promise<SmallFrame[]> {
  const frames: SmallFrame[] = []
  for await (const { width, height, pixels } of decodeFrames(path, { ...options, size: watchedSize })) {
    const area = width * height
    const half = area / 4
    frames.push({
      width,
      height,
      luma: pixels.slice(0, area),
      blue: meanOf(pixels.subarray(area, area + half)),
      red: meanOf(pixels.subarray(area + half, area + 2 * half)),
    })
  }
  return frames
}

const meanOf = (values: Uint8Array): number => values.reduce((sum, one) => sum + one, 0) / values.length

/** The mean difference of the pixels of two frames, 0 to 1. */
export function differenceBetween(one: SmallFrame, other: SmallFrame): number {
  let sum = 0
  for (let at = 0; at < one.luma.length; at++) sum += Math.abs(one.luma[at]! - other.luma[at]!)
  const colour = Math.abs(one.blue - other.blue) + Math.abs(one.red - other.red)
  return (sum / one.luma.length + colour / 2) / 255
}

export const brightnessOf = ({ luma }: SmallFrame): number => Math.min(1, Math.max(0, (meanOf(luma) - 16) / 219))

// Pixels across: a dissolve is detectable at any size.
const TINY = 40

/** Reduced further, for comparisons of many pairs. */
export function shrinkFrame(frame: SmallFrame): SmallFrame {
  const step = Math.max(1, Math.floor(frame.width / TINY))
  const [width, height] = [Math.floor(frame.width / step), Math.floor(frame.height / step)]
  const luma = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let dy = 0; dy < step; dy++)
        for (let dx = 0; dx < step; dx++) sum += frame.luma[(y * step + dy) * frame.width + x * step + dx]!
      luma[y * width + x] = sum / (step * step)
    }
  }
  return { ...frame, width, height, luma }
}
