import type { Tx } from '../pool.ts'

/** How many waiting tasks are counted one by one; further back the exact place says nothing. */
const MOST_COUNTED = 1_000

export type QueueRow = {
  /** Tasks that wait for a slot, oldest first. */
  waiting: string[]
  /** Tasks that have a slot and wait for a worker. */
  ready: number
  max_running: number
  /** How long the account's last tasks took, on average; null when none has ended yet. */
  seconds: number | null
}

const QUEUE = {
  name: 'queue-of',
  text: `
select
  array(select id::text from task where account_id = a.id and state = 'queueing' and not admitted and not off_peak order by id limit ${MOST_COUNTED}) as waiting,
  greatest(0, a.running - (select count(*) from task where account_id = a.id and admitted and state = 'processing'))::integer as ready,
  a.max_running,
  (select avg(extract(epoch from finished_at - started_at))::float8 from (
     select started_at, finished_at from task where account_id = a.id and parent_id is null and state = 'success' order by id desc limit 20) t) as seconds
from account a where a.id = $1`,
}

/** An account's queue as it is now. */
export const findQueue = async (tx: Tx, accountId: string): Promise<QueueRow | undefined> =>
  (await tx.query<QueueRow>(QUEUE, [accountId]))[0]
