import assert from 'node:assert/strict'
import { test } from 'node:test'
import { correctSpelling } from '../../src/words/correct-spelling.ts'

test('a letter forgotten, doubled, too many or swapped still names its thing', () => {
  for (const [written, meant] of [
    ['strawbery', 'strawberry'],
    ['tomatos', 'tomatoes'],
    ['umberella', 'umbrella'],
    ['elephnat', 'elephant'],
    ['croisant', 'croissant'],
  ])
    assert.equal(correctSpelling(written!), meant, written)
})

test('words that a dictionary has, short ones and names are left as they are', () => {
  for (const word of ['ceramic', 'walrus', 'cap', 'heavyset', 'Strawbery', '草莓'])
    assert.equal(correctSpelling(word), undefined, word)
})
