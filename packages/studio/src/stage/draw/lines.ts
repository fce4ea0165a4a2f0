import { buildMesh } from '../../bodies/build-mesh.ts'
import type { Body, Point } from '../../bodies/body.ts'
import { add, distance, mix, moving, multiply, normalise, stretching, subtract, turning } from '../../bodies/vectors.ts'
import type { Mesh } from '../../raster/mesh.ts'
import type { Posable, Rasteriser } from '../../raster/rasteriser.ts'

/** Pieces of a line: enough for it to sag. */
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

/** Points from end to end; a slack line hangs lower in its middle, metres. */
export function linePoints(from: Point, to: Point, sag: number): Point[] {
  return Array.from({ length: PIECES + 1 }, (_, nth) => {
    const share = nth / PIECES
    return add(mix(from, to, share), [0, -4 * share * (1 - share) * sag, 0])
  })
}

/** Poses a rope, a string or a stream between two points as the eye has them. */
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
