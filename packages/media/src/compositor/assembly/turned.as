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
    stride: i32,
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
    return Turned.gathered(source, stride, uLow, uHigh, vLow, vHigh, shiftLow, shiftHigh)
  }

  /**
   * The same of places that are likely to follow each other along a row, as they do where a surface is flat: then two
   * loads of sixteen bytes for each of two rows hold all of them.
   */
  @inline static eightAlong(
    source: usize,
    stride: i32,
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
    const columns = i16x8.narrow_i32x4_s(i32x4.shr_s(uLow, 14), i32x4.shr_s(uHigh, 14))
    const rows = i16x8.narrow_i32x4_s(i32x4.shr_s(vLow, 14), i32x4.shr_s(vHigh, 14))
    const column = <i32>i16x8.extract_lane_s(columns, 0)
    const row = <i32>i16x8.extract_lane_s(rows, 0)
    const shift = i32x4.extract_lane(shiftLow, 0)
    const from = i16x8.sub(columns, i16x8.splat(<i16>column))
    const shifts = i32x4.splat(shift)
    const apart = v128.or(
      v128.or(i16x8.gt_u(from, i16x8.splat(15)), i16x8.sub(rows, i16x8.splat(<i16>row))),
      v128.or(v128.xor(shiftLow, shifts), v128.xor(shiftHigh, shifts)),
    )
    if (v128.any_true(apart)) return Turned.gathered(source, stride, uLow, uHigh, vLow, vHigh, shiftLow, shiftHigh)
    const above = source + row * stride + column + shift
    const below = above + stride
    // An index out of range gives 0: the upper byte of each lane.
    const picks = v128.or(from, i16x8.splat(<i16>0xff00))
    const across = Turned.sharesOf(uLow, uHigh)
    const top = Lanes.mix(
      i16x8.shl(i8x16.swizzle(v128.load(above), picks), 7),
      i16x8.shl(i8x16.swizzle(v128.load(above, 1), picks), 7),
      across,
    )
    const bottomRow = Lanes.mix(
      i16x8.shl(i8x16.swizzle(v128.load(below), picks), 7),
      i16x8.shl(i8x16.swizzle(v128.load(below, 1), picks), 7),
      across,
    )
    return Lanes.mix(top, bottomRow, Turned.sharesOf(vLow, vHigh))
  }

  @inline static gathered(
    source: usize,
    stride: i32,
    uLow: v128,
    uHigh: v128,
    vLow: v128,
    vHigh: v128,
    shiftLow: v128,
    shiftHigh: v128,
  ): v128 {
    const strides = i32x4.splat(stride)
    const low = i32x4.add(i32x4.add(i32x4.mul(i32x4.shr_s(vLow, 14), strides), i32x4.shr_s(uLow, 14)), shiftLow)
    const high = i32x4.add(i32x4.add(i32x4.mul(i32x4.shr_s(vHigh, 14), strides), i32x4.shr_s(uHigh, 14)), shiftHigh)
    const below = source + stride
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
    let bottom = v128.load16_lane(below + a, i16x8.splat(0), 0)
    bottom = v128.load16_lane(below + b, bottom, 1)
    bottom = v128.load16_lane(below + c, bottom, 2)
    bottom = v128.load16_lane(below + d, bottom, 3)
    bottom = v128.load16_lane(below + e, bottom, 4)
    bottom = v128.load16_lane(below + f, bottom, 5)
    bottom = v128.load16_lane(below + g, bottom, 6)
    bottom = v128.load16_lane(below + h, bottom, 7)
    const across = Turned.sharesOf(uLow, uHigh)
    return Lanes.mix(Turned.pairOf(top, across), Turned.pairOf(bottom, across), Turned.sharesOf(vLow, vHigh))
  }

  /** What lies behind the point, Q15. */
  @inline static sharesOf(low: v128, high: v128): v128 {
    const mask = i32x4.splat(0x3fff)
    return i16x8.shl(i16x8.narrow_i32x4_s(v128.and(low, mask), v128.and(high, mask)), 1)
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
    const low = Turned.eightOf(source, stride, right, bottom, u0, u1, v0, v1, none, none)
    const u2 = i32x4.add(u1, uFour)
    const v2 = i32x4.add(v1, vFour)
    const u3 = i32x4.add(u2, uFour)
    const v3 = i32x4.add(v2, vFour)
    const high = Turned.eightOf(source, stride, right, bottom, u2, u3, v2, v3, none, none)
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
