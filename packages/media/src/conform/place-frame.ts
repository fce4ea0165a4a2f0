import type { Size } from '../frames/size.ts'
import { type YuvFrame, yuvFrameBytes } from '../frames/yuv-frame.ts'

const [BLACK, NO_COLOUR] = [16, 128]

/** Centres a frame in one of another size: cropped if larger, on black if smaller. */
export function placeFrame(frame: YuvFrame, { width, height }: Size): Uint8Array {
  if (frame.width === width && frame.height === height) return frame.pixels
  const pixels = new Uint8Array(yuvFrameBytes({ width, height }))
  pixels.fill(BLACK, 0, width * height)
  pixels.fill(NO_COLOUR, width * height)
  const [luma, placed] = [frame.width * frame.height, width * height]
  placePlane(frame.pixels.subarray(0, luma), pixels.subarray(0, placed), frame, { width, height }, 2)
  const [from, to] = [halved(frame), halved({ width, height })]
  for (const plane of [0, 1]) {
    const source = frame.pixels.subarray(luma + (plane * luma) / 4)
    placePlane(source, pixels.subarray(placed + (plane * placed) / 4), from, to, 1)
  }
  return pixels
}

const halved = ({ width, height }: Size): Size => ({ width: width / 2, height: height / 2 })

/** `step`: luma moves by whole pairs of pixels, so that chroma can move with it. */
function placePlane(source: Uint8Array, target: Uint8Array, from: Size, to: Size, step: 1 | 2): void {
  const shift = (here: number, there: number): number => step * Math.trunc((there - here) / (2 * step))
  const [x, y] = [shift(from.width, to.width), shift(from.height, to.height)]
  const [left, top] = [Math.max(0, -x), Math.max(0, -y)]
  const width = Math.min(from.width, to.width)
  const height = Math.min(from.height, to.height)
  for (let row = 0; row < height; row++) {
    const begin = (top + row) * from.width + left
    target.set(source.subarray(begin, begin + width), (Math.max(0, y) + row) * to.width + Math.max(0, x))
  }
}
