import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import type { EngineContext, Order, Progress, Started, Token } from '@kinora/media/engine/contract'
import type { EngineTools } from '../engine-kind.ts'
import { leftOut } from '../far-side/left-out.ts'
import { createRedactor } from '../../core/redactor.ts'
import { cleanWords } from './clean-words.ts'
import { BadResult, collectResult } from './collect-result.ts'
import type { CommandSettings } from './command-settings.ts'
import { endProcesses } from './end-processes.ts'
import { fillArguments, spokenOrPrompt } from './fill-arguments.ts'
import { findProgram } from './find-program.ts'
import { createOrderFolders } from './order-folder.ts'
import { readEnvironment } from './read-environment.ts'
import { KILLED, type ProgramEnd, type RunningProgram, runProgram } from './run-program.ts'
import { failed, tellEnd, type ToldFailure } from './tell-end.ts'

type Job = {
  percent: number
  told?: ToldFailure
  running?: RunningProgram
  end?: ProgramEnd
  /** Never rejects. */
  settled: Promise<void>
  isLeft?: true
}

export const [TIMEOUT_SECONDS, MAX_BYTES] = [1_800, 4 * 2 ** 30]
const POLL_WAIT_MS = 1_000
const ENDED_WELL: ProgramEnd = { code: 0, lastWords: '' }

/** An engine that is a program: it is run once for each order, in a folder of the order's own. */
export function openCommand(settings: CommandSettings, tools: EngineTools): OpenEngine {
  const { command, args = [], makes, sources, stdin = 'order', ignores = [], remote = false } = settings
  const { timeoutSeconds = TIMEOUT_SECONDS, maxBytes = MAX_BYTES } = settings
  const { name, resolvePath, clock } = tools
  const account = settings.account ?? tools.account
  const folders = createOrderFolders(ordersFolder(settings, tools), account)
  const { env, secrets } = readEnvironment(settings.env, tools)
  const redact = createRedactor(secrets)
  const jobs = new Map<string, Job>()

  const accepts = (order: Order): boolean =>
    makes.includes(order.kind) &&
    (order.kind !== 'video' || !sources || sources.includes(order.from.kind)) &&
    fillArguments(args, order) !== undefined

  async function start(token: Token, order: Order): Promise<Started> {
    const filled = fillArguments(args, order)
    if (!filled) return failed(`the order has not all that the arguments of the program want`)
    const program = await findProgram(command, { path: env['PATH'] ?? '', resolvePath })
    if (!program) return failed(`there is no program ${basename(command)}`, false, 'ModelUnavailable')
    begin(String(token['order']), order, { program, args: filled })
    return { state: 'started', token }
  }

  function begin(id: string, order: Order, run: { program: string; args: string[] }): Job {
    const known = jobs.get(id)
    if (known) return known
    const job: Job = { percent: 0, settled: Promise.resolve() }
    jobs.set(id, job)
    job.settled = work(id, job, order, run).catch((error: Error) => {
      job.end = { code: 1, lastWords: `it could not be run: ${error.message}` }
    })
    return job
  }

  async function work(id: string, job: Job, order: Order, run: { program: string; args: string[] }): Promise<void> {
    if ((await folders.exitCode(id)) === 0) return void (job.end = ENDED_WELL)
    const again = await folders.has(id)
    // Ends a process that died silently, or one that has been replaced without knowing.
    await endProcesses(id)
    await folders.sweep(clock())
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

  async function poll(token: Token, order: Order, context: EngineContext): Promise<Progress> {
    const id = String(token['order'])
    const job = jobs.get(id) ?? (await resume(id, token, order))
    if (!job) return { state: 'lost', message: 'the folder of the order is gone' }
    if ('state' in job) return job
    const waited = new AbortController()
    await Promise.race([
      job.settled,
      delay(POLL_WAIT_MS, undefined, { signal: AbortSignal.any([waited.signal, context.signal]) }).catch(() => {}),
    ])
    waited.abort()
    if (!job.end) return { state: 'working', percent: job.percent }
    const verdict = await judge(id, job.end, job.told, order, context)
    jobs.delete(id)
    // The process that killed it may have run it again in the same folder.
    const isKilled = 'code' in job.end && job.end.code === KILLED
    if (verdict.state === 'failed' && !isKilled) await folders.remove(id)
    return verdict
  }

  /** Another process began it: what it made is taken, or the program is run again where it was. */
  async function resume(id: string, token: Token, order: Order): Promise<Job | Progress | undefined> {
    if (!(await folders.has(id))) return undefined
    const started = await start(token, order)
    return started.state === 'failed' ? started : jobs.get(id)
  }

  async function judge(
    id: string,
    end: ProgramEnd,
    told: ToldFailure | undefined,
    order: Order,
    { folder }: EngineContext,
  ): Promise<Progress> {
    if (!('code' in end) || end.code !== 0) return tellEnd(end, { told, redact, timeoutSeconds })
    try {
      return {
        state: 'done',
        ...(await collectResult(folders.files(id), order, { to: folder, maxBytes, redact })),
      }
    } catch (error) {
      // It names files as the program called them.
      if (error instanceof BadResult) return failed(cleanWords(error.message, redact))
      throw error
    }
  }

  return {
    name,
    accepts,
    leavesOut: order => leftOut(order, ignores),
    isRemote: () => remote,
    isResumable: true,
    place: async () => ({ order: randomUUID() }),
    start,
    poll,
    async cancel(token) {
      const id = String(token['order'])
      const job = jobs.get(id)
      if (job) job.isLeft = true
      await job?.running?.cancel()
      await job?.settled
      jobs.delete(id)
      await endProcesses(id)
      await folders.remove(id)
    },
    leave: token => leave(String(token['order'])),
    async stop() {
      await Promise.all([...jobs.keys()].map(leave))
    },
  }

  async function leave(id: string): Promise<void> {
    const job = jobs.get(id)
    if (!job) return
    job.isLeft = true
    await job.running?.leave()
    await job.settled
    jobs.delete(id)
  }
}

/** A line of what a program prints; one that is no news of this kind is the program's own business. */
function hear(job: Job, line: string): void {
  if (!line.startsWith('{')) return
  let news: { percent?: unknown; failed?: unknown }
  try {
    news = JSON.parse(line) as typeof news
  } catch {
    return
  }
  const { percent, failed: told } = news
  if (typeof percent === 'number' && Number.isFinite(percent))
    job.percent = Math.min(99, Math.max(job.percent, Math.round(percent)))
  if (typeof told === 'object' && told !== null) job.told = told
}

/** By default in the system's temporary folder: it survives processes, and need not survive the machine. */
export const ordersFolder = ({ folder }: CommandSettings, { name, resolvePath }: EngineTools): string =>
  folder === undefined
    ? join(tmpdir(), `kinora-commands-${process.getuid?.() ?? 0}`, name)
    : join(resolvePath(folder), name)
