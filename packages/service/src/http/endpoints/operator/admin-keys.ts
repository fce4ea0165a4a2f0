import {
  changeKeyScopes,
  keyListing,
  makeAccountKey,
  revokeAccountKey,
  rotateAccountKey,
  SCOPES,
} from '../../../accounts/key-operations.ts'
import { field, objectSchema } from '../../../reference/answer-schemas.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import { listingEndpoint, OPERATOR, operationEndpoint } from '../../operator-endpoint.ts'

const keyFields = {
  id: field.id('The key, to rotate and revoke it by'),
  name: field.text('For people to know it by'),
  prefix: field.text('The beginning of the key; empty if unknown'),
  scopes: { type: 'array', items: { type: 'string', enum: SCOPES }, description: 'What it may do' },
  expires_at: field.timeOrNull('When it ends, in UTC; null: never'),
  created_at: field.time('When it was made, in UTC'),
  last_used_at: field.timeOrNull('When it was last used, in UTC, accurate to some seconds; null: never'),
  revoked_at: field.timeOrNull('When it was revoked, in UTC; null: it was not'),
}
const newKey = {
  about: 'The key; `key` is shown here only',
  schema: objectSchema({ ...keyFields, key: field.text('The key itself') }),
}

export const adminKeyEndpoints: Endpoint[] = [
  operationEndpoint('/admin/v1/accounts/{id}/keys', makeAccountKey, newKey),
  listingEndpoint('/admin/v1/accounts/{id}/keys', keyListing, objectSchema(keyFields)),
  endpoint({
    ...OPERATOR,
    method: 'DELETE',
    path: '/admin/v1/keys/{id}',
    summary: revokeAccountKey.request.summary,
    answer: { status: 204, about: 'The key is revoked' },
    change: async ({ services, params }, tx) => {
      await revokeAccountKey.run(tx, params.id ?? '', {}, services)
      return { status: 204 }
    },
    changed: ({ services }) => services.keyWatcher.refresh(),
  }),
  operationEndpoint(
    '/admin/v1/keys/{id}/scopes',
    changeKeyScopes,
    { about: 'The key as it is now', schema: objectSchema(keyFields) },
    { canClash: true },
  ),
  operationEndpoint('/admin/v1/keys/{id}/rotate', rotateAccountKey, newKey, {
    canClash: true,
    changed: ({ services }) => services.keyWatcher.refresh(),
  }),
]
