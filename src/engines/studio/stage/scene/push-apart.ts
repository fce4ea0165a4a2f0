import type { ArrangeWish, Spot } from './arrange.ts'
import { footRowAt } from './ground.ts'

/** Depths that differ by less are side by side; others may stand half behind each other. */
const SAME_DEPTH = 1.2
const ROUNDS = 12
/** Of both widths: figures are rounder than the boxes around them. */
const ALLOWED = 0.06

/** Those who found better footing than they were given may have come too close: they step aside again. Changes spots. */
export function pushApart(spots: readonly Spot[], { plate, frame, clusters }: ArrangeWish): void {
  const standing = spots.filter(({ stance }) => stance === 'ground' || stance === 'water')
  const isLinked = (spot: Spot): boolean => {
    const link = clusters.find(({ root }) => root === spot.member)?.link
    return link !== undefined && link.kind !== 'beside'
  }
  for (let round = 0; round < ROUNDS; round++) {
    let isDone = true
    for (const [index, spot] of standing.entries()) {
      for (const other of standing.slice(index + 1)) {
        if (isLinked(spot) || isLinked(other)) continue
        if (Math.max(spot.depth, other.depth) / Math.min(spot.depth, other.depth) > SAME_DEPTH) continue
        const widths = (widthOf(spot) + widthOf(other)) / 2
        const over = widths * (1 - ALLOWED) - Math.abs(other.x - spot.x)
        if (over <= 0.5) continue
        isDone = false
        const side = other.x >= spot.x ? 1 : -1
        move(spot, -side * over * 0.5)
        move(other, side * over * 0.5)
      }
    }
    if (isDone) return
  }

  function move(spot: Spot, by: number): void {
    const half = widthOf(spot) / 2 + 0.02 * frame.width
    const [left, right] = [(plate.width - frame.width) / 2 + half, (plate.width + frame.width) / 2 - half]
    spot.x = Math.min(Math.max(left, right), Math.max(Math.min(left, right), spot.x + by))
    if (spot.stance === 'ground') spot.y = footRowAt(plate, spot.x, spot.depth)
  }
}

const widthOf = ({ height, extents }: Spot): number => height * (extents.left + extents.right)
