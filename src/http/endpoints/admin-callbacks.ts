import { CALLBACK_STATES, callbackListing, redeliver } from '../../accounts/operate-callbacks.ts'
import { fieldSchemas, listSchema, objectSchema } from '../answer-schemas.ts'
import type { Endpoint } from '../endpoint.ts'
import { listingEndpoint, operationEndpoint } from '../operator-endpoint.ts'

const { text, count, id, time } = fieldSchemas

const callbackSchema = objectSchema({
  id,
  task_id: id,
  account_id: id,
  event: { type: 'string', enum: ['processing', 'success', 'failed'] },
  url: text,
  state: { type: 'string', enum: CALLBACK_STATES },
  tries: listSchema(objectSchema({ at: time, status: { type: ['integer', 'null'] }, error: text, ms: count })),
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
