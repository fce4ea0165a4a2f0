import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Database } from '../../../src/store/pool.ts'
import type { NewTask } from '../../../src/store/tasks/insert-tasks.ts'
import { createTasksApart, type Outcome } from '../../../src/tasks/create/create-tasks.ts'
import { silentLog } from '../../../../../test/harness/test-cluster.ts'

const MADE: Outcome = { answer: '{}', repeated: false }
const tasks = (count: number): NewTask[] => Array.from({ length: count }, (_, nth) => ({ id: String(nth) }) as NewTask)

/** A database whose n-th transaction does what it is told. */
function ports(answers: (Outcome[] | Error)[]) {
  let calls = 0
  const transaction = async (): Promise<Outcome[]> => {
    const answer = answers[calls++]
    assert.ok(answer, 'one transaction too many')
    if (answer instanceof Error) throw answer
    return answer
  }
  const db = { transaction } as unknown as Database
  return { calls: () => calls, given: { db, clock: () => 0, queue: undefined as never, log: silentLog } }
}
const broken = new Error('a value that cannot be stored')
const busy = Object.assign(new Error('too busy'), { code: '53300' })

test('a batch that goes through is one transaction', async () => {
  const { given, calls } = ports([[MADE, MADE]])
  assert.deepEqual(await createTasksApart(tasks(2), given), [MADE, MADE])
  assert.equal(calls(), 1)
})

test('one that cannot be stored fails alone', async () => {
  const { given, calls } = ports([broken, [MADE], broken, [MADE]])
  assert.deepEqual(await createTasksApart(tasks(3), given), [MADE, { failure: broken }, MADE])
  assert.equal(calls(), 4)
})

test('a single one, and a database that is away or too busy, are not tried again', async () => {
  const single = ports([broken])
  await assert.rejects(createTasksApart(tasks(1), single.given), broken)
  const away = ports([busy])
  await assert.rejects(createTasksApart(tasks(3), away.given), busy)
  assert.deepEqual([single.calls(), away.calls()], [1, 1])
})
