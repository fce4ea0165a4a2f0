import type { Clock } from '../core/clock.ts'
import { firstIdAt } from '../core/ids.ts'
import type { Log } from '../core/log.ts'
import type { BlobStore } from '../files/blob-store.ts'
import type { Database, Tx } from '../store/pool.ts'
import {
  dateReleasedFiles,
  findUnknownBlobs,
  forgetBlobs,
  isSweepingAlone,
  lockDueBlobs,
  postponeBlobs,
  noteArrivals,
} from '../store/retention/blob-rows.ts'
import {
  forgetCallbacks,
  forgetUploads,
  releaseTaskFiles,
  releaseUploadFiles,
} from '../store/retention/release-files.ts'
import { calculateKeepUntil } from './arrivals.ts'

export type SweepPorts = { db: Database; blobs: BlobStore; clock: Clock; log: Log; closing: AbortSignal }

type Retention = { keepDays: number; keepCallbackDays: number; longestUrlSeconds: number }

/** What a sweep did. */
export type SweepResult = { tasks: number; uploads: number; callbacks: number; files: number; failures: number }

const DAY_MS = 86_400_000
// Small enough that a batch of removals is over within seconds on a slow storage; a put of the same bytes waits for it.
const MOST_FILES = 50
const MOST_ROWS = 500
const REMOVALS_AT_ONCE = 8
// The lock on a row ends with a session that idles for a minute. Long before that no further removal is begun.
const REMOVE_WITHIN_MS = 15_000
const RETRY_AFTER_MS = 600_000

/**
 * Lets go of what has been kept for long enough and removes files that nothing uses, batch by batch, each in a transaction of
 * its own and in one process at a time. Looks into three indexes when there is nothing to do.
 */
export async function sweepFiles(
  { keepDays, keepCallbackDays, longestUrlSeconds }: Retention,
  ports: SweepPorts,
): Promise<SweepResult> {
  const { clock, log } = ports
  const swept: SweepResult = { tasks: 0, uploads: 0, callbacks: 0, files: 0, failures: 0 }
  const now = (): Date => new Date(clock())
  const ago = (days: number): Date => new Date(clock() - days * DAY_MS)

  swept.tasks = await inBatches(ports, tx => releaseTaskFiles(tx, ago(keepDays), MOST_ROWS), MOST_ROWS)
  swept.uploads = await inBatches(ports, tx => releaseUploadFiles(tx, now(), MOST_ROWS), MOST_ROWS)
  await inBatches(ports, tx => forgetUploads(tx, ago(keepDays), MOST_ROWS), MOST_ROWS)
  const lastCallback = firstIdAt(ago(keepCallbackDays).getTime())
  swept.callbacks = await inBatches(ports, tx => forgetCallbacks(tx, lastCallback, MOST_ROWS), MOST_ROWS)
  await inBatches(
    ports,
    tx => dateReleasedFiles(tx, calculateKeepUntil(clock(), longestUrlSeconds), MOST_ROWS),
    MOST_ROWS,
  )
  await inBatches(ports, tx => removeDue(tx, ports, swept), MOST_FILES)
  if (Object.values(swept).some(count => count > 0)) log.info(swept, 'swept what is no longer kept')
  return swept
}

/** Works batch after batch while they are full. Stops when another process is at it, and when the service does. */
export async function inBatches(
  { db, closing }: SweepPorts,
  work: (tx: Tx) => Promise<number>,
  full: number,
): Promise<number> {
  let sum = 0
  for (let done = full; done >= full && !closing.aborted; sum += done) {
    done = await db.transaction(async tx => ((await isSweepingAlone(tx)) ? work(tx) : 0))
  }
  return sum
}

/** Removes a batch of due files while their rows are locked. A file that cannot be removed comes again later. */
async function removeDue(tx: Tx, { blobs, clock, log }: SweepPorts, swept: SweepResult): Promise<number> {
  const { unused, used } = await lockDueBlobs(tx, new Date(clock()), MOST_FILES)
  const waiting = unused.values()
  const removed: string[] = []
  const failed: string[] = []
  const began = performance.now()
  const removeOneAfterAnother = async (): Promise<void> => {
    for (const key of waiting) {
      if (performance.now() - began > REMOVE_WITHIN_MS) return
      try {
        await blobs.delete(key)
        removed.push(key)
      } catch (error) {
        failed.push(key)
        log.warn({ key, reason: (error as Error).message }, 'a file could not be removed; it is tried again later')
      }
    }
  }
  // All are over before the locks go: a removal that came late could take what was stored again meanwhile.
  await Promise.all(Array.from({ length: REMOVALS_AT_ONCE }, removeOneAfterAnother))
  await forgetBlobs(tx, removed)
  await postponeBlobs(tx, failed, new Date(clock() + RETRY_AFTER_MS))
  swept.files += removed.length
  swept.failures += failed.length
  return removed.length + failed.length + used
}

/**
 * Finds files in a folder of the storage that no row knows, and are older than a day: of a time before rows, or of a database
 * that was put back to an earlier day. They are not removed at once, so that a service that was started on the wrong database
 * does no harm: from now on they are known, and the sweep removes them like any other.
 */
export async function findStrays(
  folder: string,
  { db, blobs, clock, log, longestUrlSeconds }: SweepPorts & { longestUrlSeconds: number },
): Promise<number> {
  const unknown = await findUnknownBlobs(db, (await blobs.keysIn?.(folder)) ?? [])
  const strays: string[] = []
  for (const key of unknown) {
    const modifiedAt = (await blobs.open(key))?.modifiedAt
    if (modifiedAt !== undefined && modifiedAt <= clock() - DAY_MS) strays.push(key)
  }
  if (strays.length === 0) return 0
  await noteArrivals(db, strays, calculateKeepUntil(clock(), longestUrlSeconds))
  log.warn({ folder, files: strays.length }, 'files that nothing refers to will be removed in a day')
  return strays.length
}
