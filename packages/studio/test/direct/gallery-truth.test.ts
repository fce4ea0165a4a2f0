import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LAUGHED_AT } from './gallery-truth.ts'
import { scoreOf } from './score.ts'

test('what was once laughed at is read as it was meant', () => {
  for (const row of LAUGHED_AT) {
    const { missed, wrong } = scoreOf(row)
    assert.deepEqual({ prompt: row.prompt, missed, wrong }, { prompt: row.prompt, missed: [], wrong: [] })
  }
})
