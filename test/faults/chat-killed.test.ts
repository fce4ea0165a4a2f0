import assert from 'node:assert/strict'
import { test } from 'node:test'
import { killDuringQuestions } from '../harness/chat-kills.ts'

// The long version: npm run test:chat-kills.
test('a worker that is killed between the answer of a language model and its use: one answer is used, one charge', async () => {
  const { faults, kills, tasks } = await killDuringQuestions({ pictures: 2, kills: 1, seed: 3, isGone: false })
  assert.deepEqual(faults, [])
  assert.deepEqual([kills, tasks], [2, 3])
})
