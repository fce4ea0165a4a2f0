// @ts-nocheck: AssemblyScript, which tools/build-wasm.ts compiles; its types are not TypeScript's.
/* oxlint-disable */
import { ReliefLines, x0, x1, y0, y1 } from './relief-camera.ts'
import { Turned } from './turned.ts'

const ROUNDS = 3
// Nearness is known in whole codes only where a cell landed; between them it is looked up in the picture itself. What
// differs by more is another surface.
const SAME: f32 = 10
// What is found from so near needs no other look: two codes move a place by less than a cell, along which a surface
// changes by a few codes at most.
const ENOUGH: f32 = 2

/**
 * Where the pixels of each cell come from: u and v of luma (14 bits behind the point), the lowest bit of u being 1
 * where the picture behind is seen. `behind` is the distance in memory from `near` to the nearness of that one. Rows of
 * u and v have four cells of room at both ends, and there is one row more above and below.
 */
export function resolveRelief(
  near: usize,
  nearStride: i32,
  columns: i32,
  rows: i32,
  behind: i32,
  seen: usize,
  seenColumns: i32,
  seenRows: i32,
  places: usize,
  placesStride: i32,
  vOffset: i32,
): void {
  const right = i32x4.splat(columns << 14)
  const bottom = i32x4.splat(rows << 14)
  for (let j = 0; j < seenRows; j++) {
    const y = f32x4.splat(<f32>j + 0.5)
    const to = places + j * placesStride
    for (let i = 0; i < seenColumns; i += 8) {
      const codes = v128.load8x8_u(seen + j * seenColumns + i)
      let lowN = f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(codes))
      let highN = f32x4.convert_i32x4_u(i32x4.extend_high_i16x8_u(codes))
      const none = f32x4.splat(0)
      const lowHole = f32x4.eq(lowN, none)
      const highHole = f32x4.eq(highN, none)
      const lowShift = v128.and(lowHole, i32x4.splat(behind))
      const highShift = v128.and(highHole, i32x4.splat(behind))
      const lowX = f32x4.add(f32x4.splat(<f32>i), f32x4(0.5, 1.5, 2.5, 3.5))
      const highX = f32x4.add(f32x4.splat(<f32>i), f32x4(4.5, 5.5, 6.5, 7.5))
      let lowBehind = lowHole
      let highBehind = highHole
      for (let round = 0; round < ROUNDS; round++) {
        const lowM = ReliefLines.backOf(lowN)
        const highM = ReliefLines.backOf(highN)
        const found = Turned.eightAlong(
          near,
          nearStride,
          right,
          bottom,
          Resolve.placeOf(lowX, lowN, x0, x1, lowM, 1),
          Resolve.placeOf(highX, highN, x0, x1, highM, 1),
          Resolve.placeOf(y, lowN, y0, y1, lowM, 1),
          Resolve.placeOf(y, highN, y0, y1, highM, 1),
          lowShift,
          highShift,
        )
        const lowFound = Resolve.nearnessOf(i32x4.extend_low_i16x8_s(found))
        const highFound = Resolve.nearnessOf(i32x4.extend_high_i16x8_s(found))
        const lowWay = f32x4.sub(lowFound, lowN)
        const highWay = f32x4.sub(highFound, highN)
        const lowFar = f32x4.abs(lowWay)
        const highFar = f32x4.abs(highWay)
        lowN = v128.bitselect(lowFound, lowN, v128.or(f32x4.le(lowFar, f32x4.splat(SAME)), lowHole))
        highN = v128.bitselect(highFound, highN, v128.or(f32x4.le(highFar, f32x4.splat(SAME)), highHole))
        // A far cell that ends below the outline of something nearer has what is behind that, not its colour.
        lowBehind = v128.or(lowHole, f32x4.gt(lowWay, f32x4.splat(SAME)))
        highBehind = v128.or(highHole, f32x4.gt(highWay, f32x4.splat(SAME)))
        if (!v128.any_true(f32x4.gt(f32x4.pmax(lowFar, highFar), f32x4.splat(ENOUGH)))) break
      }
      const lowM = ReliefLines.backOf(lowN)
      const highM = ReliefLines.backOf(highN)
      Resolve.storeU(to + 4 * i, Resolve.placeOf(lowX, lowN, x0, x1, lowM, 2), lowBehind)
      Resolve.storeU(to + 4 * i + 16, Resolve.placeOf(highX, highN, x0, x1, highM, 2), highBehind)
      v128.store(to + 4 * i + vOffset, Resolve.placeOf(y, lowN, y0, y1, lowM, 2))
      v128.store(to + 4 * i + 16 + vOffset, Resolve.placeOf(y, highN, y0, y1, highM, 2))
    }
    closeRow(to, seenColumns)
    closeRow(to + vOffset, seenColumns)
  }
  copyRow(places - placesStride, places, placesStride, vOffset)
  const last = places + (seenRows - 1) * placesStride
  copyRow(last + placesStride, last, placesStride, vOffset)
}

function closeRow(row: usize, columns: i32): void {
  store<i32>(row - 4, load<i32>(row))
  const last = load<i32>(row + 4 * (columns - 1))
  for (let i = 0; i < 4; i++) store<i32>(row + 4 * (columns + i), last)
}

function copyRow(to: usize, from: usize, stride: i32, vOffset: i32): void {
  memory.copy(to - 16, from - 16, stride)
  memory.copy(to + vOffset - 16, from + vOffset - 16, stride)
}

class Resolve {
  /** From the frame to the picture: (seen - x) / m cells, in pixels of `scale` to a cell from the middle of the first. */
  @inline static placeOf(seen: v128, n: v128, base: f32, byNear: f32, back: v128, scale: f32): v128 {
    const place = f32x4.mul(f32x4.sub(seen, ReliefLines.lineOf(base, byNear, n)), back)
    const pixels = f32x4.sub(f32x4.mul(place, f32x4.splat(scale)), f32x4.splat(0.5))
    const near = f32x4.pmax(f32x4.splat(-60_000), f32x4.pmin(f32x4.splat(60_000), pixels))
    return i32x4.trunc_sat_f32x4_s(f32x4.mul(near, f32x4.splat(16_384)))
  }

  @inline static nearnessOf(found: v128): v128 {
    return f32x4.mul(f32x4.convert_i32x4_s(found), f32x4.splat(1.0 / 128))
  }

  @inline static storeU(at: usize, u: v128, isBehind: v128): void {
    const one = i32x4.splat(1)
    v128.store(at, v128.or(v128.andnot(u, one), v128.and(isBehind, one)))
  }
}
