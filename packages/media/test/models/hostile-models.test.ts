import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { createRandom } from '../../../../test/harness/chaos-random.ts'
import { mutate } from '../../../../test/harness/fuzz-mutate.ts'
import { seed } from '../../../../test/harness/property.ts'
import { type Model, ModelRefused } from '../../src/models/model.ts'
import { readFurnitureCatalogue, readPieceModel } from '../../src/models/read-furniture-catalogue.ts'
import { readModel } from '../../src/models/read-model.ts'
import { boneMatrices } from '../../src/models/skeleton.ts'
import { openZip } from '../../src/models/zip-file.ts'
import { box, buildGlb, buildGltf, packGlb, plain } from './build-glb.ts'
import { buildZip } from './build-zip.ts'

const CUBE = box([0, 0, 0], [1, 1, 1])
const EIGHT = (row: number[]): number[] => Array.from({ length: 8 }, () => row).flat()
const DRAFT = {
  meshes: [
    [{ ...CUBE, uvs: EIGHT([0.1, 0.9]), material: 0 }],
    [
      {
        ...CUBE,
        joints: EIGHT([0, 1, 0, 0]),
        weights: EIGHT([0.5, 0.5, 0, 0]),
        colours: EIGHT([1, 0, 0]),
        material: 1,
      },
    ],
  ],
  nodes: [
    { mesh: 0, children: [1, 2], translation: [0, 1, 0] },
    { scale: [1, 2, 1], mesh: 1, skin: 0 },
    { rotation: [0, 0, 0, 1] },
  ],
  materials: [{ pbrMetallicRoughness: { baseColorTexture: { index: 0 } }, alphaMode: 'MASK' }, plain(0, 1, 0)],
  images: [Buffer.from('a picture')],
  skins: [
    {
      joints: [0, 2],
      back: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1],
    },
  ],
  clips: [{ name: 'go', channels: [{ node: 2, path: 'rotation', times: [0, 1], values: [0, 0, 0, 1, 0, 1, 0, 0] }] }],
}
const OBJ = Buffer.from(
  'mtllib a.mtl\nv 0 0 0\nv 1 0 0\nv 1 1 0 1 0 0\nvt 0 0\nvn 0 0 1\nusemtl a\nf 1/1/1 2/1/1 3/1/1\nf -1 -2 -3\n',
)
const MTL = Buffer.from('newmtl a\nKd 1 0 0\nd 0.5\nmap_Kd a.png\n')
const CATALOGUE = buildZip({
  'PluginFurnitureCatalog.properties':
    'name#1=Chair\nmodel#1=/a.obj\nwidth#1=1\ndepth#1=1\nheight#1=1\nname#2=\\u6905\n',
  'a.obj': OBJ,
  'a.mtl': MTL,
})

const means = {
  decodePicture: async () => ({ width: 2, height: 1, rgba: Uint8Array.from([255, 0, 0, 255, 0, 0, 255, 0]) }),
  readBeside: async (name: string) => (name.endsWith('.mtl') ? MTL : Buffer.from('a picture')),
}

function assertSound({ places, normals, colours, surfaces, bones, shares, indices, skeleton, clips }: Model): void {
  const count = surfaces.length
  assert.deepEqual(
    [places.length, normals.length, colours.length, bones.length, shares.length],
    [count * 3, count * 3, count * 3, count * 2, count],
  )
  assert.ok(indices.every(index => index < count) && bones.every(bone => bone < skeleton.bones.length))
  assert.ok([...places, ...normals, ...shares].every(Number.isFinite))
  for (const clip of clips) assert.ok(boneMatrices(skeleton, clip, 0.3).flat().length === 12 * skeleton.bones.length)
}

/** Either a model that can be drawn, or a refusal with a reason. */
async function readOrRefuse(how: string, read: () => Promise<Model>): Promise<boolean> {
  try {
    assertSound(await read())
    return true
  } catch (error) {
    assert.ok(error instanceof ModelRefused && error.message.length > 5, `${how}: ${String((error as Error).stack)}`)
    return false
  }
}

test('mutated files are read or rejected', async () => {
  const glb = buildGlb(DRAFT)
  let read = 0
  for (let number = 0; number < 270; number++) {
    const { how, bytes } = mutate(glb, OBJ, number, `glb ${seed}`)
    if (await readOrRefuse(`glb ${number} ${how}`, () => readModel(bytes, 'glb', means))) read++
    const other = mutate(OBJ, glb, number, `obj ${seed}`)
    if (await readOrRefuse(`obj ${number} ${other.how}`, () => readModel(other.bytes, 'obj', means))) read++
  }
  assert.ok(read > 20, `only ${read} were still models: the mutations say little`)
})

test('documents with any number or value anywhere are read or rejected', async () => {
  const { document, binary } = buildGltf(DRAFT)
  const random = createRandom(`documents ${seed}`)
  const VALUES = [
    -1,
    0,
    1,
    2,
    3,
    0.5,
    1e9,
    1e308,
    2 ** 31,
    null,
    'x',
    [],
    {},
    true,
    [0, 0, 0],
    5126,
    5121,
    'VEC4',
    'SCALAR',
  ]
  const places: [holder: Record<string, unknown>, key: string][] = []
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      places.push([value as Record<string, unknown>, key])
      collect(inner)
    }
  }
  collect(document)
  for (let number = 0; number < 300; number++) {
    const [holder, key] = random.pick(places)
    const before = holder[key]
    holder[key] = random.pick(VALUES)
    const text = JSON.stringify(document)
    holder[key] = before
    await readOrRefuse(`${key} ${number}`, () => readModel(packGlb(text, binary), 'glb', means))
  }
})

test('mutated catalogues are read or rejected', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'catalogues-'))
  after(() => rm(folder, { recursive: true }))
  const path = join(folder, 'one.sh3f')
  for (let number = 0; number < 90; number++) {
    const { how, bytes } = mutate(CATALOGUE, OBJ, number, `zip ${seed}`)
    await writeFile(path, bytes)
    await readOrRefuse(`zip ${number} ${how}`, async () => {
      const zip = await openZip(path)
      try {
        const { pieces } = await readFurnitureCatalogue(zip)
        if (!pieces[0]) throw new ModelRefused('no piece is left')
        return await readPieceModel(zip, pieces[0].entry, means)
      } finally {
        await zip.close()
      }
    })
  }
})
