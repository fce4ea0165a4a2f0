import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measurePeaks } from '../../src/sound/measure-peaks.ts'
import { createSilence, SAMPLE_RATE } from '../../src/sound/sound.ts'

test('a peak is the loudest of both sides in its stretch of time, and the last stretch may be short', () => {
  const sound = createSilence(1.05)
  sound.left[10] = -0.5
  sound.right[SAMPLE_RATE / 2 + 1] = 0.25
  sound.left[SAMPLE_RATE + 5] = 1.4
  assert.deepEqual(measurePeaks(sound, 2), [50, 25, 100])
  assert.deepEqual(measurePeaks(createSilence(0), 10), [])
})
