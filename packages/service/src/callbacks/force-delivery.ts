import { type Clock, formatIsoTime } from '../core/clock.ts'
import { type ClaimedCallback, postponeCallback } from '../store/callback-queue.ts'
import type { Try } from '../store/callbacks.ts'
import type { Database } from '../store/pool.ts'
import { findOutcome } from '../store/tasks/find-tasks.ts'

type Send = () => Promise<Try | undefined>

/** Applies the outcome that a sandbox request forces on its callbacks. */
export function createForcedDelivery(
  db: Database,
  clock: Clock,
): (callback: ClaimedCallback, send: Send) => ReturnType<Send> {
  // By task: from the first delay on, all its callbacks wait in order.
  const dueAt = new Map<string, number>()
  return async (callback, send) => {
    const { callback: forced } = (await findOutcome(db, callback.task_id)) ?? {}
    if (forced === undefined) return send()
    // Reported as sent: a lost callback is not noticed here.
    if (forced === 'lost')
      return { at: formatIsoTime(clock()), status: 200, error: 'lost, as the sandbox was told', ms: 0 }
    if (forced === 'twice') {
      await send()
      return send()
    }
    const due = dueAt.get(callback.task_id) ?? clock() + forced.late * 1_000
    dueAt.set(callback.task_id, due)
    if (clock() >= due) return send()
    await postponeCallback(db, callback, new Date(due))
    return undefined
  }
}
