import type { Tx } from '../pool.ts'

const FAIL = {
  name: 'task-fail',
  text: `update task set state = 'failed', err_code = $2, err_msg = $3, credits = 0, updated_at = $4, finished_at = $4 where id = $1`,
}

/** Ends a task without a result. The money and the callback belong to the same transaction: see tasks/end-task.ts. */
export async function failTask(tx: Tx, id: string, code: string, message: string, at: Date): Promise<void> {
  await tx.query(FAIL, [id, code, message, at])
}

const RELEASE = {
  name: 'account-release',
  text: 'update account set unfinished = unfinished - 1, running = running - $2 where id = $1',
}

/** The account has one unfinished task less; and one running less, where it was running. */
export async function releaseSlot(tx: Tx, accountId: string, wasRunning: boolean): Promise<void> {
  await tx.query(RELEASE, [accountId, wasRunning ? 1 : 0])
}
