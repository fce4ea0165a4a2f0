import { choice, id } from '../catalog/words/words.ts'
import type { Values } from '../catalog/fill-defaults.ts'
import { formatIsoTime } from '../core/clock.ts'
import { Refusal } from '../core/errors.ts'
import { type CallbackRow, findCallback, listCallbacks, redeliverCallback } from '../store/callbacks.ts'
import type { Tx } from '../store/pool.ts'
import { lockTask } from '../store/tasks/find-tasks.ts'
import { type Listing, type Operation, PAGE_FIELDS } from './operation.ts'

const iso = (at: Date): string => formatIsoTime(at.getTime())

const shownCallback = ({ id, task_id, account_id, event, url, state, tries, created_at, due_at }: CallbackRow) => ({
  id,
  task_id,
  account_id,
  event,
  url,
  state,
  created_at: iso(created_at),
  next_try_at: state === 'pending' ? iso(due_at) : null,
  tries: tries.map(({ at, status, error, ms, answer = '' }) => ({ at, status, error, ms, answer })),
})

export const CALLBACK_STATES = ['pending', 'delivered', 'failed']

const FILTERS = {
  state: choice(CALLBACK_STATES, { about: 'Only callbacks in this state' }),
  task_id: id({ about: 'Only callbacks about this task' }),
}
const wanted = ({ state, task_id }: Values) => ({
  state: state as string | undefined,
  taskId: task_id as string | undefined,
})

/** The delivery log of every account, the newest first. */
export const callbackListing: Listing = {
  name: 'callbacks',
  query: {
    name: 'callback list query',
    summary: 'Callbacks with every try to deliver them, newest first',
    fields: { ...FILTERS, account_id: id({ about: 'Only callbacks of this account' }), ...PAGE_FIELDS },
  },
  entries: async (tx, _id, values, { last: before, limit }) => {
    const accountId = values.account_id as string | undefined
    return (await listCallbacks(tx, { ...wanted(values), accountId, before, limit })).map(shownCallback)
  },
}

/** The delivery log of one account, the newest first. */
export const ownCallbackListing: Listing = {
  name: 'callbacks',
  query: { ...callbackListing.query, name: 'own callback list query', fields: { ...FILTERS, ...PAGE_FIELDS } },
  entries: async (tx, accountId, values, { last: before, limit }) =>
    (await listCallbacks(tx, { ...wanted(values), accountId, before, limit })).map(shownCallback),
}

/**
 * A `processing` callback is never sent after the final state. The lock on the task prevents the task from ending
 * before this callback is pending again; the final callback then waits for it.
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

// The log of a callback is one row: repeated resends must not make it large.
const MAX_TRIES = 100

async function sendAgain(tx: Tx, found: CallbackRow | undefined, id: string, at: Date): Promise<object> {
  if (!found) throw new Refusal('NotFound', `there is no callback ${id}`)
  if (found.event === 'processing') await refuseIfEnded(tx, found)
  if (found.tries.length >= MAX_TRIES) {
    throw new Refusal('Conflict', `callback ${id} was tried ${found.tries.length} times, and ${MAX_TRIES} are the most`)
  }
  return shownCallback((await redeliverCallback(tx, id, at)) ?? found)
}

/** An operator sends a callback again. */
export const redeliver: Operation = {
  request: { name: 'redelivery', summary: 'Send a callback again', fields: {} },
  run: async (tx, id, _values, { clock }) => sendAgain(tx, await findCallback(tx, id), id, new Date(clock())),
}

/** Resends an account's own callback; another account's is reported as not found. */
export async function redeliverOwn(tx: Tx, accountId: string, id: string, at: Date): Promise<object> {
  const found = await findCallback(tx, id)
  return sendAgain(tx, found?.account_id === accountId ? found : undefined, id, at)
}
