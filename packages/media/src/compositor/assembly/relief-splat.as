// @ts-nocheck: AssemblyScript, which tools/build-wasm.ts compiles; its types are not TypeScript's.
/* oxlint-disable */
import { m0, m1, ReliefLines, x0, x1, y0, y1 } from './relief-camera.ts'

const FAR: f32 = 16_384
// Sixteen cells whose nearness differs by no more are put down as one piece; what is between codes is found again later.
const EVEN: u8 = 1

let seen: usize = 0
let columns: i32 = 0
let rows: i32 = 0
let block: i32 = 2

/**
 * Which nearness is seen in each cell of the frame: every cell of the picture is put where it is seen, as a block of
 * `blockSide` cells, and the nearest stays. Cells that nothing comes to keep 0.
 */
export function splatRelief(
  near: usize,
  nearStride: i32,
  nearColumns: i32,
  nearRows: i32,
  seenAt: usize,
  seenColumns: i32,
  seenRows: i32,
  blockSide: i32,
): void {
  seen = seenAt
  columns = seenColumns
  rows = seenRows
  block = blockSide
  // With what a group of eight at the end of the last row reads beyond it: whether a group is done depends on all eight.
  memory.fill(seen, 0, columns * rows + 8)
  for (let j = 0; j < nearRows; j++) {
    const line = near + j * nearStride
    let i = 0
    for (; i + 16 <= nearColumns; i += 16) {
      if (!putPiece(line, i, j)) for (let four = 0; four < 16; four += 4) putFour(line, i + four, j, 4)
    }
    for (; i < nearColumns; i += 4) putFour(line, i, j, nearColumns - i)
  }
}

// The first cell of a block whose middle is at a place.
function leadOf(): f32 {
  return <f32>block / 2 - 0.5
}

/** Sixteen cells at once, if they are even and come to lie side by side within the frame. */
function putPiece(line: usize, i: i32, j: i32): bool {
  const codes = v128.load(line + i)
  const first = load<u8>(line + i)
  const firsts = i8x16.splat(<i8>first)
  const apart = v128.or(i8x16.sub_sat_u(codes, firsts), i8x16.sub_sat_u(firsts, codes))
  if (v128.any_true(i8x16.gt_u(apart, i8x16.splat(<i8>EVEN)))) return false
  const n = <f32>first
  const m = m0 + m1 * n
  const left = <i32>Mathf.floor(m * (<f32>i + 0.5) + x0 + x1 * n - leadOf())
  const right = <i32>Mathf.floor(m * (<f32>i + 15.5) + x0 + x1 * n - leadOf()) + block
  const top = <i32>Mathf.floor(m * (<f32>j + 0.5) + y0 + y1 * n - leadOf())
  if (left < 0 || right > columns || top < 0 || top + block > rows) return false
  if (right - left < 16 || right - left > 32) return false
  const stored = i8x16.splat(<i8>max(first, 1))
  for (let y = top; y < top + block; y++) {
    // The second store overlaps the first: the nearest of the same is the same.
    const start = seen + y * columns + left
    const end = seen + y * columns + right - 16
    v128.store(start, i8x16.max_u(v128.load(start), stored))
    v128.store(end, i8x16.max_u(v128.load(end), stored))
  }
  return true
}

function putFour(line: usize, i: i32, j: i32, count: i32): void {
  const codes = load<u32>(line + i)
  const n = f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(i32x4.splat(codes))))
  const m = ReliefLines.lineOf(m0, m1, n)
  const x = f32x4.add(f32x4.splat(<f32>i), f32x4(0.5, 1.5, 2.5, 3.5))
  // Far enough to the right that cutting off rounds down.
  const lead = f32x4.splat(FAR - leadOf())
  const xs = f32x4.add(f32x4.mul(m, x), ReliefLines.lineOf(x0, x1, n))
  const ys = f32x4.add(f32x4.mul(m, f32x4.splat(<f32>j + 0.5)), ReliefLines.lineOf(y0, y1, n))
  const left = i32x4.trunc_sat_f32x4_s(f32x4.add(xs, lead))
  const top = i32x4.trunc_sat_f32x4_s(f32x4.add(ys, lead))
  put(i32x4.extract_lane(left, 0), i32x4.extract_lane(top, 0), codes & 255)
  if (count > 1) put(i32x4.extract_lane(left, 1), i32x4.extract_lane(top, 1), (codes >> 8) & 255)
  if (count > 2) put(i32x4.extract_lane(left, 2), i32x4.extract_lane(top, 2), (codes >> 16) & 255)
  if (count > 3) put(i32x4.extract_lane(left, 3), i32x4.extract_lane(top, 3), codes >> 24)
}

function put(farLeft: i32, farTop: i32, code: u32): void {
  const left = farLeft - <i32>FAR
  const top = farTop - <i32>FAR
  // What is furthest must still differ from nothing.
  const stored = max(code, 1)
  if (block == 2 && <u32>left < <u32>(columns - 1) && <u32>top < <u32>(rows - 1)) {
    const above = seen + top * columns + left
    const below = above + columns
    const a = <u32>load<u16>(above)
    const b = <u32>load<u16>(below)
    store<u16>(above, <u16>(max(a & 255, stored) | (max(a >> 8, stored) << 8)))
    store<u16>(below, <u16>(max(b & 255, stored) | (max(b >> 8, stored) << 8)))
    return
  }
  const right = min(left + block, columns)
  const bottom = min(top + block, rows)
  for (let y = max(top, 0); y < bottom; y++) {
    for (let x = max(left, 0); x < right; x++) {
      const at = seen + y * columns + x
      if (stored > <u32>load<u8>(at)) store<u8>(at, <u8>stored)
    }
  }
}
