import { flushCompileCache } from 'node:module'
import { ChildFailure } from './child-failure.ts'
import type { FromChild, ToChild } from './child-messages.ts'

/** Makes the result of one job; `report` takes the progress in percent. */
type Work<Job, Result> = (job: Job, report: (percent: number) => void) => Promise<Result>

/** The child's side of the pool: an entry file calls it once, and it works on the parent's jobs. */
export function serveJobs<Job, Result>(work: Work<Job, Result>): void {
  // SIGKILL instead of exit(), which waits for running native code or crashes in it.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  // Terminals and init systems signal the whole group; the parent decides whether a job may finish.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
  process.on('message', (message: ToChild<Job>) => {
    void answer(message.job, work)
  })
  tell({ type: 'ready' })
  // The cache is normally written at exit, which never comes here; does nothing without a cache.
  flushCompileCache()
}

async function answer<Job, Result>(job: Job, work: Work<Job, Result>): Promise<void> {
  let lastPercent = 0
  const report = (percent: number): void => {
    const whole = Math.floor(percent)
    if (whole <= lastPercent) return
    lastPercent = whole
    tell({ type: 'progress', percent: whole })
  }
  try {
    const result = await work(job, report)
    tell({ type: 'done', result, ...used() })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const { retryable, reason } = error instanceof ChildFailure ? error : { retryable: true }
    tell({ type: 'failed', message, retryable, ...used(), ...(reason !== undefined && { reason }) })
  }
  // Also what was loaded for the job.
  flushCompileCache()
}

/** Ends this process because of its job, which fails with the message and is not retried. */
export function giveUp(message: string): void {
  const end = (): boolean => process.kill(process.pid, 'SIGKILL')
  if (!process.send) end()
  else process.send({ type: 'failed', message, retryable: false, ...used() } satisfies FromChild<never>, end)
}

function used(): { residentBytes: number; cpuSeconds: number } {
  const { user, system } = process.cpuUsage()
  return { residentBytes: process.memoryUsage.rss(), cpuSeconds: (user + system) / 1e6 }
}

const tell = <Result>(message: FromChild<Result>): boolean | undefined => process.send?.(message)
