// @ts-nocheck: AssemblyScript, which tools/build-wasm.ts compiles; its types are not TypeScript's.
/* oxlint-disable */
import { Turned } from './turned.ts'

/** The luma of the frame. `cell` is the usual way between two cells, 14 bits behind the point. */
export function drawReliefLuma(
  to: usize,
  stride: i32,
  columns: i32,
  rows: i32,
  luma: usize,
  lumaStride: i32,
  width: i32,
  height: i32,
  behind: i32,
  places: usize,
  placesStride: i32,
  vOffset: i32,
  cell: i32,
): void {
  const right = i32x4.splat(width << 14)
  const bottom = i32x4.splat(height << 14)
  const ahead = i32x4.splat(cell)
  const back = i32x4.splat(-cell)
  const still = i32x4.splat(0)
  const most = i32x4.splat(cell - (cell >> 2))
  const behinds = i32x4.splat(behind)
  for (let y = 0; y < rows; y++) {
    const line = places + (y >> 1) * placesStride
    const otherLine = y & 1 ? line + placesStride : line - placesStride
    const down = y & 1 ? ahead : back
    const out = to + y * stride
    for (let x = 0; x < columns; x += 8) {
      const at = line + 2 * x
      const other = otherLine + 2 * x
      const uHere = v128.load(at)
      const vHere = v128.load(at + vOffset)
      const isBehind = i32x4.neg(v128.and(uHere, i32x4.splat(1)))
      const u = i32x4.add(uHere, ReliefPixels.quarterOf(uHere, v128.load(other), still, most))
      const v = i32x4.add(vHere, ReliefPixels.quarterOf(vHere, v128.load(other + vOffset), down, most))
      const uEven = i32x4.add(u, ReliefPixels.quarterOf(uHere, v128.load(at - 4), back, most))
      const uOdd = i32x4.add(u, ReliefPixels.quarterOf(uHere, v128.load(at + 4), ahead, most))
      const vEven = i32x4.add(v, ReliefPixels.quarterOf(vHere, v128.load(at + vOffset - 4), still, most))
      const vOdd = i32x4.add(v, ReliefPixels.quarterOf(vHere, v128.load(at + vOffset + 4), still, most))
      const shift = v128.and(isBehind, behinds)
      const pixels = Turned.eightAlong(
        luma,
        lumaStride,
        right,
        bottom,
        v128.shuffle<i32>(uEven, uOdd, 0, 4, 1, 5),
        v128.shuffle<i32>(uEven, uOdd, 2, 6, 3, 7),
        v128.shuffle<i32>(vEven, vOdd, 0, 4, 1, 5),
        v128.shuffle<i32>(vEven, vOdd, 2, 6, 3, 7),
        v128.shuffle<i32>(shift, shift, 0, 0, 1, 1),
        v128.shuffle<i32>(shift, shift, 2, 2, 3, 3),
      )
      ReliefPixels.store(out + x, pixels, columns - x)
    }
  }
}

/** The chroma of the frame: a pixel for each cell, half a luma pixel left of its middle. */
export function drawReliefChroma(
  to: usize,
  stride: i32,
  columns: i32,
  rows: i32,
  chroma: usize,
  chromaStride: i32,
  width: i32,
  height: i32,
  behind: i32,
  places: usize,
  placesStride: i32,
  vOffset: i32,
  cell: i32,
): void {
  const right = i32x4.splat(width << 14)
  const bottom = i32x4.splat(height << 14)
  const behinds = i32x4.splat(behind)
  const left = i32x4.splat(cell >> 2)
  const half = i32x4.splat(1 << 13)
  for (let y = 0; y < rows; y++) {
    const line = places + y * placesStride
    const out = to + y * stride
    for (let x = 0; x < columns; x += 8) {
      const at = line + 4 * x
      const u0 = v128.load(at)
      const u1 = v128.load(at, 16)
      const v0 = v128.load(at + vOffset)
      const v1 = v128.load(at + vOffset, 16)
      const one = i32x4.splat(1)
      const pixels = Turned.eightAlong(
        chroma,
        chromaStride,
        right,
        bottom,
        i32x4.shr_s(i32x4.sub(u0, left), 1),
        i32x4.shr_s(i32x4.sub(u1, left), 1),
        i32x4.shr_s(i32x4.sub(v0, half), 1),
        i32x4.shr_s(i32x4.sub(v1, half), 1),
        v128.and(i32x4.neg(v128.and(u0, one)), behinds),
        v128.and(i32x4.neg(v128.and(u1, one)), behinds),
      )
      ReliefPixels.store(out + x, pixels, columns - x)
    }
  }
}

const PART: usize = memory.data(8)

class ReliefPixels {
  /** A quarter of the way to the next cell, or of what the way should be where the next one is another surface. */
  @inline static quarterOf(here: v128, there: v128, usual: v128, most: v128): v128 {
    const way = i32x4.sub(there, here)
    const isFar = i32x4.gt_s(i32x4.abs(i32x4.sub(way, usual)), most)
    return i32x4.shr_s(v128.bitselect(usual, way, isFar), 2)
  }

  @inline static store(at: usize, pixels: v128, count: i32): void {
    const codes = i16x8.shr_s(i16x8.add_sat_s(pixels, i16x8.splat(64)), 7)
    const bytes = i8x16.narrow_i16x8_u(codes, codes)
    if (count >= 8) {
      v128.store64_lane(at, bytes, 0)
    } else {
      v128.store64_lane(PART, bytes, 0)
      memory.copy(at, PART, count)
    }
  }
}
