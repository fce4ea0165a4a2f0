import { listRoutes } from '../service/examine-engines.ts'
import { openCatalog } from '../service/open-catalog.ts'
import { type Environment, print } from './command.ts'
import { openOwnEngines } from './open-own-engines.ts'

/** `kinora engines`: the engines of the file, and who makes what. */
export function listEngines(env: Environment): number {
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
