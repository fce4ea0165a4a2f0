import type { NewCallback } from '../callbacks.ts'
import type { Tx } from '../pool.ts'

const INSERT = {
  name: 'callback-insert-many',
  text: `insert into callback (id, task_id, account_id, event, url, traceparent, created_at, due_at)
         select id, "taskId", "accountId", event, url, traceparent, at, at
         from json_to_recordset($1) as x(id bigint, "taskId" bigint, "accountId" bigint, event text, url text, traceparent text, at timestamptz)`,
}

/** Writes callbacks into the outbox, in the transaction of the changes they tell of. */
export async function insertCallbacks(tx: Tx, callbacks: readonly NewCallback[]): Promise<void> {
  if (callbacks.length > 0) await tx.query(INSERT, [JSON.stringify(callbacks)])
}
