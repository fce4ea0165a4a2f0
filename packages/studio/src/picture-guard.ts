import { siblingModule } from '@kinora/media/children/sibling-module'
import type { Log } from '@kinora/media/core/log'
import type { ChildAccount } from '@kinora/media/children/child-account'
import { createChildPool } from '@kinora/media/children/child-pool'
import type { RateFile, ShownFile } from '@kinora/media/engine/contract'
import type { UnsafeRating } from './pictures/look-at/rate-unsafe.ts'
import { capabilities } from './models/capabilities.ts'

export type PictureGuard = { rate: RateFile; childPids(): number[]; stop(): Promise<void> }

// A picture takes a fifth of a second, a film some seconds; this allows for a machine with ten times the load.
const MIN_TIMEOUT_MS = 60_000
const TIMEOUT_MS_PER_SECOND = 1_000

/**
 * Rates pictures and clips of any engine in a child process. One is enough: rating takes a fraction of the time of
 * making.
 */
export function createPictureGuard(settings: { log: Log; account?: ChildAccount | undefined }): PictureGuard {
  const entry = siblingModule(import.meta, 'guard-child')
  const pool = createChildPool<ShownFile, UnsafeRating>({ ...settings, children: 1, entry })
  return {
    rate: async (file, options) => {
      const timeoutMs = MIN_TIMEOUT_MS + (file.kind === 'clip' ? file.seconds * TIMEOUT_MS_PER_SECOND : 0)
      const rating = await pool.run(file, { ...options, timeoutMs })
      // The model was there at the start. A file that cannot be rated is not let through.
      if (rating.kind === 'unrated') throw new Error('the model that rates pictures has been removed')
      return rating
    },
    childPids: () => pool.pids(),
    stop: () => pool.stop(),
  }
}

/** Why pictures cannot be rated here, if they cannot. */
export async function findGuardProblem(): Promise<string | undefined> {
  const [found] = await capabilities(['unsafe pictures'])
  return found?.isBest ? undefined : (found?.problems ?? []).map(problem => problem.message).join('; ')
}
