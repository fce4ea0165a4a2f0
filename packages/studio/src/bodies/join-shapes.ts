import type { Part, Point } from './body.ts'

type Rod = Extract<Part, { rod: readonly [Point, Point] }>
type Ball = Extract<Part, { ball: Point }>
type Joined = Rod | Ball

export type Surface = { places: Point[]; normals: Point[]; open: number[]; triangles: number[] }

export const isJoined = (part: Part): part is Joined => !part.apart && ('rod' in part || 'ball' in part)

/** The signed distance of a point to a part, negative inside. */
export function distanceTo(part: Part, x: number, y: number, z: number): number {
  if ('rod' in part) {
    const [a, b] = part.rod
    const [ra, rb] = typeof part.thick === 'number' ? [part.thick, part.thick] : part.thick
    const [bx, by, bz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
    const along = ((x - a[0]) * bx + (y - a[1]) * by + (z - a[2]) * bz) / (bx * bx + by * by + bz * bz || 1e-9)
    const t = along < 0 ? 0 : along > 1 ? 1 : along
    const [dx, dy, dz] = [x - a[0] - bx * t, y - a[1] - by * t, z - a[2] - bz * t]
    return Math.sqrt(dx * dx + dy * dy + dz * dz) - (ra + (rb - ra) * t)
  }
  if ('ball' in part) {
    const [rx, ry, rz] = typeof part.size === 'number' ? [part.size, part.size, part.size] : part.size
    let [px, py, pz] = [x - part.ball[0], y - part.ball[1], z - part.ball[2]]
    if (part.turn) {
      // Undoes rotations around x and z only: balls of bodies do not twist.
      const [tx, , tz] = part.turn
      const [c, s] = [Math.cos(-tx), Math.sin(-tx)]
      ;[py, pz] = [py * c - pz * s, py * s + pz * c]
      const [cz, sz] = [Math.cos(-tz), Math.sin(-tz)]
      ;[px, py] = [px * cz - py * sz, px * sz + py * cz]
    }
    const near = Math.sqrt((px / rx) ** 2 + (py / ry) ** 2 + (pz / rz) ** 2)
    const steep = Math.sqrt((px / rx ** 2) ** 2 + (py / ry ** 2) ** 2 + (pz / rz ** 2) ** 2)
    return steep < 1e-9 ? -Math.min(rx, ry, rz) : (near * (near - 1)) / steep
  }
  throw new Error('only rods and balls flow into each other')
}

/** The box around a part. */
function boxAround(part: Joined): [low: Point, high: Point] {
  if ('rod' in part) {
    const [a, b] = part.rod
    const r = typeof part.thick === 'number' ? part.thick : Math.max(...part.thick)
    return [
      [Math.min(a[0], b[0]) - r, Math.min(a[1], b[1]) - r, Math.min(a[2], b[2]) - r],
      [Math.max(a[0], b[0]) + r, Math.max(a[1], b[1]) + r, Math.max(a[2], b[2]) + r],
    ]
  }
  const size: Point = typeof part.size === 'number' ? [part.size, part.size, part.size] : part.size
  const most = Math.max(...size)
  const reach: Point = part.turn ? [most, most, most] : size
  const { ball } = part
  return [
    [ball[0] - reach[0], ball[1] - reach[1], ball[2] - reach[2]],
    [ball[0] + reach[0], ball[1] + reach[1], ball[2] + reach[2]],
  ]
}

/** A smooth minimum of two distances. */
function flowing(a: number, b: number, flow: number): number {
  const meet = Math.max(flow - Math.abs(a - b), 0) / flow
  return Math.min(a, b) - meet * meet * flow * 0.25
}

const FAR = 1e3
/** Cells beyond a part in which it still counts. */
const RIM = 3

type Range = readonly [number, number, number, number, number, number]

/** Adds a rod to the distance field. The same as `distanceTo`, optimised for the innermost loop. */
function fillRod(
  field: Float32Array,
  across: number,
  up: number,
  low: readonly number[],
  cell: number,
  [i0, i1, j0, j1, k0, k1]: Range,
  { rod: [a, b], thick }: Rod,
  flow: number,
): void {
  const [ra, rb] = typeof thick === 'number' ? [thick, thick] : thick
  const [ax, ay, az] = a
  const bx = b[0] - ax
  const by = b[1] - ay
  const bz = b[2] - az
  const over = 1 / (bx * bx + by * by + bz * bz || 1e-9)
  const quarter = flow * 0.25
  const overFlow = 1 / flow
  for (let k = k0; k <= k1; k++) {
    const pz = low[2]! + k * cell - az
    for (let j = j0; j <= j1; j++) {
      const py = low[1]! + j * cell - ay
      let at = k * up + j * across + i0
      for (let i = i0; i <= i1; i++, at++) {
        const px = low[0]! + i * cell - ax
        let t = (px * bx + py * by + pz * bz) * over
        t = t < 0 ? 0 : t > 1 ? 1 : t
        const dx = px - bx * t
        const dy = py - by * t
        const dz = pz - bz * t
        const far = Math.sqrt(dx * dx + dy * dy + dz * dz) - ra - (rb - ra) * t
        const old = field[at]!
        const gap = far - old
        if (gap >= flow) continue
        const meet = gap <= -flow ? 0 : (flow - (gap < 0 ? -gap : gap)) * overFlow
        field[at] = (gap < 0 ? far : old) - meet * meet * quarter
      }
    }
  }
}

function fillBall(
  field: Float32Array,
  across: number,
  up: number,
  low: readonly number[],
  cell: number,
  [i0, i1, j0, j1, k0, k1]: Range,
  part: Ball,
  flow: number,
): void {
  for (let k = k0; k <= k1; k++) {
    const z = low[2]! + k * cell
    for (let j = j0; j <= j1; j++) {
      const y = low[1]! + j * cell
      let at = k * up + j * across + i0
      for (let i = i0; i <= i1; i++, at++)
        field[at] = flowing(field[at]!, distanceTo(part, low[0]! + i * cell, y, z), flow)
    }
  }
}

/** One closed surface around all joined parts, by surface nets on a grid. */
export function joinShapes(parts: readonly Joined[], cell: number, flow: number): Surface {
  if (parts.length === 0) return { places: [], normals: [], open: [], triangles: [] }
  const boxes = parts.map(boxAround)
  const low = [0, 1, 2].map(axis => Math.min(...boxes.map(([from]) => from[axis]!)) - RIM * cell - flow)
  const high = [0, 1, 2].map(axis => Math.max(...boxes.map(([, to]) => to[axis]!)) + RIM * cell + flow)
  const count = [0, 1, 2].map(axis => Math.ceil((high[axis]! - low[axis]!) / cell) + 2)
  const [across, up] = [count[0]!, count[0]! * count[1]!]
  const field = new Float32Array(up * count[2]!).fill(FAR)
  for (const [index, part] of parts.entries()) {
    const own = part.flow ?? flow
    const reach = own + RIM * cell
    const [from, to] = boxes[index]!
    const first = (axis: number): number => Math.max(0, Math.floor((from[axis]! - reach - low[axis]!) / cell))
    const last = (axis: number): number =>
      Math.min(count[axis]! - 1, Math.ceil((to[axis]! + reach - low[axis]!) / cell))
    const range = [first(0), last(0), first(1), last(1), first(2), last(2)] as const
    if ('rod' in part) fillRod(field, across, up, low, cell, range, part, own)
    else fillBall(field, across, up, low, cell, range, part, own)
  }
  return netThrough(field, count as [number, number, number], low as [number, number, number], cell)
}

export function netThrough(field: Float32Array, [nx, ny, nz]: Point, low: Point, cell: number): Surface {
  const [across, up] = [nx, nx * ny]
  const corner = [0, 1, across, across + 1, up, up + 1, up + across, up + across + 1]
  const edges = [0, 1, 2, 3, 4, 5, 6, 7, 0, 2, 1, 3, 4, 6, 5, 7, 0, 4, 1, 5, 2, 6, 3, 7]
  const numbers = new Int32Array(field.length).fill(-1)
  const places: Point[] = []
  for (let k = 0; k < nz - 1; k++) {
    for (let j = 0; j < ny - 1; j++) {
      for (let i = 0; i < nx - 1; i++) {
        const at = k * up + j * across + i
        let inside = 0
        for (let c = 0; c < 8; c++) if (field[at + corner[c]!]! < 0) inside++
        if (inside === 0 || inside === 8) continue
        let [sx, sy, sz, crossed] = [0, 0, 0, 0]
        for (let edge = 0; edge < 24; edge += 2) {
          const [a, b] = [edges[edge]!, edges[edge + 1]!]
          const [fa, fb] = [field[at + corner[a]!]!, field[at + corner[b]!]!]
          if (fa < 0 === fb < 0) continue
          const t = fa / (fa - fb)
          sx += (a & 1) + ((b & 1) - (a & 1)) * t
          sy += ((a >> 1) & 1) + (((b >> 1) & 1) - ((a >> 1) & 1)) * t
          sz += (a >> 2) + ((b >> 2) - (a >> 2)) * t
          crossed++
        }
        numbers[at] = places.length
        places.push([
          low[0] + (i + sx / crossed) * cell,
          low[1] + (j + sy / crossed) * cell,
          low[2] + (k + sz / crossed) * cell,
        ])
      }
    }
  }
  const triangles: number[] = []
  const quad = (a: number, b: number, c: number, d: number, isOut: boolean): void => {
    const [p, q, r, s] = [numbers[a]!, numbers[b]!, numbers[c]!, numbers[d]!]
    if (p < 0 || q < 0 || r < 0 || s < 0) return
    if (isOut) triangles.push(p, q, r, p, r, s)
    else triangles.push(p, r, q, p, s, r)
  }
  for (let k = 1; k < nz - 1; k++) {
    for (let j = 1; j < ny - 1; j++) {
      for (let i = 1; i < nx - 1; i++) {
        const at = k * up + j * across + i
        const isIn = field[at]! < 0
        if (isIn !== field[at + 1]! < 0) quad(at - across - up, at - up, at, at - across, isIn)
        if (isIn !== field[at + across]! < 0) quad(at - 1 - up, at - 1, at, at - up, isIn)
        if (isIn !== field[at + up]! < 0) quad(at - 1 - across, at - across, at, at - 1, isIn)
      }
    }
  }
  const sample = (x: number, y: number, z: number): number => sampleField(field, nx, ny, nz, low, cell, x, y, z)
  const normals = places.map(([x, y, z]): Point => {
    const e = cell * 0.75
    const [gx, gy, gz] = [
      sample(x + e, y, z) - sample(x - e, y, z),
      sample(x, y + e, z) - sample(x, y - e, z),
      sample(x, y, z + e) - sample(x, y, z - e),
    ]
    const length = Math.hypot(gx, gy, gz) || 1
    return [gx / length, gy / length, gz / length]
  })
  // Ambient occlusion: how much nearer the surface stays along the normal.
  const step = cell * 2.5
  const open = places.map(([x, y, z], index) => {
    const [a, b, c] = normals[index]!
    return Math.min(1, Math.max(0.35, sample(x + a * step, y + b * step, z + c * step) / step + 0.05))
  })
  return { places, normals, open, triangles }
}

/** The interpolated distance in a cell; far values are clamped. */
function sampleField(
  field: Float32Array,
  nx: number,
  ny: number,
  nz: number,
  low: Point,
  cell: number,
  x: number,
  y: number,
  z: number,
): number {
  const u = (x - low[0]) / cell
  const v = (y - low[1]) / cell
  const w = (z - low[2]) / cell
  const i = Math.min(nx - 2, Math.max(0, Math.floor(u)))
  const j = Math.min(ny - 2, Math.max(0, Math.floor(v)))
  const k = Math.min(nz - 2, Math.max(0, Math.floor(w)))
  const a = u - i
  const b = v - j
  const c = w - k
  const at = (k * ny + j) * nx + i
  const most = cell * RIM
  let sum = 0
  for (let corner = 0; corner < 8; corner++) {
    const [di, dj, dk] = [corner & 1, (corner >> 1) & 1, corner >> 2]
    const value = field[at + (dk * ny + dj) * nx + di]!
    sum += (value < most ? value : most) * (di ? a : 1 - a) * (dj ? b : 1 - b) * (dk ? c : 1 - c)
  }
  return sum
}
