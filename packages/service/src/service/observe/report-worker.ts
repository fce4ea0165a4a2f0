import { hostname } from 'node:os'
import type { Clock } from '../../core/clock.ts'
import type { Log } from '../../core/log.ts'
import { runEvery } from '../../core/timing.ts'
import type { EngineStatus } from '../../engines/routing/create-router.ts'
import { forgetWorker, reportWorker } from '../../store/load.ts'
import type { Database } from '../../store/pool.ts'

type ReportedWorker = {
  id: string
  limits: { slots: number; extraSlots: number }
  /** The state of its engines. */
  engines: () => EngineStatus[]
}

const REPORT_EVERY_MS = 5_000

/** Periodically writes this worker's state for operators. */
export function startReports(
  { id, limits, engines }: ReportedWorker,
  { db, clock, log }: { db: Database; clock: Clock; log: Log },
): { stop(): Promise<void> } {
  const startedAt = new Date(clock())
  const report = (): Promise<void> =>
    reportWorker(db, {
      id,
      host: `${hostname()}:${process.pid}`,
      slots: limits.slots,
      extra_slots: limits.extraSlots,
      engines: engines(),
      started_at: startedAt,
      reported_at: new Date(clock()),
    })
  const failed = (error: Error): void => log.debug({ reason: error.message }, 'no report')
  const first = report().catch(failed)
  const repeated = runEvery(REPORT_EVERY_MS, report, failed)
  return {
    async stop() {
      await first
      await repeated.stop()
      await forgetWorker(db, id).catch(failed)
    },
  }
}
