import type { Plate } from '../plates/plate.ts'
import { footRowAt, isWaterAt } from './ground.ts'
import type { Spot } from './arrange.ts'
import { travelOf } from './keep-in-frame.ts'
import { travels } from './journeys.ts'

/** Depths that differ by less are side by side. */
const SAME_DEPTH = 1.22

/** How far a figure can go to and fro around its spot before it runs into one that does not go along. */
export function clearanceOf(spot: Spot, spots: readonly Spot[], plate: Plate): number {
  let least = spot.stance === 'ground' ? dryReachOf(spot, plate) : Infinity
  const isGoing = travels(travelOf(spot))
  for (const other of spots) {
    if (other === spot || other.stance !== spot.stance) continue
    if (isGoing && travels(travelOf(other)) && other.faces === spot.faces) continue
    const apart = Math.max(spot.depth, other.depth) / Math.min(spot.depth, other.depth)
    if (spot.stance === 'ground' && apart > SAME_DEPTH) continue
    if (spot.stance === 'air' && Math.abs(spot.y - other.y) > (spot.height + other.height) / 2) continue
    const widths =
      (spot.height * (spot.extents.left + spot.extents.right) +
        other.height * (other.extents.left + other.extents.right)) /
      2
    least = Math.min(least, Math.max(0, Math.abs(other.x - spot.x) - widths))
  }
  return 2 * least
}

/** How far the ground goes on to both sides before there is water. */
function dryReachOf({ x, depth, height, extents }: Spot, plate: Plate): number {
  const half = 0.35 * height * (extents.left + extents.right)
  const step = plate.width * 0.02
  for (let away = half; away < plate.width; away += step) {
    for (const column of [x - away, x + away]) {
      if (column > 0 && column < plate.width && isWaterAt(plate, column, footRowAt(plate, column, depth)))
        return away - half
    }
  }
  return Infinity
}

/** Everyone who goes the same way goes equally far, or they would overtake each other. */
export function commonSpeedOf(spots: readonly Spot[]): number | undefined {
  const going = spots.filter(spot => spot.stance === 'ground' && travels(travelOf(spot)))
  if (going.length < 2) return undefined
  return Math.min(...going.map(({ height }) => height))
}
