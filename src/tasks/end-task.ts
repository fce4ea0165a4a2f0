import type { IdSource } from '../core/ids.ts'
import { refundHold } from '../ledger/refund-hold.ts'
import type { Tx } from '../store/pool.ts'
import { insertCallback } from '../store/callbacks.ts'
import { failTask, releaseSlot } from '../store/tasks/fail-task.ts'
import type { TaskRow } from '../store/tasks/task-row.ts'

/**
 * Ends a task without a result: state, refund, the account's slot and the callback in the caller's transaction, which
 * holds the locks on the account's row and the task's, taken in that order.
 */
export async function endTaskFailed(
  tx: Tx,
  task: TaskRow,
  failure: { code: string; message: string; at: Date },
  nextId: IdSource,
): Promise<void> {
  const { code, message, at } = failure
  await failTask(tx, task.id, code, message, at)
  await refundHold(tx, { accountId: task.account_id, taskId: task.id, credits: task.hold }, { note: code, at }, nextId)
  await releaseSlot(tx, task.account_id, task.state === 'processing')
  if (task.callback_url) {
    const outgoing = {
      taskId: task.id,
      accountId: task.account_id,
      event: 'failed',
      url: task.callback_url,
      at,
    } as const
    await insertCallback(tx, { id: nextId(), ...outgoing })
  }
}
