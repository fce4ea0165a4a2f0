import type { FilmedScene, Made } from '../../../media/src/engine/contract.ts'
import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { box, buildGlb, plain } from '../../../media/test/models/build-glb.ts'
import { buildZip } from '../../../media/test/models/build-zip.ts'
import { findOwnBody } from '../../src/bodies/own-bodies.ts'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'
import { loadCatalogue } from '../../src/library/catalogue.ts'
import { isDressed } from '../../src/scenery/dressed/find-dressed.ts'
import type { Subject } from '../../src/setting/shot-list.ts'
import { assetBody } from '../../src/stage/resolve/asset-body.ts'
import { writeScene } from '../../src/scene-writing/write-scene.ts'
import { buildAvatar } from './avatar.ts'
import { openNamedModels, tellModels } from '../../src/orders/own-model-casting.ts'
import { catalogueFolders } from '../../src/own-models/catalogue-folders.ts'
import { findOwnModels, listModelFiles } from '../../src/own-models/find-own-models.ts'
import { examineOwnModels } from '../../src/own-models/examine-own-models.ts'
import { readModelCard } from '../../src/own-models/read-model-card.ts'
import { learnOwnModels } from '../../src/orders/use-own-models.ts'

const folder = await mkdtemp(join(tmpdir(), 'models-'))
const put = async (name: string, content: string | Uint8Array | object): Promise<void> => {
  const isText = typeof content === 'string' || content instanceof Uint8Array
  await writeFile(join(folder, name), isText ? content : JSON.stringify(content))
}
const red = buildGlb({
  meshes: [[{ ...box([0, 5, 0], [1, 2, 4]), material: 0 }]],
  materials: [plain(1, 0, 0)],
  clips: [{ name: 'Spin', channels: [{ node: 0, path: 'translation', times: [0, 1], values: [0, 0, 0, 0, 1, 0] }] }],
})
const firstSubject = (prompt: string): Subject => direct({ prompt, seed: 1 }).shots[0]!.subjects[0]!
const order = (prompt: string) => ({ kind: 'image', prompt, seed: 1, inputs: [], width: 64, height: 64 }) as const

const filmed = (prompt: string): FilmedScene => ({
  scene: writeScene(direct({ prompt, seed: 1 }), { seconds: 4, prompt, music: 'unwanted' }),
  notes: [],
})

describe('models of the operator', () => {
  const outside = process.env.KINORA_MODELS_DIR
  before(() => (process.env.KINORA_MODELS_DIR = folder))
  after(async () => {
    // Other files in this process read prompts, too.
    if (outside === undefined) delete process.env.KINORA_MODELS_DIR
    else process.env.KINORA_MODELS_DIR = outside
    await rm(folder, { recursive: true })
    await learnOwnModels(undefined)
  })

  test('a place document is a place of prompts in both languages until it is removed, and an invalid one is reported', async () => {
    const place = {
      version: 'kinora.place/1',
      id: 'zorp-yard',
      names: { en: ['zorp yard'], zh: ['佐普院'] },
      isA: ['garden', 'outdoors'],
      isIndoors: false,
      views: 'front',
      sounds: ['birds'],
      traits: 'garden',
      anchors: ['ground', 'middle', 'sky', 'horizon', 'bench'],
      open: {
        floor: 0,
        paved: [{ colour: '#9a958c', x: [-60, 60], z: [-8, 120] }],
        dressing: [{ asset: 'bench', x: 3, z: 9 }],
      },
    }
    const where = (prompt: string): string | undefined => direct({ prompt, seed: 1 }).shots[0]!.where
    await put('zorp-yard.json', place)
    await put('twice.json', { ...place, id: 'library' })
    await put('bare.json', { ...place, id: 'bare-yard', open: { dressing: [{ asset: 'bnech', x: 0, z: 1 }] } })
    const { refused } = await learnOwnModels()
    assert.deepEqual(
      refused.map(({ file }) => file),
      ['bare.json', 'twice.json'],
    )
    for (const prompt of ['a girl in a zorp yard', '佐普院里的女孩']) assert.equal(where(prompt), 'zorp-yard', prompt)
    assert.equal(filmed('a girl in a zorp yard').scene.places[0]?.asset, 'zorp-yard')
    assert.equal(loadCatalogue().place('zorp yard')?.id, 'zorp-yard')
    assert.ok(isDressed('zorp-yard'))
    const { loaded } = await examineOwnModels(folder)
    assert.deepEqual(loaded.find(({ file }) => file === 'zorp-yard.json')?.words, ['zorp yard', '佐普院'])
    for (const name of ['zorp-yard.json', 'twice.json', 'bare.json']) await rm(join(folder, name))
    await learnOwnModels()
    assert.notEqual(where('a girl in a zorp yard'), 'zorp-yard')
    assert.ok(!isDressed('zorp-yard'))
  })

  test('words of a model override built-in figures in both languages, and its size is kept', async () => {
    await put('zorp.glb', red)
    await put('zorp.json', {
      words: ['zorp', 'teapot', '佐普壶'],
      metres: { height: 0.5 },
      licence: 'CC0',
      credit: 'Somebody',
    })
    for (const prompt of ['a zorp in a garden', 'a teapot in a garden', '花园里有一个佐普壶']) {
      assert.deepEqual(await openNamedModels(order(prompt)), [])
      assert.deepEqual(firstSubject(prompt).what, { sprite: 'own-zorp' }, prompt)
    }
    const body = findOwnBody('own-zorp')!
    assert.deepEqual(body.extent, { low: [-0.125, 0, -0.5], high: [0.125, 0.5, 0.5] })
    assert.equal(body.kind.isLong, true)
    assert.deepEqual(assetBody('own-zorp')?.entry.size, { width: 0.25, height: 0.5, depth: 1 })
  })

  test('an asset document is a model, and an invalid one is rejected with its first problem', async () => {
    const stool = { shape: 'box', at: [0, 0.2, 0], size: [0.4, 0.4, 0.4], colour: '#804020' }
    await put('blorn.json', {
      version: 'kinora.asset/1',
      id: 'blorn',
      names: { en: ['blorn'], zh: ['布洛恩'] },
      like: 'stool',
      parts: [stool],
    })
    await put('nameless.json', { version: 'kinora.asset/1', id: 'nameless', parts: [stool] })
    await put('shapeless.json', {
      version: 'kinora.asset/1',
      id: 'it',
      names: { en: ['it'] },
      parts: [{ shape: 'orb' }],
    })
    assert.deepEqual(await openNamedModels(order('a blorn in a garden')), [])
    const body = findOwnBody('own-blorn')!
    assert.deepEqual(body.extent, { low: [-0.2, 0, -0.2], high: [0.2, 0.4, 0.2] })
    assert.ok(assetBody('own-blorn')?.entry.affords.includes('sit-on'))
    const files = (await listModelFiles(folder, [])).map(({ path }) => path)
    const { refused } = await findOwnModels(folder, files)
    const shapeless = refused.find(({ file }) => file === 'shapeless.json')
    assert.match(shapeless?.why ?? '', /\/parts\/0\/shape: shape must be one of box, .* got "orb"/u)
    for (const file of ['blorn', 'nameless', 'shapeless']) await rm(join(folder, `${file}.json`))
  })

  test('author and licence are reported with the result and stored with the file', async () => {
    const made = tellModels({ scene: filmed('a zorp'), notes: ['one'] }, ['models: x.glb is no .glb; it is not used'])
    assert.deepEqual(made, {
      ...made,
      notes: [
        'one',
        'prompt: drawn from models of this installation: "zorp" as zorp.glb (Somebody, CC0)',
        'models: x.glb is no .glb; it is not used',
      ],
      credits: ['zorp: Somebody, CC0'],
    })
  })

  test('a model has the uses of its words or of its card', async () => {
    await put('seat.glb', red)
    await put('seat.json', { words: ['quux'], like: 'chair', metres: 0.9, facing: '-x', clips: { stand: 'Spin' } })
    await openNamedModels(order('a quux'))
    const body = findOwnBody('own-seat')!
    assert.ok(body.body.sockets['seat'], 'it can be sat on')
    assert.ok(assetBody('own-seat')?.entry.affords.includes('sit-on'))
    // Four long in the file, along z; seen with its side ahead it is four wide.
    assert.deepEqual(
      [body.extent.high[0], body.extent.high[2]].map(one => Number(one.toFixed(4))),
      [0.9, 0.225],
    )
    const bones = body.body.clip!(['wave', 'stand'], 0.5)!
    assert.equal(Number(bones[1]![7]!.toFixed(4)), 0.225, 'half of a metre of a file in which it is two high')
    assert.equal(body.body.clip!(['walk'], 0), undefined)
  })

  test('an unusable model is reported with the reason, and its word is drawn without it', async () => {
    await put('kettle.glb', red.subarray(0, 500))
    await put('kettle.json', { words: ['kettle'], metres: 0.3 })
    const notes = await openNamedModels(order('a kettle on a table'))
    assert.deepEqual(notes, ['models: kettle.glb is cut off: a chunk is longer than the file; it is not used'])
    const { what } = firstSubject('a kettle on a table')
    assert.ok('sprite' in what && !what.sprite.startsWith('own-'))
    assert.deepEqual(await openNamedModels(order('two kettles on a table')), notes, 'every order that names it is told')
    assert.deepEqual(await openNamedModels(order('a man in a park')), [], 'and no other')
  })

  test('items of a catalogue are found by their names, and by their last word if no other model has it', async () => {
    const list = `license=CC BY\n${['Round stool', 'Tall stool'].map((name, at) => `name#${at + 1}=${name}\nmodel#${at + 1}=/s.obj\nwidth#${at + 1}=40\ndepth#${at + 1}=30\nheight#${at + 1}=${50 + at}\ncreator#${at + 1}=Maker\n`).join('')}`
    await put(
      'lib.sh3f',
      buildZip({
        'PluginFurnitureCatalog.properties': list,
        'PluginFurnitureCatalog_zh.properties': 'name#2=\\u9ad8\\u51f3\\u5b50\n',
        's.obj': 'v 0 0 0\nv 1 0 0\nv 0 2 0\nv 0 0 1\nf 1 2 3\nf 1 2 4\n',
      }),
    )
    await openNamedModels(order('a tall stool'))
    const spriteOf = (prompt: string): unknown => firstSubject(prompt).what
    assert.deepEqual(spriteOf('a tall stool in a room'), { sprite: 'own-lib-sh3f-2' })
    assert.deepEqual(spriteOf('房间里有一张高凳子'), { sprite: 'own-lib-sh3f-2' })
    assert.deepEqual(spriteOf('a stool in a room'), { sprite: 'own-lib-sh3f-1' })
    const { extent } = findOwnBody('own-lib-sh3f-2')!
    assert.deepEqual(
      extent.high.map(one => Number(one.toFixed(4))),
      [0.2, 0.51, 0.15],
      'as large as the list says',
    )
    const { credits } = tellModels<Partial<Made>>({ scene: filmed('a tall stool') }, [])
    assert.deepEqual(credits, ['Tall stool: Maker, CC BY'])
  })

  test('catalogues of an installed Sweet Home 3D are found automatically, unless the setting disables them', async () => {
    const installed = await mkdtemp(join(tmpdir(), 'kinora-sweet-home-'))
    const piece = 'name#1=Blue ottoman\nmodel#1=/s.obj\nwidth#1=40\ndepth#1=30\nheight#1=50\n'
    const box = 'v 0 0 0\nv 1 0 0\nv 0 2 0\nv 0 0 1\nf 1 2 3\nf 1 2 4\n'
    await writeFile(
      join(installed, 'Home.sh3f'),
      buildZip({ 'PluginFurnitureCatalog.properties': piece, 's.obj': box }),
    )
    await writeFile(join(installed, 'readme.json'), '{"words": ["ottoman"]}')
    const names = async (catalogues: readonly string[]) =>
      (await listModelFiles(folder, catalogues)).map(({ path }) => path).filter(path => !path.startsWith(folder))
    assert.deepEqual(await names([installed]), [join(installed, 'Home.sh3f')])
    assert.deepEqual(await names([]), [])
    const found = await findOwnModels(folder, await names([installed]))
    assert.deepEqual(
      found.models.map(({ file, words }) => [file, words]),
      [['Home.sh3f', ['Blue ottoman']]],
    )
    assert.deepEqual(catalogueFolders('none'), [])
    assert.deepEqual(catalogueFolders('/a:/b'), ['/a', '/b'])
    assert.ok(catalogueFolders('').includes('/usr/share/sweethome3d/furniture'))
    assert.ok(catalogueFolders('').includes(join(homedir(), '.eteks/sweethome3d/furniture')))
    await rm(installed, { recursive: true })
  })

  test('a whole folder is examined: the loaded models, and the others with reasons', async () => {
    await put('alone.obj', 'v 0 0 0\n')
    await put('plain.obj', 'v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n')
    await put('plain.json', { words: ['plain thing'] })
    await put('wrong.glb', red)
    await put('wrong.json', { words: ['wrong'], colour: 'red' })
    await put('out.gltf', { asset: { version: '2.0' }, buffers: [{ uri: 'link.bin', byteLength: 4 }] })
    await put('out.json', { words: ['outer'] })
    await symlink('/etc/hostname', join(folder, 'link.bin'))
    await put('package.json', '{}')
    await mkdir(join(folder, 'node_modules'))
    await put('node_modules/other.glb', 'x')
    await put('noclip.glb', red)
    await put('noclip.json', { words: ['no clip'], clips: { walk: 'Walk' } })
    const { loaded, refused } = await examineOwnModels(folder)
    assert.deepEqual(
      loaded.map(({ file, metres, triangles }) => [file, metres, triangles]),
      [
        ['seat.glb', [1.8, 0.9, 0.45], 12],
        ['zorp.glb', [0.25, 0.5, 1], 12],
        ['lib.sh3f', [0.4, 0.5, 0.3], undefined],
        ['lib.sh3f', [0.4, 0.51, 0.3], undefined],
      ],
    )
    const why = Object.fromEntries(refused.map(one => [one.file, one.why]))
    assert.deepEqual(Object.keys(why).toSorted(), [
      'alone.obj',
      'kettle.glb',
      'noclip.glb',
      'out.gltf',
      'plain.obj',
      'wrong.json',
    ])
    assert.match(why['alone.obj']!, /has no alone\.json beside it/u)
    assert.match(why['plain.obj']!, /says no size/u)
    assert.match(why['wrong.json']!, /^colour is not known; fields are file, words, metres/u)
    assert.match(why['out.gltf']!, /link\.bin, which lies outside the folder/u)
    assert.match(why['noclip.glb']!, /no clip "Walk" for walk; it has "Spin"/u)
  })

  test('a VRM file is a model like its glTF', async () => {
    await put('mascot.vrm', buildAvatar('vrm1', 'aside'))
    await put('mascot.json', { words: ['mascot of ours'], metres: 1.5 })
    const { loaded } = await examineOwnModels(folder)
    assert.deepEqual(
      loaded.filter(({ file }) => file === 'mascot.vrm').map(({ metres }) => metres?.[1]),
      [1.5],
    )
  })

  test('an error in a card names the field, the allowed values and the received value', () => {
    const says = (card: object, pattern: RegExp): void =>
      assert.throws(() => readModelCard(JSON.stringify(card)), pattern)
    says({}, /^ModelRefused: words must be a list of 1 to 100 texts, got nothing/u)
    says({ words: ['a', 7] }, /words\[1\] must be a text of 1 to 200 characters, got 7/u)
    says({ words: ['…'] }, /words\[0\] must have a letter or digit/u)
    says({ words: ['a'], metres: 5_000 }, /metres\.height must be between 0\.005 and 300, got 5000/u)
    says({ words: ['a'], metres: { length: 1 } }, /metres\.length is not known; sides are height, width, depth/u)
    says({ words: ['a'], facing: 'north' }, /facing must be one of \+z, -z, \+x, -x, got "north"/u)
    says({ words: ['a'], up: 'x' }, /up must be y or z, got "x"/u)
    says({ words: ['a'], clips: { moonwalk: 'x' } }, /clips\.moonwalk is not an action; actions are stand, walk/u)
    assert.throws(() => readModelCard('[]'), /is no JSON object/u)
    assert.deepEqual(readModelCard('{"words":[" a "],"license":"MIT"}'), {
      words: ['a'],
      facing: '+z',
      up: 'y',
      licence: 'MIT',
    })
  })
})
