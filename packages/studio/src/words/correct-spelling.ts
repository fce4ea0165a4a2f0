import { isKnownWord } from './lexicon.ts'
import { possibleSingulars } from './lemmas.ts'
import { isInDictionary } from './vocabulary/find-similar-noun.ts'

/** Shorter words have neighbours with other meanings. */
const SHORTEST = 6
/** Longer ones are in no table, and each letter multiplies the candidates. */
const LONGEST = 30
const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz')

/**
 * The known word nearest to an unknown one, with a letter omitted, doubled, inserted or two letters swapped
 * (`strawbery`, `tomatos`, `documentry`, `disapear`). The first letter is always correct.
 */
export function correctSpelling(word: string): string | undefined {
  if (word.length < SHORTEST || word.length > LONGEST || !/^[a-z]+$/u.test(word)) return undefined
  if ([word, ...possibleSingulars(word)].some(isInDictionary)) return undefined
  const found = new Set(slips(word).filter(isKnownWord))
  return found.size === 1 ? [...found][0] : undefined
}

function slips(word: string): string[] {
  const inner = Array.from({ length: word.length - 2 }, (_, at) => at + 1)
  return [
    ...inner.map(at => word.slice(0, at) + word.slice(at + 1)),
    ...inner.map(at => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`),
    ...inner.flatMap(at => LETTERS.map(letter => word.slice(0, at) + letter + word.slice(at))),
    // `tomatos`: before an ending.
    ...(word.endsWith('s') ? LETTERS.map(letter => `${word.slice(0, -1)}${letter}s`) : []),
  ]
}
