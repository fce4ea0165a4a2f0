import { type Clock, formatIsoTime } from '../core/clock.ts'
import type { Log } from '../core/log.ts'
import { type Metrics, NO_METRICS } from '../metrics/metrics.ts'
import { type ClaimedCallback, type Finish, releaseCallbacks } from '../store/callback-queue.ts'
import type { Try } from '../store/callbacks.ts'
import { isTransient, type Tx } from '../store/pool.ts'
import type { Lanes } from './lanes.ts'
import { isDelivered } from './deliver-callback.ts'

export type TryOptions = {
  db: Tx
  clock: Clock
  log: Log
  metrics?: Metrics | undefined
  lanes: Pick<Lanes, 'leave'>
  /** Makes the attempt. Undefined if it was too late; throws if it could not be made. */
  deliver: (callback: ClaimedCallback) => Promise<Try | undefined>
  record: (finish: Finish) => Promise<void>
  /** The delays before each retry of a final callback. */
  retrySeconds: readonly number[]
  /** Schedules a retry after this many milliseconds. */
  retryWithin: (ms: number) => void
  isStopping: () => boolean
  /** Fires when running attempts are abandoned. */
  abandoned: AbortSignal
}

/** Tries a claimed callback and writes the outcome, or returns it untried. Then leaves its lane. */
export async function tryCallback(callback: ClaimedCallback, options: TryOptions): Promise<void> {
  let tried: Try | undefined
  try {
    tried = options.isStopping() ? undefined : await tryOnce(callback, options)
    if (tried) await settle(callback, tried, options)
    else await giveBack(callback, options)
  } finally {
    options.lanes.leave(callback, tried?.ms ?? 0)
  }
}

/** Undefined if it was not tried. An internal fault counts as a failed attempt, or it would repeat without end. */
async function tryOnce(callback: ClaimedCallback, options: TryOptions): Promise<Try | undefined> {
  const { clock, log, deliver, abandoned } = options
  try {
    return await deliver(callback)
  } catch (error) {
    if (abandoned.aborted || isTransient(error)) return undefined
    const reason = error instanceof Error ? error.message : String(error)
    log.error({ callback: callback.id, task: callback.task_id, reason }, 'a callback could not be made')
    return { at: formatIsoTime(clock()), status: null, error: 'the callback could not be made', ms: 0 }
  }
}

async function settle(callback: ClaimedCallback, tried: Try, options: TryOptions): Promise<void> {
  const { clock, log, record, retrySeconds, retryWithin } = options
  const { id, lease, task_id, origin, event } = callback
  const outcome = decideOutcome(callback, tried, retrySeconds, clock())
  await record({ id, lease, tried, ...outcome })
  const { metrics = NO_METRICS } = options
  metrics.add('kinora_callback_tries_total', { event, outcome: outcome.state === 'pending' ? 'again' : outcome.state })
  metrics.observe('kinora_callback_seconds', { event }, tried.ms / 1_000)
  if (outcome.state === 'pending') retryWithin(outcome.dueAt.getTime() - clock())
  const { status, error } = tried
  if (outcome.state === 'failed') log.warn({ callback: id, task: task_id, origin, status, error }, 'a callback failed')
}

/** While the database is unavailable the callback cannot be returned; the end of its lease does the same later. */
async function giveBack(callback: ClaimedCallback, { db, log }: TryOptions): Promise<void> {
  try {
    await releaseCallbacks(db, [callback])
  } catch (error) {
    if (!isTransient(error)) throw error
    log.warn({ callback: callback.id, reason: (error as Error).message }, 'a callback waits for the end of its lease')
  }
}

type Outcome = { state: 'pending' | 'delivered' | 'failed'; dueAt: Date }

/**
 * Decides what follows an attempt: `processing` has one attempt, a final state has one and a retry after each delay.
 */
export function decideOutcome(
  { event, attempt }: Pick<ClaimedCallback, 'event' | 'attempt'>,
  tried: Try,
  retrySeconds: readonly number[],
  nowMs: number,
): Outcome {
  if (isDelivered(tried)) return { state: 'delivered', dueAt: new Date(nowMs) }
  const wait = event === 'processing' ? undefined : retrySeconds[attempt]
  if (wait === undefined) return { state: 'failed', dueAt: new Date(nowMs) }
  return { state: 'pending', dueAt: new Date(nowMs + wait * 1_000) }
}
