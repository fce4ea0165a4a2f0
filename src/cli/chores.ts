import type { Services } from '../http/services.ts'
import { sweepAnswers } from '../store/idempotency.ts'
import { REMEMBERED_MS } from '../tasks/create-tasks.ts'

const SWEEP_EVERY_MS = 60_000

/** Small things that are done now and then for as long as the service runs. */
export function startChores({ db, clock, log }: Services): () => void {
  const timer = setInterval(() => {
    sweepAnswers(db, new Date(clock() - REMEMBERED_MS)).catch((error: Error) =>
      log.warn({ reason: error.message }, 'old answers were not swept'),
    )
  }, SWEEP_EVERY_MS)
  return () => clearInterval(timer)
}
