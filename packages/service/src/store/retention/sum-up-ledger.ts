import type { Tx } from '../pool.ts'

const ALLOW = { name: 'ledger-allow-summing', text: "select set_config('kinora.sums_up_ledger', 'yes', true)" }

// One statement: an entry is in the ledger or in a sum, and never in both or neither.
const SUM_UP = {
  name: 'ledger-sum-up',
  text: `
with old as (
  delete from ledger where id in (select id from ledger where id < $1 order by id limit $2)
  returning account_id, kind, credits, held, date_trunc('month', created_at at time zone 'UTC')::date as month
), sums as (
  insert into ledger_month as m (account_id, month, kind, credits, held, entries)
  select account_id, month, kind, sum(credits), sum(held), count(*) from old group by 1, 2, 3 order by 1, 2, 3
  on conflict (account_id, month, kind) do update set
    credits = m.credits + excluded.credits, held = m.held + excluded.held, entries = m.entries + excluded.entries
)
select count(*)::integer as entries from old`,
}

/** Sums up the oldest entries below an id, by account, month and kind. Answers how many. */
export async function sumUpLedger(tx: Tx, belowId: string, most: number): Promise<number> {
  await tx.query(ALLOW)
  const [found] = await tx.query<{ entries: number }>(SUM_UP, [belowId, most])
  return found?.entries ?? 0
}
