import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { resample } from '../../../src/voice/shape/resample.ts'
import { stretch } from '../../../src/voice/shape/stretch.ts'
import { findHeardSamples } from '../../../src/voice/shape/trim-edges.ts'
import { amplitudeAt, findFrequency } from '../../../../media/test/sound/find-frequency.ts'
import { SAMPLE_RATE } from '../../../../media/src/sound/sound.ts'

const toneOf = (hertz: number, seconds: number, rate: number): Float32Array =>
  Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, at) => 0.5 * Math.sin((2 * Math.PI * hertz * at) / rate),
  )
const middleOf = (samples: Float32Array): Float32Array =>
  samples.subarray(samples.length >> 2, (3 * samples.length) >> 2)

describe('stretching', () => {
  test('nothing, and less than a stretch, stay what they are', () => {
    assert.equal(stretch(new Float32Array(0), 2, SAMPLE_RATE).length, 0)
    assert.equal(stretch(new Float32Array(100), 2, SAMPLE_RATE).length, 200)
  })

  for (const factor of [0.5, 0.8, 1.3, 2]) {
    test(`by ${factor} the length is exact, and pitch and level stay`, () => {
      const made = stretch(toneOf(180, 1, SAMPLE_RATE), factor, SAMPLE_RATE)
      assert.equal(made.length, SAMPLE_RATE * factor)
      const found = findFrequency({ left: made, right: made })
      assert.ok(Math.abs(found - 180) < 2, `${found} Hz`)
      const level = Math.hypot(...middleOf(made)) / Math.sqrt(middleOf(made).length)
      assert.ok(Math.abs(level - 0.5 / Math.SQRT2) < 0.02, `${level}`)
    })
  }
})

describe('resampling', () => {
  test('twice the rate keeps a tone and makes no other', () => {
    const made = resample(toneOf(3_000, 0.5, 24_000), 2)
    assert.equal(made.length, 24_000)
    const middle = middleOf(made)
    assert.ok(Math.abs(amplitudeAt(middle, 3_000) - 0.5) < 0.005)
    assert.ok(amplitudeAt(middle, 21_000) < 1e-4)
  })

  test('what would fold back is taken out when the rate falls', () => {
    const made = resample(toneOf(11_000, 0.5, 48_000), 1 / 3)
    assert.ok(middleOf(made).every(sample => Math.abs(sample) < 1e-3))
  })
})

test('what is heard is found to 5 ms, and silence is empty', () => {
  const samples = new Float32Array(24_000)
  samples.fill(0.1, 6_000, 12_000)
  assert.deepEqual(findHeardSamples(samples, 0.01, 24_000), { from: 6_000, to: 12_000 })
  const { from, to } = findHeardSamples(new Float32Array(24_000), 0.01, 24_000)
  assert.equal(from, to)
})
