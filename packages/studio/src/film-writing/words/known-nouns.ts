import { isAliveKind } from '../../words/kinds.ts'
import { describedNouns } from '../../words/vocabulary/described-nouns.ts'
import { possibleSingulars } from '../../words/lemmas.ts'
import type { Noun } from '../../words/vocabulary/noun-table.ts'
import { readTable } from '../film-tables.ts'
import { type Alternatives, alternativesOf } from './alternatives.ts'

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
