import type { OrderFailed, Started } from '@kinora/media/engine/contract'
import { failed, isOutOfMemory, judgeRefusedStart } from '../remote/ask.ts'
import type { ServerAnswer } from '../remote/server-client.ts'
import { describeRefusal, readFault } from '../remote/read-fault.ts'

// The servers' codes for content refusals.
const POLICY = /moderation|content_policy|policy_violation|content_filter|safety/
// It answers 429 as for a rate limit, but waiting does not help.
const OUT_OF_MONEY = /quota|billing|insufficient_(?:balance|user)/

/** Judges a failed answer to a create. */
export function judgeRefusal(answer: ServerAnswer): Exclude<Started, { state: 'started' }> {
  const { status } = answer
  const fault = readFault(answer.json())
  if (fault && POLICY.test(fault.code)) return failed(fault.says, { code: 'TaskPromptPolicyViolation' })
  if (status === 429 && fault && OUT_OF_MONEY.test(fault.code)) return failed(describeRefusal(answer))
  // A gateway that gave up on a server behind it.
  if (status > 500 && status !== 503) return { state: 'unsure', message: describeRefusal(answer) }
  return judgeRefusedStart(answer)
}

/** Judges a server's message about a failed video. */
export function judgeFailure(error: unknown): OrderFailed {
  const { says, code } = readFault(error) ?? { says: 'the engine does not say why', code: '' }
  if (POLICY.test(code)) return failed(says, { code: 'CreationPolicyViolation' })
  return failed(`the engine could not make it: ${says}`, { retryable: isOutOfMemory(says) })
}
