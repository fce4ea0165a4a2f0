import type { FarAnswer } from './far-side.ts'

// The longest accepted delay: the order has its own deadline.
const MAX_SECONDS = 600

/** The delay that the server asks for, in seconds. */
export function retryAfter({ headers }: Pick<FarAnswer, 'headers'>): { retryAfterSeconds?: number } {
  const seconds = Number(headers['retry-after'] ?? Number.NaN)
  return Number.isFinite(seconds) && seconds > 0 ? { retryAfterSeconds: Math.min(seconds, MAX_SECONDS) } : {}
}
