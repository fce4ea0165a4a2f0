import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../../../../test/harness/property.ts'
import { breakUnits } from '../../src/text/break-units.ts'
import type { Font } from '../../src/text/font-faces.ts'
import { measureTextWidth } from '../../src/text/measure-text-width.ts'
import { type SubtitleLayout, subtitlePages } from '../../src/text/subtitle-pages.ts'
import { placeSubtitle } from '../../src/text/subtitle-place.ts'

const wide = { frame: { width: 1280, height: 720 }, font: 'sans' } as const
const upright = { frame: { width: 720, height: 1280 }, font: 'sans' } as const
/** The lines of a text that fits on one page. */
function linesOf(text: string, layout: SubtitleLayout): string[] {
  const pages = subtitlePages(text, layout)
  assert.ok(pages.length <= 1, `${pages.length} pages`)
  return pages[0] ?? []
}
const unitsOf = (text: string, language?: string): string[] => breakUnits(text, language).map(unit => unit.text)

test('nothing, blanks and what no font has give no lines', () => {
  for (const text of ['', '  \n ', '\u0001\u200B', '\uE000', '\u{10FFFD}'])
    assert.deepEqual(subtitlePages(text, wide), [])
})

test('a text too long for two lines is split into pages, of which nothing is lost', () => {
  const long = 'one two three four five '.repeat(20).trim()
  const pages = subtitlePages(long, wide)
  assert.ok(pages.length > 1)
  assert.equal(pages.flat().join(' '), long)
})

test('words stay whole, with the marks around them', () => {
  assert.deepEqual(unitsOf(`Don't "stop" (now), it's 3.14% - ok?`), [
    "Don't",
    '"stop"',
    '(now),',
    "it's",
    '3.14%',
    '-',
    'ok?',
  ])
  assert.deepEqual(unitsOf('a well-known mother-in-law'), ['a', 'well-', 'known', 'mother-', 'in-', 'law'])
  assert.deepEqual(unitsOf('Vraiment ? Oui !'), ['Vraiment ?', 'Oui !'])
  assert.deepEqual(unitsOf('wait — what'), ['wait —', 'what'])
})

test('Chinese breaks between words, and never before a closing or after an opening mark', () => {
  assert.deepEqual(unitsOf('你好，世界！', 'zh'), ['你好，', '世界！'])
  assert.deepEqual(unitsOf('他说：“走吧。”（笑）然后离开', 'zh'), [
    '他',
    '说：',
    '“走',
    '吧。”',
    '（笑）',
    '然后',
    '离开',
  ])
  assert.deepEqual(unitsOf('用TypeScript写', 'zh'), ['用', 'TypeScript', '写'])
  assert.ok(unitsOf('等等——什么……', 'zh').every(unit => !/^[—…]/.test(unit)))
})

test('Japanese keeps small kana and marks of length with the character before them', () => {
  const bad = /^[ーっゃゅょァィゥェォッャュョ。、」]/
  for (const text of ['「ちょっと待って」と言った。', 'スーパーマーケット、チョコレートケーキ。'])
    assert.ok(unitsOf(text, 'ja').every(unit => !bad.test(unit)))
})

test('Thai breaks between words that have no spaces', () => {
  assert.ok(unitsOf('ภาษาไทยไม่มีช่องว่างระหว่างคำ', 'th').length > 4)
})

test('a text that fits is on one line, and otherwise on two of similar width', () => {
  assert.deepEqual(linesOf('The quick brown fox', wide), ['The quick brown fox'])
  const lines = linesOf('The quick brown fox jumps over the lazy dog while the rest of the village is asleep.', wide)
  assert.equal(lines.length, 2)
  const [first, second] = lines.map(line => measureTextWidth(line, placeSubtitle(wide.frame, 'sans').font))
  assert.ok(Math.abs(first! - second!) < 0.25 * Math.max(first!, second!), lines.join(' | '))
})

test('a line breaks after a comma rather than within a phrase', () => {
  assert.deepEqual(linesOf('夜色渐深，城市的灯光亮起，他终于回到了久违的故乡小城。', upright), [
    '夜色渐深，城市的灯光亮起，',
    '他终于回到了久违的故乡小城。',
  ])
})

test("the author's lines are kept if they fit, and joined otherwise", () => {
  assert.deepEqual(linesOf('- Who?\n- Me.', wide), ['- Who?', '- Me.'])
  assert.deepEqual(linesOf('a\nb\nc', wide), ['a b c'])
  assert.deepEqual(linesOf('你好\n世界\n再见', wide), ['你好世界再见'])
})

test('a mark that is wider beside ideographs than alone does not make a line too long', () => {
  const { font, maxWidth } = placeSubtitle(upright.frame, 'sans')
  const lines = subtitlePages('光……光Node.jsthe……光"no"', upright).flat()
  for (const line of lines) assert.ok(measureTextWidth(line, font) <= maxWidth, line)
})

test('a word longer than a line is cut, and all of it is there', () => {
  const url = `https://example.com/${'abc'.repeat(40)}`
  const pages = subtitlePages(url, upright)
  assert.equal(pages.flat().join(''), url)
})

test('omitted characters leave no double space', () => {
  assert.deepEqual(linesOf('a \uE000 b\u200B\u0007c\u00ADd', wide), ['a bcd'])
})

test('a curly apostrophe does not tear a word apart in Chinese text', () => {
  assert.deepEqual(linesOf('他说 it’s ok', wide), ["他说 it's ok"])
})

test('pages of a long text end with sentences if possible', () => {
  const sentences = ['第一句话说的是早晨的阳光洒满了整个安静的小院子。', '第二句话说的是傍晚的微风吹过了金黄色的麦田。']
  assert.deepEqual(
    subtitlePages(sentences.join(''), { frame: { width: 720, height: 1280 }, font: 'serif', language: 'zh' }).map(
      page => page.join(''),
    ),
    sentences,
  )
})

test('a page that is laid out again has the same lines', () => {
  for (const layout of [wide, upright])
    for (const lines of subtitlePages('春眠不觉晓，处处闻啼鸟。夜来风雨声，花落知多少。'.repeat(3), layout))
      assert.deepEqual(linesOf(lines.join('\n'), layout), lines)
})

test('any text has at most two lines within the margins, complete, with allowed line breaks', () => {
  const word = fc.oneof(
    fc.constantFrom('光', '城市', '灯火', '，', '。', '！', '（', '）', '「', '」', '——', '……', ' ', ' ', '\u3000'),
    fc.constantFrom(
      'the',
      'extraordinary',
      'a',
      "it's",
      '42',
      '3.14',
      'Node.js',
      '(so)',
      '"no"',
      ',',
      '?',
      'かな',
      'ッ',
      'ー',
    ),
  )
  const places = [wide.frame, upright.frame, { width: 480, height: 480 }]
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 60 }),
      fc.constantFrom(...places),
      fc.constantFrom<Font>('sans', 'serif'),
      (words, frame, font) => {
        const text = words.join('')
        const pages = subtitlePages(text, { frame, font })
        const { font: textFont, maxWidth } = placeSubtitle(frame, font)
        for (const lines of pages) {
          assert.ok(lines.length >= 1 && lines.length <= 2)
          for (const line of lines) assert.ok(measureTextWidth(line, textFont) <= maxWidth + 1, line)
        }
        const lines = pages.flat()
        assert.equal(lines.join('').replace(/\s/g, ''), text.replace(/\s/g, ''))
        // Longer runs of marks than a line holds must break somewhere.
        if (!/[，。！（）「」—…,?ッー]{6}/.test(text.replace(/\s/g, '')))
          lines.forEach((line, i) => {
            if (i > 0) assert.doesNotMatch(line, /^[，。！）」—…,?ッー]/)
            if (i < lines.length - 1) assert.doesNotMatch(line, /[（「]$/)
          })
      },
    ),
    { numRuns: 150 },
  )
})
