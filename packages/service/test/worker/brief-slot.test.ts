import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { BRIEF_SLOTS } from '../../src/store/tasks/task-row.ts'
import type { End } from '../../src/store/work/end-tasks.ts'
import { endTasks } from '../../src/tasks/end-tasks.ts'
import { admitForIdleAccounts } from '../../src/worker/queue-upkeep.ts'
import { findDrift } from '../../../../test/harness/find-drift.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'

// Who gets a slot of its account, statement by statement: no worker runs, tasks end when the test says so.

let service: TestService
before(async () => {
  service = await startService()
})
after(async () => {
  assert.deepEqual(await findDrift(service.db), [])
  await service.stop()
})

const BODIES = {
  film: ['ad-one-click', { images: ['https://example.com/a.png'], prompt: 'a film' }],
  clip: ['text2video', { model: 'genq3-pro', prompt: 'a clip', duration: 16 }],
  speech: ['audio-tts', { text: 'One sentence.', voice_setting_voice_id: 'Chinese_Female_Currency' }],
  picture: ['reference2image', { model: 'genq2', prompt: 'a picture' }],
} as const

async function openAccount(maxRunning = 2) {
  const { id, key } = await service.account()
  await service.db.query({ text: 'update account set max_running = $2 where id = $1' }, [id, maxRunning])
  const names = new Map<string, string>()
  return {
    id,
    async create(kind: keyof typeof BODIES, name: string): Promise<string> {
      const [path, body] = BODIES[kind]
      const { json, text } = await service.post(`/ent/v2/${path}`, body, { key })
      assert.ok(json.task_id, text)
      names.set(String(json.task_id), name)
      return String(json.task_id)
    },
    async end(...ids: string[]): Promise<void> {
      const ends = ids.map(
        (one): End => ({ id: one, accountId: id, state: 'failed', code: 'EngineFailure', message: 'over' }),
      )
      await service.db.transaction(tx => endTasks(tx, ends, service.services))
    },
    /** Those that hold a slot, oldest first; the one for brief work is marked. */
    async running(): Promise<string[]> {
      const rows = await service.db.query<{ id: string; holds_brief_slot: boolean; has_job: boolean }>(
        {
          text: `select id, holds_brief_slot, exists (select from job where task_id = task.id) as has_job
                 from task where account_id = $1 and (holds_slot or holds_brief_slot) and state = 'queueing' order by id`,
        },
        [id],
      )
      assert.ok(rows.every(row => row.has_job))
      return rows.map(row => `${names.get(row.id)}${row.holds_brief_slot ? '*' : ''}`)
    },
    async credits() {
      const [entry] = (await service.get('/ent/v2/credits', { key })).json.remains
      const { concurrency_limit, current_concurrency, short_concurrency_limit, current_short_concurrency } = entry
      return [
        [current_concurrency, concurrency_limit],
        [current_short_concurrency, short_concurrency_limit],
        entry.queue_count,
      ]
    },
  }
}

test('speech and pictures have a slot beside the films that hold all others, one after the other', async () => {
  const account = await openAccount(2)
  await account.create('film', 'film 1')
  await account.create('clip', 'clip 2')
  await account.create('film', 'film 3')
  const speech = await account.create('speech', 'speech')
  const picture = await account.create('picture', 'picture')
  assert.deepEqual(await account.running(), ['film 1', 'clip 2', 'speech*'])
  assert.deepEqual(await account.credits(), [[2, 2], [1, BRIEF_SLOTS], 2])
  await account.end(speech)
  assert.deepEqual(await account.running(), ['film 1', 'clip 2', 'picture*'])
  await account.end(picture)
  assert.deepEqual(await account.credits(), [[2, 2], [0, BRIEF_SLOTS], 1])
})

test('ordinary slots go by age whatever waits, so that short work never keeps a film from one', async () => {
  const account = await openAccount(1)
  const first = await account.create('speech', 'speech 1')
  const second = await account.create('picture', 'picture 2')
  const film = await account.create('film', 'film 3')
  const fourth = await account.create('speech', 'speech 4')
  await account.create('speech', 'speech 5')
  assert.deepEqual(await account.running(), ['speech 1*', 'picture 2'])
  await account.end(second)
  assert.deepEqual(await account.running(), ['speech 1*', 'film 3'])
  await account.end(first)
  assert.deepEqual(await account.running(), ['film 3', 'speech 4*'])
  await account.end(film, fourth)
  assert.deepEqual(await account.running(), ['speech 5*'])
})

test('both slots that become free together are filled, and each task gets one', async () => {
  const account = await openAccount(1)
  const film = await account.create('film', 'film')
  const speech = await account.create('speech', 'speech')
  for (const name of ['a', 'b', 'c']) await account.create('picture', name)
  await account.end(film, speech)
  assert.deepEqual(await account.running(), ['a*', 'b'])
  assert.deepEqual(await account.credits(), [[1, 1], [1, BRIEF_SLOTS], 1])
})

test('short work that waited when the service was renewed gets the slot', async () => {
  const account = await openAccount(1)
  await account.create('film', 'film')
  const speech = await account.create('speech', 'speech')
  await service.db.query({ text: 'update task set admitted = false, holds_brief_slot = false where id = $1' }, [speech])
  await service.db.query({ text: 'update account set running_brief = 0 where id = $1' }, [account.id])
  await admitForIdleAccounts(service.services)
  assert.deepEqual(await account.running(), ['film', 'speech*'])
})
