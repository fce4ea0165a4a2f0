import { hasHan } from '@kinora/media/language/has-han'
import { irregularPlurals } from '../../words/lemmas.ts'

/** The alternatives of a regular expression, the longest first; English ones in both numbers. */
export type Alternatives = { en: string; zh: string }

/** `others` are words of which a single character may be a part. */
export function alternativesOf(words: readonly string[], others: readonly string[]): Alternatives {
  const longest = words.toSorted((a, b) => b.length - a.length)
  return {
    en: longest
      .filter(word => !hasHan(word))
      .map(inBothNumbers)
      .join('|'),
    zh: longest
      .filter(hasHan)
      .map(word => (word.length > 1 ? word : apartFrom(word, others)))
      .join('|'),
  }
}

/** A character is often a part of another word: 马 in 马路 is no horse. */
function apartFrom(sign: string, others: readonly string[]): string {
  const [before, after] = [new Set<string>(), new Set<string>()]
  for (const word of others) {
    if (word.length > 1 && word.startsWith(sign)) after.add(word[1]!)
    if (word.length > 1 && word.endsWith(sign)) before.add(word.at(-2)!)
  }
  return `${before.size > 0 ? `(?<![${[...before].join('')}])` : ''}${sign}${after.size > 0 ? `(?![${[...after].join('')}])` : ''}`
}

function inBothNumbers(word: string): string {
  const plural = irregularPlurals().get(word)
  if (plural !== undefined) return `${word}|${plural}`
  if (word.endsWith('man')) return `${word.slice(0, -2)}[ae]n`
  if (/[^aeiou]y$/u.test(word)) return `${word.slice(0, -1)}(?:y|ies)`
  return /(?:[sx]|[cs]h)$/u.test(word) ? `${word}(?:es)?` : `${word}s?`
}
