import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { jobQueue } from '../../src/store/jobs/job-queue.ts'
import type { Tx } from '../../src/store/pool.ts'
import { findUnattended, lockUnattended } from '../../src/store/work/reap.ts'
import { findOpenTasks, startAttempts } from '../../src/store/work/start-attempts.ts'
import { type FreshDatabase, freshDatabase } from '../../../../test/harness/database.ts'

let fresh: FreshDatabase
before(async () => {
  fresh = await freshDatabase()
})
after(() => fresh.drop())
beforeEach(() => fresh.db.query({ text: 'truncate job, task cascade' }))

const AT = new Date('2026-11-18')
const addTask = (id: string, workerId: string | null = null): Promise<unknown> =>
  fresh.db.query(
    {
      text: `insert into task (id, account_id, type, state, request, hold, credits, admitted, worker_id, created_at, updated_at)
             values ($1, 1, 'x', 'processing', '{}', 0, 0, true, $2, $3, $3)`,
    },
    [id, workerId, AT],
  )
type Job = { task_id: string; tries: number; delay: number }
const jobs = (tx: Tx = fresh.db): Promise<Job[]> =>
  tx.query<Job>({
    text: 'select task_id, tries, extract(epoch from due_at - now())::float8 as delay from job order by task_id',
  })

test('a task has one job, however often it is added, and none once it is dropped', async () => {
  await jobQueue.add(fresh.db, ['1', '2'])
  await jobQueue.putBack(fresh.db, ['2'])
  await jobQueue.add(fresh.db, ['2', '9223372036854775807'])
  await jobQueue.drop(fresh.db, ['1', '5'])
  assert.deepEqual(
    (await jobs()).map(job => [job.task_id, job.tries]),
    [
      ['2', 1],
      ['9223372036854775807', 0],
    ],
  )
})

test('a job is claimed when it is due, and one that another transaction has is not waited for', async () => {
  await jobQueue.add(fresh.db, ['1', '2', '3'])
  await jobQueue.putBack(fresh.db, ['3'])
  await fresh.db.transaction(async tx => {
    assert.deepEqual(await jobQueue.claim(tx, ['1', '3', '4']), ['1'])
    assert.deepEqual(await jobQueue.claim(fresh.db, ['1', '2']), ['2'])
  })
  assert.deepEqual((await jobQueue.claim(fresh.db, ['1', '2'])).sort(), ['1', '2'], 'as if nothing had been claimed')
})

test('the delay of a job that is put back doubles from a second to a minute, and a lost job comes back', async () => {
  await jobQueue.add(fresh.db, ['1'])
  // One transaction has one time.
  await fresh.db.transaction(async tx => {
    for (const [tries, least] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
      await jobQueue.putBack(tx, ['1'])
      const [job] = await jobs(tx)
      assert.equal(job?.tries, tries + 1)
      assert.ok(job.delay >= least && job.delay <= Math.min(60, 2 * least), `${job.delay} s after ${tries} tries`)
    }
    await tx.query({ text: 'update job set tries = 100000' })
    await jobQueue.putBack(tx, ['1', '2'])
    assert.deepEqual(
      (await jobs(tx)).map(job => [job.tries, job.delay <= 60]),
      [
        [100_001, true],
        [1, true],
      ],
    )
  })
})

test('of two workers that claim a task one after the other, the first has it', async () => {
  await addTask('1')
  await jobQueue.add(fresh.db, ['1'])
  const claim = (worker: string): Promise<string[]> =>
    fresh.db.transaction(async tx =>
      (await startAttempts(tx, await jobQueue.claim(tx, ['1']), worker, AT)).map(task => task.id),
    )
  assert.deepEqual(await claim('7'), ['1'])
  assert.deepEqual(await claim('8'), [])
  assert.deepEqual(await findOpenTasks(fresh.db, ['1']), [{ id: '1', taken: true }])
  assert.equal((await jobs()).length, 1, 'the job stays until the task ends')
})

test('a task without a worker and without a job is found, and not locked while it is being changed', async () => {
  await addTask('1')
  await addTask('2', '7')
  await addTask('3')
  await addTask('4')
  await jobQueue.add(fresh.db, ['3'])
  await jobQueue.putBack(fresh.db, ['3'])
  const lost = await findUnattended(fresh.db, new Date(AT.getTime() + 1), '0')
  assert.deepEqual(lost, ['1', '4'])
  await fresh.db.transaction(async tx => {
    await tx.query({ text: 'select 1 from task where id = 4 for update' })
    assert.deepEqual(await lockUnattended(fresh.db, [...lost, '2']), ['1'])
  })
  assert.deepEqual(await findUnattended(fresh.db, new Date(AT.getTime() + 1), '1'), ['4'])
})
