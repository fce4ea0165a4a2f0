// The picture being drawn: planes of linear red, green, blue, depth in metres and a byte of kind, and the camera.
// The camera stands at (0, eye, 0). Level, it looks along +z; the horizon is moved by shifting the lens, so upright lines
// stay upright and a column of pixels is a vertical plane of the world. It may also look down or up, and lean: `aim` has
// the ray through a pixel. Depth is measured along the camera's axis, which is z where it is level.
import { lanes } from './lanes'

export const FAR: f32 = 1e6

export const SKY: i32 = 0
export const WATER: i32 = 1
export const FOLIAGE: i32 = 2
export const GROUND: i32 = 3
export const BUILT: i32 = 4
export const OTHER: i32 = 5

export let width: i32 = 0
export let height: i32 = 0
/** Width rounded up to whole vectors. */
export let stride: i32 = 0
export let planeBytes: usize = 0
export let redAt: usize = 0
export let greenAt: usize = 0
export let blueAt: usize = 0
export let depthAt: usize = 0
export let kindAt: usize = 0
/** Free for whatever a kernel wants to lay down; the caller of `begin` says how large. */
export let scratchAt: usize = 0

export let centreX: f32 = 0
export let horizonY: f32 = 0
export let focal: f32 = 1
/** How far the camera looks down, and how far its picture is turned clockwise. */
export let pitchCos: f32 = 1
export let pitchSin: f32 = 0
export let rollCos: f32 = 1
export let rollSin: f32 = 0
export let eye: f32 = 1.6
/** Seconds since the shot began, for waves and clouds. */
export let clock: f32 = 0

export function begin(w: i32, h: i32, scratchBytes: usize): void {
  width = w
  height = h
  stride = (w + 3) & ~3
  planeBytes = <usize>(stride * h * 4)
  redAt = (__heap_base + 63) & ~63
  greenAt = redAt + planeBytes
  blueAt = greenAt + planeBytes
  depthAt = blueAt + planeBytes
  kindAt = depthAt + planeBytes
  scratchAt = (kindAt + <usize>(stride * h) + 127) & ~63
  // A vector read may run up to 16 bytes past the end.
  const pages = <i32>((scratchAt + scratchBytes + 65599) >> 16)
  if (pages > memory.size()) memory.grow(pages - memory.size())
}

@inline export function offsetOf(x: i32, y: i32): usize {
  return <usize>((y * stride + x) << 2)
}
@inline export function paint(o: usize, r: v128, g: v128, b: v128): void {
  v128.store(redAt + o, r)
  v128.store(greenAt + o, g)
  v128.store(blueAt + o, b)
}
@inline export function paintWhere(mask: v128, o: usize, r: v128, g: v128, b: v128): void {
  v128.store(redAt + o, v128.bitselect(r, v128.load(redAt + o), mask))
  v128.store(greenAt + o, v128.bitselect(g, v128.load(greenAt + o), mask))
  v128.store(blueAt + o, v128.bitselect(b, v128.load(blueAt + o), mask))
}
@inline export function depthOf(o: usize): v128 {
  return v128.load(depthAt + o)
}
@inline export function markWhere(mask: v128, o: usize, kind: i32): void {
  const at = kindAt + (o >> 2)
  const bits = i32x4.bitmask(mask)
  if (bits & 1) store<u8>(at, <u8>kind)
  if (bits & 2) store<u8>(at, <u8>kind, 1)
  if (bits & 4) store<u8>(at, <u8>kind, 2)
  if (bits & 8) store<u8>(at, <u8>kind, 3)
}
@inline export function kindIs(o: usize, kind: i32): v128 {
  const at = kindAt + (o >> 2)
  return i32x4.eq(
    i32x4(load<u8>(at), load<u8>(at, 1), load<u8>(at, 2), load<u8>(at, 3)),
    i32x4.splat(kind),
  )
}
/** Sideways slope of the ray through a pixel, per metre of depth. */
@inline export function acrossOf(x: v128): v128 {
  return (x + (0.5 - centreX)) * (1.0 / focal)
}
/** Upward slope of the ray through a row. */
@inline export function upOf(y: i32): f32 {
  return (horizonY - (<f32>y + 0.5)) / focal
}
/** Where a tilted camera stands on the map of a place under the sky, and how far it is turned to the right. */
export let standX: f32 = 0
export let standZ: f32 = 0
export let turnCos: f32 = 1
export let turnSin: f32 = 0
/** From right and ahead of the eye to the map. */
@inline export function mapX(x: v128, z: v128): v128 {
  return x * turnCos + z * turnSin + standX
}
@inline export function mapZ(x: v128, z: v128): v128 {
  return z * turnCos - x * turnSin + standZ
}
/** Rays through four pixels of a row, per metre of depth: of a level camera (across, up, 1). */
export let rayX: v128 = f32x4.splat(0)
export let rayY: v128 = f32x4.splat(0)
export let rayZ: v128 = f32x4.splat(1)

@inline export function aim(x: v128, y: i32): void {
  const across = acrossOf(x)
  const up = upOf(y)
  const level = across * rollSin + up * rollCos
  rayX = across * rollCos - up * rollSin
  rayY = level * pitchCos - pitchSin
  rayZ = level * pitchSin + pitchCos
}
/** Whether rows of pixels are rows of the world. */
@inline export function isLevel(): bool {
  return pitchSin == 0.0 && rollSin == 0.0
}
@inline export function clearRow(y: i32): void {
  const from = offsetOf(0, y)
  for (let x = 0; x < stride; x += 4) v128.store(depthAt + from + <usize>(x << 2), lanes(FAR))
  memory.fill(kindAt + <usize>(y * stride), <u8>SKY, <usize>stride)
}
