export type Language = 'en' | 'zh'

/** The language most of a text is in: a Chinese character weighs as much as an English word. English where there is none. */
export function detectLanguage(text: string): Language {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.match(/[a-z]+/giu)?.length ?? 0
  return han > words ? 'zh' : 'en'
}

/** Whether words of the other language are in it; names in Latin letters are at home in Chinese. */
export function isForeign(text: string, language: Language): boolean {
  return language === 'en' ? /\p{Script=Han}/u.test(text) : !/\p{Script=Han}/u.test(text)
}
