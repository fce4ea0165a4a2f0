import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findSilences, heardPartOf } from '../../src/sound/find-silences.ts'
import { frequencyOf } from '../../src/sound/frequency-of.ts'
import { mixSounds } from '../../src/sound/mix-sounds.ts'
import { silenceOf } from '../../src/sound/sound.ts'
import { soundOf, toneOf } from './test-sounds.ts'

test('nothing has no silence, and silence is all silence', () => {
  assert.deepEqual(findSilences(silenceOf(0)), [])
  assert.deepEqual(findSilences(silenceOf(2)), [{ startSeconds: 0, endSeconds: 2 }])
  assert.deepEqual(heardPartOf(silenceOf(2)), { startSeconds: 2, endSeconds: 2 })
})

test('a tone has no silence at its zero crossings', () => {
  assert.deepEqual(findSilences(toneOf(100, 2), { minSeconds: 0 }), [])
})

test('pauses are found to 5 ms, and those that are too short are not', () => {
  const sound = mixSounds(5, [
    { sound: soundOf(1, () => 0.2), startSeconds: 0.5 },
    { sound: soundOf(1, () => 0.2), startSeconds: 1.6 },
    { sound: soundOf(1, () => 0.2), startSeconds: 3.25 },
  ])
  assert.deepEqual(findSilences(sound, { minSeconds: 0.3 }), [
    { startSeconds: 0, endSeconds: 0.5 },
    { startSeconds: 2.6, endSeconds: 3.25 },
    { startSeconds: 4.25, endSeconds: 5 },
  ])
  assert.equal(findSilences(sound, { minSeconds: 0.1 }).length, 4)
  assert.deepEqual(heardPartOf(sound), { startSeconds: 0.5, endSeconds: 4.25 })
})

test('a sound on one side alone is no silence, and the threshold decides', () => {
  const quiet = { left: silenceOf(1).left, right: toneOf(440, 1, 0.01).left }
  assert.deepEqual(findSilences(quiet, { thresholdDb: -50 }), [])
  assert.equal(findSilences(quiet, { thresholdDb: -30 }).length, 1)
})

test('the tone meter finds tones between its bins, and none in silence', () => {
  for (const hertz of [55.3, 440, 997.7, 12_345.6])
    assert.ok(Math.abs(frequencyOf(toneOf(hertz, 2)) - hertz) < 0.1, `${hertz} Hz: ${frequencyOf(toneOf(hertz, 2))}`)
  assert.equal(frequencyOf(silenceOf(1)), 0)
  assert.equal(frequencyOf(silenceOf(0)), 0)
})
