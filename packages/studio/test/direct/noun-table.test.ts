import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readNouns, splitList, spriteName } from '../../src/direct/words/noun-table.ts'

test('a row names its pictogram, its words and what is true of it when nobody says', () => {
  assert.deepEqual(readNouns({ animal: '🐫 camel, 骆驼 @desert ~walk *4 #brown' }), [
    {
      words: ['camel', '骆驼', '🐫'],
      noun: { sprites: ['1f42b'], kind: 'animal', place: 'desert', motion: 'walk', count: 4, colour: 'brown' },
    },
  ])
})

test('pictograms with a stroke between are equally good, and the first stands for the words', () => {
  const [row] = readNouns({ animal: '🐕/🐩 dog' })
  assert.deepEqual(row, { words: ['dog', '🐕'], noun: { sprites: ['1f415', '1f429'], kind: 'animal' } })
})

test('one in colons is drawn by the stage and is nothing to write', () => {
  const [row] = readNouns({ aircraft: ':airship: airship, zeppelin ~float' })
  assert.deepEqual(row, {
    words: ['airship', 'zeppelin'],
    noun: { sprites: ['drawn-airship'], kind: 'aircraft', motion: 'float' },
  })
})

test('a question mark makes it faint', () => {
  assert.equal(readNouns({ thing: '📦 box ?' })[0]!.noun.faint, true)
  assert.equal(readNouns({ thing: '📦 box' })[0]!.noun.faint, undefined)
})

test('empty lines are no rows, and what is none is refused by name', () => {
  assert.equal(readNouns({ animal: '\n🐈 cat\n\n🐕 dog\n' }).length, 2)
  for (const table of [{ animal: 'cat' }, { animal: '🐈' }, { beast: '🐈 cat' }])
    assert.throws(() => readNouns(table), /not a row of nouns/)
  assert.throws(() => readNouns({ animal: '🐈 cat ~yodel' }), /no such word in the shot list: yodel/)
})

test('a pictogram goes by its code points', () => {
  assert.equal(spriteName('🐈'), '1f408')
  assert.equal(spriteName('🧑‍🍳'), '1f9d1-200d-1f373')
  assert.equal(spriteName('☕'), '2615')
  assert.equal(spriteName(':hot-air-balloon:'), 'drawn-hot-air-balloon')
})

test('a list has the words between its commas and no empty ones', () => {
  assert.deepEqual(splitList(' a cat ,, dog,\n 猫 , '), ['a cat', 'dog', '猫'])
})
