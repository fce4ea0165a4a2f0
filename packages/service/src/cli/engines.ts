import { examineEngines, listRoutes } from '../service/examine-engines.ts'
import { openCatalog } from '../service/open-catalog.ts'
import { openStore } from '../service/open-store.ts'
import { readSettings } from '../service/settings.ts'
import { findEngineDays } from '../store/engine-days.ts'
import { inspectEngine } from './engines-inspect.ts'
import { type Command, type Environment, print } from './command.ts'
import { openOwnEngines } from './open-own-engines.ts'

/** Shows who makes what, and asks the engines whether they can. */
export const engines: Command = {
  summary: 'Show which engine makes what; ask engines whether they can',
  usage: 'engines\nengines test [NAME]\nengines counts\nengines inspect WORKFLOW.json [--write]',
  help: () => `usage:
engines
engines test [NAME]
engines counts
engines inspect WORKFLOW.json [--write]

Show the engines of KINORA_ENGINES_FILE, and for every generator and model who makes it, the preferred first; or ask the
engines of the file, or one of them, whether they could make something now. Exit code 1 when one could not.
Or print what engines were given, failed and cost on each of the last seven days, and of how many orders it was not known
whether they had been taken.
Or look at a ComfyUI workflow (an API-format export) and propose its slots file; --write puts it beside the workflow.
`,
  async run([verb, ...args], env) {
    if (verb === undefined) return show(env)
    if (verb === 'test' && args.length <= 1) return test(env, args[0])
    if (verb === 'counts' && args.length === 0) return counts(env)
    if (verb === 'inspect') return inspectEngine(args)
    throw new Error(
      `engines takes nothing, test [NAME], counts or inspect WORKFLOW.json; got ${JSON.stringify([verb, ...args].join(' '))}`,
    )
  },
}

async function counts(env: Environment): Promise<number> {
  const store = await openStore(readSettings(env))
  try {
    print({ days: await findEngineDays(store.db, new Date(store.clock())) })
    return 0
  } finally {
    await store.close()
  }
}

function show(env: Environment): number {
  const { settings, file } = openOwnEngines(env)
  const current = file.current()
  print({
    file: current ? file.path : 'none: the built-in engines make everything',
    engines: Object.entries(current?.engines ?? {}).map(([engine, { kind, limits = {} }]) => ({
      engine,
      kind,
      limits,
    })),
    builtIn: settings.KINORA_ENGINES,
    routes: listRoutes(openCatalog(settings), file, settings.KINORA_ENGINES),
  })
  return 0
}

async function test(env: Environment, name: string | undefined): Promise<number> {
  const { settings, file, log } = openOwnEngines(env)
  const known = Object.keys(file.current()?.engines ?? {})
  if (name !== undefined && !known.includes(name))
    throw new Error(`there is no engine ${JSON.stringify(name)} in the file; there are ${known.join(', ') || 'none'}`)
  const examined = await examineEngines(file, settings, log, name)
  print({ engines: examined.map(({ problems, ...one }) => ({ ...one, isFit: problems.length === 0, problems })) })
  return examined.some(({ problems }) => problems.length > 0) ? 1 : 0
}
