import { SAMPLE_RATE, type Sound } from '../../packages/media/src/sound/sound.ts'
import { FRAMES_PER_SECOND, yuvFrameBytes } from '../../packages/media/src/frames/yuv-frame.ts'

/** What is made again and again: a second of small moving stripes with a tone. */
export const SIZE = { width: 320, height: 180 }
export const FRAMES = FRAMES_PER_SECOND

/** Draws into one buffer; each drawing overwrites the last. */
export function createStripes(): (index: number) => Buffer {
  const { width, height } = SIZE
  const pixels = Buffer.alloc(yuvFrameBytes(SIZE), 128)
  return index => {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) pixels[y * width + x] = 40 + ((x * 3 + y + index * 4) % 160)
    }
    return pixels
  }
}

export function toneOfOneSecond(): Sound {
  const side = Float32Array.from(
    { length: SAMPLE_RATE },
    (_, i) => 0.2 * Math.sin((2 * Math.PI * 440 * i) / SAMPLE_RATE),
  )
  return { left: side, right: side }
}
