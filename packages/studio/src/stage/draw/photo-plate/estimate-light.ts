import type { RgbaPicture } from '@kinora/media/frames/size'
import type { Plane } from '../../../planes/plane.ts'
import { type Colour, colourLuminance, mixColours, scaleColour } from '../../../scenery/colour.ts'
import type { Light } from '../../../scenery/plate.ts'
import { byteToLinear } from '../../../planes/oklab.ts'

/** Without the sky: a white sheet would be as bright as this quantile. */
const WHITE_AT = 0.93
/** A hazy distance is as bright as the light allows. */
const HAZE_PER_METRE = 0.000_06

/** Estimates the light of a picture from a small copy: its brightness and warmth. */
export function estimateLight({ rgba, width, height }: RgbaPicture, sky: Plane): Light {
  const lumas: number[] = []
  const land: Sum = [0, 0, 0]
  const above: Sum = [0, 0, 0]
  const low: Sum = [0, 0, 0]
  const lit: Sum = [0, 0, 0]
  let [skyArea, left, right, glare, glareX] = [0, 0, 0, 0, 0]
  for (let at = 0; at < sky.values.length; at++) {
    const colour: Colour = [
      byteToLinear(rgba[at * 4]!),
      byteToLinear(rgba[at * 4 + 1]!),
      byteToLinear(rgba[at * 4 + 2]!),
    ]
    const luma = colourLuminance(colour)
    const [x, y] = [(at % width) / width, Math.floor(at / width) / height]
    const isSky = sky.values[at]! > 0.5
    // Leaves and soil have their own colours; bright areas show more of the light's. A sky is bluer than its sun.
    add(lit, scaleColour(colour, luma * Math.sqrt(luma) * (isSky ? 0.35 : 1)))
    if (isSky) {
      add(above, colour)
      skyArea++
    } else {
      add(land, colour)
      lumas.push(luma)
    }
    if (y > 0.35 && y < 0.65) add(low, colour)
    if (x < 0.5) left += luma
    else right += luma
    if (luma > 0.9 && y < 0.6) {
      glare++
      glareX += x - 0.5
    }
  }
  const white = whiteOf(lumas, colourLuminance(land) / Math.max(1, lumas.length), lit)
  const side = Math.max(-1, Math.min(1, (2.5 * (right - left)) / (right + left + 1e-6)))
  // A small blinding spot is the sun, or a lamp or window in front of the camera.
  const isAgainst = glare > 0.002 * sky.values.length && glare < 0.12 * sky.values.length
  const across = isAgainst ? Math.max(-0.8, Math.min(0.8, (2 * glareX) / glare)) : 0.7 * side
  const area = sky.values.length
  const distance = skyArea > 0.05 * area ? scaleColour(above, 1 / skyArea) : scaleColour(low, 1 / (0.3 * area))
  return {
    direction: unit([across, 0.75, isAgainst ? 0.45 : -0.4]),
    colour: scaleColour(white, 0.95),
    ambient: scaleColour(white, 0.72),
    haze: mixColours(distance, white, 0.2),
    hazePerMetre: HAZE_PER_METRE,
  }
}

type Sum = [number, number, number]

function add(sum: Sum, colour: Colour): void {
  for (const part of [0, 1, 2] as const) sum[part] += colour[part]
}

/** The colour of a white sheet in this light, tinted by the brightest areas. */
function whiteOf(lumas: number[], mean: number, lit: Colour): Colour {
  lumas.sort((a, b) => a - b)
  const bright = lumas[Math.floor(lumas.length * WHITE_AT)] ?? 0.6
  const level = Math.min(1, 0.6 * bright + 1.5 * mean + 0.1)
  const tint = mixColours(scaleColour(lit, 1 / Math.max(1e-6, colourLuminance(lit))), [1, 1, 1], 0.5)
  return scaleColour(tint, level / colourLuminance(tint))
}

function unit([x, y, z]: Colour): Colour {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}
