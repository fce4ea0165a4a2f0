import type { Clock } from '../core/clock.ts'
import { Refusal } from '../core/errors.ts'

/** The refusal of a request that is too much, if it is. */
export type RateLimit = (keyId: string) => Refusal | undefined

type Bucket = { tokens: number; atMs: number }

/**
 * A bucket of tokens for each key: `burst` at most, `perSecond` more each second, one a request. Kept in this process:
 * behind several API processes a key gets this much from each.
 */
export function createRateLimit({ perSecond, burst }: { perSecond: number; burst: number }, clock: Clock): RateLimit {
  const buckets = new Map<string, Bucket>()
  return keyId => {
    const now = clock()
    let bucket = buckets.get(keyId)
    if (!bucket) {
      if (buckets.size >= MOST_BUCKETS) dropFull(buckets, now, burst / perSecond)
      buckets.set(keyId, (bucket = { tokens: burst, atMs: now }))
    }
    bucket.tokens = Math.min(burst, bucket.tokens + (Math.max(0, now - bucket.atMs) / 1000) * perSecond)
    bucket.atMs = now
    if (bucket.tokens < 1) {
      const message = `this key sends more than ${perSecond} requests a second (burst ${burst})`
      return new Refusal('TooManyRequests', message, { retryAfterSeconds: (1 - bucket.tokens) / perSecond })
    }
    bucket.tokens -= 1
    return undefined
  }
}

// A bucket that has been full again for a while says nothing; 100,000 of them are about 10 MB.
const MOST_BUCKETS = 100_000

function dropFull(buckets: Map<string, Bucket>, now: number, secondsToFill: number): void {
  for (const [keyId, bucket] of buckets) if (now - bucket.atMs > secondsToFill * 1000) buckets.delete(keyId)
}
