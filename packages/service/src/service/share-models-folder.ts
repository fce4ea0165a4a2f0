import type { Settings } from './settings.ts'

/** Tells the studio where else weights may be, in this process and, since they inherit it, in its children. */
export function shareModelsFolder(settings: Settings): void {
  process.env.KINORA_MODELS_DIR = settings.KINORA_MODELS_DIR
  if (settings.KINORA_CATALOGUES) process.env.KINORA_CATALOGUES = settings.KINORA_CATALOGUES
}
