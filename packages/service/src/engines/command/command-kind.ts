import { access, constants, mkdir } from 'node:fs/promises'
import { basename } from 'node:path'
import type { EngineKind } from '../engine-kind.ts'
import { openCommand, ordersFolder } from './command-engine.ts'
import { COMMAND_PROPERTIES, type CommandSettings } from './command-settings.ts'
import { faultOfArguments } from './fill-arguments.ts'
import { findProgram } from './find-program.ts'
import { readEnvironment } from './read-environment.ts'

/** A program of the operator's. */
export const commandKind: EngineKind<CommandSettings> = {
  about: 'A program that is run for each order: the order on its standard input, files in a folder.',
  properties: COMMAND_PROPERTIES,
  required: ['command', 'makes'],
  isRemote: settings => settings.remote === true,
  makes: ({ makes }) => makes,
  check({ args = [], account }) {
    const fault = faultOfArguments(args)
    if (fault) throw new Error(fault)
    if (account && process.getuid?.() !== 0)
      throw new Error('account can be chosen only where the service runs as root')
  },
  open: openCommand,
  async examine(settings, tools) {
    const { env } = readEnvironment(settings.env, tools)
    const found = await findProgram(settings.command, { path: env['PATH'] ?? '', resolvePath: tools.resolvePath })
    const unfit = found ? [] : [{ what: 'command', why: `there is no program ${basename(settings.command)}` }]
    return [...unfit, ...(await examineFolder(ordersFolder(settings, tools)))]
  },
}

async function examineFolder(folder: string): Promise<{ what: string; why: string }[]> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK)
    return []
  } catch (error) {
    return [{ what: 'folder', why: `it cannot be written: ${(error as NodeJS.ErrnoException).code}` }]
  }
}
