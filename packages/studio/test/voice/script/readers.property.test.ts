import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fc } from '../../../../../test/harness/property.ts'
import { scanText } from '../../../src/voice/script/scan-text.ts'
import * as chinese from '../../../src/voice/chinese/number-words.ts'
import * as english from '../../../src/voice/english/number-words.ts'

/** The words that a text is read as, marks left out. */
const read = (text: string, fallback: 'en' | 'zh' = 'en'): string =>
  scanText(text, { fallback })
    .flatMap(item => (item.kind === 'say' ? [item.text.toLowerCase()] : []))
    .join(fallback === 'zh' ? '' : ' ')
const inEnglish = (written: string, before = 'It is '): string =>
  read(`${before}${written} here.`)
    .replace(/^it is /, '')
    .replace(/ here$/, '')
const inChinese = (written: string): string => read(`这是${written}吗`, 'zh').replace(/^这是/, '').replace(/吗$/, '')

describe('English', () => {
  test('has whole numbers in words, with and without commas', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 999_999_999 }), value => {
        const words = english.cardinalWords(String(value))
        assert.equal(inEnglish(`${value}`), words)
        assert.equal(inEnglish(value.toLocaleString('en-US')), words)
      }),
      { numRuns: 25 },
    )
  })

  test('has fractions digit by digit after the point', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 1, max: 99 }), (whole, part) => {
        const said = inEnglish(`${whole}.${part}`)
        assert.ok(said.includes(' point '), said)
        assert.ok(said.endsWith(english.digitWords(String(part))))
      }),
      { numRuns: 25 },
    )
  })

  test('has hours and minutes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 59 }), (hour, minute) => {
        const said = inEnglish(`${hour}:${String(minute).padStart(2, '0')} pm`)
        assert.ok(said.startsWith(english.cardinalWords(String(hour))), said)
        assert.ok(said.includes(english.cardinalWords(String(minute))))
        assert.ok(/p\.? m/.test(said), said)
      }),
      { numRuns: 25 },
    )
  })

  test('has dates with month, day and year', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 28 }),
        fc.integer({ min: 1900, max: 2099 }),
        (month, day, year) => {
          const said = inEnglish(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
          assert.ok(said.includes(english.ordinalWords(String(day))), said)
          assert.ok(said.endsWith(english.yearWords(year)), said)
        },
      ),
      { numRuns: 25 },
    )
  })

  test('has money with its currency in singular or plural, and its cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
        const said = inEnglish(`$${whole}.${String(cents).padStart(2, '0')}`)
        if (whole === 1) assert.match(said, /one dollar(?!s)/)
        if (whole > 1) assert.match(said, /dollars/)
        if (cents === 1) assert.match(said, /one cent(?!s)/)
        if (cents > 1) assert.match(said, /cents/)
        if (cents === 0) assert.doesNotMatch(said, /cent/)
      }),
      { numRuns: 25 },
    )
  })

  test('has shares, ordinals and ranges in full', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 99 }), fc.integer({ min: 2, max: 99 }), (one, other) => {
        assert.equal(inEnglish(`${one}%`), `${english.cardinalWords(String(one))} percent`)
        assert.equal(
          inEnglish(`${one}-${one + other}`),
          `${english.cardinalWords(String(one))} to ${english.cardinalWords(String(one + other))}`,
        )
        assert.ok(inEnglish(`-${one}`).startsWith('minus '))
      }),
      { numRuns: 25 },
    )
    assert.equal(inEnglish('the 21st', ''), 'the twenty first')
  })
})

describe('Chinese', () => {
  test('has whole numbers in words', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 999_999_999 }), value => {
        assert.equal(inChinese(`${value}`), chinese.cardinalWords(String(value)))
      }),
      { numRuns: 25 },
    )
  })

  test('has shares, temperatures and money with words around the number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 99 }), value => {
        const words = chinese.cardinalWords(String(value))
        assert.equal(inChinese(`${value}%`), `百分之${words}`)
        assert.equal(inChinese(`-${value}℃`), `零下${words}摄氏度`)
        assert.ok(inChinese(`¥${value}`).startsWith(words))
      }),
      { numRuns: 25 },
    )
  })

  test('has dates with years digit by digit, and months and days in words', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 28 }),
        fc.integer({ min: 1900, max: 2099 }),
        (month, day, year) => {
          const said = inChinese(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
          assert.equal(
            said,
            `${chinese.digitWords(String(year))}年${chinese.cardinalWords(String(month))}月${chinese.cardinalWords(String(day))}日`,
          )
        },
      ),
      { numRuns: 25 },
    )
  })

  test('has 幺 for one in a mobile number, digit by digit', () => {
    const said = inChinese('13811112222')
    assert.ok(said.includes('幺') && !said.includes('一') && !said.includes('亿'), said)
  })
})

test('every figure of a text is read in either language', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999 }),
      fc.constantFrom('', '%', ' km', '°C', 'th', '元', '只'),
      fc.boolean(),
      (value, unit, isChinese) => {
        const text = isChinese ? `有${value}${unit}` : `There are ${value}${unit}`
        assert.ok(read(text, isChinese ? 'zh' : 'en').length > (isChinese ? 1 : 'there are'.length), text)
      },
    ),
    { numRuns: 25 },
  )
})
