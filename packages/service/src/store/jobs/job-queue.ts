import type { Tx } from '../pool.ts'

/**
 * One job per task. All operations join the caller's transaction, so a job and its task's state always agree. A job
 * stays while its task is made: the task's row says which worker has it.
 */
export type JobQueue = {
  /** Adds jobs, due now, for tasks that have none. */
  add(tx: Tx, taskIds: readonly string[]): Promise<void>
  /**
   * Locks the due jobs of these tasks until the transaction ends and returns which. Does not wait for jobs that another
   * transaction has locked. A worker may have the task already: starting the attempt decides.
   */
  claim(tx: Tx, taskIds: readonly string[]): Promise<string[]>
  drop(tx: Tx, taskIds: readonly string[]): Promise<void>
  /** For a retry, after a delay that grows with the tries. */
  putBack(tx: Tx, taskIds: readonly string[]): Promise<void>
}

export const jobQueue: JobQueue = {
  add: (tx, taskIds) => write(tx, ADD, taskIds),
  claim: async (tx, taskIds) => (await tx.query<{ task_id: string }>(CLAIM, [taskIds])).map(row => row.task_id),
  drop: (tx, taskIds) => write(tx, DROP, taskIds),
  putBack: (tx, taskIds) => write(tx, PUT_BACK, taskIds),
}

// Sent in the turn in which it is asked for: a create and its commit travel together.
async function write(tx: Tx, statement: typeof ADD, taskIds: readonly string[]): Promise<void> {
  if (taskIds.length > 0) await tx.query(statement, [taskIds])
}

const ADD = {
  name: 'job-add',
  text: 'insert into job (task_id, due_at) select id, now() from unnest($1::bigint[]) as id on conflict do nothing',
}

const CLAIM = {
  name: 'job-claim',
  text: 'select task_id from job where task_id = any($1::bigint[]) and due_at <= now() for update skip locked',
}

const DROP = { name: 'job-drop', text: 'delete from job where task_id = any($1::bigint[])' }

// The first delay is 1 to 2 s, each further one twice as long, 60 s at most. Tasks that failed together are spread by chance.
const PUT_BACK = {
  name: 'job-put-back',
  text: `
insert into job (task_id, tries, due_at) select id, 1, now() + (1 + random()) * interval '1 s' from unnest($1::bigint[]) as id
on conflict (task_id) do update set tries = job.tries + 1,
  due_at = now() + least(60, 2 ^ least(job.tries, 16) * (1 + random())) * interval '1 s'`,
}
