import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../../../media/src/core/seeded-random.ts'
import { subtitlesFromCues } from '../../../src/films/music-video/subtitles-from-cues.ts'
import { isBroad, subtitlesFromWords } from '../../../../media/src/language/subtitles-from-words.ts'

const timed = (text: string, from = 0, each = 0.4) =>
  text
    .split(' ')
    .map((word, at) => ({ text: word, fromSeconds: from + at * each, toSeconds: from + at * each + each * 0.9 }))
const fits = (text: string): boolean => Array.from(text).length <= (isBroad(text) ? 20 : 42)

test('an empty list gives no subtitles, and words without length are left out', () => {
  assert.deepEqual(subtitlesFromWords([]), [])
  assert.deepEqual(subtitlesFromWords([{ text: 'oh', fromSeconds: 2, toSeconds: 2 }]), [])
})

test('a phrase ends at a pause, and is visible during its words', () => {
  const words = [...timed('when the night comes'), ...timed('hold me close', 5)]
  assert.deepEqual(subtitlesFromWords(words), [
    { text: 'when the night comes', fromSeconds: 0, toSeconds: words[3]!.toSeconds },
    { text: 'hold me close', fromSeconds: 5, toSeconds: words[6]!.toSeconds },
  ])
})

test('a long phrase is divided near its middle, after a mark if possible', () => {
  const lines = subtitlesFromWords(timed('I never thought that you would come, but here you are again tonight', 0, 0.2))
  assert.deepEqual(
    lines.map(({ text }) => text),
    ['I never thought that you would come', 'but here you are again tonight'],
  )
})

test('Chinese characters are joined without spaces, twenty to a line', () => {
  const words = Array.from('我在黄昏的海边等你回来等到星星都亮了起来').map((text, at) => ({
    text,
    fromSeconds: at * 0.2,
    toSeconds: at * 0.2 + 0.2,
  }))
  const lines = subtitlesFromWords(words)
  assert.equal(lines.map(({ text }) => text).join(''), '我在黄昏的海边等你回来等到星星都亮了起来')
  assert.ok(lines.every(({ text }) => fits(text)))
})

test('a phrase recognised as one word is divided within its time', () => {
  const lines = subtitlesFromWords([
    { text: '我在黄昏的海边等你回来等到星星都亮了起来还在等', fromSeconds: 3, toSeconds: 9 },
  ])
  assert.ok(lines.length > 1 && lines.every(({ text }) => fits(text)))
  assert.equal(lines[0]?.fromSeconds, 3)
  assert.ok(Math.abs(lines.at(-1)!.toSeconds - 9) < 1e-9)
})

test("lines of any words fit, are in order, within the words' times, and complete", () => {
  const seeded = seededRandom(3)
  for (let round = 0; round < 200; round++) {
    let clock = 0
    const words = Array.from({ length: seeded.below(60) + 1 }, () => {
      clock += seeded.next() < 0.1 ? seeded.between(0.8, 3) : seeded.between(0, 0.2)
      const fromSeconds = clock
      clock += seeded.between(0.1, 0.9)
      return { text: 'x'.repeat(seeded.below(12) + 1), fromSeconds, toSeconds: clock }
    })
    const lines = subtitlesFromWords(words)
    assert.equal(lines.map(({ text }) => text).join(' '), words.map(({ text }) => text).join(' '))
    for (const [at, { text, fromSeconds, toSeconds }] of lines.entries()) {
      assert.ok(fits(text), text)
      assert.ok(toSeconds > fromSeconds && fromSeconds >= (lines[at - 1]?.toSeconds ?? 0))
      assert.ok(
        words.some(word => word.fromSeconds === fromSeconds) && words.some(word => word.toSeconds === toSeconds),
      )
    }
  }
})

test('a cue keeps its time and its words, over several lines or in Chinese', () => {
  const cues = [
    { startSeconds: 4.25, endSeconds: 5, text: '你好' },
    { startSeconds: 1.5, endSeconds: 3, text: 'Hello\nthere' },
  ]
  assert.deepEqual(subtitlesFromCues(cues, 10), [
    { text: 'Hello there', fromSeconds: 1.5, toSeconds: 3 },
    { text: '你好', fromSeconds: 4.25, toSeconds: 5 },
  ])
})

test('cues neither overlap nor end after the film, and long ones are divided', () => {
  const lines = subtitlesFromCues(
    [
      { startSeconds: 6, endSeconds: 30, text: 'last' },
      {
        startSeconds: 0,
        endSeconds: 7,
        text: 'this is a line that is much longer than anybody could read at a glance',
      },
      { startSeconds: 20, endSeconds: 30, text: 'after the end' },
    ],
    10,
  )
  assert.ok(lines.length >= 3 && lines.every(({ text }) => fits(text)))
  assert.equal(lines.at(-1)?.toSeconds, 10)
  for (const [at, line] of lines.entries()) assert.ok(line.fromSeconds >= (lines[at - 1]?.toSeconds ?? 0) - 1e-9)
})
