import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { timeOfId } from '../../src/core/ids.ts'
import { findMonths } from '../../src/store/months/month.ts'
import { noteKeyUse, startChores } from '../../src/service/chores.ts'
import { readSettings } from '../../src/service/settings.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.stop())

const lastUses = async (accountId: string): Promise<(string | null)[]> => {
  const { json } = await service.get(`/admin/v1/accounts/${accountId}/keys`)
  return json.keys.map((key: { last_used_at: string | null }) => key.last_used_at)
}

test('a key knows when it was last used, soon after', async () => {
  const { id, key } = await service.account()
  assert.deepEqual(await lastUses(id), [null])
  await service.get('/ent/v2/credits', { key })
  await noteKeyUse(service.services)
  const [at] = await lastUses(id)
  assert.ok(at && Math.abs(Date.parse(at) - service.services.clock()) < 60_000)
})

test('expired files are swept periodically, and a stop waits for the running sweep', async context => {
  const { blobs } = service.services
  const key = await blobs.put(Buffer.from('nobody uses this'), 'txt')
  context.mock.timers.enable({ apis: ['setInterval'] })
  const chores = startChores(service.services, readSettings({}))
  service.advance(26 * 3_600_000)
  context.mock.timers.tick(60_000)
  await chores.stop()
  assert.equal(await blobs.head(key), undefined)
})

test('the months to come are there as soon as a service has started', async () => {
  const chores = startChores(service.services, readSettings({}))
  await chores.stop()
  for (const table of ['step', 'callback'] as const) {
    const months = await findMonths(service.db, table)
    assert.ok(timeOfId(months.at(-1)?.from ?? '0') > service.services.clock())
  }
})

test('the node number is renewed', async context => {
  const { node } = service.services
  const turnOf = async (): Promise<unknown> =>
    (await service.db.query({ text: 'select turn from node where number = $1' }, [node.current()]))[0]
  const before = await turnOf()
  context.mock.timers.enable({ apis: ['setInterval'] })
  const chores = startChores(service.services, readSettings({}))
  context.mock.timers.tick(30_000)
  await chores.stop()
  assert.notDeepEqual(await turnOf(), before)
})

test('stopping does the chores once more, and first answers are forgotten after a day', async () => {
  const { id, key } = await service.account()
  await service.post(
    '/ent/v2/text2video',
    { model: 'genq2', prompt: 'x' },
    { key, headers: { 'idempotency-key': 'a' } },
  )
  const kept = async (): Promise<number> =>
    (await service.db.query({ text: 'select 1 from idempotency where account_id = $1' }, [id])).length
  const chores = startChores(service.services, readSettings({}))
  assert.equal(await kept(), 1)
  service.advance(24 * 3_600_000 + 1_000)
  await chores.stop()
  assert.equal(await kept(), 0)
  assert.equal(service.services.usedKeys.size, 0)
})
