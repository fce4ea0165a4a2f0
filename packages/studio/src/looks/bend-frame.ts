import type { Size } from '@kinora/media/frames/size'
import type { FramePlanes } from './frame-planes.ts'

/** A distortion of the whole frame: rotated by `roll` radians, bulged by `bulge` (0 to 1). */
export type Bend = { roll: number; bulge: number }

type Map = { from: Int32Array; right: Uint8Array; down: Uint8Array; out: Uint8Array }

/** Distorts frames of one size; the source positions are computed once. Enlarged so that no corner is empty. */
export function createBend({ width, height }: Size, { roll, bulge }: Bend): (planes: FramePlanes) => void {
  const [sine, cosine] = [Math.sin(roll), Math.cos(roll)]
  // A rotated frame must be enlarged by this to fill itself.
  const tall = width / height
  const larger = Math.abs(cosine) + Math.abs(sine) * Math.max(tall, 1 / tall)
  const corner = Math.hypot(width, height) / 2
  const mapOf = (columns: number, rows: number): Map => {
    const count = columns * rows
    const map = {
      from: new Int32Array(count),
      right: new Uint8Array(count),
      down: new Uint8Array(count),
      out: new Uint8Array(count),
    }
    const scale = width / columns
    for (let y = 0, at = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++, at++) {
        const [px, py] = [(x + 0.5) * scale - width / 2, (y + 0.5) * scale - height / 2]
        const far = Math.hypot(px, py) / corner
        // The middle swells, the edge is compressed, and the corners stay.
        const by = (1 - bulge + bulge * far * far) / larger
        const sx = (px * cosine - py * sine) * by
        const sy = (px * sine + py * cosine) * by
        const u = Math.min(columns - 1.001, Math.max(0, (sx + width / 2) / scale - 0.5))
        const v = Math.min(rows - 1.001, Math.max(0, (sy + height / 2) / scale - 0.5))
        map.from[at] = Math.floor(v) * columns + Math.floor(u)
        map.right[at] = Math.floor((u % 1) * 256)
        map.down[at] = Math.floor((v % 1) * 256)
      }
    }
    return map
  }
  const [full, half] = [mapOf(width, height), mapOf(width / 2, height / 2)]
  const bend = (plane: Uint8Array, columns: number, { from, right, down, out }: Map): void => {
    for (let at = 0; at < out.length; at++) {
      const first = from[at]!
      const [a, b] = [right[at]!, down[at]!]
      const above = plane[first]! * (256 - a) + plane[first + 1]! * a
      const below = plane[first + columns]! * (256 - a) + plane[first + columns + 1]! * a
      out[at] = (above * (256 - b) + below * b + 32_768) >> 16
    }
    plane.set(out)
  }
  return ({ luma, blue, red }) => {
    bend(luma, width, full)
    bend(blue, width / 2, half)
    bend(red, width / 2, half)
  }
}
