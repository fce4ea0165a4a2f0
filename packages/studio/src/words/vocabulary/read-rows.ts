import { readWordFile } from './word-data.ts'

/** A row of a file of words: cells between semicolons, and the text of the last heading above it. */
export type Row = { cells: string[]; heading: string }

/** The rows of a file of `data/words`. Lines that start with `#` are headings; empty lines are skipped. */
export function readRows(file: string): Row[] {
  const rows: Row[] = []
  let heading = ''
  for (const line of readWordFile(file).split('\n')) {
    if (line.startsWith('#')) heading = line.slice(1).trim()
    else if (line.trim()) rows.push({ cells: line.split(';').map(cell => cell.trim()), heading })
  }
  return rows
}

/** The words of a cell. Words contain no list separators. */
export const wordsIn = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(',')
    .map(word => word.trim())
    .filter(Boolean)
