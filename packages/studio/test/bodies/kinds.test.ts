import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { buildMesh } from '../../src/bodies/build-mesh.ts'
import { bodyExtent } from '../../src/bodies/extent.ts'
import { dressBody, measureKind } from '../../src/bodies/dress-body.ts'
import { drawFace } from '../../src/bodies/face-picture.ts'
import { assetKind } from '../../src/bodies/kinds/asset-kind.ts'
import { findKind, kindCodes } from '../../src/bodies/kinds/kinds.ts'
import { poseBeast } from '../../src/bodies/motion/pose-beast.ts'
import { poseBird } from '../../src/bodies/motion/pose-bird.ts'
import { poseBones } from '../../src/bodies/pose-bones.ts'
import { puffPicture } from '../../src/bodies/puff-picture.ts'
import { VERTEX_WORDS } from '../../src/raster/mesh.ts'

describe('a kind', () => {
  test('has bones in order, and parts and sockets on existing bones', () => {
    for (const code of kindCodes()) {
      const body = findKind(code)!.build()
      const names = new Set(body.bones.map(({ name }) => name))
      for (const [index, { parent }] of body.bones.entries()) {
        const above = parent === undefined ? -1 : body.bones.findIndex(({ name }) => name === parent)
        assert.ok(parent === undefined || (above >= 0 && above < index), `${code}: ${parent} comes too late`)
      }
      for (const { bone } of body.parts) assert.ok(names.has(bone), `${code}: no bone ${bone}`)
      for (const { bone } of Object.values(body.sockets)) assert.ok(names.has(bone), `${code}: no bone ${bone}`)
    }
  })

  test('has a realistic size', () => {
    const metres = (code: string): number => {
      const { low, high } = measureKind(code)!.extent
      return high[1] - low[1]
    }
    for (const [code, least, most] of [
      ['1f468', 1.6, 1.9],
      ['1f467', 1, 1.4],
      ['1f408', 0.25, 0.6],
      ['1f418', 2.4, 3.6],
      ['1f992', 4, 6],
      ['1f401', 0.05, 0.15],
    ] as const)
      assert.ok(metres(code) > least && metres(code) < most, `${code} is ${metres(code)} m`)
  })

  test('is found with and without variation selectors, and takes the requested colour', () => {
    assert.equal(findKind('1f54a-fe0f'), findKind('1f54a'))
    assert.equal(findKind('no such thing'), undefined)
    assert.equal(dressBody('no such thing', undefined), undefined)
    const [red, blue] = ['red', 'blue'].map(colour => dressBody('1f468', colour)!)
    assert.notDeepEqual(red!.mesh.vertices, blue!.mesh.vertices)
    assert.equal(dressBody('1f468', 'red'), red)
  })
})

describe('a mesh', () => {
  const { vertices, indices, bones } = buildMesh(findKind('1f98a')!.build())
  const words = new Uint32Array(vertices.buffer)

  test('is the same each time it is built', () => {
    assert.deepEqual(buildMesh(findKind('1f98a')!.build()), { vertices, indices, bones })
  })

  test('has normals of length 1, existing bones and valid indices', () => {
    for (let at = 0; at < vertices.length; at += VERTEX_WORDS) {
      const length = Math.hypot(vertices[at + 3]!, vertices[at + 4]!, vertices[at + 5]!)
      assert.ok(Math.abs(length - 1) < 1e-3, `${length}`)
      assert.ok((words[at + 7]! & 0xffff) < bones && words[at + 7]! >>> 16 < bones)
      assert.ok(vertices[at + 6]! >= 0.5 && vertices[at + 6]! <= 1)
    }
    assert.ok(indices.every(index => index < vertices.length / VERTEX_WORDS))
  })

  test('shows its outside: triangles have the orientation of their normals', () => {
    const at = (index: number, part: number): number => vertices[index * VERTEX_WORDS + part]!
    let wrong = 0
    for (let i = 0; i < indices.length; i += 3) {
      const [a, b, c] = [indices[i]!, indices[i + 1]!, indices[i + 2]!]
      const [p, q] = [b, c].map(index => [0, 1, 2].map(part => at(index, part) - at(a, part))) as [number[], number[]]
      const cross = [p[1]! * q[2]! - p[2]! * q[1]!, p[2]! * q[0]! - p[0]! * q[2]!, p[0]! * q[1]! - p[1]! * q[0]!]
      const along = [0, 1, 2].reduce(
        (sum, part) => sum + cross[part]! * (at(a, part + 3) + at(b, part + 3) + at(c, part + 3)),
        0,
      )
      if (along < 0) wrong++
    }
    assert.ok(wrong < 0.01 * (indices.length / 3), `${wrong} of ${indices.length / 3}`)
  })
})

test("a picture becomes a cushion of the requested height with the picture's outline", () => {
  const rgba = new Uint8Array(40 * 60 * 4)
  for (let y = 0; y < 60; y++) for (let x = 10; x < 30; x++) rgba.set([200, 100, 50, 255], (y * 40 + x) * 4)
  const { mesh } = puffPicture({ width: 40, height: 60, rgba }, 1.2)
  const xs = Array.from({ length: mesh.vertices.length / VERTEX_WORDS }, (_, at) => mesh.vertices[at * VERTEX_WORDS]!)
  const ys = xs.map((_, at) => mesh.vertices[at * VERTEX_WORDS + 1]!)
  assert.ok(Math.abs(Math.max(...ys) - 1.2) < 0.05 && Math.abs(Math.min(...ys)) < 0.05)
  assert.ok(Math.abs(Math.max(...xs) - 0.2) < 0.05 && Math.abs(Math.min(...xs) + 0.2) < 0.05)
})

test('a face shows its feeling, its speech and its gaze', () => {
  const calm = { feeling: 'calm', mouth: 0, blink: 0, gaze: [0, 0], brows: '#333333' } as const
  const faces = [
    drawFace(calm),
    drawFace({ ...calm, feeling: 'sad' }),
    drawFace({ ...calm, feeling: 'happy' }),
    drawFace({ ...calm, mouth: 0.7 }),
    drawFace({ ...calm, blink: 1 }),
    drawFace({ ...calm, gaze: [1, 0] }),
    drawFace({ ...calm, feeling: 'asleep' }),
  ].map(face => Buffer.from(face).toString('base64'))
  assert.equal(new Set(faces).size >= 6, true)
  assert.equal(Buffer.from(drawFace(calm)).toString('base64'), faces[0])
})

test('no skin joins a hand to the thigh beside it', () => {
  for (const code of ['1f466', '1f474', '26f9-fe0f', '1f468-200d-1f373']) {
    const body = findKind(code)!.build()
    const { vertices, indices } = buildMesh(body)
    const words = new Uint32Array(vertices.buffer)
    const nameAt = (vertex: number): string => body.bones[words[vertex * VERTEX_WORDS + 7]! & 0xffff]!.name
    for (let at = 0; at < indices.length; at += 3) {
      const names = Array.from(indices.slice(at, at + 3), nameAt)
      const isJoined =
        names.some(name => name.startsWith('forearm')) && names.some(name => /^(?:thigh|hips|chest)/u.test(name))
      assert.ok(!isJoined, `${code}: ${names.join()}`)
    }
  }
})

test('a sleeping animal has lines for eyes without highlights', () => {
  for (const code of ['1f415', '1f408', '1f426']) {
    const { kind, body } = { kind: findKind(code)!, body: findKind(code)!.build() }
    const pose = kind.rig === 'bird' ? poseBird : poseBeast
    const moment = { seconds: 1, travelled: 0, speed: 0, phase: 0, hands: 0 as const }
    const highOf = (action: 'stand' | 'sleep', bone: string): number => {
      const parts = body.parts.filter(part => part.bone === bone)
      assert.ok(parts.length >= 2, `${code} ${bone}`)
      const { sizes = {} } = pose(body, { ...moment, action })
      const { low, high } = bodyExtent({ ...body, parts }, poseBones(body, { turns: {}, sizes }))
      return high[1] - low[1]
    }
    assert.ok(highOf('sleep', 'eyes') < 0.4 * highOf('stand', 'eyes'), code)
    assert.ok(highOf('sleep', 'highlights') < 0.1 * highOf('stand', 'highlights'), code)
  }
})

test('a living thing stands on its shoes, has the requested height and the bones of a person', () => {
  const person = findKind('1f9d1')!.build()
  const names = new Set(person.bones.map(({ name }) => name))
  for (const thing of ['1f35e', '1f95a', '1f345', '1f4da', '1faa5', '1fad6']) {
    const kind = assetKind({ id: 'it', kit: { kind: 'living', of: thing, metres: 0.9 } })!
    assert.equal(kind.rig, 'person')
    const body = kind.build()
    const { low, high } = bodyExtent(body)
    assert.ok(Math.abs(low[1]) < 0.03, `${thing} stands at ${low[1]}`)
    assert.ok(Math.abs(high[1] - 0.9) < 0.06, `${thing} is ${high[1]} m`)
    assert.deepEqual(new Set(body.bones.map(({ name }) => name)), names)
    assert.ok(body.parts.every(({ bone }) => names.has(bone)))
  }
  const dog = assetKind({ id: 'it', kit: { kind: 'living', of: '1f415', metres: 0.9 } })
  assert.equal(dog, undefined, 'a dog has legs of its own')
})
