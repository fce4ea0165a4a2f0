// Light that does not depend on the eye, kept in texels on every face: lamps and windows with soft shadows, the open sky,
// and what one surface throws on another. Two rounds of gathering; the second sees the first.
import { above, atLeast, both, butNot, choose, cosine, first, lanes, root, sine, some } from './lanes'
import { hashed } from './noise'
import { blue, green, red, skyTowards, sunB, sunG, sunR, sunX, sunY, sunZ } from './air'
import {
  ALBEDO, blocked, CX, CY, CZ, EMISSION, FACE_AT, FACE_COLUMNS, hitDistance, hitSolid, HX, HY, HZ, RECORD, solidsAt,
  trace, TURN_COS, TURN_SIN,
} from './solids'
import { lightB, lightG, lightR, meet, normalX, normalY, normalZ, readLight, texelsAt } from './surface'

/** Where the second round writes, so that it can read the first undisturbed. */
export let texelsOutAt: usize = 0
/** Records of 16 floats: kind (0 ball, 1 window), centre, half edge u, half edge v (or radius), normal, colour. */
export let lampsAt: usize = 0
export let lampCount: i32 = 0
/** Rays of one gathering, a multiple of 4. */
export let gatherRays: i32 = 48
/** 1 when rays that leave the scene see the sky. */
export let openSky: f32 = 1
export let skyGain: f32 = 1

let sumR: f32 = 0
let sumG: f32 = 0
let sumB: f32 = 0

/** All texels of face `side` of solid `index`. `round` 0 takes lamps and sky only, 1 adds bounced light. */
export function bakeFace(index: i32, side: i32, round: i32): void {
  const p = solidsAt + <usize>index * RECORD
  const axis = side >> 1
  const sign: f32 = side & 1 ? 1.0 : -1.0
  const packed = <i32>load<f32>(p + <usize>(axis << 2), FACE_COLUMNS)
  const columns = packed & 1023
  const rows = packed >> 10
  const hx = load<f32>(p, HX)
  const hy = load<f32>(p, HY)
  const hz = load<f32>(p, HZ)
  const start = <i32>load<f32>(p + <usize>(side << 2), FACE_AT)
  const c = load<f32>(p, TURN_COS)
  const s = load<f32>(p, TURN_SIN)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const u = (<f32>column + 0.5) / <f32>columns * 2.0 - 1.0
      const v = (<f32>row + 0.5) / <f32>rows * 2.0 - 1.0
      let lx: f32 = axis == 0 ? sign * hx : u * hx
      const ly: f32 = axis == 1 ? sign * hy : v * hy
      let lz: f32 = axis == 2 ? sign * hz : axis == 0 ? u * hz : v * hz
      let nx: f32 = axis == 0 ? sign : <f32>0.0
      const ny: f32 = axis == 1 ? sign : <f32>0.0
      let nz: f32 = axis == 2 ? sign : <f32>0.0
      lx += nx * 0.004
      lz += nz * 0.004
      // Back from the solid's own axes to the world's.
      const wx = lx * c + lz * s + load<f32>(p, CX)
      const wz = lz * c - lx * s + load<f32>(p, CZ)
      const wy = ly + ny * 0.004 + load<f32>(p, CY)
      const wnx = nx * c + nz * s
      const wnz = nz * c - nx * s
      sumR = 0.0
      sumG = 0.0
      sumB = 0.0
      fromLamps(wx, wy, wz, wnx, ny, wnz)
      gather(wx, wy, wz, wnx, ny, wnz, start + row * columns + column, round)
      const to = texelsOutAt + <usize>(start + row * columns + column) * 12
      store<f32>(to, sumR)
      store<f32>(to, sumG, 4)
      store<f32>(to, sumB, 8)
    }
  }
}

function fromLamps(x: f32, y: f32, z: f32, nx: f32, ny: f32, nz: f32): void {
  const ox = lanes(x)
  const oy = lanes(y)
  const oz = lanes(z)
  for (let i = 0; i < lampCount; i++) {
    const l = lampsAt + <usize>(i * 64)
    const isWindow = load<f32>(l) > 0.5
    if (!isWindow) {
      // A lamp too far away to matter.
      const fx = load<f32>(l, 4) - x
      const fy = load<f32>(l, 8) - y
      const fz = load<f32>(l, 12) - z
      if (load<f32>(l, 36) < (fx * fx + fy * fy + fz * fz) * 0.012) continue
    }
    const groups = isWindow ? 4 : 1
    let light: f32 = 0.0
    for (let k = 0; k < groups; k++) {
      let dx = lanes(load<f32>(l, 4))
      let dy = lanes(load<f32>(l, 8))
      let dz = lanes(load<f32>(l, 12))
      if (isWindow) {
        // Sixteen points of the window, a row of four at a time.
        const a = f32x4(-0.75, -0.25, 0.25, 0.75)
        const b: f32 = <f32>k * 0.5 - 0.75
        dx = dx + a * load<f32>(l, 16) - ox
        dz = dz + a * load<f32>(l, 20) - oz
        dy = dy + (b * load<f32>(l, 24)) - oy
      } else {
        const r = load<f32>(l, 16)
        dx = dx + f32x4(0.6, -0.6, 0.2, -0.2) * r - ox
        dy = dy + f32x4(0.3, 0.3, -0.7, 0.5) * r - oy
        dz = dz + f32x4(0.2, 0.4, -0.5, -0.6) * r - oz
      }
      const square = dx * dx + dy * dy + dz * dz + 0.0001
      const length = root(square)
      const inverse = 1.0 / length
      const ux = dx * inverse
      const uy = dy * inverse
      const uz = dz * inverse
      let share = atLeast(ux * nx + uy * ny + uz * nz, 0.0) / square
      if (isWindow) share = share * atLeast(-(ux * load<f32>(l, 28) + uz * load<f32>(l, 32)), 0.0)
      if (!some(above(share, 0.0))) continue
      const dark = blocked(ox, oy, oz, ux, uy, uz, length - load<f32>(l, 48))
      share = butNot(share, dark)
      light += f32x4.extract_lane(share, 0) + f32x4.extract_lane(share, 1) + f32x4.extract_lane(share, 2) + f32x4.extract_lane(share, 3)
    }
    light /= <f32>(groups << 2)
    sumR += light * load<f32>(l, 36)
    sumG += light * load<f32>(l, 40)
    sumB += light * load<f32>(l, 44)
  }
}

/** Rays over the half space, more where they count more (by the cosine), turned by a hash so that no pattern shows. */
function gather(x: f32, y: f32, z: f32, nx: f32, ny: f32, nz: f32, texel: i32, round: i32): void {
  const ox = lanes(x)
  const oy = lanes(y)
  const oz = lanes(z)
  // Two directions at right angles to the normal.
  const flat = abs<f32>(ny) > 0.9
  const tx: f32 = flat ? 1.0 : -nz
  const tz: f32 = flat ? 0.0 : nx
  const bx = -tz * ny
  const by = tz * nx - tx * nz
  const bz = tx * ny
  const twist = first(hashed(i32x4.splat(texel * 7919)))
  const total = gatherRays
  let r: f32 = 0.0
  let g: f32 = 0.0
  let b: f32 = 0.0
  for (let i = 0; i < total; i += 4) {
    const k = f32x4(0, 1, 2, 3) + <f32>i
    const radius2 = (k + 0.5) * (1.0 / <f32>total)
    const radius = root(radius2)
    const angle = k * 2.399963 + twist * 6.2832
    const px = cosine(angle) * radius
    const py = sine(angle) * radius
    const up = root(1.0 - radius2)
    const dx = px * tx + py * bx + up * nx
    const dy = py * by + up * ny
    const dz = px * tz + py * bz + up * nz
    trace(ox, oy, oz, dx, dy, dz, lanes(400.0))
    const which = hitSolid
    const far = hitDistance
    const escaped = i32x4.lt_s(which, i32x4.splat(0))
    if (openSky > 0.0 && some(escaped)) {
      skyTowards(dx, dy, dz, false)
      // Below the horizon there is ground, not sky.
      const seen = both(escaped, above(dy, -0.02))
      const gain = skyGain * openSky
      r += summed(both(red, seen)) * gain
      g += summed(both(green, seen)) * gain
      b += summed(both(blue, seen)) * gain
    }
    if (!some(i32x4.ge_s(which, i32x4.splat(0)))) continue
    const hx = ox + dx * far
    const hy = oy + dy * far
    const hz = oz + dz * far
    let facing = lanes(0.0)
    let er = lanes(0.0)
    let eg = lanes(0.0)
    let eb = lanes(0.0)
    let ar = lanes(0.0)
    let ag = lanes(0.0)
    let ab = lanes(0.0)
    let left = i32x4.ge_s(which, i32x4.splat(0))
    while (some(left)) {
      const bits = i32x4.bitmask(left)
      const index = bits & 1 ? i32x4.extract_lane(which, 0) : bits & 2 ? i32x4.extract_lane(which, 1) : bits & 4 ? i32x4.extract_lane(which, 2) : i32x4.extract_lane(which, 3)
      const mine = both(left, i32x4.eq(which, i32x4.splat(index)))
      left = butNot(left, mine)
      const q = solidsAt + <usize>index * RECORD
      r += summed(both(lanes(load<f32>(q, EMISSION)), mine))
      g += summed(both(lanes(load<f32>(q, EMISSION + 4)), mine))
      b += summed(both(lanes(load<f32>(q, EMISSION + 8)), mine))
      if (round == 0) continue
      meet(q, hx, hy, hz)
      readLight(q)
      facing = choose(mine, normalX * sunX + normalY * sunY + normalZ * sunZ, facing)
      er = choose(mine, lightR, er)
      eg = choose(mine, lightG, eg)
      eb = choose(mine, lightB, eb)
      ar = choose(mine, lanes(load<f32>(q, ALBEDO)), ar)
      ag = choose(mine, lanes(load<f32>(q, ALBEDO + 4)), ag)
      ab = choose(mine, lanes(load<f32>(q, ALBEDO + 8)), ab)
    }
    if (round == 0) continue
    if (sunR + sunG > 0.01 && some(above(facing, 0.0))) {
      // A little back along the ray, so that no surface shades itself.
      const near = lanes(-0.01)
      const off = blocked(hx + dx * near, hy + dy * near, hz + dz * near, lanes(sunX), lanes(sunY), lanes(sunZ), lanes(400.0))
      const sun = butNot(atLeast(facing, 0.0), off)
      er = er + sun * sunR
      eg = eg + sun * sunG
      eb = eb + sun * sunB
    }
    r += summed(er * ar)
    g += summed(eg * ag)
    b += summed(eb * ab)
  }
  const share: f32 = 1.0 / <f32>total
  sumR += r * share
  sumG += g * share
  sumB += b * share
}
@inline function summed(v: v128): f32 {
  return f32x4.extract_lane(v, 0) + f32x4.extract_lane(v, 1) + f32x4.extract_lane(v, 2) + f32x4.extract_lane(v, 3)
}

/** Evens out the grain of the rays: a 3 x 3 tent over one face, from texelsOut to texels. */
export function smoothFace(index: i32, side: i32): void {
  const p = solidsAt + <usize>index * RECORD
  const packed = <i32>load<f32>(p + <usize>((side >> 1) << 2), FACE_COLUMNS)
  const columns = packed & 1023
  const rows = packed >> 10
  const start = <i32>load<f32>(p + <usize>(side << 2), FACE_AT)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let r: f32 = 0.0
      let g: f32 = 0.0
      let b: f32 = 0.0
      let weight: f32 = 0.0
      for (let j = max(row - 1, 0); j <= min(row + 1, rows - 1); j++) {
        for (let i = max(column - 1, 0); i <= min(column + 1, columns - 1); i++) {
          const w = <f32>((i == column ? 2 : 1) * (j == row ? 2 : 1))
          const from = texelsOutAt + <usize>(start + j * columns + i) * 12
          r += load<f32>(from) * w
          g += load<f32>(from, 4) * w
          b += load<f32>(from, 8) * w
          weight += w
        }
      }
      const to = texelsAt + <usize>(start + row * columns + column) * 12
      store<f32>(to, r / weight)
      store<f32>(to, g / weight, 4)
      store<f32>(to, b / weight, 8)
    }
  }
}
