import type { Tx } from '../pool.ts'
import type { Attempt } from './start-attempts.ts'

const WORKERS = {
  name: 'reap-workers',
  text: `select distinct worker_id as id from task where state = 'processing' and worker_id is not null and worker_id <> $1`,
}

/** Other workers that have work in hand. */
export const findOtherWorkers = async (tx: Tx, workerId: string): Promise<string[]> =>
  (await tx.query<{ id: string }>(WORKERS, [workerId])).map(row => row.id)

const DEAD = { name: 'reap-dead', text: 'select pg_try_advisory_xact_lock($1::bigint) as dead' }

/** Whether nobody holds a worker's lock. Holds it until the transaction ends, so that only one process buries it. */
export const isDead = async (tx: Tx, workerId: string): Promise<boolean> =>
  (await tx.query<{ dead: boolean }>(DEAD, [workerId]))[0]?.dead === true

const LEFT = {
  name: 'reap-left',
  text: `select id, attempt, failures, account_id from task where worker_id = $1 and state = 'processing'`,
}

export type Left = Attempt & { account_id: string; failures: number }

/** What a worker left behind. */
export const findLeft = (tx: Tx, workerId: string): Promise<Left[]> => tx.query<Left>(LEFT, [workerId])

const LOST = {
  name: 'reap-lost-jobs',
  text: `select id from task where admitted and state in ('queueing', 'processing') and worker_id is null and updated_at < $1
           and id > $2 order by id limit 1000`,
}

/** Admitted tasks that nobody works on and that have not changed for a while: they ought to have a job. */
export const findUnattended = async (tx: Tx, before: Date, afterId: string): Promise<string[]> =>
  (await tx.query<{ id: string }>(LOST, [before, afterId])).map(row => row.id)

const IDLE_ACCOUNTS = {
  name: 'reap-idle-accounts',
  text: `select distinct t.account_id as id from task t join account a on a.id = t.account_id
         where t.state = 'queueing' and not t.admitted and not t.off_peak and a.running < a.max_running limit 100`,
}

/** Accounts with a free slot and a task that waits for one. Only found when a limit was raised. */
export const findIdleAccounts = async (tx: Tx): Promise<string[]> =>
  (await tx.query<{ id: string }>(IDLE_ACCOUNTS)).map(row => row.id)
