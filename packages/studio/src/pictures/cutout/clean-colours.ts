import type { RgbaPicture } from '@kinora/media/frames/size'
import { boxMean, extractChannel, clampValue, type Plane, createPlane } from '../../planes/plane.ts'

// Radii as shares of the longer side, large ones first: the subject's colour is propagated to its edge, then refined
// nearby.
const REACHES = [0.02, 0.004] as const

/**
 * The subject's own colours. A pixel on the outline is a mixture with the background. Both are estimated from nearby
 * clear areas, and the remaining difference is assigned to the subject.
 */
export function cleanColours(picture: RgbaPicture, alpha: Plane): RgbaPicture {
  const rgba = new Uint8Array(picture.rgba.length)
  const longer = Math.max(picture.width, picture.height)
  const behind = createPlane(
    alpha,
    alpha.values.map(value => 1 - value),
  )
  for (const channel of [0, 1, 2] as const) {
    const seen = extractChannel(picture, channel)
    let [front, back] = [seen, seen]
    for (const reach of REACHES) {
      const radius = Math.max(1, Math.round(longer * reach))
      const nearFront = weightedMean(front, alpha, radius)
      const nearBack = weightedMean(back, behind, radius)
      front = createPlane(
        seen,
        seen.values.map((value, at) => {
          const a = alpha.values[at]!
          const left = value - a * nearFront.values[at]! - (1 - a) * nearBack.values[at]!
          return clampValue(nearFront.values[at]! + a * left)
        }),
      )
      back = nearBack
    }
    for (let at = 0; at < alpha.values.length; at++) rgba[at * 4 + channel] = Math.round(front.values[at]! * 255)
  }
  for (let at = 0; at < alpha.values.length; at++) rgba[at * 4 + 3] = Math.round(alpha.values[at]! * 255)
  return { width: picture.width, height: picture.height, rgba }
}

function weightedMean(plane: Plane, weights: Plane, radius: number): Plane {
  const sums = boxMean(
    createPlane(
      plane,
      plane.values.map((value, at) => value * weights.values[at]!),
    ),
    radius,
  )
  const shares = boxMean(weights, radius)
  // Far from any clear area, the pixel itself is the best estimate.
  return createPlane(
    plane,
    sums.values.map((sum, at) => (shares.values[at]! > 1e-4 ? sum / shares.values[at]! : plane.values[at]!)),
  )
}
