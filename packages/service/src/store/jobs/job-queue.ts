import { createHash } from 'node:crypto'
import { PgBoss } from 'pg-boss'
import type { Log } from '../../core/log.ts'
import type { Database, Tx } from '../pool.ts'

/** One job per task. All operations join the caller's transaction, so a job and its task's state always agree. */
export type JobQueue = {
  /** Adds jobs for tasks that have none. */
  add(tx: Tx, taskIds: readonly string[]): Promise<void>
  /** Claims the jobs of these tasks and returns which. The caller has them until it drops them or puts them back. */
  claim(tx: Tx, taskIds: readonly string[]): Promise<string[]>
  drop(tx: Tx, taskIds: readonly string[]): Promise<void>
  /** For a retry, after a delay that grows with the tries. */
  putBack(tx: Tx, taskIds: readonly string[]): Promise<void>
  /** Which of these tasks have a waiting or active job. */
  present(tx: Tx, taskIds: readonly string[]): Promise<Set<string>>
  stop(): Promise<void>
}

const QUEUE = 'task'

// pg-boss deletes a waiting job after its retention and fails an active one after its expiry. Neither is wanted: waiting
// is bounded by the task's own rules, and a dead worker is noticed by its lock. The values are the longest that make sense.
const RETENTION_SECONDS = 365 * 86_400
const EXPIRY_SECONDS = 86_399
// The task counts its tries and knows why each ended; the queue never gives up.
const RETRY_LIMIT = 100_000

export async function openJobQueue(db: Database, log: Log): Promise<JobQueue> {
  const boss = new PgBoss({
    db: adapterOf(db),
    schema: 'pgboss',
    schedule: false,
    supervise: true,
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', error => log.warn({ reason: error.message }, 'the job queue had to try again'))
  // Of several processes that start on an empty database, one creates the schema.
  await db.transaction(async tx => {
    await tx.query({ text: "select pg_advisory_xact_lock(hashtext('kinora job queue'))" })
    await boss.start()
    const options = {
      retentionSeconds: RETENTION_SECONDS,
      expireInSeconds: EXPIRY_SECONDS,
      retryLimit: RETRY_LIMIT,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 60,
    }
    if (!(await boss.getQueue(QUEUE))) await boss.createQueue(QUEUE, options)
  })
  return {
    add: async (tx, taskIds) => {
      if (taskIds.length > 0) await tx.query(ADD, [taskIds.map(jobIdOf)])
    },
    claim: async (tx, taskIds) =>
      (await tx.query<{ id: string }>(CLAIM, [taskIds.map(jobIdOf)])).map(row => taskIdOf(row.id)),
    drop: async (tx, taskIds) => {
      if (taskIds.length > 0) await tx.query(DROP, [taskIds.map(jobIdOf)])
    },
    putBack: async (tx, taskIds) => {
      if (taskIds.length > 0) await boss.fail(QUEUE, taskIds.map(jobIdOf), null, { db: adapterOf(tx) })
    },
    present: async (tx, taskIds) => {
      const rows = await tx.query<{ id: string }>(PRESENT, [taskIds.map(jobIdOf)])
      return new Set(rows.map(row => taskIdOf(row.id)))
    },
    stop: () => boss.stop({ graceful: false, close: false }),
  }
}

// What pg-boss's own insert and delete write. These are sent in the turn in which they are asked for, which theirs are not:
// a create and its commit travel together.
const ADD = {
  name: 'job-add',
  text: `
insert into pgboss.job (id, name, data, priority, start_after, created_on, expire_seconds, deletion_seconds, keep_until,
  retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
select added.id, q.name, '{}', 0, pgboss.job_now(), pgboss.job_now(), q.expire_seconds, q.deletion_seconds,
  pgboss.job_now() + q.retention_seconds * interval '1s',
  q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.policy, q.dead_letter, q.heartbeat_seconds
from unnest($1::uuid[]) as added(id) join pgboss.queue q on q.name = '${QUEUE}'
on conflict do nothing`,
}

// What pg-boss's own fetch writes, for jobs that were chosen by account and not by age. Does not wait for one that somebody
// else is taking.
const CLAIM = {
  name: 'job-claim',
  text: `
with next as materialized (
  select id from pgboss.job where name = '${QUEUE}' and id = any($1::uuid[]) and state < 'active' and start_after <= pgboss.job_now()
  for update skip locked
)
update pgboss.job set state = 'active', started_on = pgboss.job_now(), heartbeat_on = pgboss.job_now(),
  retry_count = case when started_on is null then retry_count else retry_count + 1 end
where name = '${QUEUE}' and id in (select id from next) returning id`,
}

const DROP = { name: 'job-drop', text: `delete from pgboss.job where name = '${QUEUE}' and id = any($1::uuid[])` }

const PRESENT = {
  name: 'job-present',
  text: `select id from pgboss.job where name = '${QUEUE}' and id = any($1::uuid[]) and state < 'completed'`,
}

/** pg-boss names jobs by UUID: the task's 63 bits in the low half of one. */
const jobIdOf = (taskId: string): string => {
  const hex = BigInt(taskId).toString(16).padStart(16, '0')
  return `00000000-0000-0000-${hex.slice(0, 4)}-${hex.slice(4)}`
}
const taskIdOf = (jobId: string): string => String(BigInt(`0x${jobId.replaceAll('-', '').slice(16)}`))

/** Statements with values are prepared under a name made from their text, which cuts an insert's cost by 40 %. */
const adapterOf = (tx: Tx) => ({
  executeSql: async (text: string, values?: unknown[]) => ({
    rows: await tx.query<Record<string, unknown>>(
      values && values.length > 0 ? { name: nameOf(text), text } : { text },
      values,
    ),
  }),
})

const names = new Map<string, string>()

function nameOf(text: string): string {
  let name = names.get(text)
  if (!name) names.set(text, (name = `boss-${createHash('sha256').update(text).digest('hex').slice(0, 24)}`))
  return name
}
