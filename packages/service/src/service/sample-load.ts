import { firstIdAt } from '../core/ids.ts'
import type { Services } from '../http/services.ts'
import { LOAD_KEPT_MS, WORKER_SEEN_MS } from '../http/endpoints/admin-load.ts'
import { sampleLoad } from '../store/load.ts'

const MINUTE_MS = 60_000

/** Samples the minute that has ended; the first process writes it. */
export async function takeLoadSample({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  const at = Math.floor(now / MINUTE_MS) * MINUTE_MS
  await sampleLoad(db, {
    at: new Date(at),
    workersSince: new Date(now - WORKER_SEEN_MS),
    firstId: firstIdAt(at - MINUTE_MS),
    endId: firstIdAt(at),
    keepSince: new Date(now - LOAD_KEPT_MS),
  })
}
