import type { LightTask } from '../store/tasks/task-row.ts'
import { isFinal } from './moves.ts'
import type { Clock } from '../core/clock.ts'
import type { NewTask } from '../store/tasks/insert-tasks.ts'

export type Seen = { state: string; progress: number }

export type Watcher = {
  /**
   * The task once it differs from what was seen, or as it was seen last when the time is over or the signal fires. `undefined` when
   * it is gone, or was not looked at.
   */
  next(id: string, seen: Seen, options: { timeoutMs: number; signal: AbortSignal }): Promise<LightTask | undefined>
  /** Says that a task changed in this process, so that nobody waits for the next look. */
  nudge(id: string): void
  /** Nobody waits any more, now or later: a request that was read before the service stopped may ask after it. */
  close(): void
}

// How often all watched tasks are looked at together: the floor under nudges, and what other processes' changes cost.
const LOOK_EVERY_MS = 250

type Waiter = { id: string; seen: Seen; done(task: LightTask | undefined): void; last: LightTask | undefined }

/** One look serves everyone who waits, however many: clients never poll the database, the process does once for all. */
export function createWatcher(find: (ids: string[]) => Promise<Map<string, LightTask>>): Watcher {
  const waiting = new Set<Waiter>()
  let timer: NodeJS.Timeout | undefined
  let looking = false
  let again = false
  let isClosed = false

  const look = async (): Promise<void> => {
    if (looking) {
      again = true
      return
    }
    looking = true
    try {
      // Only those who were waiting when the question was put: a later one's task is not in the answer.
      const asked = [...waiting]
      const tasks = await find([...new Set(asked.map(one => one.id))])
      for (const waiter of asked) if (waiting.has(waiter)) settle(waiter, tasks.get(waiter.id))
    } catch {
      // The database is away for a moment: whoever waits goes on waiting until its own time is over.
    } finally {
      looking = false
      if (again) {
        again = false
        void look()
      }
    }
  }

  const settle = (waiter: Waiter, task: LightTask | undefined): void => {
    waiter.last = task
    const changed =
      !task || isFinal(task.state) || task.state !== waiter.seen.state || task.progress !== waiter.seen.progress
    if (changed) waiter.done(task)
  }

  const start = (): void => {
    timer ??= setInterval(() => void look(), LOOK_EVERY_MS)
  }
  const stopIfIdle = (): void => {
    if (waiting.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  return {
    next: (id, seen, { timeoutMs, signal }) =>
      new Promise(resolve => {
        const finish = (task: LightTask | undefined): void => {
          clearTimeout(patience)
          signal.removeEventListener('abort', giveUp)
          waiting.delete(waiter)
          stopIfIdle()
          resolve(task)
        }
        const waiter: Waiter = { id, seen, last: undefined, done: finish }
        const giveUp = (): void => finish(waiter.last)
        const patience = setTimeout(giveUp, timeoutMs)
        signal.addEventListener('abort', giveUp)
        waiting.add(waiter)
        start()
        if (signal.aborted || isClosed) giveUp()
        else void look()
      }),
    nudge: id => {
      for (const waiter of waiting) if (waiter.id === id) return void look()
    },
    close: () => {
      isClosed = true
      for (const waiter of waiting) waiter.done(waiter.last)
    },
  }
}

/** A new task when it has ended, if it does within so many milliseconds of its creation. */
export async function awaitEnd(
  task: Pick<NewTask, 'id' | 'createdAt'>,
  { withinMs, signal }: { withinMs: number; signal: AbortSignal },
  { clock, watcher }: { clock: Clock; watcher: Watcher },
): Promise<LightTask | undefined> {
  const until = Date.parse(task.createdAt) + withinMs
  let seen: Seen = { state: 'queueing', progress: 0 }
  while (!signal.aborted && clock() < until) {
    const next = await watcher.next(task.id, seen, { timeoutMs: until - clock(), signal })
    if (!next || isFinal(next.state)) return next
    seen = next
  }
  return undefined
}
