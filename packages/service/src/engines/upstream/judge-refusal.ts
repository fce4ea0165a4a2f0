import type { OrderFailed, Unreachable } from '@kinora/media/engine/contract'
import { fieldsOf, isText } from '../../core/shape.ts'
import { failed, retryAfter } from '../remote/ask.ts'
import type { ServerAnswer } from '../remote/server-client.ts'
import { describeRefusal, readFault, tidyWords } from '../remote/read-fault.ts'

/** The result of the request is unknown: a gateway answered, or the service failed. */
type Unknown = { state: 'unknown'; message: string }

/** Judges a failed answer to a create. */
export function judgeRefusal(answer: ServerAnswer): OrderFailed | Unreachable | Unknown {
  const { status } = answer
  const reason = readReason(answer)
  const message = describeRefusal(answer)
  if (reason === 'TaskPromptPolicyViolation' || reason === 'CreationPolicyViolation')
    return failed(readFault(answer.json())?.says ?? message, { code: reason })
  if (status === 401 || status === 403) return failed(`the engine does not let us in: it answered ${status}`)
  // Without the service's own error format, it may have been a gateway that had forwarded the request.
  if (status === 429 || (status === 503 && reason !== ''))
    return { state: 'unreachable', message, ...retryAfter(answer) }
  return status >= 500 || status < 400 ? { state: 'unknown', message } : failed(message)
}

export function readReason(answer: ServerAnswer): string {
  const { reason } = fieldsOf(answer.json())
  return typeof reason === 'string' ? reason : ''
}

/** Judges a task that failed there. */
export function judgeFailure({
  err_code: code,
  err_msg: told,
}: {
  err_code?: unknown
  err_msg?: unknown
}): OrderFailed {
  const words = [told, code].find(isText)
  const says = words === undefined ? 'it does not say why' : tidyWords(words)
  if (code === 'TaskPromptPolicyViolation' || code === 'CreationPolicyViolation') return failed(says, { code })
  return failed(`the engine could not make it: ${says}`, { retryable: code === 'InternalServiceFailure' })
}
