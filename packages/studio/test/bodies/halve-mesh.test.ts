import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dressBody } from '../../src/bodies/dress-body.ts'
import { halveMesh } from '../../src/bodies/halve-mesh.ts'
import { COLOUR_WORD, VERTEX_WORDS } from '../../src/raster/mesh.ts'

test('half of a body is on its side of the cut, and its cut face has another colour', () => {
  const { mesh } = dressBody('1f34e', undefined)!
  for (const side of [1, -1] as const) {
    const { vertices } = halveMesh(mesh, '1f34e', 0, side)
    const words = new Uint32Array(vertices.buffer)
    const colours = new Set<number>()
    for (let from = 0; from < vertices.length; from += VERTEX_WORDS) {
      assert.ok(vertices[from]! * side >= 0)
      if (vertices[from] === 0) colours.add(words[from + COLOUR_WORD]! & 0xffffff)
    }
    assert.ok(colours.has(0xd0eff7), [...colours].map(one => one.toString(16)).join(' '))
  }
  assert.ok(
    mesh.vertices.some((value, at) => at % VERTEX_WORDS === 0 && value < 0),
    'the whole stays whole',
  )
})
