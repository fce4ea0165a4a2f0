import type { FailureReason } from '@kinora/media/core/failure-reason'
import type { OrderFailed, OrderLost, OrderUnsure, Unreachable } from '@kinora/media/engine/contract'
import { FetchRefused, FileTooLarge } from '../../net/fetch-failure.ts'
import type { ServerAnswer } from './server-client.ts'
import { NoAnswer } from './no-answer.ts'
import { describeRefusal, readFault } from './read-fault.ts'

/** Represents a missing answer. */
export type Silence = { silent: true; mayHaveArrived: boolean; message: string } | (OrderFailed & { silent?: never })

/** The answer with any status, or its absence. */
export async function ask(asked: Promise<ServerAnswer>): Promise<ServerAnswer | Silence> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof NoAnswer) {
      return { silent: true, mayHaveArrived: error.mayHaveArrived, message: error.message }
    }
    if (!(error instanceof FetchRefused)) throw error
    const why = error instanceof FileTooLarge ? error.message : 'it leads elsewhere'
    return failed(`the engine's answer cannot be used: ${why}`)
  }
}

export const isAnswer = (answer: ServerAnswer | Silence): answer is ServerAnswer => 'status' in answer

/** Judges a missing answer to a start. */
export function judgeSilentStart(silence: Silence): OrderFailed | Unreachable | OrderUnsure {
  if (!silence.silent) return silence
  return { state: silence.mayHaveArrived ? 'unsure' : 'unreachable', message: silence.message }
}

/** Judges a failed answer to a create. */
export function judgeRefusedStart(answer: ServerAnswer): OrderFailed | Unreachable | OrderUnsure {
  const { status } = answer
  const message = describeRefusal(answer)
  if (status === 401 || status === 403) return failed(`the engine does not let us in: it answered ${status}`)
  if (status === 429 || status === 503) return { state: 'unreachable', message, ...retryAfter(answer) }
  if (status < 500) return failed(message)
  if (isOutOfMemory(answer.text())) return failed('the engine ran out of memory', { retryable: true })
  // With its own message the server itself failed. Without one, it may be a proxy that timed out.
  return answer.json() === undefined ? { state: 'unsure', message } : failed(message, { retryable: true })
}

/** Judges a failed query of an order. A server that does not know it answers 404 or 410. */
export function judgeNoNews(answer: ServerAnswer | Silence): OrderFailed | Unreachable | OrderLost {
  if (!isAnswer(answer)) return answer.silent ? { state: 'unreachable', message: answer.message } : answer
  const { status } = answer
  if (status === 404 || status === 410) return { state: 'lost', message: 'the engine does not know the order any more' }
  const isPassing = status < 400 || status >= 500 || [401, 403, 408, 425, 429].includes(status)
  const message = status < 400 ? 'the engine gave an answer that cannot be read' : describeRefusal(answer)
  return isPassing ? { state: 'unreachable', message, ...retryAfter(answer) } : failed(message)
}

// Messages of models and servers for content refusals.
const POLICY = /nsfw|content[ _-]?policy|policy_violation|moderation|safety|sensitive content|flagged/i

/** Judges a server's message about a failed order. */
export function judgeFailure(words: unknown): OrderFailed {
  const { says = '', code = '' } = readFault(words) ?? {}
  if (POLICY.test(`${code} ${says}`))
    return failed(says || 'the engine refuses it', { code: 'CreationPolicyViolation' })
  if (isOutOfMemory(says)) return failed('the engine ran out of memory', { retryable: true })
  return failed(says ? `the engine failed: ${says}` : 'the engine failed')
}

export const isOutOfMemory = (words: string): boolean => /out ?of ?memory|failed to allocate/i.test(words)

export const failed = (
  message: string,
  { retryable = false, code = 'EngineFailure' }: { retryable?: boolean; code?: FailureReason } = {},
): OrderFailed => ({ state: 'failed', code, message, retryable })

// The longest accepted delay: the order has its own deadline.
const MAX_SECONDS = 600

/** The delay that the server asks for, in seconds. */
export function retryAfter({ headers }: Pick<ServerAnswer, 'headers'>): { retryAfterSeconds?: number } {
  const seconds = Number(headers['retry-after'] ?? Number.NaN)
  return Number.isFinite(seconds) && seconds > 0 ? { retryAfterSeconds: Math.min(seconds, MAX_SECONDS) } : {}
}

/** Orders that a server certainly did not accept, so that they can be sent again. */
export type UnsentOrders = { add(mark: string): void; take(mark: string): boolean }

// Far more than ever wait for a retry.
const MOST = 10_000

/** In memory only: after a restart, such an order counts as possibly accepted. */
export function createUnsentOrders(): UnsentOrders {
  const marks = new Set<string>()
  return {
    add(mark) {
      marks.add(mark)
      const [oldest = ''] = marks
      if (marks.size > MOST) marks.delete(oldest)
    },
    take: mark => marks.delete(mark),
  }
}
