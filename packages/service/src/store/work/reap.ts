import type { Tx } from '../pool.ts'
import { BRIEF_SLOTS } from '../tasks/task-row.ts'
import type { Attempt } from './start-attempts.ts'

const WORKERS = {
  name: 'reap-workers',
  text: `with recursive w as (
           (select worker_id as id from task where state = 'processing' and worker_id is not null order by worker_id limit 1)
           union all
           select (select worker_id from task where state = 'processing' and worker_id > w.id order by worker_id limit 1) from w where w.id is not null
         ) select id from w where id is not null and id <> $1 and not exists (
           select 1 from pg_locks l where l.locktype = 'advisory' and l.objsubid = 1 and l.granted
             and l.database = (select oid from pg_database where datname = current_database())
             and ((l.classid::bigint << 32) | l.objid::bigint) = w.id)`,
}

/** Other workers with tasks and apparently without a lock. Taking the lock decides. */
export const findSilentWorkers = async (tx: Tx, workerId: string): Promise<string[]> =>
  (await tx.query<{ id: string }>(WORKERS, [workerId])).map(row => row.id)

const DEAD = { name: 'reap-dead', text: 'select pg_try_advisory_xact_lock($1::bigint) as dead' }

/**
 * True if a worker's lock is free. Holds it until the transaction ends, so that only one process recovers its tasks.
 */
export const isDead = async (tx: Tx, workerId: string): Promise<boolean> =>
  (await tx.query<{ dead: boolean }>(DEAD, [workerId]))[0]?.dead === true

const LEFT = {
  name: 'reap-left',
  text: `select id, attempt, failures, account_id from task where worker_id = $1 and state = 'processing'`,
}

type AbandonedAttempt = Attempt & { account_id: string; failures: number }

/** The attempts of a dead worker. */
export const findAbandonedAttempts = (tx: Tx, workerId: string): Promise<AbandonedAttempt[]> =>
  tx.query<AbandonedAttempt>(LEFT, [workerId])

// Materialized: otherwise the planner walks all task ids in order, a second for a million, instead of the index of
// ready tasks.
export const LOST = {
  name: 'reap-lost-jobs',
  text: `with ready as materialized (
           select id, updated_at from task where admitted and state in ('queueing', 'processing') and worker_id is null
         ) select id from ready where updated_at < $1 and id > $2 and not exists (select from job where job.task_id = ready.id)
           order by id limit 1000`,
}

/** Admitted tasks without a worker and without a job that have not changed for a while. */
export const findUnattended = async (tx: Tx, before: Date, afterId: string): Promise<string[]> =>
  (await tx.query<{ id: string }>(LOST, [before, afterId])).map(row => row.id)

const LOCK_UNATTENDED = {
  name: 'reap-lock-unattended',
  text: `select id from task where id = any($1::bigint[]) and admitted and state in ('queueing', 'processing') and worker_id is null
         for no key update skip locked`,
}

/** Locks those that still have no worker, so that none ends or begins before its job is written. */
export const lockUnattended = async (tx: Tx, ids: readonly string[]): Promise<string[]> =>
  (await tx.query<{ id: string }>(LOCK_UNATTENDED, [ids])).map(row => row.id)

const IDLE_ACCOUNTS = {
  name: 'reap-idle-accounts',
  text: `with recursive waits as (
           (select account_id from task where state = 'queueing' and not admitted and not off_peak order by account_id limit 1)
           union all
           select (select account_id from task where state = 'queueing' and not admitted and not off_peak and account_id > waits.account_id order by account_id limit 1)
           from waits where waits.account_id is not null
         )
         select a.id from waits join account a on a.id = waits.account_id where a.running < a.max_running or a.running_brief < ${BRIEF_SLOTS} and exists (
           select from task where account_id = a.id and state = 'queueing' and not admitted and not off_peak and brief) limit 100`,
}

/** Accounts with a free slot and a waiting task. Found only after a limit was raised or the service was updated. */
export const findIdleAccounts = async (tx: Tx): Promise<string[]> =>
  (await tx.query<{ id: string }>(IDLE_ACCOUNTS)).map(row => row.id)
