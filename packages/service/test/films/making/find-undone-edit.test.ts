import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isUndone } from '../../../src/films/making/find-undone-edit.ts'

test('an edit is undone when nothing is seen of any word that is new in it', () => {
  const before = 'a boat on the sea'
  assert.equal(isUndone('a boat on the sea, zxqv and blorf', before, { unknown: ['zxqv'], unshown: ['blorf'] }), true)
  assert.equal(isUndone('a boat on the sea, zxqv in the rain', before, { unknown: ['zxqv'] }), false)
  assert.equal(isUndone('一艘船，氤氲', '一艘船', { unknown: ['氤氲'] }), true)
})

test('the same words once more, or an engine that tells nothing, are no undone edit', () => {
  const before = 'a boat on the sea'
  assert.equal(isUndone(before, before, { unknown: ['boat'] }), false)
  assert.equal(isUndone('a zxqv', before, {}), false)
})
