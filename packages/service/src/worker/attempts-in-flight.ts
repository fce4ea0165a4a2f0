import type { Clock } from '../core/clock.ts'
import type { Log } from '../core/log.ts'
import { type Metrics, NO_METRICS } from '../metrics/metrics.ts'
import { traced, type Span, type Tracing } from '../tracing/tracing.ts'
import type { TaskRow } from '../store/tasks/task-row.ts'
import type { RenderSlots } from './slots/render-slots.ts'
import type { AttemptContext } from './plan-context.ts'
import type { Outcome } from './run-attempt.ts'

export type AttemptInFlight = {
  task: TaskRow
  abort: AbortController
  percent: number
  /** The progress last written to the database. */
  writtenPercent: number
  /** Resolves when the attempt is over and its outcome is written. */
  done: Promise<void>
}

type AttemptsInFlight = {
  begin: (task: TaskRow) => void
  list(): AttemptInFlight[]
  /** Waits this long, then aborts the remaining attempts. Resolves when all are over. */
  finish(patienceMs: number): Promise<void>
}

export type AttemptRunner = {
  slots: Pick<RenderSlots, 'begin'>
  run: (task: TaskRow, own: Pick<AttemptContext, 'signal' | 'report' | 'seat' | 'madeBy' | 'log'>) => Promise<Outcome>
  /** Writes the outcome; resolves to whether the task ended. */
  conclude: (task: TaskRow, outcome: Outcome) => Promise<boolean>
  clock: Clock
  log: Log
  metrics?: Metrics | undefined
  tracing?: Tracing | undefined
}

/** Runs attempts: each has its own seat and signal until its outcome is written. */
export function createAttemptsInFlight(runner: AttemptRunner): AttemptsInFlight {
  const { slots, run, conclude, clock, log: base, metrics = NO_METRICS, tracing } = runner
  // A task may be here twice: a superseded attempt and its successor.
  const running = new Set<AttemptInFlight>()
  return {
    begin(task) {
      const abort = new AbortController()
      const entry: AttemptInFlight = { task, abort, percent: 0, writtenPercent: 0, done: Promise.resolve() }
      running.add(entry)
      const seat = slots.begin(task.account_id, task.lane)
      const engines = new Set<string>()
      const report = (percent: number): void => {
        entry.percent = Math.max(entry.percent, percent)
      }
      const madeBy = (engine: string): void => void engines.add(engine)
      const work = async (span: Span | undefined): Promise<Outcome> => {
        const log = span ? base.child(span.ids) : base
        if (task.attempt === 1) {
          log.info(describeTask(task), 'a task starts')
          countBegin(metrics, task, clock())
        }
        const outcome = await run(task, { signal: abort.signal, report, seat, madeBy, log })
        const told = span && 'state' in outcome ? { ...outcome, traceparent: span.traceparent } : outcome
        if (!(await conclude(task, told))) return outcome
        log.info({ ...describeTask(task), ...describeEnd(task, outcome, engines, clock()) }, 'a task ended')
        countEnd(metrics, task, outcome, { engines, nowMs: clock() })
        return outcome
      }
      const attributes = { 'kinora.task': task.id, 'kinora.generator': task.type, 'kinora.attempt': task.attempt }
      const parts = { kind: 'consumer', parent: task.traceparent, attributes } as const
      entry.done = traced(tracing, `task ${task.type}`, parts, work, whyFailed)
        .then(() => undefined)
        .finally(() => {
          running.delete(entry)
          seat.end()
        })
    },
    list: () => [...running],
    async finish(patienceMs) {
      const all = Promise.all([...running].map(one => one.done))
      let patience: NodeJS.Timeout | undefined
      await Promise.race([all, new Promise(resolve => (patience = setTimeout(resolve, patienceMs)))])
      // A pending timer would keep the process alive.
      clearTimeout(patience)
      for (const { abort } of running) abort.abort()
      await all
    },
  }
}

const whyFailed = (outcome: Outcome): string | undefined => ('code' in outcome ? outcome.code : undefined)

const describeTask = ({ id, type, model, part, parent_id }: TaskRow) => ({
  task: id,
  generator: type,
  ...(part !== null && { part, film: parent_id }),
  model,
})

/** Wall-clock seconds since the first attempt began, including waits for parts and between attempts. */
const describeEnd = (task: TaskRow, outcome: Outcome, engines: ReadonlySet<string>, nowMs: number) => ({
  state: 'state' in outcome ? outcome.state : 'failed',
  ...('code' in outcome && { code: outcome.code }),
  seconds: task.started_at ? Math.round((nowMs - task.started_at.getTime()) / 100) / 10 : 0,
  engine: [...engines].join(', '),
  attempt: task.attempt,
})

/** Counts the first start of a task. */
export function countBegin(metrics: Metrics, { lane, created_at }: TaskRow, nowMs: number): void {
  metrics.observe('kinora_task_wait_seconds', { lane }, Math.max(0, nowMs - created_at.getTime()) / 1_000)
}

/** Counts the end of a task: state, engine, duration and price. */
export function countEnd(
  metrics: Metrics,
  { type: generator, started_at, hold }: TaskRow,
  outcome: Outcome,
  { engines, nowMs }: { engines: ReadonlySet<string>; nowMs: number },
): void {
  if (!('state' in outcome)) return
  const failed = outcome.state === 'failed'
  const [engine = 'none', another] = engines
  const seconds = started_at ? Math.max(0, nowMs - started_at.getTime()) / 1_000 : 0
  metrics.add('kinora_tasks_ended_total', { generator, state: outcome.state, code: failed ? outcome.code : '' })
  metrics.observe('kinora_task_seconds', { generator, engine: another === undefined ? engine : 'several' }, seconds)
  if (failed) metrics.add('kinora_credits_returned_total', { generator }, hold)
  else metrics.add('kinora_credits_spent_total', { generator }, outcome.credits ?? hold)
}
