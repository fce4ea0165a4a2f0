import type { Tx } from '../pool.ts'
import { ALL_COLUMNS, type TaskRow } from '../tasks/task-row.ts'

const START = {
  name: 'work-start',
  text: `update task set state = 'processing', attempt = attempt + 1, worker_id = $2, started_at = coalesce(started_at, $3), updated_at = $3
         where id = any(array(
           select id from task where id = any($1::bigint[]) and state in ('queueing', 'processing') and admitted and worker_id is null for no key update skip locked))
         returning ${ALL_COLUMNS}`,
}

/**
 * Begins an attempt at each unfinished task that no worker has; the attempt's number fences everything it writes. Skips
 * tasks that are being changed: a cancel holds the task and waits for its job, which is held here.
 */
export const startAttempts = (tx: Tx, ids: readonly string[], workerId: string, at: Date): Promise<TaskRow[]> =>
  tx.query<TaskRow>(START, [ids, workerId, at])

const OPEN = {
  name: 'work-open',
  text: `select id, worker_id is not null as taken from task
         where id = any($1::bigint[]) and state in ('queueing', 'processing') and admitted`,
}

/** Which of these are unfinished, and whether a worker has them, as far as is visible without waiting. */
export const findOpenTasks = (tx: Tx, ids: readonly string[]): Promise<{ id: string; taken: boolean }[]> =>
  tx.query<{ id: string; taken: boolean }>(OPEN, [ids])

const LET_GO = {
  name: 'work-let-go',
  text: `update task set worker_id = null, updated_at = $3, failures = failures + $4
         from unnest($1::bigint[], $2::integer[]) as x(id, attempt)
         where task.id = x.id and task.attempt = x.attempt and state = 'processing' returning task.id`,
}

export type Attempt = { id: string; attempt: number }

/** Gives up attempts that did not end their task, counted as failures or not; returns those that were still current. */
export const releaseAttempts = async (
  tx: Tx,
  attempts: readonly Attempt[],
  at: Date,
  why: 'failed' | 'stopped' | 'waits',
): Promise<string[]> => {
  const values = [attempts.map(one => one.id), attempts.map(one => one.attempt), at, why === 'failed' ? 1 : 0]
  return (await tx.query<{ id: string }>(LET_GO, values)).map(row => row.id)
}

const PROGRESS = {
  name: 'work-progress',
  text: `update task set progress = x.percent, updated_at = $4
         from unnest($1::bigint[], $2::integer[], $3::smallint[]) as x(id, attempt, percent)
         where task.id = x.id and task.attempt = x.attempt and state = 'processing' and progress < x.percent
           and task.id = any(array(select id from task where id = any($1::bigint[]) order by id for no key update skip locked))`,
}

/** Below 100, which means success. */
export async function writeProgress(tx: Tx, news: readonly (Attempt & { percent: number })[], at: Date): Promise<void> {
  await tx.query(PROGRESS, [
    news.map(one => one.id),
    news.map(one => one.attempt),
    news.map(one => Math.min(99, Math.floor(one.percent))),
    at,
  ])
}

const CURRENT = {
  name: 'work-current',
  text: `select id, attempt from task where worker_id = $1 and state = 'processing'`,
}

/** A worker's current attempts; a missing one was cancelled or taken over. */
export const findCurrentAttempts = (tx: Tx, workerId: string): Promise<Attempt[]> =>
  tx.query<Attempt>(CURRENT, [workerId])

const ENDED = {
  name: 'work-ended',
  text: `select id from task where id = any($1::bigint[]) and state in ('success', 'failed')`,
}

/** Which of these have ended. */
export const findEndedTasks = async (tx: Tx, ids: readonly string[]): Promise<string[]> =>
  (await tx.query<{ id: string }>(ENDED, [ids])).map(row => row.id)
