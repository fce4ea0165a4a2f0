import { setTimeout as delay } from 'node:timers/promises'

// Orders that began together would ask together for ever: 200 of them held a create up for 180 ms each second.
const SPREAD = 0.3

/** Waits about so long, each time a little more or less. */
export const waitBetweenPolls = (seconds: number, signal: AbortSignal): Promise<void> =>
  delay(seconds * 1_000 * (1 - SPREAD / 2 + SPREAD * Math.random()), undefined, { signal })

/** Waits until the work has settled, at most this long, or until the signal aborts. The work must not reject. */
export async function settledWithin(ms: number, settled: Promise<void>, signal: AbortSignal): Promise<void> {
  const waited = new AbortController()
  const until = AbortSignal.any([waited.signal, signal])
  await Promise.race([settled, delay(ms, undefined, { signal: until }).catch(() => undefined)])
  waited.abort()
}
