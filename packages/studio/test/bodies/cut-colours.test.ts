import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildMesh } from '../../src/bodies/build-mesh.ts'
import { cutColours } from '../../src/bodies/cut-colours.ts'
import { findKind } from '../../src/bodies/kinds/kinds.ts'
import { COLOUR_WORD, type Mesh, VERTEX_WORDS } from '../../src/raster/mesh.ts'

type Place = readonly [number, number, number]

/** Two triangles in a square, of whoever is nearer: on the left 0, on the right 1, at the top right 2. */
const SQUARE = {
  places: [
    [0, 0, 0],
    [1, 0, 0],
    [1, 1, 0],
    [0, 1, 0],
  ] as Place[],
  normals: Array.from({ length: 4 }, (): Place => [0, 0, 1]),
  open: [1, 1, 0.5, 1],
  triangles: [0, 1, 2, 0, 2, 3],
}
const cross = ([ax, ay]: Place, [bx, by]: Place, [cx, cy]: Place): number =>
  ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) / 2

function areasOf({ places, triangles, owners }: ReturnType<typeof cutColours>): number[] {
  const areas = [0, 0, 0]
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [triangles[at]!, triangles[at + 1]!, triangles[at + 2]!]
    assert.ok(owners[a] === owners[b] && owners[a] === owners[c], 'a triangle has one owner')
    areas[owners[a]!]! += cross(places[a]!, places[b]!, places[c]!)
  }
  return areas
}

test('a skin is cut halfway between its colours, completely and without flipped triangles', () => {
  const cut = cutColours(SQUARE, {
    of: [0, 1, 1, 0],
    areAlike: (one, other) => one === other,
    // They meet at a quarter of the way.
    distance: (owner, [x]) => (owner === 0 ? x - 0.25 : 0.25 - x),
  })
  const areas = areasOf(cut)
  assert.ok(Math.abs(areas[0]! - 0.25) < 1e-9 && Math.abs(areas[1]! - 0.75) < 1e-9, areas.join(' '))
})

test('three colours meet in a point, and equal colours are not separated', () => {
  const owners = { of: [0, 1, 2, 2], distance: (owner: number, [x, y]: Place) => [x + y, 1 - x + y, 1 - y][owner]! }
  const parted = areasOf(cutColours(SQUARE, { ...owners, areAlike: (one, other) => one === other }))
  assert.ok(parted.every(area => area > 0.1) && Math.abs(parted[0]! + parted[1]! + parted[2]! - 1) < 1e-9)
  const whole = cutColours(SQUARE, { ...owners, areAlike: () => true })
  assert.deepEqual(whole.triangles, SQUARE.triangles)
})

const vertexAt = ({ vertices }: Mesh, at: number): Float32Array =>
  vertices.subarray(at * VERTEX_WORDS, (at + 1) * VERTEX_WORDS)

for (const code of ['1f9d1-200d-1f373', '1f404', '1f427'])
  test(`in ${code} every triangle has blended colours, and the cuts hold when it moves`, () => {
    const mesh = buildMesh(findKind(code)!.build())
    const words = new Uint32Array(mesh.vertices.buffer, mesh.vertices.byteOffset, mesh.vertices.length)
    const colourOf = (at: number): number => words[at * VERTEX_WORDS + COLOUR_WORD]!
    const channels = (word: number): number[] => [word & 255, (word >> 8) & 255, (word >> 16) & 255]
    for (let at = 0; at < mesh.indices.length; at += 3) {
      const [first, ...others] = [0, 1, 2].map(corner => channels(colourOf(mesh.indices[at + corner]!)))
      for (const other of others)
        for (const [channel, value] of other.entries())
          assert.ok(Math.abs(value - first![channel]!) <= 24, `${String(first)} and ${String(other)}`)
    }
    // Whatever lies at one place is bent alike, whatever its colour: else it would gape.
    const bent = new Map<string, string>()
    for (let at = 0; at < mesh.vertices.length / VERTEX_WORDS; at++) {
      const vertex = vertexAt(mesh, at)
      const [place, how] = [vertex.slice(0, 6).join(), `${vertex[6]} ${words[at * VERTEX_WORDS + 7]}`]
      assert.equal(bent.get(place) ?? how, how)
      bent.set(place, how)
    }
  })
