import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readNouns, spriteName } from '../../src/words/vocabulary/noun-table.ts'

test('a row names its sprite, its words and its defaults', () => {
  const more = { place: 'desert', motion: 'walk', count: 4, colour: 'brown' } as const
  assert.deepEqual(readNouns({ animal: [[['🐫'], ['camel', '骆驼'], more]] }), [
    { words: ['camel', '骆驼', '🐫'], noun: { sprites: ['1f42b'], kind: 'animal', ...more } },
  ])
})

test('one of several sprites is chosen, and the first stands for the words', () => {
  const [row] = readNouns({ animal: [[['🐕', '🐩'], ['dog']]] })
  assert.deepEqual(row, { words: ['dog', '🐕'], noun: { sprites: ['1f415', '1f429'], kind: 'animal' } })
})

test('a name in colons is a figure without an emoji', () => {
  const [row] = readNouns({ aircraft: [[[':airship:'], ['airship'], { motion: 'float' }]] })
  assert.deepEqual(row, { words: ['airship'], noun: { sprites: ['drawn-airship'], kind: 'aircraft', motion: 'float' } })
})

test('an emoji is named by its code points', () => {
  assert.equal(spriteName('🐈'), '1f408')
  assert.equal(spriteName('🧑‍🍳'), '1f9d1-200d-1f373')
  assert.equal(spriteName('☕'), '2615')
  assert.equal(spriteName(':hot-air-balloon:'), 'drawn-hot-air-balloon')
})
