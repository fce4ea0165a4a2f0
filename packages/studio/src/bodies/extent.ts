import type { Body, Part, Point } from './body.ts'
import { type PosedBones, poseBones } from './pose-bones.ts'
import { add, applyTurn, scale, turning } from './vectors.ts'

/** Points of a part, each with a radius. */
export function cornersOf(part: Part): { at: Point; reach: number | Point }[] {
  if ('rod' in part) {
    const [from, to] = typeof part.thick === 'number' ? [part.thick, part.thick] : part.thick
    return [
      { at: part.rod[0], reach: from },
      { at: part.rod[1], reach: to },
    ]
  }
  if ('ball' in part) {
    const size: Point = typeof part.size === 'number' ? [part.size, part.size, part.size] : part.size
    return around(
      part.ball,
      [
        [size[0], 0, 0],
        [-size[0], 0, 0],
        [0, size[1], 0],
        [0, -size[1], 0],
        [0, 0, size[2]],
        [0, 0, -size[2]],
      ],
      part.turn,
    )
  }
  if ('box' in part) {
    const [x, y, z] = scale(part.size, 0.5)
    return around(
      part.box,
      [-1, 1].flatMap(a => [-1, 1].flatMap(b => [-1, 1].map((c): Point => [a * x, b * y, c * z]))),
      part.turn,
    )
  }
  if ('frustum' in part) {
    const [x, y, z] = scale(part.size, 0.5)
    const [wide, deep] = part.taper
    const sides: readonly (readonly [number, number])[] = part.isRound
      ? [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ]
      : [
          [1, 1],
          [-1, 1],
          [1, -1],
          [-1, -1],
        ]
    return around(
      part.frustum,
      sides.flatMap(([a, c]): Point[] => [
        [a * x, -y, c * z],
        [a * x * wide, y, c * z * deep],
      ]),
      part.turn,
    )
  }
  if ('lathe' in part) {
    return around(
      part.lathe,
      part.profile.flatMap(([r, y]): Point[] => {
        const { sides = 4 } = part
        // A flat side is as far out as its radius, its corners are further.
        const [out, first] = part.sides === undefined ? [r, 0] : [r / Math.cos(Math.PI / sides), 0.5]
        return Array.from({ length: sides }, (_, at) => {
          const angle = ((at + first) / sides) * 2 * Math.PI
          return [Math.sin(angle) * out, y, Math.cos(angle) * out]
        })
      }),
      part.turn,
    )
  }
  if ('ring' in part) {
    const r = part.radius + part.thick
    const t = part.thick
    return around(
      part.ring,
      [
        [r, t, 0],
        [-r, -t, 0],
        [0, -t, r],
        [0, t, -r],
      ],
      part.turn,
    )
  }
  const half = part.thick / 2
  return around(
    part.slab,
    part.outline.flatMap(([z, y]): Point[] => [
      [half, y, z],
      [-half, y, z],
    ]),
    part.turn,
  )
}

const around = (middle: Point, offsets: readonly Point[], turn?: Point): { at: Point; reach: number }[] => {
  const matrix = turn && turning(turn)
  return offsets.map(offset => ({ at: add(middle, matrix ? applyTurn(matrix, offset) : offset), reach: 0 }))
}

export type Extent = { low: Point; high: Point }

/** The bounding box of a posed body. */
export function bodyExtent(body: Body, posed: PosedBones = poseBones(body, { turns: {} })): Extent {
  const low: [number, number, number] = [Infinity, Infinity, Infinity]
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  for (const part of body.parts) {
    for (const { at, reach } of cornersOf(part)) {
      const place = posed.placeOf(part.bone, at)
      for (const axis of [0, 1, 2] as const) {
        const by = typeof reach === 'number' ? reach : reach[axis]
        low[axis] = Math.min(low[axis], place[axis] - by)
        high[axis] = Math.max(high[axis], place[axis] + by)
      }
    }
  }
  return { low, high }
}

/** The box around parts as they are drawn. */
export function partsExtent(parts: readonly Part[]): { low: Point; high: Point } {
  const corners = parts.flatMap(cornersOf)
  const span = (axis: 0 | 1 | 2, side: 1 | -1): number =>
    side *
    Math.max(...corners.map(({ at, reach }) => side * at[axis] + (typeof reach === 'number' ? reach : reach[axis])))
  return { low: [span(0, -1), span(1, -1), span(2, -1)], high: [span(0, 1), span(1, 1), span(2, 1)] }
}
