// What is seen at each pixel, without light: how far away it is, and whose it is.

import * as view from './view'
import { SAMPLES } from './skin'
import { TRIANGLE_BITS } from './coarse'

/** Depths of one surface differ at most by this share between neighbours: what differs more is another surface. */
const ONE_SURFACE: f32 = 1.05

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

/**
 * A frame's depths, metres, and the numbers of its bodies, 0 for the plate. `solid` has a byte for each number: bodies
 * that are hardly there do not count. Samples of the frame are at `mapAt` and `namesAt`, `stride` in a row;
 * bodies are in rows from `firstRow` on, before `endRow`.
 */
export function sight(
  width: i32, height: i32, mapAt: i32, namesAt: i32, stride: i32, firstRow: i32, endRow: i32,
  bodies: i32, solid: i32, depths: i32, owners: i32,
): void {
  // A camera that stays shows the same of the plate, however near that is.
  const stays = view.push == 0 && view.shiftX == 0 && view.shiftY == 0
  let scale: f32 = <f32>1 / view.magnified(0.3)
  for (let y = 0; y < height; y++) {
    let near: f32 = 0.3
    let behind: f32 = 0
    const hasBodies = y >= firstRow && y < endRow
    for (let x = 0; x < width; x++) {
      const last = behind
      behind = lookAt(<f32>x + 0.5, <f32>y + 0.5, near, scale)
      // On the same surface the pixel before has said how near it is.
      if (!stays && abs<f32>(behind - last) > 0.01 * behind) {
        near = view.nearness(behind)
        scale = <f32>1 / view.magnified(near)
        behind = lookAt(<f32>x + 0.5, <f32>y + 0.5, near, scale)
        near = view.nearness(behind)
        scale = <f32>1 / view.magnified(near)
      }
      const at = y * width + x
      const sample = (y * SAMPLES * stride + x * SAMPLES) << 2
      const number: u32 = hasBodies ? load<u32>(<usize>(namesAt + sample)) >> TRIANGLE_BITS : 0
      let depth = behind
      let owner: u8 = 0
      if (number != 0 && <i32>number <= bodies && load<u8>(<usize>(solid + number)) != 0) {
        const own: f32 = <f32>1 / load<f32>(<usize>(mapAt + sample))
        // As shade.as knows it: the ground's own roughness hides nothing.
        if (own <= behind + 0.1 + 0.02 * behind) {
          depth = own
          owner = <u8>number
        }
      }
      if (owner == 0) depth = smoothDepth(seenX, seenY, behind)
      store<f32>(<usize>(depths + (at << 2)), depth)
      store<u8>(<usize>(owners + at), owner)
    }
  }
}
