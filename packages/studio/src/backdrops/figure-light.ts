import { PLACE_TRAITS } from '../setting/place-traits.ts'
import type { ShotSetting } from '../setting/setting.ts'
import { type Colour, colourLuminance, mixColours, addColours, scaleColour } from '../scenery/colour.ts'
import { KINDS, type Plate } from '../scenery/plate.ts'
import type { Scenery } from './scenery.ts'

/** The light of a figure; colours are linear, 1 is the screen's white. */
export type FigureLight = {
  /** A white figure from the front. */
  white: Colour
  /** The direction to the light on the screen: x right, y down; shorter if it comes from the front or behind. */
  aside: readonly [x: number, y: number]
  /** The strength of the shading on the far side, 0 to 1. */
  contrast: number
  /** The rim light around edges that face a light from behind. */
  rim: Colour
  haze: Colour
  /** The haze in front of it, 0 to 1. */
  fog: number
}

/** The minimum brightness of a white figure, because it is the subject of the shot. */
const DARKEST = 0.3
/** Noir grading removes much of it again. */
const DARKEST_NOIR = 0.5

/** The share of the paper's hue that the lamps remove. */
const PAPER_WHITE = 0.85

/** The light of a figure at a depth. */
export function findFigureLight({ plate, exposed }: Scenery, shot: ShotSetting, metres: number): FigureLight {
  const { light } = plate
  const [x, y, z] = light.direction
  // The plate is a better estimate than its sun.
  const { isSheltered, isBuilt } = PLACE_TRAITS[shot.place]
  const isSunless = isSheltered || (isBuilt && shot.time === 'night')
  // A light from behind hardly reaches the front; the sky always does.
  const frontal = 0.2 + 0.8 * Math.max(0, Math.min(1, 0.5 - z * 0.6))
  const open = addColours(scaleColour(light.ambient, 0.8), scaleColour(light.colour, 0.42 * frontal))
  const mean = scaleColour(meanLightOf(plate), 1.9)
  // Studio lamps are white, whatever the paper: a white shoe before blue is white.
  const level = colourLuminance(mean)
  const around = shot.place === 'sweep' ? mixColours(mean, [level, level, level], PAPER_WHITE) : mean
  const raw = isSunless ? mixColours(open, around, 0.8) : mixColours(open, around, 0.3)
  const darkest = shot.look === 'noir' ? DARKEST_NOIR : DARKEST
  const white = readable(raw.map(part => exposed(part)) as unknown as Colour, darkest)
  const behind = Math.max(0, z)
  const rimStrength = isSunless ? 0.12 : 0.16 + 0.95 * behind * Math.min(1, colourLuminance(light.colour))
  const sun = light.colour.map(part => exposed(part * 0.8)) as unknown as Colour
  const length = Math.max(0.35, Math.hypot(x, y))
  return {
    white,
    aside: [x / length, -y / length],
    contrast: isSunless ? 0.3 : 0.2 + 0.28 * Math.min(1, colourLuminance(light.colour) / 2),
    rim: scaleColour(sun, rimStrength),
    haze: light.haze.map(part => exposed(part)) as unknown as Colour,
    // It stands in fog, but must stay visible.
    fog: Math.min(0.36, 1 - Math.exp(-light.hazePerMetre * metres * (shot.weather === 'fog' ? 1.6 : 1))),
  }
}

/** Not too dark, and not so tinted that the figure's own colours are lost. */
function readable(white: Colour, darkest: number): Colour {
  const grey = colourLuminance(white)
  // The darker the light, the less of its colour: an orange cat in blue light would be grey.
  const calm = mixColours(white, [grey, grey, grey], grey < 0.3 ? 0.55 : 0.35)
  const brightness = colourLuminance(calm)
  const wanted = Math.min(1, Math.max(darkest, 0.07 + brightness * 1.08))
  return scaleColour(calm, wanted / Math.max(1e-4, brightness))
}

/** The mean light of the lower part of a plate and its walls, without water and sky. */
function meanLightOf({ rgb, mask, width, height }: Plate): Colour {
  const sums: [number, number, number] = [0, 0, 0]
  let count = 0
  for (let y = Math.floor(height * 0.25); y < height; y += 7) {
    for (let x = Math.floor(width * 0.1); x < width * 0.9; x += 7) {
      const at = y * width + x
      if (mask[at] === KINDS.sky) continue
      for (const channel of [0, 1, 2] as const) sums[channel] += Math.min(4, rgb[at * 3 + channel]!)
      count++
    }
  }
  return count === 0 ? [0.3, 0.3, 0.3] : scaleColour(sums, 1 / count)
}
