import type { Tx } from './pool.ts'

type LedgerKind = 'grant' | 'adjust' | 'charge' | 'hold' | 'settle' | 'refund'

/** One change: what it does to the account's credits and to what it holds. */
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

/** Writes an entry and moves the account by it, in one statement: the one way an account's figures change singly. */
export async function appendEntry(tx: Tx, entry: LedgerEntry): Promise<void> {
  const { id, accountId, taskId, kind, credits, held, note, createdAt } = entry
  await tx.query(APPEND, [id, accountId, taskId, kind, credits, held, note, createdAt])
}
