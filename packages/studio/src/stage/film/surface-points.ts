import type { Point } from '../../bodies/body.ts'
import { apply, multiply } from '../../bodies/vectors.ts'
import { type Mesh, VERTEX_WORDS } from '../../raster/mesh.ts'
import type { Posed } from './posed.ts'

/** Evenly spread points of a surface at rest, the bone of each, and their spacing in metres. */
type Spread = { at: Point[]; bone: number[]; apart: number }

const COUNT = 140
const spreads = new WeakMap<Mesh, Spread>()

/** The points of a posed body in the place, and their spacing. */
export function surfacePoints({ performer, world, bones }: Posed): { points: Point[]; apart: number } {
  const { at, bone, apart } = spreadOf(performer.mesh)
  const matrices = bones.matrices.map(matrix => multiply(world, matrix))
  return {
    points: at.map((point, nth) => apply(matrices[bone[nth]!] ?? world, point)),
    apart: apart * performer.scale,
  }
}

function spreadOf(mesh: Mesh): Spread {
  const known = spreads.get(mesh)
  if (known) return known
  const { vertices, indices } = mesh
  const words = new Uint32Array(vertices.buffer, vertices.byteOffset, vertices.length)
  const corner = (index: number): Point => {
    const from = indices[index]! * VERTEX_WORDS
    return [vertices[from]!, vertices[from + 1]!, vertices[from + 2]!]
  }
  const triangles = indices.length / 3
  const areas = new Float64Array(triangles)
  let whole = 0
  for (let nth = 0; nth < triangles; nth++) {
    // Without arrays: a body has tens of thousands of triangles.
    const a = indices[3 * nth]! * VERTEX_WORDS
    const b = indices[3 * nth + 1]! * VERTEX_WORDS
    const c = indices[3 * nth + 2]! * VERTEX_WORDS
    const ux = vertices[b]! - vertices[a]!
    const uy = vertices[b + 1]! - vertices[a + 1]!
    const uz = vertices[b + 2]! - vertices[a + 2]!
    const vx = vertices[c]! - vertices[a]!
    const vy = vertices[c + 1]! - vertices[a + 1]!
    const vz = vertices[c + 2]! - vertices[a + 2]!
    const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
    whole += Math.sqrt(x * x + y * y + z * z) / 2
    areas[nth] = whole
  }
  const spread: Spread = { at: [], bone: [], apart: Math.sqrt(whole / COUNT) }
  let triangle = 0
  for (let nth = 0; nth < COUNT && triangles > 0; nth++) {
    const until = ((nth + 0.5) / COUNT) * whole
    while (triangle < triangles - 1 && areas[triangle]! < until) triangle++
    const [a, b, c] = [corner(3 * triangle), corner(3 * triangle + 1), corner(3 * triangle + 2)]
    // A low-discrepancy sequence (plastic number), folded into the triangle.
    let [u, v] = [(0.5 + nth * 0.7548776662) % 1, (0.5 + nth * 0.5698402909) % 1]
    if (u + v > 1) [u, v] = [1 - u, 1 - v]
    spread.at.push([
      a[0] + u * (b[0] - a[0]) + v * (c[0] - a[0]),
      a[1] + u * (b[1] - a[1]) + v * (c[1] - a[1]),
      a[2] + u * (b[2] - a[2]) + v * (c[2] - a[2]),
    ])
    spread.bone.push(words[indices[3 * triangle]! * VERTEX_WORDS + 7]! & 0xff_ff)
  }
  spreads.set(mesh, spread)
  return spread
}
