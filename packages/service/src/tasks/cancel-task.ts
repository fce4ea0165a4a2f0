import { Refusal } from '../core/errors.ts'
import type { Tx } from '../store/pool.ts'
import { findTask } from '../store/tasks/find-tasks.ts'
import type { Ended } from '../store/work/end-tasks.ts'
import { type EndPorts, endTasks } from './end-tasks.ts'

export const taskNotFound = (id: string): Refusal => new Refusal('TaskNotFound', `there is no task ${id}`)

/**
 * Cancels a task that is not finished: it fails with `UserCancelled` and its credits come back, now. An attempt that is
 * under way finds that it no longer counts and stops its engine; whatever it still says changes nothing.
 */
export async function cancelTask(
  tx: Tx,
  { accountId, id }: { accountId: string; id: string },
  ports: EndPorts,
): Promise<Ended> {
  const task = await findTask(tx, id)
  if (!task || task.account_id !== accountId) throw taskNotFound(id)
  const [ended] = await endTasks(
    tx,
    [{ id, accountId, state: 'failed', code: 'UserCancelled', message: 'cancelled by the caller' }],
    ports,
  )
  if (!ended) throw new Refusal('BadRequest', `task ${id} is finished and cannot be cancelled`)
  return ended
}
