import { readDataFile } from '../library/read-rows.ts'

/** What an action needs where nobody says so. */
export type Needs = {
  /** Assets of its roles. */
  object?: string
  with?: string
  /** Done sitting at a table, or standing at a worktop. */
  at?: 'table' | 'worktop'
}

type NeedsFile = { needs: (Needs & { action: string })[] }
let rows: Map<string, Needs> | undefined

/** By the id of an action. */
export function needsOf(action: string): Needs {
  rows ??= new Map(
    (JSON.parse(readDataFile('needs.json')) as NeedsFile).needs.map(({ action: id, ...needs }) => [id, needs]),
  )
  return rows.get(action) ?? {}
}
