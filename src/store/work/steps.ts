import type { Tx } from '../pool.ts'

const FIND = { name: 'step-find', text: 'select name, result from step where task_id = $1' }

/** Results of the steps that are done, by name. */
export async function findSteps(tx: Tx, taskId: string): Promise<Map<string, unknown>> {
  const rows = await tx.query<{ name: string; result: unknown }>(FIND, [taskId])
  return new Map(rows.map(row => [row.name, row.result]))
}

const FORGET = { name: 'step-forget', text: 'delete from step where task_id = $1 and name = $2' }

export async function forgetStep(tx: Tx, taskId: string, name: string): Promise<void> {
  await tx.query(FORGET, [taskId, name])
}

const KEEP = {
  name: 'step-keep',
  text: `insert into step (task_id, name, result, attempt, made_at)
         select id, $3, $4, attempt, $5 from task where id = $1 and attempt = $2 and state = 'processing'
         on conflict do nothing returning name`,
}

/** Keeps a step's result, if the attempt is still the current one. */
export const keepStep = async (
  tx: Tx,
  step: { taskId: string; attempt: number; name: string; result: unknown; at: Date },
): Promise<boolean> =>
  (await tx.query(KEEP, [step.taskId, step.attempt, step.name, JSON.stringify(step.result), step.at])).length > 0
