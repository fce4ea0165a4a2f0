import type { Language } from '@kinora/media/language/detect-language'

/** Says by itself that it is a manner. */
const MANNER = /style|look|film|footage|render|animation|painting|art\b|风|画|片|感|调|质|渲染/iu
const MOST_WORDS = 3

/** A style that somebody names in a word or two, so that it is read as one: `comic book` is no book. */
export function styleWords(style: string, language: Language): string {
  const isName = !/[,，.。;；、\n]/u.test(style) && style.trim().split(/\s+/u).length <= MOST_WORDS
  if (!isName || MANNER.test(style)) return style
  return language === 'zh' ? `${style.trim()}风格` : `${style.trim()} style`
}
