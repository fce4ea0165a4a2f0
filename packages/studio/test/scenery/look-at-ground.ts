import { KINDS, type Plate } from '../../src/scenery/plate.ts'
import { footRowAt } from '../../src/backdrops/ground.ts'

/** The depth of the ground at a column and row, limited to the range of standing positions. */
export function depthAtRow(plate: Plate, x: number, row: number): number {
  let [near, far] = [plate.ground.near, plate.ground.far]
  if (footRowAt(plate, x, near) <= row) return near
  if (footRowAt(plate, x, far) >= row) return far
  for (let round = 0; round < 24; round++) {
    const middle = Math.sqrt(near * far)
    if (footRowAt(plate, x, middle) > row) near = middle
    else far = middle
  }
  return Math.sqrt(near * far)
}

/** The content of the plate at a position. */
function kindAt({ width, height, mask }: Plate, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)))
  const row = Math.min(height - 1, Math.max(0, Math.round(y)))
  return mask[row * width + column]!
}

/** True if most of a patch around a point is water. */
export function isWaterAt(plate: Plate, x: number, y: number): boolean {
  let count = 0
  const reach = plate.width * 0.012
  for (const across of [-1, 0, 1]) {
    for (const down of [-0.5, 0, 0.5]) {
      if (kindAt(plate, x + across * reach, y + down * reach) === KINDS.water) count++
    }
  }
  return count >= 5
}
