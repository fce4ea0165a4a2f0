import type { Tx } from '../pool.ts'

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
