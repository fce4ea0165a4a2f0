import { CALLBACK_STATES, callbackListing, redeliver } from '../../accounts/callback-operations.ts'
import { field, objectSchema } from '../../reference/answer-schemas.ts'
import type { Endpoint } from '../endpoint.ts'
import { listingEndpoint, operationEndpoint } from '../operator-endpoint.ts'

const callbackSchema = objectSchema({
  id: field.id('The callback; `webhook-id` of its deliveries'),
  task_id: field.id('The task that it tells of'),
  account_id: field.id('The account of the task'),
  event: field.choice(['processing', 'success', 'failed'], 'The state that it tells of'),
  url: field.text('Where it goes'),
  state: field.choice(CALLBACK_STATES, 'Whether it has arrived'),
  tries: field.list(
    objectSchema({
      at: field.time('When it was sent, in UTC'),
      status: field.countOrNull('The HTTP status that came back; null where none did'),
      error: field.text('What went wrong; empty where nothing did'),
      ms: field.count('How long it took, in milliseconds'),
    }),
    'Every try so far, oldest first',
  ),
})

export const adminCallbackEndpoints: Endpoint[] = [
  listingEndpoint('/admin/v1/callbacks', callbackListing, callbackSchema),
  operationEndpoint(
    '/admin/v1/callbacks/{id}/redeliver',
    redeliver,
    {
      about: 'The callback, pending again and due at once; its earlier tries stay on record',
      schema: callbackSchema,
    },
    { canClash: true },
  ),
]
