import { readRows, wordsIn } from './read-rows.ts'

/** What is known of a word that the vocabulary does not have: its nearest kin there, or that it can or cannot be seen. */
export type Kin = { kin: string } | 'seen' | 'unseen'

/** Endings of words for what cannot be seen. */
const UNSEEN_ENDING = /(?:ness|tion|sion|ity|ism|ment|ship|hood|ance|ence|ing|dom|cy|sis|phy|ogy|ics)$/u

let ladder: Map<string, Kin> | undefined

/** Looks a singular English noun up on the ladder; undefined where nobody knows the word at all. */
export function findKin(word: string): Kin | undefined {
  ladder ??= readLadder()
  return ladder.get(word) ?? (UNSEEN_ENDING.test(word) ? 'unseen' : undefined)
}

/** Whether a dictionary has the word, whatever it says of it. */
export function isInDictionary(word: string): boolean {
  ladder ??= readLadder()
  return ladder.has(word)
}

function readLadder(): Map<string, Kin> {
  const found = new Map<string, Kin>()
  for (const { cells, heading } of readRows('similar-nouns.txt')) {
    if (heading === 'unseen') for (const word of wordsIn(cells[0])) found.set(word, 'unseen')
    else for (const word of wordsIn(cells[1])) found.set(word, cells[0] === '-' ? 'seen' : { kin: cells[0]! })
  }
  return found
}
