import type { Point } from './body.ts'
import type { Surface } from './join-shapes.ts'

/** The part that owns each vertex, and the distance of a point from a part. */
export type Owners = {
  of: readonly number[]
  areAlike: (one: number, other: number) => boolean
  distance: (owner: number, place: Point) => number
}

type Cut = Surface & { owners: number[] }

// Limits of the position of a cut along an edge, so that no triangle is a thin sliver.
const [MIN_SHARE, MAX_SHARE] = [0.04, 0.96]

/**
 * Cuts the triangles of a skin along colour borders: hair on a brow, a collar on a neck. Otherwise triangles with
 * several colours would show their corners. Each side has its own vertices on the border.
 */
export function cutColours(surface: Surface, { of, areAlike, distance }: Owners): Cut {
  const places = [...surface.places]
  const normals = [...surface.normals]
  const open = [...surface.open]
  const owners = [...of]
  const triangles: number[] = []
  const made = new Map<string, number>()

  /** A vertex on a border, for one of its owners. */
  const add = (key: string, owner: number, shares: readonly (readonly [at: number, share: number])[]): number => {
    const known = made.get(`${key} ${owner}`)
    if (known !== undefined) return known
    const mixed = (values: readonly Point[]): [number, number, number] => {
      const sum: [number, number, number] = [0, 0, 0]
      for (const [at, share] of shares) for (let axis = 0; axis < 3; axis++) sum[axis]! += values[at]![axis]! * share
      return sum
    }
    const [x, y, z] = mixed(normals)
    const length = Math.hypot(x, y, z) || 1
    places.push(mixed(places))
    normals.push([x / length, y / length, z / length])
    open.push(shares.reduce((sum, [at, share]) => sum + open[at]! * share, 0))
    owners.push(owner)
    made.set(`${key} ${owner}`, places.length - 1)
    return places.length - 1
  }
  /** The point between two vertices with equal distance to their owners. */
  const meet = (a: number, b: number, owner: number): number => {
    const [from, to] = a < b ? [a, b] : [b, a]
    const [one, other] = [of[from]!, of[to]!]
    const nearer = (at: number): number => distance(one, places[at]!) - distance(other, places[at]!)
    const [first, last] = [nearer(from), nearer(to)]
    const share = Math.min(MAX_SHARE, Math.max(MIN_SHARE, first === last ? 0.5 : first / (first - last)))
    return add(`${from} ${to}`, owner, [
      [from, 1 - share],
      [to, share],
    ])
  }

  for (let at = 0; at < surface.triangles.length; at += 3) {
    const corners = [surface.triangles[at]!, surface.triangles[at + 1]!, surface.triangles[at + 2]!] as const
    const alike = (i: number, j: number): boolean => areAlike(of[corners[i]!]!, of[corners[j]!]!)
    const sides = [alike(0, 1), alike(1, 2), alike(2, 0)] as const
    const same = sides.filter(Boolean).length
    if (same === 3) {
      triangles.push(...corners)
      continue
    }
    if (same === 1) {
      // One corner is separate: its tip, and the remaining quadrilateral.
      const tip = sides[1] ? 0 : sides[2] ? 1 : 2
      const [a, b, c] = [corners[tip], corners[(tip + 1) % 3]!, corners[(tip + 2) % 3]!]
      triangles.push(a, meet(a, b, of[a]!), meet(a, c, of[a]!))
      triangles.push(meet(a, b, of[b]!), b, c, meet(a, b, of[b]!), c, meet(a, c, of[c]!))
      continue
    }
    const key = corners.toSorted((a, b) => a - b).join(' ')
    for (const [i, a] of corners.entries()) {
      const [b, c] = [corners[(i + 1) % 3]!, corners[(i + 2) % 3]!]
      const middle = add(
        key,
        of[a]!,
        corners.map(corner => [corner, 1 / 3] as const),
      )
      triangles.push(a, meet(a, b, of[a]!), middle, a, middle, meet(a, c, of[a]!))
    }
  }
  return { places, normals, open, triangles, owners }
}
