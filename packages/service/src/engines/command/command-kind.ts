import { access, constants } from 'node:fs/promises'
import { basename } from 'node:path'
import { type ChildAccount, lowerAccount } from '@kinora/media/children/child-account'
import type { EngineKind, Unfit } from '../engine-kind.ts'
import { openCommand, ordersFolder } from './command-engine.ts'
import { COMMAND_PROPERTIES, type CommandSettings } from './command-settings.ts'
import { faultOfArguments } from './fill-arguments.ts'
import { findProgram, readEnvironment } from './program-environment.ts'
import { makeBase } from './order-folder.ts'

/** A program of the operator. */
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
    const folder = ordersFolder(settings, tools)
    const found = await findProgram(settings.command, { path: env['PATH'] ?? '', resolvePath: tools.resolvePath })
    const unfit = found ? [] : [{ what: 'command', why: `there is no program ${basename(settings.command)}` }]
    const account = settings.account ?? tools.account
    return [...unfit, ...(await examineFolder(folder, account)), ...(await examineRights(found, folder, account))]
  },
}

/** An unprivileged user must have access to the program and its folder. */
async function examineRights(
  program: string | undefined,
  folder: string,
  account: ChildAccount | undefined,
): Promise<Unfit[]> {
  if (!account || !program) return []
  const closed = await lowerAccount({ read: [program], enter: [folder] }).catch(() => undefined)
  if (!closed || !('closedAt' in closed)) return []
  return [{ what: 'account', why: `the user ${account.uid} cannot get past ${closed.closedAt}` }]
}

async function examineFolder(folder: string, account: ChildAccount | undefined): Promise<Unfit[]> {
  try {
    await makeBase(folder, account)
    await access(folder, constants.W_OK)
    return []
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    return [{ what: 'folder', why: `it cannot be written: ${code ?? message}` }]
  }
}
