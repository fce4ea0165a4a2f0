import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Mesh, type Vertex, VERTEX_WORDS, writeVertex } from '../../src/raster/mesh.ts'
import { splitLarge, splitMesh } from '../../src/raster/split-mesh.ts'

type Place = Vertex['place']
const meshOf = (places: readonly Place[], indices: readonly number[], bone: (at: number) => number): Mesh => {
  const vertices = new Float32Array(places.length * VERTEX_WORDS)
  for (const [at, place] of places.entries())
    writeVertex(vertices, at, {
      place,
      normal: [0, 1, 0],
      bones: [bone(at), 0],
      share: 1,
      colour: [10, 20, 30],
      material: 'matte',
      open: at / 3,
    })
  return { vertices, indices: Uint32Array.from(indices), bones: 2 }
}
const CORNERS: readonly Place[] = [
  [0, 0, 0],
  [20, 0, 0],
  [20, 0, 5],
  [0, 0, 5],
]
const SQUARE = [0, 1, 2, 0, 2, 3]

function trianglesOf({ vertices, indices }: Mesh): Place[][] {
  const places = Array.from(indices, at => [...vertices.subarray(at * VERTEX_WORDS, at * VERTEX_WORDS + 3)])
  return Array.from(
    { length: indices.length / 3 },
    (_, nth) => places.slice(nth * 3, nth * 3 + 3) as unknown as Place[],
  )
}
const areaOf = ([a, b, c]: readonly Place[]): number =>
  Math.abs((b![0] - a![0]) * (c![2] - a![2]) - (c![0] - a![0]) * (b![2] - a![2])) / 2
const edgesOf = (corners: readonly Place[]): number[] =>
  corners.map((corner, at) => {
    const next = corners[(at + 1) % 3]!
    return Math.hypot(next[0] - corner[0], next[1] - corner[1], next[2] - corner[2])
  })

test('a split mesh has short edges, covers the same surface, and has no vertex on an edge of a neighbour', () => {
  const split = splitMesh(
    meshOf(CORNERS, SQUARE, () => 0),
    1,
  )
  const triangles = trianglesOf(split)
  assert.ok(Math.max(...triangles.flatMap(edgesOf)) <= 1)
  assert.ok(Math.abs(triangles.reduce((sum, one) => sum + areaOf(one), 0) - 100) < 1e-3)
  // Inner edges have a triangle at both sides, outer ones lie on the outline.
  const sides = new Map<string, number>()
  for (const corners of triangles)
    for (const [at, corner] of corners.entries()) {
      const edge = [corner, corners[(at + 1) % 3]!]
        .map(one => one.join(' '))
        .toSorted()
        .join(' - ')
      sides.set(edge, (sides.get(edge) ?? 0) + 1)
    }
  const outer = [...sides]
    .filter(([, count]) => count === 1)
    .map(([edge]) => edge.split(' - ').map(one => one.split(' ').map(Number)))
  assert.ok(
    outer.every(([a, b]) =>
      [
        [0, 0],
        [0, 20],
        [2, 0],
        [2, 5],
      ].some(([axis, at]) => a![axis!] === at && b![axis!] === at),
    ),
  )
})

test('places, sky and colours between the corners are in proportion, and bones are kept', () => {
  const { vertices } = splitMesh(
    meshOf(CORNERS, SQUARE, () => 1),
    12,
  )
  const words = new Uint32Array(vertices.buffer)
  for (let at = 0; at < vertices.length; at += VERTEX_WORDS)
    assert.deepEqual([words[at + 7], words[at + 8]], [1, words[8]])
  const middle = Array.from({ length: vertices.length / VERTEX_WORDS }, (_, nth) =>
    vertices.subarray(nth * VERTEX_WORDS, (nth + 1) * VERTEX_WORDS),
  ).find(one => one[0] === 10 && one[2] === 0)
  assert.ok(middle && Math.abs(middle[9]! - 1 / 6) < 1e-6)
})

test('triangles between bones are not split, and glass stays behind the others', () => {
  const bent = meshOf(CORNERS, SQUARE, at => (at === 0 ? 0 : 1))
  assert.deepEqual(splitMesh(bent, 1).indices, bent.indices)
  const glass = splitMesh({ ...meshOf(CORNERS, SQUARE, () => 0), glassFrom: 1 }, 2)
  const before = trianglesOf(glass).slice(0, glass.glassFrom)
  assert.ok(Math.abs(before.reduce((sum, one) => sum + areaOf(one), 0) - 50) < 1e-3)
})

test('small bodies are not split', () => {
  const mesh = meshOf(CORNERS, SQUARE, () => 0)
  assert.equal(splitLarge(mesh, 2, 0.1), mesh)
  assert.ok(splitLarge(mesh, 20, 1).indices.length > mesh.indices.length)
})
