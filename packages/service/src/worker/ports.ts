import type { Clock } from '../core/clock.ts'
import type { IdSource } from '../core/ids.ts'
import type { Log } from '../core/log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Tracing } from '../tracing/tracing.ts'
import type { Router } from '../engines/routing/route.ts'
import type { BlobStore } from '../files/blob-store.ts'
import type { DiskSpace } from '../files/disk-space.ts'
import type { JobQueue } from '../store/jobs/job-queue.ts'
import type { Conform } from '@kinora/media/conform/conformer'
import type { Convert } from '@kinora/media/convert/converter'
import type { Compose } from '@kinora/media/film/composer'
import type { Finish } from '@kinora/media/finish/finisher'
import type { Inspect } from '@kinora/media/inspect/inspector'
import type { Download, Plan } from '../plans/plan.ts'
import type { LanePorts } from '../tasks/create/lane-for.ts'
import type { Database } from '../store/pool.ts'
import type { TaskRow } from '../store/tasks/task-row.ts'

export type WorkerPorts = LanePorts & {
  db: Database
  queue: JobQueue
  blobs: BlobStore
  router: Router
  download: Download
  inspect: Inspect
  finish?: Finish
  conform?: Conform
  convert?: Convert
  compose?: Compose
  planOf: (task: TaskRow) => Plan | undefined
  /** The final price of a task, at most what was held. */
  priceOf: (task: TaskRow, seconds: number | undefined) => number
  clock: Clock
  nextId: IdSource
  log: Log
  metrics?: Metrics
  tracing?: Tracing | undefined
  /** Tells whether the disk has space for results. */
  room: DiskSpace
  /** The parent folder of attempts' folders. */
  workFolder: string
  /** Tells watchers in this process that a task changed. */
  changed: (taskId: string) => void
  /** A callback was written. */
  outboxFilled: () => void
}

/** Failures before a task fails for good. The death of its worker counts as one. */
export const MAX_FAILURES = 5
