import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { decodePicture } from '../../src/av/decode-picture.ts'
import { byteOfLight } from '../../src/models/light-bytes.ts'
import { movePoint } from '../../src/models/matrices.ts'
import { type Model, MODEL_LIMITS, ModelRefused } from '../../src/models/model.ts'
import { readModel } from '../../src/models/read-model.ts'
import { boneMatrices } from '../../src/models/skeleton.ts'
import { box, buildGlb, buildGltf, type GltfDraft, packGlb, plain } from './build-glb.ts'

const means = { decodePicture: (bytes: Uint8Array) => decodePicture(bytes, MODEL_LIMITS.pictureSide) }
const read = (draft: GltfDraft): Promise<Model> => readModel(buildGlb(draft), 'glb', means)
const refused = (draft: GltfDraft, says: RegExp): Promise<void> => refusedBytes(buildGlb(draft), says)
const refusedBytes = (bytes: Uint8Array, says: RegExp): Promise<void> =>
  assert.rejects(readModel(bytes, 'glb', means), error => error instanceof ModelRefused && says.test(error.message))

const CUBE = box([0, 0, 0], [1, 1, 1])

function extentOf({ places }: Model): number[][] {
  const axis = (i: number) => Array.from(places).filter((_, at) => at % 3 === i)
  return [0, 1, 2].map(i => [Math.min(...axis(i)), Math.max(...axis(i))].map(one => Number(one.toFixed(4))))
}

const isColoured = ({ colours }: Model, [red, green, blue]: number[], by = 2): boolean =>
  Array.from({ length: colours.length / 3 }).some(
    (_, at) =>
      Math.abs(colours[at * 3]! - red!) <= by &&
      Math.abs(colours[at * 3 + 1]! - green!) <= by &&
      Math.abs(colours[at * 3 + 2]! - blue!) <= by,
  )

test('nodes move, turn and scale their children', async () => {
  const model = await read({
    meshes: [[CUBE]],
    nodes: [
      { translation: [10, 0, 0], children: [1] },
      // A quarter around y.
      { rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2], scale: [2, 1, 1], mesh: 0 },
    ],
  })
  assert.deepEqual(extentOf(model), [
    [9.5, 10.5],
    [-0.5, 0.5],
    [-1, 1],
  ])
  assert.equal(model.indices.length, 36)
})

test('a matrix is read column by column', async () => {
  const model = await read({
    meshes: [[CUBE]],
    nodes: [{ mesh: 0, matrix: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 5, 6, 7, 1] }],
  })
  assert.deepEqual(extentOf(model), [
    [4.5, 5.5],
    [5.5, 6.5],
    [6.5, 7.5],
  ])
})

test('normals that are missing look out, straight from each side of a box', async () => {
  const { places, normals } = await read({ meshes: [[CUBE]] })
  for (let at = 0; at < places.length; at += 3) {
    const dot = places[at]! * normals[at]! + places[at + 1]! * normals[at + 1]! + places[at + 2]! * normals[at + 2]!
    assert.ok(Math.abs(dot - 0.5) < 1e-6, `${dot}`)
  }
})

test('faces of a mirrored node point outwards', async () => {
  const normals = Array.from({ length: 8 }, (_, at) =>
    CUBE.places.slice(at * 3, at * 3 + 3).map(one => one * 1.1547),
  ).flat()
  const model = await read({ meshes: [[{ ...CUBE, normals }]], nodes: [{ mesh: 0, scale: [-1, 1, 1] }] })
  for (let at = 0; at < model.indices.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map(i =>
      Array.from(model.places.slice(model.indices[at + i]! * 3, model.indices[at + i]! * 3 + 3)),
    )
    const [u, v] = [b, c].map(one => one!.map((value, i) => value - a![i]!)) as [number[], number[]]
    const across = [u[1]! * v[2]! - u[2]! * v[1]!, u[2]! * v[0]! - u[0]! * v[2]!, u[0]! * v[1]! - u[1]! * v[0]!]
    assert.ok(across.reduce((sum, one, i) => sum + one * a![i]!, 0) > 0)
    assert.ok(model.normals[model.indices[at]! * 3]! * a![0]! > 0)
  }
})

test('colours come of the material, of vertices, and of a picture', async () => {
  const byMaterial = await read({ meshes: [[{ ...CUBE, material: 0 }]], materials: [plain(1, 0.2159, 0)] })
  assert.ok(isColoured(byMaterial, [255, 128, 0]))
  const byVertices = await read({
    meshes: [[{ ...CUBE, colours: CUBE.places.map((_, at) => (at % 3 === 1 ? 1 : 0)), material: 0 }]],
    materials: [plain(1, 1, 1)],
  })
  assert.ok(isColoured(byVertices, [0, 255, 0]))
  const pixels = Buffer.concat([255, 0].map(red => Buffer.alloc(96 * 3, Buffer.from([red, 0, 255 - red]))))
  const png = await sharp(pixels, { raw: { width: 192, height: 1, channels: 3 } })
    .png()
    .toBuffer()
  const byPicture = await read({
    meshes: [
      [
        {
          places: [0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0],
          uvs: [0, 1, 1, 1, 1, 0, 0, 0],
          indices: [0, 1, 2, 0, 2, 3],
          material: 0,
        },
      ],
    ],
    materials: [{ pbrMetallicRoughness: { baseColorTexture: { index: 0 } } }],
    images: [png],
  })
  assert.ok(byPicture.indices.length / 3 > 1_000, 'a large triangle is cut so that its picture is seen')
  for (let at = 0; at < byPicture.surfaces.length; at++) {
    const [x, red, blue] = [byPicture.places[at * 3]!, byPicture.colours[at * 3]!, byPicture.colours[at * 3 + 2]!]
    if (x < 0.45) assert.ok(red > 250 && blue < 5, `at ${x}: ${red} ${blue}`)
    if (x > 0.55) assert.ok(red < 5 && blue > 250, `at ${x}: ${red} ${blue}`)
  }
})

test('a clip moves its node from its rest, with its children', async () => {
  const model = await read({
    meshes: [[CUBE]],
    nodes: [{ translation: [0, 1, 0], children: [1] }, { mesh: 0 }],
    clips: [{ name: 'rise', channels: [{ node: 0, path: 'translation', times: [0, 2], values: [0, 1, 0, 0, 5, 0] }] }],
  })
  const [clip] = model.clips
  assert.equal(clip!.seconds, 2)
  assert.equal(model.bones[0], 1)
  const [, bone] = boneMatrices(model.skeleton, clip, 1)
  assert.deepEqual(movePoint(bone!, 0, 0, 0), [0, 2, 0])
  // Again from its beginning.
  assert.deepEqual(movePoint(boneMatrices(model.skeleton, clip, 3)[1]!, 0, 0, 0), [0, 2, 0])
  assert.deepEqual(movePoint(boneMatrices(model.skeleton, undefined, 1)[1]!, 3, 4, 5), [3, 4, 5])
})

test('a skin puts vertices where its joints are, and shares them between two', async () => {
  const model = await read({
    meshes: [
      [
        {
          ...CUBE,
          joints: Array.from({ length: 8 }, () => [0, 1, 0, 0]).flat(),
          weights: Array.from({ length: 8 }, () => [0.75, 0.25, 0, 0]).flat(),
        },
      ],
    ],
    nodes: [{ mesh: 0, skin: 0 }, { translation: [0, 3, 0] }, { translation: [0, 3, 0] }],
    skins: [{ joints: [1, 2] }],
    clips: [
      {
        name: 'bend',
        channels: [1, 2].map(node => ({ node, path: 'translation', times: [0], values: [0, 3 + node, 0] })),
      },
    ],
  })
  assert.deepEqual(extentOf(model)[1], [2.5, 3.5])
  assert.deepEqual([model.shares[0], ...model.bones.slice(0, 2)], [0.75, 1, 2])
})

test('more triangles than are drawn are merged, and the shape stays', async () => {
  const side = 150
  const places: number[] = []
  const indices: number[] = []
  for (let y = 0; y <= side; y++)
    for (let x = 0; x <= side; x++) places.push(x / side, Math.sin(x / 20) * 0.1, y / side)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const at = y * (side + 1) + x
      indices.push(at, at + side + 1, at + 1, at + 1, at + side + 1, at + side + 2)
    }
  const model = await read({ meshes: [[{ places, indices }]] })
  assert.ok(
    model.indices.length / 3 <= MODEL_LIMITS.drawnTriangles && model.indices.length / 3 > 5_000,
    `${model.indices.length / 3}`,
  )
  const [[left, right], , [back, front]] = extentOf(model) as [number[], number[], number[]]
  assert.ok(right! - left! > 0.98 && front! - back! > 0.98)
})

test('a value beyond its limit is rejected with the value and the limit', async () => {
  await refused({ meshes: [[{ places: CUBE.places, indices: [0, 1, 99] }]] }, /vertex 99; there are 8/u)
  await refused({ meshes: [[{ ...CUBE, places: CUBE.places.with(0, Number.NaN) }]] }, /vertex at NaN/u)
  await refused({ meshes: [[{ ...CUBE, places: CUBE.places.with(0, 1e30) }]] }, /within a million/u)
  await refused({ meshes: [[{ ...CUBE, places: CUBE.places.map(() => 1) }]] }, /no size/u)
  await refused({ meshes: [[CUBE]], nodes: [{ mesh: 5 }] }, /meshes\[5\]; there are 1/u)
  await refused({ meshes: [[CUBE]], nodes: [{ children: [1] }, { children: [0], mesh: 0 }] }, /below themselves/u)
  await refused({ meshes: [[CUBE]], nodes: Array.from({ length: 2_001 }, () => ({})) }, /2001 nodes; at most 2000/u)
  await refused(
    { meshes: [[CUBE]], nodes: Array.from({ length: 1_999 }, () => ({ mesh: 0 })), more: { meshes: undefined } },
    /meshes\[0\]/u,
  )
  await refused({ meshes: [[CUBE]], more: { asset: { version: '1.0' } } }, /version "1\.0"; only 2\.x/u)
  await refused(
    { meshes: [[CUBE]], more: { extensionsRequired: ['KHR_draco_mesh_compression'] } },
    /KHR_draco_mesh_compression/u,
  )
  await refused({ meshes: [[{ ...CUBE, mode: 0 }]] }, /no triangle/u)
  await refused(
    { meshes: [[CUBE]], more: { buffers: [{ byteLength: 8, uri: 'https://example.com/a.bin' }] } },
    /refers to https:.*as a \.glb does/u,
  )
  await refused(
    { meshes: [[CUBE]], more: { buffers: [{ byteLength: 8, uri: '../../secret' }] } },
    /refers to \.\.\/\.\.\/secret/u,
  )
  await refusedBytes(buildGlb({ meshes: [[CUBE]] }).subarray(0, 600), /cut off/u)
  await refusedBytes(Buffer.from('solid cube'), /does not begin with glTF/u)
})

test('one mesh shown by very many nodes is counted as often as it is seen', () =>
  refused(
    {
      meshes: [[{ places: CUBE.places, indices: Array.from({ length: 300 }, () => CUBE.indices).flat() }]],
      nodes: Array.from({ length: 100 }, () => ({ mesh: 0 })),
    },
    /triangles; at most 200000/u,
  ))

test('a .gltf reads its bytes from beside it, and from nowhere else', async () => {
  const { document, binary } = buildGltf({ meshes: [[CUBE]] })
  const text = Buffer.from(
    JSON.stringify({ ...document, buffers: [{ byteLength: binary.length, uri: 'cube%20one.bin' }] }),
  )
  const asked: string[] = []
  const readBeside = async (name: string) => (asked.push(name), binary)
  assert.equal((await readModel(text, 'gltf', { ...means, readBeside })).indices.length, 36)
  assert.deepEqual(asked, ['cube one.bin'])
  const far = Buffer.from(JSON.stringify({ ...document, buffers: [{ byteLength: 8, uri: 'file:///etc/passwd' }] }))
  await assert.rejects(readModel(far, 'gltf', { ...means, readBeside }), /only files beside it are read/u)
  const within = Buffer.from(
    JSON.stringify({
      ...document,
      buffers: [
        { byteLength: binary.length, uri: `data:application/octet-stream;base64,${binary.toString('base64')}` },
      ],
    }),
  )
  assert.equal((await readModel(within, 'gltf', means)).indices.length, 36)
})

test('light as bytes', () => assert.deepEqual([0, 0.2159, 1, 7].map(byteOfLight), [0, 128, 255, 255]))

test('a document that is not an object is rejected', () =>
  refusedBytes(packGlb('[1]', Buffer.alloc(0)), /no JSON object/u))
