import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCoalescedRun } from '../../src/callbacks/coalesced-run.ts'

const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

test('any number of requests during a run cause one more', async () => {
  const ends: (() => void)[] = []
  const work = (): Promise<void> => new Promise(resolve => ends.push(resolve))
  const run = createCoalescedRun({ work, failed: assert.ifError, isStopping: () => false })
  for (let count = 0; count < 5; count++) run.request()
  assert.equal(ends.length, 1)
  ends[0]?.()
  await settled()
  assert.equal(ends.length, 2)
  ends[1]?.()
  await settled()
  assert.equal(ends.length, 2)
})

test('a run that fails is reported and does not prevent the next', async () => {
  const failures: string[] = []
  let runs = 0
  const run = createCoalescedRun({
    work: () => Promise.reject(new Error(`run ${++runs}`)),
    failed: error => void failures.push(error.message),
    isStopping: () => false,
  })
  run.request()
  await run.ended()
  run.request()
  await run.ended()
  assert.deepEqual(failures, ['run 1', 'run 2'])
})

test('nothing runs while the process stops', async () => {
  let runs = 0
  const run = createCoalescedRun({ work: async () => void (runs += 1), failed: assert.ifError, isStopping: () => true })
  run.request()
  await run.ended()
  assert.equal(runs, 0)
})
