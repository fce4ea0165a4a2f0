import type { Colour } from '../../plates/colour.ts'
import type { RgbaPicture } from '../../../../../media/size.ts'
import { byteOf, linearOf } from './oklab.ts'
import { blurred } from './picture.ts'

/** Light as a figure gets it; colours as linear light of the screen, 1 being its white. */
export type FigureLight = {
  /** What a white figure looks like from the front. */
  white: Colour
  /** Towards the light on the screen: x right, y down; shorter when it comes from the front or from behind. */
  aside: readonly [x: number, y: number]
  /** How strongly the far side is shaded, 0 to 1. */
  contrast: number
  /** Around the edges that face a light from behind. */
  rim: Colour
  haze: Colour
  /** How much of the haze lies before it, 0 to 1. */
  fog: number
}

/**
 * A figure in the light of a scene. Its roundness is guessed from its outline: high in the middle, falling off to the
 * edges. `glow` is for what shines by itself and takes no shade.
 */
export function relit(picture: RgbaPicture, light: FigureLight, glow = 0): RgbaPicture {
  const { width, height, rgba } = picture
  const alpha = new Float32Array(width * height)
  for (let i = 0; i < alpha.length; i++) alpha[i] = rgba[i * 4 + 3]! / 255
  const size = Math.sqrt(width * height)
  const round = roundnessOf(alpha, width, height, size * 0.07)
  const near = blurred(alpha, width, height, Math.max(1, size * 0.012), 1)
  const out = new Uint8Array(rgba.length)
  const steep = size * 0.16
  const { white, aside, contrast, rim, haze, fog } = light
  // In the dark, eyes see little colour.
  const grey = Math.max(0, Math.min(0.4, 0.52 - 1.3 * white[1]))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const at = i * 4
      const seen = rgba[at + 3]!
      if (seen === 0) continue
      // The outline's slope points outwards; at most one.
      const cell = (y >> SHRINK) * round.columns + (x >> SHRINK)
      const slopeX = round.across[cell]! * steep
      const slopeY = round.down[cell]! * steep
      const length = Math.max(1, Math.hypot(slopeX, slopeY))
      const facing = (slopeX * aside[0] + slopeY * aside[1]) / length
      const shade = 1 + contrast * (facing > 0 ? 0.45 * facing : 0.75 * facing)
      const edge = Math.max(0, Math.min(1, (0.97 - near[i]!) / 0.4)) * Math.max(0, facing + 0.12)
      const luma = 0.2126 * linearOf(rgba[at]!) + 0.7152 * linearOf(rgba[at + 1]!) + 0.0722 * linearOf(rgba[at + 2]!)
      for (let channel = 0; channel < 3; channel++) {
        const pure = linearOf(rgba[at + channel]!)
        const own = pure + (luma - pure) * grey * (1 - glow)
        const lit = own * (white[channel]! * shade) + rim[channel]! * edge * (0.25 + 0.75 * own)
        const shown = lit + (own - lit) * glow
        out[at + channel] = byteOf(shown + (haze[channel]! - shown) * fog)
      }
      out[at + 3] = seen
    }
  }
  return { width, height, rgba: out }
}

/** Roundness has no detail: it is found in a picture of a quarter of the size, by this many halvings. */
const SHRINK = 2

/** How steeply a much blurred outline falls off, to the right and downwards, by cells of some pixels. */
function roundnessOf(alpha: Float32Array, width: number, height: number, radius: number) {
  const side = 1 << SHRINK
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)]
  const small = new Float32Array(columns * rows)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      small[(y >> SHRINK) * columns + (x >> SHRINK)]! += alpha[y * width + x]! / (side * side)
  }
  const soft = blurred(small, columns, rows, radius / side)
  const across = new Float32Array(soft.length)
  const down = new Float32Array(soft.length)
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const i = y * columns + x
      across[i] = (soft[x > 0 ? i - 1 : i]! - soft[x + 1 < columns ? i + 1 : i]!) / (2 * side)
      down[i] = (soft[y > 0 ? i - columns : i]! - soft[y + 1 < rows ? i + columns : i]!) / (2 * side)
    }
  }
  return { columns, across, down }
}
