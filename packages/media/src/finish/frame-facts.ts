import type { YuvFrame } from '../frames/yuv-frame.ts'

/** Simple statistics of a frame, in 8-bit codes. */
export type FrameFacts = {
  /** Mean luma: 16 is black, 235 white. */
  brightness: number
  /** Standard deviation of luma. */
  contrast: number
  /** The largest deviation of all three planes: near zero means one colour. */
  variety: number
}

// A few thousand samples are enough, at a thousandth of the time.
const POINTS_ACROSS = 80
const POINTS_DOWN = 45

export function readFrameFacts({ width, height, pixels }: YuvFrame): FrameFacts {
  const [chromaWidth, chromaHeight] = [width / 2, height / 2]
  const chromaBytes = chromaWidth * chromaHeight
  const luma = spreadOf(pixels, 0, width, height)
  const blue = spreadOf(pixels, width * height, chromaWidth, chromaHeight)
  const red = spreadOf(pixels, width * height + chromaBytes, chromaWidth, chromaHeight)
  return {
    brightness: luma.mean,
    contrast: luma.deviation,
    variety: Math.max(luma.deviation, blue.deviation, red.deviation),
  }
}

function spreadOf(plane: Uint8Array, at: number, width: number, height: number): { mean: number; deviation: number } {
  const [across, down] = [Math.min(POINTS_ACROSS, width), Math.min(POINTS_DOWN, height)]
  let sum = 0
  let squares = 0
  for (let row = 0; row < down; row++) {
    const line = at + Math.floor(((row + 0.5) * height) / down) * width
    for (let column = 0; column < across; column++) {
      const code = plane[line + Math.floor(((column + 0.5) * width) / across)] ?? 0
      sum += code
      squares += code * code
    }
  }
  const count = across * down
  const mean = sum / count
  return { mean, deviation: Math.sqrt(Math.max(0, squares / count - mean * mean)) }
}
