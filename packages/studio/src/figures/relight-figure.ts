import type { Colour } from '../scenery/colour.ts'
import type { RgbaPicture } from '@kinora/media/frames/size'
import { linearToByte, byteToLinear } from '../planes/oklab.ts'
import { blurValues } from './picture.ts'

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
export function relightFigure(picture: RgbaPicture, light: FigureLight, glow = 0): RgbaPicture {
  const { width, height, rgba } = picture
  const alpha = new Float32Array(width * height)
  for (let i = 0; i < alpha.length; i++) alpha[i] = rgba[i * 4 + 3]! / 255
  const size = Math.sqrt(width * height)
  const round = roundnessOf(alpha, width, height, size * 0.07)
  const near = blurValues(alpha, width, height, Math.max(1, size * 0.012), 1)
  const out = new Uint8Array(rgba.length)
  const steep = size * 0.16
  const { aside, contrast, fog } = light
  const [whiteR, whiteG, whiteB] = light.white
  const [rimR, rimG, rimB] = light.rim
  const [hazeR, hazeG, hazeB] = light.haze
  const [towardsX, towardsY] = aside
  // In the dark, eyes see little colour.
  const grey = Math.max(0, Math.min(0.4, 0.52 - 1.3 * whiteG)) * (1 - glow)
  const clear = 1 - fog
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
      const square = slopeX * slopeX + slopeY * slopeY
      const facing = (slopeX * towardsX + slopeY * towardsY) / (square > 1 ? Math.sqrt(square) : 1)
      const shade = 1 + contrast * (facing > 0 ? 0.45 * facing : 0.75 * facing)
      const bare = (0.97 - near[i]!) / 0.4
      const edge = facing > -0.12 && bare > 0 ? (bare < 1 ? bare : 1) * (facing + 0.12) : 0
      const red = byteToLinear(rgba[at]!)
      const green = byteToLinear(rgba[at + 1]!)
      const blue = byteToLinear(rgba[at + 2]!)
      const luma = grey * (0.2126 * red + 0.7152 * green + 0.0722 * blue)
      const [ownR, ownG, ownB] = [red - red * grey + luma, green - green * grey + luma, blue - blue * grey + luma]
      const litR = ownR * whiteR * shade + rimR * edge * (0.25 + 0.75 * ownR)
      const litG = ownG * whiteG * shade + rimG * edge * (0.25 + 0.75 * ownG)
      const litB = ownB * whiteB * shade + rimB * edge * (0.25 + 0.75 * ownB)
      out[at] = linearToByte((litR + (ownR - litR) * glow) * clear + hazeR * fog)
      out[at + 1] = linearToByte((litG + (ownG - litG) * glow) * clear + hazeG * fog)
      out[at + 2] = linearToByte((litB + (ownB - litB) * glow) * clear + hazeB * fog)
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
  const soft = blurValues(small, columns, rows, radius / side)
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
