import type { Chord } from '../harmony/chords.ts'
import { type Register, voiceChord } from '../harmony/voicing.ts'
import type { Part } from '../genres/genre.ts'
import type { Harmony, Plan } from '../plan/plan.ts'

export type Voicings = { of: Map<Harmony, number[]>; final: number[] }

/** All chords of the piece in the register of a part, with voice leading. */
export function writeVoicings(plan: Plan, part: Part): Voicings {
  const [low, high] = part.register ?? [52, 74]
  // A fourth up or down between the darkest and the brightest mood.
  const shift = Math.round(plan.rules.brightness * 4)
  const register: Register = [low + shift, high + shift]
  const of = new Map<Harmony, number[]>()
  let before: number[] | undefined
  const next = (chord: Chord): number[] => (before = voiceChord(chord, plan.key, register, part.voices ?? 3, before))
  for (const bar of plan.bars) for (const harmony of bar.chords) of.set(harmony, next(harmony.chord))
  return { of, final: next(plan.finalChord) }
}
