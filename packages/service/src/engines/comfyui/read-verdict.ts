import type { OrderFailed } from '@kinora/media/engine/contract'
import { field } from './ask.ts'

/** The failure of a job: the message for the caller, the message for the operator's log, and whether memory ran out. */
export type JobFailure = { verdict: OrderFailed; details: Record<string, unknown>; isOutOfMemory: boolean }

/** The failure in a server's record of a job; undefined if it succeeded. */
export function readFailure(record: unknown): JobFailure | undefined {
  const status = field(record, 'status')
  const messages = field(status, 'messages')
  const last = Array.isArray(messages) ? messages.findLast(isEnd) : undefined
  const [event, data] = (last ?? []) as [string?, unknown?]
  if (event === 'execution_interrupted')
    return failure('it was interrupted at the engine', { retryable: true, details: { event } })
  if (event === 'execution_error') return readError(data)
  if (field(status, 'status_str') === 'error') return failure('the engine failed without saying why', { details: {} })
  return undefined
}

const isEnd = (message: unknown): boolean =>
  Array.isArray(message) && ['execution_error', 'execution_interrupted', 'execution_success'].includes(message[0])

/**
 * The failed node and its error. Its message may contain paths, and the traceback does, so only the operator sees them.
 */
function readError(data: unknown): JobFailure {
  const node = plainWord(field(data, 'node_type')) ?? 'a node'
  const type = plainWord(field(data, 'exception_type')) ?? 'an error'
  const said = field(data, 'exception_message')
  const details = {
    node: field(data, 'node_id'),
    type,
    said: typeof said === 'string' ? said.split('\n')[0]?.slice(0, 300) : undefined,
  }
  if (isOutOfMemory(type, said))
    return failure('the engine ran out of memory', { retryable: true, isOutOfMemory: true, details })
  return failure(`the engine's node ${node} failed (${type})`, { details })
}

/** Named by the library, `torch.OutOfMemoryError`; older versions only have the message. */
const isOutOfMemory = (type: string, said: unknown): boolean =>
  /OutOfMemory/i.test(type) || (typeof said === 'string' && /out of memory|Allocation on device/i.test(said))

/** The name of an exception class; other texts are not repeated. */
const plainWord = (given: unknown): string | undefined =>
  typeof given === 'string' && /^[\w. -]{1,80}$/.test(given) ? given : undefined

function failure(
  message: string,
  { retryable = false, isOutOfMemory = false, details }: Partial<Omit<JobFailure, 'verdict'>> & { retryable?: boolean },
): JobFailure {
  const verdict: OrderFailed = { state: 'failed', code: 'EngineFailure', message, retryable }
  return { verdict, details: details ?? {}, isOutOfMemory }
}
