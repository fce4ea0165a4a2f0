import assert from 'node:assert/strict'
import { SAMPLE_RATE, secondsToSamples, type Sound } from '../../src/sound/sound.ts'

export const makeSound = (seconds: number, sampleAt: (second: number, index: number) => number): Sound => {
  const left = Float32Array.from({ length: secondsToSamples(seconds) }, (_, i) => sampleAt(i / SAMPLE_RATE, i))
  return { left, right: left.slice() }
}

export const makeTone = (hertz: number, seconds: number, amplitude = 0.5): Sound =>
  makeSound(seconds, second => amplitude * Math.sin(2 * Math.PI * hertz * second))

/** The same noise every time, -1 to 1. */
export function noise(seed = 1): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 31 - 1
  }
}

/** Syllables of noise and tone with pauses, and peaks far above the mean: as hard on a limiter as a voice is. */
export function speechLike(seconds: number, amplitude = 1): Sound {
  const next = noise(7)
  return makeSound(seconds, second => {
    const syllable = Math.max(0, Math.sin(2 * Math.PI * 3 * second)) ** 2
    const phrase = second % 2 < 1.5 ? 1 : 0
    const voice = Math.sin(2 * Math.PI * 140 * second) ** 9 + 0.4 * next()
    return amplitude * 0.5 * phrase * syllable * voice
  })
}

export const cutSound = (sound: Sound, fromSeconds: number, toSeconds: number): Sound => ({
  left: sound.left.subarray(secondsToSamples(fromSeconds), secondsToSamples(toSeconds)),
  right: sound.right.subarray(secondsToSamples(fromSeconds), secondsToSamples(toSeconds)),
})

/** The largest step from one sample to the next: a click is a large one. */
export const steepestStep = ({ left }: Sound): number =>
  left.reduce((most, sample, i) => Math.max(most, i === 0 ? 0 : Math.abs(sample - left[i - 1]!)), 0)

export const rootMeanSquare = ({ left }: Sound): number =>
  Math.sqrt(left.reduce((sum, sample) => sum + sample * sample, 0) / left.length)

/** Compares without describing the difference: of a million samples that would take minutes. */
export function assertSame(actual: Sound, expected: Sound): void {
  for (const side of ['left', 'right'] as const) {
    assert.equal(actual[side].length, expected[side].length, `the length of the ${side} side`)
    const first = actual[side].findIndex((sample, i) => sample !== expected[side][i])
    assert.equal(first, -1, `the ${side} side differs from sample ${first} on`)
  }
}
