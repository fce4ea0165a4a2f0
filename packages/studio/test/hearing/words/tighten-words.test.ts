import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HEARING_RATE } from '../../../src/hearing/words/downsample-for-hearing.ts'
import { tightenWords } from '../../../src/hearing/words/tighten-words.ts'

/** A second and a half with a hum between two times. */
const humBetween = (from: number, to: number, floor = 0): Float32Array =>
  Float32Array.from({ length: 1.5 * HEARING_RATE }, (_, i) => {
    const second = i / HEARING_RATE
    return (second >= from && second < to ? 0.5 : floor) * Math.sin(i / 9)
  })
const word = (fromSeconds: number, toSeconds: number) => ({ text: 'a', fromSeconds, toSeconds, likelihood: 1 })

test('a word loses the silence before and after it', () => {
  const [tight] = tightenWords([word(0.2, 1.2)], humBetween(0.5, 0.8))
  assert.ok(Math.abs(tight!.fromSeconds - 0.5) < 0.025, `${tight!.fromSeconds}`)
  assert.ok(Math.abs(tight!.toSeconds - 0.8) < 0.025, `${tight!.toSeconds}`)
})

test('a word without silence stays unchanged', () => {
  const [same] = tightenWords([word(0.55, 0.75)], humBetween(0.5, 0.8))
  assert.deepEqual([same!.fromSeconds, same!.toSeconds], [0.55, 0.75])
})

test('a quiet word keeps some length', () => {
  const [quiet] = tightenWords([word(1, 1.4)], humBetween(0, 0.8))
  assert.ok(quiet!.toSeconds - quiet!.fromSeconds > 0.03)
  assert.ok(quiet!.toSeconds <= 1.4 && quiet!.fromSeconds >= 1)
})

test('nothing is silent under music', () => {
  const [same] = tightenWords([word(0.2, 1.2)], humBetween(0.5, 0.8, 0.1))
  assert.deepEqual([same!.fromSeconds, same!.toSeconds], [0.2, 1.2])
})

test('words keep their text and their confidence', () => {
  const [kept] = tightenWords([{ ...word(0.2, 1.2), text: '你好', likelihood: 0.4 }], humBetween(0.5, 0.8))
  assert.deepEqual([kept!.text, kept!.likelihood], ['你好', 0.4])
})
