// @ts-nocheck: AssemblyScript, which tools/build-wasm.ts compiles; its types are not TypeScript's.
/* oxlint-disable */
import { Lanes } from './lanes.ts'

// BT.709, limited range, 15 bits. The sums are exact, so that greys have no colour and white is 235.
const LUMA = i16x8(5983, 20127, 2032, 0, 5983, 20127, 2032, 0)
const BLUE = i16x8(-3298, -11094, 14392, 0, -3298, -11094, 14392, 0)
const RED = i16x8(14392, -13073, -1319, 0, 14392, -13073, -1319, 0)

const MAX_SOURCE = 16_384
// Rows of pixels as four 16-bit numbers, with one pixel more at each end.
const UPPER: usize = memory.data((MAX_SOURCE + 16) * 8) + 32
const LOWER: usize = memory.data((MAX_SOURCE + 16) * 8) + 32

/**
 * Two rows of RGBA (or one, twice, at the end of an odd height) to two of luma and one of each chroma. Alpha does not
 * count. Chroma lies where H.264 has it when nothing is said: on every second luma column, between the rows; so it is
 * the mean of three columns, 1 : 2 : 1, and of two rows.
 */
export function convertRows(
  upper: usize,
  lower: usize,
  width: i32,
  y: usize,
  yStride: i32,
  blue: usize,
  red: usize,
): void {
  widenRow(upper, UPPER, width)
  widenRow(lower, LOWER, width)
  linesToYuv(width, 0, y, yStride, blue, red)
}

/** Rows of linear light, three floats a pixel, through the table of the tone curve. */
export function exposeRows(
  upper: usize,
  lower: usize,
  width: i32,
  exposure: f32,
  table: usize,
  y: usize,
  yStride: i32,
  blue: usize,
  red: usize,
): void {
  exposeRow(upper, UPPER, width, exposure, table)
  exposeRow(lower, LOWER, width, exposure, table)
  linesToYuv(width, 4, y, yStride, blue, red)
}

function widenRow(from: usize, to: usize, width: i32): void {
  for (let x = 0; x < width; x += 4) {
    const pixels = v128.load(from + 4 * x)
    v128.store(to + 8 * x, i16x8.extend_low_i8x16_u(pixels))
    v128.store(to + 8 * x, i16x8.extend_high_i8x16_u(pixels), 16)
  }
}

// The table has 256 entries for each doubling from 2^-14 to 2^10: a float's highest bits are its place. Entries have
// four bits behind the point.
const OCTAVES = 24
const LEAST = (127 - 14) << 8
const ENTRIES = OCTAVES << 8

function exposeRow(from: usize, to: usize, width: i32, exposure: f32, table: usize): void {
  for (let x = 0; x < width; x++, from += 12, to += 8) {
    const red = toned(load<f32>(from) * exposure, table)
    const green = toned(load<f32>(from, 4) * exposure, table)
    const blue = toned(load<f32>(from, 8) * exposure, table)
    store<u64>(to, red | (green << 16) | (blue << 32))
  }
}

function toned(light: f32, table: usize): u64 {
  // What is no light, or not even a number, is dark.
  const place = (reinterpret<i32>(light > 0 ? light : 0) >> 15) - LEAST
  return load<u16>(table + (max(0, min(place, ENTRIES - 1)) << 1))
}

function linesToYuv(width: i32, fraction: i32, y: usize, yStride: i32, blue: usize, red: usize): void {
  lumaOf(UPPER, width, fraction, y)
  lumaOf(LOWER, width, fraction, y + yStride)
  addRows(width)
  const columns = (width + 1) >> 1
  chromaOf(BLUE, columns, fraction, blue)
  chromaOf(RED, columns, fraction, red)
}

function lumaOf(line: usize, width: i32, fraction: i32, to: usize): void {
  const shift = 15 + fraction
  const bias = i32x4.splat((16 << shift) + (1 << (shift - 1)))
  for (let x = 0; x < width; x += 16, line += 128) {
    const low = i16x8.narrow_i32x4_s(fourLumaOf(line, bias, shift), fourLumaOf(line + 32, bias, shift))
    const high = i16x8.narrow_i32x4_s(fourLumaOf(line + 64, bias, shift), fourLumaOf(line + 96, bias, shift))
    Lanes.store(to + x, i8x16.narrow_i16x8_u(low, high), width - x)
  }
}

function fourLumaOf(line: usize, bias: v128, shift: i32): v128 {
  const sum = pairSumOf(i32x4.dot_i16x8_s(v128.load(line), LUMA), i32x4.dot_i16x8_s(v128.load(line, 16), LUMA))
  return i32x4.shr_s(i32x4.add(sum, bias), shift)
}

function pairSumOf(a: v128, b: v128): v128 {
  return i32x4.add(v128.shuffle<i32>(a, b, 0, 2, 4, 6), v128.shuffle<i32>(a, b, 1, 3, 5, 7))
}

/** Both rows into the upper one, and its ends repeated. */
function addRows(width: i32): void {
  for (let x = 0; x < width; x += 2) {
    v128.store(UPPER + 8 * x, i16x8.add(v128.load(UPPER + 8 * x), v128.load(LOWER + 8 * x)))
  }
  store<u64>(UPPER - 8, load<u64>(UPPER))
  store<u64>(UPPER + 8 * width, load<u64>(UPPER + 8 * (width - 1)))
}

function chromaOf(weights: v128, columns: i32, fraction: i32, to: usize): void {
  // Eight pixels are added up.
  const shift = 18 + fraction
  const bias = i32x4.splat((128 << shift) + (1 << (shift - 1)))
  let line = UPPER
  for (let x = 0; x < columns; x += 8, line += 128) {
    const a = i32x4.shr_s(i32x4.add(fourChromaOf(weights, line), bias), shift)
    const b = i32x4.shr_s(i32x4.add(fourChromaOf(weights, line + 64), bias), shift)
    const codes = i16x8.narrow_i32x4_s(a, b)
    Lanes.store(to + x, i8x16.narrow_i16x8_u(codes, codes), min(8, columns - x))
  }
}

function fourChromaOf(weights: v128, line: usize): v128 {
  return pairSumOf(
    pairSumOf(oneChromaOf(weights, line), oneChromaOf(weights, line + 16)),
    pairSumOf(oneChromaOf(weights, line + 32), oneChromaOf(weights, line + 48)),
  )
}

// Left and middle, and middle and right, added: once, twice and once, in two halves that are added with the rest.
function oneChromaOf(weights: v128, line: usize): v128 {
  return i32x4.dot_i16x8_s(i16x8.add(v128.load(line - 8), v128.load(line)), weights)
}
