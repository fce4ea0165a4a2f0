import type { Size } from '@kinora/media/frames/size'
import type { Plate } from '../scenery/plate.ts'
import { footRowAt, isWaterAt } from './ground.ts'
import type { Spot } from './arrangement.ts'
import { travelMotion } from './keep-in-frame.ts'
import { travels } from './journeys.ts'
import { hiddenAt } from './open-ground.ts'

/** Depths that differ by less are side by side. */
const SAME_DEPTH = 1.22

/** How far a figure can go to and fro around its spot before it runs into one that does not go along. */
export function measureClearance(spot: Spot, spots: readonly Spot[], plate: Plate): number {
  let least = spot.stance === 'ground' || spot.stance === 'water' ? reachOf(spot, plate) : Infinity
  const isOnTheWay = travels(travelMotion(spot))
  for (const other of spots) {
    if (other === spot || other.stance !== spot.stance) continue
    if (isOnTheWay && travels(travelMotion(other)) && other.faces === spot.faces) continue
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

/** How far the ground goes on to both sides before there is water, or the water before there is land. */
function reachOf({ x, y, depth, height, extents, stance }: Spot, plate: Plate): number {
  const half = 0.35 * height * (extents.left + extents.right)
  const step = plate.width * 0.02
  for (let away = half; away < plate.width; away += step) {
    for (const column of [x - away, x + away]) {
      if (column <= 0 || column >= plate.width) continue
      const row = stance === 'water' ? y : footRowAt(plate, column, depth)
      if (isWaterAt(plate, column, row) !== (stance === 'water')) return away - half
    }
  }
  return Infinity
}

/** On land or water, where nobody passes above another; and in the air those who keep a formation. */
const isGoing = (spot: Spot): boolean =>
  (spot.stance === 'ground' ||
    spot.stance === 'water' ||
    (spot.stance === 'air' && spot.member.subject.formation !== undefined)) &&
  travels(travelMotion(spot))

/**
 * Moves all who go the same way to the middle, as they stand to each other, and says how far they can go together within
 * the frame. Each by himself would be moved to the middle, and they would run through one another.
 */
export function gatherTravellers(
  spots: readonly Spot[],
  frame: Size,
  plate: Plate,
): { spots: readonly Spot[]; room: number } {
  const going = spots.filter(isGoing)
  const [first] = going
  stepBack(going, frame, plate)
  if (!first || going.length < 2 || going.some(({ faces }) => faces !== first.faces))
    return { spots: [], room: Infinity }
  const [left, right] = [Math.min(...going.map(leftOf)), Math.max(...going.map(rightOf))]
  const aside = plate.width / 2 - (left + right) / 2
  for (const spot of going) {
    if (spot.stance === 'water' && !isWaterAt(plate, spot.x + aside, spot.y)) continue
    spot.x += aside
    if (spot.stance === 'ground') spot.y = footRowAt(plate, spot.x, spot.depth)
  }
  return {
    spots: going,
    room: Math.max(
      0,
      (first.stance === 'air' ? ALOFT : going.length > FEW ? FLOCK : TOGETHER) * frame.width - (right - left),
    ),
  }
}

/** Of the frame's width: what those may take up who go somewhere, or there is no way left to be seen going. */
const [MOST_OF_ONE, MOST_OF_ALL, MOST_OF_A_FLOCK] = [0.42, 0.54, 0.66]
const FEW = 3
/** Of the frame's width: what they and their way take up, with some to spare for the camera's own. */
const [TOGETHER, FLOCK, ALOFT] = [0.84, 0.94, 0.6]

/** Puts those who fill the frame further away, as they stand to each other. Changes spots. */
function stepBack(going: readonly Spot[], frame: Size, plate: Plate): void {
  const [left, right] = [Math.min(...going.map(leftOf)), Math.max(...going.map(rightOf))]
  const most = going.length === 1 ? MOST_OF_ONE : going.length > FEW ? MOST_OF_A_FLOCK : MOST_OF_ALL
  const by = (most * frame.width) / (right - left)
  if (!(by < 1)) return
  const middle = (left + right) / 2
  for (const spot of going) {
    spot.x = middle + (spot.x - middle) * by
    // A flock closes up where it is: of many each may be before another.
    const isOfMany = going.length > FEW
    spot.height *= isOfMany ? Math.sqrt(by) : by
    if (spot.stance !== 'ground') continue
    const depth = isOfMany ? spot.depth : Math.min(plate.ground.far, spot.depth / by)
    const y = footRowAt(plate, spot.x, depth)
    // Further away, but not into the grass: there it is smaller where it is.
    if (hiddenAt(spot, plate, y, depth) < hiddenAt(spot, plate, spot.y, spot.depth) + 0.1) spot.depth = depth
    spot.y = footRowAt(plate, spot.x, spot.depth)
  }
}

const [leftOf, rightOf] = [-1, 1].map(side => ({ x, height, extents, faces }: Spot): number => {
  const isAhead = side === faces
  return x + side * height * (isAhead ? extents.right : extents.left)
}) as [(spot: Spot) => number, (spot: Spot) => number]

/** Everyone who goes the same way goes equally far, or they would overtake each other. */
export function findCommonSpeed(spots: readonly Spot[]): number | undefined {
  const going = spots.filter(isGoing)
  if (going.length < 2) return undefined
  return going.reduce((sum, { height }) => sum + height, 0) / going.length
}
