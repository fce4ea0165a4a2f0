import type { Clock } from '../../core/clock.ts'
import { Refusal } from '../../core/errors.ts'

/** Returns a refusal if the sender, a key or an address, exceeds its rate. */
export type RateLimit = (sender: string) => Refusal | undefined

/** Takes tokens from the buckets that all processes share; returns what is left. */
export type SpendTokens = (spendings: { key: string; spent: number }[]) => Promise<ReadonlyMap<string, number>>

export type RateLimiter = {
  limit: RateLimit
  /** Exchanges the tokens spent here with the other processes. */
  exchange(): Promise<void>
}

/** `spent` has not been shared yet. */
type Bucket = { tokens: number; atMs: number; spent: number }

/**
 * Token buckets: at most `burst` tokens, `perSecond` more each second, one a request. Requests are decided locally;
 * processes exchange what was spent a few times a second. Between exchanges a key that uses many processes may get more
 * and then owes it: over longer times it gets `perSecond` from all of them together.
 */
export function createRateLimiter(
  { perSecond, burst }: { perSecond: number; burst: number },
  clock: Clock,
  spend: SpendTokens,
  sender = 'this key',
): RateLimiter {
  const buckets = new Map<string, Bucket>()
  const active = new Set<string>()

  const limit: RateLimit = keyId => {
    const now = clock()
    let bucket = buckets.get(keyId)
    if (!bucket) {
      if (buckets.size >= MAX_BUCKETS) dropFull(buckets, now, burst / perSecond)
      buckets.set(keyId, (bucket = { tokens: burst, atMs: now, spent: 0 }))
    }
    bucket.tokens = Math.min(burst, bucket.tokens + (Math.max(0, now - bucket.atMs) / 1000) * perSecond)
    bucket.atMs = now
    if (bucket.tokens < 1) {
      const rate = `${perSecond} ${perSecond === 1 ? 'request' : 'requests'} a second`
      const message = `${sender} sends more than ${rate} (burst ${burst})`
      return new Refusal('TooManyRequests', message, { retryAfterSeconds: (1 - bucket.tokens) / perSecond })
    }
    bucket.tokens -= 1
    bucket.spent += 1
    active.add(keyId)
    return undefined
  }

  return {
    limit,
    async exchange() {
      if (active.size === 0) return
      const spendings = [...active].map(key => ({ key, spent: buckets.get(key)?.spent ?? 0 }))
      active.clear()
      for (const { key } of spendings) setSpent(buckets.get(key), 0)
      try {
        const left = await spend(spendings)
        for (const [key, tokens] of left) {
          const bucket = buckets.get(key)
          // The answer does not include what was spent here since the query.
          if (bucket) Object.assign(bucket, { tokens: Math.min(bucket.tokens, tokens - bucket.spent), atMs: clock() })
        }
      } catch (error) {
        // The exchange failed: the next one includes these.
        for (const { key, spent } of spendings) {
          const bucket = buckets.get(key)
          setSpent(bucket, (bucket?.spent ?? 0) + spent)
          active.add(key)
        }
        throw error
      }
    },
  }
}

function setSpent(bucket: Bucket | undefined, spent: number): void {
  if (bucket) bucket.spent = spent
}

// Full buckets carry no information; 100,000 of them take about 10 MB.
const MAX_BUCKETS = 100_000

function dropFull(buckets: Map<string, Bucket>, now: number, secondsToFill: number): void {
  for (const [keyId, bucket] of buckets) if (now - bucket.atMs > secondsToFill * 1000) buckets.delete(keyId)
}
