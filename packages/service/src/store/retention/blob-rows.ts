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

// One that has almost as long already is left as it is: a picture that a thousand requests bring is not written a thousand
// times. The order keeps two that note the same keys from waiting for each other.
const NOTE = {
  name: 'blob-arrive',
  text: `insert into blob (key, until) select key, $2 from unnest($1::text[]) as key order by key
         on conflict (key) do update set until = excluded.until where blob.until < excluded.until - interval '1 hour'`,
}

/**
 * Says that these files are about to be stored, or found there, and are kept at least until then. Waits for a sweep that is
 * removing one of them; whoever looks for the file after this sees what came of it.
 */
export async function noteArrivals(tx: Tx, keys: readonly string[], until: Date): Promise<void> {
  await tx.query(NOTE, [[...new Set(keys)], until])
}

const NEWEST = { name: 'blob-newest-used', text: 'select key from blob_use order by holder desc, key desc limit $1' }

/** Files that the newest tasks, subjects and uploads use. */
export const findNewestUsed = async (tx: Tx, most: number): Promise<string[]> =>
  (await tx.query<{ key: string }>(NEWEST, [most])).map(row => row.key)

const IS_USED = { name: 'blob-is-used', text: 'select from blob_use where key = $1 limit 1' }

export const isUsed = async (tx: Tx, key: string): Promise<boolean> => (await tx.query(IS_USED, [key])).length > 0
