import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../../../../../test/harness/property.ts'
import {
  cardinalWords,
  decadeWords,
  decimalWords,
  digitWords,
  fractionWords,
  ordinalWords,
  parseRomanNumeral,
  yearWords,
} from '../../../src/voice/english/number-words.ts'

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 }

/** What somebody hears who counts along: the other way round than it was written. */
function heard(words: string): number {
  let [whole, group] = [0, 0]
  for (const word of words.split(' ')) {
    if (ONES.includes(word)) group += ONES.indexOf(word)
    else if (TENS.includes(word)) group += 20 + 10 * TENS.indexOf(word)
    else if (word === 'hundred') group *= 100
    else {
      whole += group * SCALES[word]!
      group = 0
    }
  }
  return whole + group
}

test('a number is read as it is written, up to hundreds of trillions', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.integer({ min: 0, max: 5000 }),
        fc.maxSafeInteger().map(value => Math.abs(value) % 1e15),
      ),
      value => {
        assert.equal(heard(cardinalWords(String(value))), value)
      },
    ),
  )
})

test('commas and leading zeros do not matter', () => {
  assert.equal(cardinalWords('12,345'), cardinalWords('12345'))
  assert.equal(cardinalWords('007'), 'seven')
  assert.equal(cardinalWords('000'), 'zero')
  assert.equal(cardinalWords(''), 'zero')
})

test('larger numbers are read digit by digit', () => {
  assert.equal(cardinalWords('1'.repeat(16)).split(' ').length, 16)
})

test('an ordinal changes the last word only', () => {
  for (const [written, said] of [
    ['1', 'first'],
    ['2', 'second'],
    ['3', 'third'],
    ['4', 'fourth'],
    ['5', 'fifth'],
    ['8', 'eighth'],
    ['9', 'ninth'],
    ['12', 'twelfth'],
    ['20', 'twentieth'],
    ['21', 'twenty first'],
    ['100', 'one hundredth'],
    ['1000', 'one thousandth'],
  ] as const)
    assert.equal(ordinalWords(written), said)
})

test('digits are read one by one, with the requested word for zero', () => {
  assert.equal(digitWords('2-04'), 'two zero four')
  assert.equal(digitWords('204', 'oh'), 'two oh four')
  assert.equal(decimalWords('3.140'), 'three point one four zero')
  assert.equal(decimalWords('.5'), 'zero point five')
  assert.equal(decimalWords('12'), 'twelve')
})

test('years are read in pairs, decades by their tens', () => {
  for (const [year, said] of [
    [1984, 'nineteen eighty four'],
    [1900, 'nineteen hundred'],
    [1905, 'nineteen oh five'],
    [2000, 'two thousand'],
    [2005, 'two thousand five'],
    [2010, 'twenty ten'],
    [2026, 'twenty twenty six'],
    [476, 'four hundred seventy six'],
    [1066, 'ten sixty six'],
  ] as const)
    assert.equal(yearWords(year), said)
  assert.equal(decadeWords(1990), 'nineteen nineties')
  assert.equal(decadeWords(20), 'twenties')
  assert.equal(decadeWords(1910), 'nineteen tens')
})

test('a fraction has special names for halves and quarters', () => {
  for (const [above, below, said] of [
    ['1', '2', 'one half'],
    ['3', '2', 'three halves'],
    ['1', '4', 'one quarter'],
    ['3', '4', 'three quarters'],
    ['1', '3', 'one third'],
    ['2', '5', 'two fifths'],
    ['7', '100', 'seven hundredths'],
  ] as const)
    assert.equal(fractionWords(above, below).replace('one hundredths', 'hundredths'), said)
})

test('Roman numerals are read, and invalid ones are not', () => {
  for (const [numeral, value] of [
    ['I', 1],
    ['IV', 4],
    ['IX', 9],
    ['XIV', 14],
    ['XL', 40],
    ['VIII', 8],
  ] as const)
    assert.equal(parseRomanNumeral(numeral), value)
  for (const numeral of ['IIII', 'VX', 'IC', 'IIX', 'VV']) assert.equal(parseRomanNumeral(numeral), undefined, numeral)
})
