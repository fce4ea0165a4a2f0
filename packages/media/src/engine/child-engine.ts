import { randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { FailureReason } from '../core/failure-reason.ts'
import type { Log } from '../core/log.ts'
import type { ChildAccount } from '../children/child-account.ts'
import { ChildFailure } from '../children/child-failure.ts'
import { createChildPool } from '../children/child-pool.ts'
import type {
  Engine,
  EngineContext,
  Made,
  Order,
  OrderPasses,
  OrderPreview,
  OrderStills,
  Progress,
  StartContext,
  Started,
  Token,
  WantedPasses,
  WantedStills,
} from './contract.ts'

/**
 * The job of a child: an order and a private folder for its files, or an order to preview or to draw stills of. Files in
 * the shared folder help other children and may disappear at any time.
 */
export type OrderJob = {
  order: Order
  folder: string
  shared?: string
  preview?: true
  stills?: WantedStills
  passes?: WantedPasses
}

/** The child's answer. */
export type OrderResult = Made & Partial<Pick<OrderStills, 'stills' | 'sheet'>> & Partial<OrderPasses>

export type ChildEngine = Engine & {
  childPids(): number[]
  /** Ends the children; running orders fail as retryable, and their files are deleted when this resolves. */
  stop(): Promise<void>
}

type ChildEngineSettings = {
  name: string
  /** The path of a file that serves OrderJobs. */
  entry: string
  accepts: (order: Order) => boolean
  timeoutMsOf: (order: Order) => number
  children: number
  /** The memory that a child may hold between orders before it is replaced: its models, and the same amount again. */
  maxResidentBytes?: number
  /** Orders before a child is replaced: fewer if it may leak, more if it starts slowly. */
  jobsPerChild?: number
  /** True if its children can preview orders. */
  previews?: boolean
  /** True if its children render scene documents. */
  takesScenes?: boolean
  /** A folder that its children share; it need not exist yet. */
  sharedFolder?: string | undefined
  /** Starts children before the first order, and again after one was replaced. */
  keepsWarm?: boolean
  log: Log
  account?: ChildAccount | undefined
  pollWaitMs?: number
}

type Job = { progress: Progress; settled: Promise<void>; stop: AbortController }

const POLL_WAIT_MS = 1_000
// A preview renders nothing: parsing takes 2 s, and loading the picture models a few more.
const PREVIEW_MS = 30_000
// A dozen small pictures take a second each after the first.
const STILLS_MS = 60_000
// Ended orders that can still be queried; each takes some hundred bytes.
const MAX_ENDED = 1_000

class Cancelled extends Error {}

/** An engine with child processes, each of which makes one order at a time. */
export function createChildEngine(settings: ChildEngineSettings): ChildEngine {
  const { name, entry, accepts, timeoutMsOf, children, log, pollWaitMs = POLL_WAIT_MS } = settings
  const { maxResidentBytes, jobsPerChild, keepsWarm = false, previews = false, takesScenes = false, account } = settings
  const common = settings.sharedFolder === undefined ? {} : { shared: settings.sharedFolder }
  const pool = createChildPool<OrderJob, OrderResult>({
    children,
    log,
    entry,
    account,
    ...(maxResidentBytes !== undefined && { maxResidentBytes }),
    ...(jobsPerChild !== undefined && { jobsPerChild }),
  })
  const jobs = new Map<string, Job>()
  const ended: string[] = []
  warmUp()

  async function start(token: Token, order: Order, { signal, folder }: StartContext): Promise<Started> {
    if (!accepts(order)) throw new RangeError(`the ${name} engine cannot make this ${order.kind}`)
    const id = String(token['job'])
    if (jobs.has(id)) return { state: 'started', token }
    const stop = new AbortController()
    const job: Job = { progress: { state: 'working', percent: 0 }, settled: Promise.resolve(), stop }
    job.settled = work(job, order, folder, AbortSignal.any([signal, stop.signal])).then(() => forgetOldest(id))
    jobs.set(id, job)
    return { state: 'started', token }
  }

  /** Never rejects: an error becomes the job's last progress. */
  async function work(job: Job, order: Order, folder: string, signal: AbortSignal): Promise<void> {
    const onProgress = (percent: number): void => void (job.progress = { state: 'working', percent })
    try {
      const made = await pool.run({ order, folder, ...common }, { signal, timeoutMs: timeoutMsOf(order), onProgress })
      job.progress = { state: 'done', ...made }
    } catch (error) {
      await emptyFolder(folder).catch(() => undefined)
      job.progress = failureOf(error, order)
    }
    warmUp()
  }

  /** A child that cannot start is tried again with the next order, which reports the error. */
  function warmUp(): void {
    if (keepsWarm) void pool.warm().catch(() => undefined)
  }

  function forgetOldest(id: string): void {
    ended.push(id)
    if (ended.length > MAX_ENDED) jobs.delete(ended.shift() ?? '')
  }

  async function poll(token: Token): Promise<Progress> {
    const job = jobs.get(String(token['job']))
    if (!job) return { state: 'lost', message: 'the process that worked on the order has ended' }
    if (job.progress.state === 'working') {
      const waited = new AbortController()
      await Promise.race([job.settled, delay(pollWaitMs, undefined, { signal: waited.signal }).catch(() => undefined)])
      waited.abort()
    }
    return job.progress
  }

  async function preview(order: Order, { signal, folder }: EngineContext): Promise<OrderPreview> {
    const job: OrderJob = { order, folder, ...common, preview: true }
    const timeoutMs = Math.min(timeoutMsOf(order), PREVIEW_MS)
    const { files: _none, ...told } = await pool.run(job, { signal, timeoutMs })
    return told
  }

  async function stills(order: Order, wanted: WantedStills, context: EngineContext): Promise<OrderStills> {
    const job: OrderJob = { order, folder: context.folder, ...common, stills: wanted }
    const timeoutMs = Math.min(timeoutMsOf(order), STILLS_MS)
    const { files: _none, stills: drawn = [], ...told } = await pool.run(job, { signal: context.signal, timeoutMs })
    return { ...told, stills: drawn }
  }

  async function passes(order: Order, wanted: WantedPasses, context: EngineContext): Promise<OrderPasses> {
    const job: OrderJob = { order, folder: context.folder, ...common, passes: wanted }
    const { passes: made = [] } = await pool.run(job, { signal: context.signal, timeoutMs: timeoutMsOf(order) })
    return { passes: made }
  }

  async function cancel(token: Token): Promise<void> {
    const job = jobs.get(String(token['job']))
    job?.stop.abort(new Cancelled())
    await job?.settled
  }

  async function stop(): Promise<void> {
    await pool.stop()
    await Promise.all([...jobs.values()].map(job => job.settled))
  }

  return {
    name,
    accepts,
    takesScenes,
    place: async () => ({ job: randomUUID() }),
    start,
    poll,
    cancel,
    leave: cancel,
    ...(previews && { preview, stills, passes }),
    childPids: () => pool.pids(),
    stop,
  }
}

async function emptyFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true })
}

const failed = (message: string, retryable = true, code: FailureReason = 'EngineFailure'): Progress => ({
  state: 'failed',
  code,
  message,
  retryable,
})

function failureOf(error: unknown, order: Order): Progress {
  if (error instanceof Cancelled) return failed('cancelled', false, 'UserCancelled')
  const why = error instanceof Error ? error.message : String(error)
  const { retryable, reason } = error instanceof ChildFailure ? error : { retryable: true }
  return failed(`could not make the ${order.kind}: ${why}`, retryable, reason)
}
