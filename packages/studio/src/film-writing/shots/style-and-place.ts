import type { Language } from '@kinora/media/language/detect-language'
import { readTable, says, type Table } from '../film-tables.ts'
import { findMeanings } from '../words/find-meanings.ts'
import { isPlaced, namesHour, namesWeather } from '../words/setting-words.ts'

/** The style that a text asks for, in its own words; empty without one. */
export const findStyle = (words: string): string =>
  findMeanings(words)
    .find(({ meaning }) => meaning?.look ?? meaning?.style)
    ?.text.replace(/\s\w+ of$/u, '') ?? ''

/** Words that name a style by themselves. */
const MANNER = /style|look|film|footage|render|animation|painting|art\b|风|画|片|感|调|质|渲染/iu
const MAX_WORDS = 3

/** A style of one or two words, read as a unit: `comic book` is not a book. */
export function styleWords(style: string, language: Language): string {
  const isName = !/[,，.。;；、\n]/u.test(style) && style.trim().split(/\s+/u).length <= MAX_WORDS
  if (!isName || MANNER.test(style)) return style
  return language === 'zh' ? `${style.trim()}风格` : `${style.trim()} style`
}

/** True if a text names another place or time than the picture's. */
export const isElsewhere = (words: string): boolean => isPlaced(words) || namesHour(words) || namesWeather(words)

/** The look of all scenes of a film in a style; undefined for a style that is read with the words of each scene. */
export const lookOfStyle = (style: string): Table<'looks'>[number]['look'] | undefined =>
  readTable('looks').find(({ words }) => says(words, style))?.look
