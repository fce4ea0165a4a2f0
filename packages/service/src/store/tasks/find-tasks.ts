import type { Tx } from '../pool.ts'
import { ALL_COLUMNS, LIGHT_COLUMNS, type LightTask, type TaskRow } from './task-row.ts'

const LIGHT = { name: 'task-light', text: `select ${LIGHT_COLUMNS} from task where id = any($1::bigint[])` }

/** Tasks by id, whoever owns them, without large payloads: the caller compares the account. */
export async function findLightTasks(tx: Tx, ids: readonly string[]): Promise<Map<string, LightTask>> {
  const rows = await tx.query<LightTask>(LIGHT, [ids])
  return new Map(rows.map(row => [row.id, row]))
}

const PAYLOAD = { name: 'task-payload', text: 'select payload from task where id = $1' }

export const findPayload = async (tx: Tx, id: string): Promise<string> =>
  (await tx.query<{ payload: string }>(PAYLOAD, [id]))[0]?.payload ?? ''

const OWN = {
  name: 'task-own',
  text: `select asked.n::integer, shown.*
         from unnest($1::bigint[], $2::bigint[]) with ordinality as asked(task_id, key_id, n)
         join lateral (select ${LIGHT_COLUMNS} from task where id = asked.task_id) shown on true
         join api_key on api_key.id = asked.key_id and api_key.account_id = shown.account_id
         where api_key.revoked_at is null and 'read' = any(api_key.scopes) and (api_key.expires_at is null or api_key.expires_at > $3)`,
}

export type OwnTaskQuery = { id: string; keyId: string }

/** For each ask the task, if it is of the key's account and the key may read now. */
export async function findOwnTasks(
  tx: Tx,
  asks: readonly OwnTaskQuery[],
  now: Date,
): Promise<(LightTask | undefined)[]> {
  // Ids are digits, so a list of them needs no quoting.
  const ids = `{${asks.map(ask => ask.id).join()}}`
  const keyIds = `{${asks.map(ask => ask.keyId).join()}}`
  const found: (LightTask | undefined)[] = asks.map(() => undefined)
  for (const row of await tx.query<LightTask & { n: number }>(OWN, [ids, keyIds, now])) found[row.n - 1] = row
  return found
}

const WHOLE = { name: 'task-whole', text: `select ${ALL_COLUMNS} from task where id = $1` }

export const findTask = async (tx: Tx, id: string): Promise<TaskRow | undefined> =>
  (await tx.query<TaskRow>(WHOLE, [id]))[0]

const BYTES = {
  name: 'task-bytes',
  text: `select octet_length(payload) + octet_length(request::text) as bytes from task where id = $1 and account_id = $2`,
}

/** How large a task of an account is; 0 for one that is not there. */
export const findTaskBytes = async (tx: Tx, id: string, accountId: string): Promise<number> =>
  (await tx.query<{ bytes: number }>(BYTES, [id, accountId]))[0]?.bytes ?? 0

const LOCKED = { name: 'task-locked', text: `select ${ALL_COLUMNS} from task where id = $1 for update` }

export const lockTask = async (tx: Tx, id: string): Promise<TaskRow | undefined> =>
  (await tx.query<TaskRow>(LOCKED, [id]))[0]

const PARTS = {
  name: 'task-parts',
  text: `select ${ALL_COLUMNS.replace('payload', `'' as payload`)} from task where parent_id = $1 order by id`,
}

/** A film's sub-tasks, oldest first. Their payloads are left out: nobody asks for all of them together. */
export const findParts = (tx: Tx, filmId: string): Promise<TaskRow[]> => tx.query<TaskRow>(PARTS, [filmId])
