import type { Task } from './api-types.ts'
import type { CallOptions, Connection } from './connection.ts'
import { ConnectionLost } from './kinora-errors.ts'
import { openEvents } from './open-events.ts'
import { pathSegment } from './path-segment.ts'
import { createPatience } from './retry.ts'

/** True if the state is final. */
export const isFinal = ({ state }: Pick<Task, 'state'>): boolean => state === 'success' || state === 'failed'

/**
 * Yields a task whenever its state or progress changes, until it is final. A broken stream is reopened and first yields
 * the current state, so that a restart of the service is only a pause.
 */
export async function* followTask(
  connection: Connection,
  id: string,
  { signal }: CallOptions = {},
): AsyncGenerator<Task, void, undefined> {
  const patience = createPatience(connection.patienceMs, signal)
  const path = `/ent/v2/tasks/${pathSegment(id)}/events`
  let seen: Task | undefined
  for (;;) {
    try {
      for await (const { event, data } of openEvents(connection, path, { signal })) {
        patience.refresh()
        if (event !== 'task') continue
        const task = JSON.parse(data) as Task
        if (task.state !== seen?.state || task.progress !== seen.progress) yield (seen = task)
        if (isFinal(task)) return
      }
      throw new ConnectionLost(`GET ${path}: the stream ended before the task`)
    } catch (error) {
      await patience.pause(error)
    }
  }
}
