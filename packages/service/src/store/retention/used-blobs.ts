import type { Tx } from '../pool.ts'

const NEWEST = { name: 'blob-newest-used', text: 'select key from blob_use order by holder desc, key desc limit $1' }

/** Files that the newest tasks, subjects and uploads use. */
export const findNewestUsed = async (tx: Tx, most: number): Promise<string[]> =>
  (await tx.query<{ key: string }>(NEWEST, [most])).map(row => row.key)

const IS_USED = { name: 'blob-is-used', text: 'select from blob_use where key = $1 limit 1' }

export const isUsed = async (tx: Tx, key: string): Promise<boolean> => (await tx.query(IS_USED, [key])).length > 0
