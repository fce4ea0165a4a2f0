import { hash } from 'node:crypto'
import { SAMPLE_RATE, type Sound } from '@kinora/media/sound/sound'
import { openSound } from '@kinora/media/write/open-sound'

// About -16 dB at the peak: pleasant and audible.
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

/** A tone and its fifth, swelling slowly: the sound of a clip. */
export function createHum(words: string, seed: number, seconds: number): Tune {
  const root = rootOf(words, seed)
  const fifth = transpose(root, 7)
  return tuneOf(seconds, second => {
    const swell = 0.75 + 0.25 * sineAt(0.25, second)
    return LOUDNESS * swell * (0.65 * sineAt(root, second) + 0.35 * sineAt(fifth, second))
  })
}

/** Four chords, repeated. */
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

/** A pseudo-random number in [0, 1) from the prompt, the seed and an index. */
export const seededFraction = (words: string, seed: number, which: string): number =>
  hash('sha256', `${which}\n${seed}\n${words}`, 'buffer').readUInt32BE(0) / 2 ** 32

/** A sound as a function that returns its samples in order, from -1 to 1. */
export type Tune = { samples: number; sampleAt(index: number): number }

const FADE_SECONDS = 0.03

/** Fades in and out, because a tone that begins at full strength clicks. */
export function fadeGain(second: number, seconds: number): number {
  return Math.max(0, Math.min(1, second / FADE_SECONDS, (seconds - second) / FADE_SECONDS))
}

export const sineAt = (hertz: number, second: number): number => Math.sin(2 * Math.PI * hertz * second)

/** Generates a tune second by second, the same in both channels, so that memory does not grow with its length. */
export function* renderTune(tune: Tune): Generator<Sound> {
  for (let first = 0; first < tune.samples; first += SAMPLE_RATE) {
    const side = new Float32Array(Math.min(SAMPLE_RATE, tune.samples - first))
    for (let i = 0; i < side.length; i++) side[i] = tune.sampleAt(first + i)
    yield { left: side, right: side }
  }
}

export async function writeTune(path: string, tune: Tune, report: (percent: number) => void): Promise<void> {
  const file = await openSound(path, { format: 'mp3' })
  try {
    let written = 0
    for (const stretch of renderTune(tune)) {
      await file.write(stretch)
      report((100 * written) / tune.samples)
      written += SAMPLE_RATE
    }
    await file.finish()
  } finally {
    await file.close()
  }
}
