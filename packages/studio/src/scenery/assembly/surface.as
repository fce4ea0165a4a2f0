// The place where rays met a solid: its normal, its coordinates on the face, and the light that was baked there.
import { above, at, below, both, butNot, choose, either, lanes, less, magnitude, mix, root } from './lanes'
import {
  BOX, CONE, CX, CY, CZ, ELLIPSOID, FACE_AT, FACE_COLUMNS, HX, HY, HZ, SHAPE, TAPER_X, TAPER_Z, TAPERED, TURN_COS, TURN_SIN,
} from './solids'

/** Three floats a texel, from here. */
export let texelsAt: usize = 0

export let normalX: v128 = f32x4.splat(0)
export let normalY: v128 = f32x4.splat(0)
export let normalZ: v128 = f32x4.splat(0)
/** Metres across and up the face, from its middle. */
export let faceU: v128 = f32x4.splat(0)
export let faceV: v128 = f32x4.splat(0)
/** 0…5 as in the record. */
export let face: v128 = i32x4.splat(0)
export let lightR: v128 = f32x4.splat(0)
export let lightG: v128 = f32x4.splat(0)
export let lightB: v128 = f32x4.splat(0)

let localX: v128 = f32x4.splat(0)
let localY: v128 = f32x4.splat(0)
let localZ: v128 = f32x4.splat(0)

/** Fills in everything but the light, for points on solid `p`. */
export function meet(p: usize, x: v128, y: v128, z: v128): void {
  let lx = x - load<f32>(p, CX)
  const ly = y - load<f32>(p, CY)
  let lz = z - load<f32>(p, CZ)
  const s = load<f32>(p, TURN_SIN)
  const c = load<f32>(p, TURN_COS)
  if (s != 0.0) {
    const t = lx * c - lz * s
    lz = lz * c + lx * s
    lx = t
  }
  localX = lx
  localY = ly
  localZ = lz
  const hx = load<f32>(p, HX)
  const hy = load<f32>(p, HY)
  const hz = load<f32>(p, HZ)
  const shape = <i32>load<f32>(p, SHAPE)
  const ux = lx * (1.0 / hx)
  const uy = ly * (1.0 / hy)
  const uz = lz * (1.0 / hz)
  const zero = lanes(0.0)
  let nx = zero
  let ny = zero
  let nz = zero
  if (shape == BOX) {
    // The face is the one whose distance is least, in metres and not in shares, or thin boxes show the wrong side.
    const gx = gap(hx, lx)
    const gy = gap(hy, ly)
    const gz = gap(hz, lz)
    const onX = both(less(gx, gy), less(gx, gz))
    const onY = butNot(less(gy, gz), onX)
    const signX = choose(below(lx, 0.0), lanes(-1.0), lanes(1.0))
    const signY = choose(below(ly, 0.0), lanes(-1.0), lanes(1.0))
    const signZ = choose(below(lz, 0.0), lanes(-1.0), lanes(1.0))
    nx = choose(onX, signX, zero)
    ny = choose(onY, signY, zero)
    nz = choose(either(onX, onY), zero, signZ)
    faceU = choose(onX, lz, lx)
    faceV = choose(onY, lz, ly)
    const fx = choose(below(lx, 0.0), i32x4.splat(0), i32x4.splat(1))
    const fy = choose(below(ly, 0.0), i32x4.splat(2), i32x4.splat(3))
    const fz = choose(below(lz, 0.0), i32x4.splat(4), i32x4.splat(5))
    face = choose(onX, fx, choose(onY, fy, fz))
  } else if (shape == TAPERED) {
    const slopeX = hx * (1.0 - load<f32>(p, TAPER_X)) / (2.0 * hy)
    const slopeZ = hz * (1.0 - load<f32>(p, TAPER_Z)) / (2.0 * hy)
    const gx = magnitude(lanes(hx - slopeX * hy) - ly * slopeX - magnitude(lx))
    const gz = magnitude(lanes(hz - slopeZ * hy) - ly * slopeZ - magnitude(lz))
    const gy = gap(hy, ly)
    const onX = both(less(gx, gy), less(gx, gz))
    const onY = butNot(less(gy, gz), onX)
    const isSide = either(onX, onY)
    nx = choose(onX, choose(below(lx, 0.0), lanes(-1.0), lanes(1.0)), zero)
    nz = choose(isSide, zero, choose(below(lz, 0.0), lanes(-1.0), lanes(1.0)))
    ny = choose(onY, choose(below(ly, 0.0), lanes(-1.0), lanes(1.0)), choose(onX, lanes(slopeX), lanes(slopeZ)))
    const n = 1.0 / root(nx * nx + ny * ny + nz * nz)
    nx = nx * n
    ny = ny * n
    nz = nz * n
    faceU = choose(onX, lz, lx)
    faceV = choose(onY, lz, ly * choose(onX, lanes(sqrt<f32>(1.0 + slopeX * slopeX)), lanes(sqrt<f32>(1.0 + slopeZ * slopeZ))))
    face = i32x4.splat(4)
  } else {
    if (shape == ELLIPSOID) {
      nx = ux * (1.0 / hx)
      ny = uy * (1.0 / hy)
      nz = uz * (1.0 / hz)
    } else {
      const end = above(magnitude(uy), 0.9995)
      nx = choose(end, zero, ux * (1.0 / hx))
      nz = choose(end, zero, uz * (1.0 / hz))
      let side = zero
      if (shape == CONE) {
        const narrowing = (1.0 - load<f32>(p, TAPER_X)) / (2.0 * hy)
        side = (lanes(<f32>1.0 - narrowing * hy) - ly * narrowing) * narrowing
      }
      ny = choose(end, uy, side)
    }
    const n = 1.0 / root(nx * nx + ny * ny + nz * nz + 1e-20)
    nx = nx * n
    ny = ny * n
    nz = nz * n
    faceU = lx + lz
    faceV = ly
    face = i32x4.splat(4)
  }
  normalY = ny
  if (s != 0.0) {
    normalX = nx * c + nz * s
    normalZ = nz * c - nx * s
  } else {
    normalX = nx
    normalZ = nz
  }
  cubeX = nx
  cubeY = ny
  cubeZ = nz
}
let cubeX: v128 = f32x4.splat(0)
let cubeY: v128 = f32x4.splat(0)
let cubeZ: v128 = f32x4.splat(0)

@inline function gap(h: f32, l: v128): v128 {
  return magnitude(lanes(h) - magnitude(l))
}

/** The baked light of the last `meet` into lightR, lightG, lightB. */
export function readLight(p: usize): void {
  const shape = <i32>load<f32>(p, SHAPE)
  if (shape != BOX) {
    // Round things keep one texel a side and blend by how far each side is faced.
    const ax = cubeX * cubeX
    const ay = cubeY * cubeY
    const az = cubeZ * cubeZ
    readCube(p, below(cubeX, 0.0), below(cubeY, 0.0), below(cubeZ, 0.0), ax, ay, az)
    return
  }
  for (let lane = 0; lane < 4; lane++) readTexel(p, lane)
}

@inline function cubeChannel(p: usize, channel: usize, bx: v128, by: v128, bz: v128, ax: v128, ay: v128, az: v128): v128 {
  const base = texelsAt + channel
  const x0 = lanes(load<f32>(base + <usize>load<f32>(p, FACE_AT) * 12))
  const x1 = lanes(load<f32>(base + <usize>load<f32>(p, FACE_AT + 4) * 12))
  const y0 = lanes(load<f32>(base + <usize>load<f32>(p, FACE_AT + 8) * 12))
  const y1 = lanes(load<f32>(base + <usize>load<f32>(p, FACE_AT + 12) * 12))
  const z0 = lanes(load<f32>(base + <usize>load<f32>(p, FACE_AT + 16) * 12))
  const z1 = lanes(load<f32>(base + <usize>load<f32>(p, FACE_AT + 20) * 12))
  return ax * choose(bx, x0, x1) + ay * choose(by, y0, y1) + az * choose(bz, z0, z1)
}
function readCube(p: usize, bx: v128, by: v128, bz: v128, ax: v128, ay: v128, az: v128): void {
  lightR = cubeChannel(p, 0, bx, by, bz, ax, ay, az)
  lightG = cubeChannel(p, 4, bx, by, bz, ax, ay, az)
  lightB = cubeChannel(p, 8, bx, by, bz, ax, ay, az)
}

function readTexel(p: usize, lane: i32): void {
  let side: i32 = 0
  if (lane == 0) side = i32x4.extract_lane(face, 0)
  else if (lane == 1) side = i32x4.extract_lane(face, 1)
  else if (lane == 2) side = i32x4.extract_lane(face, 2)
  else side = i32x4.extract_lane(face, 3)
  const axis = side >> 1
  const columns = <i32>load<f32>(p + <usize>(axis << 2), FACE_COLUMNS) & 1023
  const rows = <i32>load<f32>(p + <usize>(axis << 2), FACE_COLUMNS) >> 10
  const hu = axis == 0 ? load<f32>(p, HZ) : load<f32>(p, HX)
  const hv = axis == 1 ? load<f32>(p, HZ) : load<f32>(p, HY)
  const u = (at(faceU, lane) / hu * 0.5 + 0.5) * <f32>columns - 0.5
  const v = (at(faceV, lane) / hv * 0.5 + 0.5) * <f32>rows - 0.5
  const uu = min<f32>(max<f32>(u, 0.0), <f32>(columns - 1))
  const vv = min<f32>(max<f32>(v, 0.0), <f32>(rows - 1))
  const u0 = <i32>uu
  const v0 = <i32>vv
  const fu = uu - <f32>u0
  const fv = vv - <f32>v0
  const right: usize = u0 + 1 < columns ? 12 : 0
  const up: usize = v0 + 1 < rows ? <usize>(columns * 12) : 0
  const base = texelsAt + <usize>(<i32>load<f32>(p + <usize>(side << 2), FACE_AT) + v0 * columns + u0) * 12
  // A texel and its pad are read as one vector: red, green, blue, and the next texel's red, which is dropped.
  const low = mix(v128.load(base), v128.load(base + right), lanes(fu))
  const high = mix(v128.load(base + up), v128.load(base + up + right), lanes(fu))
  const c = mix(low, high, lanes(fv))
  const r = f32x4.extract_lane(c, 0)
  const g = f32x4.extract_lane(c, 1)
  const b = f32x4.extract_lane(c, 2)
  if (lane == 0) {
    lightR = f32x4.replace_lane(lightR, 0, r)
    lightG = f32x4.replace_lane(lightG, 0, g)
    lightB = f32x4.replace_lane(lightB, 0, b)
  } else if (lane == 1) {
    lightR = f32x4.replace_lane(lightR, 1, r)
    lightG = f32x4.replace_lane(lightG, 1, g)
    lightB = f32x4.replace_lane(lightB, 1, b)
  } else if (lane == 2) {
    lightR = f32x4.replace_lane(lightR, 2, r)
    lightG = f32x4.replace_lane(lightG, 2, g)
    lightB = f32x4.replace_lane(lightB, 2, b)
  } else {
    lightR = f32x4.replace_lane(lightR, 3, r)
    lightG = f32x4.replace_lane(lightG, 3, g)
    lightB = f32x4.replace_lane(lightB, 3, b)
  }
}
