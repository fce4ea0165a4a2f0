import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bandPass, highPass, lowPass, sweptBandPass } from '../../../src/ambience/shape/filters.ts'
import { sampleCurve } from '../../../src/ambience/shape/curves.ts'
import { rms, sine } from './meters.ts'

const SECONDS = 0.25
/** What is left of a tone, without the moment a filter needs to settle. */
const leftOf = (hertz: number, filter: (samples: Float32Array) => Float32Array): number => {
  const tone = sine(hertz, SECONDS)
  const before = rms(tone, 2400)
  return rms(filter(tone), 2400) / before
}

test('a low pass keeps low frequencies and halves the power at its cutoff', () => {
  const at = (hertz: number): number => leftOf(hertz, samples => lowPass(samples, 1000))
  assert.ok(at(50) > 0.99)
  assert.ok(Math.abs(at(1000) - Math.SQRT1_2) < 0.05, `${at(1000)}`)
  assert.ok(at(8000) < 0.2)
})

test('a high pass keeps the part that a low pass removes', () => {
  const at = (hertz: number): number => leftOf(hertz, samples => highPass(samples, 1000))
  assert.ok(at(50) < 0.08)
  assert.ok(Math.abs(at(1000) - Math.SQRT1_2) < 0.05, `${at(1000)}`)
  assert.ok(at(8000) > 0.85)
})

test('a constant passes a low pass and not a high pass', () => {
  assert.ok(Math.abs(highPass(new Float32Array(24_000).fill(1), 200).at(-1)!) < 1e-3)
  assert.ok(Math.abs(lowPass(new Float32Array(24_000).fill(1), 200).at(-1)! - 1) < 1e-3)
})

test('a resonance keeps its own frequency and attenuates others, more if it is sharper', () => {
  const at = (hertz: number, sharpness: number): number => leftOf(hertz, samples => bandPass(samples, 1000, sharpness))
  for (const sharpness of [0.7, 3, 10]) assert.ok(Math.abs(at(1000, sharpness) - 1) < 0.05, `${at(1000, sharpness)}`)
  for (const hertz of [250, 4000]) {
    assert.ok(at(hertz, 1) < 0.6)
    assert.ok(at(hertz, 10) < at(hertz, 1) / 3)
  }
})

test('a swept resonance follows its curve', () => {
  const curve = sampleCurve(24_000, seconds => (seconds < 0.25 ? 500 : 4000))
  const both = sine(500, 0.5)
  const high = sine(4000, 0.5)
  for (let i = 0; i < both.length; i++) both[i]! += high[i]!
  const swept = sweptBandPass(both, curve, 8)
  const crossings = (from: number, to: number): number => {
    let count = 0
    for (let i = from + 1; i < to; i++) if (swept[i - 1]! < 0 && swept[i]! >= 0) count++
    return (count * 48_000) / (to - from)
  }
  assert.ok(Math.abs(crossings(4_000, 11_000) - 500) < 60)
  assert.ok(Math.abs(crossings(16_000, 23_000) - 4000) < 200)
})

test('an inaudible frequency does not break the filter', () => {
  assert.ok(bandPass(sine(300, 0.05), 90_000, 2).every(Number.isFinite))
})

test('a filter changes its input and returns it', () => {
  const samples = sine(300, 0.01)
  for (const filtered of [lowPass(samples, 100), highPass(samples, 100), bandPass(samples, 100, 1)])
    assert.equal(filtered, samples)
})
