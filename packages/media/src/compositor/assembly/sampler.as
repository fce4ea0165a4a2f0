// @ts-nocheck: AssemblyScript, which tools/build-wasm.ts compiles; its types are not TypeScript's.
/* oxlint-disable */
import { Lanes } from './lanes.ts'
import { RING } from './planes.ts'
import { sampleTurned } from './turned.ts'

// Where the pixel (x, y) of the frame lies in the source: u = u0 + ux x + uy y, v = v0 + vx x + vy y, in pixels of the
// source counted from the centre of its first. Set once per plane, then asked for row after row.
//
// Without rotation the two directions are separate: a row is first mixed of the source rows around v into ROW (Q7),
// then each pixel of the few columns around its u. Up to the source's own size that is bilinear. Below, a pixel of the
// frame is the mean of the area that it covers, so that every pixel of the source counts: up to four taps, down to half
// the size; for less the caller takes a smaller level. At the source's own size both are the same.

const MAX_WIDTH = 8_192
const MAX_SOURCE = 16_384

const ROW: usize = memory.data((MAX_SOURCE + 64) * 2)
// Bilinear: for each eight pixels the column where they begin, which lanes they take, and how much of the next one.
const STARTS: usize = memory.data((MAX_WIDTH / 8 + 2) * 4)
const PICKS: usize = memory.data((MAX_WIDTH / 8 + 2) * 16)
const SHARES: usize = memory.data((MAX_WIDTH / 8 + 2) * 16)
// Wide: for each four pixels the column where they begin, which lanes their first two taps take, and four weights of
// 14 bits each: of the first two taps of all four, then of the last two, which lie two lanes further.
const FIRSTS: usize = memory.data((MAX_WIDTH / 4 + 4) * 4)
const TAKES: usize = memory.data((MAX_WIDTH / 4 + 4) * 16)
const WEIGHTS: usize = memory.data((MAX_WIDTH / 4 + 4) * 32)

const COPY = 0
const BILINEAR = 1
const WIDE = 2
const TURNED = 3

let mode: i32 = COPY
let count: i32 = 0
let stride: i32 = 0
let width: i32 = 0
let height: i32 = 0
let u0: f64 = 0
let v0: f64 = 0
let ux: f64 = 0
let uy: f64 = 0
let vx: f64 = 0
let vy: f64 = 0
// The columns of the source that a row needs.
let from: i32 = 0
let until: i32 = 0

export function setSource(newStride: i32, newWidth: i32, newHeight: i32): void {
  stride = newStride
  width = newWidth
  height = newHeight
}

export function setPlace(pixels: i32, u: f64, uByX: f64, uByY: f64, v: f64, vByX: f64, vByY: f64): void {
  count = pixels
  u0 = u
  ux = uByX
  uy = uByY
  v0 = v
  vx = vByX
  vy = vByY
  if (uy != 0 || vx != 0 || ux <= 0 || vy <= 0 || ux > 2) {
    mode = TURNED
  } else if (isWhole(u0) && isWhole(v0) && ux == 1 && vy == 1 && u0 >= -RING && u0 + count <= width + RING) {
    mode = COPY
  } else if (ux <= 1) {
    mode = BILINEAR
    prepareBilinear()
  } else {
    mode = WIDE
    prepareWide()
  }
}

function isWhole(number: f64): bool {
  return Math.floor(number) == number
}

// Two pixels outside there is nothing but the ring's colour, which is as far as the widest tent looks.
function columnOf(x: i32): f64 {
  return max(-2.0, min(u0 + ux * x, width + 1.0))
}

function prepareBilinear(): void {
  from = <i32>Math.floor(columnOf(0))
  until = <i32>Math.floor(columnOf(count - 1)) + 2
  for (let x = 0; x < count; x += 8) {
    const start = <i32>Math.floor(columnOf(x))
    const group = x >> 3
    store<i32>(STARTS + group * 4, (start - from) * 2)
    for (let lane = 0; lane < 8; lane++) {
      const u = columnOf(x + lane)
      const column = <i32>Math.floor(u)
      const at = (group * 8 + lane) * 2
      // As ux is at most 1, the eighth lies within seven columns of the first.
      const pick = (column - start) * 2
      store<u16>(PICKS + at, <u16>(pick | ((pick + 1) << 8)))
      store<i16>(SHARES + at, <i16>((u - column) * 32_768))
    }
  }
}

function prepareWide(): void {
  from = weigh(columnOf(0), ux, 16_384)
  until = weigh(columnOf(count - 1), ux, 16_384) + 4
  for (let x = 0; x < count; x += 4) {
    const start = weigh(columnOf(x), ux, 16_384)
    const takes = TAKES + x * 4
    const weights = WEIGHTS + x * 8
    store<i32>(FIRSTS + x, (start - from) * 2)
    for (let lane = 0; lane < 4; lane++) {
      // As ux is at most 2, the fourth begins within six columns of the first.
      const take = (weigh(columnOf(x + lane), ux, 16_384) - start) * 2
      store<u32>(takes + lane * 4, <u32>(take * 0x01010101 + 0x03020100))
      store<u32>(weights + lane * 4, load<u32>(TAPS))
      store<u32>(weights + lane * 4 + 16, load<u32>(TAPS, 4))
    }
  }
}

const TAPS: usize = memory.data(8)

/**
 * Puts the weights of four pixels into TAPS: how much of each lies below a pixel of the frame that is `size` wide, its
 * own edges being as soft as bilinear makes them. They make `sum` together. Gives the first pixel that they are for.
 */
function weigh(place: f64, size: f64, sum: i32): i32 {
  const reach = (size + 1) / 2
  const first = <i32>Math.floor(place - reach) + 1
  let rest = sum
  let largest = 0
  for (let tap = 0; tap < 4; tap++) {
    const covered = max(0.0, min(1.0, reach - Math.abs(first + tap - place)))
    const weight = <i32>((covered / size) * sum)
    store<i16>(TAPS + tap * 2, <i16>weight)
    rest -= weight
    if (load<i16>(TAPS + tap * 2) > load<i16>(TAPS + largest * 2)) largest = tap
  }
  const at = TAPS + largest * 2
  store<i16>(at, <i16>(load<i16>(at) + rest))
  return first
}

/** Writes the frame's row y, exactly as many bytes as there are pixels. */
export function sampleRow(source: usize, y: i32, out: usize): void {
  if (mode == TURNED) {
    sampleSpan(source, y, 0, count, out)
    return
  }
  const v = max(-2.0, min(v0 + vy * y, height + 1.0))
  if (mode == COPY) {
    memory.copy(out, source + <i32>v * stride + <i32>u0, count)
    return
  }
  if (vy <= 1) mixTwoRows(source, v)
  else mixFourRows(source, v)
  if (mode == BILINEAR) pickPairs(out)
  else weighColumns(out)
}

/** The pixels of row y that can see anything but the ring. */
export let spanStart: i32 = 0
export let spanEnd: i32 = 0

export function findSpan(y: i32): void {
  spanStart = 0
  spanEnd = count
  if (mode != TURNED) return
  narrow(u0 + uy * y, ux, width)
  narrow(v0 + vy * y, vx, height)
}

function narrow(place: f64, step: f64, side: i32): void {
  if (Math.abs(step) < 1e-9) {
    if (place <= -1 || place >= side) spanEnd = 0
    return
  }
  const a = (-1 - place) / step
  const b = (side - place) / step
  spanStart = max(spanStart, <i32>Math.floor(min(a, b)))
  spanEnd = min(spanEnd, <i32>Math.ceil(max(a, b)) + 1)
}

/** A part of the row: of turned sources any, of others all of it. */
export function sampleSpan(source: usize, y: i32, start: i32, end: i32, out: usize): void {
  if (mode != TURNED) {
    sampleRow(source, y, out)
    return
  }
  const u = u0 + uy * y + ux * start
  const v = v0 + vy * y + vx * start
  sampleTurned(source, stride, width, height, end - start, u, v, ux, vx, out)
}

function rowOf(source: usize, y: i32): usize {
  return source + max(-RING, min(y, height + RING - 1)) * stride
}

function mixTwoRows(source: usize, v: f64): void {
  const top = Math.floor(v)
  const share = <i32>Math.round((v - top) * 256)
  const above = rowOf(source, <i32>top)
  const below = rowOf(source, <i32>top + 1)
  const aboveWeight = i16x8.splat(<i16>(256 - share))
  const belowWeight = i16x8.splat(<i16>share)
  let to = ROW
  for (let x = from; x < until; x += 16, to += 32) {
    const a = v128.load(above + x)
    const b = v128.load(below + x)
    v128.store(to, mixedOf(i16x8.extend_low_i8x16_u(a), i16x8.extend_low_i8x16_u(b), aboveWeight, belowWeight))
    v128.store(to, mixedOf(i16x8.extend_high_i8x16_u(a), i16x8.extend_high_i8x16_u(b), aboveWeight, belowWeight), 16)
  }
}

// Unsigned: 255 times 256 is below 65,536.
function mixedOf(a: v128, b: v128, aWeight: v128, bWeight: v128): v128 {
  return i16x8.shr_u(i16x8.add(i16x8.mul(a, aWeight), i16x8.mul(b, bWeight)), 1)
}

function mixFourRows(source: usize, v: f64): void {
  const top = weigh(v, min(vy, 2.0), 256)
  const a = rowOf(source, top)
  const b = rowOf(source, top + 1)
  const c = rowOf(source, top + 2)
  const d = rowOf(source, top + 3)
  const aWeight = i16x8.splat(load<i16>(TAPS))
  const bWeight = i16x8.splat(load<i16>(TAPS, 2))
  const cWeight = i16x8.splat(load<i16>(TAPS, 4))
  const dWeight = i16x8.splat(load<i16>(TAPS, 6))
  // The fourth row counts only where the size is above one and a half, and not always then.
  const isFour = load<i16>(TAPS, 6) != 0
  if (isFour) {
    for (let x = from, to: usize = 0; x < until; x += 8, to += 16) {
      const three = threeOf(a + x, b + x, c + x, aWeight, bWeight, cWeight)
      v128.store(to, i16x8.shr_u(i16x8.add(three, i16x8.mul(v128.load8x8_u(d + x), dWeight)), 1), ROW)
    }
  } else {
    for (let x = from, to: usize = 0; x < until; x += 16, to += 32) {
      v128.store(to, i16x8.shr_u(threeOf(a + x, b + x, c + x, aWeight, bWeight, cWeight), 1), ROW)
      v128.store(to, i16x8.shr_u(nextThreeOf(a + x, b + x, c + x, aWeight, bWeight, cWeight), 1), ROW + 16)
    }
  }
}

function threeOf(a: usize, b: usize, c: usize, aWeight: v128, bWeight: v128, cWeight: v128): v128 {
  const ab = i16x8.add(i16x8.mul(v128.load8x8_u(a), aWeight), i16x8.mul(v128.load8x8_u(b), bWeight))
  return i16x8.add(ab, i16x8.mul(v128.load8x8_u(c), cWeight))
}

function nextThreeOf(a: usize, b: usize, c: usize, aWeight: v128, bWeight: v128, cWeight: v128): v128 {
  const ab = i16x8.add(i16x8.mul(v128.load8x8_u(a, 8), aWeight), i16x8.mul(v128.load8x8_u(b, 8), bWeight))
  return i16x8.add(ab, i16x8.mul(v128.load8x8_u(c, 8), cWeight))
}

function pickPairs(out: usize): void {
  for (let x = 0; x < count; x += 16) {
    const group = x >> 3
    Lanes.store(out + x, Lanes.bytesOf(pairsOf(group), pairsOf(group + 1)), count - x)
  }
}

function pairsOf(group: i32): v128 {
  const at = load<i32>(group << 2, STARTS)
  const picks = v128.load(group << 4, PICKS)
  const left = i8x16.swizzle(v128.load(at, ROW), picks)
  const right = i8x16.swizzle(v128.load(at, ROW + 2), picks)
  return Lanes.mix(left, right, v128.load(group << 4, SHARES))
}

function weighColumns(out: usize): void {
  for (let x = 0; x < count; x += 16) {
    const low = i16x8.narrow_i32x4_s(fourOf(x), fourOf(x + 4))
    const high = i16x8.narrow_i32x4_s(fourOf(x + 8), fourOf(x + 12))
    Lanes.store(out + x, i8x16.narrow_i16x8_u(low, high), count - x)
  }
}

function fourOf(x: i32): v128 {
  const at = load<i32>(x, FIRSTS)
  const takes = v128.load(x << 2, TAKES)
  const weights = x << 3
  const first = i32x4.dot_i16x8_s(i8x16.swizzle(v128.load(at, ROW), takes), v128.load(weights, WEIGHTS))
  const last = i32x4.dot_i16x8_s(i8x16.swizzle(v128.load(at, ROW + 4), takes), v128.load(weights, WEIGHTS + 16))
  // Q7 by 14 bits; rounded.
  return i32x4.shr_s(i32x4.add(i32x4.add(first, last), i32x4.splat(1 << 20)), 21)
}
