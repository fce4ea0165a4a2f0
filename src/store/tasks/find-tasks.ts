import type { Tx } from '../pool.ts'
import { ALL_COLUMNS, SHOWN_COLUMNS, type ShownTask, type TaskRow } from './task-row.ts'

const SHOWN = { name: 'task-shown', text: `select ${SHOWN_COLUMNS} from task where id = any($1::bigint[])` }

/** Tasks by id, whoever owns them: the caller compares the account. */
export async function findShownTasks(tx: Tx, ids: readonly string[]): Promise<Map<string, ShownTask>> {
  const rows = await tx.query<ShownTask>(SHOWN, [ids])
  return new Map(rows.map(row => [row.id, row]))
}

const OWN = {
  name: 'task-own',
  text: `select asked.n::integer, shown.*
         from unnest($1::bigint[], $2::bigint[]) with ordinality as asked(task_id, key_id, n)
         join lateral (select ${SHOWN_COLUMNS} from task where id = asked.task_id) shown on true
         join api_key on api_key.id = asked.key_id and api_key.account_id = shown.account_id
         where api_key.revoked_at is null and (api_key.expires_at is null or api_key.expires_at > $3)`,
}

export type Ask = { id: string; keyId: string }

/** For each ask the task, if it is of the key's account and the key opens anything now. */
export async function findOwnTasks(tx: Tx, asks: readonly Ask[], now: Date): Promise<(ShownTask | undefined)[]> {
  // Ids are digits, so a list of them needs no quoting.
  const ids = `{${asks.map(ask => ask.id).join()}}`
  const keyIds = `{${asks.map(ask => ask.keyId).join()}}`
  const found: (ShownTask | undefined)[] = asks.map(() => undefined)
  for (const row of await tx.query<ShownTask & { n: number }>(OWN, [ids, keyIds, now])) found[row.n - 1] = row
  return found
}

const WHOLE = { name: 'task-whole', text: `select ${ALL_COLUMNS} from task where id = $1` }

export const findTask = async (tx: Tx, id: string): Promise<TaskRow | undefined> =>
  (await tx.query<TaskRow>(WHOLE, [id]))[0]

const LOCKED = { name: 'task-locked', text: `select ${ALL_COLUMNS} from task where id = $1 for update` }

export const lockTask = async (tx: Tx, id: string): Promise<TaskRow | undefined> =>
  (await tx.query<TaskRow>(LOCKED, [id]))[0]

const PARTS = { name: 'task-parts', text: `select ${ALL_COLUMNS} from task where parent_id = $1 order by id` }

/** A film's sub-tasks, oldest first. */
export const findParts = (tx: Tx, filmId: string): Promise<TaskRow[]> => tx.query<TaskRow>(PARTS, [filmId])

export type TaskFilter = {
  accountId: string
  states?: readonly string[]
  models?: readonly string[]
  resolutions?: readonly string[]
  ids?: readonly string[]
  types?: readonly string[]
  payload?: string
  /** Ids at or above this one. */
  fromId?: string
  /** Ids below this one: the end of a time range, or where the last page ended. */
  beforeId?: string
  limit: number
}

/** An account's own requests, newest first. Sub-tasks are seen through their film, or asked for by id. */
export async function listTasks(tx: Tx, filter: TaskFilter): Promise<TaskRow[]> {
  const values: unknown[] = [filter.accountId]
  const where = ['account_id = $1', ...(filter.ids ? [] : ['parent_id is null'])]
  const add = (clause: string, value: unknown): void => {
    if (value === undefined) return
    values.push(value)
    where.push(clause.replace('?', `$${values.length}`))
  }
  add('state = any(?::text[])', filter.states)
  add('model = any(?::text[])', filter.models)
  add('resolution = any(?::text[])', filter.resolutions)
  add('id = any(?::bigint[])', filter.ids)
  add('type = any(?::text[])', filter.types)
  add('payload = ?', filter.payload)
  add('id >= ?::bigint', filter.fromId)
  add('id < ?::bigint', filter.beforeId)
  values.push(filter.limit)
  return tx.query<TaskRow>(
    { text: `select ${ALL_COLUMNS} from task where ${where.join(' and ')} order by id desc limit $${values.length}` },
    values,
  )
}
