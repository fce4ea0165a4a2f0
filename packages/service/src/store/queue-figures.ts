import { timeOfId } from '../core/ids.ts'
import type { Tx } from './pool.ts'

type QueueFigure = {
  class: string
  generator: string
  state: 'waiting' | 'off-peak' | 'ready' | 'processing' | 'parts'
  tasks: number
  oldest_seconds: number
}

// Each part of the union has a partial index of unfinished tasks, so ended tasks cost nothing. Waiting tasks may be a
// million: their index covers the query, and ids contain the creation time.
export const QUEUE_FIGURES = {
  name: 'figures-queue',
  text: `
select account.class, t.type as generator, t.state, sum(t.tasks)::float8 as tasks, min(t.oldest) as oldest
from (
  select account_id, type, 'waiting' as state, count(*) as tasks, min(id) as oldest
  from task where state = 'queueing' and not admitted and not off_peak group by 1, 2
  union all
  select account_id, type, 'off-peak', count(*), min(id)
  from task where state = 'queueing' and not admitted and off_peak group by 1, 2
  union all
  select account_id, type, case when exists (select from job where job.task_id = task.id) then 'ready' else 'parts' end, 1, id
  from task where admitted and worker_id is null and state in ('queueing', 'processing')
  union all
  select account_id, type, 'processing', 1, id from task where state = 'processing' and worker_id is not null
) t join account on account.id = t.account_id group by 1, 2, 3`,
}

/** Counts unfinished tasks by account class and type. */
export async function findQueueFigures(tx: Tx, now: Date): Promise<QueueFigure[]> {
  const rows = await tx.query<Omit<QueueFigure, 'oldest_seconds'> & { oldest: string }>(QUEUE_FIGURES)
  return rows.map(({ oldest, ...figure }) => ({
    ...figure,
    oldest_seconds: Math.max(0, (now.getTime() - timeOfId(oldest)) / 1_000),
  }))
}

const READY_AGE = {
  name: 'figures-ready-age',
  text: `select coalesce(max(extract(epoch from $1::timestamptz - job.due_at)), 0)::float8 as seconds
         from task join job on job.task_id = task.id and job.due_at <= $1
         where task.admitted and task.worker_id is null and task.state in ('queueing', 'processing')`,
}

/** The age of the task that has been ready for a worker the longest. */
export async function findReadyAge(tx: Tx, now: Date): Promise<number> {
  const [found] = await tx.query<{ seconds: number }>(READY_AGE, [now])
  return Math.max(0, found?.seconds ?? 0)
}

const CREDITS = {
  name: 'figures-credits',
  text: 'select class, sum(credits)::float8 as credits, sum(held)::float8 as held from account group by class',
}

export const findCreditFigures = (tx: Tx): Promise<{ class: string; credits: number; held: number }[]> =>
  tx.query<{ class: string; credits: number; held: number }>(CREDITS)

const CALLBACKS = {
  name: 'figures-callbacks',
  text: `select (count(*) filter (where ready))::float8 as due, (count(*) filter (where not ready))::float8 as later,
           coalesce(greatest(0, extract(epoch from $1::timestamptz - min(due_at) filter (where ready))), 0)::float8 as oldest_seconds
         from callback where state = 'pending'`,
}

export async function findCallbackFigures(
  tx: Tx,
  now: Date,
): Promise<{ due: number; later: number; oldest_seconds: number }> {
  const [found] = await tx.query<{ due: number; later: number; oldest_seconds: number }>(CALLBACKS, [now])
  return found ?? { due: 0, later: 0, oldest_seconds: 0 }
}
