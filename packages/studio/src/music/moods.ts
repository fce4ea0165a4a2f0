import type { Mood } from '../setting/setting.ts'
import type { GenreName } from './genres/genres.ts'
import type { Mode } from './harmony/modes.ts'

/** The musical properties of a mood, for any genre. */
export type MoodRules = {
  about: string
  /** The default genre. */
  genre: GenreName
  modes: readonly [Mode, ...Mode[]]
  /** Beats a minute; a genre may narrow it. */
  tempo: readonly [slow: number, fast: number]
  /** From -1, low and dull, to 1, high and bright. */
  brightness: number
  /** The density of a melody, 0 to 1. */
  density: number
  /** The velocity in the quietest and the loudest passage, 0 to 1. */
  touch: readonly [soft: number, strong: number]
  /** The sounding fraction of a melody note. */
  legato: number
  /** The slowdown of the last bar, if the genre allows it. */
  slowing: number
  theme: readonly [string, ...string[]]
  contrast: readonly [string, ...string[]]
  cadence: readonly [string, ...string[]]
}

export const MOOD_RULES: Record<Mood, MoodRules> = {
  calm: {
    about: 'slow and soft, major, long notes',
    genre: 'ambient',
    modes: ['major', 'lydian'],
    tempo: [66, 80],
    brightness: -0.1,
    density: 0.2,
    touch: [0.38, 0.6],
    legato: 1,
    slowing: 1.25,
    theme: ['Iadd9 | vi7 | IVmaj7 | Vsus4', 'Imaj7 | IVmaj7 | vi7 | IVadd9', 'I | iii7 | IVmaj7 | Iadd9'],
    contrast: ['vi7 | IVmaj7 | Iadd9 | Vsus4', 'ii7 | IVmaj7 | I | Vsus4'],
    cadence: ['IVadd9 | Vsus4', 'ii7 | V7sus4'],
  },
  happy: {
    about: 'quick and bright, major, lively rhythm',
    genre: 'pop',
    modes: ['major'],
    tempo: [112, 128],
    brightness: 0.7,
    density: 0.75,
    touch: [0.62, 0.88],
    legato: 0.82,
    slowing: 1.1,
    theme: ['I | V | vi | IV', 'I | IV | vi | V', 'I | iii | IV | V'],
    contrast: ['IV | V | iii | vi', 'vi | IV | I | V', 'ii | IV | I | V'],
    cadence: ['IV | V', 'ii7 | V7'],
  },
  sad: {
    about: 'slow and low, minor, falling lines',
    genre: 'piano',
    modes: ['minor', 'harmonic-minor'],
    tempo: [60, 72],
    brightness: -0.6,
    density: 0.3,
    touch: [0.36, 0.62],
    legato: 1,
    slowing: 1.25,
    theme: ['i | bVI | bIII | bVII', 'i | v | bVI | iv', 'i | iv | bVII | bIII'],
    contrast: ['bVI | bIII | iv | V', 'iv | i | bVI | V', 'bVI | bVII | v | i'],
    cadence: ['iv | V', 'bVI | V7'],
  },
  epic: {
    about: 'broad and mounting, minor, strong drums and brass',
    genre: 'cinematic',
    modes: ['minor', 'dorian'],
    tempo: [92, 110],
    brightness: 0.3,
    density: 0.4,
    touch: [0.66, 1],
    legato: 0.96,
    slowing: 1.25,
    theme: ['i | bVI | bIII | bVII', 'i | bVII | bVI | bVII', 'i | bIII | bVII | IV'],
    contrast: ['bVI | bVII | i | bIII', 'iv | bVI | bIII | bVII', 'bVI | bIII | iv | V'],
    cadence: ['bVI | bVII', 'iv | V'],
  },
  tense: {
    about: 'driving and dark, phrygian or harmonic minor, ostinato and pedal',
    genre: 'cinematic',
    modes: ['phrygian', 'harmonic-minor'],
    tempo: [126, 142],
    brightness: -0.3,
    density: 0.5,
    touch: [0.64, 0.92],
    legato: 0.7,
    slowing: 1,
    theme: ['i | i | bII | i', 'i | bVI | i | bII', 'i | i | bVI | bII'],
    contrast: ['iv | bII | i | bVI', 'bVI | iv | bII | bII'],
    cadence: ['bVI | bII', 'iv | V'],
  },
  romantic: {
    about: 'warm and flowing, major with sevenths, a singing melody',
    genre: 'classical',
    modes: ['major'],
    tempo: [72, 86],
    brightness: 0,
    density: 0.45,
    touch: [0.44, 0.74],
    legato: 1,
    slowing: 1.25,
    theme: ['Imaj7 | vi7 | ii7 | V7', 'I | V | vi7 | IVmaj7', 'Imaj7 | iii7 | IVmaj7 | V7sus4'],
    contrast: ['IVmaj7 | iv6 | Imaj7 | vi7', 'vi7 | iii7 | IVmaj7 | V7', 'ii7 | V7 | iii7 | vi7'],
    cadence: ['ii7 | V7', 'iv6 | V7sus4'],
  },
  playful: {
    about: 'light and bouncing, major, short notes',
    genre: 'folk',
    modes: ['major', 'mixolydian'],
    tempo: [118, 134],
    brightness: 0.5,
    density: 0.85,
    touch: [0.5, 0.78],
    legato: 0.55,
    slowing: 1.1,
    theme: ['I | I | V7 | I', 'I | IV | V7 | I', 'I | vi | II7 | V7'],
    contrast: ['IV | I | II7 | V7', 'vi | II7 | ii7 | V7', 'IV | IV | I | V7'],
    cadence: ['IV | V7', 'II7 | V7'],
  },
  mysterious: {
    about: 'veiled and slow, dorian or harmonic minor, bells and distance',
    genre: 'cinematic',
    modes: ['dorian', 'harmonic-minor'],
    tempo: [76, 92],
    brightness: -0.4,
    density: 0.35,
    touch: [0.4, 0.66],
    legato: 0.95,
    slowing: 1.2,
    theme: ['i | IV | i | IV', 'i | bVI | i | bII', 'iadd9 | bVImaj7 | iadd9 | iv6'],
    contrast: ['bVI | iv | bII | V', 'iv | bVI | i | V', 'bIII | IV | i | v'],
    cadence: ['bVI | V', 'iv6 | v'],
  },
  neutral: {
    about: 'even and friendly, major, stays in the background',
    genre: 'corporate',
    modes: ['major'],
    tempo: [98, 112],
    brightness: 0.2,
    density: 0.4,
    touch: [0.5, 0.7],
    legato: 0.9,
    slowing: 1.1,
    theme: ['I | IV | vi | V', 'Iadd9 | Vsus4 | vi7 | IVadd9', 'I | vi | IV | V'],
    contrast: ['IV | I | ii7 | V', 'vi7 | V | IV | IV'],
    cadence: ['IV | V', 'ii7 | Vsus4'],
  },
}
