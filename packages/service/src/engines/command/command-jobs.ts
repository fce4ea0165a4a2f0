import { basename } from 'node:path'
import type { ChildAccount } from '@kinora/media/children/child-account'
import type { EngineContext, Order, Progress, Started, Token } from '@kinora/media/engine/contract'
import { parseBoundedJson } from '../../core/parse-bounded-json.ts'
import { isRecord } from '@kinora/media/core/is-record'
import { fieldsOf } from '../../core/shape.ts'
import type { Redact } from '../../core/redactor.ts'
import type { EngineTools } from '../engine-kind.ts'
import { settledWithin } from '../remote/wait-between-polls.ts'
import { cleanMessage, failed, describeFailure, type ReportedFailure } from './describe-failure.ts'
import { BadResult, collectResult } from './collect-result.ts'
import type { CommandSettings } from './command-settings.ts'
import { endProcesses } from './end-processes.ts'
import { fillArguments, spokenOrPrompt } from './fill-arguments.ts'
import { findProgram } from './program-environment.ts'
import type { OrderFolders } from './order-folder.ts'
import { KILLED, type ProgramEnd, type RunningProgram, runProgram } from './run-program.ts'

type Job = {
  percent: number
  told?: ReportedFailure
  running?: RunningProgram
  end?: ProgramEnd
  /** Never rejects. */
  settled: Promise<void>
  isLeft?: true
}

/** An operator's program and its running orders. */
export type Command = {
  settings: CommandSettings
  tools: EngineTools
  folders: OrderFolders
  env: Record<string, string>
  redact: Redact
  account: ChildAccount | undefined
  jobs: Map<string, Job>
}

type Run = { program: string; args: string[] }

export const [TIMEOUT_SECONDS, MAX_BYTES] = [1_800, 4 * 2 ** 30]
const POLL_WAIT_MS = 1_000
const ENDED_WELL: ProgramEnd = { code: 0, lastWords: '' }

export async function startJob(command: Command, token: Token, order: Order): Promise<Started> {
  const { settings, tools, env } = command
  const args = fillArguments(settings.args ?? [], order)
  if (!args) return failed('the arguments of the program need more than the order has')
  const { resolvePath } = tools
  const program = await findProgram(settings.command, { path: env['PATH'] ?? '', resolvePath })
  if (!program) return failed(`there is no program ${basename(settings.command)}`, false, 'ModelUnavailable')
  begin(command, String(token['order']), order, { program, args })
  return { state: 'started', token }
}

function begin(command: Command, id: string, order: Order, run: Run): void {
  if (command.jobs.has(id)) return
  const job: Job = { percent: 0, settled: Promise.resolve() }
  command.jobs.set(id, job)
  job.settled = work(command, id, job, order, run).catch((error: Error) => {
    job.end = { code: 1, lastWords: `it could not be run: ${error.message}` }
  })
}

async function work(command: Command, id: string, job: Job, order: Order, run: Run): Promise<void> {
  const { settings, tools, folders, env, account } = command
  const { stdin = 'order', timeoutSeconds = TIMEOUT_SECONDS, maxBytes = MAX_BYTES } = settings
  if ((await folders.exitCode(id)) === 0) return void (job.end = ENDED_WELL)
  const again = await folders.has(id)
  // Ends a stuck process, or one that was replaced without noticing.
  await endProcesses(id)
  await folders.sweep(tools.clock())
  const folder = await folders.prepare(id)
  if (job.isLeft) return
  const input = stdin === 'words' ? spokenOrPrompt(order) : `${JSON.stringify({ order, folder, again })}\n`
  job.running = runProgram({
    ...run,
    order: id,
    env: { HOME: folder, TMPDIR: folder, ...env },
    folder,
    input,
    timeoutMs: timeoutSeconds * 1_000,
    maxFileBytes: maxBytes,
    account,
    onLine: line => hear(job, line),
  })
  job.end = await job.running.ended
}

/** Reads a progress or failure line of a program. Other lines are ignored. */
function hear(job: Job, line: string): void {
  if (!line.startsWith('{')) return
  const { percent, failed: told } = fieldsOf(parseBoundedJson(line))
  if (typeof percent === 'number' && Number.isFinite(percent))
    job.percent = Math.min(99, Math.max(job.percent, Math.round(percent)))
  if (isRecord(told)) job.told = told
}

export async function pollJob(command: Command, token: Token, order: Order, context: EngineContext): Promise<Progress> {
  const { jobs, folders } = command
  const id = String(token['order'])
  const job = jobs.get(id) ?? (await resume(command, id, token, order))
  if (!job) return { state: 'lost', message: 'the folder of the order is gone' }
  if ('state' in job) return job
  await settledWithin(POLL_WAIT_MS, job.settled, context.signal)
  if (!job.end) return { state: 'working', percent: job.percent }
  const verdict = await judge(command, id, { end: job.end, told: job.told }, order, context)
  jobs.delete(id)
  // The process that killed it may already have run the program again in the same folder.
  const isKilled = 'code' in job.end && job.end.code === KILLED
  if (verdict.state === 'failed' && !isKilled) await folders.remove(id)
  return verdict
}

/** Takes over an order that another process began: uses its result, or runs the program again in the same folder. */
async function resume(command: Command, id: string, token: Token, order: Order): Promise<Job | Progress | undefined> {
  if (!(await command.folders.has(id))) return undefined
  const started = await startJob(command, token, order)
  return started.state === 'failed' ? started : command.jobs.get(id)
}

async function judge(
  { settings, folders, redact }: Command,
  id: string,
  { end, told }: { end: ProgramEnd; told: ReportedFailure | undefined },
  order: Order,
  { folder }: EngineContext,
): Promise<Progress> {
  const { timeoutSeconds = TIMEOUT_SECONDS, maxBytes = MAX_BYTES } = settings
  if (!('code' in end) || end.code !== 0) return describeFailure(end, { told, redact, timeoutSeconds })
  try {
    return { state: 'done', ...(await collectResult(folders.files(id), order, { to: folder, maxBytes, redact })) }
  } catch (error) {
    // The message contains the program's file names.
    if (error instanceof BadResult) return failed(cleanMessage(error.message, redact))
    throw error
  }
}

export async function cancelJob({ jobs, folders }: Command, id: string): Promise<void> {
  const job = jobs.get(id)
  if (job) job.isLeft = true
  await job?.running?.cancel()
  await job?.settled
  jobs.delete(id)
  await endProcesses(id)
  await folders.remove(id)
}

/** Stops work on an order in this process; another one may take it over. */
export async function leaveJob({ jobs }: Command, id: string): Promise<void> {
  const job = jobs.get(id)
  if (!job) return
  job.isLeft = true
  await job.running?.leave()
  await job.settled
  jobs.delete(id)
}
