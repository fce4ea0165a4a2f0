import { keyListing, makeAccountKey, revokeAccountKey, rotateAccountKey } from '../../accounts/operate-keys.ts'
import type { JsonSchema } from '../../catalog/schema-of.ts'
import { fieldSchemas, listSchema, objectSchema } from '../answer-schemas.ts'
import { type Endpoint, endpoint } from '../endpoint.ts'
import { listingEndpoint, OPERATOR, operationEndpoint } from '../operator-endpoint.ts'

const { text, id, time } = fieldSchemas
const timeOrNull: JsonSchema = { ...time, type: ['string', 'null'] }

const keyFields = {
  id,
  name: text,
  scopes: listSchema({ type: 'string', enum: ['create', 'read', 'admin'] }),
  expires_at: timeOrNull,
  created_at: time,
  last_used_at: timeOrNull,
  revoked_at: timeOrNull,
}
const newKey = { about: 'The key; `key` is shown here only', schema: objectSchema({ ...keyFields, key: text }) }

export const adminKeyEndpoints: Endpoint[] = [
  operationEndpoint('/admin/v1/accounts/{id}/keys', makeAccountKey, newKey),
  listingEndpoint('/admin/v1/accounts/{id}/keys', keyListing, objectSchema(keyFields)),
  endpoint({
    ...OPERATOR,
    method: 'DELETE',
    path: '/admin/v1/keys/{id}',
    summary: revokeAccountKey.request.summary,
    answer: { status: 204, about: 'It opens nothing any more' },
    change: async ({ services, params }, tx) => {
      await revokeAccountKey.run(tx, params.id ?? '', {}, services)
      return { status: 204 }
    },
    changed: ({ services }) => services.keyWatcher.nudge(),
  }),
  operationEndpoint('/admin/v1/keys/{id}/rotate', rotateAccountKey, newKey, {
    canClash: true,
    changed: ({ services }) => services.keyWatcher.nudge(),
  }),
]
