import { createBatcher } from '../core/batch.ts'
import type { Session } from '../store/pool.ts'
import type { TaskRow } from '../store/tasks/task-row.ts'
import { lockAccounts } from '../store/accounts.ts'
import { type End, findReadyFilms } from '../store/work/end-tasks.ts'
import { insertCallbacks } from '../store/work/outbox.ts'
import { findCurrent, letGo, startAttempts, writeProgress } from '../store/work/start-attempts.ts'
import { endTasks } from '../tasks/end-tasks.ts'
import type { WorkerPorts } from './ports.ts'
import { type Outcome, runAttempt } from './run-attempt.ts'

export type Worker = {
  id: string
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
export async function startWorker(slots: number, ports: WorkerPorts): Promise<Worker> {
  const { db, queue, clock, log } = ports
  const id = ports.nextId()
  const running = new Map<string, Running>()
  let stopping = false
  let awake = (): void => {}
  let nudged = false

  let session: Session | undefined = await holdLock()

  /** The lock says that this worker lives. Whoever can take it may take over what it left. */
  async function holdLock(): Promise<Session> {
    const held = await db.session()
    try {
      await held.query({ text: 'select pg_advisory_lock($1::bigint)' }, [id])
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
  }

  const finish = createBatcher<End, void>({
    maxItems: 100,
    concurrency: 2,
    run: async ends => {
      const ended = await db.transaction(tx => endTasks(tx, ends, ports))
      for (const one of ended) ports.changed(one.id)
      if (ended.some(one => one.callback_url)) ports.outboxFilled()
      return ends.map(() => undefined)
    },
  })

  async function take(most: number): Promise<TaskRow[]> {
    const at = new Date(clock())
    const started = await db.transaction(async tx => {
      const ids = await queue.take(tx, most)
      if (ids.length === 0) return []
      const tasks = await startAttempts(tx, ids, id, at)
      const taken = new Set(tasks.map(task => task.id))
      // Cancelled or ended meanwhile: nothing to do for these.
      await queue.drop(
        tx,
        ids.filter(one => !taken.has(one)),
      )
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
    running.set(task.id, entry)
    const report = (percent: number): void => {
      entry.percent = Math.max(entry.percent, percent)
    }
    entry.done = runAttempt(task, abort.signal, report, ports)
      .then(outcome => conclude(task, outcome))
      .finally(() => {
        if (running.get(task.id) === entry) running.delete(task.id)
        nudge()
      })
  }

  /** Writes an outcome down, for as long as it takes the database to come back. */
  async function conclude(task: TaskRow, outcome: Outcome): Promise<void> {
    for (let wait = 50; ; wait = Math.min(wait * 2, 2_000)) {
      try {
        if ('again' in outcome) await giveBack(task, outcome.again)
        else await finish(outcome)
        return
      } catch (error) {
        log.warn({ task: task.id, reason: (error as Error).message }, 'an outcome could not be written; trying again')
        // A stopping worker leaves it to the reaper: its lock goes with it.
        if (stopping && wait >= 1_600) return
        await new Promise(resolve => setTimeout(resolve, wait))
      }
    }
  }

  const giveBack = (task: TaskRow, why: 'failed' | 'stopped' | 'waits'): Promise<void> =>
    db.transaction(async tx => {
      // The end of a part takes the same lock: a film does not begin to wait for what has just ended.
      if (why === 'waits') await lockAccounts(tx, [task.account_id])
      const mine = await letGo(tx, [task], new Date(clock()), why)
      if (why !== 'waits') return queue.putBack(tx, mine)
      await queue.drop(tx, mine)
      await queue.add(tx, await findReadyFilms(tx, mine))
    })

  /** Progress out, cancellations in. */
  async function beat(): Promise<void> {
    if (running.size === 0) return
    const current = new Map((await findCurrent(db, id)).map(one => [one.id, one.attempt]))
    for (const { task, abort } of running.values()) if (current.get(task.id) !== task.attempt) abort.abort()
    const news = [...running.values()].filter(one => Math.floor(one.percent) > one.written && !one.abort.signal.aborted)
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
      const taken =
        free > 0 && session
          ? await take(free).catch(
              (error: Error) => (log.warn({ reason: error.message }, 'no work could be taken'), []),
            )
          : []
      for (const task of taken) begin(task)
      if (taken.length < free || free === 0 || taken.length === 0) await sleep()
    }
  }

  const timer = setInterval(() => {
    beat().catch((error: Error) => log.debug({ reason: error.message }, 'no beat'))
  }, BEAT_EVERY_MS)
  const looping = loop()

  return {
    id,
    nudge,
    async stop(patienceMs) {
      stopping = true
      awake()
      await looping
      const all = Promise.all([...running.values()].map(one => one.done))
      await Promise.race([all, new Promise(resolve => setTimeout(resolve, patienceMs))])
      for (const { abort } of running.values()) abort.abort()
      await all
      clearInterval(timer)
      session?.end()
    },
  }
}
