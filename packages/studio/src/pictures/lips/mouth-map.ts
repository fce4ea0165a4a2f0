import { type Face, POINT, type Point } from '../look-at/faces/face.ts'

/**
 * The mouth's coordinates: x from -1 at its left corner to 1 at its right, y downwards in the same unit, along and
 * across the line through the corners, whatever the tilt of the head.
 */
export type MouthMap = {
  /** In pixels of the picture. */
  middle: { x: number; y: number }
  /** The unit vectors of x and y, in pixels. */
  across: { x: number; y: number }
  down: { x: number; y: number }
  /** Pixels. */
  unit: number
  /** The seam between the lips: y for `STEPS` + 1 points from corner to corner. */
  upperEdge: Float32Array
  lowerEdge: Float32Array
  /** The distances from the centre of the mouth down to the chin and up to the nose. */
  toChin: number
  toNose: number
}

/** Into so many steps the way from corner to corner is divided. */
export const STEPS = 64

// Mesh points: the inner edges of the lips from the left corner to the right.
const UPPER = [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308] as const
const LOWER = [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308] as const

export function createMouthMap({ points }: Pick<Face, 'points'>): MouthMap {
  const at = (index: number): Point => {
    const point = points[index]
    if (!point) throw new Error(`a face without point ${index}`)
    return point
  }
  const [left, right] = [at(POINT.leftMouth), at(POINT.rightMouth)]
  const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 }
  const across = { x: (right.x - left.x) / 2, y: (right.y - left.y) / 2 }
  const unit = Math.hypot(across.x, across.y)
  const down = { x: -across.y, y: across.x }
  const placeOf = ({ x, y }: Point): [x: number, y: number] => [
    ((x - middle.x) * across.x + (y - middle.y) * across.y) / unit ** 2,
    ((x - middle.x) * down.x + (y - middle.y) * down.y) / unit ** 2,
  ]
  const upperEdge = curveThrough(UPPER.map(index => placeOf(at(index))))
  const lowerEdge = curveThrough(LOWER.map(index => placeOf(at(index))))
  const seam = (upperEdge[STEPS / 2]! + lowerEdge[STEPS / 2]!) / 2
  return {
    middle,
    across,
    down,
    unit,
    upperEdge,
    lowerEdge,
    toChin: Math.max(0.5, placeOf(at(POINT.chin))[1] - seam),
    toNose: Math.max(0.3, seam - placeOf(at(POINT.noseBase))[1]),
  }
}

/** Points from left to right as a table: interpolated, then smoothed, because the points are few. */
function curveThrough(points: readonly (readonly [x: number, y: number])[]): Float32Array {
  const table = new Float32Array(STEPS + 1)
  for (let step = 0; step <= STEPS; step++) {
    const x = (2 * step) / STEPS - 1
    const next = points.findIndex(([right]) => right > x)
    const [from, to] = next <= 0 ? [points.at(next), points.at(next)] : [points[next - 1], points[next]]
    const share = from![0] === to![0] ? 0 : (x - from![0]) / (to![0] - from![0])
    table[step] = from![1] + (to![1] - from![1]) * Math.min(1, Math.max(0, share))
  }
  return smoothTable(table, 3)
}

/** Each the mean of its neighbours; the ends stay. */
export function smoothTable(table: Float32Array, reach: number): Float32Array {
  return table.map((_, step) => {
    const near = Math.min(reach, step, table.length - 1 - step)
    let sum = 0
    for (let at = step - near; at <= step + near; at++) sum += table[at]!
    return sum / (2 * near + 1)
  })
}

/** The value of a table at x, clamped at the corners. */
export function valueAt(table: Float32Array, x: number): number {
  const place = Math.min(STEPS, Math.max(0, ((x + 1) * STEPS) / 2))
  const step = Math.min(STEPS - 1, Math.floor(place))
  return table[step]! + (table[step + 1]! - table[step]!) * (place - step)
}
