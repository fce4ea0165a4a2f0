import { clamp } from './arithmetic.ts'
import { type Ground, GROUND_GRID, type Plate } from './plate.ts'

/** Metres: bodies also stand nearer and farther than the usual positions of a place. */
const [NEAREST, FARTHEST] = [0.3, 60]

/** The depths of the first and the last row of `heights`. */
export const rowsOf = ({ near, far }: Pick<Ground, 'near' | 'far'>): [from: number, to: number] => [
  Math.min(near, NEAREST),
  Math.max(far, FARTHEST),
]

/** The height of the ground in a plate's world at a distance sideways and ahead of the eye's base, metres. */
export function groundHeightAt({ ground, width }: Pick<Plate, 'ground' | 'width'>, x: number, z: number): number {
  const { square, centreX, focal } = ground
  const [from, to] = rowsOf(ground)
  const last = GROUND_GRID - 1
  if (square) {
    const step = (aside: number): number => clamp(((aside / square.half + 1) / 2) * last, 0, last)
    return between(ground.heights, step(x - square.x), step(z - square.z))
  }
  const depth = Math.max(0.3, z)
  const column = clamp(((centreX + (x * focal) / depth) / width) * last, 0, last)
  const row = clamp((Math.log(depth / from) / Math.log(to / from)) * last, 0, last)
  return between(ground.heights, column, row)
}

/** The height at a point, interpolated between the four grid points around it. */
function between(heights: Float32Array, column: number, row: number): number {
  const last = GROUND_GRID - 1
  const [left, top] = [Math.min(last - 1, Math.floor(column)), Math.min(last - 1, Math.floor(row))]
  const [across, down] = [column - left, row - top]
  const at = (i: number, j: number): number => heights[(top + j) * GROUND_GRID + left + i]!
  const upper = at(0, 0) + (at(1, 0) - at(0, 0)) * across
  const lower = at(0, 1) + (at(1, 1) - at(0, 1)) * across
  return upper + (lower - upper) * down
}
