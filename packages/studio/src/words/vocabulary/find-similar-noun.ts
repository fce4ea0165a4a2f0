import { readRows, wordsIn } from './read-rows.ts'

/** The information about a word outside the vocabulary: the most similar noun in it, or whether it is visible. */
export type SimilarNoun = { noun: string } | 'seen' | 'unseen'

/** Endings of words for invisible things. */
const UNSEEN_ENDING = /(?:ness|tion|sion|ity|ism|ment|ship|hood|ance|ence|ing|dom|cy|sis|phy|ogy|ics)$/u

let similarNouns: Map<string, SimilarNoun> | undefined

/** Looks up a singular English noun; undefined for an unknown word. */
export function findSimilarNoun(word: string): SimilarNoun | undefined {
  similarNouns ??= readSimilarNouns()
  return similarNouns.get(word) ?? (UNSEEN_ENDING.test(word) ? 'unseen' : undefined)
}

/** True if a dictionary has the word. */
export function isInDictionary(word: string): boolean {
  similarNouns ??= readSimilarNouns()
  return similarNouns.has(word)
}

function readSimilarNouns(): Map<string, SimilarNoun> {
  const found = new Map<string, SimilarNoun>()
  for (const { cells, heading } of readRows('similar-nouns.txt')) {
    if (heading === 'unseen') for (const word of wordsIn(cells[0])) found.set(word, 'unseen')
    else for (const word of wordsIn(cells[1])) found.set(word, cells[0] === '-' ? 'seen' : { noun: cells[0]! })
  }
  return found
}
