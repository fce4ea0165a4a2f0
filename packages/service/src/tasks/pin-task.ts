import type { Clock } from '../core/clock.ts'
import { Refusal } from '../core/errors.ts'
import { lockAccounts } from '../store/accounts.ts'
import type { Tx } from '../store/pool.ts'
import { countPinned, pinFiles, unpinFiles } from '../store/retention/pin.ts'
import { findTask } from '../store/tasks/find-tasks.ts'
import { taskNotFound } from './end-tasks.ts'

type Own = { accountId: string; id: string }

/** The task that holds the files: for a part, its film. */
async function lockHolder(tx: Tx, { accountId, id }: Own): Promise<{ holder: string; state: string }> {
  await lockAccounts(tx, [accountId])
  const task = await findTask(tx, id)
  if (!task || task.account_id !== accountId) throw taskNotFound(id)
  const film = task.parent_id === null ? task : await findTask(tx, task.parent_id)
  return { holder: task.parent_id ?? task.id, state: film?.state ?? task.state }
}

/** Keeps the files of a task until it is unpinned; an unfinished task is pinned for its success. */
export async function pinTask(tx: Tx, own: Own, { maxPinnedTasks }: { maxPinnedTasks: number }): Promise<void> {
  const { holder, state } = await lockHolder(tx, own)
  if (state === 'failed') throw new Refusal('BadRequest', `task ${own.id} failed; there is nothing to keep`)
  const others = await countPinned(tx, own.accountId, holder)
  if (others >= maxPinnedTasks) {
    const message = `the account keeps ${others} tasks without end; at most ${maxPinnedTasks} are allowed`
    throw new Refusal('QuotaExceeded', message)
  }
  if (!(await pinFiles(tx, holder)))
    throw new Refusal('ResultExpired', `the files of task ${own.id} are no longer kept`)
}

/** From now on its files are kept for the usual time. */
export async function unpinTask(tx: Tx, own: Own, { clock }: { clock: Clock }): Promise<void> {
  const { holder } = await lockHolder(tx, own)
  await unpinFiles(tx, holder, new Date(clock()))
}
