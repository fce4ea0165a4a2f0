import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import { createSilence, SAMPLE_RATE, type Sound } from '../../../media/src/sound/sound.ts'
import { continueSound } from '../../src/orders/continue-sound.ts'

/** Noise as of rain, so loud at each moment. */
function noise(seconds: number, levelAt: (second: number) => number): Sound {
  const sound = createSilence(seconds)
  const random = seededRandom(7)
  for (let at = 0; at < sound.left.length; at++) {
    const level = levelAt(at / SAMPLE_RATE)
    sound.left[at] = level * (2 * random.next() - 1)
    sound.right[at] = level * (2 * random.next() - 1)
  }
  return sound
}

function decibels(sound: Sound, from: number, to: number): number {
  let sum = 0
  const [first, last] = [Math.round(from * SAMPLE_RATE), Math.round(to * SAMPLE_RATE)]
  for (let at = first; at < last; at++) sum += sound.left[at]! ** 2
  return 10 * Math.log10(sum / (last - first) + 1e-12)
}

test('a steady sound continues at its level, from the first moment to the fade at the end', () => {
  const before = noise(5, () => 0.2)
  const made = continueSound(before, 3)
  const level = decibels(before, 1, 4)
  assert.equal(made.left.length, 3 * SAMPLE_RATE)
  for (let at = 0; at < 2.6; at += 0.1) assert.ok(Math.abs(decibels(made, at, at + 0.1) - level) < 2.5, `at ${at}`)
  assert.ok(decibels(made, 2.95, 3) < level - 6)
})

test('a clip that fades out is continued from its end, and rises to its former level', () => {
  const before = noise(5, second => 0.2 * Math.min(1, (5 - second) / 0.4 + 0.02))
  const made = continueSound(before, 2)
  assert.ok(decibels(made, 0, 0.05) < decibels(before, 2, 4) - 8)
  assert.ok(Math.abs(decibels(made, 0.6, 1.4) - decibels(before, 2, 4)) < 2)
})

test('speech is not repeated: only the sound of its room continues', () => {
  const before = noise(5, second => (second % 1 < 0.4 && second > 1.2 ? 0.5 : 0.005))
  const made = continueSound(before, 2)
  assert.ok(decibels(made, 0.5, 1.6) < decibels(before, 1.2, 4.5) - 20)
})

test('sounds in the words come in over it, at most as loud as before', () => {
  const before = noise(5, () => 0.05)
  const scene = noise(3, () => 0.6)
  const made = continueSound(before, 3, scene)
  assert.ok(decibels(made, 1.5, 2.5) < decibels(before, 1, 4) + 4)
  assert.ok(decibels(made, 1.5, 2.5) > decibels(before, 1, 4) + 1)
})
