import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawableText, undrawableIn } from '../../src/text/drawable-text.ts'

test('spaces are normalised, invisible characters are removed, and lines begin and end with a letter', () => {
  assert.equal(drawableText('  one\ttwo\u2003three   four  ', 'sans'), 'one two three four')
  assert.equal(drawableText('soft\u00ADhyphen zero\u200Bwidth', 'sans'), 'softhyphen zerowidth')
  assert.equal(drawableText('one \r\n two\rthree', 'sans'), 'one\ntwo\nthree')
  assert.equal(drawableText('\u0007bell\u0001', 'sans'), 'bell')
})

test('characters of no font are omitted and reported once; undrawable marks leave their letter', () => {
  assert.equal(drawableText('a\u{1031D}b', 'sans'), 'ab')
  assert.deepEqual(undrawableIn('a\u{1031D}b\u{1031D}', 'sans'), ['\u{1031D}'])
  assert.deepEqual(undrawableIn('plain words, 漢字', 'sans'), [])
  assert.equal(drawableText('e\u0301', 'sans'), '\u00E9')
})

test('an apostrophe inside a Latin word between ideographs is straight, quotes around Chinese words stay', () => {
  assert.equal(drawableText('他说don\u2019t走', 'sans'), "他说don't走")
  assert.equal(drawableText('他说\u201C走\u201D', 'sans'), '他说\u201C走\u201D')
})
