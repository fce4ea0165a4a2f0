import type { Tx } from '../pool.ts'
import type { Lane } from '../tasks/task-row.ts'

/** A task that a worker can claim now. */
export type ReadyTask = {
  id: string
  account_id: string
  lane: Lane
  /** True if it composes a film, which is the film's last work. */
  composes: boolean
  /** True if it holds its account's slot for short work. */
  brief: boolean
  /** When it became ready, in milliseconds; for a retry, the end of its delay. */
  since: number
}

/** The number wanted in a lane, and the account to continue after. */
type LaneWish = { lane: Lane; most: number; after: string }

/** At least this many accounts per look, if more have work: they take turns in id order. */
export const MAX_ACCOUNTS = 32

const READY = `task.admitted and task.worker_id is null and task.state in ('queueing', 'processing')`

// Walks from account to account by the index, from the end of the last look and around to it.
const walk = (name: string, first: string, until: string): string => `
  ${name} as (
    (select account_id, 1 as n from task where lane = wish.lane and ${READY} ${first} order by account_id limit 1)
    union all
    select next.account_id, n + 1 from ${name} cross join lateral (
      select account_id from task where lane = wish.lane and ${READY} and account_id > ${name}.account_id ${until} order by account_id limit 1
    ) next where n < greatest(${MAX_ACCOUNTS}, wish.most)
  )`

const FIND = {
  name: 'work-find-ready',
  text: `
select ready.* from unnest($1::text[], $2::integer[], $3::bigint[]) as wish(lane, most, after) cross join lateral (
  with recursive ${walk('onwards', 'and account_id > wish.after', '')},
  ${walk('again', 'and account_id <= wish.after', 'and account_id <= wish.after')},
  accounts as (select account_id from onwards union all select account_id from again limit greatest(${MAX_ACCOUNTS}, wish.most))
  select due.* from accounts cross join lateral (
    select task.id, task.account_id, task.lane, coalesce(task.part = 'compose', false) as composes,
      task.holds_brief_slot as brief, (extract(epoch from job.due_at) * 1000)::float8 as since
    from task join job on job.task_id = task.id and job.due_at <= now()
    where task.lane = wish.lane and task.account_id = accounts.account_id and ${READY} and accounts.account_id <> all($4::bigint[])
    order by composes desc, brief desc, since, task.id
    limit greatest(1, wish.most / 4)
  ) due
) ready`,
}

/** Ready tasks of the next accounts in turn, without the excluded ones. */
export const findReady = (tx: Tx, wishes: readonly LaneWish[], without: readonly string[]): Promise<ReadyTask[]> =>
  tx.query<ReadyTask>(FIND, [
    wishes.map(one => one.lane),
    wishes.map(one => one.most),
    wishes.map(one => one.after),
    without,
  ])
