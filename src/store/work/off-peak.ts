import type { Tx } from '../pool.ts'

const QUIET = {
  name: 'off-peak-quiet',
  text: `select not exists (select 1 from task where admitted and state = 'queueing' and not off_peak) as quiet`,
}

/** Whether no other work waits to be taken up. */
export const isQuiet = async (tx: Tx): Promise<boolean> =>
  (await tx.query<{ quiet: boolean }>(QUIET))[0]?.quiet === true

const WAITING = {
  name: 'off-peak-waiting',
  text: `select t.id, t.account_id from task t join account a on a.id = t.account_id
         where t.state = 'queueing' and not t.admitted and t.off_peak and a.running < a.max_running order by t.id limit $1`,
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
