import { PLACE_TRAITS } from '../setting/place-traits.ts'
import type { ShotSetting } from '../setting/setting.ts'
import { chooseLighting } from '../looks/light-words.ts'
import type { RasterLight } from '../raster/raster-scene.ts'
import { type Colour, colourLuminance, mixColours, scaleColour } from '../scenery/colour.ts'
import { findFigureLight } from './figure-light.ts'
import type { Scenery } from './scenery.ts'
import { reflectionStrength, shadowStrength } from './shadows.ts'

/** The minimum elevation of the light for shadows; a flatter light would cast them out of the frame. */
const FLATTEST = 0.5

/** Times with a strongly coloured sky, which would tint a grey animal violet. */
const DIM: ReadonlySet<ShotSetting['time']> = new Set(['dusk', 'night', 'dawn'])

/** The plate's light for bodies: a directional sun, the sky from above, the ground from below. */
export function solidLight(scenery: Scenery, shot: ShotSetting): RasterLight {
  const { plate } = scenery
  const { light } = plate
  const figure = findFigureLight(scenery, shot, 8)
  const grey = colourLuminance(figure.white)
  const white = DIM.has(shot.time) ? mixColours([grey, grey, grey], figure.white, 0.5) : figure.white
  const { isSheltered, isBuilt, isIndoors, gloss = 0 } = PLACE_TRAITS[shot.place]
  const isSunless = isSheltered || (isBuilt && shot.time === 'night') || shot.weather === 'fog'
  const sun = colourLuminance(light.colour)
  const share = isSunless ? 0.35 : sun / (sun + 1.6 * colourLuminance(light.ambient) + 1e-6)
  const lighting = chooseLighting(shot, isIndoors === true)
  const [x, y, z] = lighting.shade > 0 ? turnedLight(light.direction, lighting.from) : light.direction
  const level = Math.max(1e-3, Math.hypot(x, z))
  const high = Math.max(y, FLATTEST * level)
  const length = Math.hypot(x, high, z)
  // Half of the light's hue, so that the figure's own stays visible.
  const tint = (colour: Colour): Colour => {
    const strength = Math.max(1e-4, colourLuminance(colour))
    return mixColours([1, 1, 1], scaleColour(colour, 1 / strength), isSunless ? 0.2 : DIM.has(shot.time) ? 0.22 : 0.45)
  }
  const times = (a: Colour, b: Colour, by: number): Colour => [a[0] * b[0] * by, a[1] * b[1] * by, a[2] * b[2] * by]
  // With light from behind, a figure's face is lit by the sky only.
  const behind = Math.max(0, z)
  // The missing sky light is added to the sun.
  const key = times(white, tint(light.colour), (0.45 + 1.05 * share) * (1 + 0.9 * lighting.shade))
  const sky = times(white, tint(light.ambient), (0.82 - 0.34 * share) * (1 + 0.5 * behind) * (1 - lighting.shade))
  return {
    direction: [x / length, high / length, z / length],
    key,
    sky,
    ...(lighting.rim > 0 && { rim: times(white, tint(light.colour), lighting.rim) }),
    bounce: scaleColour(mixColours(sky, scaleColour(white, 1 - lighting.shade), 0.4), 0.62),
    haze: figure.haze,
    hazePerMetre: light.hazePerMetre * (shot.weather === 'fog' ? 1.6 : 1),
    shadow: Math.min(0.62, shadowStrength(plate, shot) * 0.9),
    contact: 0.55,
    mirrorsAll: reflectionStrength(shot, false) > 0 || gloss > 0,
  }
}

/** The elevation of the light, from its side or from behind. */
function turnedLight([x, y]: readonly [number, number, number], from: 'side' | 'back'): [number, number, number] {
  const side = x >= 0 ? 1 : -1
  const high = Math.min(0.6, Math.max(0.3, y))
  return from === 'side' ? [side * 0.9, high, -0.25] : [side * 0.35, high, 0.85]
}
