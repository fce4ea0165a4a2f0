// The land as seen: depth by walking outwards once per column (front to back, so every height is computed once), then
// colour and light per pixel.
import {
  above, at, atLeast, atMost, below, both, choose, clamp01, cosine, every, first, lanes, least, less, log2, magnitude, mix, power,
  ramp, rise, root, some,
} from './lanes'
import { cloudy, noise, ridged } from './noise'
import {
  acrossOf, aim, clock, depthAt, depthOf, eye, focal, GROUND, height, horizonY, kindAt, kindIs, mapX, mapZ, markWhere, offsetOf,
  paintWhere, planeBytes, rayX, rayY, rayZ, scratchAt, stride, upOf, width,
} from './picture'
import {
  bounceB, bounceG, bounceR, hazeB, hazeG, hazeOver, hazeR, hazeSunB, hazeSunG, hazeSunR, hazeTowards, skyLightB,
  skyLightG, skyLightR, sunB, sunG, sunR, sunX, sunY, sunZ,
} from './air'
import { cliffHeight, heightAt, pastShore, woodsAt, woodsHeight } from './relief'
import { albedoB, albedoG, albedoR, caustics, groundMatter, rippleDepth, sandAll, wet } from './turf'

export let landNear: f32 = 1
export let landFar: f32 = 9000
/** Growth of the stride with distance; smaller is finer. */
export let landStride: f32 = 0.005
export let landOctaves: i32 = 8
/** 1 when slopes may shadow one another. */
export let landShadows: i32 = 0

/** Four columns from x: how far the land is, and how it slopes, for every row it covers. */
export function landColumns(x: i32): void {
  const across = acrossOf(ramp(<f32>x))
  let z: f32 = landNear
  let h = heightAt(across * z, lanes(z), landOctaves)
  let slope = lanes(0.0)
  let rows = lanes(horizonY) - (h - eye) * (focal / z)
  let top0: i32 = height
  let top1: i32 = height
  let top2: i32 = height
  let top3: i32 = height
  let stride: f32 = landStride
  while (z < landFar) {
    const previousZ = z
    const previous = h
    const previousRows = rows
    const previousSlope = slope
    z *= 1.0 + stride
    h = heightAt(across * z, lanes(z), octavesAt(z))
    rows = lanes(horizonY) - (h - eye) * (focal / z)
    // Neighbouring columns lie side by side in the vector: their differences are the sideways slope.
    const right = i8x16.shuffle(h, h, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 12, 13, 14, 15)
    const left = i8x16.shuffle(h, h, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)
    slope = (right - left) * f32x4(1, 0.5, 0.5, 1) * (focal / z)
    const rise = (h - previous) * (1.0 / (z - previousZ))
    top0 = fill(x, 0, top0, previousZ, z, previous, h, rows, previousSlope, slope, rise)
    top1 = fill(x + 1, 1, top1, previousZ, z, previous, h, rows, previousSlope, slope, rise)
    top2 = fill(x + 2, 2, top2, previousZ, z, previous, h, rows, previousSlope, slope, rise)
    top3 = fill(x + 3, 3, top3, previousZ, z, previous, h, rows, previousSlope, slope, rise)
    if ((top0 | top1 | top2 | top3) == 0) break
    // Stride so that a step climbs a row or two: short up a wall of rock, long over a plain or behind a crest.
    const climbed = previousRows - rows
    if (some(above(climbed, 2.4))) stride = max<f32>(stride * 0.7, landStride)
    else if (every(below(climbed, 1.1))) stride = min<f32>(stride * 1.25, landStride * 5.0)
  }
}

/** Octaves finer than two pixels are noise, not detail. */
@inline function octavesAt(z: f32): i32 {
  return max(4, min(landOctaves, <i32>(first(log2(lanes(focal * 900.0 / z))) - 1.0)))
}

/** Rows of one column up to the new height, each at the depth where its ray meets the slope between two samples. */
@inline function fill(
  x: i32, lane: i32, top: i32, z0: f32, z1: f32, heights0: v128, heights1: v128, rows: v128, slope0: v128, slope1: v128, rise: v128,
): i32 {
  const from = max(<i32>ceil<f32>(at(rows, lane) - 0.5), 0)
  if (from >= top) return top
  const h0 = at(heights0, lane) - eye
  const h1 = at(heights1, lane) - eye
  const across0 = at(slope0, lane)
  const across1 = at(slope1, lane)
  const along = at(rise, lane)
  for (let y = top - 1; y >= from; y--) {
    const ray = upOf(y)
    const a = h0 - ray * z0
    const b = h1 - ray * z1
    const t = a < 0.0 && b > a ? min<f32>(-a / (b - a), 1.0) : <f32>0.0
    const o = offsetOf(x, y)
    store<f32>(depthAt + o, z0 + (z1 - z0) * t)
    store<f32>(scratchAt + o, across0 + (across1 - across0) * t)
    store<f32>(scratchAt + planeBytes + o, along)
    store<u8>(kindAt + (o >> 2), <u8>GROUND)
  }
  return from
}

/** The land's shadow upon itself for two rows from `y`, every second column, after the slopes in scratch. */
export function landShadowRow(y: i32): void {
  const up = upOf(y)
  const line = scratchAt + planeBytes + planeBytes + <usize>((y >> 1) * (stride >> 1) * 4)
  for (let x = 0; x < width; x += 8) {
    const o = offsetOf(x, y)
    const z0 = v128.load(depthAt + o)
    const z1 = v128.load(depthAt + o + 16)
    const z = i8x16.shuffle(z0, z1, 0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27)
    const near = below(z, landFar)
    let lit = lanes(1.0)
    // What faces away from the sun is dark anyway.
    const sx = i8x16.shuffle(v128.load(scratchAt + o), v128.load(scratchAt + o + 16), 0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27)
    const sz = i8x16.shuffle(v128.load(scratchAt + planeBytes + o), v128.load(scratchAt + planeBytes + o + 16), 0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27)
    if (some(both(near, less(sx * sunX + sz * sunZ, lanes(sunY))))) {
      const across = acrossOf(ramp(0.0) * 2.0 + <f32>x)
      const zz = atMost(z, landFar)
      lit = shadowAt(across * zz, zz * up + eye, zz)
    }
    v128.store(line + <usize>(x << 1), lit)
  }
}

export function landRow(y: i32): void {
  const up = upOf(y)
  for (let x = 0; x < width; x += 4) {
    const o = offsetOf(x, y)
    const ground = kindIs(o, GROUND)
    if (!some(ground)) continue
    const z = atMost(depthOf(o), landFar)
    const across = acrossOf(ramp(<f32>x))
    const lit = landShadows ? shadowOver(x, y) : lanes(1.0)
    const slopeX = v128.load(scratchAt + o)
    const slopeZ = v128.load(scratchAt + planeBytes + o)
    landLook(across * z, z * up + eye, z, z, across, lanes(1.0), slopeX, slopeZ, lit)
    paintWhere(ground, o, landR, landG, landB)
  }
}

/** Rounds in which a ray finds the height of the ground that it meets. */
const ROUNDS: i32 = 6

/** The land of a view that is not level: each ray goes to the height that it finds where it meets the ground. */
export function landSeenRow(y: i32): void {
  for (let x = 0; x < width; x += 4) {
    aim(ramp(<f32>x), y)
    const down = below(rayY, -0.02)
    if (!some(down)) continue
    const o = offsetOf(x, y)
    const fall = choose(down, -rayY, lanes(1.0))
    let t = lanes(max<f32>(eye, 0.1)) / fall
    for (let round = 0; round < ROUNDS; round++) {
      const found = (lanes(eye) - heightAt(mapX(rayX * t, rayZ * t), mapZ(rayX * t, rayZ * t), landOctaves)) / fall
      // Half of the way, so that a rough ground does not throw the ray to and fro.
      t = round < 2 ? atLeast(found, 0.05) : atLeast(t + found, 0.1) * 0.5
    }
    const here = both(down, both(less(t, depthOf(o)), below(t * root(rayX * rayX + rayZ * rayZ), landFar)))
    if (!some(here)) continue
    const wx = rayX * t
    const wz = rayZ * t
    const mx = mapX(wx, wz)
    const mz = mapZ(wx, wz)
    const h = heightAt(mx, mz, landOctaves)
    const apart = atLeast(t * (1.5 / focal), 0.02)
    const slopeX = (heightAt(mapX(wx + apart, wz), mapZ(wx + apart, wz), landOctaves) - h) / apart
    const slopeZ = (heightAt(mapX(wx, wz + apart), mapZ(wx, wz + apart), landOctaves) - h) / apart
    const lit = landShadows ? shadowAt(mx, h, mz) : lanes(1.0)
    landLook(mx, rayY * t + eye, mz, t, rayX, rayZ, slopeX, slopeZ, lit)
    paintWhere(here, o, landR, landG, landB)
    v128.store(depthAt + o, choose(here, t, depthOf(o)))
    markWhere(here, o, GROUND)
  }
}

let landR: v128 = f32x4.splat(0)
let landG: v128 = f32x4.splat(0)
let landB: v128 = f32x4.splat(0)

/**
 * What the ground at a place sends to the eye, into landR, landG, landB. `distance` is its depth, `dx` and `dz` which way its
 * ray goes over the map, `lit` how much of the sun the land lets through.
 */
@inline function landLook(
  wx: v128, wy: v128, z: v128, distance: v128, dx: v128, dz: v128, slopeX: v128, slopeZ: v128, lit: v128,
): void {
  const past = pastShore(wx, z)
  const wooded = woodsHeight > 0.0 ? woodsAt(wx, z, wy) : lanes(0.0)
  let nx = -slopeX
  let nz = -slopeZ
  let ny = lanes(1.0)
  if (rippleDepth > 0.0) {
    const fade = (1.0 - rise(distance, 18.0, 90.0)) * rippleDepth
    const bend = cloudy(wx * 0.35, z * 0.35, 3) * 9.0
    const wave = cosine(z * 13.0 + wx * 2.2 + bend * 2.2) * (noise(wx * 0.6, z * 0.6, 61) * 0.8 + 0.2)
    nz = nz - wave * fade
    nx = nx - wave * fade * 0.25
  }
  if (cliffHeight > 0.0) {
    // A wall's texture runs down it: it needs roughness of its own, measured up and not along.
    const wall = rise(nx * nx + nz * nz, 0.6, 3.0)
    if (some(above(wall, 0.0))) {
      const bump = ridged(wx * 0.22 + z * 0.1, wy * 0.16, 5)
      const beside = ridged(wx * 0.22 + z * 0.1 + 0.05, wy * 0.16, 5)
      const higher = ridged(wx * 0.22 + z * 0.1, wy * 0.16 + 0.05, 5)
      nx = nx + (bump - beside) * wall * 9.0
      ny = ny + (bump - higher) * wall * 9.0
    }
  }
  const length = 1.0 / root(nx * nx + ny * ny + nz * nz)
  nx = nx * length
  nz = nz * length
  ny = ny * length
  groundMatter(wx, wy, z, distance, ny, past, wooded)

  const toSun = nx * sunX + ny * sunY + nz * sunZ
  let sun = clamp01(toSun)
  // Woods let light through their crowns: they never go as dark as a slope of rock.
  sun = mix(sun, clamp01(toSun * 0.5 + 0.4), wooded * 0.6)
  if (landShadows) sun = sun * lit
  if (caustics > 0.0) sun = sun * (net(wx, z) * caustics + (1.0 - caustics * 0.45))
  const sky = ny * 0.5 + 0.5
  const from = 1.0 - sky
  let r = albedoR * (sun * sunR + sky * skyLightR + from * bounceR)
  let g = albedoG * (sun * sunG + sky * skyLightG + from * bounceG)
  let b = albedoB * (sun * sunB + sky * skyLightB + from * bounceB)
  if (wet > 0.0 && sandAll == 0.0) {
    // Puddles and film: the sky at a grazing angle.
    const film = power(1.0 - clamp01(lanes(eye) / root(distance * distance + eye * eye)), 4.0) * wet * rise(cloudy(wx * 0.4, z * 0.4, 3), 0.35, 0.7) * clamp01(ny) * rise(distance, 400.0, 60.0) * 0.35
    r = mix(r, lanes(hazeR), film)
    g = mix(g, lanes(hazeG), film)
    b = mix(b, lanes(hazeB), film)
  }
  const lost = hazeOver(distance * root(dx * dx + dz * dz), wy, eye)
  const tint = hazeTowards(dx, dz)
  r = mix(r, mix(lanes(hazeR), lanes(hazeSunR), tint), lost)
  g = mix(g, mix(lanes(hazeG), lanes(hazeSunG), tint), lost)
  b = mix(b, mix(lanes(hazeB), lanes(hazeSunB), tint), lost)
  landR = r
  landG = g
  landB = b
}

/** Bright lines where a wavy surface gathers the light. */
@inline function net(x: v128, z: v128): v128 {
  const bend = noise(x * 0.9 + clock * 0.3, z * 0.9, 76) * 1.2
  const a = 1.0 - magnitude(noise(x * 1.1 + bend, z * 1.1 + clock * 0.4, 77) * 2.0 - 1.0)
  const b = 1.0 - magnitude(noise(x * 1.9 - clock * 0.35, z * 1.9 + bend, 78) * 2.0 - 1.0)
  return power(a, 5.0) * 2.0 + power(b, 6.0) * 1.3
}

/** Soft shadow of the land upon itself: the narrowest clearance on the way to the sun. */
function shadowAt(x: v128, h: v128, z: v128): v128 {
  let lit = lanes(1.0)
  let t = z * 0.016 + 0.4
  for (let i = 0; i < 7; i++) {
    const clear = h + t * sunY + z * 0.0016 + 0.05 - heightAt(x + t * sunX, z + t * sunZ, 4)
    lit = least(lit, clear / t * 12.0 + 0.3)
    if (every(below(lit, 0.0))) break
    t = t * 2.05
  }
  return clamp01(lit)
}
/** The half-size shadow over four pixels. */
@inline function shadowOver(x: i32, y: i32): v128 {
  const at = scratchAt + planeBytes + planeBytes + <usize>(((y >> 1) * (stride >> 1) + (x >> 1)) * 4)
  const a = load<f32>(at)
  const b = load<f32>(at, 4)
  const c = x + 8 < width ? load<f32>(at, 8) : b
  return f32x4(a, (a + b) * 0.5, b, (b + c) * 0.5)
}

/** The height of the ground at one place, for whatever is to stand on it. */
export function groundHeight(x: f32, z: f32): f32 {
  return first(heightAt(lanes(x), lanes(z), landOctaves))
}
