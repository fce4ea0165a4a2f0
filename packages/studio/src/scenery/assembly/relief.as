// The shape of the land: one height for every place of the map, as a sum of terms that a scene switches on by numbers.
import {
  above, atLeast, below, choose, exp, lanes, magnitude, mix, most, rise, root, sine, some, square,
} from './lanes'
import { cloudy, eroded, noise, ridged } from './noise'

/** Raises or lowers everything, metres. */
export let landLift: f32 = 0
/** Rolling ground: height, width of a hill, and the depth where it begins. */
export let rollHeight: f32 = 0
export let rollWidth: f32 = 100
export let rollFrom: f32 = 20
/** Small unevenness underfoot. */
export let bumpHeight: f32 = 0
export let bumpWidth: f32 = 3

export let mountHeight: f32 = 0
export let mountWidth: f32 = 1400
export let mountFrom: f32 = 400
export let mountTo: f32 = 2500
/** 0 a closed range … 1 an open valley ahead. */
export let mountValley: f32 = 0
/** One summit that carries the picture. */
export let peakX: f32 = 0
export let peakZ: f32 = 4000
export let peakRadius: f32 = 1500
export let peakHeight: f32 = 0

export let duneHeight: f32 = 0
export let duneWidth: f32 = 120
export let duneFrom: f32 = 25

/** Water's edge before the camera; 0 for none. The far shore likewise. */
export let shoreZ: f32 = 0
export let shoreSlope: f32 = 0.05
export let shoreWiggle: f32 = 0
export let shoreTilt: f32 = 0
export let bankHeight: f32 = 0.5
export let bankSlope: f32 = 0.1
export let bedDepth: f32 = 6
export let farShoreZ: f32 = 0
export let farShoreSlope: f32 = 0.1
export let farShoreHeight: f32 = 14

export let riverWidth: f32 = 0
export let riverDepth: f32 = 1.2
export let riverBend: f32 = 20
export let riverX: f32 = 0

/** A wall of rock across the view: where, how high, and the notch that water falls through. */
export let cliffZ: f32 = 0
export let cliffHeight: f32 = 0
export let cliffNotchX: f32 = 0
export let cliffNotchWidth: f32 = 4
export let cliffNotchDepth: f32 = 0

/** Woods on far slopes, as roughness: height of the trees, and the depth where they begin. */
export let woodsHeight: f32 = 0
export let woodsFrom: f32 = 120
export let woodsTop: f32 = 300

@inline export function riverCentre(z: v128): v128 {
  const bend = sine(z * 0.021 + 1.3) * 0.6 + sine(z * 0.0093) + sine(z * 0.047 + 4.0) * 0.16
  return bend * rise(z, 8.0, 160.0) * riverBend + z * (riverBend * 0.004) + riverX
}

@inline function riverSide(x: v128, z: v128): v128 {
  return magnitude(x - riverCentre(z) + (noise(z * 0.11, x * 0.03, 31) - 0.5) * (riverWidth * 0.3))
}

/** Metres beyond the water's edge, negative on land. */
export function pastShore(x: v128, z: v128): v128 {
  if (riverWidth > 0.0) return -riverSide(x, z) + riverWidth * 0.5
  return shored(x, z)
}

@inline function shored(x: v128, z: v128): v128 {
  const wiggle = (noise(x * 0.035 + 3.7, lanes(2.2), 21) - 0.5) * (shoreWiggle * 1.6) + (noise(x * 0.16 + 8.0, lanes(5.2), 22) - 0.5) * (shoreWiggle * 0.4)
  return z - shoreZ - wiggle - x * shoreTilt
}

export function heightAt(x: v128, z: v128, octaves: i32): v128 {
  let h = lanes(landLift)
  if (bumpHeight > 0.0) {
    const k: f32 = 1.0 / bumpWidth
    h = h + (cloudy(x * k, z * k, min(octaves, 3)) - 0.5) * bumpHeight
  }
  if (rollHeight > 0.0) {
    const k: f32 = 1.0 / rollWidth
    h = h + (cloudy(x * k + 11.0, z * k, min(octaves, 5)) - 0.42) * rollHeight * rise(z, rollFrom * 0.25, rollFrom * 2.5)
  }
  if (duneHeight > 0.0) h = h + dunes(x, z, octaves)
  if (mountHeight > 0.0) h = h + mountains(x, z, octaves)
  if (riverWidth > 0.0) {
    const bank = rise(riverSide(x, z), riverWidth * 0.36, riverWidth * 0.5 + 2.5)
    h = mix(lanes(-riverDepth), h + bankHeight, bank)
  }
  if (shoreZ > 0.0) {
    const s = shored(x, z)
    let basin = choose(
      below(s, 0.0),
      (1.0 - exp(s * (bankSlope / bankHeight))) * bankHeight,
      atLeast(s * -shoreSlope, -bedDepth),
    )
    let land = rise(-s, 0.0, 8.0)
    if (farShoreZ > 0.0) {
      const across = z - farShoreZ - (cloudy(x * 0.006 + 1.7, lanes(3.3), 3) - 0.5) * (farShoreZ * 0.5)
      const beyond = 1.0 - exp(atLeast(across, 0.0) * (-farShoreSlope / farShoreHeight))
      basin = choose(above(across, 0.0), beyond * farShoreHeight, most(basin, across * farShoreSlope))
      land = most(land, rise(across, 0.0, farShoreZ * 0.25))
    }
    h = basin + h * land
  }
  if (cliffHeight > 0.0) h = h + cliff(x, z, octaves)
  if (woodsHeight > 0.0) {
    const stand = woodsAt(x, z, h)
    if (some(above(stand, 0.0))) {
      const crown = noise(x * 0.17, z * 0.17, 41)
      h = h + stand * (crown * crown * 1.4 + 0.3) * woodsHeight
    }
  }
  return h
}

/** How much of a place is wood, 0…1. */
export function woodsAt(x: v128, z: v128, h: v128): v128 {
  const mask = rise(z, woodsFrom, woodsFrom * 1.5) * rise(h, 1.0, 5.0) * rise(h, woodsTop, woodsTop * 0.55)
  if (!some(above(mask, 0.0))) return lanes(0.0)
  return mask * rise(cloudy(x * 0.006, z * 0.006, 2), 0.36, 0.5)
}

@inline function mountains(x: v128, z: v128, octaves: i32): v128 {
  const ramp = rise(z, mountFrom, mountTo)
  if (!some(above(ramp, 0.0))) return lanes(0.0)
  const k: f32 = 1.0 / mountWidth
  const px = x * k + 7.3
  const pz = z * k + 2.9
  const body = eroded(px, pz, octaves)
  const crest = ridged(px * 0.8 + 4.0, pz * 0.8, min(octaves, 6))
  let swell = lanes(1.0)
  if (mountValley > 0.0) swell = mix(lanes(1.0), rise(magnitude(x - z * 0.04) / (z + 1.0), 0.04, 0.5), lanes(mountValley))
  let h = (body * 0.6 + crest * 0.62) * mountHeight * swell
  if (peakHeight > 0.0) {
    const dx = (x - peakX) * (1.0 / peakRadius)
    const dz = (z - peakZ) * (1.0 / peakRadius)
    // Ridges run down from the summit: the cone is cut by the crest pattern, so that no two sides are alike.
    const r = root(dx * dx + dz * dz) + (crest - 0.4) * -0.35
    const cone = atLeast(1.0 - atLeast(r, 0.0), 0.0)
    h = h + cone * (cone * 0.35 + 0.65) * peakHeight
  }
  return h * ramp
}

/** Steps and overhanging roughness, drawn nearer at the sides so that the wall embraces the view. */
@inline function cliff(x: v128, z: v128, octaves: i32): v128 {
  const off = x - cliffNotchX
  const bay = off * off * 0.016
  const rough = (cloudy(x * 0.11 + 5.0, z * 0.11, min(octaves, 5)) - 0.5) * 13.0
  const d = z - cliffZ + bay + rough
  if (!some(above(d, -1.0))) return lanes(0.0)
  const top = cloudy(x * 0.05 + 2.0, lanes(4.0), 3) * 0.5 + 0.75
  const ledge = noise(x * 0.14, z * 0.1, 33)
  const wall = rise(d, 0.0, 3.2) * 0.55 + rise(d, 3.0, 8.5) * 0.3 + rise(d, 9.0, 26.0) * 0.15 * ledge
  const notch = exp(square(off * (1.0 / cliffNotchWidth)) * -1.4) * rise(d, 0.0, 4.0)
  return wall * top * cliffHeight - notch * cliffNotchDepth + rise(d, 8.0, 90.0) * (ledge * 6.0 + 8.0)
}

@inline function dunes(x: v128, z: v128, octaves: i32): v128 {
  const k: f32 = 1.0 / duneWidth
  const px = x * k
  const pz = z * (k * 1.35)
  const bend = (cloudy(px * 0.6 + 4.0, pz * 0.6, 2) - 0.5) * 1.6
  // Crests are sharp, and lean: the ridge is sampled a little downwind of where it stands.
  const n = noise(px * 0.8 + bend, pz * 0.8 + bend * 0.4, 51)
  const crest = 1.0 - magnitude(n * 2.0 - 1.0)
  const m = noise(px * 1.9 - bend, pz * 1.9 + crest * 0.5, 52)
  const small = 1.0 - magnitude(m * 2.0 - 1.0)
  const broad = cloudy(px * 0.3 + 8.0, pz * 0.3, 2)
  const h = crest * (crest * 0.5 + 0.5) * (broad * 0.9 + 0.35) + small * small * crest * 0.22
  // The eye stands on a rise and looks over the field.
  return (h * duneHeight - duneHeight * 0.42) * rise(z, duneFrom * 0.35, duneFrom * 2.2) + (broad - 0.5) * duneHeight * rise(z, duneFrom * 4.0, duneFrom * 14.0)
}
