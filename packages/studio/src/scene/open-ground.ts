import type { Plate } from '../scenery/plate.ts'
import type { Spot } from './arrangement.ts'
import { footRowAt, isWaterAt } from './ground.ts'
import { measureHiddenShare } from './occluders.ts'

/** Of its width: so much of it must be seen to stand there. */
const HALF_SEEN = 0.3
/** Of the distance: what the plate shows there is the ground and nothing before it. */
const AS_GROUND = 0.12

/**
 * Whether a spot stands on open ground, which may be further away than anybody is put at first; `within` is how uneven that
 * ground may be, of the distance.
 */
export function isOpenAt(plate: Plate, { x, depth, height, extents }: Spot, within = AS_GROUND): boolean {
  const row = footRowAt(plate, x, depth)
  const half = HALF_SEEN * height * (extents.left + extents.right)
  return [-half, 0, half].every(aside => {
    const column = Math.min(plate.width - 1, Math.max(0, Math.round(x + aside)))
    const seen = plate.depth[Math.min(plate.height - 1, Math.round(row)) * plate.width + column]!
    return !isWaterAt(plate, column, row) && Math.abs(seen / depth - 1) < within
  })
}

/** How much of a spot the plate hides that has its foot in a row, at a distance. */
export function hiddenAt({ x, height, extents }: Spot, plate: Plate, y: number, depth: number): number {
  const half = (height * (extents.left + extents.right)) / 2
  return measureHiddenShare({ plate }, { left: x - half, right: x + half, top: y - height, bottom: y }, y, depth)
}
