// The open sky: its gradient, the Milky Way, and the water's surface when seen from below.
import { atLeast, exp, lanes, magnitude, power, ramp, rise, root, square } from './lanes'
import { cloudy, noise, ridged } from './noise'
import { aim, clearRow, clock, offsetOf, paint, rayX, rayY, rayZ, width } from './picture'
import { blue, green, red, skyTowards, sunX, sunY, sunZ } from './air'

/** The Milky Way, 0…1. */
export let galaxy: f32 = 0
/** The water's surface seen from below, 0…1. */
export let surface: f32 = 0

export function skyRow(y: i32): void {
  clearRow(y)
  for (let x = 0; x < width; x += 4) {
    aim(ramp(<f32>x), y)
    const inverse = 1.0 / root(rayX * rayX + rayY * rayY + rayZ * rayZ)
    const dx = rayX * inverse
    const dy = rayY * inverse
    const dz = rayZ * inverse
    skyTowards(dx, dy, dz, true)
    if (galaxy > 0.0) milkyWay(dx, dy, dz)
    if (surface > 0.0) waterCeiling(dx, dy, dz)
    paint(offsetOf(x, y), red, green, blue)
  }
}

function milkyWay(x: v128, y: v128, z: v128): void {
  const along = x * 0.62 + y * 0.7 + z * 0.2
  const off = y * 0.55 - x * 0.66 + z * 0.28 - 0.12
  const wobble = cloudy(along * 3.0, off * 3.0, 4) - 0.5
  const d = off + wobble * 0.22
  const body = exp(d * d * -26.0)
  const dust = ridged(along * 5.0 + 3.0, off * 9.0, 5)
  const lane = 1.0 - rise(dust, 0.28, 0.62) * exp(square(d - 0.02) * -90.0)
  const grain = cloudy(along * 19.0, off * 23.0, 4)
  const light = body * lane * (grain * 1.5 + 0.1) * galaxy
  red = red + light * 0.034
  green = green + light * 0.034
  blue = blue + light * 0.05
}

/** Ripples of light overhead, brightest around the sun. */
function waterCeiling(x: v128, y: v128, z: v128): void {
  const flat = 2.2 / (atLeast(y, 0.0) + 0.1)
  const u = x * flat
  const v = z * flat
  const bend = noise(u * 0.8 + clock * 0.2, v * 0.8, 14) * 1.5
  const a = 1.0 - magnitude(noise(u * 1.5 + bend, v * 1.5 + clock * 0.3, 15) * 2.0 - 1.0)
  const b = 1.0 - magnitude(noise(u * 3.3 - bend, v * 3.3, 16) * 2.0 - 1.0)
  const mu = atLeast(x * sunX + y * sunY + z * sunZ, 0.0)
  const light = (power(a, 3.0) * 0.8 + power(b, 4.0) * 0.4) * rise(y, 0.06, 0.42) * (mu * mu * 1.2 + 0.25) * surface
  red = red + light * 0.45
  green = green + light * 0.95
  blue = blue + light
}

