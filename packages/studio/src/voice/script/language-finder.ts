import { hasHan } from '@kinora/media/language/has-han'
import type { Language } from '@kinora/media/language/detect-language'

const LATIN = /\p{Script=Latin}/u
const SENTENCE_END = /[。！？!?\n]/

/**
 * The language in which a number or sign is read. In a sentence with Chinese, only text with English on both sides is
 * English: 「我买了 iPhone 15」 says fifteen in Chinese.
 */
export function languageFinder(text: string, fallback: Language): (from: number, to: number) => Language {
  const { before, after, isChinese } = lookAround(text)
  const main: Language = hasHan(text) ? 'zh' : LATIN.test(text) ? 'en' : fallback
  return (from, to) => {
    const [left, right] = [before[from], after[to]]
    if (!isChinese[from]) return left ?? right ?? main
    return left === 'en' && right === 'en' ? 'en' : 'zh'
  }
}

type Surroundings = { before: (Language | undefined)[]; after: (Language | undefined)[]; isChinese: boolean[] }

/**
 * For every position: the language of the nearest letters before and after it in its sentence, and whether the sentence
 * has Chinese.
 */
function lookAround(text: string): Surroundings {
  const size = text.length + 1
  const before: (Language | undefined)[] = []
  const after: (Language | undefined)[] = Array.from({ length: size })
  const isChinese: boolean[] = Array.from({ length: size }, () => false)
  let seen: Language | undefined
  for (let at = 0; at < size; at++) {
    before[at] = seen
    seen = next(seen, text[at])
  }
  seen = undefined
  for (let at = size - 1; at >= 0; at--) {
    seen = next(seen, text[at])
    after[at] = seen
  }
  for (let start = 0; start < size; ) {
    let end = start
    while (end < text.length && !SENTENCE_END.test(text[end] ?? '')) end++
    if (hasHan(text.slice(start, end))) isChinese.fill(true, start, end + 1)
    start = end + 1
  }
  return { before, after, isChinese }
}

function next(seen: Language | undefined, character = ''): Language | undefined {
  if (SENTENCE_END.test(character)) return undefined
  if (hasHan(character)) return 'zh'
  return LATIN.test(character) ? 'en' : seen
}
