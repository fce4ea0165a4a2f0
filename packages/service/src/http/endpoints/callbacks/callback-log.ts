import {
  ownCallbackListing,
  redeliverOwn,
  CALLBACK_STATES,
  callbackListing,
  redeliver,
} from '../../../accounts/callback-operations.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import { listingAnswer, listPage } from '../../pages.ts'
import { field, objectSchema } from '../../../reference/answer-schemas.ts'
import { listingEndpoint, operationEndpoint } from '../../operator-endpoint.ts'

/** An entry of the delivery log. */
export const callbackSchema = objectSchema({
  id: field.id('The callback; `webhook-id` of its deliveries'),
  task_id: field.id('Its task'),
  account_id: field.id('The account of the task'),
  event: field.choice(['processing', 'success', 'failed'], 'The reported state'),
  url: field.text('The receiver'),
  state: field.choice(CALLBACK_STATES, 'Whether it has arrived'),
  created_at: field.time('When the event happened, in UTC'),
  next_try_at: field.timeOrNull('When it is tried next, at the latest, in UTC; null if no try follows'),
  tries: field.list(
    objectSchema({
      at: field.time('When it was sent, in UTC'),
      status: field.countOrNull('The HTTP status of the answer; null without an answer'),
      error: field.text('The error; empty on success'),
      ms: field.count('The duration in milliseconds'),
      answer: field.text('The first 200 bytes of the answer; empty without one'),
    }),
    'Every try so far, oldest first',
  ),
})

export const REDELIVERED = {
  about: 'The callback, pending again and due now; its earlier tries stay on record',
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
      'Send a callback again, with the same `webhook-id` and a new signature; refused for `processing` of an ended task',
    // A key that may create already chooses where callbacks go.
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
