import type { Size } from '@kinora/media/frames/size'

/** A part of a frame; all numbers are even, as 4:2:0 requires. */
export type FrameBox = Size & { left: number; top: number }

/** Copies a planar frame into its place in a larger one. */
export function layFrame(
  frame: Uint8Array,
  { left, top, width, height }: FrameBox,
  page: Uint8Array,
  size: Size,
): void {
  let [from, to] = [0, 0]
  for (const scale of [1, 2, 2]) {
    const [columns, rows, stride] = [width / scale, height / scale, size.width / scale]
    for (let row = 0; row < rows; row++) {
      const at = to + (top / scale + row) * stride + left / scale
      page.set(frame.subarray(from + row * columns, from + (row + 1) * columns), at)
    }
    from += columns * rows
    to += stride * (size.height / scale)
  }
}

/** A box in fractions of a frame as even pixels, at least the minimum size of a compositor. */
export function evenBox([left, top, width, height]: readonly [number, number, number, number], frame: Size): FrameBox {
  const even = (pixels: number): number => 2 * Math.round(pixels / 2)
  const [wide, high] = [Math.max(SMALLEST, even(width * frame.width)), Math.max(SMALLEST, even(height * frame.height))]
  return {
    left: Math.max(0, Math.min(even(left * frame.width), frame.width - wide)),
    top: Math.max(0, Math.min(even(top * frame.height), frame.height - high)),
    width: Math.min(wide, frame.width),
    height: Math.min(high, frame.height),
  }
}
const SMALLEST = 64
