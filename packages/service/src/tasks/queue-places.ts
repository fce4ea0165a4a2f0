import { type Clock, formatIsoTime } from '../core/clock.ts'
import type { ShownTask } from '../store/tasks/task-row.ts'
import type { QueueRow } from '../store/work/find-queue.ts'

/** Where a waiting task stands, as the query shows it: null where nobody can say. */
type QueuePlace = { queue_position: number | null; estimated_start_at: string | null }

/** Tells a task that waits its place; undefined for one that does not. */
export type QueuePlaces = (task: Omit<ShownTask, 'payload'>) => Promise<QueuePlace | undefined>

// A place is a hint: clients that poll a long queue many times a second share one look at it.
const FRESH_MS = 1_000

export function createQueuePlaces(
  find: (accountId: string) => Promise<QueueRow | undefined>,
  clock: Clock,
): QueuePlaces {
  const looks = new Map<string, { at: number; row: Promise<QueueRow | undefined> }>()
  const lookAt = (accountId: string): Promise<QueueRow | undefined> => {
    const now = clock()
    const last = looks.get(accountId)
    if (last && now - last.at < FRESH_MS && now >= last.at) return last.row
    if (looks.size > 10_000) looks.clear()
    const row = find(accountId)
    looks.set(accountId, { at: now, row })
    row.catch(() => looks.delete(accountId))
    return row
  }
  return async task => {
    if (task.state !== 'created' && task.state !== 'queueing') return undefined
    // When off-peak work runs depends on everybody else's.
    const queue = task.off_peak ? undefined : await lookAt(task.account_id)
    return queue ? findQueuePlace(queue, task.id, clock()) : { queue_position: null, estimated_start_at: null }
  }
}

/**
 * One that is not among those that wait for a slot has one, and is next. One that takes seconds gets whichever is free first:
 * the slot for those, where only its like come before it, or an ordinary one.
 */
export function findQueuePlace(queue: QueueRow, id: string, now: number): QueuePlace {
  const { waiting, waiting_brief, ready, max_running, seconds, brief_seconds } = queue
  const at = (rounds: number, each: number | null): string | null =>
    each === null ? null : formatIsoTime(Math.round(now + rounds * each * 1_000))
  const [index, briefIndex] = [waiting.indexOf(id), waiting_brief.indexOf(id)]
  if (briefIndex >= 0) return { queue_position: briefIndex + 1, estimated_start_at: at(briefIndex + 1, brief_seconds) }
  if (index < 0) return { queue_position: 1, estimated_start_at: at(0, seconds ?? brief_seconds) }
  const rounds = Math.floor(index / Math.max(1, max_running)) + 1
  return { queue_position: ready + index + 1, estimated_start_at: at(rounds, seconds ?? brief_seconds) }
}
