/** What of an operation decides it. `scope` is undefined where no key is asked for. */
type Repeatable = { method: string; scope?: string; ignoresIdempotencyKey?: true }

/** Whether a repeated Idempotency-Key gets the first answer again. */
export const honoursIdempotencyKey = ({ method, scope, ignoresIdempotencyKey }: Repeatable): boolean =>
  method === 'POST' && scope !== undefined && !ignoresIdempotencyKey
