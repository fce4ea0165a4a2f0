import type { Tx } from '../pool.ts'

const FIND = { name: 'step-find', text: 'select name, result from step where task_id = $1' }

/** The results of finished steps, by name. */
export async function findSteps(tx: Tx, taskId: string): Promise<Map<string, unknown>> {
  const rows = await tx.query<{ name: string; result: unknown }>(FIND, [taskId])
  return new Map(rows.map(row => [row.name, row.result]))
}

const FIND_ONE = {
  name: 'step-find-one',
  text: 'select task_id, result from step where task_id = any($1::bigint[]) and name = $2',
}

/** The result of one step of several tasks, by task. */
export async function findStepOf(tx: Tx, taskIds: readonly string[], name: string): Promise<Map<string, unknown>> {
  if (taskIds.length === 0) return new Map()
  const rows = await tx.query<{ task_id: string; result: unknown }>(FIND_ONE, [taskIds, name])
  return new Map(rows.map(row => [row.task_id, row.result]))
}

const FORGET = { name: 'step-forget', text: 'delete from step where task_id = $1 and name = $2' }

export async function forgetStep(tx: Tx, taskId: string, name: string): Promise<void> {
  await tx.query(FORGET, [taskId, name])
}

/** The content of a step, for lookups: the scene document that an engine rendered. */
export type StepKind = 'scene'

export type StepResult = {
  taskId: string
  attempt: number
  name: string
  result: unknown
  at: Date
  kind?: StepKind | undefined
}

const KEEP = {
  name: 'step-keep',
  text: `insert into step (task_id, name, result, attempt, made_at, kind)
         select t.id, x.name, x.result, t.attempt, x.at, coalesce(x.kind, '')
         from json_to_recordset($1)
           as x("taskId" bigint, attempt integer, name text, result json, at timestamptz, kind text)
         join task t on t.id = x."taskId" and t.attempt = x.attempt and t.state = 'processing'
         on conflict do nothing returning task_id, name`,
}

/** Stores step results whose attempt is still current; returns which. */
export async function saveSteps(tx: Tx, steps: readonly StepResult[]): Promise<boolean[]> {
  const rows = await tx.query<{ task_id: string; name: string }>(KEEP, [JSON.stringify(steps)])
  const kept = new Set(rows.map(row => `${row.task_id} ${row.name}`))
  return steps.map(step => kept.has(`${step.taskId} ${step.name}`))
}

// A film has the documents of its parts; for a segment that was made again, that of the newest record.
const FIND_OF_KIND = {
  name: 'step-find-of-kind',
  text: `select distinct on (task.part_index, step.name) step.result, task.part_index
         from task join step on step.task_id = task.id
         where (task.id = $1 or task.parent_id = $1) and step.kind = $2
         order by task.part_index nulls first, step.name, task.id desc`,
}

const findOfKind = (
  tx: Tx,
  taskId: string,
  kind: StepKind,
): Promise<{ result: unknown; part_index: number | null }[]> => tx.query(FIND_OF_KIND, [taskId, kind])

/** The scene documents that were rendered for a task, or for a film's parts in film order, with their notes. */
export const findScenes = async (tx: Tx, taskId: string): Promise<{ filmed: unknown; segment: number | null }[]> =>
  (await findOfKind(tx, taskId, 'scene')).map(({ result, part_index }) => ({ filmed: result, segment: part_index }))
