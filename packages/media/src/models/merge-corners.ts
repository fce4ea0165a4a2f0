import { groupKeys } from './group-keys.ts'
import { type Model, requireAtMost } from './model.ts'

/** Triangles with three separate corners each. */
export type LooseMesh = {
  places: number[]
  normals: number[]
  colours: number[]
  surfaces: number[]
  bones: number[]
  shares: number[]
}

type Mesh = Omit<Model, 'skeleton' | 'clips'>

/** Vertices nearer than this share of the model's size are merged. */
const SAME_PLACE = 1e-5
const FIRST_CELL = 1 / 400
/** Position, normal, surface and bones, colour. */
const KEY_WORDS = 8

/**
 * Merges equal corners into one vertex. With too many triangles, merges all corners within a cell, and enlarges the cells
 * until there are few enough. Cruder than edge collapse, but its running time is bounded.
 */
export function mergeCorners(loose: LooseMesh, size: number, mostTriangles: number): Mesh {
  const fine = mergeWithin(loose, size * SAME_PLACE, 64, true)
  let mesh = fine
  for (let cell = size * FIRST_CELL; mesh.indices.length / 3 > mostTriangles; cell *= 1.35) {
    // All corners are in one cell by now; they differ in bones and surfaces, which are never merged.
    if (cell > 2 * size) requireAtMost(mesh.indices.length / 3, 'triangles that cannot be merged', mostTriangles)
    mesh = mergeWithin(loose, cell, 1.2, false)
  }
  return mesh
}

/** `turns`: the resolution of normals. Colours are averaged unless they are part of the key. */
function mergeWithin(loose: LooseMesh, cell: number, turns: number, byColour: boolean): Mesh {
  const corners = loose.surfaces.length
  const keys = new Int32Array(corners * KEY_WORDS)
  for (let corner = 0; corner < corners; corner++) {
    const [at, to] = [corner * 3, corner * KEY_WORDS]
    for (let i = 0; i < 3; i++) {
      keys[to + i] = Math.round(loose.places[at + i]! / cell)
      keys[to + 3 + i] = Math.round(loose.normals[at + i]! * turns)
    }
    keys[to + 6] = loose.surfaces[corner]! + (loose.bones[corner * 2]! << 3) + (loose.bones[corner * 2 + 1]! << 15)
    if (byColour) keys[to + 7] = loose.colours[at]! + (loose.colours[at + 1]! << 8) + (loose.colours[at + 2]! << 16)
  }
  const { group: owner, first } = groupKeys(keys, KEY_WORDS)
  const count = first.length
  const sums = {
    places: new Float64Array(count * 3),
    normals: new Float64Array(count * 3),
    colours: new Float64Array(count * 3),
  }
  const members = new Uint32Array(count)
  for (let corner = 0; corner < corners; corner++) {
    const to = owner[corner]!
    members[to]!++
    for (let i = 0; i < 3; i++) {
      sums.places[to * 3 + i]! += loose.places[corner * 3 + i]!
      sums.normals[to * 3 + i]! += loose.normals[corner * 3 + i]!
      sums.colours[to * 3 + i]! += loose.colours[corner * 3 + i]!
    }
  }
  const indices: number[] = []
  for (let corner = 0; corner < corners; corner += 3) {
    const [a, b, c] = [owner[corner]!, owner[corner + 1]!, owner[corner + 2]!]
    if (a !== b && b !== c && a !== c) indices.push(a, b, c)
  }
  const normals = new Float32Array(count * 3)
  for (let at = 0; at < count * 3; at += 3) {
    const length = Math.hypot(sums.normals[at]!, sums.normals[at + 1]!, sums.normals[at + 2]!)
    for (let i = 0; i < 3; i++) normals[at + i] = length > 1e-9 ? sums.normals[at + i]! / length : i === 1 ? 1 : 0
  }
  return {
    places: Float32Array.from(sums.places, (sum, at) => sum / members[Math.floor(at / 3)]!),
    normals,
    colours: Uint8Array.from(sums.colours, (sum, at) => Math.round(sum / members[Math.floor(at / 3)]!)),
    surfaces: Uint8Array.from(first, corner => loose.surfaces[corner]!),
    bones: Uint16Array.from(first.flatMap(corner => [loose.bones[corner * 2]!, loose.bones[corner * 2 + 1]!])),
    shares: Float32Array.from(first, corner => loose.shares[corner]!),
    indices: Uint32Array.from(indices),
  }
}
