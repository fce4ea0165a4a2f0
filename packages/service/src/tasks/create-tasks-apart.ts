import type { Log } from '../core/log.ts'
import { isBusy } from '../store/pool.ts'
import type { NewTask } from '../store/tasks/insert-tasks.ts'
import { type CreatePorts, createTasks, type Outcome } from './create-tasks.ts'

/**
 * The batch together; if something in it breaks the statement, each task on its own, so that one that cannot be stored
 * does not take its neighbours with it. A database that is away or too busy is not tried again: the callers are told to come back.
 */
export async function createTasksApart(
  batch: readonly NewTask[],
  ports: CreatePorts & { log: Log },
): Promise<Outcome[]> {
  try {
    return await createTasks(batch, ports)
  } catch (error) {
    if (batch.length === 1 || isBusy(error)) throw error
    ports.log.warn({ err: error, tasks: batch.length }, 'a batch of creates failed; trying them one by one')
    return Promise.all(batch.map(task => createAlone(task, ports)))
  }
}

async function createAlone(task: NewTask, ports: CreatePorts): Promise<Outcome> {
  try {
    const [outcome] = await createTasks([task], ports)
    return outcome as Outcome
  } catch (error) {
    return { failure: error }
  }
}
