import assert from 'node:assert/strict'
import { test } from 'node:test'
import { killInFrontOfTwo } from '../harness/upstream-kills.ts'

// The long version: npm run test:upstream-kills.
test('one service in front of two with a killed worker: every task is made and charged once by one of them', async () => {
  const { faults, kills, successes, charged } = await killInFrontOfTwo({ kills: 2, seed: 11, tasks: 4 })
  assert.deepEqual(faults, [])
  assert.equal(kills, 2)
  assert.equal(charged, successes)
})
