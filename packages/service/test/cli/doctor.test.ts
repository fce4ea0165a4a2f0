import assert from 'node:assert/strict'
import { test } from 'node:test'
import { capabilities } from '../../../studio/src/models/capabilities.ts'

test('every capability has a level, and one below the best has a reason', async () => {
  const found = await capabilities()
  assert.ok(found.length >= 6)
  for (const { capability, step, isBest, problems } of found) {
    assert.ok(step !== '', capability)
    assert.equal(problems.length === 0, isBest, capability)
  }
})
