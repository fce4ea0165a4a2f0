import { fork } from 'node:child_process'
import { getPriority, setPriority } from 'node:os'
import type { ChildAccount } from './child-account.ts'
import { ChildFailure, MachineFailure } from './child-failure.ts'
import { type ChildLimits, limited } from './child-limits.ts'
import type { FromChild, Outcome, ToChild } from './child-messages.ts'
import { watchTime } from './watch-time.ts'

export type JobOptions = {
  signal?: AbortSignal
  /**
   * Of the processor's time, counted from when a child begins, not from when the job was handed in. A job that uses more is
   * ended and would use as much again; one that a busy machine keeps waiting is not at fault.
   */
  timeoutMs: number
  /** On the clock, after which a job that was given too little time to work is ended, to be tried again. */
  patienceMs?: number
  onProgress?: (percent: number) => void
}

/** One forked process that works on one job at a time. */
export type PoolChild<Job, Result> = {
  pid: number | undefined
  /** Settles when the process is gone, so that nothing writes any more; then never works again. */
  exited: Promise<void>
  isAlive(): boolean
  /** Resolves when it has loaded all it needs; rejects if it ends before. */
  ready(): Promise<void>
  jobsBegun(): number
  /** What it held after its last job. */
  residentBytes(): number
  /** What it had used after its last job. */
  cpuSeconds(): number
  /** The end of what it wrote to standard error, for the log. */
  lastWords(): string
  run(job: Job, options: JobOptions): Promise<Result>
  /** Kills it; a job in work is rejected with `why`. */
  end(why: Error): Promise<void>
}

// A stack or the message of a native abort fits.
const MAX_STDERR_CHARACTERS = 2_000
// A child handles files from strangers: it gets what a program needs to start, and no secret of the service.
const KEPT_ENVIRONMENT = [
  'PATH',
  'HOME',
  'TMPDIR',
  'LANG',
  'LD_LIBRARY_PATH',
  'DYLD_LIBRARY_PATH',
  // Where the studio finds weights that npm did not bring.
  'KINORA_MODELS_DIR',
  // And catalogues of furniture.
  'KINORA_CATALOGUES',
  // Whether clips are drawn as with an open shutter though no words ask for it.
  'KINORA_MOTION_BLUR',
  // Where compiled code is kept, if somebody wants it kept: a child is loaded in half the time.
  'NODE_COMPILE_CACHE',
]

// Requests are answered and rows written before frames are drawn.
const NICENESS = 5
const LOWEST_PRIORITY = 19
// What a process gets that has used all the time it may: its job is at fault, not the machine.
const OUT_OF_TIME: readonly (string | null)[] = ['SIGXCPU']
// What nothing in a job can bring about: somebody, or a system that is out of memory, ended the process.
const FROM_OUTSIDE: readonly (string | null)[] = ['SIGKILL', 'SIGTERM', 'SIGHUP']

type ChildMeans = { entry: string; limits: ChildLimits; account?: ChildAccount | undefined }

export function forkChild<Job, Result>({ entry, limits, account }: ChildMeans): PoolChild<Job, Result> {
  const { program, args } = limited(process.execPath, limits)
  const child = fork(entry, [], {
    ...account,
    execPath: program,
    execArgv: args,
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
    // Later than `exit`: by then its last words have been read.
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
      // Nothing to do about a channel that is closed: the exit that closed it is about to be heard of.
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
    // It has ended already, or the system does not let us: then it is as important as we are.
  }
}

type AtWork<Result> = { onProgress: JobOptions['onProgress']; onOutcome: (outcome: Outcome<Result>) => void }

const reasonOf = (signal: AbortSignal | undefined): Error =>
  signal?.reason instanceof Error ? signal.reason : new ChildFailure('the job was aborted')
