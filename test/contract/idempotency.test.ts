import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Answered, startService, type TestService } from '../harness/service.ts'
import { assertRefused } from './assert-refused.ts'
import { type Body, bodyOf, type GeneratorName, generators } from './bodies.ts'

let service: TestService

before(async () => {
  service = await startService()
})
after(() => service.stop())

const DAY_MS = 86_400_000

const send = (generator: GeneratorName, patch: Body, word: string, key = service.key): Promise<Answered> =>
  service.post(generators[generator].path, bodyOf(generator, patch), { key, headers: { 'idempotency-key': word } })

const tasksOf = async (key: string): Promise<number> =>
  (await service.get('/ent/v2/tasks?pager.pagesz=100', { key })).json.tasks.length

for (const generator of Object.keys(generators) as GeneratorName[]) {
  test(`a repeated ${generator} answers the same bytes, creates once and charges once`, async () => {
    const { key } = await service.account({ credits: 100_000 })
    const body = bodyOf(generator, {})
    const once = (): Promise<Answered> =>
      service.post(generators[generator].path, body, { key, headers: { 'idempotency-key': 'once' } })
    const first = await once()
    const { credit_remain } = (await service.get('/ent/v2/credits', { key })).json.remains[0]
    const second = await once()
    assert.deepEqual([first.status, second.status, second.text], [200, 200, first.text])
    assert.equal(await tasksOf(key), 1)
    assert.equal((await service.get('/ent/v2/credits', { key })).json.remains[0].credit_remain, credit_remain)
  })
}

test('the same key with another body is a conflict', async () => {
  const { key } = await service.account()
  await send('text2video', { prompt: 'a' }, 'word', key)
  assertRefused(await send('text2video', { prompt: 'b' }, 'word', key), 409, 'Conflict')
  assert.equal(await tasksOf(key), 1)
})

test('another account may use the same key', async () => {
  const [one, two] = [await service.account(), await service.account()]
  const first = await send('text2video', {}, 'shared', one.key)
  const second = await send('text2video', {}, 'shared', two.key)
  assert.deepEqual([first.status, second.status], [200, 200])
  assert.notEqual(first.json.task_id, second.json.task_id)
})

test('one of simultaneous requests creates; the others get its answer or learn that it is running', async () => {
  const { key } = await service.account()
  const answers = await Promise.all(Array.from({ length: 8 }, () => send('text2video', {}, 'race', key)))
  const good = answers.filter(answer => answer.status === 200)
  assert.ok(good.length >= 1)
  assert.equal(new Set(good.map(answer => answer.text)).size, 1)
  for (const answer of answers.filter(one => one.status !== 200)) assertRefused(answer, 409, 'OperationInProcess')
  assert.equal(await tasksOf(key), 1)
})

test('a key has 1 to 255 printable characters', async () => {
  for (const word of ['x', 'x'.repeat(255), '~ !"#']) assert.equal((await send('text2video', {}, word)).status, 200)
  for (const word of ['x'.repeat(256), 'tab\there', 'ü']) assert.equal((await send('text2video', {}, word)).status, 400)
})

test('after 24 hours the key is free again', async () => {
  const first = await send('text2video', {}, 'daily')
  service.advance(DAY_MS - 60_000)
  assert.equal((await send('text2video', {}, 'daily')).text, first.text)
  service.advance(120_000)
  const later = await send('text2video', {}, 'daily')
  assert.equal(later.status, 200, later.text)
  assert.notEqual(later.json.task_id, first.json.task_id)
})
