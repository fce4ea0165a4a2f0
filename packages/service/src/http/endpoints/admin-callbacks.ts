import { callbackListing, redeliver } from '../../accounts/callback-operations.ts'
import { callbackSchema, REDELIVERED } from '../callback-schema.ts'
import type { Endpoint } from '../endpoint.ts'
import { listingEndpoint, operationEndpoint } from '../operator-endpoint.ts'

export const adminCallbackEndpoints: Endpoint[] = [
  listingEndpoint('/admin/v1/callbacks', callbackListing, callbackSchema),
  operationEndpoint('/admin/v1/callbacks/{id}/redeliver', redeliver, REDELIVERED, {
    canClash: true,
    changed: ({ services }) => services.hints.give('outbox'),
  }),
]
