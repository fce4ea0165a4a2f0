// Triangles into a map of what is nearest: four pixels at a time, nothing but a depth and, for the frame, who is seen.

import { POSED_BYTES, REST_BYTES } from './skin'

/** The map that is drawn into: depths (greater is nearer), names or 0, and the part of it that may change. */
export let mapAt: i32 = 0
export let namesAt: i32 = 0
export let mapStride: i32 = 0
export let fromX: i32 = 0
export let fromY: i32 = 0
export let toX: i32 = 0
export let toY: i32 = 0
/** What is farther everywhere is left out: a depth. */
export let leastDepth: f32 = 0
/**
 * The figure's vertices at rest if one sees through what is drawn, else 0. Glass takes one of the four samples of a pixel.
 * A soft thing takes more of them, the more it faces the eye; the others show what is behind it.
 */
export let clearRest: i32 = 0
/** From this material on a thing is soft. */
const SOFT: u32 = 11
/** Vapour hides no more than this, however it is seen. */
export const THIN: f32 = 0.72
let softA: f32 = 0
let softB: f32 = 0
let softC: f32 = 0
let isSoft: bool = false
/** Clouds that stand one behind the other take other samples first: by their bone. */
let turn: i32 = 0

/** From which softness on a sample is taken; every second pixel has other steps, so that they do not show. */
@inline function leastOf(x: i32, y: i32): f32 {
  const sample: i32 = (y & 1) != 0 ? 3 - ((x & 1) << 1) : (x & 1) << 1
  return <f32>0.03125 + <f32>0.25 * <f32>((sample + turn) & 3) + <f32>0.125 * <f32>(((x >> 1) ^ (y >> 1)) & 1)
}

/** How much of what is behind a soft surface it hides, by its normal and the way to the eye: nothing at its edge. */
@inline export function softness(nx: f32, ny: f32, nz: f32, x: f32, y: f32, z: f32): f32 {
  const along = nx * x + ny * y + nz * z
  const most = (nx * nx + ny * ny + nz * nz) * (x * x + y * y + z * z)
  return most > 0 ? min<f32>(1, (<f32>1.25 * along * along) / most) : 0
}

@inline function softnessOf(posed: usize): f32 {
  return softness(
    load<f32>(posed, 12), load<f32>(posed, 16), load<f32>(posed, 20),
    load<f32>(posed), load<f32>(posed, 4), load<f32>(posed, 8),
  )
}

export function clearMap(at: i32, words: i32): void {
  memory.fill(<usize>at, 0, <usize>words << 2)
}

/**
 * `place` is where in a vertex its x, y and depth in this map lie; `facing` which way round a triangle is seen from the
 * front, 0 for both. Triangle n is called `name` + n.
 */
export function drawTriangles(posed: i32, indices: i32, count: i32, name: i32, place: i32, facing: i32): void {
  for (let i = 0; i < count; i++) {
    const corner = <usize>(indices + i * 12)
    const a = <usize>(posed + load<i32>(corner) * POSED_BYTES + place)
    const b = <usize>(posed + load<i32>(corner, 4) * POSED_BYTES + place)
    const c = <usize>(posed + load<i32>(corner, 8) * POSED_BYTES + place)
    if (clearRest != 0) {
      const first = <usize>(clearRest + load<i32>(corner) * REST_BYTES)
      const material = load<u32>(first, 32) >> 24
      isSoft = material >= SOFT
      if (isSoft) {
        // A soft thing has no shadow.
        if (namesAt == 0) continue
        turn = load<i32>(first, 28)
        const thick: f32 = material == SOFT ? THIN : 1
        softA = thick * softnessOf(a - <usize>place)
        softB = thick * softnessOf(b - <usize>place)
        softC = thick * softnessOf(c - <usize>place)
      }
    }
    drawTriangle(a, b, c, name + i, facing)
  }
}

@inline function drawTriangle(a: usize, b: usize, c: usize, name: i32, facing: i32): void {
  const da = load<f32>(a, 8)
  const db = load<f32>(b, 8)
  const dc = load<f32>(c, 8)
  if (da <= 0 || db <= 0 || dc <= 0 || max<f32>(max<f32>(da, db), dc) < leastDepth) return
  const ax = load<f32>(a)
  const ay = load<f32>(a, 4)
  const bx = load<f32>(b) - ax
  const by = load<f32>(b, 4) - ay
  const cx = load<f32>(c) - ax
  const cy = load<f32>(c, 4) - ay
  const area = bx * cy - by * cx
  if (area == 0 || area * <f32>facing < 0) return
  const left = max<i32>(fromX, <i32>Mathf.floor(ax + min<f32>(0, min<f32>(bx, cx)) - 0.5))
  const right = min<i32>(toX - 1, <i32>Mathf.ceil(ax + max<f32>(0, max<f32>(bx, cx)) - 0.5))
  const top = max<i32>(fromY, <i32>Mathf.ceil(ay + min<f32>(0, min<f32>(by, cy)) - 0.5))
  const bottom = min<i32>(toY - 1, <i32>Mathf.floor(ay + max<f32>(0, max<f32>(by, cy)) - 0.5))
  if (left > right || top > bottom) return
  const over: f32 = 1 / area
  // Shares of b and c at a place from a: linear, and so is the depth.
  const shareBx = cy * over
  const shareBy = -cx * over
  const shareCx = -by * over
  const shareCy = bx * over
  const depthX = shareBx * (db - da) + shareCx * (dc - da)
  const depthY = shareBy * (db - da) + shareCy * (dc - da)
  const bStep = f32x4.splat(shareBx * 4)
  const cStep = f32x4.splat(shareCx * 4)
  const dStep = f32x4.splat(depthX * 4)
  const steps = f32x4(0, 1, 2, 3)
  const zero = f32x4.splat(0)
  const one = f32x4.splat(1)
  const names = i32x4.splat(name)
  const start: f32 = <f32>left + 0.5 - ax
  const beyond = i32x4.splat(right)
  for (let y = top; y <= bottom; y++) {
    const py: f32 = <f32>y + 0.5 - ay
    let shareB = f32x4.add(f32x4.splat(shareBx * start + shareBy * py), f32x4.mul(f32x4.splat(shareBx), steps))
    let shareC = f32x4.add(f32x4.splat(shareCx * start + shareCy * py), f32x4.mul(f32x4.splat(shareCx), steps))
    let depth = f32x4.add(f32x4.splat(da + depthX * start + depthY * py), f32x4.mul(f32x4.splat(depthX), steps))
    let column = i32x4.add(i32x4.splat(left), i32x4(0, 1, 2, 3))
    let at = <usize>(y * mapStride + left) << 2
    const isGlass = clearRest != 0 && !isSoft
    if (isGlass && (y & 1) != 0) continue
    const odd = !isGlass ? i32x4.splat(-1) : (left & 1) != 0 ? i32x4(0, -1, 0, -1) : i32x4(-1, 0, -1, 0)
    // Each of the four samples is taken from another softness on.
    let least = f32x4.splat(0)
    if (clearRest != 0 && isSoft) {
      least = f32x4.replace_lane(least, 0, leastOf(left, y))
      least = f32x4.replace_lane(least, 1, leastOf(left + 1, y))
      least = f32x4.replace_lane(least, 2, leastOf(left + 2, y))
      least = f32x4.replace_lane(least, 3, leastOf(left + 3, y))
    }
    for (let x = left; x <= right; x += 4) {
      let inside = v128.and(
        v128.and(odd, v128.and(f32x4.ge(shareB, zero), f32x4.ge(shareC, zero))),
        v128.and(f32x4.le(f32x4.add(shareB, shareC), one), i32x4.le_s(column, beyond)),
      )
      if (v128.any_true(inside)) {
        if (clearRest != 0 && isSoft) {
          const soft = f32x4.add(
            f32x4.splat(softA),
            f32x4.add(f32x4.mul(shareB, f32x4.splat(softB - softA)), f32x4.mul(shareC, f32x4.splat(softC - softA))),
          )
          inside = v128.and(inside, f32x4.gt(soft, least))
        }
        const old = v128.load(<usize>mapAt + at)
        const wins = v128.and(inside, f32x4.gt(depth, old))
        v128.store(<usize>mapAt + at, v128.bitselect(depth, old, wins))
        if (namesAt != 0) {
          v128.store(<usize>namesAt + at, v128.bitselect(names, v128.load(<usize>namesAt + at), wins))
        }
      }
      shareB = f32x4.add(shareB, bStep)
      shareC = f32x4.add(shareC, cStep)
      depth = f32x4.add(depth, dStep)
      column = i32x4.add(column, i32x4.splat(4))
      at += 16
    }
  }
}
