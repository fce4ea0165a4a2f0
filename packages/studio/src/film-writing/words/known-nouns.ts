import { hasHan } from '@kinora/media/language/has-han'
import { isAliveKind } from '../../words/kinds.ts'
import { describedNouns } from '../../words/vocabulary/described-nouns.ts'
import { irregularPlurals, possibleSingulars } from '../../words/lemmas.ts'
import type { Noun } from '../../words/vocabulary/noun-table.ts'
import { readTable } from '../film-tables.ts'

/** The alternatives of a regular expression, the longest first; English ones in both numbers. */
type Alternatives = { en: string; zh: string }

/** Nouns for people, and for animals and others without a face that a camera knows. */
export type KnownNouns = {
  people: Alternatives
  beings: Alternatives
  all: Alternatives
  sortOf: (word: string) => 'person' | 'being' | undefined
}

let known: KnownNouns | undefined

/** The nouns of the tables that name somebody. */
export function knownNouns(): KnownNouns {
  if (known) return known
  const masked = new RegExp(`^(?:${readTable('people').masked})$`, 'u')
  const nouns = describedNouns().filter(({ word }) => /\p{L}/u.test(word))
  const alive = nouns.filter(({ noun }) => isAliveKind(noun.kind))
  const isPerson = ({ word, noun }: { word: string; noun: Noun }): boolean =>
    noun.kind === 'person' && !masked.test(word)
  const [people, beings] = [alive.filter(isPerson), alive.filter(one => !isPerson(one))]
  const others = nouns.filter(({ noun }) => !isAliveKind(noun.kind)).map(({ word }) => word)
  // A single character for people is a part of most words: 人.
  const of = (some: typeof nouns): Alternatives =>
    alternativesOf(
      some.flatMap(({ word, noun }) => (noun.kind === 'person' && /^\p{Script=Han}$/u.test(word) ? [] : [word])),
      others,
    )
  const sorts = new Map(alive.map(one => [one.word, isPerson(one) ? 'person' : 'being'] as const))
  known = {
    people: of(people),
    beings: of(beings),
    all: of(alive),
    sortOf: word => [word, ...possibleSingulars(word)].map(one => sorts.get(one)).find(sort => sort !== undefined),
  }
  return known
}

function alternativesOf(words: readonly string[], others: readonly string[]): Alternatives {
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
  if (/man$/u.test(word)) return `${word.slice(0, -2)}[ae]n`
  if (/[^aeiou]y$/u.test(word)) return `${word.slice(0, -1)}(?:y|ies)`
  return /(?:[sx]|[cs]h)$/u.test(word) ? `${word}(?:es)?` : `${word}s?`
}
