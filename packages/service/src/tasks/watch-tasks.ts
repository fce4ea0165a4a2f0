import type { LightTask } from '../store/tasks/task-row.ts'
import { isFinal } from './moves.ts'
import type { Clock } from '../core/clock.ts'
import type { NewTask } from '../store/tasks/insert-tasks.ts'

export type TaskStatus = { state: string; progress: number }

export type Watcher = {
  /**
   * Resolves to the task when it differs from `seen`, or to its last known state at the timeout or signal. Undefined if
   * it is deleted or was never read.
   */
  next(
    id: string,
    seen: TaskStatus,
    options: { timeoutMs: number; signal: AbortSignal },
  ): Promise<LightTask | undefined>
  /** A task changed in this process: check it now. */
  check(id: string): void
  /** Ends all waits, current and future: a request from before the stop may still ask. */
  close(): void
}

// How often all watched tasks are checked together: the longest delay for changes of other processes.
const LOOK_EVERY_MS = 250

type Waiter = {
  id: string
  seen: TaskStatus
  done(task: LightTask | undefined): void
  last: LightTask | undefined
}

/** One query serves all waiting clients: clients never poll the database, the process does once for all. */
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
      // Only those that waited before the query: later tasks are not in its answer.
      const asked = [...waiting]
      const tasks = await find([...new Set(asked.map(one => one.id))])
      for (const waiter of asked) if (waiting.has(waiter)) settle(waiter, tasks.get(waiter.id))
    } catch {
      // The database is unavailable: the waits continue until their own timeouts.
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
    check: id => {
      for (const waiter of waiting) if (waiter.id === id) return void look()
    },
    close: () => {
      isClosed = true
      for (const waiter of waiting) waiter.done(waiter.last)
    },
  }
}

/** Resolves to a new task when it has ended, if that is within this many milliseconds of its creation. */
export async function awaitEnd(
  task: Pick<NewTask, 'id' | 'createdAt'>,
  { withinMs, signal }: { withinMs: number; signal: AbortSignal },
  { clock, watcher }: { clock: Clock; watcher: Watcher },
): Promise<LightTask | undefined> {
  const until = Date.parse(task.createdAt) + withinMs
  let seen: TaskStatus = { state: 'queueing', progress: 0 }
  while (!signal.aborted && clock() < until) {
    const next = await watcher.next(task.id, seen, { timeoutMs: until - clock(), signal })
    if (!next || isFinal(next.state)) return next
    seen = next
  }
  return undefined
}
