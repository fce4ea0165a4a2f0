import type { Operation } from './operation.ts'

/** Whether a repeated Idempotency-Key gets the first answer again. */
export const honoursIdempotencyKey = ({ method, scope, ignoresIdempotencyKey }: Operation): boolean =>
  method === 'POST' && scope !== undefined && !ignoresIdempotencyKey
