import type { Log } from '../../core/log.ts'
import { ChildFailure } from './child-failure.ts'
import { forkChild, type JobOptions, type PoolChild } from './pool-child.ts'
import { createTurns } from './turns.ts'

export type ChildPool<Job, Result> = {
  /**
   * Rejects with the signal's reason after an abort, else with a ChildFailure. However it settles, no process works on
   * the job any more.
   */
  run(job: Job, options: JobOptions): Promise<Result>
  pids(): number[]
  /** Ends every child and rejects what is in work or waiting. */
  stop(): Promise<void>
}

// Native memory that a codec keeps is given back by ending its process; a fresh one costs half a second.
const JOBS_PER_CHILD = 50

/**
 * Keeps up to `children` warm processes of one entry file, each with one job at a time: a crash in native code then
 * costs one job and not the service. None is started before there is a job for it.
 */
export function createChildPool<Job, Result>(settings: {
  children: number
  /** Path of a file that calls `serveJobs`. */
  entry: string
  log: Log
  jobsPerChild?: number
}): ChildPool<Job, Result> {
  const { children, entry, log, jobsPerChild = JOBS_PER_CHILD } = settings
  const turns = createTurns(children)
  const alive = new Set<PoolChild<Job, Result>>()
  const idle: PoolChild<Job, Result>[] = []
  const stopped = new ChildFailure('the media children are stopped')
  let isStopped = false

  function fork(): PoolChild<Job, Result> {
    const child = forkChild<Job, Result>(entry)
    alive.add(child)
    log.debug({ pid: child.pid, entry }, 'media child started')
    void child.exited.then(() => {
      alive.delete(child)
      const at = idle.indexOf(child)
      if (at >= 0) idle.splice(at, 1)
    })
    return child
  }

  async function run(job: Job, options: JobOptions): Promise<Result> {
    await turns.take(options.signal)
    try {
      // Either may have happened between the turn being given and this line.
      options.signal?.throwIfAborted()
      if (isStopped) throw stopped
      return await runOn(idle.pop() ?? fork(), job, options)
    } finally {
      turns.give()
    }
  }

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
      if (child.isAlive() && child.jobsBegun() < jobsPerChild) idle.push(child)
      else await child.end(stopped)
    }
  }

  async function stop(): Promise<void> {
    isStopped = true
    turns.dismiss(stopped)
    await Promise.all([...alive].map(child => child.end(stopped)))
  }

  return { run, pids: () => [...alive].flatMap(child => child.pid ?? []), stop }
}
