import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openFourier } from '../../src/hearing/fourier.ts'
import { noise } from '../../../media/test/sound/test-sounds.ts'

test('the powers equal the direct sum over a windowed signal', () => {
  const size = 64
  const next = noise(3)
  const samples = Float32Array.from({ length: size }, next)
  const { bins, powersOf } = openFourier(size)
  const powers = new Float32Array(bins)
  powersOf(samples, 0, powers)
  for (let bin = 0; bin < bins; bin++) {
    let [re, im] = [0, 0]
    for (let i = 0; i < size; i++) {
      const weighed = samples[i]! * (0.5 - 0.5 * Math.cos((2 * Math.PI * (i + 0.5)) / size))
      re += weighed * Math.cos((2 * Math.PI * bin * i) / size)
      im -= weighed * Math.sin((2 * Math.PI * bin * i) / size)
    }
    assert.ok(Math.abs(powers[bin]! - (re * re + im * im)) < 1e-4 * (1 + powers[bin]!), `bin ${bin}`)
  }
})

test('a signal is silent beyond its ends', () => {
  const { bins, powersOf } = openFourier(32)
  const powers = new Float32Array(bins)
  powersOf(new Float32Array(8).fill(1), -100, powers)
  assert.ok(powers.every(power => power === 0))
})
