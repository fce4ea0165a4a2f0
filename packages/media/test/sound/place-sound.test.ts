import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeSound } from '../../src/sound/place-sound.ts'
import type { Sound } from '../../src/sound/sound.ts'

const tone: Sound = {
  left: Float32Array.from({ length: 4_800 }, (_, at) => Math.sin(at / 7)),
  right: Float32Array.from({ length: 4_800 }, (_, at) => Math.sin(at / 7)),
}
const power = (samples: Float32Array): number => samples.reduce((sum, one) => sum + one * one, 0) / samples.length

test('a sound in the middle is as loud as before, on both sides', () => {
  const { left, right } = placeSound(tone, () => ({ pan: 0, gain: 1 }))
  assert.ok(Math.abs(power(left) / power(tone.left) - 1) < 1e-3)
  assert.deepEqual(left, right)
})

test('a sound on one side is silent on the other, and no side changes its power', () => {
  const { left, right } = placeSound(tone, () => ({ pan: 1, gain: 1 }))
  assert.ok(power(left) < 1e-12)
  assert.ok(Math.abs(power(right) / (2 * power(tone.left)) - 1) < 1e-3)
})

test('a sound that moves from the left to the right does so evenly', () => {
  const { left, right } = placeSound(tone, seconds => ({ pan: seconds * 20 - 1, gain: 1 }))
  const part = (samples: Float32Array, nth: number): number => power(samples.subarray(nth * 1_200, (nth + 1) * 1_200))
  for (let nth = 0; nth < 3; nth++) {
    assert.ok(part(left, nth) > part(left, nth + 1))
    assert.ok(part(right, nth) < part(right, nth + 1))
  }
})

test('a gain changes the level', () => {
  const { left } = placeSound(tone, () => ({ pan: 0, gain: 0.5 }))
  assert.ok(Math.abs(power(left) / power(tone.left) - 0.25) < 1e-3)
})
