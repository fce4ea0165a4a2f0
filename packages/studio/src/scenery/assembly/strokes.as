// Everything that is drawn one by one: leaves, blades, trunks, petals, stars, lamps. A record is 20 numbers; see
// stroke-list.ts, which writes them. Edges are soft by coverage, so nothing needs more than one sample per pixel.
import {
  above, atLeast, atMost, below, both, butNot, choose, clamp01, lanes, mix, mix1, ramp, rise, root, some,
} from './lanes'
import {
  blueAt, centreX, depthAt, eye, focal, greenAt, height, horizonY, markWhere, offsetOf, redAt, SKY, width,
} from './picture'
import { hazeB, hazeG, hazeOver1, hazeR, hazeSunB, hazeSunG, hazeSunR, hazeTint1 } from './air'

const BLOB: i32 = 0
const STROKE: i32 = 1
/** Adds light instead of covering. */
const GLOW: i32 = 2
/** Darkens what is there, as a cast shadow does. */
const SHADE: i32 = 3

export function drawStrokes(from: usize, count: i32): void {
  for (let i = 0; i < count; i++) {
    const at = from + <usize>(i * 80)
    const shape = <i32>load<f32>(at)
    if (shape == STROKE) stroke(at)
    else blob(at, shape)
  }
}

let r0: f32 = 0
let g0: f32 = 0
let b0: f32 = 0
let r1: f32 = 0
let g1: f32 = 0
let b1: f32 = 0

/** Both colours of a record, faded by the haze before it. */
@inline function readColours(at: usize, z: f32, x: f32, y: f32): void {
  r0 = load<f32>(at, 36)
  g0 = load<f32>(at, 40)
  b0 = load<f32>(at, 44)
  r1 = load<f32>(at, 48)
  g1 = load<f32>(at, 52)
  b1 = load<f32>(at, 56)
  if (load<f32>(at, 72) == 0.0) return
  const across = (x - centreX) / focal
  const up = (horizonY - y) / focal * z + eye
  const lost = hazeOver1(z * sqrt<f32>(across * across + 1.0), up, eye)
  const tint = hazeTint1(across)
  const hr = mix1(hazeR, hazeSunR, tint)
  const hg = mix1(hazeG, hazeSunG, tint)
  const hb = mix1(hazeB, hazeSunB, tint)
  r0 = mix1(r0, hr, lost)
  g0 = mix1(g0, hg, lost)
  b0 = mix1(b0, hb, lost)
  r1 = mix1(r1, hr, lost)
  g1 = mix1(g1, hg, lost)
  b1 = mix1(b1, hb, lost)
}

/** Lays four pixels over what is there; `a` is 0 where nothing is to change. */
@inline function cover(o: usize, r: v128, g: v128, b: v128, a: v128, behind: v128, z: f32, kind: i32): void {
  v128.store(redAt + o, mix(v128.load(redAt + o), r, a))
  v128.store(greenAt + o, mix(v128.load(greenAt + o), g, a))
  v128.store(blueAt + o, mix(v128.load(blueAt + o), b, a))
  if (kind == SKY) return
  const solid = above(a, 0.45)
  if (!some(solid)) return
  v128.store(depthAt + o, choose(solid, lanes(z), behind))
  markWhere(solid, o, kind)
}

/** An ellipse, turned by (c, s), from colour 1 at its lower end to colour 0 at its upper. */
function blob(at: usize, shape: i32): void {
  const x = load<f32>(at, 4)
  const y = load<f32>(at, 8)
  const rx = max<f32>(load<f32>(at, 12), 0.3)
  const ry = max<f32>(load<f32>(at, 16), 0.3)
  const c = load<f32>(at, 20)
  const s = load<f32>(at, 24)
  const z = load<f32>(at, 32)
  const alpha = load<f32>(at, 60)
  const soft = load<f32>(at, 64)
  const kind = <i32>load<f32>(at, 68)
  // The half extents of the turned ellipse.
  const hx = sqrt<f32>(rx * rx * c * c + ry * ry * s * s) + 1.0
  const hy = sqrt<f32>(rx * rx * s * s + ry * ry * c * c) + 1.0
  const left = max(<i32>floor<f32>(x - hx), 0)
  const right = min(<i32>ceil<f32>(x + hx), width - 1)
  const top = max(<i32>floor<f32>(y - hy), 0)
  const bottom = min(<i32>ceil<f32>(y + hy), height - 1)
  if (left > right || top > bottom) return
  readColours(at, z, x, y)
  const inverseX: f32 = 1.0 / rx
  const inverseY: f32 = 1.0 / ry
  // Either the wanted softness or one pixel, whichever is wider.
  const edge = max<f32>(soft, 1.0 / min<f32>(rx, ry))
  const outer: f32 = 1.0 + 0.5 / min<f32>(rx, ry)
  const inner: f32 = max<f32>(1.0 - edge, 0.0)
  const stepU = f32x4(0, 1, 2, 3) * (c * inverseX)
  const stepV = f32x4(0, 1, 2, 3) * (-s * inverseY)
  for (let py = top; py <= bottom; py++) {
    const dy = <f32>py + 0.5 - y
    for (let px = left; px <= right; px += 4) {
      const dx = <f32>px + 0.5 - x
      const u = stepU + (dx * c + dy * s) * inverseX
      const v = stepV + (dy * c - dx * s) * inverseY
      const d = root(u * u + v * v)
      let a = rise(d, outer, inner) * alpha
      // A row's end must not run on into the next row.
      if (px + 3 >= width) a = both(a, below(ramp(<f32>px), <f32>width))
      const o = offsetOf(px, py)
      const behind = v128.load(depthAt + o)
      if (shape == SHADE) {
        // Only what lies on the ground about this far away.
        a = both(a, both(below(behind, z * 1.9), above(behind, z * 0.5)))
        if (!some(above(a, 0.004))) continue
        const keep = 1.0 - a
        v128.store(redAt + o, v128.load(redAt + o) * (keep + a * r0))
        v128.store(greenAt + o, v128.load(greenAt + o) * (keep + a * g0))
        v128.store(blueAt + o, v128.load(blueAt + o) * (keep + a * b0))
        continue
      }
      a = butNot(a, below(behind, z))
      if (!some(above(a, 0.004))) continue
      if (shape == GLOW) {
        v128.store(redAt + o, v128.load(redAt + o) + a * r0)
        v128.store(greenAt + o, v128.load(greenAt + o) + a * g0)
        v128.store(blueAt + o, v128.load(blueAt + o) + a * b0)
        continue
      }
      const t = clamp01(v * 0.5 + 0.5)
      cover(o, mix(lanes(r0), lanes(r1), t), mix(lanes(g0), lanes(g1), t), mix(lanes(b0), lanes(b1), t), a, behind, z, kind)
    }
  }
}

/** A line of changing width from (x, y), colour 0, to (x1, y1), colour 1; rounded like a stem by `soft`. */
function stroke(at: usize): void {
  const x = load<f32>(at, 4)
  const y = load<f32>(at, 8)
  const x1 = load<f32>(at, 12)
  const y1 = load<f32>(at, 16)
  const w0 = load<f32>(at, 20)
  const w1 = load<f32>(at, 24)
  const z = load<f32>(at, 32)
  const alpha = load<f32>(at, 60)
  const round = load<f32>(at, 64)
  const kind = <i32>load<f32>(at, 68)
  const light = load<f32>(at, 76)
  const widest = max<f32>(w0, w1) + 1.0
  const left = max(<i32>floor<f32>(min<f32>(x, x1) - widest), 0)
  const right = min(<i32>ceil<f32>(max<f32>(x, x1) + widest), width - 1)
  const top = max(<i32>floor<f32>(min<f32>(y, y1) - widest), 0)
  const bottom = min(<i32>ceil<f32>(max<f32>(y, y1) + widest), height - 1)
  if (left > right || top > bottom) return
  readColours(at, z, (x + x1) * 0.5, (y + y1) * 0.5)
  const ex = x1 - x
  const ey = y1 - y
  const square = max<f32>(ex * ex + ey * ey, 1e-6)
  const inverse: f32 = 1.0 / square
  const length: f32 = sqrt<f32>(inverse)
  const steep = abs<f32>(ey) > 0.5
  const reach: f32 = steep ? (widest + 1.0) / (abs<f32>(ey) * length) : <f32>0.0
  for (let py = top; py <= bottom; py++) {
    const dy = <f32>py + 0.5 - y
    // Only the part of the row that lies in the strip of the widened line.
    let begin = left
    let end = right
    if (steep) {
      const middle = x + dy * ex / ey
      begin = max(left, <i32>floor<f32>(middle - reach))
      end = min(right, <i32>ceil<f32>(middle + reach))
    }
    for (let px = begin; px <= end; px += 4) {
      const dx = ramp(<f32>px + 0.5 - x)
      const t = clamp01((dx * ex + dy * ey) * inverse)
      const qx = dx - t * ex
      const qy = lanes(dy) - t * ey
      const d = root(qx * qx + qy * qy)
      const w = mix(lanes(w0), lanes(w1), t)
      // Thinner than a pixel: paler, not thinner.
      const half = atLeast(w, 0.5)
      let a = clamp01(half + 0.5 - d) * alpha * atMost(w * 2.0, 1.0)
      if (px + 3 >= width) a = both(a, below(ramp(<f32>px), <f32>width))
      const o = offsetOf(px, py)
      const behind = v128.load(depthAt + o)
      a = butNot(a, below(behind, z))
      if (!some(above(a, 0.004))) continue
      let shade = lanes(1.0)
      if (round > 0.0) {
        const side = (dx * ey - dy * ex) * length / half
        shade = atLeast(1.0 - (side * light + side * side * 0.5) * round, 0.08)
      }
      cover(o, mix(lanes(r0), lanes(r1), t) * shade, mix(lanes(g0), lanes(g1), t) * shade, mix(lanes(b0), lanes(b1), t) * shade, a, behind, z, kind)
    }
  }
}
