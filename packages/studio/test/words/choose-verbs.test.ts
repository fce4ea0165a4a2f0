import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'

test('wood is split with an axe on the ground, and not cut in the hands', () => {
  for (const prompt of ['A man chops wood in the yard', 'A woman splits firewood beside a log cabin']) {
    const [doer] = direct({ prompt, seed: 1 }).shots[0]!.subjects
    assert.equal(doer!.deeds?.[0]?.verb, 'split', prompt)
    assert.notEqual(doer!.relation?.kind, 'holding', prompt)
  }
})
