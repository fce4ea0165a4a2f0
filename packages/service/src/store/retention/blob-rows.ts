import type { Tx } from '../pool.ts'

const ALONE = {
  name: 'blob-sweep-alone',
  text: `select pg_try_advisory_xact_lock(hashtext('kinora sweep')) as alone`,
}

/** True if no other process sweeps; none begins before the transaction ends. */
export const isSweepingAlone = async (tx: Tx): Promise<boolean> =>
  (await tx.query<{ alone: boolean }>(ALONE))[0]?.alone === true

const DATE = {
  name: 'blob-date',
  text: `update blob set until = $1 where key = any(array(
           select key from blob where until = '-infinity' limit $2 for no key update skip locked
         )) returning key`,
}

/** Sets the deletion time of released files, after which no URL leads to them. Returns how many. */
export const dateReleasedFiles = async (tx: Tx, until: Date, most: number): Promise<number> =>
  (await tx.query(DATE, [until, most])).length

const DUE = {
  name: 'blob-due',
  text: `select key from blob where until <= $1 and until > '-infinity' and until < 'infinity'
         order by until limit $2 for update skip locked`,
}

// With its own snapshot, taken after the rows are locked, so that uses written meanwhile are seen.
const PARK = {
  name: 'blob-park',
  text: `update blob set until = 'infinity'
         where key = any($1) and exists (select from blob_use where blob_use.key = blob.key) returning key`,
}

type DueBlobs = { unused: string[]; used: number }

/**
 * Locks due files until the transaction ends. Files in use are parked until they are released; the others cannot be
 * used meanwhile.
 */
export async function lockDueBlobs(tx: Tx, now: Date, most: number): Promise<DueBlobs> {
  const due = (await tx.query<{ key: string }>(DUE, [now, most])).map(row => row.key)
  if (due.length === 0) return { unused: [], used: 0 }
  const used = new Set((await tx.query<{ key: string }>(PARK, [due])).map(row => row.key))
  return { unused: due.filter(key => !used.has(key)), used: used.size }
}

const FORGET = { name: 'blob-forget', text: 'delete from blob where key = any($1)' }

/** Deletes the rows of locked files that are gone. */
export async function forgetBlobs(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await tx.query(FORGET, [keys])
}

const POSTPONE = { name: 'blob-postpone', text: 'update blob set until = $2 where key = any($1)' }

/** Postpones locked files that could not be deleted, so that they do not block others. */
export async function postponeBlobs(tx: Tx, keys: readonly string[], until: Date): Promise<void> {
  if (keys.length > 0) await tx.query(POSTPONE, [keys, until])
}

const UNKNOWN = {
  name: 'blob-unknown',
  text: `select key from unnest($1::text[]) as asked(key) where not exists (select from blob where blob.key = asked.key)`,
}

/** The keys among these that have no row. */
export const findUnknownBlobs = async (tx: Tx, keys: readonly string[]): Promise<string[]> =>
  keys.length === 0 ? [] : (await tx.query<{ key: string }>(UNKNOWN, [keys])).map(row => row.key)

// A key with nearly the same time is not updated: a picture in a thousand requests is not written a thousand times. The
// order prevents deadlocks.
const NOTE = {
  name: 'blob-arrive',
  text: `insert into blob (key, until) select key, $2 from unnest($1::text[]) as key order by key
         on conflict (key) do update set until = excluded.until where blob.until < excluded.until - interval '1 hour'`,
}

/**
 * Records that these files are about to be stored or reused, and are kept at least until then. Waits for a sweep that
 * is deleting one; afterwards the caller sees the result.
 */
export async function noteArrivals(tx: Tx, keys: readonly string[], until: Date): Promise<void> {
  await tx.query(NOTE, [[...new Set(keys)], until])
}

const NEWEST = { name: 'blob-newest-used', text: 'select key from blob_use order by holder desc, key desc limit $1' }

/** Files used by the newest tasks, subjects and uploads. */
export const findNewestUsed = async (tx: Tx, most: number): Promise<string[]> =>
  (await tx.query<{ key: string }>(NEWEST, [most])).map(row => row.key)

const HELD = {
  name: 'blob-held-by',
  text: `select distinct key from blob_use where key = any($2) and (
           exists (select from task where id = holder and account_id = $1)
           or exists (select from subject where id = holder and (account_id = $1 or account_id is null))
           or exists (select from upload where id = holder and account_id = $1))`,
}

/** Of these files, those that a task, a subject or an upload of the account has, or a subject of the system. */
export const findHeldBlobs = async (tx: Tx, accountId: string, keys: readonly string[]): Promise<Set<string>> =>
  new Set((await tx.query<{ key: string }>(HELD, [accountId, keys])).map(row => row.key))

const IS_USED = { name: 'blob-is-used', text: 'select from blob_use where key = $1 limit 1' }

export const isUsed = async (tx: Tx, key: string): Promise<boolean> => (await tx.query(IS_USED, [key])).length > 0
