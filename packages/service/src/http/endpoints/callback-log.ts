import {
  ownCallbackListing,
  redeliverOwn,
  CALLBACK_STATES,
  callbackListing,
  redeliver,
} from '../../accounts/callback-operations.ts'
import { type Endpoint, endpoint } from '../endpoint.ts'
import { listingAnswer, listPage } from '../pages.ts'
import { field, objectSchema } from '../../reference/answer-schemas.ts'
import { listingEndpoint, operationEndpoint } from '../operator-endpoint.ts'

/** An entry of the delivery log. */
export const callbackSchema = objectSchema({
  id: field.id('The callback; `webhook-id` of its deliveries'),
  task_id: field.id('The task that it tells of'),
  account_id: field.id('The account of the task'),
  event: field.choice(['processing', 'success', 'failed'], 'The state that it tells of'),
  url: field.text('Where it goes'),
  state: field.choice(CALLBACK_STATES, 'Whether it has arrived'),
  created_at: field.time('When what it tells of happened, in UTC'),
  next_try_at: field.timeOrNull('When it is tried next, at the latest, in UTC; null where nothing more is tried'),
  tries: field.list(
    objectSchema({
      at: field.time('When it was sent, in UTC'),
      status: field.countOrNull('The HTTP status that came back; null where none did'),
      error: field.text('What went wrong; empty where nothing did'),
      ms: field.count('How long it took, in milliseconds'),
      answer: field.text('How the answer began, at most 200 bytes; empty where none came'),
    }),
    'Every try so far, oldest first',
  ),
})

export const REDELIVERED = {
  about: 'The callback, pending again and due at once; its earlier tries stay on record',
  schema: callbackSchema,
}

/** An account's own delivery log. */
export const callbackLogEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/ent/v2/callbacks',
    tag: 'Callbacks',
    summary: ownCallbackListing.query.summary,
    scope: 'read',
    query: ownCallbackListing.query,
    answer: listingAnswer(ownCallbackListing, callbackSchema),
    read: async ({ services, caller, query }) => ({
      json: await listPage(services.reads, ownCallbackListing, caller.accountId, query),
    }),
  }),
  endpoint({
    method: 'POST',
    path: '/ent/v2/callbacks/{id}/redeliver',
    tag: 'Callbacks',
    summary:
      'Send a callback again, with the same `webhook-id` and signed anew; refused for `processing` of a task that has ended',
    // Who may create chooses where callbacks go: he is given no more here.
    scope: 'create',
    answer: REDELIVERED,
    canClash: true,
    change: async ({ services, caller, params }, tx) => ({
      json: await redeliverOwn(tx, caller.accountId, params.id ?? '', new Date(services.clock())),
    }),
    changed: ({ services }) => services.hints.give('outbox'),
  }),
]

export const adminCallbackEndpoints: Endpoint[] = [
  listingEndpoint('/admin/v1/callbacks', callbackListing, callbackSchema),
  operationEndpoint('/admin/v1/callbacks/{id}/redeliver', redeliver, REDELIVERED, {
    canClash: true,
    changed: ({ services }) => services.hints.give('outbox'),
  }),
]
