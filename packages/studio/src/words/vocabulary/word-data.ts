import { readDataText } from '../../data-files/read-data.ts'

/** The text of a file of `data/words`. */
export const readWordFile = (name: string): string => readDataText(`words/${name}`)

/** The words of a table, by name. */
export type WordLists = Readonly<Record<string, readonly string[]>>

export const readWordLists = (name: string): WordLists => JSON.parse(readWordFile(name)) as WordLists

const tables = new Map<string, Readonly<Record<string, unknown>>>()
const PATTERN = /^\/(.+)\/([a-z]*[uv][a-z]*)$/su

/** A table of `data/words/tables`. A string such as `/\bcats?\b/iu` is a regular expression. */
export function readTable<T>(file: string, name: string): T {
  const table =
    tables.get(file) ??
    (JSON.parse(readWordFile(`tables/${file}.json`), (_, value: unknown) => {
      const [, source, flags] = typeof value === 'string' ? (PATTERN.exec(value) ?? []) : []
      return source === undefined ? value : new RegExp(source, flags)
    }) as Readonly<Record<string, unknown>>)
  tables.set(file, table)
  if (!(name in table)) throw new Error(`tables/${file}.json has no ${name}`)
  return table[name] as T
}
