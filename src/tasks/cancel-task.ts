import type { Clock } from '../core/clock.ts'
import { Refusal } from '../core/errors.ts'
import type { IdSource } from '../core/ids.ts'
import { lockAccounts } from '../store/accounts.ts'
import type { Tx } from '../store/pool.ts'
import { lockTask } from '../store/tasks/find-tasks.ts'
import { endTaskFailed } from './end-task.ts'
import { isFinal } from './moves.ts'

export const taskNotFound = (id: string): Refusal => new Refusal('TaskNotFound', `there is no task ${id}`)

/** Cancels a waiting task: it fails with `UserCancelled` and its credits come back. */
export async function cancelTask(
  tx: Tx,
  { accountId, id }: { accountId: string; id: string },
  clock: Clock,
  nextId: IdSource,
): Promise<void> {
  await lockAccounts(tx, [accountId])
  const task = await lockTask(tx, id)
  if (!task || task.account_id !== accountId) throw taskNotFound(id)
  if (isFinal(task.state))
    throw new Refusal('BadRequest', `task ${id} is finished (${task.state}) and cannot be cancelled`)
  if (task.state === 'processing')
    throw new Refusal('BadRequest', `task ${id} is being made and its engine cannot stop`)
  await endTaskFailed(
    tx,
    task,
    { code: 'UserCancelled', message: 'cancelled by the caller', at: new Date(clock()) },
    nextId,
  )
}
