import type { Settings } from './settings.ts'

/** Sets the studio's weights folder in this process and, by inheritance, in its children. */
export function shareStudioSettings(settings: Settings): void {
  process.env.KINORA_MODELS_DIR = settings.KINORA_MODELS_DIR
  if (settings.KINORA_CATALOGUES) process.env.KINORA_CATALOGUES = settings.KINORA_CATALOGUES
  process.env.KINORA_MOTION_BLUR = settings.KINORA_MOTION_BLUR
}
