import type { OrderFailed, Started } from '@kinora/media/engine/contract'
import { fieldsOf, isText } from '../../core/shape.ts'
import { failed, isOutOfMemory, judgeRefusedStart } from '../remote/ask.ts'
import type { ServerAnswer } from '../remote/server-client.ts'
import { describeRefusal, readFault } from '../remote/read-fault.ts'

/** The states of a video, in OpenAI's names and those of other servers. */
export type VideoStatus =
  | { state: 'working'; percent: number }
  | { state: 'made'; url?: string }
  | { state: 'failed'; error: unknown }

const MADE = new Set(['completed', 'succeeded', 'success'])
const FAILED = new Set(['failed', 'failure', 'cancelled', 'canceled', 'deleted', 'expired', 'error'])

/** An unknown state counts as running: the order has a deadline. */
export function readStatus(body: unknown): VideoStatus | undefined {
  const { status, progress, url, error } = fieldsOf(body)
  if (typeof status !== 'string') return undefined
  const named = status.toLowerCase()
  if (MADE.has(named)) return { state: 'made', ...(isText(url) && { url }) }
  if (FAILED.has(named)) return { state: 'failed', error }
  return { state: 'working', percent: readPercent(progress) }
}

/** Servers report `42`, `42.5`, `"42%"` or `0.42`. It never counts as done before its state says so. */
function readPercent(progress: unknown): number {
  const told = Number.parseFloat(String(progress))
  if (!Number.isFinite(told)) return 0
  const percent = told > 0 && told < 1 ? told * 100 : told
  return Math.min(99, Math.max(0, Math.round(percent)))
}

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
  // A gateway timed out waiting for its server.
  if (status > 500 && status !== 503) return { state: 'unsure', message: describeRefusal(answer) }
  return judgeRefusedStart(answer)
}

/** Judges a server's message about a failed video. */
export function judgeFailure(error: unknown): OrderFailed {
  const { says, code } = readFault(error) ?? { says: 'the engine does not say why', code: '' }
  if (POLICY.test(code)) return failed(says, { code: 'CreationPolicyViolation' })
  return failed(`the engine could not make it: ${says}`, { retryable: isOutOfMemory(says) })
}
