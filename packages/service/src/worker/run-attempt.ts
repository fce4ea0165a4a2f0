import { mkdir, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PlanFailure, WaitsForParts } from '../plans/plan.ts'
import type { TaskRow } from '../store/tasks/task-row.ts'
import type { End } from '../store/work/end-tasks.ts'
import { readFailure, tellableMessage, Superseded } from './attempt-failure.ts'
import { type AttemptContext, createPlanContext } from './plan-context.ts'
import { MOST_FAILURES, type WorkerPorts } from './ports.ts'

/** How an attempt came out: an end of the task, or a reason to let somebody try again. */
export type Outcome = End | { again: 'failed' | 'stopped' | 'waits' }

/** Runs a task's plan once. Never throws: every fault is either the task's end or another try. */
export async function runAttempt(task: TaskRow, context: AttemptContext, ports: WorkerPorts): Promise<Outcome> {
  const folder = join(ports.workFolder, `${task.id}-${task.attempt}`)
  const identity = { id: task.id, accountId: task.account_id, attempt: task.attempt }
  try {
    await ports.room.wait(context.signal)
    await mkdir(folder, { recursive: true })
    const plan = ports.planOf(task)
    if (!plan) throw new PlanFailure('ModelUnavailable', `nothing makes ${task.type}`, { retryable: false })
    const { seconds, price, ...result } = await plan(await createPlanContext(task, folder, context, ports))
    return {
      ...identity,
      state: 'success',
      result,
      // Somebody else's price is passed on, but never more than was held.
      credits: price === undefined ? ports.priceOf(task, seconds) : Math.min(task.hold, price),
    }
  } catch (error) {
    if (context.signal.aborted || error instanceof Superseded) return { again: 'stopped' }
    if (error instanceof WaitsForParts) return { again: 'waits' }
    const { code, message, retryable } = readFailure(error)
    context.log.warn({ task: task.id, attempt: task.attempt, code, reason: message, retryable }, 'an attempt failed')
    // Not the task's doing: it waits, before its next attempt, until there is room.
    if (retryable && (await ports.room.isFull())) return { again: 'stopped' }
    if (retryable && task.failures + 1 < MOST_FAILURES) return { again: 'failed' }
    return { ...identity, state: 'failed', code, message: tellableMessage({ code, message }, folder) }
  } finally {
    // Nothing is rendered any more; what is left is to tell.
    context.seat.leave()
    await removeFolder(folder)
  }
}

/** What is empty goes with one call instead of five: attempts that only order parts, or that were given all they need. */
const removeFolder = (folder: string): Promise<void> =>
  rmdir(folder).catch(() => rm(folder, { recursive: true, force: true }).catch(() => {}))
