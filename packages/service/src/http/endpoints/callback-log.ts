import { ownCallbackListing, redeliverOwn } from '../../accounts/callback-operations.ts'
import { callbackSchema, REDELIVERED } from '../callback-schema.ts'
import { type Endpoint, endpoint } from '../endpoint.ts'
import { listingAnswer, listPage } from '../list-page.ts'

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
