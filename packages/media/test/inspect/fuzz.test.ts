import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fuzz, tableOf } from '../../../../test/harness/fuzz.ts'

const PER_FILE = 24

test('a changed file of any format gets a verdict, and accepted ones can be decoded', async context => {
  const counts = await fuzz({ perFile: PER_FILE, seed: 1 })
  context.diagnostic(`\n${tableOf(counts)}`)
  for (const one of counts) {
    assert.equal(one.accepted + one.refused + one.unreadable, PER_FILE, one.name)
    // A corpus of which everything is refused at the door tests the door.
    assert.ok(one.accepted > 0 && one.refused > 0, one.name)
    assert.equal(one.unreadable, 0, one.name)
  }
})
