import { choice } from '../catalog/words/words.ts'
import { Refusal } from '../core/errors.ts'
import { type CallbackRow, listCallbacks, redeliverCallback } from '../store/callbacks.ts'
import { type Listing, type Operation, PAGE_FIELDS } from './operation.ts'

const shownCallback = ({ id, task_id, account_id, event, url, state, tries }: CallbackRow) => ({
  id,
  task_id,
  account_id,
  event,
  url,
  state,
  tries,
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

/** An operator has a callback sent again. */
export const redeliver: Operation = {
  request: { name: 'redelivery', summary: 'Send a callback again', fields: {} },
  async run(tx, id, _values, { clock }) {
    const callback = await redeliverCallback(tx, id, new Date(clock()))
    if (!callback) throw new Refusal('NotFound', `there is no callback ${id}`)
    return shownCallback(callback)
  },
}
