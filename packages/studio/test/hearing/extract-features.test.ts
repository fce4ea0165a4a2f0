import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractFeatures, FEATURES_A_SECOND } from '../../src/hearing/extract-features.ts'
import { createSilence } from '../../../media/src/sound/sound.ts'
import { makeSound, makeTone } from '../../../media/test/sound/test-sounds.ts'

const NOTES = 12
/** The share of each note in the middle of a second, from A on. */
const notesOf = (hertz: readonly number[]): number[] => {
  const sound = makeSound(1, second => hertz.reduce((sum, one) => sum + 0.2 * Math.sin(2 * Math.PI * one * second), 0))
  return extractFeatures(sound)
    .curves.slice(0, NOTES)
    .map(curve => curve[4]!)
}

test('every feature has eight values a second', () => {
  const { frames, curves, powers } = extractFeatures(makeTone(440, 2))
  assert.equal(frames, 2 * FEATURES_A_SECOND)
  assert.equal(powers.length, frames)
  for (const curve of curves) assert.equal(curve.length, frames)
})

test('silence has no features', () => {
  assert.equal(extractFeatures(createSilence(1)).frames, 0)
})

test('a tone has its note in any octave', () => {
  for (const [hertz, note] of [
    [440, 0],
    [220, 0],
    [880, 0],
    [466.2, 1],
    [523.3, 3],
    [659.3, 7],
    [830.6, 11],
  ] as const) {
    const shares = notesOf([hertz])
    assert.equal(shares.indexOf(Math.max(...shares)), note, `${hertz} Hz`)
  }
})

test('a chord has the shares of its notes at any loudness', () => {
  const shares = notesOf([440, 554.4, 659.3])
  const strongest = [...shares.keys()].toSorted((a, b) => shares[b]! - shares[a]!).slice(0, 3)
  assert.deepEqual(
    strongest.toSorted((a, b) => a - b),
    [0, 4, 7],
  )
  const sum = shares.reduce((total, share) => total + share, 0)
  const soft = extractFeatures(makeTone(440, 1, 0.01)).curves.slice(0, NOTES)
  const softSum = soft.reduce((total, curve) => total + curve[4]!, 0)
  assert.ok(Math.abs(sum - softSum) < 1e-3)
})

test('a sound below the lowest note has no share', () => {
  const { curves } = extractFeatures(makeTone(60, 1))
  const low = curves.slice(0, NOTES).reduce((total, curve) => total + curve[4]!, 0)
  assert.ok(curves[NOTES]![4]! > 0.5, 'but it has its range')
  assert.ok(low >= 0)
})

test('a louder passage has more power, four times for twice the amplitude', () => {
  const { powers } = extractFeatures(
    makeSound(2, second => (second < 1 ? 0.1 : 0.2) * Math.sin(2 * Math.PI * 440 * second)),
  )
  assert.ok(Math.abs(powers[12]! / powers[4]! - 4) < 0.05)
})
