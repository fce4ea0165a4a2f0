import type { Tx } from '../../packages/service/src/store/pool.ts'

const AUDIT = {
  text: `select a.id, a.credits::float8, a.held::float8, coalesce(sum(l.credits), 0)::float8 as ledger_credits,
                coalesce(sum(l.held), 0)::float8 as ledger_held
         from account a left join (
           select account_id, credits, held from ledger union all select account_id, credits, held from ledger_month
         ) l on l.account_id = a.id
         group by a.id having coalesce(sum(l.credits), 0) <> a.credits or coalesce(sum(l.held), 0) <> a.held`,
}

/** Accounts whose figures differ from the sum of their ledger. Always none. */
export const findDrift = (tx: Tx): Promise<{ id: string }[]> => tx.query<{ id: string }>(AUDIT)
