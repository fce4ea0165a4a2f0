import { setTimeout as delay } from 'node:timers/promises'

// Orders that began together would always poll together: 200 of them delayed a create by 180 ms each second.
const SPREAD = 0.3

/** Waits for about this time, with jitter. */
export const waitBetweenPolls = (seconds: number, signal: AbortSignal): Promise<void> =>
  delay(seconds * 1_000 * (1 - SPREAD / 2 + SPREAD * Math.random()), undefined, { signal })

// Refusals come faster than this; a slower server is working.
const REFUSAL_MS = 500

/** Waits for a refusal of a request that is otherwise answered when the work is done. */
export async function waitForRefusal(settled: Promise<void>, ms = REFUSAL_MS): Promise<void> {
  await Promise.race([settled, delay(ms, undefined, { ref: false })])
}

/** Waits until the work has settled, until this time is over, or until the signal aborts. The work must not reject. */
export async function settledWithin(ms: number, settled: Promise<void>, signal: AbortSignal): Promise<void> {
  const waited = new AbortController()
  const until = AbortSignal.any([waited.signal, signal])
  await Promise.race([settled, delay(ms, undefined, { signal: until }).catch(() => undefined)])
  waited.abort()
}
