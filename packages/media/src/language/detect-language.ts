import { countHan, hasHan } from './has-han.ts'

export type Language = 'en' | 'zh'

/** The language most of a text is in: a Chinese character counts as much as an English word. English if there is no text. */
export function detectLanguage(text: string): Language {
  const words = text.match(/[a-z]+/giu)?.length ?? 0
  return countHan(text) > words ? 'zh' : 'en'
}

/**
 * The language in which a voice should be at home that reads all of a text: Chinese as soon as a fifth of the letters
 * are, since one character says as much as several letters.
 */
export function detectSpokenLanguage(text: string): Language {
  const han = countHan(text)
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return han > 0 && han * 4 >= latin ? 'zh' : 'en'
}

/** Whether words of the other language are in it; names in Latin letters are at home in Chinese. */
export const isForeign = (text: string, language: Language): boolean => hasHan(text) !== (language === 'zh')
