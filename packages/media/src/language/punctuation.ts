import type { Language } from './detect-language.ts'

/** Marks that separate clauses and end sentences. */
export const PUNCTUATION: Record<Language, { comma: string; stop: string }> = {
  en: { comma: ', ', stop: '.' },
  zh: { comma: '，', stop: '。' },
}

export const endsSentence = (text: string): boolean => /[.!?。！？…]$/u.test(text)
