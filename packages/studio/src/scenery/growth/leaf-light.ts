import type { Atmosphere } from '../create-atmosphere.ts'
import type { Colour } from '../colour.ts'

/**
 * Light on a plant. `facing` is its orientation to the sun (-1 to 1), `up` to the sky, and `open` its exposure (0 deep
 * in a crown, 1 on the outside). Leaves transmit part of the sunlight from behind.
 */
export function leafLight(
  air: Atmosphere,
  albedo: Colour,
  facing: number,
  up: number,
  open: number,
  thin = 0.35,
): Colour {
  const front = facing > 0 ? facing : 0
  const behind = facing < 0 ? -facing * thin : 0
  const sun = (front * 0.85 + behind + 0.08) * open
  const sky = (0.35 + 0.65 * (up * 0.5 + 0.5)) * (0.25 + 0.75 * open)
  const { sun: s, ambient: a } = air
  // Transmitted light is yellower than reflected light.
  return [
    albedo[0] * (s[0] * sun * (1 + behind * 0.3) + a[0] * sky),
    albedo[1] * (s[1] * sun * (1 + behind * 0.25) + a[1] * sky),
    albedo[2] * (s[2] * sun * (1 - behind * 0.4) + a[2] * sky),
  ]
}
