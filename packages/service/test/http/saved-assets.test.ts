import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createClient, RequestRefused } from '@kinora/client'
import { type Answered, startService, type TestService } from '../../../../test/harness/service.ts'

const ASSETS = '/ent/v2/assets'
const asset = (colour = '#c83232') => ({
  version: 'kinora.asset/1',
  id: 'tea-robot',
  names: { en: ['tea robot'], zh: ['茶机器人'] },
  isA: ['robot'],
  parts: [
    { shape: 'box', at: [0, 0.5, 0], size: [0.5, 1, 0.4], colour },
    { shape: 'ball', at: [0, 1.2, 0], size: 0.4, colour: '#d8d8d8' },
  ],
})
const document = (entity: object = { asset: 'tea-robot' }) => ({
  version: 'kinora.scene/1',
  seconds: 4,
  entities: [{ id: 'it', ...entity }],
  places: [{ id: 'here', asset: 'kitchen' }],
  shots: [{ from: 0, to: 4, place: 'here' }],
})

let service: TestService

before(async () => {
  service = await startService({ KINORA_SAVED_ASSETS: '2' }, { holdsAnswers: true })
})
after(() => service.stop())

const newKey = async (): Promise<string> => (await service.account()).key
const save = (key: string, body: object = asset()): Promise<Answered> => service.post(ASSETS, body, { key })
const idsOf = ({ json }: Answered): string[] => json.items.map((one: { id: string }) => one.id)

test('an asset is kept with its versions, under its id', async () => {
  const key = await newKey()
  const { json: made } = await save(key)
  assert.deepEqual([made.name, made.version, made.newest, made.asset], ['tea-robot', 1, 1, asset()])
  assert.deepEqual([made.entry.rig, made.entry.size.height], ['thing', 1.4])
  const changed = await service.request('PUT', `${ASSETS}/${made.id}`, {
    key,
    body: { asset: asset('#3232c8'), base_version: 1 },
  })
  assert.equal(changed.json.newest, 2)
  const first = await service.get(`${ASSETS}/${made.id}?version=1`, { key })
  assert.equal(first.json.asset.parts[0].colour, '#c83232')
  const stale = await service.request('PUT', `${ASSETS}/${made.id}`, { key, body: { asset: asset(), base_version: 1 } })
  assert.equal(stale.status, 409)
  const listed = await service.get(ASSETS, { key })
  assert.deepEqual(
    listed.json.assets.map((one: { id: string; asset?: object }) => [one.id, one.asset]),
    [[made.id, undefined]],
  )
})

test('a scene document may name an asset that the account keeps, and is then complete', async () => {
  const key = await newKey()
  const before = await service.post('/ent/v2/scene/check', document(), { key })
  assert.equal(before.json.valid, false)
  await save(key)
  assert.equal((await service.post('/ent/v2/scene/check', document(), { key })).json.valid, true)
  const { json: kept } = await service.post('/ent/v2/scenes', { name: 'tea', scene: document() }, { key })
  assert.deepEqual(kept.scene.assets, [asset()])
  const member = document({ asset: 'group', count: 2, members: [{ id: 'a', asset: 'tea-robot' }, { id: 'b' }] })
  const { json: grouped } = await service.post('/ent/v2/scene/check', member, { key })
  assert.deepEqual(
    grouped.problems.filter((one: { code: string }) => one.code === 'unknown-name'),
    [],
  )
  const other = await service.post('/ent/v2/scene/check', document(), { key: await newKey() })
  assert.equal(other.json.valid, false)
})

test('a task is drawn with the kept asset, and its document has it', async () => {
  const key = await newKey()
  await save(key)
  const made = await service.post('/ent/v2/text2video', { model: 'genq2', scene: document() }, { key })
  assert.equal(made.status, 200, JSON.stringify(made.json))
  const { json: request } = await service.get(`/ent/v2/tasks/${made.json.task_id}/request`, { key })
  assert.deepEqual(request.body.scene.assets, [asset()])
})

test('a document that has an asset of that name keeps its own', async () => {
  const key = await newKey()
  await save(key)
  const own = { ...document(), assets: [asset('#32c832')] }
  const { json: kept } = await service.post('/ent/v2/scenes', { name: 'tea', scene: own }, { key })
  assert.deepEqual(kept.scene.assets, [asset('#32c832')])
})

test('searches of the catalogue show the kept assets of the caller alone', async () => {
  const [key, other] = [await newKey(), await newKey()]
  const { json: made } = await save(key)
  const search = (as: string, query: string): Promise<Answered> =>
    service.get(`/ent/v2/scene/catalog?kind=asset&query=${encodeURIComponent(query)}`, { key: as })
  const found = await search(key, 'tea robot')
  assert.deepEqual([idsOf(found)[0], found.json.items[0].saved_asset], ['tea-robot', made.id])
  assert.equal(idsOf(await search(key, '茶机器人'))[0], 'tea-robot')
  assert.ok(!idsOf(await search(other, 'tea robot')).includes('tea-robot'))
  assert.ok(!idsOf(await search(key, 'horse')).includes('tea-robot'))
  const entry = '/ent/v2/scene/catalog/asset/tea-robot'
  assert.equal((await service.get(entry, { key })).json.saved_asset, made.id)
  assert.equal((await service.get(entry, { key: other })).status, 404)
  await service.request('DELETE', `${ASSETS}/${made.id}`, { key })
  assert.ok(!idsOf(await search(key, 'tea robot')).includes('tea-robot'))
})

test('an asset with a problem, a name of the catalogue or a name that is taken is refused with a pointer', async () => {
  const key = await newKey()
  const wrong = await save(key, { ...asset(), parts: [{ shape: 'box', at: [0, 0, 0] }] })
  assert.equal(wrong.status, 400)
  assert.match(wrong.json.metadata.problems[0].at, /^\/asset\/parts\/0/)
  const known = await save(key, { ...asset(), id: 'horse' })
  assert.match(known.json.message, /asset\/id: "horse" is a name of the catalogue's asset horse; choose another id/)
  await save(key)
  const { status, json } = await save(key)
  assert.equal(status, 409)
  assert.match(json.message, /the account keeps tea-robot already: change asset \d+/)
})

test('an account keeps as many assets as the setting allows', async () => {
  const key = await newKey()
  for (const id of ['one-thing', 'other-thing']) assert.equal((await save(key, { ...asset(), id })).status, 200)
  const refused = await save(key)
  assert.match(refused.json.message, /keeps 2 assets; at most 2 are allowed/)
})

test('a body and the kept assets that its documents name are no larger together than a body may be', async () => {
  const key = await newKey()
  const long = (letter: string): string[] => Array.from({ length: 60 }, (_, at) => `${letter.repeat(58)}${at}`)
  const names = { en: long('n'), zh: long('m') }
  for (const id of ['one-thing', 'other-thing']) assert.equal((await save(key, { ...asset(), id, names })).status, 200)
  const entities = [{ asset: 'one-thing' }, { asset: 'other-thing' }]
  const check = (scenes: object[]): Promise<Answered> => service.post('/ent/v2/scene/check', { scenes }, { key })
  const scene = { version: 'kinora.scene/1', entities }
  assert.equal((await check([scene, scene])).status, 200)
  const { status, json } = await check(Array.from({ length: 2_000 }, () => scene))
  assert.equal(status, 413, JSON.stringify(json))
  assert.match(
    json.message,
    /the body and the kept assets that its scene documents name have 3\d+ bytes together; at most \d+/,
  )
})

test('the client keeps, changes, lists and deletes assets', async () => {
  const key = await newKey()
  const kinora = createClient({ url: service.url, key })
  const kept = await kinora.saveAsset(asset())
  assert.equal((await kinora.changeAsset(kept.id, { asset: asset('#3232c8'), base_version: 1 })).newest, 2)
  assert.deepEqual(
    (await kinora.savedAssets()).assets.map(({ name, newest }) => [name, newest]),
    [['tea-robot', 2]],
  )
  assert.deepEqual((await kinora.savedAsset(kept.id, { version: 1 })).asset, asset())
  assert.equal((await kinora.assetVersions(kept.id)).length, 2)
  assert.equal((await kinora.keepAsset(asset())).newest, 3)
  assert.equal((await kinora.keepAsset({ ...asset(), id: 'other-robot' })).newest, 1)
  await kinora.deleteAsset(kept.id)
  await assert.rejects(kinora.savedAsset(kept.id), RequestRefused)
})
