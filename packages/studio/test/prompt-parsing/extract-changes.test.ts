import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractChanges } from '../../src/prompt-parsing/extract-changes.ts'

test('words like "turns", "goes on" and "grows" without a new form are not changes', () => {
  for (const prompt of [
    'A man turns left at the red house',
    'The show goes on in the rain',
    'She walks from the green hill to the blue lake',
    'A boy gets on the bus',
    '我从小到大都住在这里',
    'Flowers grow in the garden',
  ])
    assert.deepEqual(extractChanges(prompt.toLowerCase()).changes, [], prompt)
})

test('every remaining word keeps its position', () => {
  const words = 'a car changes from white to red on a street'
  const { rest } = extractChanges(words)
  assert.equal(rest.length, words.length)
  assert.equal(rest.indexOf('street'), words.indexOf('street'))
})
