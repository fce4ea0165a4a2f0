import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import { type Plane, createPlane } from '../../planes/plane.ts'

/** The frame with a margin that only a moving camera shows. */
export type Canvas = Size & { frame: Size; left: number; top: number }

// The rim at each end, as a share of the frame's sides. A relief keeps up to 1.15 times the frame without reduction.
const RIM = 0.07

/** The margin is even, so that chroma at half size is aligned. */
export function addRim(frame: Size): Canvas {
  const rimOf = (side: number): number => 2 * Math.floor((side * RIM) / 2)
  const [left, top] = [rimOf(frame.width), rimOf(frame.height)]
  return { width: frame.width + 2 * left, height: frame.height + 2 * top, left, top, frame }
}

/** A picture of the frame on the canvas, mirrored into the margin. */
export function mirrorIntoRim({ rgba }: RgbaPicture, canvas: Canvas): RgbaPicture {
  const { width, height, frame } = canvas
  const from = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4)
  const to = new Uint32Array(width * height)
  fillMirrored(to, canvas, at => from[at]!, frame.width)
  return { width, height, rgba: new Uint8Array(to.buffer) }
}

export function mirrorPlaneIntoRim({ values }: Plane, canvas: Canvas): Plane {
  const made = createPlane(canvas)
  fillMirrored(made.values, canvas, at => values[at]!, canvas.frame.width)
  return made
}

function fillMirrored(
  to: Uint32Array | Float32Array,
  { width, height, left, top, frame }: Canvas,
  at: (index: number) => number,
  stride: number,
): void {
  const columns = Int32Array.from({ length: width }, (_, x) => mirrorOf(x - left, frame.width))
  for (let y = 0; y < height; y++) {
    const row = mirrorOf(y - top, frame.height) * stride
    for (let x = 0; x < width; x++) to[y * width + x] = at(row + columns[x]!)
  }
}

/** The edge pixel is not repeated; the margin is never wider than the frame. */
function mirrorOf(place: number, side: number): number {
  const there = place < 0 ? -place : place >= side ? 2 * side - 2 - place : place
  return Math.min(side - 1, Math.max(0, there))
}

/** The distance of a point outside the frame in pixels. */
export function distanceOutside({ left, top, frame }: Canvas, x: number, y: number): number {
  const across = Math.max(left - x, x - left - frame.width + 1, 0)
  const down = Math.max(top - y, y - top - frame.height + 1, 0)
  return Math.max(across, down)
}

/** The same with an empty margin. */
export function clearRim({ values, width, height }: Plane, { left, top, frame }: Canvas): Plane {
  const made = createPlane({ width, height })
  for (let y = top; y < top + frame.height; y++) {
    const from = y * width + left
    made.values.set(values.subarray(from, from + frame.width), from)
  }
  return made
}
