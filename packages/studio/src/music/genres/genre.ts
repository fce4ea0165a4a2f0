import type { Register } from '../harmony/voicing.ts'
import type { DrumName, InstrumentName, KitName } from '../instruments.ts'
import type { Role, Room } from '../ensemble.ts'

/**
 * A way of making music, as data. Patterns are written in sixteenths, one sign each, for a bar or for several:
 * `x` strikes (`X` harder, `o` softer), `-` holds on, `.` is silent. Where a pattern plays out a chord, a digit is one
 * of its tones from below; in a bass, `R` is the root, `3`, `5`, `7` are tones above, `8` is the octave, `L` the octave
 * below, and `a` leads over to the next root by a step.
 */
export type Genre = {
  name: string
  about: string
  tempo: readonly [slow: number, fast: number]
  meter: 3 | 4
  /** Where the second of two notes falls, of a pair `unit` beats long: 0.5 is even. */
  swing?: { unit: number; part: number }
  room: Room
  /** Whether the last bar may slow down: what is danced to does not. */
  slows: boolean
  kit?: KitName
  /** In place of those of the mood: by the third of the mode. */
  progressions?: { major: Progressions; minor: Progressions }
  /** A five-note scale takes the place of the mood's mode. */
  isPentatonic?: true
  /** Short notes before and within the long ones of the melody. */
  isOrnamented?: true
  parts: readonly Part[]
  grooves?: readonly Groove[]
  fills?: readonly [Lines, ...Lines[]]
}

export type Progressions = {
  theme: readonly [string, ...string[]]
  contrast: readonly [string, ...string[]]
  cadence: readonly [string, ...string[]]
}

export type Part = {
  role: Exclude<Role, 'drums'>
  /** One is chosen by the seed; the words of a wish may choose another. */
  instruments: readonly [InstrumentName, ...InstrumentName[]]
  levelDb: number
  pan: number
  reverb: number
  /** Sections of less energy do without it. */
  from: number
  /** Sections of more energy do without it. */
  upTo?: number
  /** Within which its chords lie. */
  register?: Register
  voices?: number
  /** From quiet to busy: the energy of a section chooses. */
  patterns?: readonly [string, ...string[]]
}

export type Lines = Partial<Record<DrumName, string>>
/** Played in sections of at least that energy, unless another asks for more. */
export type Groove = { from: number; lines: Lines }
