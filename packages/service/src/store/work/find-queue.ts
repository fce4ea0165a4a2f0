import type { Tx } from '../pool.ts'

/** Waiting tasks that are counted exactly; further back the position means little. */
const MAX_COUNTED = 1_000

export type QueueRow = {
  /** Tasks that wait for a slot, oldest first. */
  waiting: string[]
  /** Those of them that take seconds. */
  waiting_brief: string[]
  /** Tasks with a slot that wait for a worker, oldest first. */
  ready: string[]
  max_running: number
  /** The average duration of the account's last tasks; null if none has ended. */
  seconds: number | null
  /** The same for brief tasks. */
  brief_seconds: number | null
  /** The same by type. */
  seconds_by_type: Record<string, number>
}

const WAITS = `account_id = a.id and state = 'queueing' and not admitted and not off_peak`

// The offset keeps the planner from walking all tasks of the account by id to find the few that are ready.
const QUEUE = {
  name: 'queue-of',
  text: `
select
  array(select id::text from task where ${WAITS} order by id limit ${MAX_COUNTED}) as waiting,
  array(select id::text from task where ${WAITS} and brief order by id limit ${MAX_COUNTED}) as waiting_brief,
  array(select id::text from (
          select id from task where account_id = a.id and state = 'queueing' and admitted and worker_id is null and parent_id is null
          offset 0) r order by id limit ${MAX_COUNTED}) as ready,
  a.max_running,
  (sum(took.seconds * took.tasks) filter (where not took.brief) / sum(took.tasks) filter (where not took.brief))::float8 as seconds,
  (sum(took.seconds * took.tasks) filter (where took.brief) / sum(took.tasks) filter (where took.brief))::float8 as brief_seconds,
  coalesce(json_object_agg(took.type, took.seconds) filter (where took.type is not null), '{}') as seconds_by_type
from account a left join lateral (
  select type, brief, avg(extract(epoch from finished_at - started_at))::float8 as seconds, count(*)::integer as tasks
  from (select type, brief, started_at, finished_at from task
        where account_id = a.id and parent_id is null and state = 'success' order by id desc limit 40) t
  group by type, brief
) took on true
where a.id = $1 group by a.id`,
}

/** An account's current queue. */
export const findQueue = async (tx: Tx, accountId: string): Promise<QueueRow | undefined> =>
  (await tx.query<QueueRow>(QUEUE, [accountId]))[0]

// Uses the indexes of waiting tasks.
const COUNT = {
  name: 'queue-count',
  text: `select (select count(*) from task where account_id = $1 and state = 'queueing' and not admitted and not off_peak)::integer
           + (select count(*) from task where account_id = $1 and state = 'queueing' and not admitted and off_peak)::integer as waiting`,
}

/** The account's tasks that wait for a slot, including off-peak tasks. */
export const countWaiting = async (tx: Tx, accountId: string): Promise<number> =>
  (await tx.query<{ waiting: number }>(COUNT, [accountId]))[0]?.waiting ?? 0
