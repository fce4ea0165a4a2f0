import { choice } from '../catalog/words/words.ts'
import { Refusal } from '../core/errors.ts'
import { type CallbackRow, findCallback, listCallbacks, redeliverCallback } from '../store/callbacks.ts'
import type { Tx } from '../store/pool.ts'
import { lockTask } from '../store/tasks/find-tasks.ts'
import { type Listing, type Operation, PAGE_FIELDS } from './operation.ts'

const shownCallback = ({ id, task_id, account_id, event, url, state, tries }: CallbackRow) => ({
  id,
  task_id,
  account_id,
  event,
  url,
  state,
  tries: tries.map(({ at, status, error, ms }) => ({ at, status, error, ms })),
})

export const CALLBACK_STATES = ['pending', 'delivered', 'failed']

/** The delivery log of every account, the newest first. */
export const callbackListing: Listing = {
  name: 'callbacks',
  query: {
    name: 'callback list query',
    summary: 'Callbacks with every try to deliver them, newest first',
    fields: { state: choice(CALLBACK_STATES, { about: 'Only callbacks in this state' }), ...PAGE_FIELDS },
  },
  entries: async (tx, _id, values, { last, limit }) =>
    (await listCallbacks(tx, values.state as string | undefined, last, limit)).map(shownCallback),
}

/**
 * `processing` never comes after the final state. The lock on the task keeps it from ending before this one is pending
 * again, and then the final callback waits for it.
 */
async function refuseIfEnded(tx: Tx, { id, task_id }: CallbackRow): Promise<void> {
  const task = await lockTask(tx, task_id)
  if (task?.state === 'success' || task?.state === 'failed') {
    throw new Refusal(
      'Conflict',
      `callback ${id} tells of processing, and task ${task_id} has ended since: ${task.state}`,
    )
  }
}

/** An operator has a callback sent again. */
export const redeliver: Operation = {
  request: { name: 'redelivery', summary: 'Send a callback again', fields: {} },
  async run(tx, id, _values, { clock }) {
    const found = await findCallback(tx, id)
    if (!found) throw new Refusal('NotFound', `there is no callback ${id}`)
    if (found.event === 'processing') await refuseIfEnded(tx, found)
    const callback = await redeliverCallback(tx, id, new Date(clock()))
    return shownCallback(callback ?? found)
  },
}
