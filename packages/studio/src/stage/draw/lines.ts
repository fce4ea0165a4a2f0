import { buildMesh } from '../../bodies/build-mesh.ts'
import type { Body, Point } from '../../bodies/body.ts'
import {
  add,
  apply,
  distance,
  mix,
  moving,
  multiply,
  normalise,
  stretching,
  subtract,
  turning,
} from '../../bodies/vectors.ts'
import type { Mesh } from '../../raster/mesh.ts'
import type { Posable, Rasteriser } from '../../raster/rasteriser.ts'
import type { Posed } from '../film/posed.ts'
import { isAlive } from '../resolve/performer.ts'
import type { Company } from '../resolve/resolve-performers.ts'
import { touchPoint } from './part-point.ts'

/** The number of segments: enough for a line to sag. */
const PIECES = 9
const meshes = new Map<string, Mesh>()

function meshOf(colour: string): Mesh {
  const known = meshes.get(colour)
  if (known) return known
  const bones = Array.from({ length: PIECES }, (_, nth) => ({ name: `piece.${nth}`, at: [0, 0, 0] as Point }))
  const body: Body = {
    bones,
    parts: bones.map(({ name }) => ({
      lathe: [0, 0, 0] as Point,
      profile: [
        [0.001, -0.02],
        [1, 0],
        [1, 1],
        [0.001, 1.02],
      ] as const,
      bone: name,
      colour,
      apart: true,
    })),
    cell: 0.4,
    flow: 0.05,
    sockets: {},
  }
  const mesh = buildMesh(body)
  if (meshes.size > 12) meshes.clear()
  meshes.set(colour, mesh)
  return mesh
}

export const createLine = (rasteriser: Rasteriser, colour: string): Posable => rasteriser.add({ mesh: meshOf(colour) })

/** Points from end to end; a slack line sags in the middle, metres. */
export function linePoints(from: Point, to: Point, sag: number): Point[] {
  return Array.from({ length: PIECES + 1 }, (_, nth) => {
    const share = nth / PIECES
    return add(mix(from, to, share), [0, -4 * share * (1 - share) * sag, 0])
  })
}

/** Poses a rope, string or stream between two points relative to the eye. */
export function poseLine(line: Posable, points: readonly Point[], thick: number, groundY: number): void {
  const bones = new Float32Array(PIECES * 12)
  for (let nth = 0; nth < PIECES; nth++) {
    const [a, b] = [points[nth]!, points[nth + 1]!]
    const [x, y, z] = normalise(subtract(b, a))
    const turn = turning([Math.acos(Math.max(-1, Math.min(1, y))), Math.atan2(x, z), 0])
    const long = Math.max(1e-4, distance(a, b))
    bones.set(multiply(moving(a), multiply(turn, stretching([thick, long, thick]))), nth * 12)
  }
  const middle = points[Math.floor(PIECES / 2)]!
  line.pose(bones, {
    at: middle,
    radius: distance(points[0]!, points.at(-1)!) / 2 + 0.2,
    groundY,
    glow: 0.1,
    castsShadow: false,
  })
}

/** The posed bodies, and the conversion to the eye. */
export type LinesNow = {
  posed: ReadonlyMap<string, Posed>
  /** Converts a point of the place to the eye. */
  toEye: (point: Point, of: Posed) => Point
  /** The height of the ground there. */
  groundY: (of: Posed) => number
  /** The scale at which the place is drawn. */
  scale: number
  /** Pixels that a metre takes at a metre from the eye. */
  focal: number
}

/** The smallest radius of a line, so that it stays visible at a distance. Pixels. */
const THINNEST = 0.65

/** Ropes and strings between bodies. `draw` has the ids of entities that are lines themselves. */
export function createLines(rasteriser: Rasteriser, company: Company): { draw(now: LinesNow): Set<string> } {
  const lines = new Map<string, Posable>()
  return {
    draw({ posed, toEye, groundY, scale, focal }) {
      const strung = new Set<string>()
      for (const [id, one] of posed)
        for (const { to, like, isRope } of one.performance.lines) {
          const other = company.of(to).flatMap(({ id: there }) => posed.get(there) ?? [])[0]
          if (!other) continue
          const rope = like === undefined ? undefined : company.of(like)[0]
          if (rope) strung.add(rope.id)
          const [from, until] = [toEye(lineEnd(one, other, isRope), one), toEye(lineEnd(other, one, isRope), one)]
          const line =
            lines.get(`${id} ${to}`) ?? createLine(rasteriser, rope?.body.parts[0]?.colour ?? (isRope ? ROPE : STRING))
          lines.set(`${id} ${to}`, line)
          const least = (THINNEST * Math.max(0.1, from[2], until[2])) / focal
          const thick = Math.max(least, (rope || isRope ? 0.018 : 0.006) * scale)
          poseLine(line, linePoints(from, until, 0.04), thick, groundY(one))
        }
      return strung
    },
  }
}

const STRING = '#efe9dc'
const ROPE = '#6b5233'

/** The attachment point of a line: a hand, a grip, or the side nearest to its other end. */
function lineEnd(own: Posed, { box: { low, high } }: Posed, isRope = false): Point {
  const { sockets } = own.performer.body
  const hand = sockets['hand.r'] ?? sockets['grip']
  if (hand) return apply(own.world, own.bones.placeOf(hand.bone, hand.at))
  const [x, y, z] = touchPoint(own, [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2])
  const { box } = own
  // A vehicle is towed by its lower edge, an animal pulls with its chest.
  return [x, isRope ? box.low[1] + (isAlive(own.performer) ? 0.55 : 0.3) * (box.high[1] - box.low[1]) : y, z]
}
