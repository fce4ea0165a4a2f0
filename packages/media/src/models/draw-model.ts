import type { RgbaPicture } from '../frames/size.ts'
import { byteOfLight, lightOfByte } from './light-bytes.ts'
import { combine, movePoint } from './matrices.ts'
import type { Model } from './model.ts'

/** Turned a little to the side and seen a little from above, radians. */
const [TURN, TILT] = [-0.5, 0.3]
/** Of the picture's side: room around it. */
const RIM = 0.08
const BACKGROUND = 236
/** From the left above, towards the light. */
const LIGHT = [-0.45, 0.65, 0.61] as const

/** A picture of a model by itself, for whoever works with pictures alone. Plain light, no perspective. */
export function drawModel({ places, normals, colours, indices }: Model, side: number): RgbaPicture {
  const [ct, st, cx, sx] = [Math.cos(TURN), Math.sin(TURN), Math.cos(TILT), Math.sin(TILT)]
  const view = combine([1, 0, 0, 0, 0, cx, -sx, 0, 0, sx, cx, 0], [ct, 0, st, 0, 0, 1, 0, 0, -st, 0, ct, 0])
  const count = places.length / 3
  const seen = new Float64Array(count * 3)
  const low = [Infinity, Infinity]
  const high = [-Infinity, -Infinity]
  const shades = new Float64Array(count)
  for (let at = 0; at < count; at++) {
    const of = (numbers: ArrayLike<number>) => [numbers[at * 3]!, numbers[at * 3 + 1]!, numbers[at * 3 + 2]!] as const
    const place = movePoint(view, ...of(places))
    seen.set(place, at * 3)
    for (const axis of [0, 1] as const) {
      low[axis] = Math.min(low[axis]!, place[axis])
      high[axis] = Math.max(high[axis]!, place[axis])
    }
    const [x, y, z] = movePoint(view, ...of(normals))
    shades[at] = 0.45 + 0.6 * Math.max(0, x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2])
  }
  const scale = (side * (1 - 2 * RIM)) / Math.max(1e-9, high[0]! - low[0]!, high[1]! - low[1]!)
  const middle = [(low[0]! + high[0]!) / 2, (low[1]! + high[1]!) / 2]
  const rgba = new Uint8Array(side * side * 4).fill(BACKGROUND)
  for (let at = 3; at < rgba.length; at += 4) rgba[at] = 255
  const near = new Float64Array(side * side).fill(-Infinity)
  for (let at = 0; at < indices.length; at += 3) {
    const corners = [0, 1, 2].map(i => {
      const vertex = indices[at + i]!
      return {
        vertex,
        x: side / 2 + (seen[vertex * 3]! - middle[0]!) * scale,
        y: side / 2 - (seen[vertex * 3 + 1]! - middle[1]!) * scale,
        z: seen[vertex * 3 + 2]!,
      }
    })
    fillTriangle(corners as [Corner, Corner, Corner], side, (pixel, z, shares) => {
      if (z <= near[pixel]!) return
      near[pixel] = z
      for (let i = 0; i < 3; i++) {
        let light = 0
        for (const [corner, { vertex }] of corners.entries())
          light += shares[corner]! * shades[vertex]! * lightOfByte(colours[vertex * 3 + i]!)
        rgba[pixel * 4 + i] = byteOfLight(light)
      }
    })
  }
  return { width: side, height: side, rgba }
}

type Corner = { vertex: number; x: number; y: number; z: number }

/** Every pixel whose middle lies in a triangle that is seen from its front. */
function fillTriangle(
  [a, b, c]: [Corner, Corner, Corner],
  side: number,
  fill: (pixel: number, z: number, shares: readonly number[]) => void,
): void {
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
  if (!(area < 0)) return
  const bounds = (values: number[]): [number, number] => [
    Math.max(0, Math.floor(Math.min(...values))),
    Math.min(side - 1, Math.ceil(Math.max(...values))),
  ]
  const [left, right] = bounds([a.x, b.x, c.x])
  const [top, bottom] = bounds([a.y, b.y, c.y])
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const [px, py] = [x + 0.5, y + 0.5]
      const first = ((b.x - px) * (c.y - py) - (c.x - px) * (b.y - py)) / area
      const second = ((c.x - px) * (a.y - py) - (a.x - px) * (c.y - py)) / area
      const third = 1 - first - second
      if (first < 0 || second < 0 || third < 0) continue
      fill(y * side + x, first * a.z + second * b.z + third * c.z, [first, second, third])
    }
  }
}
