import { siblingModule } from '@kinora/media/children/sibling-module'
import type { ChildAccount } from '@kinora/media/children/child-account'
import { createChildPool } from '@kinora/media/children/child-pool'
import type { Log } from '@kinora/media/core/log'
import { keepOwnActions } from './library/read-rows.ts'
import type { ExaminedModels } from './own-models/examine-own-models.ts'
import { listModelFiles } from './own-models/find-own-models.ts'

export type { ExaminedModels }

// Each model takes some seconds at most; this allows for a folder with many, on a busy machine.
const TIMEOUT_MS = 600_000

/** Adds the actions of recorded motions to the catalogue of this process, instead of earlier ones. */
export function addOwnActions(loaded: ExaminedModels['loaded']): void {
  keepOwnActions(loaded.flatMap(({ action }) => action ?? []))
}

/** Opens every model of a folder in a child process, and reports which are usable, and why others are not. */
export async function examineModels(
  folder: string,
  settings: { log: Log; account?: ChildAccount | undefined },
): Promise<ExaminedModels> {
  if ((await listModelFiles(folder)).length === 0) return { loaded: [], refused: [] }
  const entry = siblingModule(import.meta, 'models-child')
  const pool = createChildPool<string, ExaminedModels>({ ...settings, children: 1, entry })
  try {
    return await pool.run(folder, { timeoutMs: TIMEOUT_MS })
  } finally {
    await pool.stop()
  }
}
