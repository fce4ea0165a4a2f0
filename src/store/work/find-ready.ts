import type { Tx } from '../pool.ts'
import type { Lane } from '../tasks/lane.ts'

/** A task that could be taken up now. */
export type ReadyTask = {
  id: string
  account_id: string
  lane: Lane
  /** The composition of a film: the last that is to be done of it. */
  composes: boolean
  /** Since when it could be: a task that failed, since its wait is over. In milliseconds. */
  since: number
}

/** How many are looked for in a lane. */
export type LaneWish = { lane: Lane; most: number }

/** What an account has been given: how many of its tasks are at work, and the number of the turn when it last had one. */
export type AccountTurn = { account: string; inUse: number; served: number }

const READY = `task.admitted and task.worker_id is null and task.state in ('queueing', 'processing')`

// From account to account by the index, then the accounts that have least in use and have waited longest, and of each only
// what is due. An account of which nothing is known here was never served.
const FIND = {
  name: 'work-find-ready',
  text: `
select ready.* from unnest($1::text[], $2::integer[]) as wish(lane, most) cross join lateral (
  with recursive walk as (
    (select account_id from task where lane = wish.lane and ${READY} order by account_id limit 1)
    union all
    select (select account_id from task where lane = wish.lane and ${READY} and account_id > walk.account_id order by account_id limit 1)
    from walk where walk.account_id is not null
  ), heads as materialized (
    select account_id from walk left join unnest($3::bigint[], $4::integer[], $5::integer[]) as known(account_id, in_use, served) using (account_id)
    where account_id is not null and account_id <> all($6::bigint[])
    order by coalesce(in_use, 0), coalesce(served, 0), account_id
  )
  select due.* from heads cross join lateral (
    select task.id, task.account_id, task.lane, coalesce(task.part = 'compose', false) as composes,
      (extract(epoch from greatest(job.created_on, job.start_after)) * 1000)::float8 as since
    from task join pgboss.job on job.name = 'task' and job.state < 'active' and job.start_after <= pgboss.job_now()
      and job.id = ('00000000-0000-0000-' || substr(lpad(to_hex(task.id), 16, '0'), 1, 4) || '-' || substr(lpad(to_hex(task.id), 16, '0'), 5))::uuid
    where task.lane = wish.lane and task.account_id = heads.account_id and ${READY}
    order by coalesce(task.part = 'compose', false) desc, greatest(job.created_on, job.start_after), task.id
    limit greatest(1, wish.most / 4)
  ) due limit wish.most * 2
) ready`,
}

/** Tasks that could be taken up, of the accounts whose turn it is. */
export const findReady = (
  tx: Tx,
  wishes: readonly LaneWish[],
  turns: readonly AccountTurn[],
  without: readonly string[],
): Promise<ReadyTask[]> =>
  tx.query<ReadyTask>(FIND, [
    wishes.map(one => one.lane),
    wishes.map(one => one.most),
    turns.map(one => one.account),
    turns.map(one => one.inUse),
    turns.map(one => one.served),
    without,
  ])
