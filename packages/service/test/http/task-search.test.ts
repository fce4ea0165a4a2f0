import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startService, type TestService } from '../../../../test/harness/service.ts'

let service: TestService
const make = async (body: object, type = 'text2video', key = service.key): Promise<string> =>
  String((await service.post(`/ent/v2/${type}`, { model: 'genq2', ...body }, { key })).json.id)
const found = async (query: string, key = service.key): Promise<string[]> => {
  const { status, json, text } = await service.get(`/ent/v2/tasks?pager.pagesz=100&${query}`, { key })
  assert.equal(status, 200, text)
  return (json.tasks as { prompt: string }[]).map(one => one.prompt)
}

before(async () => {
  service = await startService({}, { holdsAnswers: true })
  await make({ prompt: 'A Red fox in the snow', seed: 7 })
  await make({ prompt: 'a red boat', seed: 8 })
  await make({ prompt: '100% snow_flakes' })
  await make({ prompt: '一只红狐狸站在雪中' })
  await make({ text: 'The fox said good night.', voice_setting_voice_id: 'English_Female_Currency' }, 'audio-tts')
})
after(() => service.stop())

test('tasks are found by words of their prompt or text, in any case and order, all of them', async () => {
  assert.deepEqual(await found('search=fox'), ['The fox said good night.', 'A Red fox in the snow'])
  assert.deepEqual(await found('search=snow+red'), ['A Red fox in the snow'])
  assert.deepEqual(await found('search=%E7%8B%90%E7%8B%B8'), ['一只红狐狸站在雪中'])
  assert.deepEqual(await found('search=giraffe'), [])
})

test('a search takes characters literally, not as patterns', async () => {
  assert.deepEqual(await found('search=100%25'), ['100% snow_flakes'])
  assert.deepEqual(await found('search=w_f'), ['100% snow_flakes'])
  assert.deepEqual(await found('search=%25'), ['100% snow_flakes'])
  assert.deepEqual(await found(`search=${encodeURIComponent("' or 1=1")}`), [])
})

test('tasks are found by their seed, which the list has', async () => {
  assert.deepEqual(await found('seed=7'), ['A Red fox in the snow'])
  const { json } = await service.get('/ent/v2/tasks?seed=8')
  assert.equal(json.tasks[0].seed, 8)
  assert.equal((await service.get('/ent/v2/tasks?seed=x')).status, 400)
})

test('filters are combined, and the list has the position of waiting tasks', async () => {
  assert.deepEqual(await found('search=fox&types=audio-tts&states=queueing'), ['The fox said good night.'])
  const { json } = await service.get('/ent/v2/tasks?states=queueing&pager.pagesz=100')
  const places = (json.tasks as { queue_position: number }[]).map(one => one.queue_position)
  assert.ok(places.length === 5 && places.every(place => place >= 1), String(places))
})

test('a search finds nothing of other accounts', async () => {
  const other = await service.account({ name: 'other' })
  assert.deepEqual(await found('search=fox', other.key), [])
})
