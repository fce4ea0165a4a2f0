import { SAMPLE_RATE } from '@kinora/media/sound/sound'
import { seededFraction } from './seeded-fraction.ts'
import { fadeGain, sineAt, type Tune } from './tune.ts'

// Quiet enough to be pleasant and loud enough to be heard: about -16 dB at the peak.
const LOUDNESS = 0.16
const CHORD_SECONDS = 2
// Semitones above the root: I, vi, IV, V, each as three notes.
const CHORDS = [
  [0, 4, 7],
  [-3, 0, 4],
  [-7, -3, 0],
  [-5, -1, 2],
]

export const transpose = (hertz: number, semitones: number): number => hertz * 2 ** (semitones / 12)

/** Within the octave above 220 Hz. */
const rootOf = (words: string, seed: number): number => transpose(220, 12 * seededFraction(words, seed, 'root'))

/** A tone and its fifth, swelling slowly: what a clip sounds like. */
export function createHum(words: string, seed: number, seconds: number): Tune {
  const root = rootOf(words, seed)
  const fifth = transpose(root, 7)
  return tuneOf(seconds, second => {
    const swell = 0.75 + 0.25 * sineAt(0.25, second)
    return LOUDNESS * swell * (0.65 * sineAt(root, second) + 0.35 * sineAt(fifth, second))
  })
}

/** Four chords, again and again. */
export function createChords(words: string, seed: number, seconds: number): Tune {
  const root = rootOf(words, seed)
  const chords = CHORDS.map(notes => notes.map(note => transpose(root, note)))
  return tuneOf(seconds, second => {
    const chord = chords[Math.floor(second / CHORD_SECONDS) % chords.length] ?? []
    const within = second % CHORD_SECONDS
    let sum = 0
    for (const hertz of chord) sum += sineAt(hertz, second)
    return (LOUDNESS / 3) * sum * fadeGain(within, CHORD_SECONDS) * Math.exp(-within / 1.5)
  })
}

function tuneOf(seconds: number, valueAt: (second: number) => number): Tune {
  const samples = Math.max(1, Math.round(seconds * SAMPLE_RATE))
  return {
    samples,
    sampleAt: index => valueAt(index / SAMPLE_RATE) * fadeGain(index / SAMPLE_RATE, samples / SAMPLE_RATE),
  }
}
