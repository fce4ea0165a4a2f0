import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { ModelRefused } from '../../src/models/model.ts'
import { readFurnitureCatalogue, readPieceModel } from '../../src/models/read-furniture-catalogue.ts'
import { openZip, type ZipFile } from '../../src/models/zip-file.ts'
import { buildZip } from './build-zip.ts'

const folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
after(() => rm(folder, { recursive: true }))

async function opened(bytes: Uint8Array): Promise<ZipFile> {
  const path = join(folder, 'one.sh3f')
  await writeFile(path, bytes)
  return openZip(path)
}

const LIST = `id=test#one
name=Test furniture
license=CC BY 3.0
id#1=stool
name#1=Three-legged stool
model#1=/models/stool/stool.obj
width#1=40
depth#1=41
height#1=45.5
creator#1=Somebody
modelRotation#1=1 0 0 0 0 -1 0 1 0
name#2=Old lamp
model#2=/models/lamp.dae
width#2=20
depth#2=20
height#2=40
name#3=Nothing
model#3=/models/none.obj
`
const ENTRIES = {
  'PluginFurnitureCatalog.properties': LIST,
  'PluginFurnitureCatalog_zh_CN.properties': 'name#1=\\u4e09\\u811a\\u51f3\nname#2=\\u706f\n',
  'models/stool/stool.obj': 'mtllib stool.mtl\nv 0 0 0\nv 1 0 0\nv 0 1 0\nusemtl a\nf 1 2 3\n',
  'models/stool/stool.mtl': 'newmtl a\nKd 1 0 0\n',
}
const means = { decodePicture: () => Promise.reject(new Error('there is none')) }

test('a catalogue has its items in every language, with their sizes and authors', async () => {
  const zip = await opened(buildZip(ENTRIES))
  const { name, pieces, refused } = await readFurnitureCatalogue(zip)
  assert.equal(name, 'Test furniture')
  assert.deepEqual(pieces, [
    {
      id: 'stool',
      names: ['Three-legged stool', '三脚凳'],
      size: [0.4, 0.455, 0.41],
      entry: 'models/stool/stool.obj',
      turn: [1, 0, 0, 0, 0, -1, 0, 1, 0],
      licence: 'CC BY 3.0',
      credit: 'Somebody',
    },
  ])
  assert.deepEqual(refused, [
    { piece: 'Old lamp', why: 'its model is .dae; .obj is read' },
    { piece: 'Nothing', why: 'the catalogue has no models/none.obj' },
  ])
  const model = await readPieceModel(zip, pieces[0]!.entry, means)
  assert.equal(model.colours.slice(0, 3).join(' '), '255 0 0')
  await zip.close()
})

const refuses = async (bytes: Uint8Array, says: RegExp): Promise<void> => {
  const work = async (): Promise<void> => {
    const zip = await opened(bytes)
    try {
      const { pieces } = await readFurnitureCatalogue(zip)
      for (const { entry } of pieces) await readPieceModel(zip, entry, means)
    } finally {
      await zip.close()
    }
  }
  await assert.rejects(work(), error => error instanceof ModelRefused && says.test(error.message))
}

test('a zip that unpacks to more than its stated or allowed size is rejected', async () => {
  await refuses(
    buildZip({ 'PluginFurnitureCatalog.properties': 'x'.repeat(1e6) }, 1_000),
    /does not unpack to the 1000 bytes/u,
  )
  await refuses(
    buildZip({ 'PluginFurnitureCatalog.properties': 'x' }, 2 ** 31),
    /2147483648 bytes in Plugin.*; at most/u,
  )
  await refuses(buildZip({ 'other.txt': 'x' }), /no PluginFurnitureCatalog/u)
  await refuses(Buffer.from('no zip at all, but long enough for its end'), /no zip file/u)
  await refuses(buildZip(ENTRIES).subarray(100), /cut off|no entry|broken/u)
})
