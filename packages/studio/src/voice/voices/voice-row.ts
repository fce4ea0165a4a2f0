import type { Language } from '@kinora/media/language/detect-language'
import type { Blend, Casting } from './casting.ts'

/** A voice that can be asked for: what a person is told of it, and how it is made. */
export type VoiceRow = {
  id: string
  language: Language
  gender: 'female' | 'male'
  style: string
  description: string
  blend: Blend
} & Partial<Pick<Casting, 'semitones' | 'throat' | 'rate' | 'range' | 'effect'>>
