import type { OwnVoice } from '@kinora/media/engine/contract'
import type { Language } from '@kinora/media/language/detect-language'
import type { Blend, Casting } from './casting.ts'
import { voiceData } from '../voice-data.ts'

/** The stored recipe of a caller's own voice. */
export type OwnVoiceRecipe = {
  blend: Blend
  language: Language
  gender: 'female' | 'male'
} & Pick<Casting, 'semitones' | 'throat' | 'rate' | 'range'>

/** The recipe in a stored voice; undefined if another engine made it. */
export function readRecipe({ made }: Pick<OwnVoice, 'made'>): OwnVoiceRecipe | undefined {
  if (typeof made !== 'object' || made === null) return undefined
  const { blend, language, gender, semitones, throat, rate, range } = made as Record<string, unknown>
  if (!isBlend(blend) || (language !== 'zh' && language !== 'en')) return undefined
  const figures = [semitones, throat, rate, range]
  if (!figures.every(figure => typeof figure === 'number' && Number.isFinite(figure))) return undefined
  const [first = 0, second = 0, third = 1, fourth = 1] = figures as number[]
  return {
    blend,
    language,
    gender: gender === 'male' ? 'male' : 'female',
    semitones: first,
    throat: second,
    rate: third,
    range: fourth,
  }
}

const isBlend = (blend: unknown): blend is Blend =>
  Array.isArray(blend) && blend.length > 0 && blend.every(entry => Array.isArray(entry) && isPart(entry))

const isPart = ([voice, share]: readonly unknown[]): boolean =>
  typeof voice === 'string' &&
  Object.hasOwn(voiceData('measures').voices, voice) &&
  typeof share === 'number' &&
  share > 0
