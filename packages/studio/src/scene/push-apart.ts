import { isGroundCover } from './ground-covers.ts'
import type { PlacingOptions, Spot } from './arrangement.ts'
import { measureKind } from '../bodies/dress-body.ts'
import { footRowAt, isWaterAt } from './ground.ts'
import { isOpenAt } from './open-ground.ts'

/** Depths that differ by less are side by side; others may stand a little behind each other. */
const SAME_DEPTH = 1.2
const ALLOWED_BEHIND = 0.2
/** A push goes on through a whole row. */
const ROUNDS = 48
/** Of both widths: figures are rounder than the boxes around them. */
const ALLOWED = 0.06

/** Those who found better footing than they were given may have come too close: they step aside again. Changes spots. */
export function pushApart(spots: readonly Spot[], { plate, frame, clusters, span }: PlacingOptions): void {
  const standing = spots.filter(
    ({ stance, member }) => (stance === 'ground' || stance === 'water') && !isGroundCover(member),
  )
  const arePartners = (a: Spot, b: Spot): boolean =>
    clusters.some(({ root, link }) => {
      const other = root === a.member ? b : root === b.member ? a : undefined
      return other !== undefined && link?.to === other.member && link.kind !== 'beside'
    })
  for (let round = 0; round < ROUNDS; round++) {
    let isDone = true
    for (const [index, spot] of standing.entries()) {
      for (const other of standing.slice(index + 1)) {
        if (arePartners(spot, other)) continue
        const isBehind =
          spot.member !== other.member &&
          Math.max(spot.depth, other.depth) / Math.min(spot.depth, other.depth) > SAME_DEPTH
        const widths = (widthOf(spot) + widthOf(other)) / 2
        const over = widths * (1 - (isBehind ? ALLOWED_BEHIND : ALLOWED)) - Math.abs(other.x - spot.x)
        if (over <= 0.5) continue
        isDone = false
        const side = other.x >= spot.x ? 1 : -1
        move(spot, -side * over * 0.5)
        move(other, side * over * 0.5)
      }
    }
    if (isDone) break
  }
  stepForward(standing, plate, arePartners)

  function move(spot: Spot, by: number): void {
    const half = widthOf(spot) / 2 + 0.02 * frame.width
    const edge = (plate.width - frame.width) / 2
    const [left, right] = [edge + span[0] * frame.width + half, edge + span[1] * frame.width - half]
    const x = Math.min(Math.max(left, right), Math.max(Math.min(left, right), spot.x + by))
    if (spot.stance === 'water' && !isWaterAt(plate, x, spot.y)) return
    spot.x = x
    if (spot.stance === 'ground') spot.y = footRowAt(plate, spot.x, spot.depth)
  }
}

/** Of the width of the smaller of two: where more of it is before or behind the other, one has to make room. */
const IN_EACH_OTHER = 0.4
/** Times how deep both are: so far behind each other nobody is in the other. */
const PASSES = 1.1

/**
 * Where a row has no room left, the smaller one of two who stand in each other comes forward, as far as the ground goes,
 * after the larger one has gone back as far as there is floor: nobody stands in a fountain, a train or a crane. Each is as
 * large as before at its new distance. Changes spots.
 */
function stepForward(
  standing: readonly Spot[],
  plate: PlacingOptions['plate'],
  arePartners: (a: Spot, b: Spot) => boolean,
): void {
  const { near, focal } = plate.ground
  const metresOf = (spot: Spot): number => (widthOf(spot) * spot.depth) / focal
  const deepOf = (spot: Spot): number => (spot.height * spot.depth * deepness(spot.member)) / focal
  const ground = standing.filter(({ stance }) => stance === 'ground')
  // The largest first: they stay, and the others find their place before them.
  const sorted = ground.toSorted((a, b) => metresOf(b) - metresOf(a))
  for (const [index, spot] of sorted.entries()) {
    for (const other of sorted.slice(0, index)) {
      if (spot.member === other.member || arePartners(spot, other)) continue
      const widths = (metresOf(spot) + metresOf(other)) / 2
      const aside = Math.abs(((spot.x - other.x) * spot.depth) / focal)
      const apart = (PASSES * (deepOf(spot) + deepOf(other))) / 2
      const away = Math.abs(spot.depth - other.depth)
      if (widths - aside < IN_EACH_OTHER * metresOf(spot) || away > apart) continue
      // The larger one goes back as far as there is floor for it, and the other comes forward by what is left.
      const back = [1, 0.8, 0.6, 0.4, 0.2].find(share => isOpenAt(plate, atDepth(other, spot.depth + share * apart)))
      if (back !== undefined && spot.depth + back * apart > other.depth) moveTo(other, spot.depth + back * apart, plate)
      const forward = Math.max(near, other.depth - apart)
      if (forward < spot.depth) moveTo(spot, forward, plate)
    }
  }
}

/** As large as it is, at another distance. */
const atDepth = (spot: Spot, depth: number): Spot => ({ ...spot, depth, height: (spot.height * spot.depth) / depth })

function moveTo(spot: Spot, depth: number, plate: PlacingOptions['plate']): void {
  Object.assign(spot, atDepth(spot, depth), { y: footRowAt(plate, spot.x, depth) })
}

/** How deep it is from front to back as it is seen, half turned, in its own heights: what is long is seen from aside. */
function deepness({ art, bound }: Spot['member']): number {
  const measured = art.code === undefined ? undefined : measureKind(art.code)
  if (!measured) return 0.3
  const { kind, extent } = measured
  const [wide, high, long] = [0, 1, 2].map(axis => extent.high[axis]! - extent.low[axis]!) as [number, number, number]
  const deep = (kind.isLong ? 0.9 * wide + 0.3 * long : 0.8 * long + 0.5 * wide) / high
  // Who sits or works at a table is behind it.
  return bound.some(({ hold }) => hold === 'table') ? deep + BEHIND_TABLE : deep
}
/** Of a table's height. */
const BEHIND_TABLE = 1.2

const widthOf = ({ height, extents }: Spot): number => height * (extents.left + extents.right)
