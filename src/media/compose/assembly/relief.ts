// @ts-nocheck: AssemblyScript, which tools/build-wasm.ts compiles; its types are not TypeScript's.
/* oxlint-disable */
import { Turned } from './turned.ts'

// A picture with a nearness for every cell of 2 x 2 pixels, seen from a moved camera. A point of nearness n at p (in
// cells) is seen at m p + x, all of m, x and y being straight lines of n: m = m0 + m1 n, x = x0 + x1 n, y = y0 + y1 n.
let m0: f32 = 1
let m1: f32 = 0
let x0: f32 = 0
let x1: f32 = 0
let y0: f32 = 0
let y1: f32 = 0

export function setReliefCamera(m: f32, mByNear: f32, x: f32, xByNear: f32, y: f32, yByNear: f32): void {
  m0 = m
  m1 = mByNear
  x0 = x
  x1 = xByNear
  y0 = y
  y1 = yByNear
}

/**
 * Which nearness is seen in each cell of the frame: every cell of the picture is put where it is seen, as a block of
 * `block` cells, and the nearest stays. Cells that nothing comes to keep 0.
 */
export function splatRelief(
  near: usize,
  nearStride: i32,
  columns: i32,
  rows: i32,
  seen: usize,
  seenColumns: i32,
  seenRows: i32,
  block: i32,
): void {
  memory.fill(seen, 0, seenColumns * seenRows)
  // The first cell of a block whose middle is at a place; far enough to the right that cutting off rounds down.
  const lead = f32x4.splat(FAR - (<f32>block / 2 - 0.5))
  for (let j = 0; j < rows; j++) {
    const line = near + j * nearStride
    const y = f32x4.splat(<f32>j + 0.5)
    for (let i = 0; i < columns; i += 4) {
      const codes = load<u32>(line + i)
      const n = f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(i32x4.splat(codes))))
      const m = f32x4.add(f32x4.splat(m0), f32x4.mul(f32x4.splat(m1), n))
      const x = f32x4.add(f32x4.splat(<f32>i), f32x4(0.5, 1.5, 2.5, 3.5))
      const left = i32x4.trunc_sat_f32x4_s(f32x4.add(f32x4.add(f32x4.mul(m, x), Relief.lineOf(x0, x1, n)), lead))
      const top = i32x4.trunc_sat_f32x4_s(f32x4.add(f32x4.add(f32x4.mul(m, y), Relief.lineOf(y0, y1, n)), lead))
      Relief.put(
        seen,
        seenColumns,
        seenRows,
        block,
        i32x4.extract_lane(left, 0),
        i32x4.extract_lane(top, 0),
        codes & 255,
      )
      if (i + 1 >= columns) break
      Relief.put(
        seen,
        seenColumns,
        seenRows,
        block,
        i32x4.extract_lane(left, 1),
        i32x4.extract_lane(top, 1),
        (codes >> 8) & 255,
      )
      if (i + 2 >= columns) break
      Relief.put(
        seen,
        seenColumns,
        seenRows,
        block,
        i32x4.extract_lane(left, 2),
        i32x4.extract_lane(top, 2),
        (codes >> 16) & 255,
      )
      if (i + 3 >= columns) break
      Relief.put(
        seen,
        seenColumns,
        seenRows,
        block,
        i32x4.extract_lane(left, 3),
        i32x4.extract_lane(top, 3),
        codes >> 24,
      )
    }
  }
}

const FAR: f32 = 16_384

function putSlowly(seen: usize, columns: i32, rows: i32, block: i32, left: i32, top: i32, code: u32): void {
  const right = min(left + block, columns)
  const bottom = min(top + block, rows)
  for (let b = max(top, 0); b < bottom; b++) {
    for (let a = max(left, 0); a < right; a++) {
      const at = seen + b * columns + a
      if (code > <u32>load<u8>(at)) store<u8>(at, <u8>code)
    }
  }
}

const ROUNDS = 3
// Nearness is known in whole codes only where a cell landed; between them it is looked up in the picture itself. What
// differs by more is another surface.
const SAME: f32 = 10
// A quarter of a code moves a pixel by less than a tenth.
const ENOUGH: f32 = 0.25

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
  const strides = i32x4.splat(nearStride)
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
        const lowM = Relief.backOf(lowN)
        const highM = Relief.backOf(highN)
        const found = Turned.eightOf(
          near,
          strides,
          right,
          bottom,
          Relief.placeOf(lowX, lowN, x0, x1, lowM, 1),
          Relief.placeOf(highX, highN, x0, x1, highM, 1),
          Relief.placeOf(y, lowN, y0, y1, lowM, 1),
          Relief.placeOf(y, highN, y0, y1, highM, 1),
          lowShift,
          highShift,
        )
        const lowFound = Relief.nearnessOf(i32x4.extend_low_i16x8_s(found))
        const highFound = Relief.nearnessOf(i32x4.extend_high_i16x8_s(found))
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
      const lowM = Relief.backOf(lowN)
      const highM = Relief.backOf(highN)
      Relief.storeU(to + 4 * i, Relief.placeOf(lowX, lowN, x0, x1, lowM, 2), lowBehind)
      Relief.storeU(to + 4 * i + 16, Relief.placeOf(highX, highN, x0, x1, highM, 2), highBehind)
      v128.store(to + 4 * i + vOffset, Relief.placeOf(y, lowN, y0, y1, lowM, 2))
      v128.store(to + 4 * i + 16 + vOffset, Relief.placeOf(y, highN, y0, y1, highM, 2))
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

class Relief {
  @inline static lineOf(base: f32, byNear: f32, n: v128): v128 {
    return f32x4.add(f32x4.splat(base), f32x4.mul(f32x4.splat(byNear), n))
  }

  /** 1 / m. */
  @inline static backOf(n: v128): v128 {
    return f32x4.div(f32x4.splat(1), Relief.lineOf(m0, m1, n))
  }

  /** From the frame to the picture: (seen - x) / m cells, in pixels of `scale` to a cell from the middle of the first. */
  @inline static placeOf(seen: v128, n: v128, base: f32, byNear: f32, back: v128, scale: f32): v128 {
    const place = f32x4.mul(f32x4.sub(seen, Relief.lineOf(base, byNear, n)), back)
    const pixels = f32x4.sub(f32x4.mul(place, f32x4.splat(scale)), f32x4.splat(0.5))
    const near = f32x4.pmax(f32x4.splat(-60_000), f32x4.pmin(f32x4.splat(60_000), pixels))
    return i32x4.trunc_sat_f32x4_s(f32x4.mul(near, f32x4.splat(16_384)))
  }

  @inline static nearnessOf(found: v128): v128 {
    return f32x4.mul(f32x4.convert_i32x4_s(found), f32x4.splat(1.0 / 128))
  }

  @inline static put(seen: usize, columns: i32, rows: i32, block: i32, left: i32, top: i32, code: u32): void {
    left -= <i32>FAR
    top -= <i32>FAR
    // What is furthest must still differ from nothing.
    code = max(code, 1)
    if (block == 2 && <u32>left < <u32>(columns - 1) && <u32>top < <u32>(rows - 1)) {
      const above = seen + top * columns + left
      const below = above + columns
      const a = <u32>load<u16>(above)
      const b = <u32>load<u16>(below)
      store<u16>(above, <u16>(max(a & 255, code) | (max(a >> 8, code) << 8)))
      store<u16>(below, <u16>(max(b & 255, code) | (max(b >> 8, code) << 8)))
    } else {
      putSlowly(seen, columns, rows, block, left, top, code)
    }
  }

  @inline static storeU(at: usize, u: v128, isBehind: v128): void {
    const one = i32x4.splat(1)
    v128.store(at, v128.or(v128.andnot(u, one), v128.and(isBehind, one)))
  }

  /** A quarter of the way to the next cell, or of what the way should be where the next one is another surface. */
  @inline static quarterOf(here: v128, there: v128, usual: v128, most: v128): v128 {
    const way = i32x4.sub(there, here)
    const isFar = i32x4.gt_s(i32x4.abs(i32x4.sub(way, usual)), most)
    return i32x4.shr_s(v128.bitselect(usual, way, isFar), 2)
  }
}

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
  const strides = i32x4.splat(lumaStride)
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
      const u = i32x4.add(uHere, Relief.quarterOf(uHere, v128.load(other), still, most))
      const v = i32x4.add(vHere, Relief.quarterOf(vHere, v128.load(other + vOffset), down, most))
      const uEven = i32x4.add(u, Relief.quarterOf(uHere, v128.load(at - 4), back, most))
      const uOdd = i32x4.add(u, Relief.quarterOf(uHere, v128.load(at + 4), ahead, most))
      const vEven = i32x4.add(v, Relief.quarterOf(vHere, v128.load(at + vOffset - 4), still, most))
      const vOdd = i32x4.add(v, Relief.quarterOf(vHere, v128.load(at + vOffset + 4), still, most))
      const shift = v128.and(isBehind, behinds)
      const pixels = Turned.eightOf(
        luma,
        strides,
        right,
        bottom,
        v128.shuffle<i32>(uEven, uOdd, 0, 4, 1, 5),
        v128.shuffle<i32>(uEven, uOdd, 2, 6, 3, 7),
        v128.shuffle<i32>(vEven, vOdd, 0, 4, 1, 5),
        v128.shuffle<i32>(vEven, vOdd, 2, 6, 3, 7),
        v128.shuffle<i32>(shift, shift, 0, 0, 1, 1),
        v128.shuffle<i32>(shift, shift, 2, 2, 3, 3),
      )
      Relief8.store(out + x, pixels, columns - x)
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
  const strides = i32x4.splat(chromaStride)
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
      const pixels = Turned.eightOf(
        chroma,
        strides,
        right,
        bottom,
        i32x4.shr_s(i32x4.sub(u0, left), 1),
        i32x4.shr_s(i32x4.sub(u1, left), 1),
        i32x4.shr_s(i32x4.sub(v0, half), 1),
        i32x4.shr_s(i32x4.sub(v1, half), 1),
        v128.and(i32x4.neg(v128.and(u0, one)), behinds),
        v128.and(i32x4.neg(v128.and(u1, one)), behinds),
      )
      Relief8.store(out + x, pixels, columns - x)
    }
  }
}

const PART: usize = memory.data(8)

class Relief8 {
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
