import { createLog, type Log } from '../core/log.ts'
import { type OpenEnginesFile, openEnginesFile } from '../service/open/open-engines-file.ts'
import { readSettings, type Settings } from '../service/settings.ts'
import type { Environment } from './command.ts'

/** The engines file that the environment names, for commands that look into it. */
export function openOwnEngines(env: Environment): { settings: Settings; file: OpenEnginesFile; log: Log } {
  const settings = readSettings(env)
  const log = createLog(settings.KINORA_LOG_LEVEL)
  const file = openEnginesFile({ path: settings.KINORA_ENGINES_FILE, builtIn: settings.KINORA_ENGINES, env, log })
  return { settings, file, log }
}
