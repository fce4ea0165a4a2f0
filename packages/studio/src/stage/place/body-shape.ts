import type { Point } from '../../bodies/body.ts'
import { type Mesh, VERTEX_WORDS } from '../../raster/mesh.ts'

type Shape = Pick<{ mesh: Mesh }, 'mesh'>
type Slice = { low: readonly [x: number, z: number]; high: readonly [x: number, z: number] }

function corners({ vertices, indices }: Mesh, triangle: number): [Point, Point, Point] {
  const at = (nth: number): Point => {
    const from = indices[3 * triangle + nth]! * VERTEX_WORDS
    return [vertices[from]!, vertices[from + 1]!, vertices[from + 2]!]
  }
  return [at(0), at(1), at(2)]
}

/** A surface that a vertical line meets: its height, and the upward part of its normal. */
export type Level = { y: number; up: number }

/** Squares of the outline, seen from above, along each side; and the triangles over each. */
const SQUARES = 24
type Squares = { at: (x: number, z: number) => number; triangles: readonly number[][] }
const squares = new WeakMap<Mesh, Squares>()

function squaresOf(mesh: Mesh): Squares {
  const known = squares.get(mesh)
  if (known) return known
  const { low, high } = sliceOf({ mesh }, -Infinity, Infinity) ?? { low: [0, 0], high: [0, 0] }
  const nthAt = (value: number, axis: 0 | 1): number =>
    Math.min(
      SQUARES - 1,
      Math.max(0, Math.floor((SQUARES * (value - low[axis])) / Math.max(1e-9, high[axis] - low[axis]))),
    )
  const at = (x: number, z: number): number => nthAt(z, 1) * SQUARES + nthAt(x, 0)
  const triangles = Array.from({ length: SQUARES ** 2 }, (): number[] => [])
  for (let nth = 0; nth < mesh.indices.length / 3; nth++) {
    const all = corners(mesh, nth)
    const [xs, zs] = [all.map(([x]) => x), all.map(([, , z]) => z)]
    const [first, last] = [at(Math.min(...xs), Math.min(...zs)), at(Math.max(...xs), Math.max(...zs))]
    for (let row = first - (first % SQUARES); row <= last; row += SQUARES)
      for (let column = first % SQUARES; column <= last % SQUARES; column++) triangles[row + column]!.push(nth)
  }
  const made = { at, triangles }
  squares.set(mesh, made)
  return made
}

/** The surfaces of a body at rest on a vertical line: its own metres, lowest first. */
export function levelsAt(mesh: Mesh, x: number, z: number): Level[] {
  const { at, triangles } = squaresOf(mesh)
  const levels: Level[] = []
  for (const nth of triangles[at(x, z)]!) {
    const [a, b, c] = corners(mesh, nth)
    const [bx, by, bz, cx, cy, cz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2], c[0] - a[0], c[1] - a[1], c[2] - a[2]]
    const area = bx * cz - cx * bz
    if (Math.abs(area) < 1e-9) continue
    const u = ((x - a[0]) * cz - cx * (z - a[2])) / area
    const v = (bx * (z - a[2]) - (x - a[0]) * bz) / area
    if (u >= -1e-6 && v >= -1e-6 && u + v <= 1 + 1e-6)
      levels.push({ y: a[1] + u * by + v * cy, up: -area / Math.hypot(by * cz - cy * bz, area, bx * cy - cx * by) })
  }
  return levels.sort((one, other) => one.y - other.y)
}

/** The height of the body at a point, for things on it. */
export const topAt = ({ mesh }: Shape, x: number, z: number): number | undefined => levelsAt(mesh, x, z).at(-1)?.y

/** The lowest surface above a height, for things that hang from it. */
export const undersideAt = ({ mesh }: Shape, x: number, z: number, above: number): number | undefined =>
  levelsAt(mesh, x, z).find(({ y }) => y > above)?.y

/** The flat part of a body's front, such as a screen or a board: its centre and size, its own metres. */
export type Panel = { at: Point; wide: number; high: number }

const CELLS = 48

/** The largest flat part of the front of a body at rest. */
export function panelOf({ mesh, extent: { low, high } }: Boxed): Panel {
  const [stepX, stepY] = [(high[0] - low[0]) / CELLS, (high[1] - low[1]) / CELLS]
  const front = new Float32Array(CELLS * CELLS).fill(-Infinity)
  for (let nth = 0; nth < mesh.indices.length / 3; nth++) {
    const [a, b, c] = corners(mesh, nth)
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
    if (Math.abs(area) < 1e-12) continue
    const cell = (value: number, from: number, step: number): number =>
      Math.min(CELLS - 1, Math.max(0, Math.floor((value - from) / step)))
    const [fromX, toX] = [Math.min, Math.max].map(of => cell(of(a[0], b[0], c[0]), low[0], stepX)) as [number, number]
    const [fromY, toY] = [Math.min, Math.max].map(of => cell(of(a[1], b[1], c[1]), low[1], stepY)) as [number, number]
    for (let row = fromY; row <= toY; row++)
      for (let column = fromX; column <= toX; column++) {
        const [x, y] = [low[0] + (column + 0.5) * stepX, low[1] + (row + 0.5) * stepY]
        const u = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / area
        const v = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / area
        if (u < -1e-6 || v < -1e-6 || u + v > 1 + 1e-6) continue
        const z = a[2] + u * (b[2] - a[2]) + v * (c[2] - a[2])
        if (z > front[row * CELLS + column]!) front[row * CELLS + column] = z
      }
  }
  // The most common depth of the front, and its area.
  const thick = Math.max(0.004, 0.03 * Math.max(high[0] - low[0], high[1] - low[1]))
  const seen = Array.from(front, (_, at) => at).filter(at => front[at]! > -Infinity)
  const levels = Map.groupBy(seen, at => Math.round(front[at]! / thick))
  const cells = [...levels.values()].toSorted((one, other) => other.length - one.length)[0] ?? []
  const columns = bulkOf(cells.map(at => at % CELLS))
  const rows = bulkOf(cells.map(at => Math.floor(at / CELLS)))
  // Waves of cloth stand out a little before most of it.
  const level = Math.max(...cells.map(at => front[at]!), low[2])
  const isWithin = (at: number): boolean =>
    at % CELLS >= columns[0] &&
    at % CELLS < columns[1] &&
    Math.floor(at / CELLS) >= rows[0] &&
    Math.floor(at / CELLS) < rows[1]
  const waves = seen.filter(at => isWithin(at) && front[at]! < level + 2 * thick)
  const z = Math.max(level, ...waves.map(at => front[at]!))
  return {
    at: [low[0] + ((columns[0] + columns[1]) / 2) * stepX, low[1] + ((rows[0] + rows[1]) / 2) * stepY, z],
    wide: (columns[1] - columns[0]) * stepX,
    high: (rows[1] - rows[0]) * stepY,
  }
}

/** The range of most values: lines with less than half of the usual number are excluded. */
function bulkOf(lines: readonly number[]): [from: number, to: number] {
  const counts = Array.from({ length: CELLS }, () => 0)
  for (const line of lines) counts[line]!++
  const filled = counts.filter(count => count > 0).toSorted((one, other) => one - other)
  const usual = filled[Math.floor(0.75 * filled.length)] ?? 0
  const full = counts.flatMap((count, line) => (count > 0.5 * usual ? [line] : []))
  return [full[0] ?? 0, (full.at(-1) ?? CELLS - 1) + 1]
}

const slices = new WeakMap<Mesh, Map<string, Slice | undefined>>()

/** The extent of a body at rest between two heights, its own metres: a trunk without the crown above it. */
export function sliceOf({ mesh }: Shape, from: number, to: number): Slice | undefined {
  const known = slices.get(mesh) ?? new Map<string, Slice | undefined>()
  slices.set(mesh, known)
  const key = `${from.toFixed(2)} ${to.toFixed(2)}`
  if (known.has(key)) return known.get(key)
  const low: [number, number] = [Infinity, Infinity]
  const high: [number, number] = [-Infinity, -Infinity]
  const take = (x: number, z: number): void => {
    ;[low[0], low[1], high[0], high[1]] = [
      Math.min(low[0], x),
      Math.min(low[1], z),
      Math.max(high[0], x),
      Math.max(high[1], z),
    ]
  }
  for (let nth = 0; nth < mesh.indices.length / 3; nth++) {
    const all = corners(mesh, nth)
    for (const [at, a] of all.entries()) {
      const b = all[(at + 1) % 3]!
      if (a[1] >= from && a[1] <= to) take(a[0], a[2])
      for (const level of [from, to]) {
        const share = (level - a[1]) / (b[1] - a[1])
        if (share > 0 && share < 1) take(a[0] + share * (b[0] - a[0]), a[2] + share * (b[2] - a[2]))
      }
    }
  }
  const slice = low[0] === Infinity ? undefined : { low, high }
  known.set(key, slice)
  return slice
}

type Boxed = Shape & { extent: { low: Point; high: Point } }
const rims = new WeakMap<Mesh, number>()

/** The height of a vessel's walls, its own metres: a handle above is not its rim. */
export function rimOf({ mesh, extent: { low, high } }: Boxed): number {
  const known = rims.get(mesh)
  if (known !== undefined) return known
  const [x0, z0] = [(low[0] + high[0]) / 2, (low[2] + high[2]) / 2]
  const tops = Array.from({ length: RIM_SAMPLES }, (_, nth) => {
    const angle = (2 * Math.PI * (nth + 0.5)) / RIM_SAMPLES
    const at = (share: number): number | undefined =>
      topAt(
        { mesh },
        x0 + share * ((high[0] - low[0]) / 2) * Math.cos(angle),
        z0 + share * ((high[2] - low[2]) / 2) * Math.sin(angle),
      )
    return Math.max(low[1], ...RIM_SHARES.flatMap(share => at(share) ?? []))
  }).toSorted((a, b) => a - b)
  const rim = tops[RIM_SAMPLES >> 1]!
  const found = rim > low[1] ? rim : high[1]
  rims.set(mesh, found)
  return found
}
const RIM_SAMPLES = 12
const RIM_SHARES = [0.8, 0.9, 0.96]

/** The height of a counter below a roof, at a point; its own metres. */
export function counterAt({ mesh }: Shape, x: number, z: number, clear: number): number | undefined {
  const levels = levelsAt(mesh, x, z)
  return levels.find(({ y, up }, nth) => {
    const above = levels.slice(nth + 1).find(one => one.y > y + 0.01)
    return up > LEVEL && y > 0.1 && above !== undefined && above.y - y > clear
  })?.y
}

/** The heights of shelves for things of a given height, its own metres. A table has one. */
export function boardsOf({ mesh, extent: { low, high } }: Boxed, clear: number): number[] {
  const samples = BOARD_SHARES.flatMap(x =>
    BOARD_SHARES.map(z =>
      levelsAt(mesh, low[0] + (0.5 + x) * (high[0] - low[0]), low[2] + (0.5 + z) * (high[2] - low[2])),
    ),
  )
  const tops = samples.flatMap(levels =>
    levels.flatMap(({ y, up }, nth) =>
      up > BOARD && (levels[nth + 1]?.y ?? Infinity) - y > clear && y > low[1] + 0.02 * (high[1] - low[1]) ? [y] : [],
    ),
  )
  const boards: { y: number; count: number }[] = []
  for (const y of tops.toSorted((a, b) => a - b)) {
    const last = boards.at(-1)
    if (last && y - last.y < 0.4 * clear) last.count++
    else boards.push({ y, count: 1 })
  }
  return boards.filter(({ count }) => count >= 0.4 * samples.length).map(({ y }) => y)
}
/** The least upward part of the normal of a board, and of a surface on which things lie at all: a tray slopes. */
const [BOARD, LEVEL] = [0.95, 0.5]
const BOARD_SHARES = [-0.33, -0.12, 0.12, 0.33]
