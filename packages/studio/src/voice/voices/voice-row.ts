import type { Language } from '@kinora/media/language/detect-language'
import type { Blend, Casting } from './casting.ts'

/** A voice: its description and its recipe. */
export type VoiceRow = {
  id: string
  language: Language
  gender: 'female' | 'male'
  style: string
  description: string
  blend: Blend
} & Partial<Pick<Casting, 'semitones' | 'throat' | 'rate' | 'range' | 'effect'>>
