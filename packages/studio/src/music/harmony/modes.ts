/** The scales in use, as semitones above the tonic. Gong and yu are the major and minor pentatonic of Chinese music. */
export const MODES = {
  major: [0, 2, 4, 5, 7, 9, 11],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  'harmonic-minor': [0, 2, 3, 5, 7, 8, 11],
  gong: [0, 2, 4, 7, 9],
  yu: [0, 3, 5, 7, 10],
} as const satisfies Record<string, readonly number[]>

export type Mode = keyof typeof MODES

/** A mode sounds minor when the third above its tonic is small. */
export const isMinor = (mode: Mode): boolean => (MODES[mode] as readonly number[]).includes(3)

export const isPentatonic = (mode: Mode): boolean => MODES[mode].length === 5
