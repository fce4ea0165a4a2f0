import type { Tx } from '../pool.ts'

const HOLDER = { name: 'pin-holder', text: 'select from ended_holder where holder = $1 for update' }

// Released files stay released: they may be deleted.
const PIN = {
  name: 'pin-task',
  text: `
with pinned as (
  update task set pinned = true where id = $1 and not let_go returning id
), kept as (
  update ended_holder set ended_at = 'infinity' where holder in (select id from pinned)
)
select id from pinned`,
}

/** Pins the files of a task, or of a film with its parts. Returns whether they were still kept. */
export async function pinFiles(tx: Tx, holder: string): Promise<boolean> {
  // Waits for a sweep that is releasing them; a later one finds them pinned. Same lock order as the sweep: holder,
  // task.
  await tx.query(HOLDER, [holder])
  return (await tx.query(PIN, [holder])).length > 0
}

const UNPIN = {
  name: 'unpin-task',
  text: `
with unpinned as (
  update task set pinned = false where id = $1 and pinned returning id
)
update ended_holder set ended_at = $2 where holder in (select id from unpinned) and ended_at = 'infinity'`,
}

/** From now on they are kept for the usual time. */
export async function unpinFiles(tx: Tx, holder: string, now: Date): Promise<void> {
  await tx.query(HOLDER, [holder])
  await tx.query(UNPIN, [holder, now])
}

const COUNT = {
  name: 'pin-count',
  text: `select count(*)::integer as pinned from task where account_id = $1 and pinned and id <> $2`,
}

/** The number of the account's other pinned tasks. */
export const countPinned = async (tx: Tx, accountId: string, besides: string): Promise<number> =>
  (await tx.query<{ pinned: number }>(COUNT, [accountId, besides]))[0]?.pinned ?? 0

const ALL = { name: 'pin-count-all', text: 'select count(*)::float8 as pinned from task where pinned' }

export const countAllPinned = async (tx: Tx): Promise<number> =>
  (await tx.query<{ pinned: number }>(ALL))[0]?.pinned ?? 0
