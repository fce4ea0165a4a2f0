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
/** A greater change of nearness from row to row is that of another surface. */
const EVEN_CHANGE: f32 = 0.02
/** Pixels that are looked at together. */
const LANES: i32 = 4

/** A float of this size has no fraction: adding it rounds, and its lower bits are the whole number. */
const WHOLE: f32 = 8388608

/** The nearness of the plate in the two rows above, for each pixel of a row and LANES more. */
export let hintsAt: i32 = 0

/** Pixels of the plate side by side, and of a row of the frame, that may have one depth. */
const RUN: i32 = 16
/** For each run of each row of the plate its depth if all of it has the same, else 0. */
export let runsAt: i32 = 0

/** The whole runs of a row; the rest of it is none. */
@inline function runsInRow(): i32 {
  return (view.plateWidth + RUN - 1) / RUN
}

/** Finds the runs of the plate: the sky, level ground, and walls across the view. */
export function measureRuns(): void {
  const inRow = runsInRow()
  for (let y = 0; y < view.plateHeight; y++)
    for (let run = 0; run < inRow; run++) {
      const from = <usize>(view.depthAt + ((y * view.plateWidth + run * RUN) << 2))
      const depth = load<f32>(from)
      let isEven = (run + 1) * RUN <= view.plateWidth
      for (let at = 1; isEven && at < RUN; at++) isEven = load<f32>(from + <usize>(at << 2)) == depth
      store<f32>(<usize>(runsAt + ((y * inRow + run) << 2)), isEven ? depth : 0)
    }
}

/** The depth of all pixels of the plate in a row from one column to another, or 0 if they differ. */
@inline function runDepth(row: i32, from: i32, to: i32): f32 {
  const runs = <usize>(runsAt + ((row * runsInRow()) << 2))
  const depth = load<f32>(runs + <usize>((from / RUN) << 2))
  for (let run = from / RUN + 1; run <= to / RUN; run++)
    if (load<f32>(runs + <usize>(run << 2)) != depth) return 0
  return depth
}

/** What a run of the frame shows: its depth, before the scale of the place, and its nearness. */
let foundDepth: f32 = 0
let foundNear: f32 = 0

/** True if all pixels of a run of the frame show one depth; nearness is expected to be `near`. */
function lookAtRun(across: f32, down: f32, pitch: f32, expected: f32, slack: f32): bool {
  let near = expected
  for (let round = 0; round < 2; round++) {
    const turn = near - view.pivot
    const scale: f32 = 1 / (view.zoom + view.zoom * view.push * turn)
    const firstX = view.focusX - 0.5 + (across - view.shiftX * turn) * scale
    const lastX = firstX + <f32>(RUN - 1) * pitch * scale
    const topY = view.focusY - 0.5 + (down - view.shiftY * turn) * scale
    if (!(firstX >= 0 && topY >= 0 && scale > 0)) return false
    const top = <i32>topY
    if (lastX >= <f32>(view.plateWidth - 1) || top > view.plateHeight - 2) return false
    const upper = runDepth(top, <i32>firstX, <i32>lastX + 1)
    if (upper == 0) return false
    const lower = runDepth(top + 1, <i32>firstX, <i32>lastX + 1)
    if (lower == 0) return false
    const share = topY - <f32>top
    const nearestDepth = share >= 0.5 ? lower : upper
    const isOne = max<f32>(upper, lower) <= min<f32>(upper, lower) * ONE_SURFACE
    foundDepth = isOne ? upper + (lower - upper) * share : nearestDepth
    foundNear = min<f32>(1, view.nearest / nearestDepth)
    if (abs<f32>(foundNear - near) <= slack) break
    near = foundNear
  }
  return true
}

/** True if the numbers of a run are one. */
@inline function isRun(at: usize, one: v128): bool {
  return v128.any_true(
    v128.or(
      v128.or(v128.xor(v128.load(at), one), v128.xor(v128.load(at, 16), one)),
      v128.or(v128.xor(v128.load(at, 32), one), v128.xor(v128.load(at, 48), one)),
    ),
  )
    ? false
    : true
}

@inline function storeRun(at: usize, one: v128): void {
  v128.store(at, one)
  v128.store(at, one, 16)
  v128.store(at, one, 32)
  v128.store(at, one, 48)
}

/** The nearness of a row that two rows above let expect: along a plane, it changes evenly. */
@inline function expectedNear(above: v128, beyond: v128): v128 {
  const change = f32x4.sub(above, beyond)
  const isEven = f32x4.lt(f32x4.abs(change), f32x4.splat(EVEN_CHANGE))
  return clamp(f32x4.add(above, v128.and(change, isEven)))
}

@inline function clamp(share: v128): v128 {
  return f32x4.pmin(f32x4.splat(1), f32x4.pmax(f32x4.splat(0), share))
}

/** The whole numbers below, from 0 to the last. */
@inline function floorTo(last: v128, at: v128): v128 {
  const whole = f32x4.splat(WHOLE)
  const below = f32x4.sub(f32x4.add(f32x4.sub(at, f32x4.splat(0.5)), whole), whole)
  return f32x4.pmin(last, f32x4.pmax(f32x4.splat(0), below))
}

/**
 * The depths of the plate in metres of the place, `enlarged` of which are one of the view. Of a frame that is looked at
 * coarsely, each is the middle of `pitch` by `pitch` pixels. A row may write LANES depths too many. Each is the mean of the
 * four pixels of the plate around, or the nearest where they belong to two surfaces.
 */
function lookAtPlate(width: i32, height: i32, depths: i32, enlarged: f32, pitch: i32): void {
  // The change of nearness that moves what is seen by SLACK pixels: another depth is looked at again.
  const reach: f32 = abs<f32>(view.shiftX) + abs<f32>(view.shiftY) + abs<f32>(view.push) * <f32>(width * pitch)
  const slackAlone: f32 = SLACK / max<f32>(SLACK, reach)
  const slack = f32x4.splat(slackAlone)
  const one = f32x4.splat(1)
  const half = f32x4.splat(0.5)
  const whole = f32x4.splat(WHOLE)
  const gainAlone: f32 = <f32>1 / enlarged
  const gain = f32x4.splat(gainAlone)
  const wide = <f32>pitch
  const pivot = f32x4.splat(view.pivot)
  const zoom = f32x4.splat(view.zoom)
  const push = f32x4.splat(view.zoom * view.push)
  const focusX = f32x4.splat(view.focusX - 0.5)
  const focusY = f32x4.splat(view.focusY - 0.5)
  const shiftX = f32x4.splat(view.shiftX)
  const shiftY = f32x4.splat(view.shiftY)
  const nearest = f32x4.splat(view.nearest)
  const sky = f32x4.splat(SKY)
  const steps = f32x4.mul(f32x4(0, 1, 2, 3), f32x4.splat(wide))
  const base = <usize>view.depthAt
  const lowWords = i32x4.splat(0xffff)
  const perColumnAndRow = i32x4.splat((view.plateWidth << 16) | 1)
  const lastLeft = f32x4.splat(<f32>(view.plateWidth - 2))
  const lastTop = f32x4.splat(<f32>(view.plateHeight - 2))
  const row = <usize>(view.plateWidth << 2)
  const middleX = view.middleX
  const hints = <usize>hintsAt
  const hintBytes = <usize>((width + LANES) << 2)
  for (let x: usize = 0; x < 2 * hintBytes; x += 4) store<f32>(hints + x, FIRST_NEAR)
  for (let y = 0; y < height; y++) {
    const downAlone: f32 = (<f32>y + 0.5) * wide - view.middleY
    const down = f32x4.splat(downAlone)
    for (let x = 0; x < width; x += LANES) {
      const firstAcross: f32 = (<f32>x + 0.5) * wide - middleX
      const across = f32x4.add(f32x4.splat(firstAcross), steps)
      const hint = hints + <usize>(x << 2)
      const above = v128.load(hint)
      const beyond = v128.load(hint + hintBytes)
      let near = expectedNear(above, beyond)
      if ((x & (RUN - 1)) == 0 && x + RUN <= width) {
        const first = v128.load32_splat(hint)
        if (isRun(hint, first) && isRun(hint + hintBytes, v128.load32_splat(hint + hintBytes))) {
          if (lookAtRun(firstAcross, downAlone, wide, f32x4.extract_lane(near, 0), slackAlone)) {
            storeRun(hint + hintBytes, first)
            storeRun(hint, f32x4.splat(foundNear))
            const run: f32 = foundDepth < SKY ? foundDepth * gainAlone : foundDepth
            storeRun(<usize>(depths + ((y * width + x) << 2)), f32x4.splat(run))
            x += RUN - LANES
            continue
          }
        }
      }
      let found = near
      let depth = near
      for (let round = 0; round < 2; round++) {
        const turn = f32x4.sub(near, pivot)
        const scale = f32x4.div(one, f32x4.add(zoom, f32x4.mul(push, turn)))
        const leftX = f32x4.add(focusX, f32x4.mul(f32x4.sub(across, f32x4.mul(shiftX, turn)), scale))
        const topY = f32x4.add(focusY, f32x4.mul(f32x4.sub(down, f32x4.mul(shiftY, turn)), scale))
        const left = floorTo(lastLeft, leftX)
        const top = floorTo(lastTop, topY)
        // Columns are in the lower halves of the words, rows in the upper ones.
        const place = v128.or(v128.and(f32x4.add(left, whole), lowWords), i32x4.shl(f32x4.add(top, whole), 16))
        const at = i32x4.shl(i32x4.dot_i16x8_s(place, perColumnAndRow), 2)
        const at0 = base + <usize>i32x4.extract_lane(at, 0)
        const at1 = base + <usize>i32x4.extract_lane(at, 1)
        const at2 = base + <usize>i32x4.extract_lane(at, 2)
        const at3 = base + <usize>i32x4.extract_lane(at, 3)
        const upper01 = v128.load64_lane(at1, v128.load64_zero(at0), 1)
        const upper23 = v128.load64_lane(at3, v128.load64_zero(at2), 1)
        const lower01 = v128.load64_lane(at1 + row, v128.load64_zero(at0 + row), 1)
        const lower23 = v128.load64_lane(at3 + row, v128.load64_zero(at2 + row), 1)
        const a = v128.shuffle<f32>(upper01, upper23, 0, 2, 4, 6)
        const b = v128.shuffle<f32>(upper01, upper23, 1, 3, 5, 7)
        const c = v128.shuffle<f32>(lower01, lower23, 0, 2, 4, 6)
        const d = v128.shuffle<f32>(lower01, lower23, 1, 3, 5, 7)
        const rightShare = clamp(f32x4.sub(leftX, left))
        const downShare = clamp(f32x4.sub(topY, top))
        const isRight = f32x4.ge(rightShare, half)
        const isLow = f32x4.ge(downShare, half)
        const nearestDepth = v128.bitselect(v128.bitselect(d, c, isRight), v128.bitselect(b, a, isRight), isLow)
        found = f32x4.pmin(one, f32x4.div(nearest, nearestDepth))
        const upper = f32x4.add(a, f32x4.mul(f32x4.sub(b, a), rightShare))
        const lower = f32x4.add(c, f32x4.mul(f32x4.sub(d, c), rightShare))
        const mean = f32x4.add(upper, f32x4.mul(f32x4.sub(lower, upper), downShare))
        const least = f32x4.pmin(f32x4.pmin(a, b), f32x4.pmin(c, d))
        const most = f32x4.pmax(f32x4.pmax(a, b), f32x4.pmax(c, d))
        depth = v128.bitselect(mean, nearestDepth, f32x4.le(most, f32x4.mul(least, f32x4.splat(ONE_SURFACE))))
        const isElsewhere = f32x4.gt(f32x4.abs(f32x4.sub(found, near)), slack)
        if (!v128.any_true(isElsewhere)) break
        near = v128.bitselect(found, near, isElsewhere)
      }
      v128.store(hint + hintBytes, above)
      v128.store(hint, found)
      const isPlace = f32x4.lt(depth, sky)
      v128.store(
        <usize>(depths + ((y * width + x) << 2)),
        v128.bitselect(f32x4.mul(depth, gain), depth, isPlace),
      )
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

/**
 * The nearness of depths as bytes from `black` on, of which `steps` more are nearest; a distance of 1 / `least` is black. As
 * many as a run has may be written more.
 */
export function shadeDepths(depths: i32, count: i32, into: i32, least: f32, gain: f32, black: f32, steps: f32): void {
  const lowest = f32x4.splat(black - least * gain)
  const factor = f32x4.splat(gain)
  const first = f32x4.splat(black)
  const last = f32x4.splat(black + steps)
  for (let at = 0; at < count; at += RUN) {
    const from = <usize>(depths + (at << 2))
    const upper = v128.shuffle<i16>(
      shadeOf(v128.load(from), lowest, factor, first, last),
      shadeOf(v128.load(from, 16), lowest, factor, first, last),
      0, 2, 4, 6, 8, 10, 12, 14,
    )
    const lower = v128.shuffle<i16>(
      shadeOf(v128.load(from, 32), lowest, factor, first, last),
      shadeOf(v128.load(from, 48), lowest, factor, first, last),
      0, 2, 4, 6, 8, 10, 12, 14,
    )
    const bytes = v128.shuffle<i8>(upper, lower, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30)
    v128.store(<usize>(into + at), bytes)
  }
}

/** Shades in the lowest bytes. */
@inline function shadeOf(depths: v128, lowest: v128, factor: v128, first: v128, last: v128): v128 {
  const shade = f32x4.add(lowest, f32x4.div(factor, depths))
  return f32x4.add(f32x4.pmin(last, f32x4.pmax(first, shade)), f32x4.splat(WHOLE))
}
