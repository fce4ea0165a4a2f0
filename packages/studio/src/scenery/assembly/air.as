// The air between here and there: the sky's gradient, its glow around the sun, and the haze that far things fade into.
import { atLeast, clamp01, exp, exp1, lanes, mix, rise, root } from './lanes'

/** Where the sun (or the moon) stands, a unit vector. */
export let sunX: f32 = 0
export let sunY: f32 = 1
export let sunZ: f32 = 0
export let sunR: f32 = 1
export let sunG: f32 = 1
export let sunB: f32 = 1
/** Light from the whole sky on a surface that faces up, and from the ground on one that faces down. */
export let skyLightR: f32 = 0
export let skyLightG: f32 = 0
export let skyLightB: f32 = 0
export let bounceR: f32 = 0
export let bounceG: f32 = 0
export let bounceB: f32 = 0

export let zenithR: f32 = 0
export let zenithG: f32 = 0
export let zenithB: f32 = 0
/** The horizon below the sun, and the one opposite. */
export let horizonR: f32 = 0
export let horizonG: f32 = 0
export let horizonB: f32 = 0
export let antiR: f32 = 0
export let antiG: f32 = 0
export let antiB: f32 = 0
/** A band over the horizon on the sun's side: what makes an evening. */
export let bandR: f32 = 0
export let bandG: f32 = 0
export let bandB: f32 = 0
export let bandFall: f32 = 6
export let glowR: f32 = 0
export let glowG: f32 = 0
export let glowB: f32 = 0
/** The sun's disc, and the cosine of its radius. */
export let discR: f32 = 0
export let discG: f32 = 0
export let discB: f32 = 0
export let discCos: f32 = 2
/** How fast the horizon's colour gives way to the zenith's. */
export let skyFall: f32 = 4

export let hazePerMetre: f32 = 0
/** Metres over which the haze thins to a third; 0 for haze of even density. */
export let hazeHeight: f32 = 0
export let hazeR: f32 = 0
export let hazeG: f32 = 0
export let hazeB: f32 = 0
export let hazeSunR: f32 = 0
export let hazeSunG: f32 = 0
export let hazeSunB: f32 = 0

export let red: v128 = f32x4.splat(0)
export let green: v128 = f32x4.splat(0)
export let blue: v128 = f32x4.splat(0)

/** The sky in a direction (a unit vector), into `red`, `green`, `blue`. Below the horizon it stays the horizon's. */
export function skyTowards(x: v128, y: v128, z: v128, withDisc: bool): void {
  const up = atLeast(y, 0.0)
  const mu = x * sunX + y * sunY + z * sunZ
  const side = clamp01(mu * 0.5 + 0.5)
  const near = side * side
  const t = 1.0 - exp(up * -skyFall)
  const band = exp(up * -bandFall) * near * side
  const m = atLeast(mu, 0.0)
  const m2 = m * m
  const m4 = m2 * m2
  const m8 = m4 * m4
  const m32 = m8 * m8 * m8 * m8
  const m128 = m32 * m32 * m32 * m32
  const m512 = m128 * m128 * m128 * m128
  const glow = m8 * 0.14 + m8 * m8 * 0.2 + m32 * 0.35 + m128 * 0.6 + m512 * 1.6
  red = mix(mix(lanes(antiR), lanes(horizonR), near), lanes(zenithR), t) + band * bandR + glow * glowR
  green = mix(mix(lanes(antiG), lanes(horizonG), near), lanes(zenithG), t) + band * bandG + glow * glowG
  blue = mix(mix(lanes(antiB), lanes(horizonB), near), lanes(zenithB), t) + band * bandB + glow * glowB
  if (withDisc) {
    const edge: f32 = (1.0 - discCos) * 0.18
    const disc = rise(mu, discCos - edge, discCos + edge)
    red = red + disc * discR
    green = green + disc * discG
    blue = blue + disc * discB
  }
}

/** How much of a surface at this distance and height is lost in the haze, 0…1. */
@inline export function hazeOver(distance: v128, y: v128, eyeY: f32): v128 {
  let thickness = distance * hazePerMetre
  if (hazeHeight > 0.0) {
    // The mean density between two heights of an atmosphere that thins exponentially.
    const a = exp1(-max<f32>(eyeY, 0.0) / hazeHeight)
    const b = exp(atLeast(y, 0.0) * (-1.0 / hazeHeight))
    thickness = thickness * (b * 0.6 + a * 0.4)
  }
  return 1.0 - exp(-thickness)
}
/** The haze's own colour along a ray with this sideways slope. */
@inline export function hazeTint(across: v128): v128 {
  return hazeTowards(across, f32x4.splat(1))
}
/** The same along a ray that goes so far aside and ahead. */
@inline export function hazeTowards(x: v128, z: v128): v128 {
  const mu = (x * sunX + z * sunZ) / root(x * x + z * z + 1e-9)
  const side = clamp01(mu * 0.5 + 0.5)
  return side * side * side
}
/** Fades a colour with haze, scalar version for things drawn one at a time. */
@inline export function hazeOver1(distance: f32, y: f32, eyeY: f32): f32 {
  let thickness = distance * hazePerMetre
  if (hazeHeight > 0.0) {
    thickness *= exp1(-max<f32>(y, 0.0) / hazeHeight) * 0.6 + exp1(-max<f32>(eyeY, 0.0) / hazeHeight) * 0.4
  }
  return 1.0 - exp1(-thickness)
}
@inline export function hazeTint1(across: f32): f32 {
  const mu = (across * sunX + sunZ) / sqrt<f32>(across * across + 1.0)
  const side = min<f32>(max<f32>(mu * 0.5 + 0.5, 0.0), 1.0)
  return side * side * side
}
