import type { FarAnswer } from './far-side.ts'

// Nobody is believed who wants to be left alone for longer: the order has a deadline of its own.
const MAX_SECONDS = 600

/** How long the far side wants to be left alone, where it says so in seconds. */
export function retryAfter({ headers }: Pick<FarAnswer, 'headers'>): { retryAfterSeconds?: number } {
  const seconds = Number(headers['retry-after'] ?? Number.NaN)
  return Number.isFinite(seconds) && seconds > 0 ? { retryAfterSeconds: Math.min(seconds, MAX_SECONDS) } : {}
}
