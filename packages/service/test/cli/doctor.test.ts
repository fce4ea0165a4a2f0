import assert from 'node:assert/strict'
import { test } from 'node:test'
import { capabilities } from '../../../studio/src/models/capabilities.ts'

test('every capability stands on a step, and one below the best says why', async () => {
  const found = await capabilities()
  assert.ok(found.length >= 6)
  for (const { capability, step, isBest, problems } of found) {
    assert.ok(step !== '', capability)
    assert.equal(problems.length === 0, isBest, capability)
  }
})
