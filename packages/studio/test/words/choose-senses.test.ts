import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseItems } from '../../src/words/parse-items.ts'
import { foldText } from '../../src/words/tokenise.ts'
import { readRows, wordsIn } from '../../src/words/vocabulary/read-rows.ts'

const meantBy = (prompt: string, word: string): string | undefined => {
  const { meaning } = parseItems(foldText(prompt)).find(({ text }) => text === word)!
  return meaning.where ?? meaning.noun?.sprites[0]
}

test('a word has another meaning beside other words, and its own elsewhere', () => {
  assert.equal(meantBy('hands shaping clay on the wheel', 'wheel'), 'drawn-potters-wheel')
  assert.equal(meantBy('the wheel of a cart', 'wheel'), '1f6de')
  assert.equal(meantBy('he dribbles down the court and dunks', 'court'), 'basketball-court')
  assert.equal(meantBy('他起跳扣篮,球进了', '球'), '1f3c0')
  assert.equal(meantBy('他一脚射门,球进了', '球'), '26bd')
})

test('a part of a longer word does not select a meaning', () => {
  // `dunk` is not in `dunkirk`.
  assert.notEqual(meantBy('a ball on the beach of dunkirk', 'ball'), '1f3c0')
})

test('the meaning of every sense is known and differs from the default', () => {
  for (const {
    cells: [words, beside, meant = ''],
  } of readRows('senses.txt')) {
    const alone = parseItems(foldText(meant))
    const { noun, place, cameraNoun, colour } = alone[0]!.meaning
    assert.ok(alone.length === 1 && (noun ?? place ?? cameraNoun ?? colour), meant)
    assert.ok(wordsIn(words).length > 0 && wordsIn(beside).length > 0, meant)
  }
})

test('planing or sawing a board is work on wood, though the item is `plane a`; boarding a train is not', () => {
  const wood = meantBy('a plank in a workshop', 'plank')
  assert.equal(meantBy('a carpenter planes a board', 'board'), wood)
  assert.equal(meantBy('a man saws a board', 'board'), wood)
  assert.equal(meantBy('passengers board a train', 'board'), undefined)
})
