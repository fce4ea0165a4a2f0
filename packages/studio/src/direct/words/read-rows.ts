import { readFileSync } from 'node:fs'
import { splitList } from './noun-table.ts'

/** A row of a file of words: cells between semicolons, and what the last heading above it said. */
export type Row = { cells: string[]; heading: string }

/** The rows of a file of words beside this one; a line that starts with `#` is a heading, an empty one is nothing. */
export function readRows(file: string): Row[] {
  const rows: Row[] = []
  let heading = ''
  for (const line of readFileSync(new URL(file, import.meta.url), 'utf8').split('\n')) {
    if (line.startsWith('#')) heading = line.slice(1).trim()
    else if (line.trim()) rows.push({ cells: line.split(';').map(cell => cell.trim()), heading })
  }
  return rows
}

/** The words of a cell; a word may have no mark of a list in it. */
export const wordsIn = (cell: string | undefined): string[] => splitList(cell ?? '')
