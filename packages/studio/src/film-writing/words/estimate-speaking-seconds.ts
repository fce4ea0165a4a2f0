import { countHan } from '@kinora/media/language/has-han'
import type { Language } from '@kinora/media/language/detect-language'

// The pace of an unhurried voice, and the pause at punctuation.
const WORDS_PER_SECOND = 2.4
const CHARACTERS_PER_SECOND = 4.3
const PAUSE_SECONDS = 0.2

/** The estimated speaking time of a text. A Latin word among Chinese is as long as two and a half characters. */
export function estimateSpeakingSeconds(text: string, language: Language): number {
  const characters = countHan(text)
  const words = text.match(/[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}'’.-]*/gu)?.length ?? 0
  // A number is read digit by digit or in several words.
  const digits = text.match(/\p{N}/gu)?.length ?? 0
  const marks = text.match(/[，,；;：:、。.！!？?](?=.)/gu)?.length ?? 0
  const voiced =
    language === 'zh'
      ? (characters + words * 1.5 + digits) / CHARACTERS_PER_SECOND
      : (words + digits * 0.5 + characters * 0.6) / WORDS_PER_SECOND
  return voiced + marks * PAUSE_SECONDS
}
