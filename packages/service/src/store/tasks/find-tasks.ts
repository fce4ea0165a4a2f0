import type { Tx } from '../pool.ts'
import {
  ALL_COLUMNS,
  LIGHT_COLUMNS,
  type LightTask,
  type TaskRow,
  type TaskState,
  type CreationRow,
} from './task-row.ts'
import { type ForcedOutcome, forcedOutcomeShape } from '../../core/forced-outcome.ts'
import { readShape } from '../../core/shape.ts'

const LIGHT = { name: 'task-light', text: `select ${LIGHT_COLUMNS} from task where id = any($1::bigint[])` }

/** Tasks of any account by id, without large payloads; the caller compares the account. */
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

/** For each query, the task, if it belongs to the key's account and the key may read now. */
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

/** The size of an account's task; 0 if it does not exist. */
export const findTaskBytes = async (tx: Tx, id: string, accountId: string): Promise<number> =>
  (await tx.query<{ bytes: number }>(BYTES, [id, accountId]))[0]?.bytes ?? 0

const LOCKED = { name: 'task-locked', text: `select ${ALL_COLUMNS} from task where id = $1 for update` }

export const lockTask = async (tx: Tx, id: string): Promise<TaskRow | undefined> =>
  (await tx.query<TaskRow>(LOCKED, [id]))[0]

const PARTS = {
  name: 'task-parts',
  text: `select ${ALL_COLUMNS.replace('payload', `'' as payload`)} from task where parent_id = $1 order by id`,
}

/** A film's sub-tasks, oldest first, without their payloads. */
export const findParts = (tx: Tx, filmId: string): Promise<TaskRow[]> => tx.query<TaskRow>(PARTS, [filmId])

/** The progress of a task, for reporting its changes. */
export type TaskStage = { id: string; state: TaskState; attempt: number; updated_at: Date }

const STAGE = 'id, state, attempt, updated_at'

const SINCE = {
  name: 'task-changed-since',
  text: `select ${STAGE} from task
         where account_id = $1 and parent_id is null and id > $2 and (state not in ('success', 'failed') or updated_at > $3)
         order by id`,
}

/** An account's tasks after an id that are unfinished or have changed since a time. */
export const findTasksChangedSince = (tx: Tx, accountId: string, afterId: string, since: Date): Promise<TaskStage[]> =>
  tx.query<TaskStage>(SINCE, [accountId, afterId, since])

const NOW = {
  name: 'task-stages',
  text: `select ${STAGE} from task where account_id = $1 and parent_id is null and id > $2
         union
         select ${STAGE} from task where id = any($3::bigint[])
         order by id`,
}

/** An account's tasks after an id, and these. */
export const findStages = (tx: Tx, accountId: string, afterId: string, ids: readonly string[]): Promise<TaskStage[]> =>
  tx.query<TaskStage>(NOW, [accountId, afterId, ids])

export type FoundCreation = {
  creation: CreationRow
  /** Its files have been released. */
  let_go: boolean
  request: Record<string, unknown>
}

const FIND_CREATION = {
  name: 'task-creation',
  text: `select result #> '{creations,0}' as creation, let_go, request from task
         where result #>> '{creations,0,id}' = $1 and account_id = $2 and state = 'success' and result is not null`,
}

/** An account's creation by its id. */
export const findCreation = async (tx: Tx, id: string, accountId: string): Promise<FoundCreation | undefined> =>
  (await tx.query<FoundCreation>(FIND_CREATION, [id, accountId]))[0]

/** The request field of a forced sandbox outcome. No declared field has this name. */
export const OUTCOME = 'x-sandbox'

/** The request field with the credits that were held for language models. No declared field has this name. */
export const MODEL_CREDITS = 'x-model-credits'

/** The part of a task's hold that belongs to language models. */
export const heldForModels = ({ [MODEL_CREDITS]: held }: Record<string, unknown>): number =>
  typeof held === 'number' ? held : 0

/** The forced outcome of this request's task. */
export const forcedOutcome = (request: Record<string, unknown>): ForcedOutcome | undefined =>
  request[OUTCOME] === undefined ? undefined : readOutcome(request[OUTCOME])

const readOutcome = (outcome: unknown): ForcedOutcome =>
  readShape(forcedOutcomeShape, outcome, 'the forced outcome of a task')

const FIND_OUTCOME = { name: 'task-outcome', text: `select request -> '${OUTCOME}' as outcome from task where id = $1` }

export async function findOutcome(tx: Tx, id: string): Promise<ForcedOutcome | undefined> {
  const [found] = await tx.query<{ outcome: unknown }>(FIND_OUTCOME, [id])
  return found?.outcome ? readOutcome(found.outcome) : undefined
}

const NEXT_PART = {
  name: 'task-next-part',
  text: `select coalesce(max(part_index) + 1, 0)::integer as next from task where parent_id = $1 and part = $2`,
}

/** The index after the last of a film's parts with this name. */
export const findNextPart = async (tx: Tx, parentId: string, part: string): Promise<number> =>
  (await tx.query<{ next: number }>(NEXT_PART, [parentId, part]))[0]?.next ?? 0
