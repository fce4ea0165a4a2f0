import type { ExaminedModels } from '@kinora/studio/examine-models'
import { systemClock } from '../core/clock.ts'
import type { ExaminedEngine } from '../service/examine/examine-engines.ts'
import { readSettings } from '../service/settings.ts'
import { shareStudioSettings } from '../service/own-models.ts'
import { type Command, type Environment, print } from './command.ts'
import { readArgs } from './read-args.ts'

/**
 * Reports the state of the installation: dependencies, the level of each studio capability and how to raise it, usable
 * models in the folder, and missing parts of other engines.
 */
export const doctor: Command = {
  summary: 'Check clocks, disk, permissions, versions and engines; report what is missing or damaged',
  usage: 'doctor',
  async run(args, env) {
    readArgs(args, [], {})
    shareStudioSettings(readSettings(env))
    const { capabilities } = await import('@kinora/studio/capabilities')
    const found = await capabilities()
    const models = await examineFolder(env)
    const engines = await examineFile(env)
    const { examineStore } = await import('../service/examine/examine-store.ts')
    const store = await examineStore(readSettings(env), systemClock)
    print({
      node: process.version,
      platform: `${process.platform} ${process.arch}`,
      store,
      capabilities: found,
      ...(models.loaded.length + models.refused.length > 0 && { models }),
      ...(engines.length > 0 && { engines }),
    })
    const isDamaged = found.some(one => one.problems.some(problem => problem.state === 'damaged'))
    const isTroubled = store.some(({ problem }) => problem !== '')
    const isRefused = models.refused.length > 0
    return isTroubled || isDamaged || isRefused || engines.some(({ problems }) => problems.length > 0) ? 1 : 0
  },
}

async function examineFolder(env: Environment): Promise<ExaminedModels> {
  const { examineModels } = await import('@kinora/studio/examine-models')
  const { createLog } = await import('../core/log.ts')
  const settings = readSettings(env)
  return examineModels(settings.KINORA_MODELS_DIR, { log: createLog('warn') })
}

async function examineFile(env: Environment): Promise<ExaminedEngine[]> {
  const { openOwnEngines } = await import('./engine-reports.ts')
  const { examineEngines } = await import('../service/examine/examine-engines.ts')
  const { settings, file, log } = openOwnEngines(env)
  return examineEngines(file, settings, log)
}
