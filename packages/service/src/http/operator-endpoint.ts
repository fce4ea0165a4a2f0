import type { Listing, Operation } from '../accounts/operation.ts'
import type { JsonSchema } from '../catalog/build-schema.ts'
import { type Endpoint, endpoint } from './endpoint.ts'
import { listingAnswer, listPage } from './pages.ts'

/** Common to all operator endpoints. */
export const OPERATOR = { tag: 'Operator', scope: 'admin' } as const

/**
 * A POST for an operation. Operations that show a secret do not honour the Idempotency-Key, so that the answer is never
 * stored.
 */
export function operationEndpoint(
  path: string,
  operation: Operation,
  answer: { about: string; schema: JsonSchema },
  more: Pick<Endpoint, 'canClash' | 'changed'> = {},
): Endpoint {
  const { request, showsSecret, run } = operation
  const fields = Object.values(request.fields)
  return endpoint({
    ...OPERATOR,
    method: 'POST',
    path,
    summary: request.summary,
    ...(fields.length > 0 && { body: request }),
    ...(fields.every(field => !field.required) && { bodyOptional: true }),
    ...(showsSecret && { ignoresIdempotencyKey: true }),
    ...more,
    answer,
    change: async ({ services, params, body }, tx) => ({ json: await run(tx, params.id ?? '', body.values, services) }),
  })
}

/** A GET for a page of a listing. */
export const listingEndpoint = (path: string, listing: Listing, entry: JsonSchema): Endpoint =>
  endpoint({
    ...OPERATOR,
    method: 'GET',
    path,
    summary: listing.query.summary,
    query: listing.query,
    answer: listingAnswer(listing, entry),
    read: async ({ services, params, query }) => ({
      json: await listPage(services.reads, listing, params.id ?? '', query),
    }),
  })
