import { isTransient, type Session } from '../store/pool.ts'
import type { TaskRow } from '../store/tasks/task-row.ts'
import { insertCallbacks } from '../store/work/outbox.ts'
import { findCurrent, findOpen, startAttempts, writeProgress } from '../store/work/start-attempts.ts'
import { createStepKeeper } from './keep-steps.ts'
import type { WorkerPorts } from './ports.ts'
import { runAttempt } from './run-attempt.ts'
import { createOutcomeWriter } from './write-outcomes.ts'

export type Worker = {
  /** There may be something to do: look now. */
  nudge: () => void
  /** Takes nothing new, lets what is under way finish for a while, gives the rest back. */
  stop(patienceMs: number): Promise<void>
}

// How long to sleep when there is nothing to do and nobody nudges: what a lost hint costs.
const POLL_EVERY_MS = 500
// How often progress is written and cancelled attempts are noticed.
const BEAT_EVERY_MS = 250

type Running = { task: TaskRow; abort: AbortController; percent: number; written: number; done: Promise<void> }

/** Takes tasks and runs their plans, `slots` at a time, until it is stopped. */
export async function startWorker(id: string, slots: number, ports: WorkerPorts): Promise<Worker> {
  const { db, queue, clock, log } = ports
  // A task can be here twice: an attempt that was taken over, and the one that took over.
  const running = new Set<Running>()
  let stopping = false
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

  const keep = createStepKeeper(db)
  const conclude = createOutcomeWriter(ports, () => stopping)

  /** What cannot be taken up together is tried one by one; one that cannot at all goes to the end of the line. */
  async function takeApart(most: number): Promise<TaskRow[]> {
    try {
      return await take(most)
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'no work could be taken')
      if (isTransient(error)) return []
      if (most > 1) return takeApart(1)
      await db.transaction(async tx => queue.putBack(tx, await queue.take(tx, 1))).catch(() => {})
      return []
    }
  }

  async function take(most: number): Promise<TaskRow[]> {
    const at = new Date(clock())
    const started = await db.transaction(async tx => {
      const ids = await queue.take(tx, most)
      if (ids.length === 0) return []
      const tasks = await startAttempts(tx, ids, id, at)
      const taken = new Set(tasks.map(task => task.id))
      const rest = ids.filter(one => !taken.has(one))
      if (rest.length > 0) {
        // In somebody's hands at this moment: for later. The others were cancelled or have ended: nothing to do for these.
        const open = await findOpen(tx, rest)
        await queue.putBack(tx, open)
        await queue.drop(
          tx,
          rest.filter(one => !open.includes(one)),
        )
      }
      const first = tasks.filter(task => task.attempt === 1 && task.callback_url)
      await insertCallbacks(
        tx,
        first.map(task => ({
          id: ports.nextId(),
          taskId: task.id,
          accountId: task.account_id,
          event: 'processing',
          url: task.callback_url ?? '',
          at,
        })),
      )
      return tasks
    })
    for (const task of started) ports.changed(task.id)
    if (started.some(task => task.callback_url)) ports.outboxFilled()
    return started
  }

  function begin(task: TaskRow): void {
    const abort = new AbortController()
    const entry: Running = { task, abort, percent: 0, written: 0, done: Promise.resolve() }
    running.add(entry)
    const report = (percent: number): void => {
      entry.percent = Math.max(entry.percent, percent)
    }
    entry.done = runAttempt(task, { signal: abort.signal, report, keep }, ports)
      .then(outcome => conclude(task, outcome))
      .finally(() => {
        running.delete(entry)
        nudge()
      })
  }

  /** Progress out, cancellations in. */
  async function beat(): Promise<void> {
    // Those that are here before the question is put: one that is taken up meanwhile is not in the answer.
    const asked = [...running]
    if (asked.length === 0) return
    const current = new Map((await findCurrent(db, id)).map(one => [one.id, one.attempt]))
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

  const sleep = (): Promise<void> =>
    new Promise(resolve => {
      if (nudged) return resolve()
      const timer = setTimeout(resolve, POLL_EVERY_MS)
      awake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function loop(): Promise<void> {
    while (!stopping) {
      nudged = false
      const free = slots - running.size
      // Without its lock a worker looks dead: it takes nothing until it has it again.
      const taken = free > 0 && session ? await takeApart(free) : []
      for (const task of taken) begin(task)
      if (taken.length < free || free === 0 || taken.length === 0) await sleep()
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
      awake()
      await looping
      const all = Promise.all([...running].map(one => one.done))
      let patience: NodeJS.Timeout | undefined
      await Promise.race([all, new Promise(resolve => (patience = setTimeout(resolve, patienceMs)))])
      // Or the process would live on for it.
      clearTimeout(patience)
      for (const { abort } of running) abort.abort()
      await all
      clearInterval(timer)
      await beating
      session?.end()
    },
  }
}
