import { boxMean, type Plane, createPlane, resizePlane } from './plane.ts'

/**
 * A guided filter: a coarse plane follows the edges of a picture. In every neighbourhood of `radius` it is the best
 * linear function of the guide. Edges of the guide below the root of `epsilon` are smoothed. The functions are fitted
 * at the coarse size and applied at the guide's size.
 */
export function guidedFilter(guide: Plane, coarse: Plane, radius: number, epsilon: number): Plane {
  const small = resizePlane(guide, coarse)
  const [meanGuide, meanCoarse] = [boxMean(small, radius), boxMean(coarse, radius)]
  const meanBoth = boxMean(product(small, coarse), radius)
  const meanSquare = boxMean(product(small, small), radius)
  const slope = createPlane(coarse)
  const start = createPlane(coarse)
  for (let at = 0; at < slope.values.length; at++) {
    const [g, c] = [meanGuide.values[at]!, meanCoarse.values[at]!]
    const variance = meanSquare.values[at]! - g * g
    const a = (meanBoth.values[at]! - g * c) / (variance + epsilon)
    slope.values[at] = a
    start.values[at] = c - a * g
  }
  const slopes = resizePlane(boxMean(slope, radius), guide)
  const starts = resizePlane(boxMean(start, radius), guide)
  const made = createPlane(guide)
  for (let at = 0; at < made.values.length; at++) {
    made.values[at] = slopes.values[at]! * guide.values[at]! + starts.values[at]!
  }
  return made
}

const product = (a: Plane, b: Plane): Plane =>
  createPlane(
    a,
    a.values.map((value, at) => value * b.values[at]!),
  )
