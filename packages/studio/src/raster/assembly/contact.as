// How much of the sky what is close above the ground takes away: made of a map of heights, blurred.

import * as view from './view'

/** What stands this high takes away a third of what lies on the ground does. Metres. */
const FADES: f32 = 0.16

function exponential(x: f32): f32 {
  // (1 + x/64)^64 for x of 0 to -8: off by a few hundredths at most, which nobody sees in a shadow.
  let value: f32 = max<f32>(0, 1 + x * <f32>(1.0 / 64))
  for (let i = 0; i < 6; i++) value *= value
  return value
}

/** Heights to darkness, 0 to 1, and two blurs each way of `radius` texels. `spare` is as large as the map. */
export function finishContact(spare: i32, radius: i32): void {
  const side = view.contactSide
  const all = side * side
  for (let i = 0; i < all; i++) {
    const at = <usize>(view.contactAt + (i << 2))
    const value = load<f32>(at)
    store<f32>(at, value == 0 ? 0 : exponential((value - 1000) / FADES))
  }
  for (let round = 0; round < 2; round++) {
    blurLines(view.contactAt, spare, side, radius)
    blurLines(spare, view.contactAt, side, radius)
  }
}

/** Along the rows, written as columns. */
function blurLines(from: i32, to: i32, side: i32, radius: i32): void {
  const width: i32 = radius + radius + 1
  const share: f32 = 1 / <f32>width
  for (let y = 0; y < side; y++) {
    const row = <usize>(from + ((y * side) << 2))
    let sum: f32 = 0
    for (let x = 0; x < radius; x++) sum += load<f32>(row + (<usize>x << 2))
    for (let x = 0; x < side; x++) {
      if (x + radius < side) sum += load<f32>(row + (<usize>(x + radius) << 2))
      if (x - radius - 1 >= 0) sum -= load<f32>(row + (<usize>(x - radius - 1) << 2))
      store<f32>(<usize>(to + ((x * side + y) << 2)), max<f32>(0, sum * share))
    }
  }
}

/** Darkness of the ground at a place of the world. */
export function contactAtPlace(x: f32, z: f32): f32 {
  const column = (x - view.contactX) * view.contactScale - 0.5
  const row = (z - view.contactZ) * view.contactScale - 0.5
  const side = view.contactSide
  if (column < 0 || row < 0 || column >= <f32>(side - 1) || row >= <f32>(side - 1)) return 0
  const i = <i32>column
  const j = <i32>row
  const fx = column - <f32>i
  const fy = row - <f32>j
  const at = <usize>(view.contactAt + ((j * side + i) << 2))
  const below = at + (<usize>side << 2)
  const upper = load<f32>(at) + (load<f32>(at, 4) - load<f32>(at)) * fx
  const lower = load<f32>(below) + (load<f32>(below, 4) - load<f32>(below)) * fx
  return upper + (lower - upper) * fy
}
