import { PLACE_TRAITS } from '../setting/place-traits.ts'
import type { ShotSetting } from '../setting/setting.ts'
import { colourLuminance } from '../scenery/colour.ts'
import type { Plate } from '../scenery/plate.ts'

/** The darkness of shadows, by how directional the light is. */
export function shadowStrength({ light }: Plate, { place, weather }: ShotSetting): number {
  const { shadow } = PLACE_TRAITS[place]
  if (shadow !== undefined) return shadow
  const sun = colourLuminance(light.colour)
  const share = sun / (sun + 1.6 * colourLuminance(light.ambient) + 1e-6)
  return weather === 'fog' ? 0.1 : 0.72 * share
}

/** The reflectance of a floor or water. */
export function reflectionStrength({ place, weather }: ShotSetting, isOnWater: boolean): number {
  if (isOnWater) return weather === 'storm' ? 0.22 : 0.42
  const { gloss = 0, wetGloss = gloss } = PLACE_TRAITS[place]
  return weather === 'rain' || weather === 'storm' ? wetGloss : gloss
}
