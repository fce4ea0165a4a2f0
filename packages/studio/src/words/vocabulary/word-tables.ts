import { HUE_WORDS } from '../../hues/hues.ts'
import { readWordFile, readWordLists, type WordLists } from './word-data.ts'

/** Words that give a property of a meaning a value: property, then value, then the words for it. */
type ValueTables = Readonly<Record<string, WordLists>>

let values: ValueTables | undefined
export function valueTables(): ValueTables {
  values ??= { ...(JSON.parse(readWordFile('values.json')) as ValueTables), colour: HUE_WORDS }
  return values
}

/** The words for each value of a property. */
export const wordsOfValues = (property: string): WordLists => valueTables()[property] ?? {}

/** Words that are of a sort and say nothing more. */
export const sortTables = (): WordLists => readWordLists('sorts.json')
