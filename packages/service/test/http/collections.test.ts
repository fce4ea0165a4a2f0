import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createClient } from '@kinora/client'
import { type Answered, startService, type TestService } from '../../../../test/harness/service.ts'

const COLLECTIONS = '/ent/v2/collections'
const SCENE = {
  version: 'kinora.scene/1',
  seconds: 4,
  entities: [{ id: 'cat', asset: 'cat' }],
  places: [{ id: 'here', asset: 'lake' }],
  shots: [{ from: 0, to: 4, place: 'here' }],
}

let service: TestService

before(async () => {
  service = await startService({}, { holdsAnswers: true })
})
after(() => service.stop())

const newKey = async (): Promise<string> => (await service.account()).key
const saveScene = async (key: string): Promise<string> =>
  (await service.post('/ent/v2/scenes', { name: 'a scene', scene: SCENE }, { key })).json.id
const makeTask = async (key: string): Promise<string> =>
  (await service.post('/ent/v2/text2video', { model: 'genq2', prompt: 'a cat', duration: 1 }, { key })).json.id
const make = async (key: string, name: string): Promise<string> =>
  (await service.post(COLLECTIONS, { name }, { key })).json.id
const put = (key: string, path: string, body?: object): Promise<Answered> =>
  service.request('PUT', `${COLLECTIONS}/${path}`, { key, ...(body && { body }) })
const remove = (key: string, path: string): Promise<Answered> =>
  service.request('DELETE', `${COLLECTIONS}/${path}`, { key })
const contentsOf = async (key: string, id: string): Promise<[string, string][]> =>
  (await service.get(`${COLLECTIONS}/${id}`, { key })).json.contents.map((one: { id: string; kind: string }) => [
    one.kind,
    one.id,
  ])
const idsIn = ({ json }: Answered, name: string): string[] => json[name].map(({ id }: { id: string }) => id)

test('a collection has tasks and scenes, the last added first, and filters lists', async () => {
  const key = await newKey()
  const [task, other, scene] = [await makeTask(key), await makeTask(key), await saveScene(key)]
  await saveScene(key)
  const id = await make(key, 'For the client')
  assert.equal((await put(key, `${id}/items/${task}`)).json.items, 1)
  assert.deepEqual((await put(key, `${id}/items/${scene}`)).json.items, 2)
  assert.deepEqual(await contentsOf(key, id), [
    ['scene', scene],
    ['task', task],
  ])
  assert.deepEqual(idsIn(await service.get(`/ent/v2/tasks?collection=${id}`, { key }), 'tasks'), [task])
  assert.deepEqual(idsIn(await service.get(`/ent/v2/scenes?collection=${id}`, { key }), 'scenes'), [scene])
  assert.deepEqual(idsIn(await service.get(`${COLLECTIONS}?item=${task}`, { key }), 'collections'), [id])
  assert.deepEqual(idsIn(await service.get(`${COLLECTIONS}?item=${other}`, { key }), 'collections'), [])
  await remove(key, `${id}/items/${task}`)
  assert.deepEqual(await contentsOf(key, id), [['scene', scene]])
})

test('every account has favourites, also before it adds to them, and adding twice changes nothing', async () => {
  const key = await newKey()
  const empty = { id: 'favourites', name: '', items: 0, created_at: null }
  assert.deepEqual((await service.get(COLLECTIONS, { key })).json.collections, [empty])
  assert.deepEqual((await service.get(`${COLLECTIONS}/favourites`, { key })).json, { ...empty, contents: [] })
  assert.deepEqual(idsIn(await service.get('/ent/v2/tasks?collection=favourites', { key }), 'tasks'), [])
  const [task, scene] = [await makeTask(key), await saveScene(key)]
  await put(key, `favourites/items/${task}`)
  await put(key, `favourites/items/${scene}`)
  const { json: again } = await put(key, `favourites/items/${task}`)
  assert.deepEqual([again.id, again.items], ['favourites', 2])
  assert.deepEqual(await contentsOf(key, 'favourites'), [
    ['scene', scene],
    ['task', task],
  ])
  await make(key, 'Later')
  assert.deepEqual(
    (await service.get(COLLECTIONS, { key })).json.collections.map(({ name }: { name: string }) => name),
    ['', 'Later'],
  )
  assert.equal((await remove(key, 'favourites')).status, 400)
  assert.equal((await put(key, 'favourites', { name: 'mine' })).status, 400)
})

test('a collection is renamed and deleted, and its contents stay', async () => {
  const key = await newKey()
  const [scene, id] = [await saveScene(key), await make(key, 'Drafts')]
  await put(key, `${id}/items/${scene}`)
  const { json: renamed } = await put(key, id, { name: '草稿' })
  assert.deepEqual([renamed.name, renamed.items], ['草稿', 1])
  assert.equal((await remove(key, id)).status, 204)
  assert.equal((await service.get(`${COLLECTIONS}/${id}`, { key })).status, 404)
  assert.equal((await service.get(`/ent/v2/tasks?collection=${id}`, { key })).status, 404)
  assert.equal((await service.get(`/ent/v2/scenes/${scene}`, { key })).status, 200)
})

test('a deleted scene leaves its collections', async () => {
  const key = await newKey()
  const scene = await saveScene(key)
  await put(key, `favourites/items/${scene}`)
  await service.request('DELETE', `/ent/v2/scenes/${scene}`, { key })
  assert.deepEqual(await contentsOf(key, 'favourites'), [])
})

test('collections, tasks and scenes of other accounts are not found', async () => {
  const [key, other] = [await newKey(), await newKey()]
  const [id, task] = [await make(key, 'Mine'), await makeTask(other)]
  for (const item of [task, await saveScene(other), '17', 'no-id'])
    assert.equal((await put(key, `${id}/items/${item}`)).status, 404, item)
  assert.equal((await put(other, `${id}/items/${task}`)).status, 404)
  assert.equal((await put(other, id, { name: 'yours' })).status, 404)
  assert.equal((await remove(other, id)).status, 404)
  assert.equal((await remove(other, `${id}/items/${task}`)).status, 404)
  assert.equal((await service.get(`${COLLECTIONS}/${id}`, { key: other })).status, 404)
  assert.equal((await service.get(`/ent/v2/scenes?collection=${id}`, { key: other })).status, 404)
  assert.equal((await service.get(`${COLLECTIONS}/${id}`, { key })).json.name, 'Mine')
})

test('an account has at most a hundred collections, also when they are created simultaneously', async () => {
  const key = await newKey()
  for (let nth = 0; nth < 98; nth++) await make(key, `number ${nth}`)
  const answers = await Promise.all([1, 2, 3, 4].map(() => service.post(COLLECTIONS, { name: 'one more' }, { key })))
  assert.equal(answers.filter(({ status }) => status === 200).length, 2)
  assert.equal(answers.find(({ status }) => status !== 200)?.json.reason, 'QuotaExceeded')
})

test('the client keeps favourites and collections', async () => {
  const { key } = await service.account()
  const kinora = createClient({ url: service.url, key })
  const { id: task } = await kinora.create('text2video', { model: 'genq2', prompt: 'a cat', duration: 1 })
  const { id } = await kinora.createCollection('Cats')
  await kinora.addToCollection(id, task)
  await kinora.addToCollection('favourites', task)
  assert.deepEqual(
    (await kinora.collections({ item: task })).map(one => one.id),
    ['favourites', id],
  )
  assert.equal((await kinora.tasks({ collection: id })).tasks.length, 1)
  assert.equal((await kinora.renameCollection(id, 'All cats')).name, 'All cats')
  assert.equal((await kinora.removeFromCollection('favourites', task)).items, 0)
  assert.equal((await kinora.collection(id)).contents[0]?.kind, 'task')
  await kinora.deleteCollection(id)
  assert.equal((await kinora.collections()).length, 1)
})
