import type { Point } from '../../bodies/body.ts'
import type { Mesh } from '../../raster/mesh.ts'
import type { Footing } from '../resolve/footing.ts'
import { type Level, levelsAt, sliceOf } from './body-shape.ts'
import { into, outOf } from './things.ts'

/** Somebody who stands and walks: the height of the body, metres. */
export type Walker = { height: number }

/** The highest step, the headroom and the reach of the feet to each side, as shares of the walker's height. */
const [STEP, HEADROOM, FEET] = [0.2, 0.85, 0.065]
/** Cells of the longer side at most, and the size of a cell at least, metres. */
const [CELLS, FINEST] = [110, 0.04]
/** The least upward part of the normal of a surface that feet hold on, and of its edge. */
const [FLAT, EDGED] = [0.5, 0.02]
/** Metres between two levels that count as one. */
const SAME = 0.03
/** The least share of a thing's outline that can be reached on foot, so that it is stood upon there. */
const REACHED = 0.3

type Grid = { low: readonly [x: number, z: number]; step: number; wide: number; deep: number; levels: Level[][] }

/** The heights of all surfaces of a body in a grid seen from above, in its own metres, lowest first. */
function gridOf(mesh: Mesh): Grid {
  const { low, high } = sliceOf({ mesh }, -Infinity, Infinity)!
  const step = Math.max(FINEST, Math.max(high[0] - low[0], high[1] - low[1]) / CELLS)
  // Two cells of ground around it.
  const [wide, deep] = [Math.ceil((high[0] - low[0]) / step) + 4, Math.ceil((high[1] - low[1]) / step) + 4]
  const grid: Grid = { low: [low[0] - 2 * step, low[1] - 2 * step], step, wide, deep, levels: [] }
  for (let cell = 0; cell < wide * deep; cell++) grid.levels.push(levelsAt(mesh, ...middleOf(grid, cell)))
  return grid
}

/** The cell of a point of the body; undefined outside the grid. */
function cellAt({ low, step, wide, deep }: Grid, x: number, z: number): number | undefined {
  const [column, row] = [Math.floor((x - low[0]) / step), Math.floor((z - low[1]) / step)]
  return column >= 0 && row >= 0 && column < wide && row < deep ? row * wide + column : undefined
}

const middleOf = ({ low, step, wide }: Omit<Grid, 'levels'>, cell: number): readonly [x: number, z: number] => [
  low[0] + ((cell % wide) + 0.5) * step,
  low[1] + (Math.floor(cell / wide) + 0.5) * step,
]

/** A standing surface in a cell. */
type Node = { cell: number; y: number }

/** What a walker can stand on and walk along, in the body's own metres. */
type Floors = {
  grid: Grid
  /** The heights of a cell, lowest first, with the ground. */
  heights: readonly (readonly number[])[]
  step: number
  /** The place to stand upon it. */
  spot: Node | undefined
  /** The ways to the spot, by the node where they begin. Empty if it cannot be reached on foot. */
  ways: ReadonlyMap<string, Way>
}

/** The next node on the way, and the cost of all of it. */
type Way = { next?: Node; cost: number }

const keyOf = ({ cell, y }: Node): string => `${cell} ${y.toFixed(2)}`
const floors = new WeakMap<Mesh, Map<string, Floors>>()

function floorsOf({ mesh, scale, at }: Footing, { height }: Walker): Floors {
  const ground = -at[1] / scale
  const key = `${(height / scale).toFixed(2)} ${ground.toFixed(2)}`
  const known = floors.get(mesh) ?? new Map<string, Floors>()
  floors.set(mesh, known)
  const ready = known.get(key)
  if (ready) return ready
  const own = height / scale
  const grid = gridOf(mesh)
  const free = grid.levels.map(levels => {
    const all = [{ y: ground, up: 1 }, ...levels.filter(({ y }) => y > ground)]
    return all.filter(({ y, up }, nth) => {
      const above = all.slice(nth + 1).find(one => one.y > y + SAME)
      return up > EDGED && (above === undefined || above.y - y > HEADROOM * own)
    })
  })
  // The rounded edge of a step belongs to it.
  const isEdge = (cell: number, y: number): boolean =>
    around(grid, cell, 1).some(next => free[next]!.some(one => one.up > FLAT && Math.abs(one.y - y) < 1.5 * grid.step))
  const heights = free.map((levels, cell) => levels.flatMap(({ y, up }) => (up > FLAT || isEdge(cell, y) ? [y] : [])))
  const found: Floors = { grid, heights, step: STEP * own, spot: undefined, ways: new Map() }
  const reached = spread(found, ground)
  const isRoomy = roomyIn(found, FEET * own, Math.max(2 * SAME, 0.8 * FEET * own))
  const isClear = roomyIn(found, 2 * FEET * own, found.step)
  const outline = grid.levels.filter(levels => levels.length > 0).length
  const raised = [...reached].filter(({ y }) => y > ground + SAME)
  const cells = new Set(raised.map(({ cell }) => cell)).size
  const roomy = cells >= REACHED * outline ? raised.filter(isRoomy) : []
  const spot = roomy.length > 0 ? highestOf(grid, roomy) : topmost(grid, isRoomy, ground)
  const made = { ...found, spot, ways: roomy.length > 0 && spot ? waysTo(found, spot, isClear) : new Map() }
  known.set(key, made)
  return made
}

/** All that is reached on foot from the ground around it. */
function spread(all: Floors, ground: number): Node[] {
  const first: Node = { cell: 0, y: ground }
  const seen = new Map([[keyOf(first), first]])
  const queue = [first]
  for (let nth = 0; nth < queue.length; nth++)
    for (const next of neighbours(all, queue[nth]!))
      if (!seen.has(keyOf(next))) {
        seen.set(keyOf(next), next)
        queue.push(next)
      }
  return queue
}

const AROUND = [-1, 0, 1].flatMap(x => [-1, 0, 1].flatMap(z => (x === 0 && z === 0 ? [] : [[x, z] as const])))

/** The cells at a distance from one, in cells, that are in the grid. */
function around({ wide, deep }: Grid, cell: number, far: number): number[] {
  const [column, row] = [cell % wide, Math.floor(cell / wide)]
  return AROUND.flatMap(([x, z]) => {
    const [nextX, nextZ] = [column + far * x, row + far * z]
    return nextX < 0 || nextX >= wide || nextZ < 0 || nextZ >= deep ? [] : [nextZ * wide + nextX]
  })
}

/** The highest surfaces of the cells around one that are no more than a step up or down. */
const neighbours = ({ grid, heights, step }: Floors, { cell, y }: Node): Node[] =>
  around(grid, cell, 1).flatMap(next => {
    const height = heights[next]!.findLast(one => one <= y + step)
    return height !== undefined && height >= y - step ? [{ cell: next, y: height }] : []
  })

/** True where the floor around reaches this far, at nearly the same height. */
function roomyIn({ grid, heights }: Floors, reach: number, slack: number): (node: Node) => boolean {
  const far = Math.max(1, Math.round(reach / grid.step))
  return ({ cell, y }) => {
    const cells = around(grid, cell, far)
    return cells.length === AROUND.length && cells.every(next => heights[next]!.some(one => Math.abs(one - y) < slack))
  }
}

/** Amid the highest ones; before a hall, and not in it. */
function highestOf(grid: Grid, nodes: readonly Node[]): Node {
  const top = Math.max(...nodes.map(({ y }) => y))
  const high = nodes.filter(({ y }) => y > top - SAME)
  const mean = (axis: 0 | 1): number =>
    high.reduce((sum, { cell }) => sum + middleOf(grid, cell)[axis], 0) / high.length
  const middle = nearest(grid, high, mean(0), mean(1))!
  const isOpen = ({ cell, y }: Node): boolean => grid.levels[cell]!.every(level => level.y < y + SAME)
  const open = isOpen(middle) ? [] : high.filter(isOpen)
  const front = grid.low[1] + grid.deep * grid.step
  return nearest(grid, open, mean(0), front) ?? middle
}

/** The top of its middle, or nearest to that. */
function topmost(grid: Grid, isRoomy: (node: Node) => boolean, ground: number): Node | undefined {
  const nodes = grid.levels.flatMap((levels, cell): Node[] => {
    const y = levels.findLast(({ up }) => up > FLAT)?.y
    return y === undefined || y <= ground ? [] : [{ cell, y }]
  })
  const roomy = nodes.filter(isRoomy)
  const [x, z] = [grid.low[0] + (grid.wide * grid.step) / 2, grid.low[1] + (grid.deep * grid.step) / 2]
  const [best, other] = [nearest(grid, roomy, x, z), nearest(grid, nodes, x, z)]
  const far = ({ cell }: Node): number => {
    const [ownX, ownZ] = middleOf(grid, cell)
    return Math.hypot(ownX - x, ownZ - z)
  }
  return best && far(best) < OFF_MIDDLE * Math.min(grid.wide, grid.deep) * grid.step ? best : (other ?? best)
}
/** How far from the middle both feet look for room, as a share of the shorter side. */
const OFF_MIDDLE = 0.2

function nearest(grid: Grid, nodes: readonly Node[], x: number, z: number): Node | undefined {
  const far = ({ cell }: Node): number => {
    const [ownX, ownZ] = middleOf(grid, cell)
    return Math.hypot(ownX - x, ownZ - z)
  }
  return nodes.reduce<Node | undefined>((best, one) => (best && far(best) <= far(one) ? best : one), undefined)
}

/** How much longer a way is where a body has no room: beside an edge, a wall or a railing. */
const NARROW = 5

/** The shortest ways to the spot from all that is reached on foot. */
function waysTo(all: Floors, spot: Node, isClear: (node: Node) => boolean): ReadonlyMap<string, Way> {
  const ways = new Map<string, Way>([[keyOf(spot), { cost: 0 }]])
  // Nodes by the number of cells gone.
  const buckets: Node[][] = [[spot]]
  for (let nth = 0; nth < buckets.length; nth++)
    for (const node of buckets[nth] ?? []) {
      const { cost } = ways.get(keyOf(node))!
      if (Math.floor(cost) < nth) continue
      const narrow = isClear(node) ? 1 : NARROW
      for (const one of neighbours(all, node)) {
        const isAcross = one.cell % all.grid.wide !== node.cell % all.grid.wide
        const isAlong = Math.floor(one.cell / all.grid.wide) !== Math.floor(node.cell / all.grid.wide)
        const total = cost + narrow * (isAcross && isAlong ? Math.SQRT2 : 1)
        if (total >= (ways.get(keyOf(one))?.cost ?? Infinity)) continue
        ways.set(keyOf(one), { next: node, cost: total })
        ;(buckets[Math.floor(total)] ??= []).push(one)
      }
    }
  return ways
}

const toPlace = (footing: Footing, { cell, y }: Node, { grid }: Floors): Point => {
  const [x, z] = middleOf(grid, cell)
  return outOf(footing, footing.scale, [x, y, z])
}

/** Where somebody stands upon a thing: highest of what is reached on foot, otherwise its top. */
export function standingSpot(footing: Footing, walker: Walker): Point | undefined {
  const all = floorsOf(footing, walker)
  return all.spot && toPlace(footing, all.spot, all)
}

/** A point of the place in the coordinates of the body. */
export function inBody({ at, yaw, scale }: Omit<Footing, 'mesh'>, [x, y, z]: Point): Point {
  const [ownX, ownZ] = into(yaw, scale, [x - at[0], z - at[2]])
  return [ownX, (y - at[1]) / scale, ownZ]
}

/** The height of the surface nearest to a point of the body, in its own metres; undefined beside it. */
export function surfaceAt({ mesh }: Footing, [x, y, z]: Point): number | undefined {
  const levels = levelsAt(mesh, x, z).filter(({ up }) => up > FLAT)
  return levels.toSorted((a, b) => Math.abs(a.y - y) - Math.abs(b.y - y))[0]?.y
}

/** The highest floor of things at a point that is no more than a step above a height; the ground at least. */
export function floorUnder(footings: readonly Footing[], walker: Walker, [x, y, z]: Point): number {
  const own = footings.flatMap(footing => {
    const { grid, heights } = floorsOf(footing, walker)
    const own = inBody(footing, [x, y, z])
    const cell = cellAt(grid, own[0], own[2])
    return cell === undefined ? [] : heights[cell]!.map(one => footing.at[1] + footing.scale * one)
  })
  return Math.max(0, ...own.filter(one => one <= y + STEP * walker.height))
}

/** Metres between the points of a way. */
const APART = 0.2

/** From the ground nearest to a point up to where somebody stands upon a thing; undefined without stairs or a slope. */
export function wayUp(footing: Footing, walker: Walker, from: Point): readonly Point[] | undefined {
  const all = floorsOf(footing, walker)
  const { grid, ways, spot } = all
  if (ways.size === 0 || !spot) return undefined
  const [x, , z] = inBody(footing, from)
  const ground = -footing.at[1] / footing.scale
  const under = cellAt(grid, x, z)
  const own = under === undefined ? undefined : { cell: under, y: ground }
  let best: { node: Node; length: number } | undefined =
    own && ways.has(keyOf(own)) ? { node: own, length: 0 } : undefined
  for (let cell = 0; cell < grid.levels.length; cell++) {
    const [column, row] = [cell % grid.wide, Math.floor(cell / grid.wide)]
    if (column > 0 && row > 0 && column < grid.wide - 1 && row < grid.deep - 1) continue
    const way = ways.get(keyOf({ cell, y: ground }))
    if (!way) continue
    const [ownX, ownZ] = middleOf(grid, cell)
    const length = Math.hypot(ownX - x, ownZ - z) + way.cost * grid.step
    if (!best || length < best.length) best = { node: { cell, y: ground }, length }
  }
  if (!best) return undefined
  const route: Node[] = []
  for (let at: Node | undefined = best.node; at; at = ways.get(keyOf(at))?.next) route.push(at)
  const every = Math.max(1, Math.round(APART / footing.scale / grid.step))
  const points = route.filter((_, nth, { length }) => nth % every === 0 || nth === length - 1)
  return rounded(rounded(points.map(node => toPlace(footing, node, all))))
}

/** Without the corners of cells. */
function rounded(points: readonly Point[]): Point[] {
  return points.map((point, nth) => {
    const [before, after] = [points[nth - 1], points[nth + 1]]
    if (!before || !after) return point
    const mean = (axis: 0 | 2): number => (before[axis] + 2 * point[axis] + after[axis]) / 4
    return [mean(0), point[1], mean(2)]
  })
}
