import type { Tx } from './pool.ts'

export type CallbackEvent = 'processing' | 'success' | 'failed'
export type Try = { at: string; status: number | null; error: string; ms: number }

export type CallbackRow = {
  id: string
  task_id: string
  account_id: string
  event: CallbackEvent
  url: string
  state: 'pending' | 'delivered' | 'failed'
  tries: Try[]
  created_at: Date
}

const COLUMNS = 'id, task_id, account_id, event, url, state, tries, created_at'

const INSERT = {
  name: 'callback-insert',
  text: `insert into callback (id, task_id, account_id, event, url, created_at, due_at) values ($1, $2, $3, $4, $5, $6, $6)`,
}

export type NewCallback = { id: string; taskId: string; accountId: string; event: CallbackEvent; url: string; at: Date }

/** Writes the callback into the outbox, in the transaction of the change it tells of. */
export async function insertCallback(tx: Tx, one: NewCallback): Promise<void> {
  await tx.query(INSERT, [one.id, one.taskId, one.accountId, one.event, one.url, one.at])
}

const LIST = {
  name: 'callback-list',
  text: `select ${COLUMNS} from callback
         where ($1::text is null or state = $1) and ($2::bigint is null or id < $2) order by id desc limit $3`,
}

export const listCallbacks = (
  tx: Tx,
  state: string | undefined,
  before: string | undefined,
  limit: number,
): Promise<CallbackRow[]> => tx.query<CallbackRow>(LIST, [state ?? null, before ?? null, limit])

const REDELIVER = {
  name: 'callback-redeliver',
  text: `update callback set state = 'pending', due_at = $2 where id = $1 returning ${COLUMNS}`,
}

/** Puts a callback back into the outbox, due now; its earlier tries stay on record. */
export const redeliverCallback = async (tx: Tx, id: string, at: Date): Promise<CallbackRow | undefined> =>
  (await tx.query<CallbackRow>(REDELIVER, [id, at]))[0]
