import type { TestClock } from '../core/test-clock.ts'
import { forcedOutcome } from '../store/tasks/find-tasks.ts'
import { type Plan, type PlanContext, PlanFailure } from './plan.ts'
import { number } from '../core/shape.ts'

/** A sandbox plan: applies the forced outcome first. */
export const forceOutcome =
  (plan: Plan, clock: TestClock): Plan =>
  async context => {
    const outcome = forcedOutcome(context.task.request)
    if (!outcome) return plan(context)
    const { slow, stuck, fail, half } = outcome
    // As a step, so that it runs once: a film's plan runs again whenever its parts are made.
    if (slow !== undefined) await context.step('sandbox slow', number, () => waitSlowly(slow, context, clock))
    if (stuck) await untilAborted(context)
    if (fail) throw new PlanFailure(fail, `the sandbox forces this task to fail with ${fail}`, { retryable: false })
    const result = await plan(context)
    return half ? { ...result, half } : result
  }

// Counts from when the task was first seen running, so that a test can move the clock before the time is reached.
async function waitSlowly(seconds: number, { task, signal }: PlanContext, clock: TestClock): Promise<number> {
  const began = task.started_at?.getTime() ?? clock.now()
  await clock.sleepUntil(began + seconds * 1_000, signal)
  return seconds
}

const untilAborted = ({ signal }: PlanContext): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error)
    else signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
