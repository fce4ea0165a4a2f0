import { siblingModule } from '../children/sibling-module.ts'
import { refuseFormat, type MediaRules } from '../formats/check-media.ts'
import type { Log } from '../core/log.ts'
import type { ChildAccount } from '../children/child-account.ts'
import { ChildFailure, MachineFailure } from '../children/child-failure.ts'
import { USUAL_LIMITS } from '../children/child-limits.ts'
import { createChildPool } from '../children/child-pool.ts'
import type { InspectJob, InspectVerdict } from './inspected.ts'

/** Opens a local file and checks it against a field's rules. */
export type Inspect = (path: string, rules: MediaRules, options?: { signal?: AbortSignal }) => Promise<InspectVerdict>

export type Inspector = {
  inspect: Inspect
  childPids(): number[]
  stop(): Promise<void>
}

// Processor time. The slowest allowed file takes two seconds on one core; this allows for a much slower machine.
const TIMEOUT_MS = 30_000
// A file that crashes the process is tried once more, in case something else crashed it; one that took too long or too
// much memory is not.
const TRIES = 2

// The largest picture takes 700 MB. Fifty files of two seconds, each ten times over.
const LIMITS = { ...USUAL_LIMITS, cpuSeconds: 1_000, memoryBytes: 3 * 2 ** 30 }

/**
 * Inspects untrusted files in child processes. A file that crashes its process, exhausts its memory or keeps it busy too
 * long is rejected as unreadable, because later readers would fail the same way. A file that a busy machine did not get
 * to is not: the promise rejects, for another attempt.
 */
export function createInspector(settings: {
  children: number
  log: Log
  timeoutMs?: number
  patienceMs?: number
  entry?: string
  account?: ChildAccount | undefined
}): Inspector {
  const { children, log, timeoutMs = TIMEOUT_MS, entry = siblingModule(import.meta, 'child') } = settings
  const { account, patienceMs } = settings
  const limits = { timeoutMs, ...(patienceMs !== undefined && { patienceMs }) }
  const pool = createChildPool<InspectJob, InspectVerdict>({ children, entry, log, account, limits: LIMITS })
  let isStopped = false

  const inspect: Inspect = async (path, rules, { signal } = {}) => {
    for (let tries = 1; ; tries++) {
      let hasBegun = false
      const onProgress = (): void => void (hasBegun = true)
      try {
        return await pool.run({ path, rules }, { ...limits, onProgress, ...(signal && { signal }) })
      } catch (error) {
        // Not caused by the file: the caller left, the service stops, or no child inspected it.
        if (signal?.aborted || isStopped || !hasBegun || !(error instanceof ChildFailure)) throw error
        if (error instanceof MachineFailure) throw error
        log.warn({ path, tries, err: error }, 'a file could not be inspected')
        if (tries === TRIES || !error.retryable) return refuseFormat(rules, 'a file that cannot be read', error.message)
      }
    }
  }

  async function stop(): Promise<void> {
    isStopped = true
    await pool.stop()
  }

  return { inspect, childPids: () => pool.pids(), stop }
}
