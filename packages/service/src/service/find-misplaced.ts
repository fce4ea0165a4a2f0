import { MISPLACED } from '../files/misplaced-files.ts'
import type { Services } from '../http/services.ts'
import { findNewestUsed } from '../store/retention/blob-rows.ts'

// Enough to include files that an API process received and files that a worker made.
const LOOKED_AT = 20

/** Checks that the newest files in use exist here; if not, another process stores them elsewhere. */
export async function findMisplaced({ db, blobs }: Pick<Services, 'db' | 'blobs'>): Promise<string | undefined> {
  const keys = await findNewestUsed(db, LOOKED_AT)
  const found = await Promise.all(keys.map(key => blobs.head(key)))
  const missing = found.filter(one => one === undefined).length
  return missing === 0 ? undefined : `of the ${keys.length} newest files in use ${missing} are not here; ${MISPLACED}`
}
