import type { Tx } from './pool.ts'

type SpendOptions = { key: string; spent: number }
type Rate = { perSecond: number; burst: number }

// A key that emptied the buckets of several processes at once owes the excess, up to ten buckets. Rows are locked in
// key order to prevent deadlocks.
const SPEND = {
  name: 'rate-bucket-spend',
  text: `
insert into rate_bucket as b (key, tokens, at)
select key, $3 - spent, $4 from unnest($1::text[], $2::float8[]) as x(key, spent) order by key
on conflict (key) do update set
  tokens = greatest(-10 * $3::float8, least($3, b.tokens + greatest(0, extract(epoch from excluded.at - b.at)) * $5) - ($3 - excluded.tokens)),
  at = greatest(b.at, excluded.at)
returning key, tokens`,
}

/** Takes tokens from the shared buckets and returns what is left in each. */
export async function spendTokens(
  tx: Tx,
  spendings: readonly SpendOptions[],
  { perSecond, burst }: Rate,
  at: Date,
): Promise<Map<string, number>> {
  const values = [spendings.map(one => one.key), spendings.map(one => one.spent), burst, at, perSecond]
  const rows = await tx.query<{ key: string; tokens: number }>(SPEND, values)
  return new Map(rows.map(row => [row.key, row.tokens]))
}

const FORGET = { name: 'rate-bucket-forget', text: 'delete from rate_bucket where at < $1' }

/** An unused bucket is full, like one that does not exist. */
export async function forgetBuckets(tx: Tx, before: Date): Promise<void> {
  await tx.query(FORGET, [before])
}
