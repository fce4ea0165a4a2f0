import { existsSync, writeFileSync } from 'node:fs'
import { examineEngines, listRoutes } from '../service/examine/examine-engines.ts'
import { openCatalog } from '../service/open/open-catalog.ts'
import { type Environment, print } from './command.ts'
import { openStore } from '../service/open/open-store.ts'
import { readSettings, type Settings } from '../service/settings.ts'
import { findEngineDays } from '../store/engine-days.ts'
import { inspectWorkflow } from '../engines/comfyui/workflow/inspect-workflow.ts'
import { readJson } from '../engines/comfyui/workflow/load-workflow.ts'
import { createLog, type Log } from '../core/log.ts'
import { type OpenEnginesFile, openEnginesFile } from '../service/open/open-engines-file.ts'

/** `kinora engines`: the engines of the file, and the routes. */
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

/** `kinora engines test`: checks whether the engines of the file, or one of them, can work now. */
export async function testEngines(env: Environment, name: string | undefined): Promise<number> {
  const { settings, file, log } = openOwnEngines(env)
  const known = Object.keys(file.current()?.engines ?? {})
  if (name !== undefined && !known.includes(name))
    throw new Error(`there is no engine ${JSON.stringify(name)} in the file; there are ${known.join(', ') || 'none'}`)
  const examined = await examineEngines(file, settings, log, name)
  print({ engines: examined.map(({ problems, ...one }) => ({ ...one, isFit: problems.length === 0, problems })) })
  return examined.some(({ problems }) => problems.length > 0) ? 1 : 0
}

/** `kinora engines counts`: orders, failures and costs of each engine for the last days. */
export async function countEngineDays(env: Environment): Promise<number> {
  const store = await openStore(readSettings(env))
  try {
    print({ days: await findEngineDays(store.db, new Date(store.clock())) })
    return 0
  } finally {
    await store.close()
  }
}

/**
 * `kinora engines inspect`: proposes the slots file of a ComfyUI workflow and, on request, writes it beside the
 * workflow.
 */
export async function inspectEngine(positionals: string[], isWritten: boolean): Promise<number> {
  const [path, ...others] = positionals
  if (path === undefined || others.length > 0)
    throw new Error(`WORKFLOW.json expected, got ${JSON.stringify(positionals)}`)
  const { slots, notes } = inspectWorkflow(readJson(path))
  for (const note of notes) process.stderr.write(`${note}\n`)
  print(slots)
  if (isWritten) writeNew(path.replace(/(\.json)?$/, '.slots.json'), slots)
  return 0
}

/** Never overwrites a file that may have been edited. */
function writeNew(path: string, slots: object): void {
  if (existsSync(path)) throw new Error(`${path} is there already; remove it first`)
  writeFileSync(path, `${JSON.stringify(slots, null, 2)}\n`)
}

/** Opens the engines file that the environment names. */
export function openOwnEngines(env: Environment): { settings: Settings; file: OpenEnginesFile; log: Log } {
  const settings = readSettings(env)
  const log = createLog(settings.KINORA_LOG_LEVEL)
  const file = openEnginesFile({ path: settings.KINORA_ENGINES_FILE, builtIn: settings.KINORA_ENGINES, env, log })
  return { settings, file, log }
}
