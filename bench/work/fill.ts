import type { Services } from '../../packages/service/src/service/compose-services.ts'
import { lockAccounts } from '../../packages/service/src/store/accounts.ts'
import { migrate } from '../../packages/service/src/store/migrate.ts'
import { createPool } from '../../packages/service/src/store/pool.ts'
import { admitNext } from '../../packages/service/src/store/work/end-tasks.ts'
import { silentLog } from '../../test/harness/test-cluster.ts'
import { addCallers, withClient } from '../api/fill.ts'
import { HOLD, REQUEST } from '../api/sample.ts'
import type { Place } from './stage.ts'

export type NewAccounts = { accounts: number; maxRunning: number }

/** Makes the tables, and accounts that can pay for everything and run this many tasks each. */
export async function prepare({ connection }: Place, { accounts, maxRunning }: NewAccounts): Promise<string[]> {
  const db = createPool(connection, { max: 4, applicationName: 'kinora bench', log: silentLog })
  await migrate(db, { log: silentLog })
  await db.end()
  const callers = await addCallers(connection, accounts)
  await withClient(connection, client => client.query('update account set max_running = $1', [maxRunning]))
  return callers.map(one => one.accountId)
}

// Neither the accounts nor the ids meet those of `prepare` and of a service.
const FIRST_ACCOUNT = 1_000_000
const FIRST_TASK = 1_000_000_000

/** `idle` more accounts have no task at all. */
export type Waiting = { accounts: number; each: number; ofOneMore: number; idle: number }

/**
 * Leaves tasks that wait for a slot of their account, and no others: so many of each account, and of one more, of whose
 * every other is off-peak. The slots are all taken, as if these accounts had tasks running somewhere else.
 */
export async function fillWaiting(
  { connection }: Place,
  { accounts, each, ofOneMore, idle }: Waiting,
): Promise<string[]> {
  await withClient(connection, async client => {
    // The ledger is append-only for everybody but a replica.
    await client.query("set session_replication_role = 'replica'")
    await client.query('truncate task, ledger, idempotency, callback, step, job')
    await client.query('delete from account where id >= $1', [FIRST_ACCOUNT])
    await client.query('update account set unfinished = 0, running = 0, held = 0')
    await client.query(
      `insert into task (id, account_id, type, state, model, resolution, request, off_peak, hold, credits, created_at, updated_at)
       select ${FIRST_TASK} + n, ${FIRST_ACCOUNT} + case when n > $1 * $2 then $1 else n % $1 end, 'text2video', 'queueing',
              $4, $5, $6, n > $1 * $2 and n % 2 = 0, $7, $7, now(), now()
       from generate_series(1, $1::integer * $2::integer + $3::integer) n`,
      [accounts, each, ofOneMore, REQUEST.model, REQUEST.resolution, REQUEST, HOLD],
    )
    await client.query(
      `insert into ledger (id, account_id, task_id, kind, credits, held, created_at)
       select id, account_id, id, 'hold', 0, hold, created_at from task`,
    )
    await client.query(
      `insert into account (id, name, credits, held, unfinished, running, max_running, max_unfinished, callback_secret, created_at)
       select account_id, 'waits', 1e15, sum(hold), count(*), 5, 5, 2e9, '', now() from task group by account_id`,
    )
    await client.query(
      `insert into account (id, name, callback_secret, created_at)
       select ${FIRST_ACCOUNT} + $1::integer + n, 'idle', '', now() from generate_series(1, $2::integer) n`,
      [accounts, idle],
    )
    await client.query('vacuum analyze')
    // So that no round pays for writing out what was filled in before it.
    await client.query('checkpoint')
  })
  const count = accounts + (ofOneMore > 0 ? 1 : 0)
  return Array.from({ length: count }, (_, index) => String(FIRST_ACCOUNT + index))
}

/** Puts this many of the waiting tasks into the hands of workers that nobody has heard of. */
export const putToWork = ({ connection }: Place, tasks: number, workers: number): Promise<void> =>
  withClient(connection, async client => {
    await client.query(
      `update task set admitted = true, holds_slot = true, state = 'processing', attempt = 1, worker_id = 1 + id % $2
       where id in (select id from task where state = 'queueing' and not off_peak order by admitted desc, id limit $1)`,
      [tasks, workers],
    )
    await client.query('vacuum analyze task')
  })

/** Sets the slots free that were taken by nobody. */
export const freeSlots = ({ connection }: Place): Promise<unknown> =>
  withClient(connection, client => client.query('update account set running = 0 where id >= $1', [FIRST_ACCOUNT]))

/** Gives the free slots of these accounts to the tasks that wait longest. */
export const admitWaiting = ({ db, queue }: Services, accountIds: readonly string[]): Promise<void> =>
  db.transaction(async tx => {
    await lockAccounts(tx, accountIds)
    await queue.add(tx, await admitNext(tx, accountIds))
  })
