import assert from 'node:assert/strict'
import { test } from 'node:test'
import { longestMatch } from '../../src/words/lexicon.ts'
import { foldText, tokenise, tokenTexts } from '../../src/words/tokenise.ts'
import { DRAWN_TABLES } from '../../src/words/vocabulary/described-nouns.ts'
import { readNouns, readNounTable } from '../../src/words/vocabulary/noun-table.ts'
import { sortTables, valueTables } from '../../src/words/vocabulary/word-tables.ts'

const match = (text: string, at = 0) => longestMatch(tokenise(foldText(text)), at)

test('a word without a row is not matched', () => {
  assert.equal(match('zxqv'), undefined)
  assert.equal(match(''), undefined)
  assert.equal(match('cat', 1), undefined)
})

test('the longest phrase from a position is matched', () => {
  assert.equal(match('a hot dog stand', 1)?.tokens, 3)
  assert.equal(match('a hot dog falls', 1)?.tokens, 2)
})

test('a written form is preferred to an inflected one of the same length', () => {
  assert.equal(match('glasses')?.meaning.noun?.sprites[0], '1f453', 'glasses are worn, and no two drinks')
  assert.equal(match('zebras')?.form, 'plural')
  assert.equal(match('running')?.form, 'verb')
})

test('a word may have several meanings at once', () => {
  const { meaning } = match('campfire')!
  assert.ok(meaning.noun && meaning.sound === 'fire' && meaning.timeHint === 'night')
})

test('every phrase of the tables is matched as a whole', () => {
  const lists = [
    ...Object.values(valueTables()).flatMap(table => Object.values(table)),
    ...Object.values(sortTables()),
  ].flat()
  const nouns = DRAWN_TABLES.map(readNounTable)
  for (const phrase of [...lists, ...nouns.flatMap(readNouns).flatMap(({ words: names }) => names)]) {
    const tokens = tokenise(foldText(phrase))
    assert.equal(longestMatch(tokens, 0)?.tokens, tokens.length, phrase)
  }
})

test('a noun of our own tables shows its row, whatever the larger vocabulary has', () => {
  for (const table of ['animals', 'vehicles', 'food'])
    for (const { words: names, noun } of readNouns(readNounTable(table)))
      for (const name of names) assert.ok(match(name)?.meaning.noun, `${name} of ${noun.sprites[0]}`)
})

test('the fast path for plain phrases gives the same tokens', () => {
  for (const phrase of [
    'cat',
    'hot dog',
    "a cat's cradle",
    'T-shirt',
    '熊猫',
    '3D 打印机',
    'Ａ５',
    '吃、喝',
    'crème brûlée',
  ]) {
    const folded = foldText(phrase)
    assert.deepEqual(
      tokenTexts(folded),
      tokenise(folded).map(token => token.text),
      phrase,
    )
  }
  assert.deepEqual(tokenTexts(foldText('Hot Dog')), ['hot', 'dog'])
  assert.deepEqual(tokenTexts(foldText('熊貓')), ['熊', '猫'])
})
