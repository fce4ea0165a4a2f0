import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasWords, hasWordsOrPictograms } from '../../src/language/has-words.ts'

const WORDS = ['a', '猫', '7', 'Ⅷ', 'Привет', 'ไทย', 'مرحبا', '한', 'é', '😀 a', '...x', '1 ⃣ 2']
const PICTOGRAMS = ['😀', '👩‍👩‍👧', '🇫🇷', '1️⃣', '1⃣', 'ℹ️', '™', '☔', '❤️']
const NOTHING = [
  '',
  ' ',
  '\u00a0\u3000\n',
  '...',
  '……！？',
  '—',
  '"“”"',
  '\u200b\u200d\ufe0f',
  '\u3164\u115f',
  '\u0301',
  '+=',
  '⠀',
]

test('letters and digits are words, in every script', () => {
  for (const text of WORDS) assert.deepEqual([hasWords(text), hasWordsOrPictograms(text)], [true, true], text)
})

test('emoji are not words, including keycaps and letters that are emoji', () => {
  for (const text of PICTOGRAMS) assert.deepEqual([hasWords(text), hasWordsOrPictograms(text)], [false, true], text)
})

test('blanks, punctuation and invisible characters are neither', () => {
  for (const text of NOTHING)
    assert.deepEqual([hasWords(text), hasWordsOrPictograms(text)], [false, false], JSON.stringify(text))
})
