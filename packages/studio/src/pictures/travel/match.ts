import type { Plane } from '../../planes/plane.ts'

/** The position of a part in a whole in pixels, its size there, and the correlation, -1 to 1. */
export type Match = { x: number; y: number; scale: number; likeness: number }

// The minimum fraction of the part that must lie inside.
const LEAST_OVERLAP = 0.3

/** The best place of all. */
export function matchEverywhere(whole: Plane, part: Plane): Match {
  const out = 1 - LEAST_OVERLAP
  const [left, top] = [-Math.floor(part.width * out), -Math.floor(part.height * out)]
  const right = whole.width - Math.ceil(part.width * LEAST_OVERLAP)
  const bottom = whole.height - Math.ceil(part.height * LEAST_OVERLAP)
  let best: Match = { x: 0, y: 0, scale: 1, likeness: -1 }
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const likeness = likenessAt(whole, part, x, y, 1)
      if (likeness > best.likeness) best = { x, y, scale: 1, likeness }
    }
  }
  return best
}

/** The best position around a point, to subpixel accuracy. */
export function matchAround(whole: Plane, part: Plane, at: { x: number; y: number }, reach: number): Match {
  const [middleX, middleY] = [Math.round(at.x), Math.round(at.y)]
  // In large planes, every other row and column is enough.
  const step = part.width > 200 ? 2 : 1
  const around = (x: number, y: number): number => likenessAt(whole, part, x, y, step)
  let best: Match = { x: middleX, y: middleY, scale: 1, likeness: -1 }
  for (let y = middleY - reach; y <= middleY + reach; y++) {
    for (let x = middleX - reach; x <= middleX + reach; x++) {
      const likeness = around(x, y)
      if (likeness > best.likeness) best = { x, y, scale: 1, likeness }
    }
  }
  const { x, y, likeness } = best
  return {
    ...best,
    x: x + summitOf(around(x - 1, y), likeness, around(x + 1, y)),
    y: y + summitOf(around(x, y - 1), likeness, around(x, y + 1)),
  }
}

/** The vertex of a parabola through three neighbours, relative to the middle one. */
function summitOf(before: number, middle: number, after: number): number {
  const bend = before - 2 * middle + after
  return bend < -1e-9 ? Math.max(-0.5, Math.min(0.5, (0.5 * (before - after)) / bend)) : 0
}

/** The correlation of both in their overlap, slightly lower for a partial overlap. */
function likenessAt(whole: Plane, part: Plane, left: number, top: number, step: number): number {
  const [fromX, fromY] = [Math.max(0, -left), Math.max(0, -top)]
  const [toX, toY] = [Math.min(part.width, whole.width - left), Math.min(part.height, whole.height - top)]
  const area = (toX - fromX) * (toY - fromY)
  if (toX <= fromX || toY <= fromY || area < 0.9 * LEAST_OVERLAP * part.width * part.height) return -1
  let [product, one, other] = [0, 1e-9, 1e-9]
  for (let y = fromY; y < toY; y += step) {
    const [a, b] = [(y + top) * whole.width + left, y * part.width]
    for (let x = fromX; x < toX; x += step) {
      const [seen, wanted] = [whole.values[a + x]!, part.values[b + x]!]
      product += seen * wanted
      one += seen * seen
      other += wanted * wanted
    }
  }
  return (product / Math.sqrt(one * other)) * (0.85 + (0.15 * area) / (part.width * part.height))
}
