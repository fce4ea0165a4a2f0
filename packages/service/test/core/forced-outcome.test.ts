import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readOutcome, splitModel } from '../../src/core/forced-outcome.ts'
import { createTestClock } from '../../src/core/test-clock.ts'

test('outcomes are read one by one or together, with their usual seconds where none are told', () => {
  const read = (text: string) => readOutcome(text, 'it')
  assert.deepEqual(read('fail=EngineFailure'), { fail: 'EngineFailure' })
  assert.deepEqual(read('expired'), { fail: 'TaskExpired' })
  assert.deepEqual(read('slow, half'), { slow: 10, half: true })
  assert.deepEqual(read('slow=2.5,callback=twice'), { slow: 2.5, callback: 'twice' })
  assert.deepEqual(read('callback=late'), { callback: { late: 60 } })
  assert.deepEqual(read('callback=late:5'), { callback: { late: 5 } })
  for (const wrong of ['callback=latest', 'slow=1e9', 'fail=toString', 'half,', 'Stuck'])
    assert.throws(() => read(wrong), /it must be of fail=CODE, slow=SECONDS/, wrong)
})

test('a model keeps its own name with any suffix', () => {
  assert.deepEqual(splitModel('genq2'), { model: 'genq2', outcome: undefined })
  assert.deepEqual(splitModel('vendor:model'), { model: 'vendor:model', outcome: undefined })
  assert.deepEqual(splitModel('genq2:stuck'), { model: 'genq2', outcome: 'stuck' })
  assert.deepEqual(splitModel('a:b:slow=5:callback=late:7'), { model: 'a:b', outcome: 'slow=5,callback=late:7' })
})

test('a wait by the clock ends when the clock passes it, or without listeners', async () => {
  const clock = createTestClock(() => 1_000)
  const { signal } = new AbortController()
  let isOver = false
  const waiting = clock.sleepUntil(61_000, signal).then(() => (isOver = true))
  clock.advance(59_999)
  await new Promise(resolve => setImmediate(resolve))
  assert.equal(isOver, false)
  clock.advance(1)
  await waiting
  assert.equal(clock.now(), 61_000)
  assert.equal(clock.ahead(), 60_000)
  const given = new AbortController()
  const rejected = clock.sleepUntil(1_000_000_000_000, given.signal)
  given.abort(new Error('enough'))
  await assert.rejects(rejected, /enough/)
  await assert.rejects(clock.sleepUntil(1, given.signal), /enough/)
})
