import { type Mesh, VERTEX_WORDS } from './mesh.ts'

/** Words of a vertex that differ within a triangle and are linear in it: place, normal, share of the first bone, sky. */
const LINEAR = [0, 1, 2, 3, 4, 5, 6, 9] as const
/** Its bones. */
const BONES = 7
/** A mesh with more triangles is not split further. */
const MAX_TRIANGLES = 60_000
/** More than a mesh has. */
const MAX_VERTICES = 2 ** 26

/** Metres: the least length of a large body, and the shortest edges that it is split into. */
const [LARGE, FINE] = [2.5, 0.4]
/** Its pieces from end to end. */
const PIECES = 24

/** The mesh of a body of this length in metres, split if it is large. */
export const splitLarge = (mesh: Mesh, metres: number, scale: number): Mesh =>
  metres < LARGE ? mesh : splitMesh(mesh, Math.max(FINE, metres / PIECES) / scale)

/**
 * A mesh whose edges are no longer than this. The rasteriser leaves out triangles that reach behind the eye, so a long
 * triangle under the camera would be missing as a whole. Each edge is halved in both of its triangles: no gaps arise.
 */
export function splitMesh(mesh: Mesh, longest: number): Mesh {
  const words = Array.from(new Uint32Array(mesh.vertices.buffer, mesh.vertices.byteOffset, mesh.vertices.length))
  const floats = Array.from(mesh.vertices)
  const middles = new Map<number, number>()
  const length = (a: number, b: number): number =>
    Math.hypot(
      ...[0, 1, 2].map(word => (floats[a * VERTEX_WORDS + word] ?? 0) - (floats[b * VERTEX_WORDS + word] ?? 0)),
    )
  const isRigid = (corners: readonly number[]): boolean =>
    new Set(corners.map(corner => words[corner * VERTEX_WORDS + BONES])).size === 1
  const middleOf = (a: number, b: number): number => {
    const key = Math.min(a, b) * MAX_VERTICES + Math.max(a, b)
    const known = middles.get(key)
    if (known !== undefined) return known
    const at = floats.length / VERTEX_WORDS
    for (let word = 0; word < VERTEX_WORDS; word++) {
      words.push(words[a * VERTEX_WORDS + word]!)
      floats.push(floats[a * VERTEX_WORDS + word]!)
    }
    for (const word of LINEAR)
      floats[at * VERTEX_WORDS + word] = (floats[a * VERTEX_WORDS + word]! + floats[b * VERTEX_WORDS + word]!) / 2
    middles.set(key, at)
    return at
  }
  const indices: number[] = []
  let glassFrom: number | undefined
  const count = mesh.indices.length / 3
  for (let nth = 0; nth < count; nth++) {
    if (nth === mesh.glassFrom) glassFrom = indices.length / 3
    const first = [...mesh.indices.subarray(nth * 3, nth * 3 + 3)]
    const open = [first]
    const mayBeSplit = isRigid(first)
    for (let now = open.pop(); now; now = open.pop()) {
      const [a = 0, b = 0, c = 0] = now
      const edges = [length(a, b), length(b, c), length(c, a)]
      const most = Math.max(...edges)
      if (!mayBeSplit || most <= longest || indices.length / 3 + open.length > MAX_TRIANGLES) indices.push(a, b, c)
      else if (most === edges[0]) open.push([a, middleOf(a, b), c], [middleOf(a, b), b, c])
      else if (most === edges[1]) open.push([b, middleOf(b, c), a], [middleOf(b, c), c, a])
      else open.push([c, middleOf(c, a), b], [middleOf(c, a), a, b])
    }
  }
  const vertices = Float32Array.from(floats)
  const bits = new Uint32Array(vertices.buffer)
  for (let at = 0; at < words.length; at += VERTEX_WORDS)
    for (const word of [BONES, BONES + 1]) bits[at + word] = words[at + word]!
  return {
    ...mesh,
    vertices,
    indices: Uint32Array.from(indices),
    ...(mesh.glassFrom !== undefined && { glassFrom: glassFrom ?? indices.length / 3 }),
  }
}
