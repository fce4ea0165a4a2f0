import type { Metrics } from '../metrics/metrics.ts'
import type { TaskRow } from '../store/tasks/task-row.ts'
import type { Outcome } from './run-attempt.ts'

/** Counts that a task is begun for the first time. */
export function countBegin(metrics: Metrics, { lane, created_at }: TaskRow, nowMs: number): void {
  metrics.observe('kinora_task_wait_seconds', { lane }, Math.max(0, nowMs - created_at.getTime()) / 1_000)
}

/** Counts the end of a task: how it came out, who made it, how long that took and what it cost. */
export function countEnd(
  metrics: Metrics,
  { type: generator, started_at, hold }: TaskRow,
  outcome: Outcome,
  { engines, nowMs }: { engines: ReadonlySet<string>; nowMs: number },
): void {
  if (!('state' in outcome)) return
  const failed = outcome.state === 'failed'
  const [engine = 'none', another] = engines
  const seconds = started_at ? Math.max(0, nowMs - started_at.getTime()) / 1_000 : 0
  metrics.add('kinora_tasks_ended_total', { generator, state: outcome.state, code: failed ? outcome.code : '' })
  metrics.observe('kinora_task_seconds', { generator, engine: another === undefined ? engine : 'several' }, seconds)
  if (failed) metrics.add('kinora_credits_returned_total', { generator }, hold)
  else metrics.add('kinora_credits_spent_total', { generator }, outcome.credits ?? hold)
}
