import type { Catalog } from '../catalog/catalog.ts'
import { DAY_SECONDS } from '../catalog/declare.ts'
import { createBatcher } from '../core/batch.ts'
import type { Clock } from '../core/clock.ts'
import { Refusal } from '../core/errors.ts'
import type { OnArrival } from '../files/blob-store.ts'
import { type Database, isTransient } from '../store/pool.ts'
import { noteArrivals } from '../store/retention/blob-rows.ts'

/** The longest that a URL of a file can live. Those of subjects' pictures live for a day. */
export const findLongestUrlSeconds = ({ generators }: Catalog): number =>
  Math.max(DAY_SECONDS, ...generators.map(one => one.resultUrlSeconds))

// For whoever read that a file is kept and signs a URL for it a moment later.
const SLACK_SECONDS = 3_600

/**
 * Until when a file stays that nothing is known to use, counted from its arrival or from when it was let go of: every URL to
 * it has ended by then, and what was under way with it is written down.
 */
export const calculateKeepUntil = (now: number, longestUrlSeconds: number): Date =>
  new Date(now + (longestUrlSeconds + SLACK_SECONDS) * 1000)

/** Notes files that are about to be stored; those that come together in one statement. */
export function createArrivals(
  db: Database,
  { clock, longestUrlSeconds }: { clock: Clock; longestUrlSeconds: number },
): OnArrival {
  return createBatcher<string, void>({
    maxItems: 256,
    concurrency: 2,
    async run(keys) {
      await noteArrivals(db, keys, calculateKeepUntil(clock(), longestUrlSeconds)).catch(inTime)
      return keys.map(() => undefined)
    },
  })
}

/** A database that is away is worth another try, also to who does not know that storing files asks it. */
function inTime(error: unknown): never {
  if (!isTransient(error)) throw error
  const message = 'the service cannot reach its database right now; try again'
  throw new Refusal('SystemThrottling', message, { retryAfterSeconds: 1, cause: error })
}
