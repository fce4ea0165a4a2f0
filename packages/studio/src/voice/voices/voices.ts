import type { OwnVoice } from '@kinora/media/engine/contract'
import type { Language } from '@kinora/media/language/detect-language'
import type { Casting } from './casting.ts'
import { CLIENT_VOICES } from './client-voices.ts'
import { CONTRACT_VOICES } from './contract-voices.ts'
import { MEASURED_VOICES } from './measured-voices.ts'
import { OWN_VOICES } from './own-voices.ts'
import { readRecipe } from './own-voice.ts'
import type { VoiceRow } from './voice-row.ts'

type Cast = Pick<VoiceRow, 'blend' | 'semitones' | 'throat' | 'rate' | 'range' | 'effect'>

export type OwnVoices = Readonly<Record<string, OwnVoice>>

/** Every voice that can be asked for. */
export const VOICES: readonly VoiceRow[] = [...CONTRACT_VOICES, ...CLIENT_VOICES, ...OWN_VOICES]

// The common loudness.
const LOUDNESS_LUFS = -20

const castings = new Map(VOICES.map(row => [row.id, castingOf(row)]))

/** The recipe of a voice; undefined for an unknown id. */
export const findCasting = (id: string): Casting | undefined => castings.get(id)

/** The same for the caller's own voice, if it was made here. */
export function findOwnCasting(id: string, own: OwnVoices | undefined): (Casting & { language: Language }) | undefined {
  const recipe = own && Object.hasOwn(own, id) ? readRecipe(own[id]!) : undefined
  return recipe && { ...castingOf(recipe), language: recipe.language }
}

export const findVoiceLanguage = (id: string): Language => VOICES.find(voice => voice.id === id)?.language ?? 'en'

function castingOf({ blend, semitones = 0, throat = 0, rate = 1, range = 1, effect }: Cast): Casting {
  const total = blend.reduce((sum, [, share]) => sum + share, 0)
  const meanOf = (figureOf: (measured: { hertz: number; lufs: number }) => number): number =>
    blend.reduce((sum, [voice, share]) => sum + (figureOf(MEASURED_VOICES[voice]) * share) / total, 0)
  return {
    blend,
    isBritish: blend[0]?.[0].startsWith('b') ?? false,
    // Pitch is perceived as a ratio.
    hertz: Math.exp(meanOf(({ hertz }) => Math.log(hertz))),
    gainDb: LOUDNESS_LUFS - meanOf(({ lufs }) => lufs),
    semitones,
    throat,
    rate,
    range,
    effect,
  }
}
