import { readFileSync } from 'node:fs'

/** The text of a file of `data/words`. */
export const readWordFile = (name: string): string =>
  readFileSync(new URL(`../../../data/words/${name}`, import.meta.url), 'utf8')

/** The words of a table, by name. */
export type WordLists = Readonly<Record<string, readonly string[]>>

export const readWordLists = (name: string): WordLists => JSON.parse(readWordFile(name)) as WordLists
