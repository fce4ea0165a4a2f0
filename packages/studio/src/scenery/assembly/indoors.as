// Solids as seen: first which one and whether the sun reaches it, then colour, baked light, sun and reflections.
import {
  above, atLeast, both, butNot, choose, clamp01, every, lanes, magnitude, mix, most, ramp, rise, root, some, square,
} from './lanes'
import { cloudy, noise } from './noise'
import {
  aim, depthAt, depthOf, eye, focal, height, markWhere, offsetOf, paintWhere, planeBytes, rayX, rayY, rayZ, stride, width,
} from './picture'
import {
  blue, green, hazeB, hazeG, hazeOver, hazeR, hazeSunB, hazeSunG, hazeSunR, hazeTowards, red, skyTowards, sunB, sunG,
  sunR, sunX, sunY, sunZ,
} from './air'
import { blocked, hitDistance, hitSolid, KIND, lookBetween, RECORD, ROUGH, solidsAt, trace, traceSeen } from './solids'
import { faceU, faceV, lightB, lightG, lightR, meet, normalX, normalY, normalZ, readLight } from './surface'
import { gloss, material, snowOver, matterB, matterG, matterR, shineB, shineG, shineR, tiltU, tiltV } from './materials'

/** Planes of solid numbers and of sun, in scratch after the records and texels. */
export let seenAt: usize = 0
/** Wet streets mirror; 0…1. */
export let wetness: f32 = 0
/** 0 none … 1 deep: snow on whatever faces up. */
export let snowDepth: f32 = 0
/** 1 when texels have been baked; else light comes from the sky alone. */
export let isBaked: i32 = 1
export let flatR: f32 = 0
export let flatG: f32 = 0
export let flatB: f32 = 0

export function seeRow(y: i32): void {
  const eyes = lanes(eye)
  for (let x = 0; x < width; x += 4) {
    const o = offsetOf(x, y)
    aim(ramp(<f32>x), y)
    // With a step of one metre along the axis a distance is a depth.
    traceSeen(x, y, eyes, rayX, rayY, rayZ, depthOf(o))
    const found = i32x4.ge_s(hitSolid, i32x4.splat(0))
    v128.store(seenAt + o, hitSolid)
    if (!some(found)) continue
    const z = hitDistance
    v128.store(depthAt + o, choose(found, z, depthOf(o)))
    let lit = lanes(0.0)
    const line = <usize>(stride << 2)
    // Every second row asks for the sun; the other takes its neighbour's answer where the same solid is seen.
    const same = (y & 1) == 1 && i32x4.all_true(i32x4.eq(hitSolid, v128.load(seenAt + o - line)))
    if (same) lit = v128.load(seenAt + planeBytes + o - line)
    else if (sunR + sunG + sunB > 0.01) {
      // A hair towards the eye, so that a surface does not shade itself.
      const px = rayX * z * 0.9995
      const py = rayY * z * 0.9995 + eye
      const pz = rayZ * z * 0.9995
      lit = butNot(lanes(1.0), blocked(px, py, pz, lanes(sunX), lanes(sunY), lanes(sunZ), lanes(500.0)))
    }
    v128.store(seenAt + planeBytes + o, lit)
  }
}

/** Sunlight at a pixel, its edge softened over five pixels of the same solid's neighbourhood. */
@inline function sunOver(o: usize, y: i32): v128 {
  const line = <usize>(stride << 2)
  const plane = seenAt + planeBytes + o
  if (y < 2 || y > height - 3) return v128.load(plane)
  const up = v128.load(plane - line) + v128.load(plane + line)
  const far = v128.load(plane - line - line) + v128.load(plane + line + line)
  const side = v128.load(plane - 4) + v128.load(plane + 4)
  const wide = v128.load(plane - 8) + v128.load(plane + 8)
  const corner = v128.load(plane - line - 4) + v128.load(plane - line + 4) + v128.load(plane + line - 4) + v128.load(plane + line + 4)
  return v128.load(plane) * 0.2 + (up + side) * 0.12 + corner * 0.05 + (far + wide) * 0.03
}

let outR: v128 = f32x4.splat(0)
let outG: v128 = f32x4.splat(0)
let outB: v128 = f32x4.splat(0)

export function shadeRow(y: i32): void {
  for (let x = 0; x < width; x += 4) {
    const o = offsetOf(x, y)
    const seen = v128.load(seenAt + o)
    let left = i32x4.ge_s(seen, i32x4.splat(0))
    if (!some(left)) continue
    aim(ramp(<f32>x), y)
    const z = depthOf(o)
    const px = rayX * z
    const py = z * rayY + eye
    const pz = z * rayZ
    const sun = sunOver(o, y)
    // One solid at a time; mostly all four pixels show the same.
    while (some(left)) {
      const index = firstOf(seen, left)
      const mine = both(left, i32x4.eq(seen, i32x4.splat(index)))
      left = butNot(left, mine)
      const p = solidsAt + <usize>index * RECORD
      meet(p, px, py, pz)
      const tilt = z * (1.0 / focal)
      const grazing = magnitude(normalX * rayX + normalY * rayY + normalZ * rayZ) / root(rayX * rayX + (rayY * rayY + rayZ * rayZ))
      material(p, faceU, faceV, normalY, tilt / atLeast(grazing, 0.12))
      if (snowDepth > 0.0) snowOver(p, normalY, px, pz, snowDepth)
      lightAt(p, sun)
      const rough = load<f32>(p, ROUGH)
      if (some(both(mine, above(gloss + wetness * 0.5, 0.004)))) mirror(mine, px, py, pz, rayX, rayY, rayZ, rough)
      const lost = hazeOver(z * root(rayX * rayX + rayZ * rayZ), py, eye)
      const tint = hazeTowards(rayX, rayZ)
      outR = mix(outR, mix(lanes(hazeR), lanes(hazeSunR), tint), lost)
      outG = mix(outG, mix(lanes(hazeG), lanes(hazeSunG), tint), lost)
      outB = mix(outB, mix(lanes(hazeB), lanes(hazeSunB), tint), lost)
      paintWhere(mine, o, outR, outG, outB)
      markWhere(mine, o, <i32>load<f32>(p, KIND))
    }
  }
}
@inline function firstOf(seen: v128, left: v128): i32 {
  const bits = i32x4.bitmask(left)
  if (bits & 1) return i32x4.extract_lane(seen, 0)
  if (bits & 2) return i32x4.extract_lane(seen, 1)
  if (bits & 4) return i32x4.extract_lane(seen, 2)
  return i32x4.extract_lane(seen, 3)
}

/** The surface just met, lit: into outR, outG, outB. `sun` is how much of the sun arrives. */
@inline function lightAt(p: usize, sun: v128): void {
  // Folds tilt the surface along its face.
  const tx = normalX - normalZ * tiltU * -1.0
  const tz = normalZ + normalX * tiltU * -1.0
  const facing = clamp01(tx * sunX + (normalY + tiltV) * sunY + tz * sunZ)
  const direct = sun * facing
  let r = direct * sunR
  let g = direct * sunG
  let b = direct * sunB
  if (isBaked) {
    readLight(p)
    r = r + lightR
    g = g + lightG
    b = b + lightB
  } else {
    const sky = normalY * 0.35 + 0.65
    r = r + sky * flatR
    g = g + sky * flatG
    b = b + sky * flatB
  }
  outR = matterR * r + shineR
  outG = matterG * g + shineG
  outB = matterB * b + shineB
}

/** Adds what a polished or wet surface throws back, where it is `mine`. */
function mirror(mine: v128, px: v128, py: v128, pz: v128, dx: v128, dy: v128, dz: v128, rough: f32): void {
  const inverse = 1.0 / root(dx * dx + dy * dy + dz * dz)
  const vx = dx * inverse
  const vy = dy * inverse
  const vz = dz * inverse
  const flat = rise(normalY, 0.8, 0.95)
  const puddle = flat * wetness * rise(cloudy(px * 0.7, pz * 0.7, 4), 0.38, 0.6)
  const still = 1.0 - puddle * 0.75
  let nx = normalX + (noise(px * 31.0, pz * 31.0 + py * 29.0, 121) - 0.5) * rough * still
  let nz = normalZ + (noise(px * 29.0 + 7.0, pz * 33.0 + py * 31.0, 122) - 0.5) * rough * still
  const ny = normalY
  const k = (vx * nx + vy * ny + vz * nz) * 2.0
  const rx = vx - nx * k
  const ry = vy - ny * k
  const rz = vz - nz * k
  const facing = clamp01(k * -0.5)
  const one = 1.0 - facing
  const fresnel = square(square(one)) * one
  const base = most(gloss, flat * (wetness * 0.04) + puddle * 0.14)
  const strength = base + (1.0 - base) * fresnel * clamp01(base * 6.0)
  // Rain wets walls too, but they throw nothing back.
  if (!some(both(mine, above(strength, 0.0)))) return
  const keepR = outR
  const keepG = outG
  const keepB = outB
  if (every(above(rz, 0.0))) lookBetween(f32x4.extract_lane(pz, 0) - 1.0, f32x4.extract_lane(pz, 0) + 70.0)
  trace(px + normalX * 0.003, py + normalY * 0.003, pz + normalZ * 0.003, rx, ry, rz, lanes(300.0))
  lookBetween(-1e9, 1e9)
  const which = hitSolid
  const t = hitDistance
  let left = i32x4.ge_s(which, i32x4.splat(0))
  let mr = lanes(0.0)
  let mg = lanes(0.0)
  let mb = lanes(0.0)
  if (!every(left)) {
    skyTowards(rx, ry, rz, false)
    mr = red
    mg = green
    mb = blue
  }
  const hx = px + rx * t
  const hy = py + ry * t
  const hz = pz + rz * t
  while (some(left)) {
    const index = firstOf(which, left)
    const met = both(left, i32x4.eq(which, i32x4.splat(index)))
    left = butNot(left, met)
    const p = solidsAt + <usize>index * RECORD
    meet(p, hx, hy, hz)
    material(p, faceU, faceV, normalY, (pz + t) * (2.0 / focal))
    lightAt(p, lanes(0.35))
    mr = choose(met, outR, mr)
    mg = choose(met, outG, mg)
    mb = choose(met, outB, mb)
  }
  outR = mix(keepR, mr, strength)
  outG = mix(keepG, mg, strength)
  outB = mix(keepB, mb, strength)
}
