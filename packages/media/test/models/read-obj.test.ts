import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { decodePicture } from '../../src/av/decode-picture.ts'
import { type Model, ModelRefused, SURFACES } from '../../src/models/model.ts'
import { readModel } from '../../src/models/read-model.ts'

const red = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#c00000' } })
  .png()
  .toBuffer()
const MTL = `newmtl blue
Kd 0 0 1
newmtl pane
Kd 0.9 0.9 0.9
d 0.3
newmtl printed
Kd 0 0 0
map_Kd -s 1 1 1 print.png
`
const FILES: Record<string, Uint8Array> = { 'things.mtl': Buffer.from(MTL), 'print.png': red }
const means = {
  decodePicture: (bytes: Uint8Array) => decodePicture(bytes, 64),
  readBeside: async (name: string) => FILES[name] ?? assert.fail(`there is no ${name}`),
}
const read = (text: string): Promise<Model> => readModel(Buffer.from(text), 'obj', means)
const coloursOf = ({ colours }: Model): Set<string> =>
  new Set(Array.from({ length: colours.length / 3 }, (_, at) => colours.slice(at * 3, at * 3 + 3).join(' ')))

const SQUARE = 'v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nvt 0 0\nvt 1 0\nvt 1 1\nvt 0 1\n'

test('polygons become triangles, seen from both sides', async () => {
  const model = await read(`${SQUARE}f 1 2 3 4\n`)
  assert.equal(model.indices.length / 3, 4)
  const sides = new Set(Array.from(model.normals).filter((_, at) => at % 3 === 2))
  assert.deepEqual(sides, new Set([1, -1]))
})

test('vertices are counted from the end backwards too, and lines go on after a backslash', async () => {
  const model = await read(`${SQUARE}f -4 -3 \\\n-2\r\n`)
  assert.equal(model.indices.length / 3, 2)
})

test('materials give colours, glass and pictures', async () => {
  const model = await read(`mtllib things.mtl\n${SQUARE}usemtl blue\nf 1 2 3\nusemtl printed\nf 1/1 3/3 4/4\n`)
  assert.deepEqual(coloursOf(model), new Set(['0 0 255', '192 0 0']))
  const pane = await read(`mtllib things.mtl\n${SQUARE}usemtl pane\nf 1 2 3\nusemtl blue\nf 1 3 4\n`)
  assert.equal(pane.surfaces[pane.indices.at(-1)!], SURFACES.indexOf('glass'), 'glass comes last')
  assert.equal(pane.surfaces[pane.indices[0]!], SURFACES.indexOf('matte'))
})

test('colours of vertices are taken, and what has no material is grey', async () => {
  const coloured = await read('v 0 0 0 0 1 0\nv 1 0 0 0 1 0\nv 1 1 0 0 1 0\nf 1 2 3\n')
  assert.deepEqual(coloursOf(coloured), new Set(['0 255 0']))
  assert.equal(coloursOf(await read(`mtllib missing.mtl\n${SQUARE}usemtl none\nf 1 2 3\n`)).size, 1)
})

test('a value beyond its limit is rejected with the value', async () => {
  const refused = (text: string, says: RegExp): Promise<void> =>
    assert.rejects(read(text), error => error instanceof ModelRefused && says.test(error.message))
  await refused(`${SQUARE}f 1 2 9\n`, /vertex 9; there are 4/u)
  await refused(`${SQUARE}f 1 2 x\n`, /vertex x/u)
  await refused('v 0 0 nothing\nv 1 0 0\nv 0 1 0\nf 1 2 3\n', /vertex at NaN/u)
  await refused('v 0 0 0\n', /no triangle/u)
  await refused(
    `${SQUARE}f ${Array.from({ length: 300 }, () => 1).join(' ')}\n`,
    /300 corners in a polygon; at most 256/u,
  )
  await refused(SQUARE + 'f 1 2 3\n'.repeat(200_001), /200001 triangles; at most 200000/u)
})
