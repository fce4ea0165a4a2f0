import { countHan, hasHan } from './has-han.ts'

export type Language = 'en' | 'zh'

/** The main language of a text: a Chinese character counts as much as an English word. English if there is no text. */
export function detectLanguage(text: string): Language {
  const words = text.match(/[a-z]+/giu)?.length ?? 0
  return countHan(text) > words ? 'zh' : 'en'
}

/**
 * The language of a voice for a text: Chinese if a fifth of the letters are, because one character says as much as
 * several letters.
 */
export function detectSpokenLanguage(text: string): Language {
  const han = countHan(text)
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return han > 0 && han * 4 >= latin ? 'zh' : 'en'
}

/** True if it contains words of the other language; Latin names are normal in Chinese. */
export const isForeign = (text: string, language: Language): boolean => hasHan(text) !== (language === 'zh')
