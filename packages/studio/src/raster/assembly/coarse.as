// Shading of every second pixel, both ways: inside of a figure light changes slowly, and one look in the middle of two by
// two pixels is enough for all of them where the looks around it are of the same figure and nearly of the same light.

import * as view from './view'
import { SAMPLES } from './skin'
import { isPicture, isPlain, materialOf, shade, red, green, blue, seen, FIGURE_BYTES } from './shade'
import { mapAt, mapStride, namesAt } from './triangles'

/** Names are a figure's number in the upper bits, its triangle in the lower. */
export const TRIANGLE_BITS: i32 = 20
export const TRIANGLES: i32 = (1 << TRIANGLE_BITS) - 1

/** Three rows of looks, each as many as half the frame is wide and one more at either end: light, and whose it is or 0. */
export let looksAt: i32 = 0
export let looksInRow: i32 = 0
const LOOK_BYTES: usize = 16

/** Instead of a figure's number: a block within a picture. */
const ON_PICTURE: f32 = -1

/** Looks beside each other may differ by so much light, and by so much of the brighter one. */
const APART: f32 = 0.02
const SHARE_APART: f32 = 0.16

/** Where the look of a column of two pixels lies in the row of looks for frame row `y`, which is even. */
@inline function lookAt(x: i32, y: i32): usize {
  return <usize>looksAt + <usize>((((y >> 1) + 3) % 3) * looksInRow + (x >> 1) + 1) * LOOK_BYTES
}

/** True if a block lies within a picture. */
@inline export function isOnPicture(x: i32, y: i32): bool {
  return load<f32>(lookAt(x, y), 12) == ON_PICTURE
}

@inline function clear(at: usize): void {
  v128.store(at, f32x4.splat(0))
}

/** Beyond the frame there are no looks. */
export function noLooks(y: i32, left: i32, right: i32): void {
  for (let x = left - 2; x <= right; x += 2) clear(lookAt(x, y))
}

/** The looks of two rows of pixels. */
export function lookAlong(y: i32, left: i32, right: i32, bottom: i32, figures: i32): void {
  if (y >= bottom) return noLooks(y, left, right)
  const row = <usize>mapStride << 2
  const line = <usize>((y * SAMPLES * mapStride) << 2)
  clear(lookAt(left - 2, y))
  clear(lookAt(right, y))
  view.lookAnew()
  for (let x = left; x < right; x += 2) {
    const to = lookAt(x, y)
    const from = line + (<usize>(x * SAMPLES) << 2)
    if (!isEven(<usize>namesAt + from, <usize>mapAt + from, row, figures)) {
      clear(to)
      continue
    }
    const name = load<i32>(<usize>namesAt + from + row, 4)
    const figure = name >> TRIANGLE_BITS
    const at = <usize>(figures + figure * FIGURE_BYTES)
    const material = materialOf(at, name & TRIANGLES)
    if (!isPlain(material)) {
      if (isPicture(at, material)) v128.store(to, f32x4(0, 0, 0, ON_PICTURE))
      else clear(to)
      continue
    }
    view.lookAtPlate(<f32>x + 1, <f32>y + 1)
    shade(
      at,
      name & TRIANGLES,
      <f32>(x * SAMPLES + SAMPLES),
      <f32>(y * SAMPLES + SAMPLES),
      view.seenDepth,
    )
    if (seen == 1) v128.store(to, f32x4(red, green, blue, <f32>figure))
    else clear(to)
  }
}

/** All sixteen samples are of one figure that is no mirror and no glass, and about as far. */
@inline function isEven(names: usize, depths: usize, row: usize, figures: i32): bool {
  const first = v128.load(names)
  const second = v128.load(names + row)
  const third = v128.load(names + 2 * row)
  const fourth = v128.load(names + 3 * row)
  const figure = load<i32>(names) >> TRIANGLE_BITS
  if (figure == 0) return false
  const own = i32x4.splat(figure)
  const isOne = v128.and(
    v128.and(i32x4.eq(i32x4.shr_s(first, TRIANGLE_BITS), own), i32x4.eq(i32x4.shr_s(second, TRIANGLE_BITS), own)),
    v128.and(i32x4.eq(i32x4.shr_s(third, TRIANGLE_BITS), own), i32x4.eq(i32x4.shr_s(fourth, TRIANGLE_BITS), own)),
  )
  if (!i32x4.all_true(isOne)) return false
  const at = <usize>(figures + figure * FIGURE_BYTES)
  if (load<i32>(at, 60) != 0) return false
  const last = i32x4.splat(TRIANGLES)
  const highest = i32x4.max_s(
    i32x4.max_s(v128.and(first, last), v128.and(second, last)),
    i32x4.max_s(v128.and(third, last), v128.and(fourth, last)),
  )
  if (v128.any_true(i32x4.ge_s(highest, i32x4.splat(load<i32>(at, 64))))) return false
  const one = v128.load(depths)
  const two = v128.load(depths + row)
  const three = v128.load(depths + 2 * row)
  const four = v128.load(depths + 3 * row)
  const most = greatest(f32x4.max(f32x4.max(one, two), f32x4.max(three, four)))
  const least = -greatest(f32x4.neg(f32x4.min(f32x4.min(one, two), f32x4.min(three, four))))
  return most - least < 0.01 * most
}

@inline function greatest(lanes: v128): f32 {
  return max<f32>(
    max<f32>(f32x4.extract_lane(lanes, 0), f32x4.extract_lane(lanes, 1)),
    max<f32>(f32x4.extract_lane(lanes, 2), f32x4.extract_lane(lanes, 3)),
  )
}

/** The light of two by two pixels between the looks around them. */
export let upperLeft: v128 = f32x4.splat(0)
export let upperRight: v128 = f32x4.splat(0)
export let lowerLeft: v128 = f32x4.splat(0)
export let lowerRight: v128 = f32x4.splat(0)

/** Whether the nine looks at and around a block are near each other; then its four pixels are found. */
export function isBetweenLooks(x: i32, y: i32): bool {
  const at = lookAt(x, y)
  const middle = v128.load(at)
  if (f32x4.extract_lane(middle, 3) <= 0) return false
  const above = lookAt(x, y + 4)
  const below = lookAt(x, y + 2)
  const aL = v128.load(above - LOOK_BYTES)
  const aM = v128.load(above)
  const aR = v128.load(above + LOOK_BYTES)
  const mL = v128.load(at - LOOK_BYTES)
  const mR = v128.load(at + LOOK_BYTES)
  const bL = v128.load(below - LOOK_BYTES)
  const bM = v128.load(below)
  const bR = v128.load(below + LOOK_BYTES)
  const most = f32x4.max(
    f32x4.max(f32x4.max(f32x4.max(aL, aM), f32x4.max(aR, mL)), f32x4.max(f32x4.max(middle, mR), f32x4.max(bL, bM))),
    bR,
  )
  const least = f32x4.min(
    f32x4.min(f32x4.min(f32x4.min(aL, aM), f32x4.min(aR, mL)), f32x4.min(f32x4.min(middle, mR), f32x4.min(bL, bM))),
    bR,
  )
  // Of the figures' numbers no difference is small enough.
  const allowed = f32x4.add(f32x4(APART, APART, APART, 0), f32x4.mul(most, f32x4(SHARE_APART, SHARE_APART, SHARE_APART, 0)))
  if (v128.any_true(f32x4.gt(f32x4.sub(most, least), allowed))) return false
  const own = f32x4.mul(middle, f32x4.splat(9.0 / 16))
  const upper = f32x4.add(own, f32x4.mul(aM, f32x4.splat(3.0 / 16)))
  const lower = f32x4.add(own, f32x4.mul(bM, f32x4.splat(3.0 / 16)))
  const leftwards = f32x4.mul(mL, f32x4.splat(3.0 / 16))
  const rightwards = f32x4.mul(mR, f32x4.splat(3.0 / 16))
  const corner = f32x4.splat(1.0 / 16)
  upperLeft = f32x4.add(f32x4.add(upper, leftwards), f32x4.mul(aL, corner))
  upperRight = f32x4.add(f32x4.add(upper, rightwards), f32x4.mul(aR, corner))
  lowerLeft = f32x4.add(f32x4.add(lower, leftwards), f32x4.mul(bL, corner))
  lowerRight = f32x4.add(f32x4.add(lower, rightwards), f32x4.mul(bR, corner))
  return true
}
