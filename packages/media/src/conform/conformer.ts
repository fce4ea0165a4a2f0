import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { siblingModule } from '../children/sibling-module.ts'
import type { Log } from '../core/log.ts'
import type { ChildAccount } from '../children/child-account.ts'
import { USUAL_LIMITS } from '../children/child-limits.ts'
import { createChildPool } from '../children/child-pool.ts'
import type { MadeFile, Order } from '../engine/contract.ts'
import { isAnswerOrder } from '../engine/order-kinds.ts'
import type { Conformed, ConformJob, ForeignFile } from './conform-job.ts'
import { CONFORMED, SCRATCH } from './conformed-names.ts'

type ConformOptions = { signal: AbortSignal; onProgress?: (percent: number) => void }

/**
 * Converts the result of an external engine to exactly what was ordered, in the studio's formats. Rejects with a
 * ChildFailure: with the reason `EngineFailure` if the file is at fault, without a reason if this machine is; the
 * folder is left clean.
 */
export type Conform = (job: ConformJob, options: ConformOptions) => Promise<Conformed>

export type Conformer = { conform: Conform; childPids(): number[]; stop(): Promise<void> }

// Two minutes for a short clip on a busy machine, and for each second of 720p the time of twenty on an idle one.
const MIN_TIMEOUT_MS = 120_000
const TIMEOUT_MS_PER_SECOND = 20_000
const PIXELS_720P = 1_280 * 720
const SPEECH_SECONDS = 60

const LIMITS = { ...USUAL_LIMITS, memoryBytes: 4 * 2 ** 30 }

/** Conforms files in child processes, `children` at a time. */
export function createConformer(settings: {
  children: number
  log: Log
  account?: ChildAccount | undefined
}): Conformer {
  const entry = siblingModule(import.meta, 'child')
  const pool = createChildPool<ConformJob, Conformed>({ ...settings, entry, limits: LIMITS })

  const conform: Conform = async (job, options) => {
    // Descriptions and voices are data: there is nothing to decode.
    if (isAnswerOrder(job.order)) return { files: job.files.map(asData), notes: [] }
    const own = [...Object.values(CONFORMED), ...Object.values(SCRATCH)].map(name => resolve(job.folder, name))
    if (job.files.some(({ path }) => own.includes(resolve(path))))
      throw new RangeError('a file cannot be conformed in its own place')
    try {
      return await pool.run(job, { ...options, timeoutMs: timeoutMs(job.order) })
    } catch (error) {
      await removeAll(job.folder, Object.values(CONFORMED))
      throw error
    } finally {
      await removeAll(job.folder, Object.values(SCRATCH))
    }
  }

  return { conform, childPids: () => pool.pids(), stop: () => pool.stop() }
}

const asData = ({ role, path }: ForeignFile): MadeFile => ({ role, path, format: 'json' })

const removeAll = (folder: string, names: readonly string[]): Promise<unknown> =>
  Promise.all(names.map(name => rm(join(folder, name), { force: true })))

function timeoutMs(order: Order): number {
  const seconds = 'seconds' in order ? order.seconds : SPEECH_SECONDS
  const size =
    order.kind === 'video' || order.kind === 'upscale' || order.kind === 'lips'
      ? Math.max(1, (order.width * order.height) / PIXELS_720P)
      : 1
  return MIN_TIMEOUT_MS + TIMEOUT_MS_PER_SECOND * seconds * size
}
