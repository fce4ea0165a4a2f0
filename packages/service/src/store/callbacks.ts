import type { Tx } from './pool.ts'

export type CallbackEvent = 'processing' | 'success' | 'failed'
export type Try = {
  at: string
  status: number | null
  error: string
  ms: number
  /** The beginning of the answer; older rows have none. */
  answer?: string
}

export type CallbackRow = {
  id: string
  task_id: string
  account_id: string
  event: CallbackEvent
  url: string
  state: 'pending' | 'delivered' | 'failed'
  tries: Try[]
  created_at: Date
  due_at: Date
}

const COLUMNS = 'id, task_id, account_id, event, url, state, tries, created_at, due_at'

export type NewCallback = {
  id: string
  taskId: string
  accountId: string
  event: CallbackEvent
  url: string
  traceparent?: string | null
  at: Date
}

export type CallbackFilter = {
  accountId?: string | undefined
  taskId?: string | undefined
  state?: string | undefined
  /** Ids below this one. */
  before?: string | undefined
  limit: number
}

/** Newest first. Only the requested conditions are in the query, so that each has its index. */
export function listCallbacks(tx: Tx, filter: CallbackFilter): Promise<CallbackRow[]> {
  const { accountId, taskId, state, before, limit } = filter
  const asked = [
    ['account', 'account_id =', accountId],
    ['task', 'task_id =', taskId],
    ['state', 'state =', state],
    ['before', 'id <', before],
  ].filter(([, , value]) => value !== undefined)
  const where = asked.map(([, condition], at) => `${condition} $${at + 2}`)
  return tx.query<CallbackRow>(
    {
      name: ['callback-list', ...asked.map(([name]) => name)].join('-'),
      text: `select ${COLUMNS} from callback ${where.length > 0 ? `where ${where.join(' and ')}` : ''} order by id desc limit $1`,
    },
    [limit, ...asked.map(([, , value]) => value)],
  )
}

const FIND = { name: 'callback-find', text: `select ${COLUMNS} from callback where id = $1` }

export const findCallback = async (tx: Tx, id: string): Promise<CallbackRow | undefined> =>
  (await tx.query<CallbackRow>(FIND, [id]))[0]

const REDELIVER = {
  name: 'callback-redeliver',
  text: `update callback set state = 'pending', ready = true, attempt = 0, due_at = $2
         where id = $1 returning ${COLUMNS}`,
}

/** Returns a callback to the outbox, due now and with all retries; earlier attempts stay on record. */
export const redeliverCallback = async (tx: Tx, id: string, at: Date): Promise<CallbackRow | undefined> =>
  (await tx.query<CallbackRow>(REDELIVER, [id, at]))[0]

const INSERT = {
  name: 'callback-insert-many',
  text: `insert into callback (id, task_id, account_id, event, url, traceparent, created_at, due_at)
         select id, "taskId", "accountId", event, url, traceparent, at, at
         from json_to_recordset($1) as x(id bigint, "taskId" bigint, "accountId" bigint, event text, url text, traceparent text, at timestamptz)`,
}

/** Writes callbacks to the outbox in the transaction of their changes. */
export async function insertCallbacks(tx: Tx, callbacks: readonly NewCallback[]): Promise<void> {
  if (callbacks.length > 0) await tx.query(INSERT, [JSON.stringify(callbacks)])
}
