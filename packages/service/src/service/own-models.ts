import type { Log } from '../core/log.ts'
import type { Settings } from './settings.ts'

/**
 * Looks at the start which of the operator's models are usable, and why others are not, and adds recorded motions to the
 * catalogue. The start does not wait for it.
 */
export async function loadOwnModels(settings: Settings, log: Log): Promise<void> {
  const { addOwnActions, examineModels } = await import('@kinora/studio/examine-models')
  const folder = settings.KINORA_MODELS_DIR
  const { loaded, refused } = await examineModels(folder, { log })
  addOwnActions(loaded)
  if (loaded.length > 0)
    log.info(
      { folder, count: loaded.length, files: [...new Set(loaded.map(({ file }) => file))].slice(0, 50) },
      'models of this installation can be used in prompts',
    )
  for (const { file, why } of refused) log.warn({ folder, file, why }, 'a model of this installation is not used')
}

/** Sets the studio's weights folder in this process and, by inheritance, in its children. */
export function shareStudioSettings(settings: Settings): void {
  process.env.KINORA_MODELS_DIR = settings.KINORA_MODELS_DIR
  if (settings.KINORA_CATALOGUES) process.env.KINORA_CATALOGUES = settings.KINORA_CATALOGUES
  process.env.KINORA_MOTION_BLUR = settings.KINORA_MOTION_BLUR
}
