// @ts-nocheck: AssemblyScript, which tools/build-wasm.ts compiles; its types are not TypeScript's.
/* oxlint-disable */
import { Lanes } from './lanes.ts'

// Places are whole numbers with 14 bits behind the point: 131,071 pixels to each side, 1/16,384 fine.
const ONE: f64 = 16_384
const FURTHEST: f64 = 60_000

export class Turned {
  /**
   * Eight pixels at eight places, bilinear, Q7. Wasm has no gather, but it can load a lane: one pair of neighbours for
   * each of two rows. `shift` is added to the addresses (a second picture behind the first), or zero.
   */
  @inline static eightOf(
    source: usize,
    stride: v128,
    right: v128,
    bottom: v128,
    uLow: v128,
    uHigh: v128,
    vLow: v128,
    vHigh: v128,
    shiftLow: v128,
    shiftHigh: v128,
  ): v128 {
    const least = i32x4.splat(-1 << 14)
    uLow = i32x4.max_s(least, i32x4.min_s(uLow, right))
    uHigh = i32x4.max_s(least, i32x4.min_s(uHigh, right))
    vLow = i32x4.max_s(least, i32x4.min_s(vLow, bottom))
    vHigh = i32x4.max_s(least, i32x4.min_s(vHigh, bottom))
    const low = i32x4.add(i32x4.add(i32x4.mul(i32x4.shr_s(vLow, 14), stride), i32x4.shr_s(uLow, 14)), shiftLow)
    const high = i32x4.add(i32x4.add(i32x4.mul(i32x4.shr_s(vHigh, 14), stride), i32x4.shr_s(uHigh, 14)), shiftHigh)
    const below = source + i32x4.extract_lane(stride, 0)
    const a = i32x4.extract_lane(low, 0)
    const b = i32x4.extract_lane(low, 1)
    const c = i32x4.extract_lane(low, 2)
    const d = i32x4.extract_lane(low, 3)
    const e = i32x4.extract_lane(high, 0)
    const f = i32x4.extract_lane(high, 1)
    const g = i32x4.extract_lane(high, 2)
    const h = i32x4.extract_lane(high, 3)
    let top = v128.load16_lane(source + a, i16x8.splat(0), 0)
    top = v128.load16_lane(source + b, top, 1)
    top = v128.load16_lane(source + c, top, 2)
    top = v128.load16_lane(source + d, top, 3)
    top = v128.load16_lane(source + e, top, 4)
    top = v128.load16_lane(source + f, top, 5)
    top = v128.load16_lane(source + g, top, 6)
    top = v128.load16_lane(source + h, top, 7)
    let bot = v128.load16_lane(below + a, i16x8.splat(0), 0)
    bot = v128.load16_lane(below + b, bot, 1)
    bot = v128.load16_lane(below + c, bot, 2)
    bot = v128.load16_lane(below + d, bot, 3)
    bot = v128.load16_lane(below + e, bot, 4)
    bot = v128.load16_lane(below + f, bot, 5)
    bot = v128.load16_lane(below + g, bot, 6)
    bot = v128.load16_lane(below + h, bot, 7)
    const mask = i32x4.splat(0x3fff)
    const across = i16x8.shl(i16x8.narrow_i32x4_s(v128.and(uLow, mask), v128.and(uHigh, mask)), 1)
    const down = i16x8.shl(i16x8.narrow_i32x4_s(v128.and(vLow, mask), v128.and(vHigh, mask)), 1)
    return Lanes.mix(Turned.pairOf(top, across), Turned.pairOf(bot, across), down)
  }

  /** Each lane holds two pixels, the left one in its lower byte. */
  @inline static pairOf(pixels: v128, share: v128): v128 {
    const left = i16x8.shr_u(i16x8.shl(pixels, 8), 1)
    const right = v128.and(i16x8.shr_u(pixels, 1), i16x8.splat(0x7f80))
    return Lanes.mix(left, right, share)
  }
}

/** A row of pixels along any line through the source. */
export function sampleTurned(
  source: usize,
  stride: i32,
  width: i32,
  height: i32,
  count: i32,
  u: f64,
  v: f64,
  ux: f64,
  vx: f64,
  out: usize,
): void {
  // Lines that end beyond what 32 bits hold show nothing but the edge's colour there.
  const uEnd = reachable(u + ux * count)
  const vEnd = reachable(v + vx * count)
  u = reachable(u)
  v = reachable(v)
  const uStep = (uEnd - u) / count
  const vStep = (vEnd - v) / count
  const strides = i32x4.splat(stride)
  const right = i32x4.splat(width << 14)
  const bottom = i32x4.splat(height << 14)
  const none = i32x4.splat(0)
  const uRamp = rampOf(uStep)
  const vRamp = rampOf(vStep)
  const uFour = i32x4.splat(<i32>Math.round(uStep * 4 * ONE))
  const vFour = i32x4.splat(<i32>Math.round(vStep * 4 * ONE))
  for (let x = 0; x < count; x += 16) {
    // Begun anew each time, so that rounding does not add up along the row.
    const u0 = i32x4.add(i32x4.splat(<i32>Math.round((u + uStep * x) * ONE)), uRamp)
    const v0 = i32x4.add(i32x4.splat(<i32>Math.round((v + vStep * x) * ONE)), vRamp)
    const u1 = i32x4.add(u0, uFour)
    const v1 = i32x4.add(v0, vFour)
    const low = Turned.eightOf(source, strides, right, bottom, u0, u1, v0, v1, none, none)
    const u2 = i32x4.add(u1, uFour)
    const v2 = i32x4.add(v1, vFour)
    const u3 = i32x4.add(u2, uFour)
    const v3 = i32x4.add(v2, vFour)
    const high = Turned.eightOf(source, strides, right, bottom, u2, u3, v2, v3, none, none)
    Lanes.store(out + x, Lanes.bytesOf(low, high), count - x)
  }
}

function reachable(place: f64): f64 {
  return max(-FURTHEST, min(place, FURTHEST))
}

function rampOf(step: f64): v128 {
  return i32x4.replace_lane(
    i32x4.replace_lane(
      i32x4.replace_lane(i32x4.splat(0), 1, <i32>Math.round(step * ONE)),
      2,
      <i32>Math.round(step * 2 * ONE),
    ),
    3,
    <i32>Math.round(step * 3 * ONE),
  )
}
