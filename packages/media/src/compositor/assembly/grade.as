// @ts-nocheck: AssemblyScript, which tools/build-wasm.ts compiles; its types are not TypeScript's.
/* oxlint-disable */
import { Lanes } from './lanes.ts'

/**
 * Chroma by the luma beside it, which must still be ungraded: 128 + (code - 128) gain[luma] + shift[luma], the table
 * being three 16-bit numbers and a spare for each luma: gain (13 bits behind the point), shifts of blue and red (6 bits).
 */
export function gradeChroma(
  blue: usize,
  red: usize,
  stride: i32,
  columns: i32,
  rows: i32,
  luma: usize,
  lumaStride: i32,
  table: usize,
): void {
  for (let y = 0; y < rows; y++) {
    const upper = luma + 2 * y * lumaStride
    for (let x = 0; x < columns; x += 8) {
      const mean = i8x16.avgr_u(v128.load(upper + 2 * x), v128.load(upper + 2 * x + lumaStride))
      const at = i16x8.shl(v128.and(mean, i16x8.splat(255)), 3)
      // Gain, blue, red and the spare of two pixels in each; then gains, blues and reds of eight.
      const a = Grade.twoOf(table, i16x8.extract_lane_u(at, 0), i16x8.extract_lane_u(at, 1))
      const b = Grade.twoOf(table, i16x8.extract_lane_u(at, 2), i16x8.extract_lane_u(at, 3))
      const c = Grade.twoOf(table, i16x8.extract_lane_u(at, 4), i16x8.extract_lane_u(at, 5))
      const d = Grade.twoOf(table, i16x8.extract_lane_u(at, 6), i16x8.extract_lane_u(at, 7))
      const ab = v128.shuffle<i16>(a, b, 0, 4, 8, 12, 1, 5, 9, 13)
      const cd = v128.shuffle<i16>(c, d, 0, 4, 8, 12, 1, 5, 9, 13)
      const gains = v128.shuffle<i64>(ab, cd, 0, 2)
      const blues = v128.shuffle<i64>(ab, cd, 1, 3)
      const reds = v128.shuffle<i64>(
        v128.shuffle<i16>(a, b, 2, 6, 10, 14, 2, 6, 10, 14),
        v128.shuffle<i16>(c, d, 2, 6, 10, 14, 2, 6, 10, 14),
        0,
        2,
      )
      Grade.store(blue + y * stride + x, gains, blues, columns - x)
      Grade.store(red + y * stride + x, gains, reds, columns - x)
    }
  }
}

class Grade {
  @inline static twoOf(table: usize, first: i32, second: i32): v128 {
    return v128.load64_lane(table + second, v128.load64_zero(table + first), 1)
  }

  @inline static store(at: usize, gains: v128, shifts: v128, count: i32): void {
    const codes = i16x8.sub(v128.load8x8_u(at), i16x8.splat(128))
    // Eight bits behind the point times thirteen, less fifteen: six. Half of one is added to round.
    const scaled = i16x8.q15mulr_sat_s(i16x8.shl(codes, 8), gains)
    const graded = i16x8.shr_s(i16x8.add_sat_s(i16x8.add_sat_s(scaled, shifts), i16x8.splat((128 << 6) + 32)), 6)
    Lanes.store(at, i8x16.narrow_i16x8_u(graded, graded), min(8, count))
  }
}

export function gradeLuma(luma: usize, stride: i32, columns: i32, rows: i32, table: usize): void {
  for (let y = 0; y < rows; y++) {
    let at = luma + y * stride
    const end = at + columns
    for (; at + 8 <= end; at += 8) {
      const codes = load<u64>(at)
      const low =
        <u64>load<u8>(table + <usize>(codes & 255)) |
        ((<u64>load<u8>(table + <usize>((codes >> 8) & 255))) << 8) |
        ((<u64>load<u8>(table + <usize>((codes >> 16) & 255))) << 16) |
        ((<u64>load<u8>(table + <usize>((codes >> 24) & 255))) << 24)
      const high =
        <u64>load<u8>(table + <usize>((codes >> 32) & 255)) |
        ((<u64>load<u8>(table + <usize>((codes >> 40) & 255))) << 8) |
        ((<u64>load<u8>(table + <usize>((codes >> 48) & 255))) << 16) |
        ((<u64>load<u8>(table + <usize>(codes >> 56))) << 24)
      store<u64>(at, low | (high << 32))
    }
    for (; at < end; at++) store<u8>(at, load<u8>(table + load<u8>(at)))
  }
}

/**
 * Darkens towards the corners: code = base + (code - base) (1 - strength r^4), r being 1 in the corners. `across` has
 * the columns' share of r squared (Q15), `down` the rows'.
 */
export function vignettePlane(
  plane: usize,
  stride: i32,
  columns: i32,
  rows: i32,
  across: usize,
  down: usize,
  strength: i32,
  base: i32,
): void {
  const strengths = i16x8.splat(<i16>strength)
  const bases = i16x8.splat(<i16>(base << 7))
  for (let y = 0; y < rows; y++) {
    const row = plane + y * stride
    const height = i16x8.splat(load<i16>(down + 2 * y))
    for (let x = 0; x < columns; x += 16) {
      const codes = v128.load(row + x)
      const low = darkened(Lanes.lowOf(codes), v128.load(across + 2 * x), height, strengths, bases)
      const high = darkened(Lanes.highOf(codes), v128.load(across + 2 * x, 16), height, strengths, bases)
      Lanes.store(row + x, Lanes.bytesOf(low, high), columns - x)
    }
  }
}

function darkened(code: v128, across: v128, down: v128, strength: v128, base: v128): v128 {
  const square = i16x8.add_sat_s(across, down)
  const loss = i16x8.q15mulr_sat_s(strength, i16x8.q15mulr_sat_s(square, square))
  return Lanes.mix(code, base, loss)
}

/** Adds noise from a tile (signed bytes, a power of two wide and high, with sixteen columns repeated after the last). */
export function addGrain(
  luma: usize,
  stride: i32,
  columns: i32,
  rows: i32,
  tile: usize,
  tileSide: i32,
  tileX: i32,
  tileY: i32,
  strength: i32,
): void {
  const strengths = i16x8.splat(<i16>strength)
  const mask = tileSide - 1
  for (let y = 0; y < rows; y++) {
    const row = luma + y * stride
    const noiseRow = tile + ((y + tileY) & mask) * (tileSide + 16)
    for (let x = 0; x < columns; x += 16) {
      const codes = v128.load(row + x)
      const noise = v128.load(noiseRow + ((x + tileX) & mask))
      const low = i16x8.add_sat_s(Lanes.lowOf(codes), i16x8.mul(i16x8.extend_low_i8x16_s(noise), strengths))
      const high = i16x8.add_sat_s(Lanes.highOf(codes), i16x8.mul(i16x8.extend_high_i8x16_s(noise), strengths))
      Lanes.store(row + x, Lanes.bytesOf(low, high), columns - x)
    }
  }
}
