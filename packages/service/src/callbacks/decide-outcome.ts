import type { ClaimedCallback } from '../store/callback-queue.ts'
import type { Try } from '../store/callbacks.ts'
import { isDelivered } from './deliver-callback.ts'

type Outcome = { state: 'pending' | 'delivered' | 'failed'; dueAt: Date }

/** What comes after a try: `processing` has one, a final state has one and a retry after each of the waits. */
export function decideOutcome(
  { event, attempt }: Pick<ClaimedCallback, 'event' | 'attempt'>,
  tried: Try,
  retrySeconds: readonly number[],
  nowMs: number,
): Outcome {
  if (isDelivered(tried)) return { state: 'delivered', dueAt: new Date(nowMs) }
  const wait = event === 'processing' ? undefined : retrySeconds[attempt]
  if (wait === undefined) return { state: 'failed', dueAt: new Date(nowMs) }
  return { state: 'pending', dueAt: new Date(nowMs + wait * 1_000) }
}
