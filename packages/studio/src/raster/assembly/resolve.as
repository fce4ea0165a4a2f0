// From samples to pixels with straight alpha: figures, and on whatever the plate shows their shadows.

import * as view from './view'
import { isBetweenLooks, isOnPicture, lookAlong, lowerLeft, lowerRight, noLooks, TRIANGLE_BITS, TRIANGLES, upperLeft, upperRight } from './coarse'
import { darkness, findCells, findLitTiles, isLitTile, TILE, waterKind } from './shadow'
import { leftmost, lowest, rightmost, SAMPLES, topmost } from './skin'
import { findAround, findPictured, isPicture, materialOf, pictured, shade, shadePicture, red, green, blue, seen, lightToBytes, FIGURE_BYTES } from './shade'
import { mapAt, mapStride, namesAt } from './triangles'

/** The part of the frame in which there can be shadows. */
export let shadeLeft: i32 = 0
export let shadeTop: i32 = 0
export let shadeRight: i32 = 0
export let shadeBottom: i32 = 0
/** Whether mirrors are seen on more than water. */
export let mirrorsAll: i32 = 0

let r: f32 = 0
let g: f32 = 0
let b: f32 = 0
let a: f32 = 0

@inline function figureOf(figures: i32, name: i32): usize {
  return <usize>(figures + (name >> TRIANGLE_BITS) * FIGURE_BYTES)
}

@inline function isMirror(figure: usize): bool {
  return load<i32>(figure, 60) != 0
}

@inline function addSample(figures: i32, name: i32, x: f32, y: f32, share: f32, dark: f32): void {
  const figure = figureOf(figures, name)
  shade(figure, name & TRIANGLES, x, y, view.seenDepth)
  let weight = seen * share
  if (isMirror(figure) && !mirrorsAll && view.seenDepth < 900000) {
    if (view.plateKind(view.seenX, view.seenY) != waterKind) weight = 0
  }
  r += red * weight
  g += green * weight
  b += blue * weight
  a += weight
  if (weight < share) a += (share - weight) * dark
}

@inline function screen(light: f32): u8 {
  // What is brighter than white comes near it softly.
  const soft: f32 = light < 0.75 ? light : 0.75 + 0.25 * ((light - 0.75) / (light - 0.75 + 0.25))
  return load<u8>(<usize>(lightToBytes + <i32>(max<f32>(0, min<f32>(1, soft)) * 4096 + 0.5)))
}

@inline function byteOf(step: i32): u32 {
  return <u32>load<u8>(<usize>(lightToBytes + step))
}

/** An opaque pixel: like `screen`, of all channels together. */
@inline function storeWhole(pixel: usize, light: v128): void {
  const over = f32x4.sub(light, f32x4.splat(0.75))
  const bent = f32x4.add(
    f32x4.splat(0.75),
    f32x4.mul(f32x4.splat(0.25), f32x4.div(over, f32x4.add(over, f32x4.splat(0.25)))),
  )
  const soft = v128.bitselect(light, bent, f32x4.lt(light, f32x4.splat(0.75)))
  const within = f32x4.max(f32x4.splat(0), f32x4.min(f32x4.splat(1), soft))
  const steps = i32x4.trunc_sat_f32x4_s(f32x4.add(f32x4.mul(within, f32x4.splat(4096)), f32x4.splat(0.5)))
  store<u32>(
    pixel,
    byteOf(i32x4.extract_lane(steps, 0)) |
      (byteOf(i32x4.extract_lane(steps, 1)) << 8) |
      (byteOf(i32x4.extract_lane(steps, 2)) << 16) |
      0xff000000,
  )
}

/**
 * Part of the frame, pixels, all even, to rows of RGBA at `out`, `stride` bytes each. Beside what the figures reach there are
 * only shadows. These are soft: one look is enough for two by two pixels.
 */
export function resolve(left: i32, top: i32, right: i32, bottom: i32, figures: i32, out: i32, stride: i32): void {
  const from = within(<i32>leftmost - 2, left, right)
  const to = within(<i32>rightmost + 4, from, right)
  const upper = within(<i32>topmost - 2, top, bottom)
  const lower = within(<i32>lowest + 4, upper, bottom)
  findCells()
  noLooks(upper - 2, from, to)
  lookAlong(upper, from, to, lower, figures)
  for (let y = top; y < bottom; y += 2) {
    const line = out + (y - top) * stride - (left << 2)
    if (y == top || y % TILE == 0) findLitTiles(y, left, right)
    view.lookAnew()
    if (y < upper || y >= lower) {
      resolveShade(y, left, right, line, stride)
      continue
    }
    lookAlong(y + 2, from, to, lower, figures)
    view.lookAnew()
    resolveShade(y, left, from, line, stride)
    resolveFigures(y, from, to, figures, line, stride)
    resolveShade(y, to, right, line, stride)
  }
}

/** Even, and between two numbers that are. */
@inline function within(place: i32, least: i32, most: i32): i32 {
  return max<i32>(least, min<i32>(most, place & ~1))
}

@inline function isDim(x: i32, y: i32): bool {
  return y >= shadeTop && y < shadeBottom && x >= shadeLeft && x < shadeRight && !isLitTile(x)
}

@inline function storeShade(to: usize, below: usize, dark: f32): void {
  const shadow: u32 = dark > 0.002 ? <u32>(dark * 255 + 0.5) << 24 : 0
  const two = (<u64>shadow << 32) | <u64>shadow
  store<u64>(to, two)
  store<u64>(below, two)
}

function resolveShade(y: i32, left: i32, right: i32, line: i32, stride: i32): void {
  for (let x = left; x < right; x += 2) {
    const to = <usize>(line + (x << 2))
    let dark: f32 = 0
    if (isDim(x, y)) {
      view.lookAtPlate(<f32>x + 1, <f32>y + 1)
      dark = darkness()
    }
    storeShade(to, to + <usize>stride, dark)
  }
}

function resolveFigures(y: i32, left: i32, right: i32, figures: i32, line: i32, stride: i32): void {
  const row = <usize>mapStride << 2
  const start = <usize>((y * SAMPLES * mapStride) << 2)
  for (let x = left; x < right; x += 2) {
    const from = start + (<usize>(x * SAMPLES) << 2)
    const names = <usize>namesAt + from
    const one = v128.load(names)
    const two = v128.load(names + row)
    const three = v128.load(names + 2 * row)
    const four = v128.load(names + 3 * row)
    const to = <usize>(line + (x << 2))
    const below = to + <usize>stride
    const isSeen = v128.any_true(v128.or(v128.or(one, two), v128.or(three, four)))
    const isWhole = isSeen && i32x4.all_true(one) && i32x4.all_true(two) && i32x4.all_true(three) && i32x4.all_true(four)
    if (isWhole && isBetweenLooks(x, y)) {
      storeWhole(to, upperLeft)
      storeWhole(to + 4, upperRight)
      storeWhole(below, lowerLeft)
      storeWhole(below + 4, lowerRight)
      continue
    }
    if (isWhole && isOnPicture(x, y)) {
      resolvePicture(x, y, from, figures, to, below)
      continue
    }
    const dims = isDim(x, y)
    if (dims || isSeen) view.lookAtPlate(<f32>x + 1, <f32>y + 1)
    const dark: f32 = dims && !isWhole ? darkness() : 0
    if (!isSeen) {
      storeShade(to, below, dark)
      continue
    }
    resolvePixel(x, y, from, figures, dark, to)
    resolvePixel(x + 1, y, from + 8, figures, dark, to + 4)
    resolvePixel(x, y + 1, from + 2 * row, figures, dark, below)
    resolvePixel(x + 1, y + 1, from + 2 * row + 8, figures, dark, below + 4)
  }
}

/** Two by two pixels of a picture: the light in their middle, the colour of each. */
function resolvePicture(x: i32, y: i32, from: usize, figures: i32, to: usize, below: usize): void {
  const row = <usize>mapStride << 2
  view.lookAtPlate(<f32>x + 1, <f32>y + 1)
  const px: f32 = <f32>(x * SAMPLES)
  const py: f32 = <f32>(y * SAMPLES)
  const name = load<i32>(<usize>namesAt + from + row, 4)
  const figure = figureOf(figures, name)
  shade(figure, name & TRIANGLES, px + 2, py + 2, view.seenDepth)
  const isLit = seen == 1
  if (isLit && isOneSurface(figure, <usize>namesAt + from, row) && findAround(view.leastAgain(<f32>x + 0.5, <f32>y + 0.5))) {
    if (findPictured(figure, -1, -1)) storeWhole(to, pictured)
    else resolvePart(true, x, y, from, figures, to)
    if (findPictured(figure, 1, -1)) storeWhole(to + 4, pictured)
    else resolvePart(true, x + 1, y, from + 8, figures, to + 4)
    if (findPictured(figure, -1, 1)) storeWhole(below, pictured)
    else resolvePart(true, x, y + 1, from + 2 * row, figures, below)
    if (findPictured(figure, 1, 1)) storeWhole(below + 4, pictured)
    else resolvePart(true, x + 1, y + 1, from + 2 * row + 8, figures, below + 4)
    return
  }
  resolvePart(isLit, x, y, from, figures, to)
  resolvePart(isLit, x + 1, y, from + 8, figures, to + 4)
  resolvePart(isLit, x, y + 1, from + 2 * row, figures, below)
  resolvePart(isLit, x + 1, y + 1, from + 2 * row + 8, figures, below + 4)
}

/** All sixteen samples of a figure are of one triangle, or those in the corners of triangles with a picture. */
@inline function isOneSurface(figure: usize, names: usize, row: usize): bool {
  const own = v128.load32_splat(names)
  const isOne = v128.and(
    v128.and(i32x4.eq(v128.load(names), own), i32x4.eq(v128.load(names + row), own)),
    v128.and(i32x4.eq(v128.load(names + 2 * row), own), i32x4.eq(v128.load(names + 3 * row), own)),
  )
  if (i32x4.all_true(isOne)) return true
  const last = names + 3 * row
  return (
    isPictured(figure, load<i32>(names)) &&
    isPictured(figure, load<i32>(names, 12)) &&
    isPictured(figure, load<i32>(last)) &&
    isPictured(figure, load<i32>(last, 12))
  )
}

@inline function isPictured(figure: usize, name: i32): bool {
  return isPicture(figure, materialOf(figure, name & TRIANGLES))
}

function resolvePart(isLit: bool, x: i32, y: i32, from: usize, figures: i32, pixel: usize): void {
  const name = load<i32>(<usize>namesAt + from)
  view.lookAgain(<f32>x + 0.5, <f32>y + 0.5)
  const px: f32 = <f32>(x * SAMPLES + 1)
  const py: f32 = <f32>(y * SAMPLES + 1)
  if (isLit && shadePicture(figureOf(figures, name), name & TRIANGLES, px, py, view.seenDepth))
    storeWhole(pixel, f32x4(red, green, blue, 0))
  else resolvePixel(x, y, from, figures, 0, pixel)
}

function resolvePixel(x: i32, y: i32, from: usize, figures: i32, dark: f32, pixel: usize): void {
  const at = <usize>namesAt + from
  const under = at + (<usize>mapStride << 2)
  const first = load<i32>(at)
  const second = load<i32>(at, 4)
  const third = load<i32>(under)
  const fourth = load<i32>(under, 4)
  if ((first | second | third | fourth) == 0) {
    store<u32>(pixel, dark > 0.002 ? <u32>(dark * 255 + 0.5) << 24 : 0)
    return
  }
  view.lookAgain(<f32>x + 0.5, <f32>y + 0.5)
  r = 0
  g = 0
  b = 0
  a = 0
  const px: f32 = <f32>(x * SAMPLES)
  const py: f32 = <f32>(y * SAMPLES)
  const whole = first != 0 && second != 0 && third != 0 && fourth != 0
  if (whole && isSmooth(figures, first, second, third, fourth, <usize>mapAt + from)) {
    addSample(figures, first, px + 1, py + 1, 1, dark)
  } else {
    if (first != 0) addSample(figures, first, px + 0.5, py + 0.5, 0.25, dark)
    else a += 0.25 * dark
    if (second != 0) addSample(figures, second, px + 1.5, py + 0.5, 0.25, dark)
    else a += 0.25 * dark
    if (third != 0) addSample(figures, third, px + 0.5, py + 1.5, 0.25, dark)
    else a += 0.25 * dark
    if (fourth != 0) addSample(figures, fourth, px + 1.5, py + 1.5, 0.25, dark)
    else a += 0.25 * dark
  }
  if (a <= 0.002) {
    store<u32>(pixel, 0)
    return
  }
  const over: f32 = 1 / a
  store<u8>(pixel, screen(r * over))
  store<u8>(pixel, screen(g * over), 1)
  store<u8>(pixel, screen(b * over), 2)
  store<u8>(pixel, <u8>(min<f32>(1, a) * 255 + 0.5), 3)
}

/** All four of one figure and about as far: one look is enough. */
@inline function isSmooth(figures: i32, first: i32, second: i32, third: i32, fourth: i32, depths: usize): bool {
  const figure = first >> TRIANGLE_BITS
  if (second >> TRIANGLE_BITS != figure || third >> TRIANGLE_BITS != figure || fourth >> TRIANGLE_BITS != figure)
    return false
  if (first == second && first == third && first == fourth) return true
  // Through glass three of the four see something else.
  const glassFrom = load<i32>(<usize>(figures + figure * FIGURE_BYTES), 64)
  const last: i32 = (1 << TRIANGLE_BITS) - 1
  if (max<i32>(max<i32>(first & last, second & last), max<i32>(third & last, fourth & last)) >= glassFrom) return false
  const under = depths + (<usize>mapStride << 2)
  const one = load<f32>(depths)
  const two = load<f32>(depths, 4)
  const three = load<f32>(under)
  const four = load<f32>(under, 4)
  const most = max<f32>(max<f32>(one, two), max<f32>(three, four))
  const least = min<f32>(min<f32>(one, two), min<f32>(three, four))
  return most - least < 0.006 * most
}
