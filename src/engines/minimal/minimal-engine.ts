import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Reason } from '../../core/errors.ts'
import type { Log } from '../../core/log.ts'
import { ChildFailure } from '../../media/children/child-failure.ts'
import { createChildPool } from '../../media/children/child-pool.ts'
import type { Engine, EngineContext, MadeFile, Order, Progress, Token } from '../contract.ts'
import type { MakeOrder } from './make-order.ts'
import { isMakeable } from './is-makeable.ts'

export type MinimalEngine = Engine & {
  childPids(): number[]
  /** Ends the children; orders in work fail, worth another try, and their files are gone when this settles. */
  stop(): Promise<void>
}

type Job = { progress: Progress; settled: Promise<void>; stop: AbortController }

const POLL_WAIT_MS = 1_000
// An order of a second takes a fraction of one; this is for a machine that has a hundred times as much to do.
const BASE_TIMEOUT_MS = 120_000
const TIMEOUT_MS_PER_SECOND = 10_000
// How many ended orders can still be asked about; each is some hundred bytes.
const MAX_ENDED = 1_000

class Cancelled extends Error {}

/** Makes real, small files of every kind from the order's words alone: moving colours and soft tones. */
export function createMinimalEngine(settings: { children: number; log: Log; pollWaitMs?: number }): MinimalEngine {
  const { children, log, pollWaitMs = POLL_WAIT_MS } = settings
  const pool = createChildPool<MakeOrder, void>({ children, log, entry: join(import.meta.dirname, 'child.ts') })
  const jobs = new Map<string, Job>()
  const ended: string[] = []

  async function start(order: Order, { signal, folder }: EngineContext): Promise<Token> {
    if (!isMakeable(order)) throw new RangeError(`the minimal engine cannot make this ${order.kind}`)
    const id = randomUUID()
    const stop = new AbortController()
    const job: Job = { progress: { state: 'working', percent: 0 }, settled: Promise.resolve(), stop }
    job.settled = work(job, order, folder, AbortSignal.any([signal, stop.signal])).then(() => forgetOldest(id))
    jobs.set(id, job)
    return { job: id }
  }

  /** Never rejects: what went wrong is the job's last progress. */
  async function work(job: Job, order: Order, folder: string, signal: AbortSignal): Promise<void> {
    const files = filesOf(order, folder)
    const onProgress = (percent: number): void => void (job.progress = { state: 'working', percent })
    try {
      await pool.run({ order, files }, { signal, timeoutMs: timeoutMsOf(order), onProgress })
      job.progress = { state: 'done', files }
    } catch (error) {
      await Promise.allSettled(files.map(file => rm(file.path, { force: true })))
      job.progress = failureOf(error, order)
    }
  }

  function forgetOldest(id: string): void {
    ended.push(id)
    if (ended.length > MAX_ENDED) jobs.delete(ended.shift() ?? '')
  }

  async function poll(token: Token): Promise<Progress> {
    const job = jobs.get(String(token['job']))
    if (!job) return failed('the order is not known any more: the process that worked on it has ended')
    if (job.progress.state === 'working') {
      const waited = new AbortController()
      await Promise.race([job.settled, delay(pollWaitMs, undefined, { signal: waited.signal }).catch(() => undefined)])
      waited.abort()
    }
    return job.progress
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
    name: 'minimal',
    accepts: isMakeable,
    start,
    poll,
    cancel,
    childPids: () => pool.pids(),
    stop,
  }
}

function filesOf(order: Order, folder: string): MadeFile[] {
  switch (order.kind) {
    case 'video':
      return [
        { role: 'result', path: join(folder, 'result.mp4'), format: 'mp4' },
        { role: 'cover', path: join(folder, 'cover.jpg'), format: 'jpg' },
      ]
    case 'image':
      return [{ role: 'result', path: join(folder, 'result.png'), format: 'png' }]
    case 'speech':
    case 'music':
      return [{ role: 'result', path: join(folder, 'result.mp3'), format: 'mp3' }]
  }
}

function timeoutMsOf(order: Order): number {
  // A character of speech takes half a second at most.
  const seconds = order.kind === 'speech' ? order.text.length / 2 : order.kind === 'image' ? 0 : order.seconds
  return BASE_TIMEOUT_MS + seconds * TIMEOUT_MS_PER_SECOND
}

const failed = (message: string, retryable = true, code: Reason = 'EngineFailure'): Progress => ({
  state: 'failed',
  code,
  message,
  retryable,
})

function failureOf(error: unknown, order: Order): Progress {
  if (error instanceof Cancelled) return failed('cancelled', false, 'UserCancelled')
  const why = error instanceof Error ? error.message : String(error)
  const retryable = error instanceof ChildFailure ? error.retryable : true
  return failed(`could not make the ${order.kind}: ${why}`, retryable)
}
