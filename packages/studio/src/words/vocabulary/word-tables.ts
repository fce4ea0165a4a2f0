import { HUE_WORDS } from '../../hues/hues.ts'
import { readWordFile, readWordLists, type WordLists } from './word-data.ts'

/** Words for the values of a property: property, value, words. */
type ValueTables = Readonly<Record<string, WordLists>>

let values: ValueTables | undefined
export function valueTables(): ValueTables {
  values ??= { ...(JSON.parse(readWordFile('values.json')) as ValueTables), colour: HUE_WORDS }
  return values
}

/** The words for each value of a property. */
export const wordsOfValues = (property: string): WordLists => valueTables()[property] ?? {}

/** Words that only belong to a sort. */
export const sortTables = (): WordLists => readWordLists('sorts.json')
