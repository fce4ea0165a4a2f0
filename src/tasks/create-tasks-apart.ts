import type { Clock } from '../core/clock.ts'
import type { Log } from '../core/log.ts'
import { type Database, isTransient } from '../store/pool.ts'
import type { NewTask } from '../store/tasks/insert-tasks.ts'
import { createTasks, type Outcome } from './create-tasks.ts'

/**
 * The batch together; if something in it breaks the statement, each task on its own, so that one that cannot be stored
 * does not take its neighbours with it. A database that is away is not tried again: the callers are told to come back.
 */
export async function createTasksApart(
  db: Database,
  clock: Clock,
  batch: readonly NewTask[],
  log: Log,
): Promise<Outcome[]> {
  try {
    return await createTasks(db, clock, batch)
  } catch (error) {
    if (batch.length === 1 || isTransient(error)) throw error
    log.warn({ err: error, tasks: batch.length }, 'a batch of creates failed; trying them one by one')
    return Promise.all(batch.map(task => createAlone(db, clock, task)))
  }
}

async function createAlone(db: Database, clock: Clock, task: NewTask): Promise<Outcome> {
  try {
    const [outcome] = await createTasks(db, clock, [task])
    return outcome as Outcome
  } catch (error) {
    return { failure: error }
  }
}
