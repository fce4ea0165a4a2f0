import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fc } from '../../../../../test/harness/property.ts'
import { languageFinder } from '../../../src/voice/script/language-finder.ts'
import { pronunciationFinder, readPronunciations } from '../../../src/voice/script/pronunciations.ts'
import { scanText } from '../../../src/voice/script/scan-text.ts'
import { splitChunks } from '../../../src/voice/script/split-chunks.ts'
import { writeScript } from '../../../src/voice/script/write-script.ts'
import { writeSigns } from '../../../src/voice/script/write-signs.ts'
import { isSign, MAX_SIGNS } from '../../../src/voice/signs.ts'

describe('the language of a figure', () => {
  /** The language of the first `7` in a text. */
  const languageOf = (text: string, fallback: 'en' | 'zh' = 'en'): string => {
    const at = text.indexOf('7')
    return languageFinder(text, fallback)(at, at + 1)
  }

  test('is that of its neighbours', () => {
    assert.equal(languageOf('seven 7 cats'), 'en')
    assert.equal(languageOf('有7只猫'), 'zh')
    assert.equal(languageOf('我买了 iPhone 7'), 'zh')
    assert.equal(languageOf('他说 take 7 now 然后走了'), 'en', 'English on both sides')
  })

  test('does not depend on other sentences', () => {
    assert.equal(languageOf('你好。Take 7 cats!'), 'en')
    assert.equal(languageOf('Hello! 有7只'), 'zh')
  })

  test('without any letters is that of the voice', () => {
    assert.equal(languageOf('7', 'zh'), 'zh')
    assert.equal(languageOf('7', 'en'), 'en')
    assert.equal(languageOf('你好\n7', 'en'), 'zh', 'or that of the text')
  })
})

describe('the dictionary of a request', () => {
  test('is read by its first slash, and empty words are ignored', () => {
    assert.deepEqual(readPronunciations(['omg / oh my god', '/x', '重庆/(Chong2)(qing4)', 'a/b/c']), [
      { word: 'omg', spelling: 'oh my god' },
      { word: '重庆', syllables: ['chong2', 'qing4'] },
      { word: 'a', spelling: 'b/c' },
    ])
  })

  test('has the longest word first', () => {
    assert.deepEqual(
      readPronunciations(['a/x', 'abc/y', 'ab/z']).map(({ word }) => word),
      ['abc', 'ab', 'a'],
    )
  })

  test('finds a Latin word whole in any capitals, and a Chinese one anywhere', () => {
    const find = pronunciationFinder(readPronunciations(['cat/x', '重/(zhong4)', '3d/y']))
    assert.equal(find('a CAT.', 2)?.word, 'cat')
    assert.equal(find('cats', 0), undefined)
    assert.equal(find('bobcat', 3), undefined)
    assert.equal(find('很重要', 1)?.word, '重')
    assert.equal(find('a 3D b', 2)?.word, '3d')
    assert.equal(find('13d', 1), undefined)
  })
})

describe('a scanned text', () => {
  const scanned = (text: string): string[] =>
    scanText(text, { fallback: 'en' }).map(item => (item.kind === 'mark' ? item.mark : `${item.language}:${item.text}`))

  test('has words of both languages, and marks by their meaning', () => {
    assert.deepEqual(scanned('Hello，世界！'), ['en:Hello', ',', 'zh:世界', '!'])
    assert.deepEqual(scanned('wait... now -- go'), ['en:wait', '…', 'en:now', '—', 'en:go'])
    assert.deepEqual(scanned('(one) [two]'), [',', 'en:one', ',', ',', 'en:two', ','])
  })

  test('reads full width as half width', () => {
    assert.deepEqual(scanned('１２％'), scanned('12%'))
  })

  test('omits characters that are not spoken', () => {
    assert.deepEqual(
      scanned('hi 😀 ♥ there')
        .filter(word => word.startsWith('en:'))
        .slice(0, 1),
      ['en:hi'],
    )
  })

  test('keeps the positions of words', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('cat', '你好', ' ', ',', '12', '$3.50', '。', 'A.I.', '第3', '\n', 'x@y.z', '—'), {
          maxLength: 14,
        }),
        pieces => {
          const text = pieces.join('')
          let end = 0
          for (const item of scanText(text, { fallback: 'en' })) {
            if (item.kind === 'mark') continue
            assert.ok(item.from >= 0 && item.to <= text.length && item.to > item.from)
            if (item.isExact) assert.equal(text.slice(item.from, item.to), item.text)
            assert.ok(item.to >= end)
            end = item.to
          }
        },
      ),
    )
  })
})

test('any text becomes known signs in pieces of limited length', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom(
      'hello ',
      '你好，',
      '$3.50 ',
      '2026-03-15 ',
      '15:30 ',
      'www.a.com ',
      '<#1.5#>',
      '\n',
      'NASA ',
      '1/2 ',
      '第一 ',
    ),
  )
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 12 }),
      fc.constantFrom('en' as const, 'zh' as const),
      (pieces, language) => {
        const text = pieces.join('')
        for (const passage of writeScript(text, { language })) {
          if (passage.kind === 'pause') assert.ok(passage.seconds >= 0)
          else
            for (const chunk of splitChunks(passage.tokens)) {
              const { signs, words } = writeSigns(chunk, '.')
              assert.ok(signs.length <= MAX_SIGNS)
              assert.ok(signs.every(isSign))
              for (const { from, to, firstSign, endSign } of words) {
                assert.ok(from >= 0 && to <= text.length && firstSign <= endSign && endSign <= signs.length)
              }
            }
        }
      },
    ),
    { numRuns: 60 },
  )
})
