import type { PlacingOptions, Spot } from './arrangement.ts'
import { footRowAt, isWaterAt } from './ground.ts'

/** Depths that differ by less are side by side; others may stand a little behind each other. */
const SAME_DEPTH = 1.2
const ALLOWED_BEHIND = 0.2
/** A push goes on through a whole row. */
const ROUNDS = 48
/** Of both widths: figures are rounder than the boxes around them. */
const ALLOWED = 0.06

/** Those who found better footing than they were given may have come too close: they step aside again. Changes spots. */
export function pushApart(spots: readonly Spot[], { plate, frame, clusters, span }: PlacingOptions): void {
  const standing = spots.filter(({ stance }) => stance === 'ground' || stance === 'water')
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

/** Of both their widths: those who stand nearer together than so are in each other. */
const IN_EACH_OTHER = 0.5
/** Of how deep both are: somebody passes before another. */
const PASSES = 0.55

/**
 * Where a row has no room left, the smaller one of two who stand in each other comes forward, as far as the ground goes:
 * nobody stands in a fountain or a crane. As large as before at the new distance. Changes spots.
 */
function stepForward(
  standing: readonly Spot[],
  plate: PlacingOptions['plate'],
  arePartners: (a: Spot, b: Spot) => boolean,
): void {
  const { near, focal } = plate.ground
  const metresOf = (spot: Spot): number => (widthOf(spot) * spot.depth) / focal
  const ground = standing.filter(({ stance }) => stance === 'ground')
  // The largest first: they stay, and the others find their place before them.
  const sorted = ground.toSorted((a, b) => metresOf(b) - metresOf(a))
  for (const [index, spot] of sorted.entries()) {
    for (const other of sorted.slice(0, index)) {
      if (spot.member === other.member || arePartners(spot, other)) continue
      const widths = (metresOf(spot) + metresOf(other)) / 2
      const aside = Math.abs(((spot.x - other.x) * spot.depth) / focal)
      const away = Math.abs(spot.depth - other.depth)
      if (aside > IN_EACH_OTHER * widths || away > PASSES * widths) continue
      const depth = Math.max(near, other.depth - PASSES * widths)
      if (depth >= spot.depth) continue
      spot.height *= spot.depth / depth
      spot.depth = depth
      spot.y = footRowAt(plate, spot.x, depth)
    }
  }
}

const widthOf = ({ height, extents }: Spot): number => height * (extents.left + extents.right)
