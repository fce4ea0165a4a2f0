import type { RgbaPicture } from '@kinora/media/frames/size'
import { type Box, findBoundingBox } from '../../planes/box.ts'
import { boxMean, createPlane } from '../../planes/plane.ts'
import { removeSpecks } from '../../planes/remove-specks.ts'

// In standard deviations of the border's colours.
const DIFFERENT = 3.2
// A smaller area is a speck; a larger one includes the border.
const MIN_SHARE = 0.015
const MAX_SHARE = 0.6

/**
 * Finds the area whose colours do not occur at the picture's border. It uses no model, so it works only with plain
 * backgrounds; undefined otherwise.
 */
export function guessSubject({ rgba, width, height }: RgbaPicture): { box: Box; share: number } | undefined {
  const { mean, deviation } = borderOf(rgba, width, height)
  const strange = createPlane({ width, height })
  for (let at = 0; at < strange.values.length; at++) {
    let sum = 0
    for (let part = 0; part < 3; part++) sum += ((rgba[at * 4 + part]! - mean[part]!) / deviation[part]!) ** 2
    strange.values[at] = Math.sqrt(sum / 3) > DIFFERENT ? 1 : 0
  }
  const found = removeSpecks(boxMean(strange, 1))
  const share = found.values.reduce((sum, value) => sum + (value > 0.5 ? 1 : 0), 0) / found.values.length
  const box = findBoundingBox(found)
  return box && share > MIN_SHARE && share < MAX_SHARE ? { box, share } : undefined
}

// Codes; even plain areas have noise.
const LEAST_DEVIATION = 7

function borderOf(rgba: Uint8Array, width: number, height: number) {
  const rim = Math.max(1, Math.round(Math.min(width, height) * 0.05))
  const [sums, squares] = [
    [0, 0, 0],
    [0, 0, 0],
  ]
  let count = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (x >= rim && x < width - rim && y >= rim && y < height - rim) continue
      count++
      for (let part = 0; part < 3; part++) {
        const code = rgba[(y * width + x) * 4 + part]!
        sums[part]! += code
        squares[part]! += code * code
      }
    }
  }
  const mean = sums.map(sum => sum / count)
  const deviation = squares.map((square, part) =>
    Math.max(LEAST_DEVIATION, Math.sqrt(Math.max(0, square / count - mean[part]! ** 2))),
  )
  return { mean, deviation }
}
