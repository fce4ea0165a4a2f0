import type { FailureReason } from '@kinora/media/core/failure-reason'
import type { OrderFailed } from '@kinora/media/engine/contract'
import type { Redact } from '../../core/redactor.ts'
import { KILLED, type ProgramEnd } from './run-program.ts'
import { tidyWords } from '../remote/read-fault.ts'

/** The reason that a program gives for its failure, as a line: `{"failed": {"message", "code", "retryable"}}`. */
export type ReportedFailure = { message?: unknown; code?: unknown; retryable?: unknown }

// The reasons that a program may give.
const CODES: readonly FailureReason[] = [
  'EngineFailure',
  'CreationPolicyViolation',
  'TaskPromptPolicyViolation',
  'ImageFormatInvalid',
  'ImageSizeInvalid',
  'VideoFormatInvalid',
  'AudioFormatInvalid',
]

const FILE_TOO_LARGE = 128 + 25
// EX_TEMPFAIL of sysexits.h.
const TRY_AGAIN = 75

type FailureContext = { told: ReportedFailure | undefined; redact: Redact; timeoutSeconds: number }

/** The failure of a program, for the caller. */
export function describeFailure(end: ProgramEnd, { told, redact, timeoutSeconds }: FailureContext): OrderFailed {
  if ('stopped' in end) return tellStopped(end.stopped, timeoutSeconds)
  const { code, lastWords } = end
  if (told) {
    const says = typeof told.message === 'string' ? cleanMessage(told.message, redact) : ''
    const named = CODES.find(one => one === told.code) ?? 'EngineFailure'
    return failed(says || 'the program failed', told.retryable === true, named)
  }
  if (code === FILE_TOO_LARGE) return failed('the program wrote more than it may')
  const says = cleanMessage(findReason(lastWords), redact)
  return failed(
    `the program ended with code ${code}${says && `: ${says}`}`,
    // Killed by the system, most likely because memory ran out. A retry may succeed.
    code === TRY_AGAIN || code === KILLED,
  )
}

/** The last line or, after a stack trace, the last line that names an error. */
function findReason(lastWords: string): string {
  const lines = lastWords.split(/[\r\n]+/).filter(line => line.trim() !== '')
  return lines.findLast(line => /^[\w.]*(Error|Exception)\b/.test(line)) ?? lines.at(-1) ?? ''
}

function tellStopped(stopped: 'time' | 'cancelled' | 'left', seconds: number): OrderFailed {
  if (stopped === 'cancelled') return failed('cancelled', false, 'UserCancelled')
  if (stopped === 'time') return failed(`it took longer than ${seconds} s`)
  return failed('the service stopped while the program ran', true)
}

export const failed = (message: string, retryable = false, code: FailureReason = 'EngineFailure'): OrderFailed => ({
  state: 'failed',
  code,
  message,
  retryable,
})

/** A program's message for the caller: one line without secrets, addresses or local paths. */
export const cleanMessage = (words: string, redact: Redact): string =>
  tidyWords(redact(words).replaceAll(/[\p{Cc}\s]+/gu, ' '))
