import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { BRIEF_SLOTS } from '../../src/store/tasks/task-row.ts'
import type { End } from '../../src/store/work/end-tasks.ts'
import { findReady } from '../../src/store/work/find-ready.ts'
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
  speech: ['audio-tts', { text: 'A page of text. '.repeat(62), voice_setting_voice_id: 'Chinese_Female_Currency' }],
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

test('a page of speech and a picture begin at once while five films hold all other slots', async () => {
  const account = await openAccount(5)
  for (const name of ['film 1', 'film 2', 'film 3', 'film 4']) await account.create('film', name)
  await account.create('clip', 'clip 5')
  await account.create('film', 'film 6')
  const speech = await account.create('speech', 'speech')
  const picture = await account.create('picture', 'picture')
  await account.create('picture', 'next')
  const films = ['film 1', 'film 2', 'film 3', 'film 4', 'clip 5']
  assert.deepEqual(await account.running(), [...films, 'speech*', 'picture*'])
  assert.deepEqual(await account.credits(), [[5, 5], [2, BRIEF_SLOTS], 2])
  await account.end(speech)
  assert.deepEqual(await account.running(), [...films, 'picture*', 'next*'])
  await account.end(picture)
  assert.deepEqual(await account.credits(), [[5, 5], [1, BRIEF_SLOTS], 1])
})

test('ordinary slots go by age for any waiting work, so that short work never delays a film', async () => {
  const account = await openAccount(1)
  const first = await account.create('speech', 'speech 1')
  await account.create('picture', 'picture 2')
  const third = await account.create('picture', 'picture 3')
  const film = await account.create('film', 'film 4')
  const fifth = await account.create('speech', 'speech 5')
  await account.create('speech', 'speech 6')
  assert.deepEqual(await account.running(), ['speech 1*', 'picture 2*', 'picture 3'])
  await account.end(third)
  assert.deepEqual(await account.running(), ['speech 1*', 'picture 2*', 'film 4'])
  await account.end(first)
  assert.deepEqual(await account.running(), ['picture 2*', 'film 4', 'speech 5*'])
  await account.end(film, fifth)
  assert.deepEqual(await account.running(), ['picture 2*', 'speech 6*'])
})

test('slots that become free together are filled, and each task gets one', async () => {
  const account = await openAccount(1)
  const film = await account.create('film', 'film')
  const speech = await account.create('speech', 'speech')
  const picture = await account.create('picture', 'picture')
  for (const name of ['a', 'b', 'c', 'd']) await account.create('picture', name)
  await account.end(film, speech, picture)
  assert.deepEqual(await account.running(), ['a*', 'b*', 'c'])
  assert.deepEqual(await account.credits(), [[1, 1], [2, BRIEF_SLOTS], 1])
})

test('a worker sees the holder of such a slot before older work of its account in the same lane', async () => {
  const account = await openAccount(2)
  const [first, second] = [await account.create('speech', 'a'), await account.create('speech', 'b')]
  const older = await account.create('speech', 'older')
  await account.end(first, second)
  const newer = await account.create('speech', 'newer')
  assert.deepEqual(await account.running(), ['older', 'newer*'])
  const ready = await service.db.transaction(tx => findReady(tx, [{ lane: 'short', most: 8, after: '0' }], []))
  assert.deepEqual(
    ready.filter(one => one.account_id === account.id).map(({ id, brief }) => [id, brief]),
    [
      [newer, true],
      [older, false],
    ],
  )
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
