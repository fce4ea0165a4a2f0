import type { Tx } from '../pool.ts'

// Ids are in order of time, and the key of steps begins with the task's id. An unfinished film, or one whose files are
// kept, keeps its steps and those of its parts, because it may be edited.
const FORGET_STEPS = {
  name: 'forget-steps',
  text: `
with due as (
  select step.task_id, step.name from step join task on task.id = step.task_id
  where step.task_id < $1 and task.state in ('success', 'failed')
    and not exists (select from blob_use where holder = coalesce(task.parent_id, task.id))
    and not exists (
      select from task other where (other.id = coalesce(task.parent_id, task.id) or other.parent_id = coalesce(task.parent_id, task.id))
        and other.state not in ('success', 'failed'))
  order by step.task_id limit $2
)
delete from step using due where step.task_id = due.task_id and step.name = due.name returning 1`,
}

/** Deletes the steps of ended tasks below an id that have no files. Returns how many. */
export const forgetSteps = async (tx: Tx, belowId: string, most: number): Promise<number> =>
  (await tx.query(FORGET_STEPS, [belowId, most])).length

const ALLOW = { name: 'ledger-allow-summing', text: "select set_config('kinora.sums_up_ledger', 'yes', true)" }

// One statement: an entry is either in the ledger or in a sum.
const SUM_UP = {
  name: 'ledger-sum-up',
  text: `
with old as (
  delete from ledger where id in (select id from ledger where id < $1 order by id limit $2)
  returning account_id, kind, credits, held, date_trunc('month', created_at at time zone 'UTC')::date as month
), sums as (
  insert into ledger_month as m (account_id, month, kind, credits, held, entries)
  select account_id, month, kind, sum(credits), sum(held), count(*) from old group by 1, 2, 3 order by 1, 2, 3
  on conflict (account_id, month, kind) do update set
    credits = m.credits + excluded.credits, held = m.held + excluded.held, entries = m.entries + excluded.entries
)
select count(*)::integer as entries from old`,
}

/** Sums the oldest entries below an id by account, month and kind. Returns how many. */
export async function sumUpLedger(tx: Tx, belowId: string, most: number): Promise<number> {
  await tx.query(ALLOW)
  const [found] = await tx.query<{ entries: number }>(SUM_UP, [belowId, most])
  return found?.entries ?? 0
}
