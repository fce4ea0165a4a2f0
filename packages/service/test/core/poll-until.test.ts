import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pollUntil } from '../../src/core/timing.ts'

test('a condition is polled until it holds', async () => {
  const answers = [undefined, undefined, 'there', 'too late']
  assert.equal(await pollUntil(() => answers.shift(), { everyMs: 1, timeoutMs: 60_000 }), 'there')
  assert.deepEqual(answers, ['too late'])
})

test('polling ends at the deadline or with an error of the condition', async () => {
  let looks = 0
  assert.equal(await pollUntil(() => void (looks += 1), { everyMs: 1, timeoutMs: 20 }), undefined)
  assert.ok(looks >= 1)
  const fault = pollUntil(() => Promise.reject(new Error('broken')), { everyMs: 1, timeoutMs: 60_000 })
  await assert.rejects(fault, /broken/)
})
