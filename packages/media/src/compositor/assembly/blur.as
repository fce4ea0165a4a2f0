// @ts-nocheck: AssemblyScript, which tools/build-wasm.ts compiles; its types are not TypeScript's.
/* oxlint-disable */

import { Lanes } from './lanes.ts'

// Sums of all pixels up to a place, with room for a blur that looks over both edges.
const SUMS: usize = memory.data((8_192 * 3 + 32) * 4)

/** What a quick pan does: every pixel the mean of `length` pixels along its row (any length from 1 up to the width). */
export function blurRows(plane: usize, stride: i32, columns: i32, rows: i32, length: f32): void {
  const reach = <i32>Mathf.ceil(length / 2) + 1
  const scale = f32x4.splat(1 / length)
  const half = f32x4.splat(0.5)
  // From x + 0.5 - length / 2 to x + 0.5 + length / 2, on the line of sums: straight between two of them.
  const rightEnd: f32 = 0.5 + length / 2
  const leftEnd: f32 = <f32>reach + 0.5 - length / 2
  const right = SUMS + ((reach + <i32>rightEnd) << 2)
  const left = SUMS + ((<i32>leftEnd) << 2)
  const rightPart = f32x4.splat(rightEnd - Mathf.floor(rightEnd))
  const leftPart = f32x4.splat(leftEnd - Mathf.floor(leftEnd))
  for (let y = 0; y < rows; y++) {
    const row = plane + y * stride
    addUp(row, columns, reach)
    for (let x = 0; x < columns; x += 4) {
      const whole = i32x4.sub(v128.load(right + 4 * x), v128.load(left + 4 * x))
      const nextRight = i32x4.sub(v128.load(right + 4 * x + 4), v128.load(right + 4 * x))
      const nextLeft = i32x4.sub(v128.load(left + 4 * x + 4), v128.load(left + 4 * x))
      const sum = f32x4.add(
        f32x4.convert_i32x4_s(whole),
        f32x4.sub(
          f32x4.mul(f32x4.convert_i32x4_s(nextRight), rightPart),
          f32x4.mul(f32x4.convert_i32x4_s(nextLeft), leftPart),
        ),
      )
      const codes = i32x4.trunc_sat_f32x4_s(f32x4.add(f32x4.mul(sum, scale), half))
      const words = i16x8.narrow_i32x4_s(codes, codes)
      Lanes.store(row + x, i8x16.narrow_i16x8_u(words, words), min(4, columns - x))
    }
  }
}

function addUp(row: usize, columns: i32, reach: i32): void {
  const first = <u32>load<u8>(row)
  const last = <u32>load<u8>(row + columns - 1)
  let at = SUMS
  let sum: u32 = 0
  for (let x = 0; x < reach; x++, at += 4, sum += first) store<u32>(at, sum)
  for (let x = 0; x < columns; x++, at += 4) {
    store<u32>(at, sum)
    sum += load<u8>(row + x)
  }
  for (let x = 0; x < reach + 8; x++, at += 4, sum += last) store<u32>(at, sum)
}
