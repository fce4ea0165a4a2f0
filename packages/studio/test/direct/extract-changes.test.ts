import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractChanges } from '../../src/direct/extract-changes.ts'

test('what turns, goes on or grows without becoming another is left alone', () => {
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

test('every word that stays is where it was written', () => {
  const words = 'a car changes from white to red on a street'
  const { rest } = extractChanges(words)
  assert.equal(rest.length, words.length)
  assert.equal(rest.indexOf('street'), words.indexOf('street'))
})
