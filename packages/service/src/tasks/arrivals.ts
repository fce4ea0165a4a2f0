import type { Catalog } from '../catalog/catalog.ts'
import { DAY_SECONDS } from '../catalog/declare.ts'
import { createBatcher } from '../core/batch.ts'
import type { Clock } from '../core/clock.ts'
import { Refusal } from '../core/errors.ts'
import type { OnArrival } from '../files/blob-store.ts'
import { type Database, isTransient } from '../store/pool.ts'
import { noteArrivals } from '../store/retention/blob-rows.ts'

/** The longest lifetime of a file's URL. URLs of subjects' pictures live for a day. */
export const findLongestUrlSeconds = ({ generators }: Catalog): number =>
  Math.max(DAY_SECONDS, ...generators.map(one => one.resultUrlSeconds))

// For a request that has just read a kept file and signs its URL a moment later.
const SLACK_SECONDS = 3_600

/**
 * When an unused file may be deleted, counted from its arrival or release: all its URLs have expired by then and
 * running work has been written.
 */
export const calculateKeepUntil = (now: number, longestUrlSeconds: number): Date =>
  new Date(now + (longestUrlSeconds + SLACK_SECONDS) * 1000)

/** Records files before they are stored; concurrent ones in one statement. */
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

/** Storing files also uses the database, so its outage is retryable for callers too. */
function inTime(error: unknown): never {
  if (!isTransient(error)) throw error
  const message = 'the service cannot reach its database right now; try again'
  throw new Refusal('SystemThrottling', message, { retryAfterSeconds: 1, cause: error })
}
