import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '../core/clock.ts'
import type { Log } from '../core/log.ts'
import type { SecretBox } from '../files/secret-box.ts'
import type { GuardOptions } from '../net/guarded-agent.ts'
import { createGuardedPost } from '../net/guarded-post.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { traced, type Tracing } from '../tracing/tracing.ts'
import type { ClaimedCallback } from '../store/callback-queue.ts'
import type { Try } from '../store/callbacks.ts'
import type { Database } from '../store/pool.ts'
import { createClaimer } from './create-claimer.ts'
import { createCoalescedRun } from './coalesced-run.ts'
import { type ReadTaskBody, deliverCallback, isDelivered, type ReceiveHere } from './deliver-callback.ts'
import { createLanes, LANE_LIMITS, type LaneLimits } from './lanes.ts'
import { createTryRecorder } from './record-tries.ts'
import { tryCallback, type TryOptions } from './try-callback.ts'
import { startWaking } from './wake-callbacks.ts'

export type DeliveryOptions = {
  db: Database
  bodyOf: ReadTaskBody
  secretBox: SecretBox
  clock: Clock
  log: Log
  metrics?: Metrics
  tracing?: Tracing | undefined
  guard: GuardOptions
  /** Receives callbacks for this service itself, without a connection. */
  receiveHere?: ReceiveHere
  accessKey: string
  /** The delays before each retry of a final callback. */
  retrySeconds: readonly number[]
  /** Wraps the sending of a callback. */
  around?: (callback: ClaimedCallback, send: () => Promise<Try | undefined>) => Promise<Try | undefined>
  /** The longest delay of a callback besides its retries. */
  longestWaitMs?: number
  timeoutMs?: number
  pollMs?: number
  limits?: LaneLimits
}

export type Deliveries = {
  /** A callback was committed in this process: searches now. */
  wake(): void
  /** Claims nothing new and lets running attempts end; the remaining ones are returned for other processes. */
  stop(options?: { graceMs: number }): Promise<void>
}

const TRY_TIMEOUT_MS = 10_000
// The delay until callbacks of other processes, retries and rows of dead processes are noticed.
const POLL_MS = 1_000

/** Delivers the callbacks of the outbox. Any number of processes may do so at once. */
export function startDeliveries(options: DeliveryOptions): Deliveries {
  const { db, clock, log, timeoutMs = TRY_TIMEOUT_MS, pollMs = POLL_MS, limits = LANE_LIMITS, retrySeconds } = options
  const { around = (_callback, send) => send(), longestWaitMs = 0 } = options
  // Twice the timeout of an attempt: a slow process must not lose its rows.
  const leaseMs = 2 * timeoutMs
  const poster = createGuardedPost({ ...options.guard, connectTimeoutMs: timeoutMs })
  const abandoned = new AbortController()
  const underWay = new Set<Promise<void>>()
  let stopping = false
  const isStopping = (): boolean => stopping

  const lanes = createLanes(limits)
  const tries: TryOptions = {
    db,
    clock,
    log,
    metrics: options.metrics,
    lanes,
    deliver: callback =>
      around(callback, () =>
        traced(
          options.tracing,
          `callback ${callback.event}`,
          {
            kind: 'client',
            parent: callback.traceparent,
            attributes: { 'kinora.task': callback.task_id, 'kinora.callback': callback.id },
          },
          () => deliverCallback(callback, { ...options, poster, timeoutMs }, abandoned.signal),
          tried => (tried && !isDelivered(tried) ? tried.error || `answered ${tried.status}` : undefined),
        ),
      ),
    record: createTryRecorder(db, log, abandoned.signal),
    retrySeconds,
    retryWithin: ms => waking.within(ms),
    isStopping,
    abandoned: abandoned.signal,
  }
  const start = (callback: ClaimedCallback): void => {
    lanes.enter(callback)
    const work = tryCallback(callback, tries)
      .catch((error: Error) =>
        log.error({ callback: callback.id, reason: error.message }, 'could not record a callback'),
      )
      .finally(() => {
        underWay.delete(work)
        searching.request()
      })
    underWay.add(work)
  }
  const searching = createCoalescedRun({
    work: createClaimer({ db, clock, lanes, leaseMs, start, isStopping }),
    failed: error => log.warn({ reason: error.message }, 'could not look for callbacks'),
    isStopping,
  })
  const longestMs = Math.max(leaseMs, longestWaitMs, ...retrySeconds.map(seconds => seconds * 1_000))
  const waking = startWaking({ db, clock, log, pollMs, longestMs, look: searching.request })
  searching.request()
  return {
    wake: searching.request,
    async stop({ graceMs } = { graceMs: timeoutMs }) {
      stopping = true
      await waking.stop()
      await searching.ended()
      const patience = new AbortController()
      const ended = Promise.allSettled(underWay).finally(() => patience.abort())
      await sleep(graceMs, undefined, patience).catch(() => {})
      abandoned.abort()
      await ended
      await poster.close()
    },
  }
}
