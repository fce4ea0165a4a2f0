import { ConnectionLost, RequestRefused } from './kinora-errors.ts'

// The first and the longest delay: a restarting service is back within seconds, and clients should not all return at
// once.
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 8_000
// An internal error of the service seldom goes away, unlike an outage.
const MAX_FAULTS = 4
const AWAY = [429, 502, 503, 504]

/** Decides how long to wait before a retry, or to give up. */
export type Patience = {
  /** Waits, or throws the error if it is final or the time is over. */
  pause(error: unknown): Promise<void>
  /** The call succeeded. */
  refresh(): void
}

export function createPatience(patienceMs: number, signal?: AbortSignal): Patience {
  let failures = 0
  let since = performance.now()
  return {
    async pause(error) {
      signal?.throwIfAborted()
      if (failures === 0) since = performance.now()
      const ms = pauseBefore(error, failures)
      if (ms === undefined || performance.now() - since + ms > patienceMs) throw error
      failures += 1
      await sleep(ms, signal)
    },
    refresh() {
      failures = 0
    },
  }
}

/** Repeats work until it succeeds, is refused for good, or the time is over. The work must be safe to repeat. */
export async function retry<T>(work: () => Promise<T>, patienceMs: number, signal?: AbortSignal): Promise<T> {
  const patience = createPatience(patienceMs, signal)
  for (;;) {
    try {
      return await work()
    } catch (error) {
      await patience.pause(error)
    }
  }
}

function pauseBefore(error: unknown, failures: number): number | undefined {
  if (error instanceof ConnectionLost) return backoff(failures)
  if (!(error instanceof RequestRefused)) return undefined
  const { status, reason, retryAfterSeconds } = error
  // The first request with the same Idempotency-Key is in progress. Without Retry-After, it is a film in progress.
  const isFirstUnderWay = reason === 'OperationInProcess' && retryAfterSeconds !== undefined
  const isWorthIt = AWAY.includes(status) || isFirstUnderWay || (status >= 500 && failures < MAX_FAULTS)
  if (!isWorthIt) return undefined
  return retryAfterSeconds === undefined ? backoff(failures) : retryAfterSeconds * 1_000
}

const backoff = (failures: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures) * (0.5 + Math.random() / 2)

function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(done, ms)
    signal?.addEventListener('abort', done)
    function done(): void {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      if (signal?.aborted) reject(signal.reason as Error)
      else resolve()
    }
  })
}
