import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { findDrift } from '../../../../test/harness/find-drift.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'
import { sweepRows } from '../../src/tasks/sweep-files.ts'
import { DAY_MS, sweepService } from './sweep-service.ts'

let service: TestService
let floor: ReturnType<typeof sweepService>
before(async () => {
  service = await startService()
  floor = sweepService(service)
})
after(() => service.stop())

const RETENTION = { keepStepDays: 30, keepLedgerDays: 0 }
const request = { model: 'genq2', prompt: 'x' }
const addStep = (id: string): Promise<unknown> =>
  service.db.query(
    { text: "insert into step (task_id, name, result, attempt, made_at) values ($1, 'read', '{}', 1, now())" },
    [id],
  )
const stepsOf = async (id: string): Promise<number> =>
  (await service.db.query({ text: 'select 1 from step where task_id = $1' }, [id])).length
const ledgerOf = async (id: string): Promise<number> =>
  (await service.db.query({ text: 'select 1 from ledger where task_id = $1' }, [id])).length

test('steps are removed after their time: not before, not unfinished ones, and not while they have files', async () => {
  const [failed, waiting, made] = [
    await floor.create('text2video', request),
    await floor.create('text2video', request),
    await floor.create('text2video', request),
  ]
  for (const { id } of [failed, waiting, made]) await addStep(id)
  await floor.end(failed.id)
  await floor.end(made.id, await floor.putSome())
  service.advance(29 * DAY_MS)
  assert.equal((await sweepRows(RETENTION, service.services)).steps, 0)
  service.advance(2 * DAY_MS)
  assert.equal((await sweepRows(RETENTION, service.services)).steps, 1)
  assert.deepEqual([await stepsOf(failed.id), await stepsOf(waiting.id), await stepsOf(made.id)], [0, 1, 1])
  await floor.sweep()
  assert.equal((await sweepRows(RETENTION, service.services)).steps, 1)
  assert.deepEqual([await stepsOf(waiting.id), await stepsOf(made.id)], [1, 0])
})

test('old entries of the ledger are summed up, the sums of the account stay, and new ones are unchanged', async () => {
  const [old, open] = [await floor.create('text2video', request), await floor.create('text2video', request)]
  await floor.end(old.id, await floor.putSome())
  assert.equal((await sweepRows(RETENTION, service.services)).ledger, 0, '0 days keep every entry')
  service.advance(101 * DAY_MS)
  const recent = await floor.create('text2video', request)
  const keep = { ...RETENTION, keepLedgerDays: 100 }
  assert.ok((await sweepRows(keep, service.services)).ledger >= 3)
  assert.deepEqual([await ledgerOf(old.id), await ledgerOf(open.id), await ledgerOf(recent.id)], [0, 0, 1])
  assert.deepEqual(await findDrift(service.db), [])
  // A task that was held before the summing and ends after it.
  await floor.end(open.id)
  assert.deepEqual(await findDrift(service.db), [])
  service.advance(101 * DAY_MS)
  await sweepRows(keep, service.services)
  assert.deepEqual(await findDrift(service.db), [])
  const [settled] = await service.db.query<{ entries: string }>({
    text: "select sum(entries)::text as entries from ledger_month where kind = 'settle'",
  })
  assert.equal(settled?.entries, '2')
})

test('no other statement deletes from the ledger', async () => {
  await floor.create('text2video', request)
  await assert.rejects(service.db.query({ text: 'delete from ledger' }), /append-only/)
  await assert.rejects(service.db.query({ text: 'update ledger set credits = 0' }), /append-only/)
})
