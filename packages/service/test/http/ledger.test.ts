import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused, HOUR_MS, open, pagesOf, service, TASK, TASK_CREDITS, useService } from './operator.ts'

useService()

type Entry = { id: string; kind: string; credits: number; held: number; task_id: string | null; note: string }

const entries = async (query = '', key = service.key): Promise<Entry[]> =>
  (await service.get(`/ent/v2/credits/ledger${query}`, { key })).json.entries

test('the ledger shows the holds and refunds of a task, the newest first', async () => {
  const { key } = await open({ credits: 100 })
  const { json } = await service.post('/ent/v2/text2video', TASK, { key })
  await service.post(`/ent/v2/tasks/${json.task_id}/cancel`, {}, { key })
  const all = await entries('', key)
  assert.deepEqual(
    all.map(({ kind, credits, held, task_id, note }) => [kind, credits, held, task_id, note]),
    [
      ['refund', 0, -TASK_CREDITS, json.task_id, all[0]?.note],
      ['hold', 0, TASK_CREDITS, json.task_id, ''],
      ['grant', 100, 0, null, 'opening balance'],
    ],
  )
})

test('it can be read by kind, by task, by time and page by page', async () => {
  const { key, id } = await open({ credits: 1_000 })
  for (const amount of [1, 2, 3, 4, 5]) await service.post(`/admin/v1/accounts/${id}/credits`, { amount, note: 'n' })
  const { json } = await service.post('/ent/v2/text2video', TASK, { key })
  assert.deepEqual(
    (await entries('?kinds=grant&kinds=hold', key)).map(one => one.kind),
    ['hold', 'grant'],
  )
  assert.deepEqual(
    (await entries(`?task_id=${json.task_id}`, key)).map(one => one.kind),
    ['hold'],
  )
  const noon = new Date(service.services.clock() + HOUR_MS).toISOString()
  assert.equal((await entries(`?from=${noon}`, key)).length, 0)
  assert.equal((await entries(`?to=${noon}`, key)).length, 7)
  const pages = await pagesOf(`/admin/v1/accounts/${id}/ledger`, 'entries', 3)
  assert.deepEqual(
    pages.map(page => page.length),
    [3, 3, 1],
  )
  assert.deepEqual(
    pages.flat(),
    (await entries('?count=100', key)).map(one => one.id),
  )
  assertRefused(await service.get('/ent/v2/credits/ledger?kinds=gift', { key }), 400, 'FieldInvalid', ['kinds[0]'])
  assertRefused(await service.get('/ent/v2/credits/ledger?from=noon', { key }), 400, 'FieldInvalid', ['from'])
})

test('days are summed in UTC, including empty ones, and today is the last', async () => {
  const { key, id } = await open({ credits: 500 })
  const today = new Date(service.services.clock()).toISOString().slice(0, 10)
  await service.post(`/admin/v1/accounts/${id}/credits`, { amount: -40, note: 'a mistake' })
  const { json } = await service.post('/ent/v2/text2video', TASK, { key })
  await service.post(`/ent/v2/tasks/${json.task_id}/cancel`, {}, { key })
  const { days } = (await service.get('/ent/v2/credits/days?days=3', { key })).json
  assert.equal(days.length, 3)
  assert.deepEqual(days[2], { day: today, spent: 0, given: 460, returned: TASK_CREDITS, tasks: 0 })
  assert.deepEqual([days[0].given, days[1].given], [0, 0])
  service.advance(48 * HOUR_MS)
  const later = (await service.get('/ent/v2/credits/days?days=3', { key })).json.days
  assert.deepEqual([later[0].day, later[0].given], [today, 460])
  assertRefused(await service.get('/ent/v2/credits/days?days=367', { key }), 400, 'FieldInvalid', ['days'])
})

test('paid credits are counted once for each task', async () => {
  const { key, id } = await open({ credits: 500 })
  const at = new Date(service.services.clock())
  for (const [kind, credits] of [
    ['settle', -35],
    ['settle', -5],
    ['charge', -2],
  ]) {
    const text =
      'insert into ledger (id, account_id, task_id, kind, credits, held, created_at) values ($1, $2, $1, $3, $4, 0, $5)'
    await service.db.query({ text }, [service.services.nextId(), id, kind, credits, at])
  }
  const { days } = (await service.get('/ent/v2/credits/days?days=1', { key })).json
  assert.deepEqual([days[0].spent, days[0].tasks], [42, 2])
})

test('an account sees its own ledger only', async () => {
  const mine = await open({ credits: 7 })
  const stranger = await open({ credits: 9 })
  const seen = await entries('', stranger.key)
  assert.deepEqual(
    seen.map(one => one.credits),
    [9],
  )
  assertRefused(await service.get(`/admin/v1/accounts/${mine.id}/ledger`, { key: stranger.key }), 403, 'Forbidden')
  assertRefused(await service.get('/admin/v1/accounts/123456789/ledger'), 404, 'NotFound')
})
