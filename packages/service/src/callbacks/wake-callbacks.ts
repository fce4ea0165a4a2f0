import type { Clock } from '../core/clock.ts'
import type { Log } from '../core/log.ts'
import { wakeCallbacks } from '../store/callback-queue.ts'
import type { Database } from '../store/pool.ts'

type WakingOptions = {
  db: Database
  clock: Clock
  log: Log
  pollMs: number
  /** The longest delay of any callback. */
  longestMs: number
  look: () => void
}

type WakeTimer = {
  /** Something becomes due in this many milliseconds. */
  within(ms: number): void
  stop(): Promise<void>
}

// A timer may fire a millisecond early, when the database finds nothing due.
const MARGIN_MS = 5
// The tolerated clock difference between machines.
const SKEW_MS = 60_000

/** Marks due callbacks as ready, periodically and when this process knows of one, and starts a look. */
export function startWaking({ db, clock, log, pollMs, longestMs, look }: WakingOptions): WakeTimer {
  let timer: NodeJS.Timeout | undefined
  let firesAt = Infinity
  let stopped = false
  let wakening: Promise<void> = Promise.resolve()

  const within = (ms: number): void => {
    const at = performance.now() + ms
    if (stopped || at >= firesAt) return
    clearTimeout(timer)
    firesAt = at
    timer = setTimeout(() => (wakening = wake()), Math.max(0, ms) + MARGIN_MS)
  }

  const wake = async (): Promise<void> => {
    firesAt = Infinity
    let more = false
    try {
      const now = clock()
      more = await wakeCallbacks(db, new Date(now), new Date(now + longestMs + SKEW_MS))
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'could not wake callbacks')
    }
    within(more ? 0 : pollMs)
    look()
  }

  within(0)
  return {
    within,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await wakening
    },
  }
}
