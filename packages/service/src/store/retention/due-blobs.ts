import type { Tx } from '../pool.ts'

const ALONE = {
  name: 'blob-sweep-alone',
  text: `select pg_try_advisory_xact_lock(hashtext('kinora sweep')) as alone`,
}

/** Whether no other process is sweeping; none begins before the transaction ends. */
export const isSweepingAlone = async (tx: Tx): Promise<boolean> =>
  (await tx.query<{ alone: boolean }>(ALONE))[0]?.alone === true

const DATE = {
  name: 'blob-date',
  text: `update blob set until = $1 where key = any(array(
           select key from blob where until = '-infinity' limit $2 for no key update skip locked
         )) returning key`,
}

/** Gives files that were let go of the time until which a URL may still lead to them. Answers how many. */
export const dateReleasedFiles = async (tx: Tx, until: Date, most: number): Promise<number> =>
  (await tx.query(DATE, [until, most])).length

const DUE = {
  name: 'blob-due',
  text: `select key from blob where until <= $1 and until > '-infinity' and until < 'infinity'
         order by until limit $2 for update skip locked`,
}

// With a snapshot of its own, taken when the rows are locked: a use that was being written when they were chosen is seen.
const PARK = {
  name: 'blob-park',
  text: `update blob set until = 'infinity'
         where key = any($1) and exists (select from blob_use where blob_use.key = blob.key) returning key`,
}

type DueBlobs = { unused: string[]; used: number }

/**
 * Locks files whose time is over, until the transaction ends. Those that are in use are put aside until they are let go
 * of; nobody can begin to use the others meanwhile.
 */
export async function lockDueBlobs(tx: Tx, now: Date, most: number): Promise<DueBlobs> {
  const due = (await tx.query<{ key: string }>(DUE, [now, most])).map(row => row.key)
  if (due.length === 0) return { unused: [], used: 0 }
  const used = new Set((await tx.query<{ key: string }>(PARK, [due])).map(row => row.key))
  return { unused: due.filter(key => !used.has(key)), used: used.size }
}

const FORGET = { name: 'blob-forget', text: 'delete from blob where key = any($1)' }

/** Forgets locked files that are gone. */
export async function forgetBlobs(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await tx.query(FORGET, [keys])
}

const POSTPONE = { name: 'blob-postpone', text: 'update blob set until = $2 where key = any($1)' }

/** Locked files that could not be removed come again later, so that they do not keep others from it. */
export async function postponeBlobs(tx: Tx, keys: readonly string[], until: Date): Promise<void> {
  if (keys.length > 0) await tx.query(POSTPONE, [keys, until])
}

const UNKNOWN = {
  name: 'blob-unknown',
  text: `select key from unnest($1::text[]) as asked(key) where not exists (select from blob where blob.key = asked.key)`,
}

/** Those of these keys that no row knows. */
export const findUnknownBlobs = async (tx: Tx, keys: readonly string[]): Promise<string[]> =>
  keys.length === 0 ? [] : (await tx.query<{ key: string }>(UNKNOWN, [keys])).map(row => row.key)
