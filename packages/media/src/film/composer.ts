import { siblingModule } from '../children/sibling-module.ts'
import type { Log } from '../core/log.ts'
import type { ChildAccount } from '../children/child-account.ts'
import { createChildPool } from '../children/child-pool.ts'
import type { ComposeJob, Composed } from './compose-job.ts'

type ComposeOptions = { signal: AbortSignal; onProgress?: (percent: number) => void }

/**
 * Composes a film and writes it. Rejects with a ChildFailure, not retryable if the timeline cannot be made from these
 * sources.
 */
export type Compose = (job: ComposeJob, options: ComposeOptions) => Promise<Composed>

export type Composer = { compose: Compose; childPids(): number[]; stop(): Promise<void> }

// The maximum time of a film whose every frame is encoded, on a busy machine.
const MIN_TIMEOUT_MS = 60_000
const TIMEOUT_MS_PER_SECOND = 10_000

/** Composes films in child processes, `children` at a time. */
export function createComposer(settings: { children: number; log: Log; account?: ChildAccount | undefined }): Composer {
  const pool = createChildPool<ComposeJob, Composed>({ ...settings, entry: siblingModule(import.meta, 'child') })
  const secondsOf = ({ timeline }: ComposeJob): number => timeline.frames / timeline.framesPerSecond
  return {
    compose: (job, options) =>
      pool.run(job, { ...options, timeoutMs: MIN_TIMEOUT_MS + TIMEOUT_MS_PER_SECOND * secondsOf(job) }),
    childPids: () => pool.pids(),
    stop: () => pool.stop(),
  }
}
