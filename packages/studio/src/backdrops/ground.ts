import { groundHeightAt } from '../scenery/ground-height.ts'
import type { Plate } from '../scenery/plate.ts'

/** The height of the ground at a column of the plate and a depth, metres. */
const groundAt = (plate: Plate, x: number, depth: number): number =>
  groundHeightAt(plate, ((x - plate.ground.centreX) * depth) / plate.ground.focal, depth)

/** The row of the plate for a standing position. */
export function footRowAt(plate: Plate, x: number, depth: number): number {
  const { horizonY, eye, focal } = plate.ground
  return horizonY + ((eye - groundAt(plate, x, depth)) * focal) / depth
}
