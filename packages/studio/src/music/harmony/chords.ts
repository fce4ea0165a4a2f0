import { isPentatonic, MODES, type Mode } from './modes.ts'

/** Root in semitones above the tonic, tones in semitones above the root. */
export type Chord = { root: number; tones: readonly number[] }

const DEGREES = { I: 0, II: 2, III: 4, IV: 5, V: 7, VI: 9, VII: 11 } as const

// The suffixes of numerals. A capital numeral has the major third, a small one the minor third.
const COLOURS: Record<string, { major: readonly number[]; minor: readonly number[] }> = {
  '': { major: [0, 4, 7], minor: [0, 3, 7] },
  '5': { major: [0, 7], minor: [0, 7] },
  '6': { major: [0, 4, 7, 9], minor: [0, 3, 7, 9] },
  '7': { major: [0, 4, 7, 10], minor: [0, 3, 7, 10] },
  maj7: { major: [0, 4, 7, 11], minor: [0, 3, 7, 11] },
  '9': { major: [0, 4, 7, 10, 14], minor: [0, 3, 7, 10, 14] },
  maj9: { major: [0, 4, 7, 11, 14], minor: [0, 3, 7, 11, 14] },
  add9: { major: [0, 4, 7, 14], minor: [0, 3, 7, 14] },
  sus2: { major: [0, 2, 7], minor: [0, 2, 7] },
  sus4: { major: [0, 5, 7], minor: [0, 5, 7] },
  '7sus4': { major: [0, 5, 7, 10], minor: [0, 5, 7, 10] },
  dim: { major: [0, 3, 6], minor: [0, 3, 6] },
  '7b5': { major: [0, 4, 6, 10], minor: [0, 3, 6, 10] },
}

/** Reads a Roman numeral such as `vi7`, `bVII` or `IVmaj7`; degrees are those of the major scale on the tonic. */
export function parseChord(numeral: string): Chord {
  const [, flat, degree = '', colour = ''] = /^(b?)(VII|VI|IV|V|III|II|I)(.*)$/i.exec(numeral) ?? []
  const upper = degree.toUpperCase()
  const tones = COLOURS[colour]
  if (!(upper in DEGREES) || !tones) throw new Error(`${numeral} is not a chord`)
  const root = (DEGREES[upper as keyof typeof DEGREES] + (flat ? 11 : 0)) % 12
  return { root, tones: degree === upper ? tones.major : tones.minor }
}

/** Bars are divided by `|`; chords within a bar by a space, and share it evenly. */
export const parseProgression = (text: string): Chord[][] =>
  text.split('|').map(bar => bar.trim().split(/\s+/).map(parseChord))

/** Pitch classes above the tonic, 0 to 11. */
export const pitchClasses = ({ root, tones }: Chord): number[] => tones.map(tone => (root + tone) % 12)

/**
 * The notes that a melody may use over a chord: the mode, in which each note that clashes with a foreign chord tone is
 * replaced by it, such as the raised seventh over the dominant in minor. Five-note scales stay unchanged.
 */
export function scaleOver(mode: Mode, chord: Chord): number[] {
  const scale: number[] = [...MODES[mode]]
  if (isPentatonic(mode)) return scale
  for (const tone of pitchClasses(chord)) {
    if (scale.includes(tone)) continue
    // Raised rather than lowered: the tonic never gives way.
    const raised = scale.findIndex(note => (note + 1) % 12 === tone)
    const rubs = raised >= 0 ? raised : scale.findIndex(note => note === tone + 1)
    scale.splice(Math.max(0, rubs), rubs < 0 ? 0 : 1, tone)
  }
  return scale.toSorted((a, b) => a - b)
}
