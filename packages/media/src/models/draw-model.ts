import type { RgbaPicture } from '../frames/size.ts'
import { byteOfLight, lightOfByte } from './light-bytes.ts'
import { combine, movePoint } from './matrices.ts'
import type { Model } from './model.ts'

/** The view: rotated slightly to the side and from above, radians. */
const [TURN, TILT] = [-0.5, 0.3]
/** Share of the picture's side: the margin. */
const RIM = 0.08
const BACKGROUND = 236
/** From the left above, towards the light. */
const LIGHT = [-0.45, 0.65, 0.61] as const

/** A picture of a model, for engines that only use pictures. Plain light, no perspective. */
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
  // The visible triangle of each pixel and the position in it; lighting is computed once, for the front.
  const front: Front = {
    depths: new Float64Array(side * side).fill(-Infinity),
    triangles: new Int32Array(side * side).fill(-1),
    firsts: new Float32Array(side * side),
    seconds: new Float32Array(side * side),
  }
  const corner = (index: number): Corner => {
    const vertex = indices[index]!
    return {
      x: side / 2 + (seen[vertex * 3]! - middle[0]!) * scale,
      y: side / 2 - (seen[vertex * 3 + 1]! - middle[1]!) * scale,
      z: seen[vertex * 3 + 2]!,
    }
  }
  for (let at = 0; at < indices.length; at += 3)
    coverTriangle(at, corner(at), corner(at + 1), corner(at + 2), front, side)
  for (const [pixel, triangle] of front.triangles.entries()) {
    if (triangle < 0) continue
    const [first, second] = [front.firsts[pixel]!, front.seconds[pixel]!]
    const shares = [first, second, 1 - first - second]
    for (let i = 0; i < 3; i++) {
      let light = 0
      for (const [at, share] of shares.entries()) {
        const vertex = indices[triangle + at]!
        light += share * shades[vertex]! * lightOfByte(colours[vertex * 3 + i]!)
      }
      rgba[pixel * 4 + i] = byteOfLight(light)
    }
  }
  return { width: side, height: side, rgba }
}

type Corner = { x: number; y: number; z: number }
type Front = { depths: Float64Array; triangles: Int32Array; firsts: Float32Array; seconds: Float32Array }

/** Every pixel whose centre lies in a front-facing triangle; row by row. */
function coverTriangle(triangle: number, a: Corner, b: Corner, c: Corner, front: Front, side: number): void {
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
  if (!(area < 0)) return
  const { depths, triangles, firsts, seconds } = front
  const top = Math.max(0, Math.floor(Math.min(a.y, b.y, c.y)))
  const bottom = Math.min(side - 1, Math.ceil(Math.max(a.y, b.y, c.y)))
  // From one pixel of a row to the next.
  const [firstStep, secondStep] = [(b.y - c.y) / area, (c.y - a.y) / area]
  for (let y = top; y <= bottom; y++) {
    const py = y + 0.5
    const [ab, bc, ca] = [crossing(a, b, py), crossing(b, c, py), crossing(c, a, py)]
    // A row that meets none of its edges has no pixel.
    const [from, to] = [Math.min(ab.low, bc.low, ca.low), Math.max(ab.high, bc.high, ca.high)]
    const last = Math.min(side - 1, Math.ceil(to))
    const begin = Math.max(0, Math.floor(from) - 1)
    const px = begin + 0.5
    let first = ((b.x - px) * (c.y - py) - (c.x - px) * (b.y - py)) / area
    let second = ((c.x - px) * (a.y - py) - (a.x - px) * (c.y - py)) / area
    for (let x = begin; x <= last; x++, first += firstStep, second += secondStep) {
      const third = 1 - first - second
      if (first < 0 || second < 0 || third < 0) continue
      const pixel = y * side + x
      const z = first * a.z + second * b.z + third * c.z
      if (z <= depths[pixel]!) continue
      depths[pixel] = z
      triangles[pixel] = triangle
      firsts[pixel] = first
      seconds[pixel] = second
    }
  }
}

const NOWHERE = { low: Infinity, high: -Infinity }

/** The intersection of an edge and a row. */
function crossing(p: Corner, q: Corner, y: number): { low: number; high: number } {
  if ((p.y <= y && q.y <= y) || (p.y > y && q.y > y)) return NOWHERE
  const x = p.x + ((y - p.y) / (q.y - p.y)) * (q.x - p.x)
  return { low: x, high: x }
}
