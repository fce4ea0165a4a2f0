import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { findDrift } from '../../../../test/harness/find-drift.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.stop())

const PATH = '/ent/v2/text2video'
const body = { model: 'genq2', prompt: 'once' }

async function countsOf(accountId: string): Promise<{ tasks: number; holds: number; held: number }> {
  const [row] = await service.db.query<{ tasks: number; holds: number; held: number }>(
    {
      text: `select (select count(*)::int from task where account_id = $1) as tasks,
                    (select count(*)::int from ledger where account_id = $1 and kind = 'hold') as holds,
                    (select held::float8 from account where id = $1) as held`,
    },
    [accountId],
  )
  assert.ok(row)
  return row
}

test('50 concurrent creates with the same key: one task, one hold', async () => {
  const { key, id } = await service.account()
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => service.post(PATH, body, { key, headers: { 'idempotency-key': 'k1' } })),
  )
  const made = answers.filter(answer => answer.status === 200)
  assert.ok(made.length >= 1)
  assert.equal(new Set(made.map(answer => answer.text)).size, 1)
  for (const { status, json } of answers.filter(answer => answer.status !== 200)) {
    assert.deepEqual([status, json.reason], [409, 'OperationInProcess'])
  }
  assert.deepEqual(await countsOf(id), { tasks: 1, holds: 1, held: 35 })
  assert.deepEqual(await findDrift(service.db), [])
})

test('a repeated request gets the first answer byte for byte, even if the account could not pay for it now', async () => {
  const { key, id } = await service.account({ credits: 35 })
  const send = () => service.post(PATH, body, { key, headers: { 'idempotency-key': 'k2' } })
  const first = await send()
  const second = await send()
  assert.equal(first.status, 200)
  assert.equal(second.text, first.text)
  assert.equal((await service.post(PATH, body, { key })).json.reason, 'CreditInsufficient')
  assert.deepEqual(await countsOf(id), { tasks: 1, holds: 1, held: 35 })
})

test('the same key with another body, or on another path, is a conflict', async () => {
  const { key } = await service.account()
  const headers = { 'idempotency-key': 'k3' }
  assert.equal((await service.post(PATH, body, { key, headers })).status, 200)
  for (const [path, other] of [
    [PATH, { ...body, prompt: 'twice' }],
    ['/ent/v2/reference2image', body],
  ] as const) {
    const { status, json } = await service.post(path, other, { key, headers })
    assert.deepEqual([status, json.reason], [409, 'Conflict'])
  }
})

test('the same key of another account is independent', async () => {
  const [one, other] = [await service.account(), await service.account()]
  const send = (key: string) => service.post(PATH, body, { key, headers: { 'idempotency-key': 'k4' } })
  const ids = [(await send(one.key)).json.task_id, (await send(other.key)).json.task_id]
  assert.notEqual(ids[0], ids[1])
})

test('a key is new again after 24 hours', async () => {
  const { key } = await service.account()
  const send = () => service.post(PATH, body, { key, headers: { 'idempotency-key': 'k5' } })
  const first = await send()
  service.advance(24 * 3_600_000 + 1_000)
  const second = await send()
  assert.equal(second.status, 200)
  assert.notEqual(second.json.task_id, first.json.task_id)
})

test('a refused request does not use up its key', async () => {
  const { key, id } = await service.account({ credits: 10 })
  const send = () => service.post(PATH, body, { key, headers: { 'idempotency-key': 'k6' } })
  assert.equal((await send()).json.reason, 'CreditInsufficient')
  await service.post(`/admin/v1/accounts/${id}/credits`, { amount: 100, note: 'top up' })
  assert.equal((await send()).status, 200)
})

test('a key must be 1 to 255 printable characters', async () => {
  const send = (key: string) => service.post(PATH, body, { headers: { 'idempotency-key': key } })
  assert.equal((await send('x'.repeat(255))).status, 200)
  for (const bad of ['x'.repeat(256), 'tab\there']) {
    const { status, json } = await send(bad)
    assert.deepEqual([status, json.reason], [400, 'BadRequest'], JSON.stringify(bad))
  }
})

test('a cancel with a key has the same answer twice, and refunds once', async () => {
  const { key, id } = await service.account()
  const task = (await service.post(PATH, body, { key })).json.task_id
  const cancel = () => service.post(`/ent/v2/tasks/${task}/cancel`, {}, { key, headers: { 'idempotency-key': 'k7' } })
  assert.deepEqual([(await cancel()).text, (await cancel()).text], ['{}', '{}'])
  assert.deepEqual(await countsOf(id), { tasks: 1, holds: 1, held: 0 })
})
