import type { ChildAccount } from '../children/child-account.ts'
import { createChildPool } from '../children/child-pool.ts'
import { siblingModule } from '../children/sibling-module.ts'
import type { Log } from '../core/log.ts'
import type { ConvertJob } from './convert-job.ts'

/** Writes a made file in another format. Rejects with a ChildFailure if it cannot be. */
export type Convert = (job: ConvertJob, options: { signal: AbortSignal }) => Promise<void>

export type Converter = { convert: Convert; stop(): Promise<void> }

// Ten minutes of speech or a 4K picture take some seconds; the limit allows for a machine with ten times the load.
const TIMEOUT_MS = 60_000

/** Converts files in child processes, `children` at a time, which start with the first file. */
export function createConverter(settings: {
  children: number
  log: Log
  account?: ChildAccount | undefined
}): Converter {
  const pool = createChildPool<ConvertJob, void>({ ...settings, entry: siblingModule(import.meta, 'child') })
  return {
    convert: (job, { signal }) => pool.run(job, { signal, timeoutMs: TIMEOUT_MS }),
    stop: () => pool.stop(),
  }
}
