import { type Plane, createPlane } from '../../planes/plane.ts'

/**
 * Fills holes in planes from their surroundings: halves the size repeatedly, using only known pixels, until there is no
 * hole; then goes back and fills each hole from the smaller size. `known` is 0 to 1.
 */
export function fillSmoothly(planes: readonly Plane[], known: Plane): Plane[] {
  const { width, height } = known
  if (width <= 1 || height <= 1 || known.values.every(share => share >= 1)) return [...planes]
  const halfKnown = halved(known)
  const halves = planes.map(plane => {
    const weighted = createPlane(
      plane,
      plane.values.map((value, at) => value * known.values[at]!),
    )
    const sums = halved(weighted)
    return createPlane(
      sums,
      sums.values.map((sum, at) => (halfKnown.values[at]! > 0 ? sum / halfKnown.values[at]! : 0)),
    )
  })
  // Partly known pixels count as known at the smaller size, so that large holes close.
  const isKnown = createPlane(
    halfKnown,
    halfKnown.values.map(share => Math.min(1, share * 4)),
  )
  const filled = fillSmoothly(halves, isKnown)
  return planes.map((plane, index) => {
    const small = filled[index]!
    return createPlane(
      plane,
      plane.values.map((value, at) => {
        const share = known.values[at]!
        if (share >= 1) return value
        return value * share + between(small, at % width, Math.floor(at / width)) * (1 - share)
      }),
    )
  })
}

function halved({ width, height, values }: Plane): Plane {
  const made = createPlane({ width: Math.ceil(width / 2), height: Math.ceil(height / 2) })
  for (let y = 0; y < made.height; y++) {
    for (let x = 0; x < made.width; x++) {
      const [right, below] = [Math.min(2 * x + 1, width - 1), Math.min(2 * y + 1, height - 1)]
      const upper = values[2 * y * width + 2 * x]! + values[2 * y * width + right]!
      const lower = values[below * width + 2 * x]! + values[below * width + right]!
      made.values[y * made.width + x] = (upper + lower) / 4
    }
  }
  return made
}

/** The value of a plane of half the size, between its pixels. */
function between({ width, height, values }: Plane, x: number, y: number): number {
  const [u, v] = [Math.max(0, x / 2 - 0.25), Math.max(0, y / 2 - 0.25)]
  const [left, top] = [Math.min(width - 1, Math.floor(u)), Math.min(height - 1, Math.floor(v))]
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)]
  const upper = values[top * width + left]! * (1 - u + left) + values[top * width + right]! * (u - left)
  const lower = values[bottom * width + left]! * (1 - u + left) + values[bottom * width + right]! * (u - left)
  return upper * (1 - v + top) + lower * (v - top)
}
