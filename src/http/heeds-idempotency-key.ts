import type { Endpoint } from './endpoint.ts'

/** Whether a repeated Idempotency-Key gets the first answer again. */
export const heedsIdempotencyKey = ({ method, scope, ignoresIdempotencyKey }: Endpoint): boolean =>
  method === 'POST' && scope !== undefined && !ignoresIdempotencyKey
