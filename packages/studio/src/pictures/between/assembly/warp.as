// @ts-nocheck: AssemblyScript, which tools/build-wasm.ts compiles; its types are not TypeScript's.
/* oxlint-disable */

// What warp-kernels.ts, one folder up, can call. No address is checked here: the TypeScript side owns the memory.
//
// A cell is two by two pixels of luma and one of each colour. A flow has four numbers a pixel, side by side (the way to
// the first picture, x and y, then to the last), so that one vector holds all that a cell needs to know of it.

/** Where the memory begins that is nobody's yet. */
export function heapBase(): usize {
  return __heap_base
}

// Static methods, since a decorator before a plain function is nothing that formatters and linters can read.
class Lanes {
  @inline static mix(a: v128, b: v128, share: v128): v128 {
    return f32x4.add(a, f32x4.mul(f32x4.sub(b, a), share))
  }

  /** The four pixels of luma that lie between three by three, row by row, times 2^21; see `down`. */
  @inline static luma(at: usize, stride: usize, right: v128, down: v128): v128 {
    const upper = v128.load32_lane(at + stride, v128.load32_zero(at), 1)
    const lower = v128.load32_lane(at + 2 * stride, v128.load32_zero(at + stride), 1)
    return i32x4.dot_i16x8_s(Lanes.over(Lanes.across(upper, right), Lanes.across(lower, right)), down)
  }

  /** Of two rows of four pixels the first two, each mixed with its right neighbour, times 128. */
  @inline static across(rows: v128, right: v128): v128 {
    const words = i16x8.extend_low_i8x16_u(rows)
    // Within each half: that is two quick instructions, any other order is a table in memory.
    return i32x4.dot_i16x8_s(v128.shuffle<i16>(words, words, 0, 1, 1, 2, 4, 5, 5, 6), right)
  }

  /** Blue and red between two by two pairs of them, in the first two lanes, times 2^21. */
  @inline static chroma(at: usize, stride: usize, right: v128, down: v128): v128 {
    const words = i16x8.extend_low_i8x16_u(v128.load32_lane(at + stride, v128.load32_zero(at), 1))
    const rows = i32x4.dot_i16x8_s(v128.shuffle<i16>(words, words, 0, 2, 1, 3, 4, 6, 5, 7), right)
    return i32x4.dot_i16x8_s(Lanes.over(rows, v128.shuffle<i32>(rows, rows, 2, 3, 2, 3)), down)
  }

  /** What lies above and below each other as pairs of 16 bits. */
  @inline static over(upper: v128, lower: v128): v128 {
    return v128.or(upper, i32x4.shl(lower, 16))
  }

  /** Shares of a left and a right neighbour, 128 together, as pairs of 16 bits. */
  @inline static pairs(part: v128): v128 {
    return Lanes.over(i32x4.sub(i32x4.splat(128), part), part)
  }

  /** Shares of the upper and the lower row times the frame's own, of both frames 2^14 together, as pairs of 16 bits. */
  @inline static down(pairs: v128, shares: v128): v128 {
    const rows = i32x4.extend_low_i16x8_s(v128.shuffle<i32>(pairs, pairs, 1, 3, 1, 3))
    const exact = f32x4.add(f32x4.mul(f32x4.convert_i32x4_s(rows), shares), f32x4.splat(0.5))
    const weights = i32x4.trunc_sat_f32x4_s(exact)
    return i16x8.narrow_i32x4_s(weights, weights)
  }

  /** Bytes of two sums that were 2^21 times as much. */
  @inline static bytes(a: v128, b: v128): v128 {
    const sum = i32x4.add(i32x4.add(a, b), i32x4.splat(1 << 20))
    const whole = i32x4.shr_s(sum, 21)
    const words = i16x8.narrow_i32x4_s(whole, whole)
    return i8x16.narrow_i16x8_u(words, words)
  }
}

/** How one row of a flow comes from two rows each of two known flows: shares of the ways to the first and to the last. */
let early: v128 = f32x4.splat(0)
let late: v128 = f32x4.splat(0)
let earlyShare: f32 = 0
let lateShare: f32 = 0
let endShare: f32 = 0

export function setMix(
  earlyFirst: f32,
  lateFirst: f32,
  earlyLast: f32,
  lateLast: f32,
  shareEarly: f32,
  shareLate: f32,
  shareEnd: f32,
): void {
  early = f32x4(earlyFirst, earlyFirst, earlyLast, earlyLast)
  late = f32x4(lateFirst, lateFirst, lateLast, lateLast)
  earlyShare = shareEarly
  lateShare = shareLate
  endShare = shareEnd
}

/** A row between two rows of both flows: ways to `ways`, the first picture's shares to `shares`. */
export function mixRow(
  width: i32,
  beforeWays: usize,
  beforeShares: usize,
  afterWays: usize,
  afterShares: usize,
  down: f32,
  ways: usize,
  shares: usize,
): void {
  const lower = f32x4.splat(down)
  const next = (<usize>width) << 4
  for (let i: usize = 0; i < next; i += 16) {
    const a = Lanes.mix(v128.load(beforeWays + i), v128.load(beforeWays + next + i), lower)
    const b = Lanes.mix(v128.load(afterWays + i), v128.load(afterWays + next + i), lower)
    v128.store(ways + i, f32x4.add(f32x4.mul(a, early), f32x4.mul(b, late)))
  }
  // Sizes that the network takes are multiples of 32.
  const nextShares = (<usize>width) << 2
  const weightA = f32x4.splat(earlyShare)
  const weightB = f32x4.splat(lateShare)
  const end = f32x4.splat(endShare)
  for (let i: usize = 0; i < nextShares; i += 16) {
    const a = Lanes.mix(v128.load(beforeShares + i), v128.load(beforeShares + nextShares + i), lower)
    const b = Lanes.mix(v128.load(afterShares + i), v128.load(afterShares + nextShares + i), lower)
    v128.store(shares + i, f32x4.add(f32x4.add(f32x4.mul(a, weightA), f32x4.mul(b, weightB)), end))
  }
}

// Both frames: planes with one column and one row more, blue and red side by side.
let firstLuma: usize = 0
let firstChroma: usize = 0
let lastLuma: usize = 0
let lastChroma: usize = 0
let columns: i32 = 0
let rows: i32 = 0
/** For each column of cells the flow's pixel left of it, times sixteen, and the share of the one right of it. */
let lefts: usize = 0
let rights: usize = 0
let scale: v128 = f32x4.splat(0)

export function setFrames(
  first: usize,
  firstColours: usize,
  last: usize,
  lastColours: usize,
  cellColumns: i32,
  cellRows: i32,
  leftTable: usize,
  rightTable: usize,
  scaleX: f32,
  scaleY: f32,
): void {
  firstLuma = first
  firstChroma = firstColours
  lastLuma = last
  lastChroma = lastColours
  columns = cellColumns
  rows = cellRows
  lefts = leftTable
  rights = rightTable
  scale = f32x4(scaleX, scaleY, scaleX, scaleY)
}

/** A row of cells mixed of both frames as a row of a flow says; `closer` is 1/zoom - 1 around the frame's middle. */
export function warpRow(
  row: i32,
  ways: usize,
  shares: usize,
  closerFirst: f32,
  closerLast: f32,
  luma: usize,
  blue: usize,
  red: usize,
): void {
  const stride = <usize>(2 * columns + 1)
  const chromaStride = <usize>(2 * columns + 2)
  const wide = <f32>columns
  const high = <f32>rows
  const y = <f32>row * 2
  const below = y + 1 - high
  const beside = -wide + 1
  const start = f32x4(beside * closerFirst, y + below * closerFirst, beside * closerLast, y + below * closerLast)
  const step = f32x4(closerFirst * 2 + 2, 0, closerLast * 2 + 2, 0)
  const most = f32x4(wide * 2 - 2, high * 2 - 2, wide * 2 - 2, high * 2 - 2)
  for (let i = 0; i < columns; i++) {
    const left = load<u32>(lefts + ((<usize>i) << 2))
    const right = f32x4.splat(load<f32>(rights + ((<usize>i) << 2)))
    const way = Lanes.mix(v128.load(ways + left), v128.load(ways + left, 16), right)
    const shareLeft = v128.load32_splat(shares + (left >> 2))
    const share = Lanes.mix(shareLeft, v128.load32_splat(shares + (left >> 2), 4), right)
    const wanted = f32x4.add(f32x4.add(start, f32x4.mul(step, f32x4.splat(<f32>i))), f32x4.mul(way, scale))
    // Places in parts of 128: as fine as can be seen, and all that follows is whole numbers.
    const place = f32x4.mul(f32x4.pmin(f32x4.pmax(wanted, f32x4.splat(0)), most), f32x4.splat(128))
    const parts = i32x4.trunc_sat_f32x4_s(f32x4.add(place, f32x4.splat(0.5)))
    const shareOf = f32x4.mul(f32x4.add(f32x4(0, 0, 1, 1), f32x4.mul(share, f32x4(1, 1, -1, -1))), f32x4.splat(128))

    const whole = i32x4.shr_u(parts, 7)
    const pairs = Lanes.pairs(v128.and(parts, i32x4.splat(127)))
    const down = Lanes.down(pairs, shareOf)
    const from = firstLuma + <usize>i32x4.extract_lane(whole, 1) * stride + <usize>i32x4.extract_lane(whole, 0)
    const to = lastLuma + <usize>i32x4.extract_lane(whole, 3) * stride + <usize>i32x4.extract_lane(whole, 2)
    const a = Lanes.luma(
      from,
      stride,
      v128.shuffle<i32>(pairs, pairs, 0, 0, 0, 0),
      v128.shuffle<i32>(down, down, 0, 0, 0, 0),
    )
    const b = Lanes.luma(
      to,
      stride,
      v128.shuffle<i32>(pairs, pairs, 2, 2, 2, 2),
      v128.shuffle<i32>(down, down, 1, 1, 1, 1),
    )
    const cell = Lanes.bytes(a, b)
    const at = luma + ((<usize>i) << 1)
    v128.store16_lane(at, cell, 0)
    v128.store16_lane(at + ((<usize>columns) << 1), cell, 1)

    const cells = i32x4.shr_u(parts, 8)
    const cellPairs = Lanes.pairs(v128.and(i32x4.shr_u(parts, 1), i32x4.splat(127)))
    const cellDown = Lanes.down(cellPairs, shareOf)
    const colourFrom =
      firstChroma + <usize>i32x4.extract_lane(cells, 1) * chromaStride + ((<usize>i32x4.extract_lane(cells, 0)) << 1)
    const colourTo =
      lastChroma + <usize>i32x4.extract_lane(cells, 3) * chromaStride + ((<usize>i32x4.extract_lane(cells, 2)) << 1)
    const c = Lanes.chroma(
      colourFrom,
      chromaStride,
      v128.shuffle<i32>(cellPairs, cellPairs, 0, 0, 0, 0),
      v128.shuffle<i32>(cellDown, cellDown, 0, 0, 0, 0),
    )
    const d = Lanes.chroma(
      colourTo,
      chromaStride,
      v128.shuffle<i32>(cellPairs, cellPairs, 2, 2, 2, 2),
      v128.shuffle<i32>(cellDown, cellDown, 1, 1, 1, 1),
    )
    const pair = Lanes.bytes(c, d)
    v128.store8_lane(blue + <usize>i, pair, 0)
    v128.store8_lane(red + <usize>i, pair, 1)
  }
}
