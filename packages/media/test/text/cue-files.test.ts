import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Cue } from '../../src/text/cue.ts'
import { decodeSubtitles } from '../../src/text/decode-subtitles.ts'
import { parseSrt } from '../../src/text/parse-srt.ts'
import { parseVtt } from '../../src/text/parse-vtt.ts'
import { formatSrt } from './format-srt.ts'
import { formatVtt } from './format-vtt.ts'

const cue = (startSeconds: number, endSeconds: number, text: string): Cue => ({ startSeconds, endSeconds, text })

test('a file that is not a subtitle file has no cues and is reported', () => {
  for (const text of ['', '\uFEFF', 'hello\nworld', '<html><body>404</body></html>', '\0\0\0', '1\n2\n3\n'])
    assert.deepEqual(parseSrt(text), { cues: [], problems: [{ line: 1, says: 'there are no subtitles' }] })
})

test('bad cues are reported by the line of their times, and the good ones around them are kept', () => {
  const { cues, problems } = parseSrt(
    [
      '1',
      '00:00:01,000 --> 00:00:02,000',
      'first',
      '',
      '2',
      '00:00:05,000 --> 00:00:04,000',
      'backwards',
      '',
      '3',
      '00:99:05,000 --> 01:00:04,000',
      'no such minute',
      '',
      '4',
      '00:00:06,000 --> ',
      'no end',
      '',
      '5',
      '00:00:07,000 --> 00:00:08,000',
      '',
      '6',
      '00:00:09,000 --> 00:00:10,000',
      'last',
    ].join('\n'),
  )
  assert.deepEqual(cues, [cue(1, 2, 'first'), cue(9, 10, 'last')])
  assert.deepEqual(problems, [
    { line: 6, says: 'it ends before it begins' },
    { line: 10, says: 'the times cannot be read' },
    { line: 14, says: 'the times cannot be read' },
    { line: 18, says: 'it has no text' },
  ])
})

test('a cue with a whole book is reported and not laid out', () => {
  const { cues, problems } = parseSrt(`1\n00:00:01,000 --> 00:00:02,000\n${'word '.repeat(1_000)}`)
  assert.deepEqual([cues.length, problems.length], [0, 1])
})

test('marks of byte order, lines of any system, dots, short fractions and missing hours are understood', () => {
  const wanted = [cue(1, 2.5, 'one'), cue(63.25, 3_605, 'two')]
  for (const end of ['\n', '\r\n', '\r'])
    assert.deepEqual(
      parseSrt(`\uFEFF1\n00:00:01.000 --> 0:00:02.5\none\n\n2\n01:03,25 --> 01:00:05\ntwo\n`.replaceAll('\n', end))
        .cues,
      wanted,
    )
})

test('missing numbers, missing blank lines and settings behind the times do no harm', () => {
  const { cues, problems } = parseSrt(
    '00:00:01,000 --> 00:00:02,000 X1:10 X2:20\none\n00:00:03,000-->00:00:04,000\ntwo\n3\n00:00:05,000 --> 00:00:06,000\nthree',
  )
  assert.deepEqual(cues, [cue(1, 2, 'one'), cue(3, 4, 'two'), cue(5, 6, 'three')])
  assert.deepEqual(problems, [])
})

test('a number that is spoken is text', () => {
  const cues = [cue(1, 2, '42'), cue(3, 4, 'and\n43'), cue(5, 6, '44')]
  assert.deepEqual(parseSrt(formatSrt(cues)).cues, cues)
  const tight = '00:00:01,000 --> 00:00:02,000\n42\n00:00:03,000 --> 00:00:04,000\nx'
  assert.deepEqual(parseSrt(tight).cues, [cue(1, 2, '42'), cue(3, 4, 'x')])
})

test('tags and places of other formats are left out, and what only looks like a tag is kept', () => {
  const text = '{\\an8}<i>He said</i> <font color="#ff0000">3 < 5 and 6 > 2</font> {wow}'
  assert.deepEqual(parseSrt(`1\n00:00:01,000 --> 00:00:02,000\n${text}`).cues, [
    cue(1, 2, 'He said 3 < 5 and 6 > 2 {wow}'),
  ])
})

test('a blank line within a text does not cut it off', () => {
  assert.deepEqual(
    parseSrt('1\n00:00:01,000 --> 00:00:02,000\none\n\ntwo\n\n2\n00:00:03,000 --> 00:00:04,000\nthree').cues,
    [cue(1, 2, 'one\ntwo'), cue(3, 4, 'three')],
  )
})

test('cues come in the order of their times', () => {
  const cues = [cue(5, 6, 'b'), cue(1, 2, 'a'), cue(5, 7, 'c')]
  assert.deepEqual(
    parseSrt(formatSrt(cues)).cues.map(({ text }) => text),
    ['a', 'b', 'c'],
  )
})

const nasty: Cue[] = [
  cue(0, 0.001, 'x'),
  cue(1.2345, 2.9999, 'rounding'),
  cue(3_599.9999, 3_600.5, 'the turn of an hour'),
  cue(359_999, 360_001, 'a hundred hours'),
  cue(400_000, 400_001, '你好，世界！\n第二行'),
  cue(400_002, 400_003, 'a & b < c > d &amp; "quoted"'),
]

test('written cues are read back to the millisecond', () => {
  const rounded = nasty.map(({ startSeconds, endSeconds, text }) =>
    cue(Math.round(startSeconds * 1000) / 1000, Math.round(endSeconds * 1000) / 1000, text),
  )
  assert.deepEqual(parseSrt(formatSrt(nasty)), { cues: rounded, problems: [] })
  assert.deepEqual(parseVtt(formatVtt(nasty)), { cues: rounded, problems: [] })
  assert.match(formatSrt(nasty), /^1\n00:00:00,000 --> 00:00:00,001\nx\n\n2\n00:00:01,235 --> 00:00:03,000\n/)
  assert.match(formatVtt(nasty), /^WEBVTT\n\n00:00:00\.000 --> 00:00:00\.001\nx\n\n/)
})

test('a text can neither end its cue nor begin another', () => {
  const cues = [cue(1, 2, 'one\n\n2\n00:00:09,000 --> 00:00:10,000\nfake'), cue(3, 4, 'three')]
  assert.equal(parseSrt(formatSrt(cues)).cues.length, 2)
  assert.equal(formatSrt(cues).split('\n\n').length, 2)
  assert.equal(formatVtt(cues).split('\n\n').length, 3)
  assert.deepEqual(parseVtt(formatVtt(cues)).cues, [
    cue(1, 2, 'one\n2\n00:00:09,000 --> 00:00:10,000\nfake'),
    cue(3, 4, 'three'),
  ])
})

test('WebVTT: comments, styles, names, settings, voices and entities', () => {
  const { cues, problems } = parseVtt(
    [
      'WEBVTT - a film',
      '',
      'NOTE 00:00:00.000 --> 00:00:09.000',
      'not a cue',
      '',
      'STYLE',
      '::cue { color: red }',
      '',
      'intro',
      '00:01.000 --> 00:02.000 line:90% align:center',
      '<v Roger>Fish &amp; chips</v> <00:01.500>now',
      '',
      '7',
      '00:03.000 --> 00:04.000',
      'two',
      'lines',
    ].join('\n'),
  )
  assert.deepEqual(cues, [cue(1, 2, 'Fish & chips now'), cue(3, 4, 'two\nlines')])
  assert.deepEqual(problems, [])
  assert.deepEqual(parseVtt('00:01.000 --> 00:02.000\nx'), {
    cues: [cue(1, 2, 'x')],
    problems: [{ line: 1, says: 'it does not begin with WEBVTT' }],
  })
})

test('files in UTF-8, UTF-16 and GB 18030 are read', () => {
  const text = '1\n00:00:01,000 --> 00:00:02,000\n你好\n'
  const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le')
  const gb = Buffer.concat([
    Buffer.from('1\n00:00:01,000 --> 00:00:02,000\n'),
    Buffer.from([0xc4, 0xe3, 0xba, 0xc3, 10]),
  ])
  for (const bytes of [Buffer.from(text), Buffer.from(`\uFEFF${text}`), utf16, Buffer.from(utf16).swap16(), gb])
    assert.deepEqual(parseSrt(decodeSubtitles(bytes)).cues, [cue(1, 2, '你好')])
})

test('long lines of brackets, digits and arrows are read in no time', () => {
  for (const piece of ['<', '<a', '{\\', '0:', '-->', '- ', ' \n'])
    assert.equal(
      parseSrt(`${piece.repeat(100_000)}\n1\n00:00:01,000 --> 00:00:02,000\nx`).cues.length >= 1,
      true,
      piece,
    )
})

test('times with a slip in them are reported, and are not read as words of the cue before', () => {
  const { cues, problems } = parseSrt(
    [
      '1',
      '00:01,000 --> 00:02,000',
      'one',
      '',
      '2',
      '00:0x,000 --> 00:04,000',
      'two',
      '',
      '3',
      '0o:05 --> 00:06',
      'three',
    ].join('\n'),
  )
  assert.deepEqual(cues, [cue(1, 2, 'one')])
  assert.deepEqual(problems, [
    { line: 6, says: 'the times cannot be read' },
    { line: 10, says: 'the times cannot be read' },
  ])
  assert.deepEqual(parseSrt('1\n00:01,000 --> 00:02,000\nhome --> away').cues, [cue(1, 2, 'home --> away')])
})
