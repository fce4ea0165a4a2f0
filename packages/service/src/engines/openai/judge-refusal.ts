import type { OrderFailed, Started } from '@kinora/media/engine/contract'
import type { FarAnswer } from '../far-side/far-side.ts'
import { describeRefusal, readFault } from '../far-side/read-fault.ts'
import { retryAfter } from '../far-side/retry-after.ts'

// What servers call a verdict on the words or on what would be seen.
const POLICY = /moderation|content_policy|policy_violation|content_filter|safety/
// It answers 429 as to one who is too fast, but waiting does not help.
const OUT_OF_MONEY = /quota|billing|insufficient_(?:balance|user)/
const OUT_OF_MEMORY = /out of memory/i

const failed = (message: string, others: Partial<OrderFailed> = {}): OrderFailed => ({
  state: 'failed',
  code: 'EngineFailure',
  message,
  retryable: false,
  ...others,
})

/** What an answer to a create that is not a good one means for the order. */
export function judgeRefusal(answer: FarAnswer): Exclude<Started, { state: 'started' }> {
  const { status } = answer
  const fault = readFault(answer.json())
  const message = describeRefusal(answer)
  if (fault && POLICY.test(fault.code)) return failed(fault.says, { code: 'TaskPromptPolicyViolation' })
  if (status === 401 || status === 403) return failed(`the engine does not let us in: it answered ${status}`)
  if (status === 429 && fault && OUT_OF_MONEY.test(fault.code)) return failed(message)
  if (status === 429 || status === 503) return { state: 'unreachable', message, ...retryAfter(answer) }
  if (status < 500) return failed(message)
  // Gateways tell what those behind them refused as 500, in words; without any it is not known what was done.
  return status === 500 && fault ? failed(message, { retryable: true }) : { state: 'unsure', message }
}

/** What a server says of a video that it did not make. */
export function judgeFailure(error: unknown): OrderFailed {
  const { says, code } = readFault(error) ?? { says: 'the engine does not say why', code: '' }
  if (POLICY.test(code)) return failed(says, { code: 'CreationPolicyViolation' })
  return failed(`the engine could not make it: ${says}`, { retryable: OUT_OF_MEMORY.test(says) })
}
