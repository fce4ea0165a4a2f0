// What is seen at each pixel, without light: how far away it is, and whose it is.

import * as view from './view'
import { SAMPLES } from './skin'
import { TRIANGLE_BITS } from './coarse'

/** Depths of one surface differ at most by this share between neighbours: what differs more is another surface. */
const ONE_SURFACE: f32 = 1.05
/** From here on it is the sky, whatever the scale of the place. */
const SKY: f32 = 900000
/** Pixels: what is seen this near to its place is there. */
const SLACK: f32 = 0.25
/** The nearness that the first row of a frame expects. */
const FIRST_NEAR: f32 = 0.3
/** Pixels that are looked at together. */
const LANES: i32 = 4

/** The nearness of the plate in the row above, for each pixel of a row and LANES more. */
export let hintsAt: i32 = 0

/** The nearest pixel of the plate, and the mean of the four around, or the nearest where they belong to two surfaces. */
let nearestDepth: v128 = f32x4.splat(0)
let smoothDepth: v128 = f32x4.splat(0)

/** The plate's depths around places of it. */
@inline function tapPlate(x: v128, y: v128, base: v128, plateWidth: v128, lastLeft: v128, lastTop: v128, row: usize): void {
  const half = f32x4.splat(0.5)
  const zero = i32x4.splat(0)
  const leftX = f32x4.sub(x, half)
  const topY = f32x4.sub(y, half)
  const left = i32x4.min_s(lastLeft, i32x4.max_s(zero, i32x4.trunc_sat_f32x4_s(leftX)))
  const top = i32x4.min_s(lastTop, i32x4.max_s(zero, i32x4.trunc_sat_f32x4_s(topY)))
  const rightShare = clamp(f32x4.sub(leftX, f32x4.convert_i32x4_s(left)))
  const downShare = clamp(f32x4.sub(topY, f32x4.convert_i32x4_s(top)))
  const at = i32x4.add(base, i32x4.shl(i32x4.add(i32x4.mul(top, plateWidth), left), 2))
  const at0 = <usize>i32x4.extract_lane(at, 0)
  const at1 = <usize>i32x4.extract_lane(at, 1)
  const at2 = <usize>i32x4.extract_lane(at, 2)
  const at3 = <usize>i32x4.extract_lane(at, 3)
  const upper01 = v128.load64_lane(at1, v128.load64_zero(at0), 1)
  const upper23 = v128.load64_lane(at3, v128.load64_zero(at2), 1)
  const lower01 = v128.load64_lane(at1 + row, v128.load64_zero(at0 + row), 1)
  const lower23 = v128.load64_lane(at3 + row, v128.load64_zero(at2 + row), 1)
  const a = v128.shuffle<f32>(upper01, upper23, 0, 2, 4, 6)
  const b = v128.shuffle<f32>(upper01, upper23, 1, 3, 5, 7)
  const c = v128.shuffle<f32>(lower01, lower23, 0, 2, 4, 6)
  const d = v128.shuffle<f32>(lower01, lower23, 1, 3, 5, 7)
  const isRight = f32x4.ge(rightShare, half)
  const isLow = f32x4.ge(downShare, half)
  nearestDepth = v128.bitselect(v128.bitselect(d, c, isRight), v128.bitselect(b, a, isRight), isLow)
  const upper = f32x4.add(a, f32x4.mul(f32x4.sub(b, a), rightShare))
  const lower = f32x4.add(c, f32x4.mul(f32x4.sub(d, c), rightShare))
  const mean = f32x4.add(upper, f32x4.mul(f32x4.sub(lower, upper), downShare))
  const least = f32x4.pmin(f32x4.pmin(a, b), f32x4.pmin(c, d))
  const most = f32x4.pmax(f32x4.pmax(a, b), f32x4.pmax(c, d))
  smoothDepth = v128.bitselect(mean, nearestDepth, f32x4.le(most, f32x4.mul(least, f32x4.splat(ONE_SURFACE))))
}

@inline function clamp(share: v128): v128 {
  return f32x4.pmin(f32x4.splat(1), f32x4.pmax(f32x4.splat(0), share))
}

/**
 * The depths of the plate in metres of the place, `enlarged` of which are one of the view. Of a frame that is looked at
 * coarsely, each is the middle of `pitch` by `pitch` pixels. A row may write LANES depths too many.
 */
function lookAtPlate(width: i32, height: i32, depths: i32, enlarged: f32, pitch: i32): void {
  // The change of nearness that moves what is seen by SLACK pixels: another depth is looked at again.
  const reach: f32 = abs<f32>(view.shiftX) + abs<f32>(view.shiftY) + abs<f32>(view.push) * <f32>(width * pitch)
  const slack = f32x4.splat(SLACK / max<f32>(SLACK, reach))
  const one = f32x4.splat(1)
  const gain = f32x4.splat(<f32>1 / enlarged)
  const wide = <f32>pitch
  const pivot = f32x4.splat(view.pivot)
  const zoom = f32x4.splat(view.zoom)
  const push = f32x4.splat(view.zoom * view.push)
  const focusX = f32x4.splat(view.focusX)
  const focusY = f32x4.splat(view.focusY)
  const shiftX = f32x4.splat(view.shiftX)
  const shiftY = f32x4.splat(view.shiftY)
  const nearest = f32x4.splat(view.nearest)
  const sky = f32x4.splat(SKY)
  const steps = f32x4.mul(f32x4(0, 1, 2, 3), f32x4.splat(wide))
  const base = i32x4.splat(view.depthAt)
  const plateWidth = i32x4.splat(view.plateWidth)
  const lastLeft = i32x4.splat(view.plateWidth - 2)
  const lastTop = i32x4.splat(view.plateHeight - 2)
  const row = <usize>(view.plateWidth << 2)
  const middleX = view.middleX
  const hints = hintsAt
  for (let x = 0; x < width + LANES; x++) store<f32>(<usize>(hintsAt + (x << 2)), FIRST_NEAR)
  for (let y = 0; y < height; y++) {
    const down = f32x4.splat((<f32>y + 0.5) * wide - view.middleY)
    for (let x = 0; x < width; x += LANES) {
      const across = f32x4.add(f32x4.splat((<f32>x + 0.5) * wide - middleX), steps)
      const hint = <usize>(hints + (x << 2))
      let near = v128.load(hint)
      let found = near
      for (let round = 0; round < 2; round++) {
        const turn = f32x4.sub(near, pivot)
        const scale = f32x4.div(one, f32x4.add(zoom, f32x4.mul(push, turn)))
        const seenX = f32x4.add(focusX, f32x4.mul(f32x4.sub(across, f32x4.mul(shiftX, turn)), scale))
        const seenY = f32x4.add(focusY, f32x4.mul(f32x4.sub(down, f32x4.mul(shiftY, turn)), scale))
        tapPlate(seenX, seenY, base, plateWidth, lastLeft, lastTop, row)
        found = f32x4.pmin(one, f32x4.div(nearest, nearestDepth))
        const isElsewhere = f32x4.gt(f32x4.abs(f32x4.sub(found, near)), slack)
        if (!v128.any_true(isElsewhere)) break
        near = v128.bitselect(found, near, isElsewhere)
      }
      v128.store(hint, found)
      const isPlace = f32x4.lt(smoothDepth, sky)
      const depth = v128.bitselect(f32x4.mul(smoothDepth, gain), smoothDepth, isPlace)
      v128.store(<usize>(depths + ((y * width + x) << 2)), depth)
    }
  }
}

/**
 * A frame's depths, as those of the plate, and the numbers of its owners. `table` has a byte for each body: 0 for one that is
 * hardly there, else the number of its owner plus one, where 0 is nobody: the place. Samples of the frame are at `mapAt` and
 * `namesAt`, `stride` in a row; bodies are in rows from `firstRow` on, before `endRow`.
 */
export function sight(
  width: i32, height: i32, mapAt: i32, namesAt: i32, stride: i32, firstRow: i32, endRow: i32,
  bodies: i32, table: i32, depths: i32, owners: i32, enlarged: f32, pitch: i32,
): void {
  lookAtPlate(width, height, depths, enlarged, pitch)
  memory.fill(<usize>owners, 0, <usize>(width * height))
  const gain: f32 = <f32>1 / enlarged
  const samples = pitch * SAMPLES
  for (let y = 0; y < height; y++) {
    if (y * pitch < firstRow || y * pitch >= endRow) continue
    const line = y * samples * stride
    for (let x = 0; x < width; x++) {
      const sample = (line + x * samples) << 2
      // Two pixels of two samples.
      if (pitch == 1 && (x & 1) == 0 && !v128.any_true(v128.load(<usize>(namesAt + sample)))) {
        x++
        continue
      }
      const number: u32 = load<u32>(<usize>(namesAt + sample)) >> TRIANGLE_BITS
      if (number == 0 || <i32>number > bodies) continue
      const told = load<u8>(<usize>(table + number))
      if (told == 0) continue
      const own: f32 = gain / load<f32>(<usize>(mapAt + sample))
      const to = <usize>(depths + ((y * width + x) << 2))
      // As shade.as knows it: the ground's own roughness hides nothing.
      if (own > load<f32>(to) * 1.02 + 0.1 * gain) continue
      store<f32>(to, own)
      store<u8>(<usize>(owners + y * width + x), told - 1)
    }
  }
}
