import type { OwnVoice } from '@kinora/media/engine/contract'
import type { SpokenWord } from '@kinora/media/engine/punctuate-words'
import type { Language } from '@kinora/media/language/detect-language'
import type { Emotion } from '@kinora/media/language/emotions'
import type { Sound } from '@kinora/media/sound/sound'

export type { SpokenWord } from '@kinora/media/engine/punctuate-words'

/** A unit of speech with its time, from the beginning of the speech. */
export type SpokenPhoneme = { ipa: string; startSeconds: number; endSeconds: number }

export type SpeechPiece =
  | {
      kind: 'sound'
      sound: Sound
      words: SpokenWord[]
      /** Characters of the text; the characters of one sound share its time. */
      characters: SpokenWord[]
      phonemes: SpokenPhoneme[]
    }
  | { kind: 'pause'; seconds: number }

export type SpeechOrder = {
  /** Line breaks are paragraphs, `<#1.5#>` is a pause of 1.5 seconds. */
  text: string
  /** An id of the voice table. */
  voice: string
  /** Voices of the caller's own, by their ids. */
  ownVoices?: Readonly<Record<string, OwnVoice>>
  /** The language of ambiguous text, above all numbers; by default the voice's. */
  language?: Language
  /** 0.5 to 2: twice is half as long. */
  speed?: number
  /** 0 to 10 decibels above normal. */
  volume?: number
  /** -12 to 12 semitones. */
  pitch?: number
  emotion?: Emotion
  /** `word/replacement`: another spelling, or pinyin as `(chong2)(qing4)`. */
  pronunciations?: readonly string[]
}
