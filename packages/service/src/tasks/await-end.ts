import type { Clock } from '../core/clock.ts'
import type { NewTask } from '../store/tasks/insert-tasks.ts'
import type { LightTask } from '../store/tasks/task-row.ts'
import { isFinal } from './moves.ts'
import type { Seen, Watcher } from './watch-tasks.ts'

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
