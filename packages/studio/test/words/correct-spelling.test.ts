import assert from 'node:assert/strict'
import { test } from 'node:test'
import { correctSpelling } from '../../src/words/correct-spelling.ts'

test('a letter omitted, doubled, added or swapped still gives its thing', () => {
  for (const [written, meant] of [
    ['strawbery', 'strawberry'],
    ['tomatos', 'tomatoes'],
    ['umberella', 'umbrella'],
    ['elephnat', 'elephant'],
    ['croisant', 'croissant'],
  ])
    assert.equal(correctSpelling(written!), meant, written)
})

test('dictionary words, short words and names are not corrected', () => {
  for (const word of ['ceramic', 'walrus', 'cap', 'heavyset', 'Strawbery', '草莓'])
    assert.equal(correctSpelling(word), undefined, word)
})
