import { HEARING_RATE } from './downsample-for-hearing.ts'
import type { RecognisedWord } from './read-window-words.ts'

const STEP_SECONDS = 0.02
const STEP = HEARING_RATE * STEP_SECONDS
// Below the loud parts of the window by this power ratio: 30 dB. With music, nothing is below.
const QUIET = 1e-3
// The minimum length of a word.
const LEAST_SECONDS = 0.06

/** Removes the silence before and after words: the recogniser's attention reaches into pauses. */
export function tightenWords(words: readonly RecognisedWord[], samples: Float32Array): RecognisedWord[] {
  const powers = powersOf(samples)
  const loud = powers.toSorted()[Math.floor(powers.length * 0.9)] ?? 0
  const isQuiet = (seconds: number): boolean => (powers[Math.floor(seconds / STEP_SECONDS)] ?? 0) < loud * QUIET
  return words.map(word => {
    let { fromSeconds, toSeconds } = word
    while (toSeconds - fromSeconds > LEAST_SECONDS && isQuiet(fromSeconds)) fromSeconds += STEP_SECONDS
    while (toSeconds - fromSeconds > LEAST_SECONDS && isQuiet(toSeconds - STEP_SECONDS)) toSeconds -= STEP_SECONDS
    return { ...word, fromSeconds, toSeconds }
  })
}

function powersOf(samples: Float32Array): Float32Array {
  return Float32Array.from({ length: Math.floor(samples.length / STEP) }, (_, at) => {
    let sum = 0
    for (let i = at * STEP; i < (at + 1) * STEP; i++) sum += samples[i]! ** 2
    return sum
  })
}
