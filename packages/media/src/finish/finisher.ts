import { siblingModule } from '../children/sibling-module.ts'
import type { Log } from '../core/log.ts'
import type { ChildAccount } from '../children/child-account.ts'
import { createChildPool } from '../children/child-pool.ts'
import type { Finished, FinishJob } from './finish-job.ts'

type FinishOptions = { signal: AbortSignal; onProgress?: (percent: number) => void }

/** Checks a result and adds its files. Rejects with a ChildFailure if it does not match the order. */
export type Finish = (job: FinishJob, options: FinishOptions) => Promise<Finished>

export type Finisher = { finish: Finish; childPids(): number[]; stop(): Promise<void> }

// A minute for a short clip on a busy machine, plus the length of a film.
const MIN_TIMEOUT_MS = 60_000
const TIMEOUT_MS_PER_SECOND = 5_000

/** Finishes files in child processes, `children` at a time. */
export function createFinisher(settings: { children: number; log: Log; account?: ChildAccount | undefined }): Finisher {
  const pool = createChildPool<FinishJob, Finished>({ ...settings, entry: siblingModule(import.meta, 'child') })
  const secondsOf = ({ ordered }: FinishJob): number => ('seconds' in ordered ? (ordered.seconds ?? 0) : 0)
  return {
    finish: (job, options) =>
      pool.run(job, { ...options, timeoutMs: MIN_TIMEOUT_MS + TIMEOUT_MS_PER_SECOND * secondsOf(job) }),
    childPids: () => pool.pids(),
    stop: () => pool.stop(),
  }
}
