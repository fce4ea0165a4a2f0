import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createClient, RequestRefused } from '@kinora/client'
import { checkScene } from '@kinora/media/scene/check-scene'
import { loadCatalogue } from '@kinora/studio/catalogue'
import { startingPoints } from '../../src/tasks/scenes/starting-points.ts'
import { type Answered, startService, type TestService } from '../../../../test/harness/service.ts'

const SCENES = '/ent/v2/scenes'
const document = (asset = 'lake') => ({
  version: 'kinora.scene/1',
  seconds: 4,
  entities: [{ id: 'cat', asset: 'cat' }],
  places: [{ id: 'here', asset }],
  shots: [{ from: 0, to: 4, place: 'here' }],
})

let service: TestService

before(async () => {
  service = await startService({ KINORA_SAVED_SCENES: '3' }, { holdsAnswers: true })
})
after(() => service.stop())

const newKey = async (): Promise<string> => (await service.account()).key
const save = (key: string, body: object = {}): Promise<Answered> =>
  service.post(SCENES, { name: 'a scene', scene: document(), ...body }, { key })
const change = (key: string, id: string, body: object): Promise<Answered> =>
  service.request('PUT', `${SCENES}/${id}`, { body, key })

test('a scene is stored unchanged, a change is a version, and earlier ones remain', async () => {
  const key = await newKey()
  const sent = { ...document(), entities: [{ id: 'cat', asset: 'kitty' }], title: '湖边的猫' }
  const { json: made } = await save(key, { name: 'By the lake', scene: sent })
  assert.deepEqual([made.name, made.version, made.newest, made.seconds, made.shots], ['By the lake', 1, 1, 4, 1])
  assert.deepEqual(made.scene.title, sent.title)
  const { json: next } = await change(key, made.id, { scene: document('forest'), base_version: 1 })
  assert.deepEqual([next.version, next.scene.places[0].asset], [2, 'forest'])
  const { json: renamed } = await change(key, made.id, { name: 'In the woods' })
  assert.deepEqual([renamed.name, renamed.version], ['In the woods', 2])
  const { json: first } = await service.get(`${SCENES}/${made.id}?version=1`, { key })
  assert.deepEqual([first.version, first.newest, first.scene.places[0].asset], [1, 2, 'lake'])
  const { json: versions } = await service.get(`${SCENES}/${made.id}/versions`, { key })
  assert.deepEqual(
    versions.versions.map((one: { version: number }) => one.version),
    [2, 1],
  )
  const missing = await service.get(`${SCENES}/${made.id}?version=9`, { key })
  assert.deepEqual([missing.status, missing.json.message], [404, `there is no version 9 of scene ${made.id}`])
  assert.equal((await service.request('DELETE', `${SCENES}/${made.id}`, { key })).status, 204)
  assert.equal((await service.get(`${SCENES}/${made.id}`, { key })).status, 404)
})

test('a version keeps the seed, the ratio and the model that it was saved with', async () => {
  const key = await newKey()
  const settings = { seed: 1_092_171_665, aspect_ratio: '9:16', model: 'genq2' }
  const { json: made } = await save(key, settings)
  const { json: found } = await service.get(`${SCENES}/${made.id}`, { key })
  assert.deepEqual([found.seed, found.aspect_ratio, found.model], [1_092_171_665, '9:16', 'genq2'])
  const { json: next } = await change(key, made.id, { scene: document(), seed: 2 })
  assert.deepEqual([next.seed, next.aspect_ratio, next.model], [2, undefined, undefined])
  const { json: first } = await service.get(`${SCENES}/${made.id}?version=1`, { key })
  assert.equal(first.seed, settings.seed)
  const alone = await change(key, made.id, { seed: 3 })
  assert.deepEqual([alone.status, alone.json.message], [400, 'seed is saved with a scene, which is missing'])
})

test('the second of two changes of the same version is rejected', async () => {
  const key = await newKey()
  const { json: made } = await save(key)
  const answers = await Promise.all(
    ['forest', 'desert'].map(asset => change(key, made.id, { scene: document(asset), base_version: 1 })),
  )
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409])
  const refused = answers.find(({ status }) => status === 409)
  assert.match(refused?.json.message, /the newest version is 2, and the change is of version 1/)
  assert.equal((await service.get(`${SCENES}/${made.id}`, { key })).json.newest, 2)
})

test('only the newest twenty versions are kept', async () => {
  const key = await newKey()
  const { json: made } = await save(key)
  for (let nth = 0; nth < 21; nth++) await change(key, made.id, { scene: document() })
  const { json } = await service.get(`${SCENES}/${made.id}/versions`, { key })
  assert.deepEqual([json.versions.length, json.versions[0].version, json.versions.at(-1).version], [20, 22, 3])
})

test('an account keeps as many scenes as the setting allows, also simultaneous ones', async () => {
  const key = await newKey()
  const answers = await Promise.all(Array.from({ length: 6 }, () => save(key)))
  assert.equal(answers.filter(({ status }) => status === 200).length, 3)
  const refused = answers.find(({ status }) => status !== 200)
  assert.equal(refused?.json.reason, 'QuotaExceeded')
  assert.match(refused?.json.message, /keeps 3 scenes; at most 3 are allowed/)
  const { json: first } = await service.get(`${SCENES}?count=2`, { key })
  const { json: rest } = await service.get(`${SCENES}?count=2&next_page_token=${first.next_page_token}`, { key })
  const ids = [...first.scenes, ...rest.scenes].map((one: { id: string }) => one.id)
  assert.deepEqual([new Set(ids).size, rest.next_page_token], [3, ''])
  assert.equal('scene' in first.scenes[0], false, 'a list has no documents')
})

test('a document with problems is rejected by its fields, and inputs may come later', async () => {
  const key = await newKey()
  const wrong = await save(key, { scene: { ...document(), places: [{ id: 'here', asset: 'no such place at all' }] } })
  assert.equal(wrong.status, 400)
  assert.match(wrong.json.metadata.fields[0], /^scene/)
  assert.equal((await save(key, { name: '' })).json.metadata.fields[0], 'name')
  assert.equal((await save(key, { scene: undefined })).json.metadata.fields[0], 'scene')
  const later = await save(key, {
    scene: { ...document(), entities: [{ id: 'cat', asset: 'input:images[0]' }] },
  })
  assert.equal(later.status, 200, later.text)
  assert.equal((await service.get(SCENES, { key })).json.scenes.length, 1, 'nothing of the refused ones is kept')
})

test('the client keeps, changes, lists and deletes scenes, and reads starting points', async () => {
  const client = createClient({ url: service.url, key: await newKey() })
  const [start] = await client.startingPoints()
  const { scene } = await client.startingPoint(start?.id ?? '')
  const { id } = await client.saveScene({ name: 'mine', scene })
  await client.changeScene(id, { name: 'still mine', base_version: 1 })
  assert.deepEqual(
    (await client.savedScenes()).scenes.map(({ name }) => name),
    ['still mine'],
  )
  assert.equal((await client.sceneVersions(id)).length, 1)
  assert.deepEqual((await client.savedScene(id, { version: 1 })).scene, scene)
  await client.deleteScene(id)
  await assert.rejects(client.savedScene(id), RequestRefused)
})

test('every starting point is a document without problems and warnings, with names and a picture', async () => {
  const all = startingPoints()
  assert.ok(all.length >= 20)
  assert.deepEqual(
    all.map(({ rank }) => rank),
    all.map((_, at) => at + 1),
  )
  const pictures = new Set<string>()
  for (const { id, names, about, scene } of all) {
    const { problems, warnings } = checkScene(scene, loadCatalogue())
    assert.deepEqual([...problems, ...warnings.filter(({ code }) => code !== 'stands-in')], [], id)
    for (const texts of [names, about]) {
      assert.match(texts.en, /^[A-Z]/, id)
      assert.match(texts.zh, /\p{Script=Han}/u, id)
    }
    const picture = await service.get(`/ent/v2/scene/starting-points/${id}/picture`, { key: null })
    assert.deepEqual([picture.status, picture.headers.get('content-type')], [200, 'image/webp'], id)
    pictures.add(picture.text)
  }
  assert.equal(pictures.size, all.length, 'each has its own picture')
  const { status, json } = await service.get('/ent/v2/scene/starting-points/nothing')
  assert.deepEqual([status, json.reason], [404, 'NotFound'])
})
