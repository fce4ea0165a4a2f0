import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { TaskState } from '../../src/store/tasks/task-row.ts'
import { isFinal, MOVES } from '../../src/tasks/moves.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.stop())

const STATES = Object.keys(MOVES) as TaskState[]
const PATH_TO: Record<TaskState, TaskState[]> = {
  created: [],
  queueing: ['queueing'],
  processing: ['queueing', 'processing'],
  success: ['queueing', 'processing', 'success'],
  failed: ['failed'],
}

const set = (id: string, state: TaskState) =>
  service.db.query(
    {
      text: `update task set state = $2::text, progress = case when $2 = 'success' then 100 else progress end, err_code = case when $2 = 'failed' then 'EngineFailure' else '' end where id = $1`,
    },
    [id, state],
  )

/** A task as it is before anything happened to it; the service itself puts new ones straight into the queue. */
const rawTask = async (): Promise<string> => {
  const id = service.services.nextId()
  await service.db.query(
    {
      text: `insert into task (id, account_id, type, state, request, hold, credits, created_at, updated_at)
             values ($1, $2, 'text2video', 'created', '{}', 0, 0, now(), now())`,
    },
    [id, service.accountId],
  )
  return id
}

test('the database allows exactly the moves of the table', async () => {
  for (const from of STATES) {
    for (const to of STATES) {
      if (from === to) continue
      const id = await rawTask()
      for (const step of PATH_TO[from]) await set(id, step)
      const moved = await set(id, to).then(
        () => true,
        (error: Error) => {
          assert.match(error.message, /may not move|task_done_is_100/)
          return false
        },
      )
      assert.equal(moved, MOVES[from].includes(to), `${from} -> ${to}`)
    }
  }
  assert.deepEqual(STATES.filter(isFinal), ['success', 'failed'])
})

test('progress never falls', async () => {
  const { json } = await service.post('/ent/v2/text2video', { model: 'genq2', prompt: 'x' })
  for (const progress of [40, 10, 50])
    await service.db.query({ text: 'update task set progress = $2 where id = $1' }, [json.task_id, progress])
  assert.equal((await service.get(`/ent/v2/tasks/${json.task_id}/creations`)).json.progress, 50)
})

test('the ledger cannot be changed, and a hold ends once', async () => {
  for (const text of ['update ledger set credits = 0', 'delete from ledger', 'truncate ledger']) {
    await assert.rejects(service.db.query({ text }), /append-only/, text)
  }
  const { json } = await service.post('/ent/v2/text2video', { model: 'genq2', prompt: 'x' })
  const end = (kind: string) =>
    service.db.query(
      {
        text: `insert into ledger (id, account_id, task_id, kind, credits, held, created_at) values ($1, $2, $3, $4, 0, 0, now())`,
      },
      [service.services.nextId(), service.accountId, json.task_id, kind],
    )
  await end('refund')
  await assert.rejects(end('refund'), /ledger_end_once/)
  await assert.rejects(end('settle'), /ledger_end_once/)
  await assert.rejects(end('hold'), /ledger_hold_once/)
})
