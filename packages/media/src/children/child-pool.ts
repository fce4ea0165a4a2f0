import { MB } from '../core/units.ts'
import { availableParallelism } from 'node:os'
import type { Log } from '../core/log.ts'
import { createSemaphore } from '../core/semaphore.ts'
import type { ChildAccount } from './child-account.ts'
import { ChildFailure } from './child-failure.ts'
import { type ChildLimits, USUAL_LIMITS } from './child-limits.ts'
import { forkChild, type JobOptions, type PoolChild } from './pool-child.ts'

export type ChildPool<Job, Result> = {
  /**
   * Rejects with the signal's reason after an abort, otherwise with a ChildFailure. When it settles, no process works
   * on the job any more.
   */
  run(job: Job, options: JobOptions): Promise<Result>
  /** Starts all children now instead of with their first job, and resolves when they are idle. */
  warm(): Promise<void>
  pids(): number[]
  /** Ends every child and rejects running and waiting jobs. */
  stop(): Promise<void>
}

// Ending a process returns the native memory of its codecs; a new one costs half a second.
const JOBS_PER_CHILD = 50
// A child idles at 105 MB and holds some 360 MB after work at 1080p. One that holds more has met 4K or something odd
// and would keep it.
const MAX_RESIDENT_BYTES = 512 * MB
// The next job may need the same amount again.
const FIT_SHARE = 0.5

/**
 * Keeps up to `children` warm processes of one entry file, each with one job at a time, so that a crash in native code
 * costs one job. Children start with their first job or by `warm`, and are replaced after a number of jobs or when they
 * hold too much memory.
 */
export function createChildPool<Job, Result>(settings: {
  /** One per core by default: encoders run on one thread. */
  children?: number
  /** The path of a file that calls `serveJobs`. */
  entry: string
  log: Log
  jobsPerChild?: number
  maxResidentBytes?: number
  limits?: ChildLimits
  /** The account of the children; our own by default. */
  account?: ChildAccount | undefined
}): ChildPool<Job, Result> {
  const { children = availableParallelism(), entry, log } = settings
  const { jobsPerChild = JOBS_PER_CHILD, maxResidentBytes = MAX_RESIDENT_BYTES } = settings
  const { limits = USUAL_LIMITS, account } = settings
  const semaphore = createSemaphore(children)
  const alive = new Set<PoolChild<Job, Result>>()
  const idle: PoolChild<Job, Result>[] = []
  const stopped = new ChildFailure('the media children are stopped')
  let isStopped = false

  function fork(): PoolChild<Job, Result> {
    const child = forkChild<Job, Result>({ entry, limits, account })
    alive.add(child)
    log.debug({ pid: child.pid, entry }, 'media child started')
    void child.exited.then(() => {
      alive.delete(child)
      const at = idle.indexOf(child)
      if (at >= 0) idle.splice(at, 1)
    })
    return child
  }

  const run = (job: Job, options: JobOptions): Promise<Result> =>
    semaphore.run(() => {
      // Either may have happened since the turn was given.
      options.signal?.throwIfAborted()
      if (isStopped) throw stopped
      return runOn(idle.pop() ?? fork(), job, options)
    }, options.signal)

  async function runOn(child: PoolChild<Job, Result>, job: Job, options: JobOptions): Promise<Result> {
    try {
      return await child.run(job, options)
    } catch (error) {
      const isWanted = options.signal?.aborted || isStopped
      if (!child.isAlive() && !isWanted) {
        log.warn({ pid: child.pid, err: error, lastWords: child.lastWords() }, 'media child ended during a job')
      }
      throw error
    } finally {
      if (isFit(child)) idle.push(child)
      else await child.end(stopped)
    }
  }

  const isFit = (child: PoolChild<Job, Result>): boolean =>
    child.isAlive() &&
    child.jobsBegun() < jobsPerChild &&
    child.residentBytes() <= maxResidentBytes &&
    child.cpuSeconds() <= limits.cpuSeconds * FIT_SHARE

  /** Each start waits its turn like a job, so that there are never more processes than permits. */
  async function warm(): Promise<void> {
    await Promise.all(Array.from({ length: children }, () => semaphore.run(warmOne)))
  }

  async function warmOne(): Promise<void> {
    if (isStopped) throw stopped
    if (alive.size >= children) return
    const child = fork()
    await child.ready()
    idle.push(child)
  }

  async function stop(): Promise<void> {
    isStopped = true
    semaphore.dismiss(stopped)
    await Promise.all([...alive].map(child => child.end(stopped)))
  }

  return { run, warm, pids: () => [...alive].flatMap(child => child.pid ?? []), stop }
}
