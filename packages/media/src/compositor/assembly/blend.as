// @ts-nocheck: AssemblyScript, which tools/build-wasm.ts compiles; its types are not TypeScript's.
/* oxlint-disable */
import { Lanes } from './lanes.ts'

export function mixRow(to: usize, other: usize, count: i32, share: i32): void {
  const shares = i16x8.splat(<i16>share)
  for (let x = 0; x < count; x += 16) {
    const a = v128.load(to + x)
    const b = v128.load(other + x)
    const low = Lanes.mix(Lanes.lowOf(a), Lanes.lowOf(b), shares)
    const high = Lanes.mix(Lanes.highOf(a), Lanes.highOf(b), shares)
    Lanes.store(to + x, Lanes.bytesOf(low, high), count - x)
  }
}

export function mixPlane(
  to: usize,
  stride: i32,
  columns: i32,
  rows: i32,
  other: usize,
  otherStride: i32,
  share: i32,
): void {
  for (let y = 0; y < rows; y++) mixRow(to + y * stride, other + y * otherStride, columns, share)
}

/** Towards one code. */
export function mixCode(to: usize, stride: i32, columns: i32, rows: i32, code: i32, share: i32): void {
  const shares = i16x8.splat(<i16>share)
  const codes = i16x8.splat(<i16>(code << 7))
  for (let y = 0; y < rows; y++) {
    const row = to + y * stride
    for (let x = 0; x < columns; x += 16) {
      const a = v128.load(row + x)
      const low = Lanes.mix(Lanes.lowOf(a), codes, shares)
      const high = Lanes.mix(Lanes.highOf(a), codes, shares)
      Lanes.store(row + x, Lanes.bytesOf(low, high), columns - x)
    }
  }
}

/**
 * Each pixel of the map says when it changes: the other shows where the map is below `level`, fully from `softness`
 * below on. `gain` is 32,767 / softness, rounded down.
 */
export function mixByMap(
  to: usize,
  stride: i32,
  columns: i32,
  rows: i32,
  other: usize,
  otherStride: i32,
  map: usize,
  level: i32,
  softness: i32,
): void {
  const levels = i16x8.splat(<i16>level)
  const most = i16x8.splat(<i16>softness)
  const gains = i16x8.splat(<i16>(32_767 / softness))
  for (let y = 0; y < rows; y++) {
    const row = to + y * stride
    const otherRow = other + y * otherStride
    const mapRow = map + y * columns * 2
    for (let x = 0; x < columns; x += 16) {
      const lowShare = shareOf(v128.load(mapRow + 2 * x), levels, most, gains)
      const highShare = shareOf(v128.load(mapRow + 2 * x, 16), levels, most, gains)
      if (!v128.any_true(v128.or(lowShare, highShare))) continue
      const a = v128.load(row + x)
      const b = v128.load(otherRow + x)
      const low = Lanes.mix(Lanes.lowOf(a), Lanes.lowOf(b), lowShare)
      const high = Lanes.mix(Lanes.highOf(a), Lanes.highOf(b), highShare)
      Lanes.store(row + x, Lanes.bytesOf(low, high), columns - x)
    }
  }
}

function shareOf(map: v128, levels: v128, most: v128, gains: v128): v128 {
  const past = i16x8.max_s(i16x8.splat(0), i16x8.sub_sat_s(levels, map))
  const whole = v128.and(i16x8.ge_s(past, most), i16x8.splat(0x7fff))
  return v128.or(i16x8.mul(i16x8.min_s(past, most), gains), whole)
}

/** to = to (1 - alpha) + colour, both colour and alpha times opacity of 256. */
export function blendRow(to: usize, colours: usize, alphas: usize, count: i32, opacity: i32): void {
  const opacities = i16x8.splat(<i16>opacity)
  for (let x = 0; x < count; x += 16) {
    const alpha = v128.load(alphas + x)
    if (!v128.any_true(alpha)) continue
    const colour = v128.load(colours + x)
    const below = v128.load(to + x)
    const low = blendedOf(
      Lanes.lowOf(below),
      i16x8.extend_low_i8x16_u(colour),
      i16x8.extend_low_i8x16_u(alpha),
      opacities,
    )
    const high = blendedOf(
      Lanes.highOf(below),
      i16x8.extend_high_i8x16_u(colour),
      i16x8.extend_high_i8x16_u(alpha),
      opacities,
    )
    Lanes.store(to + x, Lanes.bytesOf(low, high), count - x)
  }
}

function blendedOf(below: v128, colour: v128, alpha: v128, opacity: v128): v128 {
  const wide = i16x8.mul(alpha, opacity)
  // 255 times 256 becomes 32,767: half, and a 256th of that half on top.
  const share = i16x8.add(i16x8.shr_u(wide, 1), i16x8.shr_u(wide, 9))
  const kept = i16x8.sub(below, i16x8.q15mulr_sat_s(below, share))
  // Colour and alpha are rounded each on its own, so that white on white could come out above 255.
  return i16x8.add_sat_s(kept, i16x8.shr_u(i16x8.mul(colour, opacity), 1))
}
