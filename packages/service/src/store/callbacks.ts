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

export type NewCallback = { id: string; taskId: string; accountId: string; event: CallbackEvent; url: string; at: Date }

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

const FIND = { name: 'callback-find', text: `select ${COLUMNS} from callback where id = $1` }

export const findCallback = async (tx: Tx, id: string): Promise<CallbackRow | undefined> =>
  (await tx.query<CallbackRow>(FIND, [id]))[0]

const REDELIVER = {
  name: 'callback-redeliver',
  text: `update callback set state = 'pending', ready = true, attempt = 0, due_at = $2
         where id = $1 returning ${COLUMNS}`,
}

/** Puts a callback back into the outbox, due now and with all its tries ahead; the earlier ones stay on record. */
export const redeliverCallback = async (tx: Tx, id: string, at: Date): Promise<CallbackRow | undefined> =>
  (await tx.query<CallbackRow>(REDELIVER, [id, at]))[0]
