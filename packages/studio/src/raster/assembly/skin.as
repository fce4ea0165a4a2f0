// Bends a body by its bones and finds where its points are in the world, in the frame, and in the maps of shadow and
// contact. A vertex at rest: place, normal, weight of the first bone, both bones, colour with material, openness.

import * as view from './view'

export const REST_BYTES: i32 = 40
export const POSED_BYTES: i32 = 60

/** Samples of the frame to a pixel's side. */
export const SAMPLES: i32 = 2

/** The ground below the figure: how far above it a point is, counts for the contact. */
export let groundY: f32 = 0

/** A bone is three rows of four numbers. */
@inline function turned(bone: usize, row: usize, x: f32, y: f32, z: f32): f32 {
  const at = bone + row * 16
  return load<f32>(at) * x + load<f32>(at, 4) * y + load<f32>(at, 8) * z
}

@inline function moved(bone: usize, row: usize, x: f32, y: f32, z: f32): f32 {
  return turned(bone, row, x, y, z) + load<f32>(bone + row * 16, 12)
}

/** The box of the frame that was reached since `clearReach`, in pixels. */
export let leftmost: f32 = 0
export let rightmost: f32 = 0
export let topmost: f32 = 0
export let lowest: f32 = 0

export function clearReach(): void {
  leftmost = 1e9
  rightmost = -1e9
  topmost = 1e9
  lowest = -1e9
}

export function skin(rest: i32, count: i32, bones: i32, posed: i32): void {
  for (let i = 0; i < count; i++) {
    const from = <usize>(rest + i * REST_BYTES)
    const to = <usize>(posed + i * POSED_BYTES)
    const x = load<f32>(from)
    const y = load<f32>(from, 4)
    const z = load<f32>(from, 8)
    const nx = load<f32>(from, 12)
    const ny = load<f32>(from, 16)
    const nz = load<f32>(from, 20)
    const share = load<f32>(from, 24)
    const pair = load<u32>(from, 28)
    const one = <usize>bones + <usize>(pair & 0xffff) * 48
    let wx = moved(one, 0, x, y, z)
    let wy = moved(one, 1, x, y, z)
    let wz = moved(one, 2, x, y, z)
    let mx = turned(one, 0, nx, ny, nz)
    let my = turned(one, 1, nx, ny, nz)
    let mz = turned(one, 2, nx, ny, nz)
    if (share < 1) {
      const two = <usize>bones + <usize>(pair >> 16) * 48
      const rest: f32 = 1 - share
      wx = wx * share + moved(two, 0, x, y, z) * rest
      wy = wy * share + moved(two, 1, x, y, z) * rest
      wz = wz * share + moved(two, 2, x, y, z) * rest
      mx = mx * share + turned(two, 0, nx, ny, nz) * rest
      my = my * share + turned(two, 1, nx, ny, nz) * rest
      mz = mz * share + turned(two, 2, nx, ny, nz) * rest
    }
    store<f32>(to, wx)
    store<f32>(to, wy, 4)
    store<f32>(to, wz, 8)
    store<f32>(to, mx, 12)
    store<f32>(to, my, 16)
    store<f32>(to, mz, 20)
    const depth = view.depthOf(wy, wz)
    const near: f32 = depth > 0.05 ? 1 / depth : 0
    let sx: f32 = 0
    let sy: f32 = 0
    if (near > 0) {
      const n = view.nearness(depth)
      const scale = view.magnified(n)
      const level = wy * view.pitchCos + wz * view.pitchSin
      const right = wx * view.rollCos + level * view.rollSin
      const up = level * view.rollCos - wx * view.rollSin
      sx = view.middleX + scale * (view.centreX + right * view.focal * near - view.focusX) + view.shiftX * (n - view.pivot)
      sy = view.middleY + scale * (view.horizonY - up * view.focal * near - view.focusY) + view.shiftY * (n - view.pivot)
      leftmost = min<f32>(leftmost, sx)
      rightmost = max<f32>(rightmost, sx)
      topmost = min<f32>(topmost, sy)
      lowest = max<f32>(lowest, sy)
    }
    store<f32>(to, sx * <f32>SAMPLES, 24)
    store<f32>(to, sy * <f32>SAMPLES, 28)
    store<f32>(to, near, 32)
    const ax = wx - view.lightAtX
    const ay = wy - view.lightAtY
    const az = wz - view.lightAtZ
    const half: f32 = <f32>view.lightSide * 0.5
    store<f32>(to, (ax * view.acrossX + ay * view.acrossY + az * view.acrossZ) * view.lightScale + half, 36)
    store<f32>(to, (ax * view.upX + ay * view.upY + az * view.upZ) * view.lightScale + half, 40)
    // Far from nothing: maps hold what is nearest to their light, and 0 where nothing is.
    store<f32>(to, ax * view.lightX + ay * view.lightY + az * view.lightZ + 1000, 44)
    store<f32>(to, (wx - view.contactX) * view.contactScale, 48)
    store<f32>(to, (wz - view.contactZ) * view.contactScale, 52)
    store<f32>(to, 1000 - max<f32>(0, wy - groundY), 56)
  }
}
