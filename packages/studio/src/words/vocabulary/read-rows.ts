import { readWordFile } from './word-data.ts'

/** A row of a file of words: cells between semicolons, and what the last heading above it said. */
export type Row = { cells: string[]; heading: string }

/** The rows of a file of words of `data/words`; a line that starts with `#` is a heading, an empty one is nothing. */
export function readRows(file: string): Row[] {
  const rows: Row[] = []
  let heading = ''
  for (const line of readWordFile(file).split('\n')) {
    if (line.startsWith('#')) heading = line.slice(1).trim()
    else if (line.trim()) rows.push({ cells: line.split(';').map(cell => cell.trim()), heading })
  }
  return rows
}

/** The words of a cell; a word may have no mark of a list in it. */
export const wordsIn = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(',')
    .map(word => word.trim())
    .filter(Boolean)
