import type { Point } from './body.ts'
import type { Extent } from './extent.ts'
import { type Matrix, moving, multiply, stretching } from './vectors.ts'

/**
 * The largest thickness of a stick as a share of its length, its least thickness as a share of the frame's height, and
 * the greatest factor by which it is thickened.
 */
const [STICK, LEAST, MOST] = [0.14, 0.007, 4]

/** A stick that would be thinner than a line of the picture is drawn as thick as one: a match, a brush, a rod. */
export function thickenedBy({ low, high }: Extent, scale: number, pixels: number, height: number): Matrix | undefined {
  const sides = [high[0] - low[0], high[1] - low[1], high[2] - low[2]] as const
  const long = Math.max(...sides)
  const axis = sides.indexOf(long)
  const thick = Math.max(...sides.filter((_, at) => at !== axis))
  const by = Math.min(MOST, (LEAST * height) / Math.max(1e-6, thick * scale * pixels))
  if (thick > STICK * long || by <= 1) return undefined
  const middle: Point = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2]
  const times: Point = [axis === 0 ? 1 : by, axis === 1 ? 1 : by, axis === 2 ? 1 : by]
  return multiply(moving(middle), multiply(stretching(times), moving([-middle[0], -middle[1], -middle[2]])))
}
