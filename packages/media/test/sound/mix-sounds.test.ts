import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fadeInPlace } from '../../src/sound/fade-sound.ts'
import { amplitudeAt, findFrequency } from './find-frequency.ts'
import { mixSounds } from '../../src/sound/mix-sounds.ts'
import { createSilence } from '../../src/sound/sound.ts'
import { cutSound, rootMeanSquare, makeSound, steepestStep, makeTone } from './test-sounds.ts'

const near = (actual: number, expected: number, tolerance: number, of: string): void =>
  assert.ok(Math.abs(actual - expected) <= tolerance, `${of}: ${actual}, expected ${expected} +- ${tolerance}`)

test('a gain that is not a number is rejected', () => {
  assert.throws(() => mixSounds(1, [{ sound: makeTone(440, 1), gain: Number.NaN }]), /finite/)
  assert.throws(() => mixSounds(1, [{ sound: makeTone(440, 1), startSeconds: Number.POSITIVE_INFINITY }]), /finite/)
})

test('a mix of nothing, and of tracks that lie outside of it, is silence of the asked length', () => {
  const outside = [
    { sound: makeTone(440, 1), startSeconds: 5 },
    { sound: makeTone(440, 1), startSeconds: -1 },
    { sound: createSilence(0), fadeInSeconds: 1 },
  ]
  for (const tracks of [[], outside]) {
    const mix = mixSounds(2, tracks)
    assert.equal(mix.left.length, 96_000)
    assert.equal(mix.right.length, 96_000)
    assert.ok([...mix.left, ...mix.right].every(sample => sample === 0))
  }
})

test('tones keep their frequency and level in a mix', () => {
  const mix = mixSounds(2, [
    { sound: makeTone(440, 2, 0.5), gain: 0.5 },
    { sound: makeTone(1000, 2, 0.2), gain: 1.5 },
  ])
  near(findFrequency(mix), 1000, 0.5, 'the stronger tone')
  near(amplitudeAt(mix.left, 440), 0.25, 0.001, 'the first tone')
  near(amplitudeAt(mix.right, 1000), 0.3, 0.001, 'the second tone')
})

test('a track begins on its sample, and one that began before the mix is heard from its middle', () => {
  const ramp = makeSound(1, (_, i) => (i + 1) / 48_000)
  const late = mixSounds(2, [{ sound: ramp, startSeconds: 0.25 }])
  assert.equal(late.left[11_999], 0)
  assert.equal(late.left[12_000], ramp.left[0])
  assert.equal(late.left[59_999], ramp.left[47_999])
  assert.equal(late.left[60_000], 0)
  const early = mixSounds(2, [{ sound: ramp, startSeconds: -0.25 }])
  assert.equal(early.left[0], ramp.left[12_000])
  assert.equal(early.left[35_999], ramp.left[47_999])
})

test('pan turns one side down and leaves the middle as it is', () => {
  const sound = makeTone(440, 1)
  const levels = [-1, -0.5, 0, 0.5, 1].map(pan => {
    const mix = mixSounds(1, [{ sound, pan }])
    return [amplitudeAt(mix.left, 440), amplitudeAt(mix.right, 440)].map(level => Number(level.toFixed(3)))
  })
  assert.deepEqual(levels, [
    [0.5, 0],
    [0.5, 0.354],
    [0.5, 0.5],
    [0.354, 0.5],
    [0, 0.5],
  ])
})

test('a fade-out ends where the track is last heard, also when the mix ends first', () => {
  const mix = mixSounds(2, [{ sound: makeTone(440, 10), fadeInSeconds: 0.5, fadeOutSeconds: 0.5 }])
  assert.equal(mix.left[0], 0)
  near(rootMeanSquare(cutSound(mix, 0.6, 1.4)), 0.5 / Math.SQRT2, 0.001, 'the middle')
  near(rootMeanSquare(cutSound(mix, 1.7, 1.8)), (0.5 / Math.SQRT2) * Math.sin(Math.PI / 4), 0.01, 'half-way down')
  assert.ok(Math.abs(mix.left[mix.left.length - 1]!) < 0.001)
})

test('fades longer than the sound leave it silent at both ends, and jump nowhere', () => {
  const sound = makeTone(440, 0.1)
  const faded = makeTone(440, 0.1)
  fadeInPlace(faded, { inSeconds: 5, outSeconds: 5 })
  assert.equal(faded.left[0], 0)
  assert.ok(Math.abs(faded.left[faded.left.length - 1]!) < 0.001)
  assert.ok(steepestStep(faded) <= steepestStep(sound) + 0.001)
})
