import type { SpokenPhoneme } from './spoken.ts'

/** The shapes of a mouth. */
export type MouthShape = 'rest' | 'closed' | 'open' | 'wide' | 'round' | 'narrow' | 'teeth' | 'tongue'

export type Viseme = {
  shape: MouthShape
  /** 0 closed, 1 as far open as in speech. */
  openness: number
  startSeconds: number
  endSeconds: number
}

const shapes = (shape: MouthShape, openness: number, signs: string): [string, readonly [MouthShape, number]][] =>
  Array.from(signs).map(sign => [sign, [shape, openness] as const])

const SHAPES = new Map<string, readonly [MouthShape, number]>([
  ...shapes('closed', 0, 'bpm'),
  ...shapes('teeth', 0.15, 'fv'),
  ...shapes('tongue', 0.3, 'θðlɾTdtn'),
  ...shapes('narrow', 0.2, 'szʃʒʧʤʨɕʂꭧʦjkɡŋxhɻɹᵊ'),
  ...shapes('wide', 0.35, 'iɪeɨᵻ'),
  ...shapes('wide', 0.55, 'ɛAæ'),
  ...shapes('open', 0.9, 'aɑɐIW'),
  ...shapes('open', 0.6, 'ʌəɜɚɤɒ'),
  ...shapes('round', 0.55, 'oOQɔY'),
  ...shapes('round', 0.3, 'uʊwyɥ'),
])

// A shorter pause does not close the mouth.
const SHORTEST_REST = 0.12

/** Mouth shapes in order, without gaps between the first sound and the last; equal neighbours are merged. */
export function phonemesToVisemes(phonemes: readonly SpokenPhoneme[]): Viseme[] {
  const visemes: Viseme[] = []
  for (const { ipa, startSeconds, endSeconds } of phonemes) {
    const [shape, openness] = SHAPES.get(ipa[0] ?? '') ?? ['narrow', 0.2]
    const last = visemes.at(-1)
    const gap = last ? startSeconds - last.endSeconds : 0
    if (last && gap > SHORTEST_REST)
      visemes.push({ shape: 'rest', openness: 0, startSeconds: last.endSeconds, endSeconds: startSeconds })
    else if (last) last.endSeconds = startSeconds
    const before = visemes.at(-1)
    if (before?.shape === shape && before.openness === openness) before.endSeconds = endSeconds
    else visemes.push({ shape, openness, startSeconds, endSeconds })
  }
  return visemes
}
