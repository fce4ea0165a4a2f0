import { Refusal } from '../core/errors.ts'

// Statuses and connection errors after which the same request may soon succeed.
const PASSING_STATUSES = new Set([408, 429, 500, 502, 503, 504])
const PASSING_CODES = new Set(['RequestTimeout', 'SlowDown', 'OperationAborted', 'InternalError', 'ServiceUnavailable'])
const PASSING_FAULTS = new Set([
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
  'UND_ERR_SOCKET',
])
// Longer than an S3 usually throttles, short enough that a client's retry still succeeds.
const RETRY_SECONDS = 15
// S3's error messages have one sentence; a longer text is a page of a proxy.
const MAX_MESSAGE = 200

/** The operation and its blob, with which every message begins. */
export type S3Operation = { operation: string; key: string }

/** S3 rejected the request. */
export class S3Failure extends Error {
  readonly status: number
  readonly code: string
  readonly retryAfterSeconds: number | undefined

  constructor(operation: S3Operation, answer: { status: number; body: string; retryAfter?: string | undefined }) {
    const code = readXmlElement(answer.body, 'Code') ?? ''
    const message = readXmlElement(answer.body, 'Message')?.slice(0, MAX_MESSAGE)
    const said = [answer.status, code, message && `(${message})`].filter(Boolean).join(' ')
    super(`S3 refused ${operation.operation} ${operation.key}: ${said}`)
    this.name = 'S3Failure'
    this.status = answer.status
    this.code = code
    const seconds = Number(answer.retryAfter)
    this.retryAfterSeconds = Number.isInteger(seconds) && seconds > 0 ? seconds : undefined
  }
}

/** The text of an XML element. The S3 answers used here are flat, so no parser is needed. */
export const readXmlElement = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]?.replaceAll('&quot;', '"')

export function isTransientFailure(error: unknown): boolean {
  if (error instanceof S3Failure) return PASSING_STATUSES.has(error.status) || PASSING_CODES.has(error.code)
  return error instanceof Error && 'code' in error && PASSING_FAULTS.has(String(error.code))
}

/** The error of an abandoned operation: a refusal to retry later, or a fault that names the operation. */
export function toFinalError(operation: S3Operation, error: unknown): unknown {
  if (isTransientFailure(error)) {
    const retryAfterSeconds = (error instanceof S3Failure && error.retryAfterSeconds) || RETRY_SECONDS
    const message = `The file storage does not answer at the moment (${operation.operation} ${operation.key}); try again later`
    return new Refusal('SystemThrottling', message, { retryAfterSeconds, cause: error })
  }
  if (error instanceof S3Failure || error instanceof Refusal) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new Error(`S3 could not be asked to ${operation.operation} ${operation.key}: ${reason}`, { cause: error })
}
