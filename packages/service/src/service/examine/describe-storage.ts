import { keepFor } from '../../core/timing.ts'
import type { DescribedStorage, FileServices, StoreServices } from '../../http/services.ts'
import { countFiles } from '../../store/load.ts'
import { countAllPinned } from '../../store/retention/pin.ts'
import type { Settings } from '../settings.ts'
import { MISPLACED } from '../../files/blob-store.ts'
import { findNewestUsed } from '../../store/retention/blob-rows.ts'

// Counting a million files takes a tenth of a second.
const COUNT_KEPT_MS = 10_000

/** Reports the free disk space and how long files are kept. */
export function createStorageReport(
  { db, room }: Pick<StoreServices, 'db'> & Pick<FileServices, 'room'>,
  settings: Settings,
): () => Promise<DescribedStorage> {
  const count = keepFor(COUNT_KEPT_MS, () => countFiles(db))
  const countPinned = keepFor(COUNT_KEPT_MS, () => countAllPinned(db))
  return async () => {
    const [{ freeBytes, totalBytes, minFreeBytes, fault }, { files, unused }, pinned] = await Promise.all([
      room.describe(),
      count(),
      countPinned(),
    ])
    return {
      files_in: settings.KINORA_S3_BUCKET ? 's3' : 'disk',
      free_bytes: freeBytes,
      total_bytes: totalBytes,
      min_free_bytes: minFreeBytes,
      fault,
      files,
      unused_files: unused,
      pinned_tasks: pinned,
      keep_days: settings.KINORA_KEEP_DAYS,
      keep_callback_days: settings.KINORA_KEEP_CALLBACK_DAYS,
      upload_seconds: settings.KINORA_UPLOAD_SECONDS,
    }
  }
}

// Enough to include files that an API process received and files that a worker made.
const LOOKED_AT = 20

/** Checks that the newest files in use exist here; if not, another process stores them elsewhere. */
export async function findMisplaced({
  db,
  blobs,
}: Pick<StoreServices, 'db'> & Pick<FileServices, 'blobs'>): Promise<string | undefined> {
  const keys = await findNewestUsed(db, LOOKED_AT)
  const found = await Promise.all(keys.map(key => blobs.head(key)))
  const missing = found.filter(one => one === undefined).length
  return missing === 0 ? undefined : `of the ${keys.length} newest files in use ${missing} are not here; ${MISPLACED}`
}
