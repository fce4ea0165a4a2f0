import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findSilences, findHeardPart } from '../../src/sound/find-silences.ts'
import { findFrequency } from './find-frequency.ts'
import { mixSounds } from '../../src/sound/mix-sounds.ts'
import { createSilence } from '../../src/sound/sound.ts'
import { makeSound, makeTone } from './test-sounds.ts'

test('nothing has no silence, and silence is all silence', () => {
  assert.deepEqual(findSilences(createSilence(0)), [])
  assert.deepEqual(findSilences(createSilence(2)), [{ startSeconds: 0, endSeconds: 2 }])
  assert.deepEqual(findHeardPart(createSilence(2)), { startSeconds: 2, endSeconds: 2 })
})

test('a tone has no silence at its zero crossings', () => {
  assert.deepEqual(findSilences(makeTone(100, 2), { minSeconds: 0 }), [])
})

test('pauses are found to 5 ms, and those that are too short are not', () => {
  const sound = mixSounds(5, [
    { sound: makeSound(1, () => 0.2), startSeconds: 0.5 },
    { sound: makeSound(1, () => 0.2), startSeconds: 1.6 },
    { sound: makeSound(1, () => 0.2), startSeconds: 3.25 },
  ])
  assert.deepEqual(findSilences(sound, { minSeconds: 0.3 }), [
    { startSeconds: 0, endSeconds: 0.5 },
    { startSeconds: 2.6, endSeconds: 3.25 },
    { startSeconds: 4.25, endSeconds: 5 },
  ])
  assert.equal(findSilences(sound, { minSeconds: 0.1 }).length, 4)
  assert.deepEqual(findHeardPart(sound), { startSeconds: 0.5, endSeconds: 4.25 })
})

test('a sound on one side is not silence, and the threshold decides', () => {
  const quiet = { left: createSilence(1).left, right: makeTone(440, 1, 0.01).left }
  assert.deepEqual(findSilences(quiet, { thresholdDb: -50 }), [])
  assert.equal(findSilences(quiet, { thresholdDb: -30 }).length, 1)
})

test('the tone meter finds tones between its bins, and none in silence', () => {
  for (const hertz of [55.3, 440, 997.7, 12_345.6])
    assert.ok(
      Math.abs(findFrequency(makeTone(hertz, 2)) - hertz) < 0.1,
      `${hertz} Hz: ${findFrequency(makeTone(hertz, 2))}`,
    )
  assert.equal(findFrequency(createSilence(1)), 0)
  assert.equal(findFrequency(createSilence(0)), 0)
})
