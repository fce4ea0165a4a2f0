// Things with flat or round sides: walls, houses, furniture. A ray meets the nearest of a list of boxes, ellipsoids and
// upright cylinders, four rays at a time. solid-list.ts writes the records.
import { above, atLeast, below, both, choose, either, lanes, least, less, magnitude, most, root, some } from './lanes'

export const BOX: i32 = 0
export const ELLIPSOID: i32 = 1
export const CYLINDER: i32 = 2
/** A box whose top is smaller than its foot: roofs, tents, towers; and a cylinder likewise. */
export const TAPERED: i32 = 3
export const CONE: i32 = 4

/** Bytes of one record; its fields, by their offset. */
export const RECORD: usize = 160
export const SHAPE: usize = 0
export const CX: usize = 4
export const CY: usize = 8
export const CZ: usize = 12
export const HX: usize = 16
export const HY: usize = 20
export const HZ: usize = 24
export const TURN_COS: usize = 28
export const TURN_SIN: usize = 32
export const ALBEDO: usize = 36
export const EMISSION: usize = 48
export const MATERIAL: usize = 60
export const GLOSS: usize = 64
export const ROUGH: usize = 68
export const KIND: usize = 72
/** First texel of each of the six faces: -x +x -y +y -z +z; then their columns and rows. */
export const FACE_AT: usize = 76
export const FACE_COLUMNS: usize = 100
export const SECOND: usize = 112
export const SCALE: usize = 124
export const SEEN_LEFT: usize = 128
export const SEEN_RIGHT: usize = 132
export const SEEN_TOP: usize = 136
export const SEEN_BOTTOM: usize = 140
/** 1 when rays pass through it on their way to a light, as through a lampshade. */
export const CLEAR: usize = 144
export const VARIANT: usize = 148
/** Width and depth of the top as shares of the foot's, for what is tapered. */
export const TAPER_X: usize = 152
export const TAPER_Z: usize = 156

/** Set by `trace` and its kin alone. */
export function lookBetween(from: f32, to: f32): void {
  traceFrom = from
  traceTo = to
}

export let solidsAt: usize = 0
export let solidCount: i32 = 0

/**
 * Eight solids that follow one another in the list mostly stand together: rays ask first for the box around all of them.
 * Records of twelve floats: the least x, y and z, the greatest, and the rectangle in which any of them can be seen.
 */
export const CLUSTER: i32 = 8
const CLUSTER_BYTES: usize = 48
export let clustersAt: usize = 0

/** Whether any of four rays comes to a cluster before `best`; `ix`, `iy`, `iz` are one by their directions. */
@inline function mayMeet(cluster: usize, ox: v128, oy: v128, oz: v128, ix: v128, iy: v128, iz: v128, best: v128): bool {
  const x0 = (lanes(load<f32>(cluster)) - ox) * ix
  const x1 = (lanes(load<f32>(cluster, 12)) - ox) * ix
  const y0 = (lanes(load<f32>(cluster, 4)) - oy) * iy
  const y1 = (lanes(load<f32>(cluster, 16)) - oy) * iy
  const z0 = (lanes(load<f32>(cluster, 8)) - oz) * iz
  const z1 = (lanes(load<f32>(cluster, 20)) - oz) * iz
  const near = most(most(least(x0, x1), least(y0, y1)), least(z0, z1))
  const far = least(least(most(x0, x1), most(y0, y1)), most(z0, z1))
  return some(both(less(near, least(far, best)), above(far, 0.0)))
}

export let hitDistance: v128 = f32x4.splat(0)
export let hitSolid: v128 = i32x4.splat(-1)

// What `entered` finds: distance to the near side, and whether it is hit at all.
let reached: v128 = f32x4.splat(0)

/** `jx`, `iy`, `jz` are one by the ray's direction: the same for all solids that are not turned. */
@inline function entered(
  p: usize, ox: v128, oy: v128, oz: v128, dx: v128, dy: v128, dz: v128, jx: v128, iy: v128, jz: v128,
): v128 {
  let lx = ox - load<f32>(p, CX)
  const ly = oy - load<f32>(p, CY)
  let lz = oz - load<f32>(p, CZ)
  let ex = dx
  let ez = dz
  let ix = jx
  let iz = jz
  const s = load<f32>(p, TURN_SIN)
  if (s != 0.0) {
    const c = load<f32>(p, TURN_COS)
    const tx = lx * c - lz * s
    lz = lz * c + lx * s
    lx = tx
    ex = dx * c - dz * s
    ez = dz * c + dx * s
    ix = 1.0 / (ex + 1e-9)
    iz = 1.0 / (ez + 1e-9)
  }
  const hx = load<f32>(p, HX)
  const hy = load<f32>(p, HY)
  const hz = load<f32>(p, HZ)
  const shape = <i32>load<f32>(p, SHAPE)
  if (shape == BOX) {
    const wx = magnitude(ix) * hx
    const wy = magnitude(iy) * hy
    const wz = magnitude(iz) * hz
    const mx = lx * ix
    const my = ly * iy
    const mz = lz * iz
    const near = most(most(-mx - wx, -my - wy), -mz - wz)
    const far = least(least(wx - mx, wy - my), wz - mz)
    reached = near
    return both(less(near, far), above(near, 0.0005))
  }
  if (shape == ELLIPSOID) {
    const px = lx * (1.0 / hx)
    const py = ly * (1.0 / hy)
    const pz = lz * (1.0 / hz)
    const qx = ex * (1.0 / hx)
    const qy = dy * (1.0 / hy)
    const qz = ez * (1.0 / hz)
    const a = qx * qx + qy * qy + qz * qz
    const b = px * qx + py * qy + pz * qz
    const c = px * px + py * py + pz * pz - 1.0
    const d = b * b - a * c
    reached = (-b - root(d)) / a
    return both(above(d, 0.0), above(reached, 0.0005))
  }
  if (shape == TAPERED) return enteredTapered(p, lx, ly, lz, ex, dy, ez, iy, hx, hy, hz)
  if (shape == CONE) return enteredCone(p, lx, ly, lz, ex, dy, ez, iy, hx, hy, hz)
  // An upright cylinder: the round wall, or one of its ends.
  const px = lx * (1.0 / hx)
  const pz = lz * (1.0 / hz)
  const qx = ex * (1.0 / hx)
  const qz = ez * (1.0 / hz)
  const a = qx * qx + qz * qz + 1e-12
  const b = px * qx + pz * qz
  const c = px * px + pz * pz - 1.0
  const d = b * b - a * c
  const r = root(d)
  const wy = magnitude(iy) * hy
  const my = ly * iy
  const near = most((-b - r) / a, -my - wy)
  const far = least((r - b) / a, wy - my)
  reached = near
  return both(both(above(d, 0.0), less(near, far)), above(near, 0.0005))
}

// How far a ray is between two planes that lean towards each other by `lean` for every metre up.
let leaningNear: v128 = f32x4.splat(0)
let leaningFar: v128 = f32x4.splat(0)
@inline function lean(side: v128, ly: v128, towards: v128, dy: v128, slope: f32, reach: f32): void {
  const right = 1.0 / (towards + dy * slope + 1e-9)
  const left = 1.0 / (dy * slope - towards + 1e-9)
  const atRight = (lanes(reach) - side - ly * slope) * right
  const atLeft = (lanes(reach) + side - ly * slope) * left
  const isOutRight = below(right, 0.0)
  const isOutLeft = below(left, 0.0)
  leaningNear = most(choose(isOutRight, atRight, lanes(-1e9)), choose(isOutLeft, atLeft, lanes(-1e9)))
  leaningFar = least(choose(isOutRight, lanes(1e9), atRight), choose(isOutLeft, lanes(1e9), atLeft))
}

function enteredTapered(
  p: usize, lx: v128, ly: v128, lz: v128, ex: v128, dy: v128, ez: v128, iy: v128, hx: f32, hy: f32, hz: f32,
): v128 {
  const slopeX = hx * (1.0 - load<f32>(p, TAPER_X)) / (2.0 * hy)
  const slopeZ = hz * (1.0 - load<f32>(p, TAPER_Z)) / (2.0 * hy)
  const wy = magnitude(iy) * hy
  const my = ly * iy
  lean(lx, ly, ex, dy, slopeX, hx - slopeX * hy)
  let near = most(-my - wy, leaningNear)
  let far = least(wy - my, leaningFar)
  lean(lz, ly, ez, dy, slopeZ, hz - slopeZ * hy)
  near = most(near, leaningNear)
  far = least(far, leaningFar)
  reached = near
  return both(less(near, far), above(near, 0.0005))
}

function enteredCone(
  p: usize, lx: v128, ly: v128, lz: v128, ex: v128, dy: v128, ez: v128, iy: v128, hx: f32, hy: f32, hz: f32,
): v128 {
  const narrowing = (1.0 - load<f32>(p, TAPER_X)) / (2.0 * hy)
  const px = lx * (1.0 / hx)
  const pz = lz * (1.0 / hz)
  const qx = ex * (1.0 / hx)
  const qz = ez * (1.0 / hz)
  const m = lanes(<f32>1.0 - narrowing * hy) - ly * narrowing
  const n = dy * -narrowing
  // Rays steeper than its side would leave through the other half of the double cone: taken as just as steep.
  const a = atLeast(qx * qx + qz * qz - n * n, 1e-4)
  const b = px * qx + pz * qz - m * n
  const c = px * px + pz * pz - m * m
  const d = b * b - a * c
  const r = root(d)
  const wy = magnitude(iy) * hy
  const my = ly * iy
  const near = most((-b - r) / a, -my - wy)
  const far = least((r - b) / a, wy - my)
  reached = near
  return both(both(above(d, 0.0), less(near, far)), above(near, 0.0005))
}

/** Solids wholly nearer or farther than this are not looked at: rays that run along a street need not ask behind them. */
export let traceFrom: f32 = -1e9
export let traceTo: f32 = 1e9

/** The nearest solid along four rays; `limit` is how far they look. */
export function trace(ox: v128, oy: v128, oz: v128, dx: v128, dy: v128, dz: v128, limit: v128): void {
  let best = limit
  let which = i32x4.splat(-1)
  const ix = 1.0 / (dx + 1e-9)
  const iy = 1.0 / (dy + 1e-9)
  const iz = 1.0 / (dz + 1e-9)
  let cluster = clustersAt
  for (let start = 0; start < solidCount; start += CLUSTER, cluster += CLUSTER_BYTES) {
    if (load<f32>(cluster, 20) < traceFrom || load<f32>(cluster, 8) > traceTo) continue
    if (!mayMeet(cluster, ox, oy, oz, ix, iy, iz, best)) continue
    const end = min(start + CLUSTER, solidCount)
    for (let i = start; i < end; i++) {
      const p = solidsAt + <usize>i * RECORD
      const z = load<f32>(p, CZ)
      const reach = load<f32>(p, HZ) + (load<f32>(p, TURN_SIN) != 0.0 ? load<f32>(p, HX) : 0.0)
      if (z + reach < traceFrom || z - reach > traceTo) continue
      const hit = entered(p, ox, oy, oz, dx, dy, dz, ix, iy, iz)
      const nearer = both(hit, less(reached, best))
      best = choose(nearer, reached, best)
      which = choose(nearer, i32x4.splat(i), which)
    }
  }
  hitDistance = best
  hitSolid = which
}

/** The same for rays from the eye through pixels x…x+3 of row y: most solids are not there at all. */
export function traceSeen(x: i32, y: i32, oy: v128, dx: v128, dy: v128, dz: v128, limit: v128): void {
  let best = limit
  let which = i32x4.splat(-1)
  const left = <f32>x
  const right = <f32>(x + 3)
  const row = <f32>y
  const zero = lanes(0.0)
  const ix = 1.0 / (dx + 1e-9)
  const iy = 1.0 / (dy + 1e-9)
  const iz = 1.0 / (dz + 1e-9)
  let cluster = clustersAt
  for (let start = 0; start < solidCount; start += CLUSTER, cluster += CLUSTER_BYTES) {
    if (right < load<f32>(cluster, 24) || left > load<f32>(cluster, 28)) continue
    if (row < load<f32>(cluster, 32) || row > load<f32>(cluster, 36)) continue
    const end = min(start + CLUSTER, solidCount)
    for (let i = start; i < end; i++) {
      const p = solidsAt + <usize>i * RECORD
      if (right < load<f32>(p, SEEN_LEFT) || left > load<f32>(p, SEEN_RIGHT)) continue
      if (row < load<f32>(p, SEEN_TOP) || row > load<f32>(p, SEEN_BOTTOM)) continue
      const hit = entered(p, zero, oy, zero, dx, dy, dz, ix, iy, iz)
      const nearer = both(hit, less(reached, best))
      best = choose(nearer, reached, best)
      which = choose(nearer, i32x4.splat(i), which)
    }
  }
  hitDistance = best
  hitSolid = which
}

/** Where something stands in the way within `limit`. */
export function blocked(ox: v128, oy: v128, oz: v128, dx: v128, dy: v128, dz: v128, limit: v128): v128 {
  let dark = i32x4.splat(0)
  const ix = 1.0 / (dx + 1e-9)
  const iy = 1.0 / (dy + 1e-9)
  const iz = 1.0 / (dz + 1e-9)
  let cluster = clustersAt
  for (let start = 0; start < solidCount; start += CLUSTER, cluster += CLUSTER_BYTES) {
    if (!mayMeet(cluster, ox, oy, oz, ix, iy, iz, limit)) continue
    const end = min(start + CLUSTER, solidCount)
    for (let i = start; i < end; i++) {
      const p = solidsAt + <usize>i * RECORD
      if (load<f32>(p, CLEAR) > 0.0) continue
      const hit = entered(p, ox, oy, oz, dx, dy, dz, ix, iy, iz)
      dark = either(dark, both(hit, less(reached, limit)))
      if (i32x4.all_true(dark)) return dark
    }
  }
  return dark
}
