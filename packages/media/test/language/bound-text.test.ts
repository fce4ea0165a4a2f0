import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boundText } from '../../src/language/bound-text.ts'

const BOUNDS = { letters: 30, clauseWords: 10, words: 40 }
const bound = (text: string) => boundText(text, BOUNDS)

test('a text within the bounds is given back as it is', () => {
  for (const text of [
    '',
    'A cat — "Mia" — sits on a wall; then (slowly) it jumps!',
    '一只猫在墙上，然后跳下来。\n\n第二天，它走了。',
    '👩‍👩‍👧 dances... a state-of-the-art robot, [@cat] and https://example.com/a?b=c',
  ])
    assert.deepEqual(bound(text), { text, leftOut: [] })
})

test('a word has 30 letters at most, each of joined ones too', () => {
  assert.equal(bound(`a ${'x'.repeat(5_000)} cat`).text, `a ${'x'.repeat(30)} cat`)
  assert.equal(bound(`sun-${'lit'.repeat(20)} cat`).text, `sun-${'lit'.repeat(10)} cat`)
  assert.equal(bound(`${'a-'.repeat(5_000)}b cat`).text, `${'a-'.repeat(45)} cat`)
  assert.deepEqual(bound(`a ${'x'.repeat(40)}`).leftOut, [
    `words are read up to 30 letters, without the rest of "${'x'.repeat(24)}…"`,
  ])
})

test('a clause has its number of words, and the next one is read', () => {
  const { text, leftOut } = bound(`${'猫'.repeat(50)}，a dog runs. ${'cat '.repeat(12)}\na horse`)
  assert.equal(text.replaceAll(/ +/gu, ' '), `${'猫'.repeat(10)}，a dog runs. ${'cat '.repeat(10)}\na horse`)
  assert.deepEqual(leftOut, [`at most 10 words without a comma or a full stop are read, up to "${'猫'.repeat(24)}…"`])
})

test('a text has its number of words', () => {
  const { text, leftOut } = bound('cat, '.repeat(30))
  assert.equal(text, 'cat, '.repeat(20))
  assert.deepEqual(leftOut, ['the first 40 words are read, up to "cat, cat, cat, cat, cat,…"'])
})

test('a repeated character counts at most eight times, with or without spaces between', () => {
  assert.deepEqual(bound('('.repeat(5_000)), { text: '((((((((', leftOut: [] })
  assert.equal(bound('!\n'.repeat(5_000)).text.length < 30, true)
  assert.equal(bound(`cat${' '.repeat(5_000)}dog`).text, `cat${' '.repeat(8)}dog`)
})

test('no sign is cut in half', () => {
  for (const text of ['👩‍👩‍👧‍👦'.repeat(2_000), `a${'𝒜'.repeat(3_000)}`, 'e\u0301'.repeat(500)])
    assert.ok(bound(text).text.isWellFormed())
})
