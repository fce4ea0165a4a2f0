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
  noteArrivals,
  postponeBlobs,
} from '../store/retention/blob-rows.ts'
import {
  forgetCallbacks,
  forgetUploads,
  releaseTaskFiles,
  releaseUploadFiles,
} from '../store/retention/release-files.ts'
import { calculateKeepUntil } from './arrivals.ts'
import { forgetSteps, sumUpLedger } from '../store/retention/old-rows.ts'

export type SweepPorts = { db: Database; blobs: BlobStore; clock: Clock; log: Log; closing: AbortSignal }

type Retention = { keepDays: number; keepCallbackDays: number; longestUrlSeconds: number }

/** The counts of a sweep. */
export type SweepResult = { tasks: number; uploads: number; callbacks: number; files: number; failures: number }

const DAY_MS = 86_400_000
// A batch of deletions ends within seconds on slow storage; a put of the same bytes waits for it.
const MAX_FILES = 50
const MAX_ROWS = 500
const REMOVALS_AT_ONCE = 8
// A session that idles for a minute loses its row locks. New deletions stop long before that.
const REMOVE_WITHIN_MS = 15_000
const RETRY_AFTER_MS = 600_000

/**
 * Releases expired tasks, uploads and callbacks and deletes unused files, in batches, each in its own transaction, in
 * one process at a time. With nothing to do it reads three indexes.
 */
export async function sweepFiles(
  { keepDays, keepCallbackDays, longestUrlSeconds }: Retention,
  ports: SweepPorts,
): Promise<SweepResult> {
  const { clock, log } = ports
  const swept: SweepResult = { tasks: 0, uploads: 0, callbacks: 0, files: 0, failures: 0 }
  const now = (): Date => new Date(clock())
  const ago = (days: number): Date => new Date(clock() - days * DAY_MS)

  swept.tasks = await inBatches(ports, tx => releaseTaskFiles(tx, ago(keepDays), MAX_ROWS), MAX_ROWS)
  swept.uploads = await inBatches(ports, tx => releaseUploadFiles(tx, now(), MAX_ROWS), MAX_ROWS)
  await inBatches(ports, tx => forgetUploads(tx, ago(keepDays), MAX_ROWS), MAX_ROWS)
  const lastCallback = firstIdAt(ago(keepCallbackDays).getTime())
  swept.callbacks = await inBatches(ports, tx => forgetCallbacks(tx, lastCallback, MAX_ROWS), MAX_ROWS)
  await inBatches(
    ports,
    tx => dateReleasedFiles(tx, calculateKeepUntil(clock(), longestUrlSeconds), MAX_ROWS),
    MAX_ROWS,
  )
  await inBatches(ports, tx => removeDue(tx, ports, swept), MAX_FILES)
  if (Object.values(swept).some(count => count > 0)) log.info(swept, 'deleted expired files and rows')
  return swept
}

/** Runs batches while they are full. Stops if another process sweeps or the service stops. */
async function inBatches(
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

/** Deletes a batch of due files while their rows are locked. A file that cannot be deleted is tried again later. */
async function removeDue(tx: Tx, { blobs, clock, log }: SweepPorts, swept: SweepResult): Promise<number> {
  const { unused, used } = await lockDueBlobs(tx, new Date(clock()), MAX_FILES)
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
        log.warn({ key, reason: (error as Error).message }, 'could not delete a file; it is tried again later')
      }
    }
  }
  // All deletions end before the locks do: a late one could delete a file that was stored again.
  await Promise.all(Array.from({ length: REMOVALS_AT_ONCE }, removeOneAfterAnother))
  await forgetBlobs(tx, removed)
  await postponeBlobs(tx, failed, new Date(clock() + RETRY_AFTER_MS))
  swept.files += removed.length
  swept.failures += failed.length
  return removed.length + failed.length + used
}

/**
 * Finds files in a storage folder that no row knows and that are older than a day, for example after a database
 * restore. They are only recorded, so that a service started on the wrong database does no harm; the sweep deletes them
 * later.
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
  log.warn({ folder, files: strays.length }, 'files that nothing refers to will be deleted in a day')
  return strays.length
}

/** In days; 0 keeps ledger entries for ever. */
type RowRetention = { keepStepDays: number; keepLedgerDays: number }

const MAX_SMALL_ROWS = 1_000

/** Deletes expired rows, as files are swept: in batches, in one process at a time. */
export async function sweepRows(
  { keepStepDays, keepLedgerDays }: RowRetention,
  ports: SweepPorts,
): Promise<{ steps: number; ledger: number }> {
  const before = (days: number): string => firstIdAt(ports.clock() - days * DAY_MS)
  const steps = await inBatches(ports, tx => forgetSteps(tx, before(keepStepDays), MAX_SMALL_ROWS), MAX_SMALL_ROWS)
  const ledger =
    keepLedgerDays > 0
      ? await inBatches(ports, tx => sumUpLedger(tx, before(keepLedgerDays), MAX_SMALL_ROWS), MAX_SMALL_ROWS)
      : 0
  if (steps + ledger > 0) ports.log.info({ steps, ledger }, 'deleted expired rows')
  return { steps, ledger }
}
