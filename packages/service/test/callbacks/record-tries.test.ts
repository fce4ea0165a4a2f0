import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTryRecorder } from '../../src/callbacks/record-tries.ts'
import type { Finish } from '../../src/store/callback-queue.ts'
import { silentLog } from '../../../../test/harness/test-cluster.ts'
import { detour, openOutbox, type Outbox } from './outbox.ts'

let outbox: Outbox
before(async () => {
  outbox = await openOutbox()
})
after(() => outbox.close())

const finishOf = (id: string, error = ''): Finish => ({
  id,
  lease: new Date(0),
  tried: { at: '2026-01-01T00:00:00.000000Z', status: 200, error, ms: 1 },
  state: 'delivered',
  dueAt: new Date(0),
})
const write = (): Promise<string> => outbox.write('success', 'https://example.com/')

test('tries that end together are one statement, and two of the same callback are both kept', async () => {
  let statements = 0
  const counting = detour(outbox.db, 'callback-finish', go => {
    statements += 1
    return go()
  })
  const record = createTryRecorder(counting, silentLog, new AbortController().signal)
  const [one, other] = [await write(), await write()]
  await Promise.all([record(finishOf(one, 'a')), record(finishOf(other)), record(finishOf(one, 'b'))])
  assert.equal(statements, 2)
  const errors = (await outbox.row(one)).tries.map(({ error }) => error)
  assert.deepEqual(errors.sort(), ['a', 'b'])
  assert.equal((await outbox.row(other)).tries.length, 1)
})

test('a failed write does not prevent the others', async () => {
  const record = createTryRecorder(outbox.db, silentLog, new AbortController().signal)
  const [poison, good] = [await write(), await write()]
  // PostgreSQL has no place for this character in JSON.
  await Promise.all([record(finishOf(poison, '\u0000')), record(finishOf(good))])
  assert.deepEqual([(await outbox.row(poison)).tries.length, (await outbox.row(good)).tries.length], [0, 1])
})
