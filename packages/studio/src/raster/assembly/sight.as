// What is seen at each pixel, without light: how far away it is, and whose it is.

import * as view from './view'
import { SAMPLES } from './skin'
import { TRIANGLE_BITS } from './coarse'

/** Depths of one surface differ at most by this share between neighbours: what differs more is another surface. */
const ONE_SURFACE: f32 = 1.05

let seenX: f32 = 0
let seenY: f32 = 0

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
 * that are hardly there do not count. Samples of the frame are at `mapAt` and `namesAt`, `stride` in a row.
 */
export function sight(
  width: i32, height: i32, mapAt: i32, namesAt: i32, stride: i32, bodies: i32, solid: i32, depths: i32, owners: i32,
): void {
  // A camera that stays shows the same of the plate, however near that is.
  const rounds = view.push == 0 && view.shiftX == 0 && view.shiftY == 0 ? 1 : 2
  for (let y = 0; y < height; y++) {
    let near: f32 = 0.3
    for (let x = 0; x < width; x++) {
      let behind: f32 = 0
      for (let round = 0; round < rounds; round++) {
        const scale: f32 = <f32>1 / view.magnified(near)
        seenX = view.focusX + (<f32>x + 0.5 - view.middleX - view.shiftX * (near - view.pivot)) * scale
        seenY = view.focusY + (<f32>y + 0.5 - view.middleY - view.shiftY * (near - view.pivot)) * scale
        behind = view.plateDepth(seenX, seenY)
        near = view.nearness(behind)
      }
      const at = y * width + x
      const sample = (y * SAMPLES * stride + x * SAMPLES) << 2
      const number = load<u32>(<usize>(namesAt + sample)) >> TRIANGLE_BITS
      let depth = smoothDepth(seenX, seenY, behind)
      let owner: u8 = 0
      if (number != 0 && <i32>number <= bodies && load<u8>(<usize>(solid + number)) != 0) {
        const own: f32 = <f32>1 / load<f32>(<usize>(mapAt + sample))
        // As shade.as knows it: the ground's own roughness hides nothing.
        if (own <= behind + 0.1 + 0.02 * behind) {
          depth = own
          owner = <u8>number
        }
      }
      store<f32>(<usize>(depths + (at << 2)), depth)
      store<u8>(<usize>(owners + at), owner)
    }
  }
}
