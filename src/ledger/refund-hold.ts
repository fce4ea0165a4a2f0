import type { IdSource } from '../core/ids.ts'
import { appendEntry } from '../store/ledger.ts'
import type { Tx } from '../store/pool.ts'

export type Hold = { accountId: string; taskId: string; credits: number }

/** Gives back what a task held, once: the ledger's unique index refuses a second end of the same hold. */
export const refundHold = (
  tx: Tx,
  hold: Hold,
  { note, at }: { note: string; at: Date },
  nextId: IdSource,
): Promise<void> =>
  appendEntry(tx, {
    id: nextId(),
    accountId: hold.accountId,
    taskId: hold.taskId,
    kind: 'refund',
    credits: 0,
    held: -hold.credits,
    note,
    createdAt: at,
  })
