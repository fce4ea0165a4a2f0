import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fc } from '../../../../../test/harness/property.ts'
import { applySandhi } from '../../../src/voice/chinese/sandhi.ts'
import { cardinalWords, decimalWords, digitWords, quantityWords } from '../../../src/voice/chinese/number-words.ts'
import { pronounceChinese } from '../../../src/voice/chinese/pronounce.ts'
import { syllableToIpa } from '../../../src/voice/chinese/syllable-ipa.ts'

/** The tones of characters as they are spoken, with the lengths of their words. */
const tones = (written: string, words: readonly number[], characters = '某'.repeat(written.length)): string =>
  applySandhi(
    Array.from(written).map((tone, at) => ({
      character: Array.from(characters)[at]!,
      letters: 'x',
      tone: Number(tone),
    })),
    words,
  )
    .map(({ tone }) => tone)
    .join('')

describe('adjacent tones', () => {
  test('change in the first of two third tones, which rises', () => {
    assert.equal(tones('33', [2]), '23')
    assert.equal(tones('31', [2]), '31')
    assert.equal(tones('333', [2, 1]), '223', 'and before the next word again')
    assert.equal(tones('333', [1, 2]), '323', 'within the word first')
  })

  test('change in 不, which rises before a fourth tone and is light between two equal words', () => {
    assert.equal(tones('44', [2], '不是'), '24')
    assert.equal(tones('41', [2], '不说'), '41')
    assert.equal(tones('343', [3], '好不好'), '353')
  })

  test('change in 一, which falls before most tones, rises before a fourth and stays in numbers', () => {
    assert.equal(tones('12', [2], '一年'), '42')
    assert.equal(tones('14', [2], '一样'), '24')
    assert.equal(tones('1', [1], '一'), '1')
    assert.equal(tones('411', [1, 1, 1], '第一天'), '411')
    assert.equal(tones('14', [1, 1], '一月'), '14')
    assert.equal(tones('111', [1, 1, 1], '一三一'), '111')
    assert.equal(tones('414', [3], '看一看'), '454')
  })

  test('are changed in a copy', () => {
    const given = [
      { character: '你', letters: 'ni', tone: 3 },
      { character: '好', letters: 'hao', tone: 3 },
    ]
    applySandhi(given, [2])
    assert.equal(given[0]!.tone, 3)
  })
})

describe('syllables', () => {
  test('of pinyin have their sounds, and their tone after the vowel', () => {
    for (const [syllable, ipa] of [
      ['ma1', 'ma→'],
      ['ma2', 'ma↗'],
      ['ma3', 'ma↓'],
      ['ma4', 'ma↘'],
      ['ma5', 'ma'],
      ['ma', 'ma'],
      ['shi4', 'ʂɨ↘'],
      ['lü4', 'ly↘'],
      ['lv4', 'ly↘'],
      ['lu:4', 'ly↘'],
      ['ju1', 'ʨy→'],
      ['liu2', 'ljou↗'],
      ['gui4', 'kwei↘'],
      ['wen2', 'wə↗n'],
      ['yuan2', 'ɥɛ↗n'],
      ['you3', 'jou↓'],
    ] as const)
      assert.equal(syllableToIpa(syllable), ipa, syllable)
  })

  test('that do not exist are undefined', () => {
    for (const written of ['', 'xyz1', 'ma6', '你', 'bla2']) assert.equal(syllableToIpa(written), undefined, written)
  })

  test('with a final r lose a last n or i', () => {
    assert.equal(syllableToIpa('wan2', true), 'wa↗ɚ')
    assert.equal(syllableToIpa('hai2', true), 'xa↗ɚ')
    assert.equal(syllableToIpa('shi4', true), 'ʂɚ↘')
  })
})

describe('words', () => {
  const syllables = (text: string, fixed?: ReadonlyMap<number, string>): string[] =>
    pronounceChinese(text, fixed).flatMap(word => word.syllables.map(({ ipa }) => ipa))

  test('have a syllable for every character, except a 儿 that changes the one before', () => {
    assert.equal(syllables('今天天气').length, 4)
    assert.equal(syllables('花儿').length, 1)
    assert.equal(syllables('女儿').length, 2)
    assert.equal(syllables('儿童').length, 2)
  })

  test('keep a given syllable beside any other', () => {
    assert.equal(syllables('你好', new Map([[0, 'ni3']]))[0], 'ni↓')
    assert.equal(syllables('你好')[0], 'ni↗')
  })

  test('have 得 and 地 as particles or words, by their neighbours', () => {
    assert.equal(syllables('跑得快')[1], 'tɤ')
    assert.equal(syllables('我得走')[1], 'tei↗')
    assert.equal(syllables('获得')[1], 'tɤ↗')
    assert.equal(syllables('高兴地笑')[2], 'tɤ')
    assert.equal(syllables('土地')[1], 'ti↘')
  })

  test('have the positions of their characters for syllables', () => {
    const places = pronounceChinese('你好世界').flatMap(word => word.syllables.map(({ at }) => at))
    assert.deepEqual(places, [0, 1, 2, 3])
  })
})

const DIGITS = '零一二三四五六七八九'

/** What somebody hears who counts along, up to 亿. */
function heard(words: string): number {
  let [whole, group, digit] = [0, 0, 0]
  for (const sign of words.replaceAll('两', '二')) {
    if (DIGITS.includes(sign)) digit = DIGITS.indexOf(sign)
    else if ('十百千'.includes(sign)) {
      group += (digit === 0 ? 1 : digit) * { 十: 10, 百: 100, 千: 1000 }[sign as '十' | '百' | '千']
      digit = 0
    } else {
      whole = sign === '亿' ? (whole + group + digit) * 1e8 : whole + (group + digit) * 1e4
      group = digit = 0
    }
  }
  return whole + group + digit
}

describe('numbers', () => {
  test('are read as they are written', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 999_999_999 })), value => {
        assert.equal(heard(cardinalWords(String(value))), value, cardinalWords(String(value)))
      }),
    )
  })

  test('have one zero for a gap, none at the end, and begin with ten as ten', () => {
    assert.equal(cardinalWords('1001'), '一千零一')
    assert.equal(cardinalWords('1010'), '一千零一十')
    assert.equal(cardinalWords('100'), '一百')
    assert.equal(cardinalWords('10500'), '一万零五百')
    assert.equal(cardinalWords('10'), '十')
    assert.equal(cardinalWords('110'), '一百一十')
    assert.equal(cardinalWords('100000001'), '一亿零一')
  })

  test('have 两 before large units and measure words', () => {
    assert.equal(cardinalWords('2000'), '两千')
    assert.equal(cardinalWords('20'), '二十')
    assert.equal(cardinalWords('200'), '二百')
    assert.equal(quantityWords('2'), '两')
    assert.equal(quantityWords('12'), '十二')
  })

  test('are read digit by digit after a point, in phone numbers, and beyond the largest unit', () => {
    assert.equal(decimalWords('3.14'), '三点一四')
    assert.equal(decimalWords('.5'), '零点五')
    assert.equal(digitWords('110', '幺'), '幺幺零')
    assert.equal(cardinalWords('1'.repeat(17)).length, 17)
  })
})
