import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../core/errors.ts'
import { isBusy } from '../store/pool.ts'
import { isOpenAiPath, openAiError } from './openai-error.ts'
import type { Log } from '../core/log.ts'

/** The body of every rejected request. */
export function buildErrorBody(refusal: Refusal, traceId: string): object {
  const { status, reason, message, problems } = refusal
  const fields = [...new Set(problems.map(problem => problem.field))]
  return {
    code: status,
    reason,
    message,
    metadata: { trace_id: traceId, ...(problems.length > 0 && { fields, problems }) },
  }
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal, traceId: string): FastifyReply {
  if (refusal.retryAfterSeconds !== undefined)
    reply.header('retry-after', String(Math.max(1, Math.ceil(refusal.retryAfterSeconds))))
  return reply
    .code(refusal.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(isOpenAiPath(reply.request.url) ? openAiError(refusal) : buildErrorBody(refusal, traceId)))
}

type Thrown = Error & { code?: string }

const toError = (error: unknown): Thrown => (error instanceof Error ? error : new Error(String(error)))

/** Converts any error to a refusal. Internal errors are logged in full; the caller gets only the trace id. */
export function toRefusal(
  error: unknown,
  request: FastifyRequest,
  { log }: { log: Pick<Log, 'debug' | 'warn' | 'error'> },
): Refusal {
  if (error instanceof Refusal) return error
  const { code = '', message } = toError(error)
  const framework = FRAMEWORK[code]?.(message)
  if (framework) return framework
  if (isBusy(error)) {
    log.warn({ traceId: request.id, ...request.span?.ids, reason: message }, 'the database failed a request')
    return new Refusal('SystemThrottling', 'the database is unavailable or overloaded; try again', {
      retryAfterSeconds: 2,
    })
  }
  if (isHangUp(error, request))
    log.debug(
      { traceId: request.id, ...request.span?.ids, url: request.url },
      'the caller disconnected before the answer',
    )
  else log.error({ traceId: request.id, ...request.span?.ids, err: error, url: request.url }, 'a request failed')
  return new Refusal('InternalServiceFailure', 'something went wrong on our side; the trace id leads to the log entry')
}

/** The caller disconnected and its work was aborted: no fault, and nobody reads the answer. */
const isHangUp = (error: unknown, { socket }: FastifyRequest): boolean =>
  socket.destroyed && error instanceof Error && (error.name === 'AbortError' || GIVEN_UP.has(toError(error).code ?? ''))

const GIVEN_UP = new Set(['ABORT_ERR', 'ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'])

const FRAMEWORK: Record<string, (message: string) => Refusal> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new Refusal('BadRequest', 'the body must be declared as Content-Type: application/json', { status: 415 }),
  FST_ERR_BAD_URL: () => new Refusal('BadRequest', 'the path is not well-formed'),
  FST_ERR_MAX_PARAM_LENGTH: () => new Refusal('NotFound', 'there is nothing at this path: a part of it is too long'),
  FST_ERR_ASYNC_CONSTRAINT: message => new Refusal('BadRequest', message),
}
