import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import type { Order } from '@kinora/media/engine/contract'
import { createRedactor } from '../../core/redactor.ts'
import type { EngineTools } from '../engine-kind.ts'
import { leftOut } from '../remote/left-out.ts'
import { cancelJob, type Command, leaveJob, pollJob, startJob } from './command-jobs.ts'
import type { CommandSettings } from './command-settings.ts'
import { fillArguments } from './fill-arguments.ts'
import { createOrderFolders } from './order-folder.ts'
import { readEnvironment } from './program-environment.ts'

/** An engine that runs a program once for each order, in a separate folder. */
export function openCommand(settings: CommandSettings, tools: EngineTools): OpenEngine {
  const account = settings.account ?? tools.account
  const { env, secrets } = readEnvironment(settings.env, tools)
  const command: Command = {
    settings,
    tools,
    folders: createOrderFolders(ordersFolder(settings, tools), account),
    env,
    redact: createRedactor(secrets),
    account,
    jobs: new Map(),
  }
  return {
    name: tools.name,
    accepts: order => accepts(order, settings),
    leavesOut: order => leftOut(order, settings.ignores ?? []),
    isRemote: () => settings.remote === true,
    isResumable: true,
    place: async () => ({ order: randomUUID() }),
    start: (token, order) => startJob(command, token, order),
    poll: (token, order, context) => pollJob(command, token, order, context),
    cancel: token => cancelJob(command, String(token['order'])),
    leave: token => leaveJob(command, String(token['order'])),
    async stop() {
      await Promise.all([...command.jobs.keys()].map(id => leaveJob(command, id)))
    },
  }
}

const accepts = (order: Order, { makes, sources, args = [] }: CommandSettings): boolean =>
  makes.includes(order.kind) &&
  (order.kind !== 'video' || !sources || sources.includes(order.from.kind)) &&
  fillArguments(args, order) !== undefined

/** By default in the system's temporary folder, which survives processes but not the machine. */
export const ordersFolder = ({ folder }: CommandSettings, { name, resolvePath }: EngineTools): string =>
  folder === undefined
    ? join(tmpdir(), `kinora-commands-${process.getuid?.() ?? 0}`, name)
    : join(resolvePath(folder), name)
