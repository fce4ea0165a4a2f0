import assert from 'node:assert/strict'
import { test } from 'node:test'
import { subtitlesFromWords } from '../../src/film/subtitles-from-words.ts'
import { waveformPath } from '../../src/film/waveform-path.ts'

const words = (text: string, { seconds = 0.3, pause = 0.05 } = {}) =>
  text.split(' ').map((word, nth) => ({
    text: word,
    fromSeconds: nth * (seconds + pause),
    toSeconds: nth * (seconds + pause) + seconds,
  }))

test('a line ends with a sentence, with a pause, or at its maximum length', () => {
  assert.deepEqual(
    subtitlesFromWords(words('Good morning, sea. The boat leaves.')).map(one => one.text),
    ['Good morning, sea.', 'The boat leaves.'],
  )
  assert.equal(subtitlesFromWords(words('one two three', { pause: 0.7 })).length, 3)
  const long = subtitlesFromWords(words(Array.from({ length: 30 }, () => 'word').join(' ')))
  assert.ok(long.length > 2 && long.every(one => one.text.length <= 42))
})

test('characters are adjacent, in the time of their words', () => {
  const [line] = subtitlesFromWords(words('早 上 好'))
  assert.equal(line?.text, '早上好')
  assert.deepEqual([line?.from, Math.round((line?.to ?? 0) * 100)], [0, 100])
  assert.deepEqual(subtitlesFromWords([]), [])
})

test('a waveform is mirrored, closed and never quite flat', () => {
  assert.equal(waveformPath([]), '')
  assert.equal(waveformPath([100, 0]), 'M0 2L1 49L1 51L0 98Z')
})
