import { type Clock, formatIsoTime } from '../core/clock.ts'
import type { ShownTask } from '../store/tasks/task-row.ts'
import type { QueueRow } from '../store/work/find-queue.ts'

/** The queue position of a waiting task and its expected end; null if unknown. */
type QueuePosition = {
  queue_position: number | null
  estimated_start_at: string | null
  estimated_end_at: string | null
}

type Estimated = Omit<ShownTask, 'payload'>

/** Returns the position of a waiting task and the expected end of an unfinished one; undefined for an ended task. */
export type QueuePositions = (
  task: Estimated,
) => Promise<QueuePosition | Pick<QueuePosition, 'estimated_end_at'> | undefined>

// Positions are hints: frequent polls share one query.
const FRESH_MS = 1_000

export function createQueuePositions(
  find: (accountId: string) => Promise<QueueRow | undefined>,
  clock: Clock,
): QueuePositions {
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
    if (task.state === 'processing')
      return { estimated_end_at: timeText(estimateEnd(task, await lookAt(task.account_id), clock())) }
    if (task.state !== 'created' && task.state !== 'queueing') return undefined
    // The start of off-peak work depends on the work of all other accounts.
    const queue = task.off_peak ? undefined : await lookAt(task.account_id)
    return queue
      ? findQueuePosition(queue, task, clock())
      : { queue_position: null, estimated_start_at: null, estimated_end_at: null }
  }
}

/**
 * A task that does not wait for a slot has one and is next. A brief task gets the first free slot: the brief one if
 * only brief tasks are ahead, or an ordinary one.
 */
export function findQueuePosition(
  queue: QueueRow,
  { id, type }: Pick<Estimated, 'id' | 'type'>,
  now: number,
): QueuePosition {
  const { waiting, waiting_brief, ready, max_running, seconds, brief_seconds } = queue
  const [index, briefIndex] = [waiting.indexOf(id), waiting_brief.indexOf(id)]
  const isBrief = briefIndex >= 0
  const position = isBrief ? briefIndex + 1 : index < 0 ? Math.max(0, ready.indexOf(id)) + 1 : ready.length + index + 1
  const rounds = isBrief ? briefIndex + 1 : index < 0 ? 0 : Math.floor(index / Math.max(1, max_running)) + 1
  const each = isBrief ? brief_seconds : (seconds ?? brief_seconds)
  const start = each === null ? undefined : now + rounds * each * 1_000
  const takes = queue.seconds_by_type[type]
  return {
    queue_position: position,
    estimated_start_at: timeText(start),
    estimated_end_at: timeText(start === undefined || takes === undefined ? undefined : start + takes * 1_000),
  }
}

// Below this, progress reflects reading and downloads rather than making.
const TELLING_PERCENT = 10

/** Estimates from the progress, or, early on, from the duration of the account's last task of its type. */
export function estimateEnd(
  { progress, started_at, type }: Pick<Estimated, 'progress' | 'started_at' | 'type'>,
  queue: Pick<QueueRow, 'seconds_by_type'> | undefined,
  now: number,
): number | undefined {
  if (!started_at) return undefined
  const worked = Math.max(0, now - started_at.getTime())
  if (progress >= TELLING_PERCENT) return now + (worked * (100 - progress)) / progress
  const takes = queue?.seconds_by_type[type]
  return takes === undefined ? undefined : Math.max(now, started_at.getTime() + takes * 1_000)
}

const timeText = (ms: number | undefined): string | null => (ms === undefined ? null : formatIsoTime(Math.round(ms)))
