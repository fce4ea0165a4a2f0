import { voiceData } from '../voice-data.ts'

const BELOW_TWENTY =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const GROUPS = ['', 'thousand', 'million', 'billion', 'trillion']
// Beyond 999 trillion, numbers are read digit by digit.
const MAX_DIGITS = 15

const { ordinals: IRREGULAR_ORDINALS } = voiceData('english')

/** An integer in words, from its digits; commas are allowed. */
export function cardinalWords(written: string): string {
  const digits = written.replaceAll(/[^\d]/g, '')
  const plain = digits.replace(/^0+(?=\d)/, '')
  if (plain.length > MAX_DIGITS) return digitWords(digits)
  const words: string[] = []
  for (let end = plain.length, group = 0; end > 0; end -= 3, group++) {
    const value = Number(plain.slice(Math.max(0, end - 3), end))
    if (value > 0) words.unshift(...[hundredsOf(value), GROUPS[group] ?? ''].filter(Boolean))
  }
  return words.length > 0 ? words.join(' ') : 'zero'
}

function hundredsOf(value: number): string {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100]
  const head = hundreds > 0 ? `${BELOW_TWENTY[hundreds]} hundred` : ''
  return [head, rest > 0 ? tensOf(rest) : ''].filter(Boolean).join(' ')
}

function tensOf(value: number): string {
  if (value < 20) return BELOW_TWENTY[value] ?? ''
  const [tens, ones] = [Math.floor(value / 10), value % 10]
  return [TENS[tens], ones > 0 ? BELOW_TWENTY[ones] : ''].filter(Boolean).join(' ')
}

export function ordinalWords(written: string): string {
  const words = cardinalWords(written).split(' ')
  const last = words.pop() ?? ''
  return [...words, lastOrdinalOf(last)].join(' ')
}

function lastOrdinalOf(word: string): string {
  return IRREGULAR_ORDINALS[word] ?? (word.endsWith('y') ? `${word.slice(0, -1)}ieth` : `${word}th`)
}

/** One digit after another; `oh` as in a telephone or room number where the caller says so. */
export const digitWords = (digits: string, zero = 'zero'): string =>
  Array.from(digits)
    .filter(digit => digit >= '0' && digit <= '9')
    .map(digit => (digit === '0' ? zero : (BELOW_TWENTY[Number(digit)] ?? '')))
    .join(' ')

/** With a fraction: `3.14` is three point one four. */
export function decimalWords(written: string): string {
  const [whole = '', fraction] = written.split('.')
  const head = whole === '' ? 'zero' : cardinalWords(whole)
  return fraction === undefined ? head : `${head} point ${digitWords(fraction)}`
}

/** A year as spoken: nineteen eighty four, two thousand five, twenty twenty six. */
export function yearWords(year: number): string {
  const [century, rest] = [Math.floor(year / 100), year % 100]
  if (year < 1_000 || year > 9_999 || (century % 10 === 0 && rest < 10)) return cardinalWords(String(year))
  if (rest === 0) return `${tensOf(century)} hundred`
  return `${tensOf(century)} ${rest < 10 ? `oh ${tensOf(rest)}` : tensOf(rest)}`
}

/** `1990s` is nineteen nineties; `the 20s` is twenties. */
export function decadeWords(year: number): string {
  const words = (year < 100 ? tensOf(year) : yearWords(year)).split(' ')
  const last = words.pop() ?? ''
  return [...words, last.endsWith('y') ? `${last.slice(0, -1)}ies` : `${last}s`].join(' ')
}

export function fractionWords(above: string, below: string): string {
  const isOne = Number(above) === 1
  if (Number(below) === 2) return `${cardinalWords(above)} ${isOne ? 'half' : 'halves'}`
  if (Number(below) === 4) return `${cardinalWords(above)} ${isOne ? 'quarter' : 'quarters'}`
  if (Number(below) < 2 || Number(below) > 100) return `${cardinalWords(above)} over ${cardinalWords(below)}`
  return `${cardinalWords(above)} ${ordinalWords(below)}${isOne ? '' : 's'}`
}

const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 }

/** The value of a Roman numeral, undefined otherwise. */
export function parseRomanNumeral(numeral: string): number | undefined {
  if (!/^(?:x{0,3}|xl|lx{0,3})(?:ix|iv|v?i{0,3})$/i.test(numeral) || numeral === '') return undefined
  const values = Array.from(numeral.toLowerCase()).map(letter => ROMAN[letter] ?? 0)
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)
}
