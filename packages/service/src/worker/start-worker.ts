import { setTimeout as wait } from 'node:timers/promises'
import { isTransient, type Session } from '../store/pool.ts'
import type { Lane } from '../store/tasks/lane.ts'
import type { TaskRow } from '../store/tasks/task-row.ts'
import { findCurrentAttempts, writeProgress } from '../store/work/start-attempts.ts'
import { createFairGate } from './fair-gate.ts'
import { createStepSaver } from './save-steps.ts'
import type { WorkerPorts } from './ports.ts'
import { createRenderSlots } from './render-slots.ts'
import { type Outcome, runAttempt } from './run-attempt.ts'
import { chooseAsks, type Limits } from './schedule.ts'
import { type Taken, takeWork } from './take-work.ts'
import { createOutcomeWriter } from './write-outcomes.ts'

type Worker = {
  /** There may be something to do: look now. */
  nudge: () => void
  /** Takes nothing new, lets what is under way finish for a while, gives the rest back. */
  stop(patienceMs: number): Promise<void>
}

// How long to sleep when there is nothing to do and nobody nudges: what a lost hint costs.
const POLL_EVERY_MS = 500
// Another worker was taking the same: it is done in some milliseconds.
const MISSED_MS = 20
// Slots that become free together are filled together: a look costs a millisecond or two, however many it fills.
const LOOK_AT_MOST_EVERY_MS = 10
// So many at a time that one transaction stays short.
const MOST_TAKEN = 256
// How often progress is written and cancelled attempts are noticed.
const BEAT_EVERY_MS = 250

type Running = { task: TaskRow; abort: AbortController; percent: number; written: number; done: Promise<void> }

/** What a worker may do at a time: besides slots and attempts, files of callers that are fetched and looked at. */
type WorkerLimits = Limits & { downloads: number; inspections: number }

const namesOf = ({ id, type, model, part, parent_id }: TaskRow) => ({
  task: id,
  generator: type,
  ...(part !== null && { part, film: parent_id }),
  model,
})

/** Takes tasks and runs their plans until it is stopped. */
export async function startWorker(id: string, limits: WorkerLimits, ports: WorkerPorts): Promise<Worker> {
  const { db, queue, clock, log } = ports
  // A task can be here twice: an attempt that was taken over, and the one that took over.
  const running = new Set<Running>()
  let stopping = false
  let stopped = false
  let taking: Promise<Taken> | undefined
  let lookedAt = 0
  let awake = (): void => {}
  let nudged = false

  let session: Session | undefined = await holdLock()

  /**
   * The lock says that this worker lives. Whoever can take it alone may take over what it left. It is shared, because the
   * server may hold on to a session that we have lost, and then to its lock, for longer than we want to wait.
   */
  async function holdLock(): Promise<Session> {
    const held = await db.session()
    try {
      await held.query({ text: 'select pg_advisory_lock_shared($1::bigint)' }, [id])
    } catch (error) {
      held.end()
      throw error
    }
    held.onLost(() => {
      session = undefined
      if (stopping) return
      log.warn('the connection that shows this worker alive was lost; its attempts go on and are checked')
      void regain()
    })
    return held
  }
  async function regain(): Promise<void> {
    while (!stopping && !session) {
      try {
        session = await holdLock()
      } catch {
        await new Promise(resolve => setTimeout(resolve, 100))
      }
    }
    if (stopping) session?.end()
  }

  const keep = createStepSaver(db)
  const conclude = createOutcomeWriter(ports, () => stopping)

  const slots = createRenderSlots(nudge)
  const rounds = new Map<Lane, string>()
  const downloads = createFairGate(limits.downloads)
  const inspections = createFairGate(limits.inspections)

  /** What cannot be taken up together is tried one by one; one that cannot at all goes to the end of the line. */
  async function takeApart(most: number): Promise<Taken> {
    let ids: readonly string[] = []
    const tried = (chosen: readonly string[]): void => void (ids = chosen)
    try {
      return await takeWork({ slots, limits, workerId: id, most, tried, rounds }, ports)
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'no work could be taken')
      if (isTransient(error) || ids.length === 0) return nothingTaken()
      if (most > 1) return takeApart(1)
      await db.transaction(async tx => queue.putBack(tx, await queue.claim(tx, ids))).catch(() => {})
      return nothingTaken()
    }
  }

  /** Without the database nothing new can begin; what is under way goes on. */
  const nothingTaken = (): Taken => ({
    tasks: [],
    next: chooseAsks(slots.waiting(), slots.load(), limits),
    missed: false,
  })

  function begin(task: TaskRow): void {
    const abort = new AbortController()
    const entry: Running = { task, abort, percent: 0, written: 0, done: Promise.resolve() }
    running.add(entry)
    const seat = slots.begin(task.account_id, task.lane)
    const engines = new Set<string>()
    const report = (percent: number): void => {
      entry.percent = Math.max(entry.percent, percent)
    }
    const madeBy = (engine: string): void => void engines.add(engine)
    if (task.attempt === 1) log.info(namesOf(task), 'a task starts')
    entry.done = runAttempt(task, { signal: abort.signal, report, keep, seat, downloads, inspections, madeBy }, ports)
      .then(async outcome => {
        if (await conclude(task, outcome))
          log.info({ ...namesOf(task), ...endOf(task, outcome, engines) }, 'a task ended')
      })
      .finally(() => {
        running.delete(entry)
        seat.end()
      })
  }

  /** Seconds on the clock since its first attempt began; waiting for parts, or between attempts, is part of it. */
  const endOf = (task: TaskRow, outcome: Outcome, engines: ReadonlySet<string>) => ({
    state: 'state' in outcome ? outcome.state : 'failed',
    ...('code' in outcome && { code: outcome.code }),
    seconds: task.started_at ? Math.round((clock() - task.started_at.getTime()) / 100) / 10 : 0,
    engine: [...engines].join(', '),
    attempt: task.attempt,
  })

  /** Progress out, cancellations in. */
  async function beat(): Promise<void> {
    // Those that are here before the question is put: one that is taken up meanwhile is not in the answer.
    const asked = [...running]
    if (asked.length === 0) return
    const current = new Map((await findCurrentAttempts(db, id)).map(one => [one.id, one.attempt]))
    for (const { task, abort } of asked) if (current.get(task.id) !== task.attempt) abort.abort()
    const news = asked.filter(one => Math.floor(one.percent) > one.written && !one.abort.signal.aborted)
    if (news.length === 0) return
    await writeProgress(
      db,
      news.map(({ task, percent }) => ({ id: task.id, attempt: task.attempt, percent })),
      new Date(clock()),
    )
    for (const one of news) {
      one.written = Math.floor(one.percent)
      ports.changed(one.task.id)
    }
  }

  function nudge(): void {
    nudged = true
    awake()
  }

  const sleep = (ms: number): Promise<void> =>
    new Promise(resolve => {
      if (nudged) return resolve()
      const timer = setTimeout(resolve, ms)
      awake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const pause = async (ms: number): Promise<void> => void (ms > 0 && (await wait(ms)))

  async function loop(): Promise<void> {
    while (!stopped) {
      nudged = false
      lookedAt = performance.now()
      // Without its lock a worker looks dead: it takes nothing until it has it again.
      taking = session && !stopping ? takeApart(MOST_TAKEN) : Promise.resolve(nothingTaken())
      const { tasks, next, missed } = await taking
      for (const task of tasks) begin(task)
      for (const one of next) one.enter()
      if (missed) await pause(MISSED_MS)
      else if (tasks.length === 0 && next.length === 0) await sleep(POLL_EVERY_MS)
      await pause(lookedAt + LOOK_AT_MOST_EVERY_MS - performance.now())
    }
  }

  // One at a time: while the database is away they would pile up, and keep others from it when it is back.
  let beating: Promise<void> | undefined
  const timer = setInterval(() => {
    beating ??= beat()
      .catch((error: Error) => log.debug({ reason: error.message }, 'no beat'))
      .finally(() => {
        beating = undefined
      })
  }, BEAT_EVERY_MS)
  const looping = loop()

  return {
    nudge,
    async stop(patienceMs) {
      stopping = true
      nudge()
      // What is being taken at this moment is among what is to be finished or given back.
      await taking
      const all = Promise.all([...running].map(one => one.done))
      let patience: NodeJS.Timeout | undefined
      await Promise.race([all, new Promise(resolve => (patience = setTimeout(resolve, patienceMs)))])
      // Or the process would live on for it.
      clearTimeout(patience)
      for (const { abort } of running) abort.abort()
      await all
      stopped = true
      awake()
      await looping
      clearInterval(timer)
      await beating
      session?.end()
    },
  }
}
