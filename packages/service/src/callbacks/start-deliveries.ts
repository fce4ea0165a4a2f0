import { setTimeout as sleep } from 'node:timers/promises'
import { type Clock, formatIsoTime } from '../core/clock.ts'
import type { Log } from '../core/log.ts'
import type { SecretBox } from '../files/secret-box.ts'
import type { GuardOptions } from '../net/guarded-agent.ts'
import { createGuardedPost } from '../net/guarded-post.ts'
import { claimCallbacks, type ClaimedCallback, releaseCallbacks, ROUND_START } from '../store/callback-queue.ts'
import type { Try } from '../store/callbacks.ts'
import { type Database, isTransient } from '../store/pool.ts'
import { type ReadTaskBody, deliverCallback } from './deliver-callback.ts'
import { createLanes, LANE_LIMITS, type LaneLimits } from './lanes.ts'
import { decideOutcome } from './decide-outcome.ts'
import { createTryRecorder } from './record-tries.ts'
import { startWaking } from './wake-callbacks.ts'

export type DeliveryOptions = {
  db: Database
  bodyOf: ReadTaskBody
  secretBox: SecretBox
  clock: Clock
  log: Log
  guard: GuardOptions
  accessKey: string
  /** The waits before each retry of a final callback. */
  retrySeconds: readonly number[]
  timeoutMs?: number
  pollMs?: number
  limits?: LaneLimits
}

export type Deliveries = {
  /** Says that a callback was committed in this process, so that it does not wait for the next look. */
  nudge(): void
  /** Takes nothing new and lets what is under way end; what has not ended by then goes back to be tried by others. */
  stop(options?: { graceMs: number }): Promise<void>
}

const TRY_TIMEOUT_MS = 10_000
// How soon other processes' callbacks, retries and the rows of a dead process are noticed.
const POLL_MS = 1_000
// Lanes a claim looks at: about 2 ms of the database's time.
const LANES_A_CLAIM = 128

/** Delivers what is in the outbox for as long as it runs. Any number of processes may do so at once. */
export function startDeliveries(options: DeliveryOptions): Deliveries {
  const { db, clock, log, timeoutMs = TRY_TIMEOUT_MS, pollMs = POLL_MS, limits = LANE_LIMITS } = options
  // Twice a try's time: a process that is merely slow must not lose its rows to others.
  const leaseMs = 2 * timeoutMs
  const lanes = createLanes(limits)
  const poster = createGuardedPost({ ...options.guard, connectTimeoutMs: timeoutMs })
  const ports = { ...options, poster, timeoutMs }
  const abandoned = new AbortController()
  const record = createTryRecorder(db, log, abandoned.signal)
  const underWay = new Set<Promise<void>>()
  let stopping = false
  let looking: Promise<void> | undefined
  let again = false
  let after = ROUND_START

  /** Claims what there is room for and starts it, until a whole round over the lanes has given nothing. */
  const claimAll = async (): Promise<void> => {
    let ends = 0
    while (!stopping) {
      const room = lanes.room()
      if (room.most <= 0) return
      const began = after
      const now = clock()
      const lease = new Date(now + leaseMs)
      const { rows, next } = await claimCallbacks(db, {
        ...room,
        now: new Date(now),
        lease,
        after,
        mostLanes: LANES_A_CLAIM,
      })
      after = next
      for (const row of rows) start(row)
      if (rows.length > 0) ends = 0
      if (next === ROUND_START) ends += 1
      const sawAll = next === ROUND_START && (began === ROUND_START || ends >= 2)
      if (sawAll && rows.length < room.most) return
    }
  }

  const look = (): void => {
    again = true
    looking ??= (async () => {
      while (again && !stopping) {
        again = false
        await claimAll()
      }
    })()
      .catch((error: Error) => log.warn({ reason: error.message }, 'could not look for callbacks'))
      .finally(() => {
        looking = undefined
      })
  }

  const start = (callback: ClaimedCallback): void => {
    lanes.enter(callback)
    const work = attempt(callback)
      .catch((error: Error) =>
        log.error({ callback: callback.id, reason: error.message }, 'a callback was not recorded'),
      )
      .finally(() => {
        underWay.delete(work)
        look()
      })
    underWay.add(work)
  }

  const attempt = async (callback: ClaimedCallback): Promise<void> => {
    let tried: Try | undefined
    try {
      tried = stopping ? undefined : await tryOnce(callback)
      if (tried) await settle(callback, tried)
      else await giveBack(callback)
    } finally {
      lanes.leave(callback, tried?.ms ?? 0)
    }
  }

  /** While the database is away there is nobody to give it back to; the end of its lease does the same, later. */
  const giveBack = async (callback: ClaimedCallback): Promise<void> => {
    try {
      await releaseCallbacks(db, [callback])
    } catch (error) {
      if (!isTransient(error)) throw error
      log.warn({ callback: callback.id, reason: (error as Error).message }, 'a callback waits for the end of its lease')
    }
  }

  /** Undefined: it was not tried after all. */
  const tryOnce = async (callback: ClaimedCallback): Promise<Try | undefined> => {
    try {
      return await deliverCallback(callback, ports, abandoned.signal)
    } catch (error) {
      if (abandoned.signal.aborted || isTransient(error)) return undefined
      const reason = error instanceof Error ? error.message : String(error)
      log.error({ callback: callback.id, task: callback.task_id, reason }, 'a callback could not be made')
      return { at: formatIsoTime(clock()), status: null, error: 'the callback could not be made', ms: 0 }
    }
  }

  const settle = async (callback: ClaimedCallback, tried: Try): Promise<void> => {
    const { id, lease, task_id, origin } = callback
    const outcome = decideOutcome(callback, tried, options.retrySeconds, clock())
    await record({ id, lease, tried, ...outcome })
    if (outcome.state === 'pending') waking.within(outcome.dueAt.getTime() - clock())
    const { status, error } = tried
    if (outcome.state === 'failed')
      log.warn({ callback: id, task: task_id, origin, status, error }, 'a callback failed')
  }

  const longestMs = Math.max(leaseMs, ...options.retrySeconds.map(seconds => seconds * 1_000))
  const waking = startWaking({ db, clock, log, pollMs, longestMs, look })
  look()
  return {
    nudge: look,
    async stop({ graceMs } = { graceMs: timeoutMs }) {
      stopping = true
      await waking.stop()
      await looking
      const patience = new AbortController()
      const ended = Promise.allSettled(underWay).finally(() => patience.abort())
      await sleep(graceMs, undefined, patience).catch(() => {})
      abandoned.abort()
      await ended
      await poster.close()
    },
  }
}
