import type { Tx } from '../pool.ts'

const QUIET = {
  name: 'off-peak-quiet',
  text: `select not exists (select 1 from task where admitted and worker_id is null and state = 'queueing' and not off_peak) as quiet`,
}

/** True if no other work is ready. */
export const isQuiet = async (tx: Tx): Promise<boolean> =>
  (await tx.query<{ quiet: boolean }>(QUIET))[0]?.quiet === true

const WAITING = {
  name: 'off-peak-waiting',
  text: `with recursive waits as (
           (select account_id, id from task where state = 'queueing' and not admitted and off_peak order by account_id, id limit 1)
           union all
           select next.account_id, next.id from waits cross join lateral (
             select account_id, id from task where state = 'queueing' and not admitted and off_peak and account_id > waits.account_id order by account_id, id limit 1) next
         )
         select w.id, w.account_id from waits w join account a on a.id = w.account_id where a.running < a.max_running order by w.id limit $1`,
}

export const findWaitingOffPeak = (tx: Tx, most: number): Promise<{ id: string; account_id: string }[]> =>
  tx.query<{ id: string; account_id: string }>(WAITING, [most])

const ADMIT = {
  name: 'off-peak-admit',
  text: `
with marked as (
  update task set admitted = true, holds_slot = true from account a
  where task.id = any($1::bigint[]) and task.state = 'queueing' and not task.admitted and a.id = task.account_id and a.running < a.max_running
  returning task.id, task.account_id
), counted as (
  update account set running = running + 1 from marked where account.id = marked.account_id
)
select id from marked`,
}

/** Admits off-peak tasks of different accounts, whose rows are locked. */
export const admitOffPeak = async (tx: Tx, ids: readonly string[]): Promise<string[]> =>
  (await tx.query<{ id: string }>(ADMIT, [ids])).map(row => row.id)

const EXPIRED = {
  name: 'off-peak-expired',
  text: `select id, account_id from task where off_peak and state in ('queueing', 'processing') and created_at < $1 limit 100`,
}

export const findExpiredOffPeak = (tx: Tx, before: Date): Promise<{ id: string; account_id: string }[]> =>
  tx.query<{ id: string; account_id: string }>(EXPIRED, [before])
