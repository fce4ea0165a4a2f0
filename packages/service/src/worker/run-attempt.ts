import { mkdir, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PlanFailure, WaitsForParts } from '../plans/plan.ts'
import { heldForModels } from '../store/tasks/find-tasks.ts'
import type { TaskRow } from '../store/tasks/task-row.ts'
import type { End } from '../store/work/end-tasks.ts'
import { readFailure, tellableMessage, Superseded } from './attempt-failure.ts'
import { type AttemptContext, createPlanContext } from './plan-context.ts'
import { MAX_FAILURES, type WorkerPorts } from './ports.ts'

/** The outcome of an attempt: the task's end, or why it returns to the queue. */
export type Outcome = End | { again: 'failed' | 'stopped' | 'waits' }

/** Runs a task's plan once. Never throws: every fault ends the task or returns it to the queue. */
export async function runAttempt(task: TaskRow, context: AttemptContext, ports: WorkerPorts): Promise<Outcome> {
  const folder = join(ports.workFolder, `${task.id}-${task.attempt}`)
  const identity = { id: task.id, accountId: task.account_id, attempt: task.attempt }
  try {
    await ports.room.wait(context.signal)
    await mkdir(folder, { recursive: true })
    const plan = ports.planOf(task)
    if (!plan) throw new PlanFailure('ModelUnavailable', `no plan makes ${task.type}`, { retryable: false })
    const { seconds, price, languageModel, ...result } = await plan(
      await createPlanContext(task, folder, context, ports),
    )
    // The amount held for a language model is charged if one read or wrote the task.
    const held = heldForModels(task.request)
    const hold = task.hold - held
    const added = languageModel ? held : 0
    return {
      ...identity,
      state: 'success',
      result: { ...result, ...(languageModel && { languageModel: { ...languageModel, credits: added } }) },
      // The engine's own price is passed on, at most what was held.
      credits: added + (price === undefined ? ports.priceOf({ ...task, hold }, seconds) : Math.min(hold, price)),
    }
  } catch (error) {
    if (context.signal.aborted || error instanceof Superseded) return { again: 'stopped' }
    if (error instanceof WaitsForParts) return { again: 'waits' }
    const { code, message, retryable } = readFailure(error)
    context.log.warn({ task: task.id, attempt: task.attempt, code, reason: message, retryable }, 'an attempt failed')
    // A full disk is not the task's fault: its next attempt waits for space.
    if (retryable && (await ports.room.isFull())) return { again: 'stopped' }
    if (retryable && task.failures + 1 < MAX_FAILURES) return { again: 'failed' }
    return { ...identity, state: 'failed', code, message: tellableMessage({ code, message }, folder) }
  } finally {
    // Rendering is over; the slot is free while the outcome is written.
    context.seat.leave()
    await removeFolder(folder)
  }
}

/** rmdir removes an empty folder with one call instead of five. */
const removeFolder = (folder: string): Promise<void> =>
  rmdir(folder).catch(() => rm(folder, { recursive: true, force: true }).catch(() => {}))
