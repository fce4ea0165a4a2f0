import type { Tx } from '../pool.ts'

// Ids are in the order of time, and the key of steps begins with the task's. A film that is still worked on, or whose files
// are kept, keeps its steps and those of its parts: it may be edited.
const FORGET = {
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

/** Forgets the steps of ended tasks below an id that have no files any more. Answers how many. */
export const forgetSteps = async (tx: Tx, belowId: string, most: number): Promise<number> =>
  (await tx.query(FORGET, [belowId, most])).length
