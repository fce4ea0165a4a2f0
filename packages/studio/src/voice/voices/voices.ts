import type { OwnVoice } from '@kinora/media/engine/contract'
import type { Language } from '@kinora/media/language/detect-language'
import type { KokoroVoice } from '../../models/weights.ts'
import type { Casting } from './casting.ts'
import { readRecipe } from './own-voice.ts'
import { type VoiceRow, voiceData } from '../voice-data.ts'

type Cast = Pick<VoiceRow, 'blend' | 'semitones' | 'throat' | 'rate' | 'range' | 'effect'>

export type OwnVoices = Readonly<Record<string, OwnVoice>>

let rows: ReadonlyMap<string, VoiceRow> | undefined

const voiceRows = (): ReadonlyMap<string, VoiceRow> =>
  (rows ??= new Map(
    voiceData('voices').voices.map(({ blend, ...row }) => [
      row.id,
      { ...row, blend: Object.entries(blend) as [KokoroVoice, number][] },
    ]),
  ))

/** Every voice that can be asked for. */
export const allVoices = (): VoiceRow[] => [...voiceRows().values()]

// The common loudness.
const LOUDNESS_LUFS = -20

/** The recipe of a voice; undefined for an unknown id. */
export function findCasting(id: string): Casting | undefined {
  const row = voiceRows().get(id)
  return row && castingOf(row)
}

/** The same for the caller's own voice, if it was made here. */
export function findOwnCasting(id: string, own: OwnVoices | undefined): (Casting & { language: Language }) | undefined {
  const recipe = own && Object.hasOwn(own, id) ? readRecipe(own[id]!) : undefined
  return recipe && { ...castingOf(recipe), language: recipe.language }
}

export const findVoiceLanguage = (id: string): Language => voiceRows().get(id)?.language ?? 'en'

function castingOf({ blend, semitones = 0, throat = 0, rate = 1, range = 1, effect }: Cast): Casting {
  const total = blend.reduce((sum, [, share]) => sum + share, 0)
  const meanOf = (figureOf: (measured: { hertz: number; lufs: number }) => number): number =>
    blend.reduce((sum, [voice, share]) => sum + (figureOf(measured(voice)) * share) / total, 0)
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

function measured(voice: string): { hertz: number; lufs: number } {
  const found = voiceData('measures').voices[voice]
  if (!found) throw new RangeError(`the model has no voice ${voice}`)
  return found
}
