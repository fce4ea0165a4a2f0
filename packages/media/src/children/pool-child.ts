import { fork } from 'node:child_process'
import { getPriority, setPriority } from 'node:os'
import type { ChildAccount } from './child-account.ts'
import { ChildFailure, MachineFailure } from './child-failure.ts'
import { type ChildLimits, limited } from './child-limits.ts'
import { bundleOrModule } from './fresh-bundle.ts'
import type { FromChild, Outcome, ToChild } from './child-messages.ts'
import { watchTime } from './watch-time.ts'

export type JobOptions = {
  signal?: AbortSignal
  /**
   * Processor time from when a child begins the job. A job that exceeds it would exceed it again; a job on a busy
   * machine is not at fault.
   */
  timeoutMs: number
  /** Wall-clock time after which a starved job is ended and retried. */
  patienceMs?: number
  onProgress?: (percent: number) => void
}

/** A forked process that works on one job at a time. */
export type PoolChild<Job, Result> = {
  pid: number | undefined
  /** Resolves when the process is gone and nothing writes any more. */
  exited: Promise<void>
  isAlive(): boolean
  /** Resolves when everything is loaded; rejects if it ends before. */
  ready(): Promise<void>
  jobsBegun(): number
  /** Its memory after the last job. */
  residentBytes(): number
  /** Its processor time after the last job. */
  cpuSeconds(): number
  /** The end of its standard error, for the log. */
  lastWords(): string
  run(job: Job, options: JobOptions): Promise<Result>
  /** Kills it; a running job is rejected with `why`. */
  end(why: Error): Promise<void>
}

// Enough for a stack or the message of a native abort.
const MAX_STDERR_CHARACTERS = 2_000
// Children handle untrusted files: they get what a program needs to start, and no secrets.
const KEPT_ENVIRONMENT = [
  'PATH',
  'HOME',
  'TMPDIR',
  'LANG',
  'LD_LIBRARY_PATH',
  'DYLD_LIBRARY_PATH',
  // The studio's weights folder.
  'KINORA_MODELS_DIR',
  // Catalogues of furniture.
  'KINORA_CATALOGUES',
  // The studio's motion blur setting.
  'KINORA_MOTION_BLUR',
  // The compile cache, if set: it halves the load time.
  'NODE_COMPILE_CACHE',
]

// Requests and database writes come before rendering.
const NICENESS = 5
const LOWEST_PRIORITY = 19
// Signals for exceeded processor time: the job is at fault, not the machine.
const OUT_OF_TIME: readonly (string | null)[] = ['SIGXCPU']
// Signals that a job cannot cause: a person or the out-of-memory killer ended the process.
const FROM_OUTSIDE: readonly (string | null)[] = ['SIGKILL', 'SIGTERM', 'SIGHUP']

// The same input gives the same bytes. Maglev, V8's middle compiler, gave another number in one of some 150 clips on a busy
// machine: a mean of 0.026 became 0. Node 20 and 22 have it off, and it saves a twentieth of the time.
const EXACT = '--no-maglev'

type ChildOptions = { entry: string; limits: ChildLimits; account?: ChildAccount | undefined }

export function forkChild<Job, Result>({ entry, limits, account }: ChildOptions): PoolChild<Job, Result> {
  const { program, args } = limited(process.execPath, limits)
  const child = fork(bundleOrModule(entry), [], {
    ...account,
    execPath: program,
    execArgv: [...args, EXACT],
    env: Object.fromEntries(KEPT_ENVIRONMENT.flatMap(name => (process.env[name] ? [[name, process.env[name]]] : []))),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  if (child.pid !== undefined) giveWay(child.pid)
  let words = ''
  child.stderr?.on('data', chunk => (words = (words + String(chunk)).slice(-MAX_STDERR_CHARACTERS)))
  let begun = 0
  let residentBytes = 0
  let cpuSeconds = 0
  let isLoaded = false
  let atWork: AtWork<Result> | undefined
  let endedBy: Error | undefined
  const exited = new Promise<void>(resolve => {
    const end = (why: ChildFailure): void => {
      endedBy ??= why
      resolve()
    }
    // `close` follows `exit`: by then standard error has been read.
    child.once('close', (code, signal) => {
      const how = `a media child ${signal ? `was ended by ${signal}` : `ended with code ${code}`}`
      end(
        FROM_OUTSIDE.includes(signal) ? new MachineFailure(how) : new ChildFailure(how, !OUT_OF_TIME.includes(signal)),
      )
    })
    child.on('error', error => {
      if (child.pid === undefined) end(new MachineFailure(`a media child could not be started: ${error.message}`))
    })
  })

  const loaded = new Promise<void>(resolve => {
    child.on('message', (news: FromChild<Result>) => {
      if (news.type === 'ready') {
        isLoaded = true
        resolve()
      } else if (news.type === 'progress') atWork?.onProgress?.(news.percent)
      else {
        residentBytes = news.residentBytes
        cpuSeconds = news.cpuSeconds
        atWork?.onOutcome(news)
      }
    })
  })

  async function ready(): Promise<void> {
    await Promise.race([loaded, exited])
    if (endedBy) throw endedBy
  }

  function end(why: Error): Promise<void> {
    endedBy ??= why
    child.kill('SIGKILL')
    return exited
  }

  async function run(job: Job, { signal, timeoutMs, patienceMs, onProgress }: JobOptions): Promise<Result> {
    begun += 1
    const abort = (): void => void end(reasonOf(signal))
    const limits = { timeoutMs, patienceMs, hasBegun: () => isLoaded }
    const watch = watchTime(child.pid, limits, failure => void end(failure))
    signal?.addEventListener('abort', abort)
    try {
      const outcome = await Promise.race([outcomeOf(job, onProgress), exited])
      if (!outcome) throw endedBy
      if (outcome.type === 'failed') throw new ChildFailure(outcome.message, outcome.retryable, outcome.reason)
      return outcome.result
    } finally {
      watch.stop()
      signal?.removeEventListener('abort', abort)
      atWork = undefined
    }
  }

  function outcomeOf(job: Job, onProgress: JobOptions['onProgress']): Promise<Outcome<Result>> {
    return new Promise(onOutcome => {
      atWork = { onProgress, onOutcome }
      // A closed channel needs no handling: the exit event follows.
      child.send({ job } satisfies ToChild<Job>, () => undefined)
    })
  }

  return {
    pid: child.pid,
    exited,
    isAlive: () => endedBy === undefined,
    ready,
    jobsBegun: () => begun,
    residentBytes: () => residentBytes,
    cpuSeconds: () => cpuSeconds,
    lastWords: () => words,
    run,
    end,
  }
}

function giveWay(pid: number): void {
  try {
    setPriority(pid, Math.min(getPriority() + NICENESS, LOWEST_PRIORITY))
  } catch {
    // It has ended, or the system forbids it: then it keeps our priority.
  }
}

type AtWork<Result> = { onProgress: JobOptions['onProgress']; onOutcome: (outcome: Outcome<Result>) => void }

const reasonOf = (signal: AbortSignal | undefined): Error =>
  signal?.reason instanceof Error ? signal.reason : new ChildFailure('the job was aborted')
