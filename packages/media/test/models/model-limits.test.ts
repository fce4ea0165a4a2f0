import assert from 'node:assert/strict'
import { test } from 'node:test'
import { crc32, deflateSync } from 'node:zlib'
import { drawModel } from '../../src/models/draw-model.ts'
import { mergeCorners } from '../../src/models/merge-corners.ts'
import { MODEL_LIMITS, ModelRefused } from '../../src/models/model.ts'
import { readModel } from '../../src/models/read-model.ts'
import { box, buildGlb, buildGltf, type GltfDraft, packGlb, plain } from './build-glb.ts'

const means = {
  decodePicture: async () => ({ width: 1, height: 1, rgba: Uint8Array.of(200, 100, 50, 255) }),
}
const read = (draft: GltfDraft) => readModel(buildGlb(draft), 'glb', means)

/** One large triangle behind another, each a little farther away. */
function layers(count: number, step: readonly [number, number, number]): { places: number[]; indices: number[] } {
  const places = Array.from({ length: count }, (_, at) => {
    const [x, y, z] = step.map(one => one * at) as [number, number, number]
    return step[2] > 0 ? [x, y, z, x + 1, y, z, x, y + 1, z] : [x, y, z, x, y, z + 1, x, y + 1, z]
  }).flat()
  return { places, indices: Array.from({ length: count * 3 }, (_, at) => at) }
}

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

test('a small file with thousands of triangles behind each other is rejected before it is drawn', async () => {
  // Few bytes: one mesh, shown by many nodes.
  const nodes = Array.from({ length: 400 }, (_, at) => ({ mesh: 0, translation: [0, 0, at * 0.0001] }))
  const glb = buildGlb({ meshes: [[layers(100, [0, 0, 0.04 / 100])]], nodes })
  assert.ok(glb.length < 32_000, `${glb.length} bytes`)
  await assert.rejects(
    readModel(glb, 'glb', means),
    new ModelRefused(
      'has 20000 times the square of its longest side as surface, most of it behind the rest; at most 200 are allowed',
    ),
  )
})

test('triangles seen from their edge in its picture, and those of an OBJ, are rejected', async () => {
  const { places, indices } = layers(40_000, [0.000_01, 0, 0])
  await assert.rejects(
    read({ meshes: [[{ places, indices }]] }),
    /as surface, most of it behind the rest; at most 200/u,
  )
  const vertices = Array.from(
    { length: places.length / 3 },
    (_, at) => `v ${places.slice(at * 3, at * 3 + 3).join(' ')}`,
  )
  const faces = Array.from({ length: 40_000 / 4 }, (_, at) => `f ${at * 3 + 1} ${at * 3 + 2} ${at * 3 + 3}`)
  await assert.rejects(
    readModel(Buffer.from([...vertices, ...faces].join('\n')), 'obj', means),
    /as surface, most of it behind the rest; at most 200/u,
  )
})

test('the largest allowed model is drawn in a few seconds of processor time', async () => {
  const model = await read({ meshes: [[layers(390, [0, 0, 0.001])]] })
  assert.ok((await seconds(async () => drawModel(model, 768))) < 8)
})

test('a box is drawn as it was: every pixel inside its outline, and none beside it', async () => {
  const model = await read({ meshes: [[{ ...box([0, 0, 0], [1, 1, 1]), material: 0 }]], materials: [plain(1, 0, 0)] })
  const { rgba, width } = drawModel(model, 96)
  const rows = Array.from({ length: width }, (_, y) => {
    const filled = Array.from({ length: width }, (__, x) => rgba[(y * width + x) * 4 + 1]! < 200)
    const [first, last] = [filled.indexOf(true), filled.lastIndexOf(true)]
    // One stretch without a hole.
    assert.equal(filled.filter(Boolean).length, first < 0 ? 0 : last - first + 1, `row ${y}`)
    return first < 0 ? 0 : last - first + 1
  })
  assert.equal(Math.max(...rows), 80)
})

test('an accessor that thousands of primitives name is read once', async () => {
  const { document, binary } = buildGltf({ meshes: [[box([0, 0, 0], [1, 1, 1])]] })
  // Without bytes of its own it is all zeros, however long.
  const zeros = { componentType: 5126, type: 'VEC3', count: 3 * MODEL_LIMITS.triangles }
  const accessors = [...(document['accessors'] as object[]), zeros]
  const primitive = { attributes: { POSITION: accessors.length - 1 }, indices: 1 }
  const nodes = [{ mesh: 0 }]
  const meshes = [{ primitives: Array.from({ length: MODEL_LIMITS.primitives }, () => primitive) }]
  const text = JSON.stringify({ ...document, accessors, meshes, nodes })
  const took = await seconds(() =>
    assert.rejects(readModel(packGlb(text, binary), 'glb', means), /all of its vertices are in one place/u),
  )
  assert.ok(took < 8, `${took} s of processor`)
})

test('accessors together have a limit, whatever bytes they share', async () => {
  const { document, binary } = buildGltf({ meshes: [[box([0, 0, 0], [1, 1, 1])]] })
  const zeros = { componentType: 5126, type: 'VEC3', count: 3 * MODEL_LIMITS.triangles }
  const many = Array.from({ length: 12 }, () => zeros)
  const accessors = [...(document['accessors'] as object[]), ...many]
  const primitives = many.map((_, at) => ({ attributes: { POSITION: at + 2 }, indices: 1 }))
  const text = JSON.stringify({ ...document, accessors, meshes: [{ primitives }] })
  await assert.rejects(readModel(packGlb(text, binary), 'glb', means), /numbers in its accessors; at most 16000000/u)
})

test('pictures are counted by their heads before they are decoded', async () => {
  const chunk = (type: string, data: Buffer): Buffer => {
    const bytes = Buffer.alloc(12 + data.length)
    bytes.writeUInt32BE(data.length, 0)
    bytes.write(type, 4, 'latin1')
    data.copy(bytes, 8)
    bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length)
    return bytes
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(8_000, 0)
  head.writeUInt32BE(8_000, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const png = Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ])
  let decoded = 0
  const counting = {
    decodePicture: async () => {
      decoded += 1
      return means.decodePicture()
    },
  }
  const textured = (index: number) => ({ pbrMetallicRoughness: { baseColorTexture: { index } } })
  const parts = [0, 1].map(material => ({ ...box([0, 0, 0], [1, 1, 1]), uvs: Array(16).fill(0) as number[], material }))
  const glb = buildGlb({ meshes: [parts], materials: [textured(0), textured(1)], images: [png, png] })
  await assert.rejects(
    readModel(glb, 'glb', counting),
    /has 128000000 pixels in its pictures; at most 64000000 are allowed/u,
  )
  assert.equal(decoded, 1)
})

test('triangles that bones keep apart are rejected instead of merged endlessly', () => {
  const triangles = 60
  const corners = triangles * 3
  const loose = {
    places: Array.from({ length: corners * 3 }, (_, at) => ((at * 7919) % 1000) / 1000),
    normals: Array.from({ length: corners * 3 }, (_, at) => (at % 3 === 0 ? 1 : 0)),
    colours: Array.from({ length: corners * 3 }, () => 128),
    surfaces: Array.from({ length: corners }, () => 0),
    bones: Array.from({ length: corners }, (_, at) => [at, at]).flat(),
    shares: Array.from({ length: corners }, () => 1),
  }
  assert.equal(mergeCorners(loose, 1, triangles).indices.length, corners)
  assert.throws(
    () => mergeCorners(loose, 1, triangles - 1),
    new ModelRefused('has 60 triangles that cannot be merged; at most 59 are allowed'),
  )
})

test('animations have a limit in channels, and skins in joints, before either is read', async () => {
  const { document, binary } = buildGltf({ meshes: [[box([0, 0, 0], [1, 1, 1])]] })
  const channels = Array.from({ length: MODEL_LIMITS.channels + 1 }, () => ({}))
  const animated = JSON.stringify({ ...document, animations: [{ channels, samplers: [] }] })
  await assert.rejects(
    readModel(packGlb(animated, binary), 'glb', means),
    /has 10001 channels in its animations; at most 10000 are allowed/u,
  )
  const skinned = { ...document, nodes: [{ mesh: 0, skin: 0 }], skins: [{ joints: Array(100_000).fill(-1) }] }
  await assert.rejects(
    readModel(packGlb(JSON.stringify(skinned), binary), 'glb', means),
    /has 100000 joints in a skin; at most 256 are allowed/u,
  )
})
