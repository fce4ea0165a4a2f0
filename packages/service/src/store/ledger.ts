import type { Tx } from './pool.ts'

export const LEDGER_KINDS = ['grant', 'adjust', 'charge', 'hold', 'settle', 'refund'] as const

type LedgerKind = (typeof LEDGER_KINDS)[number]

/** A change of an account's credits and held credits. */
export type LedgerEntry = {
  id: string
  accountId: string
  taskId: string | null
  kind: LedgerKind
  credits: number
  held: number
  note: string
  createdAt: Date
}

const APPEND = {
  name: 'ledger-append',
  text: `with entry as (
           insert into ledger (id, account_id, task_id, kind, credits, held, note, created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8) returning account_id, credits, held
         )
         update account set credits = account.credits + entry.credits, held = account.held + entry.held
         from entry where account.id = entry.account_id`,
}

/** Writes an entry and updates the account in one statement: the only way to change a single account's numbers. */
export async function appendEntry(tx: Tx, entry: LedgerEntry): Promise<void> {
  const { id, accountId, taskId, kind, credits, held, note, createdAt } = entry
  await tx.query(APPEND, [id, accountId, taskId, kind, credits, held, note, createdAt])
}

type LedgerFilter = {
  accountId: string
  kinds: readonly string[] | null
  taskId: string | undefined
  /** Ids from this one on, and below that one. */
  from: string
  before: string | undefined
  limit: number
}

const LIST = {
  name: 'ledger-list',
  text: `select id, account_id as "accountId", task_id as "taskId", kind, credits::float8, held::float8, note,
                created_at as "createdAt"
         from ledger
         where account_id = $1 and id >= $2 and ($3::bigint is null or id < $3) and ($4::text[] is null or kind = any($4))
           and ($5::bigint is null or task_id = $5)
         order by id desc limit $6`,
}

/** An account's entries, the newest first. */
export const listLedger = (
  tx: Tx,
  { accountId, kinds, taskId, from, before, limit }: LedgerFilter,
): Promise<LedgerEntry[]> =>
  tx.query<LedgerEntry>(LIST, [accountId, from, before ?? null, kinds, taskId ?? null, limit])

export type LedgerDay = { day: string; spent: number; given: number; returned: number; tasks: number }

// By ids, which contain their time: the index has them, and the times only give each entry's day.
const DAYS = {
  name: 'ledger-days',
  text: `select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day,
           coalesce(-sum(credits) filter (where kind in ('settle', 'charge')), 0)::float8 as spent,
           coalesce(sum(credits) filter (where kind in ('grant', 'adjust')), 0)::float8 as given,
           coalesce(-sum(held) filter (where kind = 'refund'), 0)::float8 as returned,
           (count(*) filter (where kind = 'settle'))::integer as tasks
         from ledger where account_id = $1 and id >= $2 group by 1 order by 1`,
}

/** The credits spent and granted on each day (UTC) with entries, from an id on. */
export const sumDays = (tx: Tx, accountId: string, from: string): Promise<LedgerDay[]> =>
  tx.query<LedgerDay>(DAYS, [accountId, from])
