import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Scanned, scanText } from '../../../src/voice/script/scan-text.ts'
import { CHINESE_ROWS } from './chinese-rows.ts'
import { ENGLISH_ROWS } from './english-rows.ts'

const shownOf = (item: Scanned): string => (item.kind === 'mark' ? item.mark : item.text)
const english = (text: string): string => scanText(text, { fallback: 'en' }).map(shownOf).join(' ')
const WIDE: Record<string, string> = { ',': '，', '.': '。', '!': '！', '?': '？', ':': '：', ';': '；' }
const chinese = (text: string): string =>
  scanText(text, { fallback: 'zh' })
    .map(item => (item.kind === 'mark' ? (WIDE[item.mark] ?? item.mark) : item.text))
    .join(' ')
    .replaceAll(/(?<=[^ -~]) | (?=[^ -~])/gu, ' ')
    .replaceAll(/(?<=[^\0-\x7f]) (?=[^\0-\x7f])/gu, '')

describe('readings', () => {
  for (const [written, said] of ENGLISH_ROWS) {
    test(`${written} is read as ${said}`, () => {
      const heard = english(written)
      assert.equal(heard, said)
    })
  }
  for (const [written, said] of CHINESE_ROWS) {
    test(`${written} is read as ${said}`, () =>
      assert.equal(chinese(written), said.replaceAll(/(?<=[^\0-\x7f]) (?=[^\0-\x7f])/gu, '')))
  }
})

test('a figure between English words is English even in a Chinese sentence', () => {
  assert.equal(chinese('他喜欢 Windows 95 and Office 吗'), '他喜欢 Windows ninety five and Office 吗')
})

test('a text without letters is read in the language of the voice', () => {
  assert.equal(english('42'), 'forty two')
  assert.equal(chinese('42'), '四十二')
})

test('spoken words keep their position in the text', () => {
  const text = 'It costs $3.50 now.'
  const money = scanText(text, { fallback: 'en' }).filter(item => item.kind === 'say' && !item.isExact)
  assert.ok(money.length > 1)
  for (const item of money) assert.equal(item.kind === 'say' && text.slice(item.from, item.to), '$3.50')
})

test('emoji and scripts without a voice are skipped', () => {
  assert.equal(english('Hi 😀 there ありがとう friend'), 'Hi there friend')
})

test('ten thousand random characters are read in time', () => {
  for (const piece of ['1', '1.', 'a.', '-', '第', '1,', '$', 'www.', 'A&', '1:', '9/', '@a']) {
    const text = piece.repeat(Math.ceil(9_999 / piece.length)).slice(0, 9_999)
    assert.ok(scanText(text, { fallback: 'en' }).length >= 0)
  }
})
