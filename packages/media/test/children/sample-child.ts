// A child for the tests of the pool: does what a job says.
import type { FailureReason } from '../../src/core/failure-reason.ts'
import { ChildFailure } from '../../src/children/child-failure.ts'
import { serveJobs } from '../../src/children/serve-jobs.ts'

export type SampleJob =
  | { do: 'echo'; text: string }
  | { do: 'report'; percents: number[] }
  | { do: 'fail'; message: string; retryable: boolean; reason?: FailureReason }
  | { do: 'throw'; message: string }
  | { do: 'exit'; lastWords: string }
  | { do: 'environment' }
  | { do: 'arguments' }
  /** Keeps so much memory for as long as it lives. */
  | { do: 'hold'; bytes: number }
  /** Keeps a core busy, for ever unless told. */
  | { do: 'spin'; seconds?: number }
  | { do: 'identify' }
  /** Reports one percent to show that it has begun, then never ends. */
  | { do: 'hang' }

export type SampleResult = { pid: number; text: string }

const usedSeconds = (): number => (process.cpuUsage().user + process.cpuUsage().system) / 1e6
const held: Buffer[] = []

const answerWith = (text: string): SampleResult => ({ pid: process.pid, text })

serveJobs<SampleJob, SampleResult>(async (job, report) => {
  switch (job.do) {
    case 'echo':
      return answerWith(job.text)
    case 'report':
      for (const percent of job.percents) report(percent)
      return answerWith('reported')
    case 'fail':
      throw new ChildFailure(job.message, job.retryable, job.reason)
    case 'throw':
      throw new Error(job.message)
    case 'exit':
      process.stderr.write(job.lastWords)
      process.exit(3)
    case 'environment':
      return answerWith(JSON.stringify(process.env))
    case 'arguments':
      return answerWith(process.execArgv.join(' '))
    case 'hold':
      // Filled, or the system would not hand the pages out.
      held.push(Buffer.alloc(job.bytes, 1))
      return answerWith(`${held.length}`)
    case 'spin':
      while (usedSeconds() < (job.seconds ?? Number.POSITIVE_INFINITY)) crypto.randomUUID()
      return answerWith('spun')
    case 'identify': {
      const [uid, gid, groups] = [process.getuid?.(), process.getgid?.(), process.getgroups?.()]
      return answerWith(JSON.stringify({ uid, gid, groups }))
    }
    case 'hang':
      report(1)
      return new Promise<SampleResult>(() => undefined)
  }
})
