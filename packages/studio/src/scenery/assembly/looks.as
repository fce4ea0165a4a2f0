// Looks that change what is drawn, not only its colours: brush work instead of grain. Reads a copy of the planes in
// scratch.
import {
  atLeast, atMost, choose, clamp01, exp2, lanes, less, log2, magnitude, mix, part, ramp, rise, whole,
} from './lanes'
import { cloudy, noise } from './noise'
import { blueAt, greenAt, height, offsetOf, paint, planeBytes, redAt, scratchAt, stride, width } from './picture'

let bestR: v128 = f32x4.splat(0)
let bestG: v128 = f32x4.splat(0)
let bestB: v128 = f32x4.splat(0)
let bestSpread: v128 = f32x4.splat(0)

// Light is compared as the eye does, so that one bright pixel does not decide a quarter.
@inline function seen(v: v128): v128 {
  return v / (v + 0.6)
}

/** The mean of one quarter of the neighbourhood, kept if it is the calmest so far. */
@inline function quarter(x: i32, y: i32, fromX: i32, fromY: i32, radius: i32): void {
  let r = lanes(0.0)
  let g = lanes(0.0)
  let b = lanes(0.0)
  let square = lanes(0.0)
  let count: f32 = 0.0
  for (let j = 0; j <= radius; j++) {
    const row = min(max(y + fromY + j, 0), height - 1)
    for (let i = 0; i <= radius; i++) {
      const o = scratchAt + offsetOf(x + fromX + i, row)
      const vr = seen(v128.load(o))
      const vg = seen(v128.load(o + planeBytes))
      const vb = seen(v128.load(o + planeBytes + planeBytes))
      r = r + vr
      g = g + vg
      b = b + vb
      const l = vr * 0.3 + vg * 0.59 + vb * 0.11
      square = square + l * l
      count += 1.0
    }
  }
  const k: f32 = 1.0 / count
  r = r * k
  g = g * k
  b = b * k
  const l = r * 0.3 + g * 0.59 + b * 0.11
  const spread = square * k - l * l
  const calmer = less(spread, bestSpread)
  bestSpread = choose(calmer, spread, bestSpread)
  bestR = choose(calmer, r, bestR)
  bestG = choose(calmer, g, bestG)
  bestB = choose(calmer, b, bestB)
}

/** Each pixel takes the colour of the calmest of its four quarters: flat strokes with clean edges. */
export function brushRow(y: i32, radius: i32): void {
  for (let x = 0; x < width; x += 4) {
    if (x < radius || x + 4 + radius > width) continue
    bestSpread = lanes(1e9)
    quarter(x, y, -radius, -radius, radius)
    quarter(x, y, 0, -radius, radius)
    quarter(x, y, -radius, 0, radius)
    quarter(x, y, 0, 0, radius)
    paint(offsetOf(x, y), back(bestR), back(bestG), back(bestB))
  }
}
@inline function back(v: v128): v128 {
  return v * 0.6 / (1.0 - atMost(v, 0.995))
}

/** Steps of light as a painter of cels lays them: brightness in bands, their edges a little soft. */
export function celRow(y: i32, steps: f32): void {
  for (let x = 0; x < width; x += 4) {
    const o = offsetOf(x, y)
    const r = v128.load(redAt + o)
    const g = v128.load(greenAt + o)
    const b = v128.load(blueAt + o)
    const l = r * 0.3 + g * 0.59 + b * 0.11 + 0.0008
    const level = log2(l) * steps
    const step = whole(level) + rise(part(level), 0.3, 0.7)
    // Half way: sky must stay smooth enough not to look like a map.
    const k = exp2((step - level) * (0.75 / steps))
    // Purer colours in the middle of the range.
    const s = lanes(1.18)
    paint(o, atLeast(mix(l, r, s), 0.0) * k, atLeast(mix(l, g, s), 0.0) * k, atLeast(mix(l, b, s), 0.0) * k)
  }
}

/** Wash on paper: pigment gathers in pools and at edges, the white of the sheet shines through, its tooth shows. */
export function washRow(y: i32, unit: f32, white: f32): void {
  const line = <usize>(stride << 2)
  const v = lanes(<f32>y * unit)
  for (let x = 0; x < width; x += 4) {
    const o = offsetOf(x, y)
    const u = ramp(<f32>x) * unit
    const tooth = noise(u * 0.55, v * 0.55, 151) * 0.5 + noise(u * 1.1, v * 1.1, 152) * 0.5
    const pool = cloudy(u * 0.012, v * 0.012, 4)
    let edge = lanes(0.0)
    if (y > 2 && y < height - 3 && x > 3 && x + 8 < width) {
      const a = seen(v128.load(greenAt + o - 8)) - seen(v128.load(greenAt + o + 8))
      const b = seen(v128.load(greenAt + o - line - line)) - seen(v128.load(greenAt + o + line + line))
      edge = atMost((magnitude(a) + magnitude(b)) * 1.6, 0.32)
    }
    const density = (pool - 0.5) * 0.7 + 1.0
    const keep = (1.0 - edge) * (tooth * 0.14 + 0.93)
    const paper = lanes(white) * (tooth * 0.06 + 0.97)
    const thin = clamp01(0.2 - (density - 1.0) * 0.5)
    paint(
      o,
      mix(v128.load(redAt + o), paper, thin) * keep,
      mix(v128.load(greenAt + o), paper * 0.985, thin) * keep,
      mix(v128.load(blueAt + o), paper * 0.95, thin) * keep,
    )
  }
}
