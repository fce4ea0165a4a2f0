import type { Point } from '../../bodies/body.ts'
import { type Matrix, multiply } from '../../bodies/vectors.ts'
import { type Mesh, VERTEX_WORDS } from '../../raster/mesh.ts'
import type { Overlap } from '../geometry/arrangement.ts'
import { levelsAt } from '../place/body-shape.ts'
import { isAlive, type Performer } from '../resolve/performer.ts'
import type { AnchorSpot } from '../resolve/place-room.ts'
import { inverse, type Posed } from './posed.ts'
import { surfacePoints } from './surface-points.ts'

type Room = { ceiling?: number; furniture: readonly AnchorSpot[] }

/** Of the points of a surface: fewer inside another body are a touch. */
const TOUCH = 0.06
/** Metres: boxes that overlap less only touch, and the most that a head may be above a ceiling. */
const [SLACK, HEAD] = [0.03, 0.04]
/** Furniture lower than this share of somebody is stepped into; the part of its box that is surely solid. */
const [LOW, SOLID] = [0.2, 0.6]

/** The bodies that are in each other, or in what is built, though none carries the other. */
export function findOverlaps(posed: readonly Posed[], room: Room): Overlap[] {
  const solid = posed.filter(
    ({ performer, opacity = 1, turnout }) => !performer.card && opacity > 0.5 && turnout === undefined,
  )
  const carriers = new Map(posed.map(one => [one.performer.id, carriersOf(one, posed)]))
  const isTied = (a: Posed, b: Posed): boolean =>
    [[a, b] as const, [b, a] as const].some(
      ([one, other]) =>
        carriers.get(one.performer.id)!.includes(other.performer.id) ||
        (one.performance.stand.isWithin === true && one.performance.stand.to?.includes(other.performer.id)),
    )
  const found: Overlap[] = []
  for (const [nth, one] of solid.entries()) {
    for (const other of solid.slice(nth + 1)) {
      const apart = wayOut(one, other)
      if (!apart || isTied(one, other)) continue
      const share = Math.max(shareInside(one, other), shareInside(other, one))
      if (share > TOUCH) found.push({ who: one.performer.id, other: other.performer.id, share, apart })
    }
    const { box, performer, performance } = one
    if (isAlive(performer) && room.ceiling !== undefined && box.high[1] > room.ceiling + HEAD)
      found.push({ who: performer.id, other: 'ceiling', share: 1, apart: [0, room.ceiling - box.high[1], 0] })
    const { stand } = performance
    if (
      performer.rig === 'person' &&
      !stand.host &&
      stand.posture === 'stand' &&
      !stand.isWithin &&
      isInFurniture(one, room)
    )
      found.push({ who: performer.id, other: 'furniture', share: 1, apart: [0, 0, 0] })
  }
  return found
}

/** The shortest move of the first along the ground that clears the boxes of both; undefined if they do not meet. */
function wayOut({ box: a }: Posed, { box: b }: Posed): Point | undefined {
  const overOf = (axis: 0 | 1 | 2): number => Math.min(a.high[axis], b.high[axis]) - Math.max(a.low[axis], b.low[axis])
  const [x, y, z] = [overOf(0), overOf(1), overOf(2)]
  if (Math.min(x, y, z) < SLACK) return undefined
  const signOf = (axis: 0 | 2): number => (a.low[axis] + a.high[axis] < b.low[axis] + b.high[axis] ? -1 : 1)
  return x <= z ? [signOf(0) * x, 0, 0] : [0, 0, signOf(2) * z]
}

function shareInside(one: Posed, other: Posed): number {
  const isInside = insideOf(other)
  const { low, high } = other.box
  const { points } = surfacePoints(one)
  const inside = points.filter(
    point => ([0, 1, 2] as const).every(axis => point[axis] > low[axis] && point[axis] < high[axis]) && isInside(point),
  )
  return inside.length / Math.max(1, points.length)
}

/** Whether a point of the place is inside a posed body. */
function insideOf({ performer, world, bones }: Posed): (point: Point) => boolean {
  const matrices = bones.matrices.map(matrix => multiply(world, matrix))
  if (performer.rig === 'thing' && !performer.body.clip) {
    const root = matrices[0] ?? world
    return point => {
      const [x, y, z] = inverse(root, point)
      const above = levelsAt(performer.mesh, x, z).filter(level => level.y > y)
      return above.reduce((sum, { up }) => sum + Math.sign(up), 0) > 0
    }
  }
  const balls = ballsOf(performer).map(({ bone, at, half }) => ({ matrix: matrices[bone] ?? world, at, half }))
  return point => balls.some(ball => isInBall(ball, point))
}

type Ball = { at: Point; half: Point }

function isInBall({ matrix, at, half }: Ball & { matrix: Matrix }, point: Point): boolean {
  const [x, y, z] = inverse(matrix, point)
  return Math.hypot((x - at[0]) / half[0], (y - at[1]) / half[1], (z - at[2]) / half[2]) < 1
}

const halfOf = (low: number, high: number): number => Math.max(0.01, (FILLED * (high - low)) / 2)
/** How much of the box of a limb the limb fills. */
const FILLED = 0.85
const balls = new WeakMap<Mesh, (Ball & { bone: number })[]>()

/** A living body as a ball for each bone. */
function ballsOf({ mesh }: Pick<Performer, 'mesh'>): readonly (Ball & { bone: number })[] {
  const known = balls.get(mesh)
  if (known) return known
  const words = new Uint32Array(mesh.vertices.buffer, mesh.vertices.byteOffset, mesh.vertices.length)
  const boxes = new Map<number, { low: [number, number, number]; high: [number, number, number] }>()
  for (let from = 0; from < mesh.vertices.length; from += VERTEX_WORDS) {
    const bone = words[from + 7]! & 0xff_ff
    const box = boxes.get(bone) ?? { low: [Infinity, Infinity, Infinity], high: [-Infinity, -Infinity, -Infinity] }
    boxes.set(bone, box)
    for (const axis of [0, 1, 2] as const) {
      box.low[axis] = Math.min(box.low[axis], mesh.vertices[from + axis]!)
      box.high[axis] = Math.max(box.high[axis], mesh.vertices[from + axis]!)
    }
  }
  const made = [...boxes].map(([bone, { low, high }]) => ({
    bone,
    at: [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2] as const,
    half: [halfOf(low[0], high[0]), halfOf(low[1], high[1]), halfOf(low[2], high[2])] as const,
  }))
  balls.set(mesh, made)
  return made
}

/** Whether somebody stands amid a counter, a pillar or a tree of the place. */
function isInFurniture({ box, performance: { stand } }: Posed, { furniture }: Room): boolean {
  const tall = box.high[1] - box.low[1]
  return furniture.some(({ at, size: [wide, , deep], yaw, top }) => {
    const [c, s] = [Math.cos(yaw), Math.sin(yaw)]
    const [dx, dz] = [stand.at[0] - at[0], stand.at[2] - at[2]]
    const isAmid = Math.abs(dx * c - dz * s) < (SOLID * wide) / 2 && Math.abs(dx * s + dz * c) < (SOLID * deep) / 2
    return isAmid && stand.at[1] < top - LOW * tall && at[1] < stand.at[1] + 0.5 * tall
  })
}

function carriersOf({ performance: { stand } }: Posed, posed: readonly Posed[]): string[] {
  const carriers: string[] = []
  let id = stand.host?.id
  while (id !== undefined && !carriers.includes(id)) {
    carriers.push(id)
    id = posed.find(({ performer }) => performer.id === id)?.performance.stand.host?.id
  }
  return carriers
}
