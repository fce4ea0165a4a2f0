// What is seen at each pixel, without light: how far away it is, and whose it is.

import * as view from './view'
import { SAMPLES } from './skin'
import { TRIANGLE_BITS } from './coarse'

/** Depths of one surface differ at most by this share between neighbours: what differs more is another surface. */
const ONE_SURFACE: f32 = 1.05
/** Depths of an even run differ at most by this share: between its ends they are nearly linear. */
const EVEN: f32 = 1.01
/** From here on it is the sky, whatever the scale of the place. */
const SKY: f32 = 900000
/** Pixels: what is seen this near to its place is there. */
const SLACK: f32 = 0.25
/** Pixels of a frame that are looked at together. */
const RUN: i32 = 8
/** Pixels of the plate that such a run may reach, and its neighbours. */
const REACH: i32 = 11

/** A byte for each pixel of the plate: from it on, REACH pixels to the right and one row down are one even surface. */
export let evenAt: i32 = 0

/** Finds even runs of the plate, once. */
export function measureRuns(): void {
  const width = view.plateWidth
  for (let row = 0; row < view.plateHeight; row++) {
    const line = <usize>(view.depthAt + ((row * width) << 2))
    const next = row + 1 < view.plateHeight ? line + (<usize>width << 2) : line
    // How many pixels from here on are even with their neighbours, and with the pixel at which that began.
    let from = width
    let least: f32 = 0
    let most: f32 = 0
    for (let column = width - 1; column >= 0; column--) {
      const at = <usize>column << 2
      const low = min<f32>(load<f32>(line + at), load<f32>(next + at))
      const high = max<f32>(load<f32>(line + at), load<f32>(next + at))
      least = min<f32>(least, low)
      most = max<f32>(most, high)
      if (from == width || most > least * EVEN) {
        from = column
        least = low
        most = high
      }
      // The run may have begun far to the right, and be even still: that is more than is asked for.
      const isEven = high <= low * EVEN && from - column >= REACH
      store<u8>(<usize>(evenAt + row * width + column), isEven ? 1 : 0)
    }
  }
}

let seenX: f32 = 0
let seenY: f32 = 0

/** The plate's depth at a pixel of the frame, if it is so near. */
@inline function lookAt(x: f32, y: f32, near: f32, scale: f32): f32 {
  seenX = view.focusX + (x - view.middleX - view.shiftX * (near - view.pivot)) * scale
  seenY = view.focusY + (y - view.middleY - view.shiftY * (near - view.pivot)) * scale
  return view.plateDepth(seenX, seenY)
}

/** The plate's depth between its pixels, smooth on one surface and sharp where two meet. */
@inline function smoothDepth(x: f32, y: f32, nearestDepth: f32): f32 {
  const left = <i32>floor<f32>(x - 0.5)
  const top = <i32>floor<f32>(y - 0.5)
  if (left < 0 || top < 0 || left + 1 >= view.plateWidth || top + 1 >= view.plateHeight) return nearestDepth
  const at = view.depthAt + ((top * view.plateWidth + left) << 2)
  const below = at + (view.plateWidth << 2)
  const a = load<f32>(<usize>at)
  const b = load<f32>(<usize>at, 4)
  const c = load<f32>(<usize>below)
  const d = load<f32>(<usize>below, 4)
  const least = min<f32>(min<f32>(a, b), min<f32>(c, d))
  const most = max<f32>(max<f32>(a, b), max<f32>(c, d))
  if (most > least * ONE_SURFACE) return nearestDepth
  const right = x - 0.5 - <f32>left
  const down = y - 0.5 - <f32>top
  const upper: f32 = a + (b - a) * right
  const lower: f32 = c + (d - c) * right
  return upper + (lower - upper) * down
}

/** No body is at these pixels: their samples, and those beside them, have no names. */
@inline function isEmpty(names: usize): bool {
  return !v128.any_true(
    v128.or(v128.or(v128.load(names), v128.load(names, 16)), v128.or(v128.load(names, 32), v128.load(names, 48))),
  )
}

/** Whether the plate from a place on is one even surface. */
@inline function isRun(x: f32, y: f32): bool {
  const column = <i32>(x - 0.5) - 1
  const row = <i32>(y - 0.5)
  if (column < 0 || row < 0 || column + REACH >= view.plateWidth || row + 1 >= view.plateHeight) return false
  return load<u8>(<usize>(evenAt + row * view.plateWidth + column)) != 0
}

/**
 * A frame's depths in metres of the place, `enlarged` of which are one of the view, and the numbers of its owners. `table` has
 * a byte for each body: 0 for one that is hardly there, else the number of its owner plus one, where 0 is nobody: the place.
 * Of a frame that is looked at coarsely, each is the middle of `pitch` by `pitch` pixels. Samples of the frame are at `mapAt` and `namesAt`, `stride` in a row; bodies are in rows from `firstRow` on, before `endRow`.
 */
export function sight(
  width: i32, height: i32, mapAt: i32, namesAt: i32, stride: i32, firstRow: i32, endRow: i32,
  bodies: i32, table: i32, depths: i32, owners: i32, enlarged: f32, pitch: i32,
): void {
  // A camera that stays shows the same of the plate, however near that is.
  const stays = view.push == 0 && view.shiftX == 0 && view.shiftY == 0
  const gain: f32 = <f32>1 / enlarged
  // The change of nearness that moves what is seen by SLACK pixels.
  const reach: f32 = abs<f32>(view.shiftX) + abs<f32>(view.shiftY) + abs<f32>(view.push) * <f32>(width * pitch)
  const slack: f32 = SLACK / max<f32>(1, reach)
  const wide = <f32>pitch
  let scale: f32 = <f32>1 / view.magnified(0.3)
  for (let y = 0; y < height; y++) {
    let near: f32 = 0.3
    scale = <f32>1 / view.magnified(near)
    // The depth for which the look is right.
    let looked: f32 = view.nearest / near
    let behind: f32 = 0
    const hasBodies = y * pitch >= firstRow && y * pitch < endRow
    const line = (y * pitch * SAMPLES * stride) << 2
    const middle = (<f32>y + 0.5) * wide
    for (let x = 0; x < width; x++) {
      behind = lookAt((<f32>x + 0.5) * wide, middle, near, scale)
      // Another depth is looked at again, if it is seen elsewhere.
      if (!stays && abs<f32>(behind - looked) * view.nearest > slack * behind * behind) {
        near = view.nearness(behind)
        scale = <f32>1 / view.magnified(near)
        behind = lookAt((<f32>x + 0.5) * wide, middle, near, scale)
        near = view.nearness(behind)
        scale = <f32>1 / view.magnified(near)
        looked = behind
      }
      const at = y * width + x
      const sample = line + ((x * pitch * SAMPLES) << 2)
      const canRun = (x & 3) == 0 && x + RUN <= width && scale * wide <= 1.1
      if (canRun && isRun(seenX, seenY) && (!hasBodies || isEmpty(<usize>(namesAt + sample)))) {
        let first = smoothDepth(seenX, seenY, behind)
        behind = lookAt(<f32>(x + RUN) - 0.5, middle, near, scale)
        let end = smoothDepth(seenX, seenY, behind)
        if (first < SKY) {
          first *= gain
          end *= gain
        }
        const step = f32x4.splat((end - first) * <f32>(1.0 / 7))
        const from = f32x4.splat(first)
        const to = <usize>(depths + (at << 2))
        v128.store(to, f32x4.add(from, f32x4.mul(step, f32x4(0, 1, 2, 3))))
        v128.store(to, f32x4.add(from, f32x4.mul(step, f32x4(4, 5, 6, 7))), 16)
        store<u64>(<usize>(owners + at), 0)
        x += RUN - 1
        continue
      }
      const number: u32 = hasBodies ? load<u32>(<usize>(namesAt + sample)) >> TRIANGLE_BITS : 0
      let depth = behind
      let owner: u8 = 0
      let isOwn = false
      if (number != 0 && <i32>number <= bodies) {
        const told = load<u8>(<usize>(table + number))
        const own: f32 = <f32>1 / load<f32>(<usize>(mapAt + sample))
        // As shade.as knows it: the ground's own roughness hides nothing.
        if (told != 0 && own <= behind + 0.1 + 0.02 * behind) {
          depth = own
          owner = told - 1
          isOwn = true
        }
      }
      if (!isOwn) depth = smoothDepth(seenX, seenY, behind)
      store<f32>(<usize>(depths + (at << 2)), depth < SKY ? depth * gain : depth)
      store<u8>(<usize>(owners + at), owner)
    }
  }
}
