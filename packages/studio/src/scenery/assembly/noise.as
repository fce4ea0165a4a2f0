// Seeded value noise and its sums. A lattice point's value is a hash of its whole coordinates, so nothing is stored.
import { integers, lanes, magnitude } from './lanes'

export let seed: i32 = 1

const ACROSS: i32 = 0x1b873593
const ALONG: i32 = 0x2c9277b5
const UP: i32 = 0x5f356495

// A vector that lies in memory is one instruction, one that is written in the code four; noise is not much longer than that.
const TABLE: usize = memory.data<i32>([
  ACROSS, ACROSS, ACROSS, ACROSS,
  ALONG, ALONG, ALONG, ALONG,
  0x4819ad48, 0x4819ad48, 0x4819ad48, 0x4819ad48,
  0x2c1b3c6d, 0x2c1b3c6d, 0x2c1b3c6d, 0x2c1b3c6d,
  0x3f800000, 0x3f800000, 0x3f800000, 0x3f800000,
  0x40400000, 0x40400000, 0x40400000, 0x40400000,
], 16)
@inline function across(): v128 {
  return v128.load(TABLE)
}
@inline function along(): v128 {
  return v128.load(TABLE, 16)
}
@inline function acrossAndAlong(): v128 {
  return v128.load(TABLE, 32)
}
@inline function mixer(): v128 {
  return v128.load(TABLE, 48)
}
/** 1, and the bits that make a number of 1…2 of a fraction. */
@inline function one(): v128 {
  return v128.load(TABLE, 64)
}
@inline function three(): v128 {
  return v128.load(TABLE, 80)
}

/** Slopes of the last `sloped` call. */
export let slopeX: v128 = f32x4.splat(0)
export let slopeY: v128 = f32x4.splat(0)

/** 0…1 from a whole number. */
@inline export function hashed(n: v128): v128 {
  let h = v128.xor(n, i32x4.shr_u(n, 15))
  h = i32x4.mul(h, i32x4.splat(0x2c1b3c6d))
  h = v128.xor(h, i32x4.shr_u(h, 12))
  h = i32x4.mul(h, i32x4.splat(0x297a2d39))
  h = v128.xor(h, i32x4.shr_u(h, 15))
  return v128.or(i32x4.shr_u(h, 9), i32x4.splat(0x3f800000)) - 1.0
}
@inline function cell2(ix: v128, iy: v128, salt: i32): v128 {
  const x = i32x4.mul(integers(ix), across())
  const y = i32x4.mul(integers(iy), along())
  return i32x4.add(i32x4.add(x, y), i32x4.splat(seed + salt * 0x61c88647))
}
/** A number of 0…1 for each whole cell. */
@inline export function cellNoise(x: v128, y: v128, salt: i32): v128 {
  return hashed(cell2(f32x4.floor(x), f32x4.floor(y), salt))
}
// The corners of one cell differ by a constant, so one multiplication round is enough to tell them apart well.
@inline function corner(n: v128): v128 {
  const h = i32x4.mul(v128.xor(n, i32x4.shr_u(n, 15)), mixer())
  return v128.or(i32x4.shr_u(v128.xor(h, i32x4.shl(h, 11)), 9), one())
}

/** Smooth noise of 0…1, one feature per unit. */
export function noise(x: v128, y: v128, salt: i32 = 0): v128 {
  const ix = f32x4.floor(x)
  const iy = f32x4.floor(y)
  const fx = x - ix
  const fy = y - iy
  const n = cell2(ix, iy, salt)
  const u = fx * fx * (three() - (fx + fx))
  const v = fy * fy * (three() - (fy + fy))
  const a = corner(n)
  const b = corner(i32x4.add(n, across()))
  const c = corner(i32x4.add(n, along()))
  const d = corner(i32x4.add(n, acrossAndAlong()))
  const low = a + (b - a) * u
  return low + (c + (d - c) * u - low) * v - one()
}

/** The same, leaving its slopes in `slopeX`, `slopeY`. */
export function sloped(x: v128, y: v128, salt: i32 = 0): v128 {
  const ix = f32x4.floor(x)
  const iy = f32x4.floor(y)
  const fx = x - ix
  const fy = y - iy
  const n = cell2(ix, iy, salt)
  const u = fx * fx * fx * (fx * (fx * 6.0 - 15.0) + 10.0)
  const v = fy * fy * fy * (fy * (fy * 6.0 - 15.0) + 10.0)
  const gx = fx - 1.0
  const gy = fy - 1.0
  const du = fx * fx * gx * gx * 30.0
  const dv = fy * fy * gy * gy * 30.0
  const a = corner(n)
  const b = corner(i32x4.add(n, across()))
  const c = corner(i32x4.add(n, along()))
  const d = corner(i32x4.add(n, acrossAndAlong()))
  const k = a - b - c + d
  slopeX = du * (b - a + k * v)
  slopeY = dv * (c - a + k * u)
  return a - 1.0 + (b - a) * u + (c - a) * v + k * u * v
}

export function noise3(x: v128, y: v128, z: v128): v128 {
  const ix = f32x4.floor(x)
  const iy = f32x4.floor(y)
  const iz = f32x4.floor(z)
  const fx = x - ix
  const fy = y - iy
  const fz = z - iz
  const n = i32x4.add(cell2(ix, iy, 3), i32x4.mul(integers(iz), i32x4.splat(UP)))
  const u = fx * fx * (three() - (fx + fx))
  const v = fy * fy * (three() - (fy + fy))
  const w = fz * fz * (3.0 - fz * 2.0)
  const a = corner(n)
  const b = corner(i32x4.add(n, across()))
  const c = corner(i32x4.add(n, along()))
  const d = corner(i32x4.add(n, acrossAndAlong()))
  const e = corner(i32x4.add(n, i32x4.splat(UP)))
  const f = corner(i32x4.add(n, i32x4.splat(UP + ACROSS)))
  const g = corner(i32x4.add(n, i32x4.splat(UP + ALONG)))
  const h = corner(i32x4.add(n, i32x4.splat(UP + ACROSS + ALONG)))
  const near0 = a + (b - a) * u
  const near = near0 + (c + (d - c) * u - near0) * v
  const far0 = e + (f - e) * u
  const far = far0 + (g + (h - g) * u - far0) * v
  return near + (far - near) * w - 1.0
}

/** Octaves of noise, each turned and twice as fine; about 0…1 with mean 0.5. */
export function cloudy(x: v128, y: v128, octaves: i32): v128 {
  let sum = lanes(0.0)
  let weight: f32 = 0.5
  let px = x
  let py = y
  for (let i = 0; i < octaves; i++) {
    sum = sum + noise(px, py, i) * weight
    weight *= 0.5
    const t = px * 1.6 + py * 1.2 + 17.3
    py = py * 1.6 - px * 1.2 + 9.1
    px = t
  }
  return sum + weight
}

/** Octaves that fade where the sum is already steep: slopes stay smooth, crests rough, as water leaves a mountain. */
export function eroded(x: v128, y: v128, octaves: i32): v128 {
  let sum = lanes(0.0)
  let weight: f32 = 1.0
  let dx = lanes(0.0)
  let dy = lanes(0.0)
  let px = x
  let py = y
  for (let i = 0; i < octaves; i++) {
    const n = sloped(px, py, i)
    dx = dx + slopeX
    dy = dy + slopeY
    sum = sum + n * weight / (dx * dx + dy * dy + 1.0)
    weight *= 0.5
    const t = px * 1.6 + py * 1.2
    py = py * 1.6 - px * 1.2
    px = t
  }
  return sum
}

/** Sharp crests, 0…1. */
export function ridged(x: v128, y: v128, octaves: i32): v128 {
  let sum = lanes(0.0)
  let weight: f32 = 0.5
  let carry = lanes(1.0)
  let px = x
  let py = y
  for (let i = 0; i < octaves; i++) {
    const n = 1.0 - magnitude(noise(px, py, i) * 2.0 - 1.0)
    const crest = n * n * carry
    carry = n
    sum = sum + crest * weight
    weight *= 0.5
    const t = px * 1.6 + py * 1.2 + 5.7
    py = py * 1.6 - px * 1.2 + 3.3
    px = t
  }
  return sum
}
