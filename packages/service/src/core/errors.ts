import type { FailureReason } from '@kinora/media/core/failure-reason'

/**
 * The error table: each reason with its HTTP status and its meaning for the caller. Reasons that appear only as
 * `err_code` of failed tasks have a status too.
 */
export const ERRORS = {
  BadRequest: {
    status: 400,
    about:
      'The request cannot be parsed, or conflicts with the current state: not JSON, not an object, a finished task to cancel',
  },
  FieldLacking: { status: 400, about: 'A required field is missing' },
  FieldInvalid: { status: 400, about: 'A field has an invalid value; the message names the allowed values' },
  FieldUnwanted: { status: 400, about: 'A field is forbidden for this model or mode' },
  FieldItemCountOutOfRange: { status: 400, about: 'A list has too few or too many entries' },
  ImageFormatInvalid: { status: 400, about: 'A picture has an unsupported format, or is damaged' },
  ImageSizeInvalid: { status: 400, about: 'A picture is too large or too small, or its aspect ratio is not allowed' },
  ImageDownloadFailure: { status: 400, about: 'A picture could not be fetched from its URL' },
  VideoFormatInvalid: { status: 400, about: 'A video has an unsupported format, or is too large or too long' },
  VideoDownloadFailure: { status: 400, about: 'A video could not be fetched from its URL' },
  AudioFormatInvalid: {
    status: 400,
    about: 'A sound has an unsupported format, or is too large, too short or too long',
  },
  AudioDownloadFailure: { status: 400, about: 'A sound could not be fetched from its URL' },
  TaskPromptPolicyViolation: {
    status: 400,
    about: 'A text asks for content that this service does not allow; nothing is charged',
  },
  CreationPolicyViolation: {
    status: 400,
    about: 'An input or the result shows content that this service does not allow; the credits are returned',
  },
  CreditInsufficient: { status: 400, about: 'The account has fewer credits than this costs' },
  ModelUnavailable: { status: 400, about: 'No engine of this service can make this at the moment; nothing is charged' },
  UserCancelled: { status: 400, about: 'The task was cancelled; the credits are returned' },
  TaskExpired: { status: 400, about: 'An off-peak task found no free hour within 48 hours; the credits are returned' },
  Unauthorized: { status: 401, about: 'The key is missing, malformed, unknown, expired or revoked' },
  Forbidden: { status: 403, about: 'The key lacks the scope for this, or the signature of a URL is wrong' },
  TaskNotFound: {
    status: 404,
    about: 'There is no such task in this account; tasks of other accounts are also reported as not found',
  },
  NotFound: { status: 404, about: 'There is nothing at this path, or no such subject, upload, account or file' },
  MethodNotAllowed: { status: 405, about: 'The path exists for other methods; `Allow` names them' },
  Conflict: {
    status: 409,
    about:
      'The request conflicts with existing data: a name in use, an Idempotency-Key with another body, a callback about a state that is over',
  },
  OperationInProcess: {
    status: 409,
    about: 'The first request with this Idempotency-Key, or the film, is still in progress; try again',
  },
  ResultExpired: {
    status: 410,
    about: 'The signed URL has expired; query the task for a new one while its files are kept',
  },
  RequestTooLarge: {
    status: 413,
    about: 'The body or file is larger than allowed; use an upload or a URL for large media',
  },
  TooManyRequests: {
    status: 429,
    about: 'The key, or the address for calls without a key, exceeds its rate; wait for `Retry-After` seconds',
  },
  QuotaExceeded: {
    status: 429,
    about: 'The account has too many unfinished tasks, or too many or too large uploads; wait for some to end',
  },
  EngineFailure: { status: 500, about: 'The engine failed; the credits are returned' },
  InternalServiceFailure: {
    status: 500,
    about: 'An internal error of the service; the trace id identifies the entry in the log',
  },
  SystemThrottling: {
    status: 503,
    about: 'The service cannot accept work right now; try again after `Retry-After` seconds',
  },
} as const satisfies Record<string, { status: number; about: string }> &
  Record<FailureReason, { status: number; about: string }>

export type Reason = keyof typeof ERRORS

export const REASONS = Object.keys(ERRORS) as readonly Reason[]

/** One problem of a request: the field, the reason, and a sentence with the allowed and the received value. */
export type Problem = { field: string; reason: Reason; message: string } & Partial<SceneProblem>

/**
 * For a problem in a scene document: its JSON pointer and code, the allowed values, and the names most similar to the
 * received one.
 */
type SceneProblem = { at: string; code: string; allowed: string[]; nearest: string[] }

type ErrorDetails = { problems?: Problem[]; retryAfterSeconds?: number; status?: number; cause?: unknown }

/** A refusal that is reported to the caller. Any other error is an internal fault. */
export class Refusal extends Error {
  readonly reason: Reason
  readonly problems: Problem[]
  readonly retryAfterSeconds: number | undefined
  /** The status of the reason, except 415 for a body of the wrong media type. */
  readonly status: number

  constructor(reason: Reason, message: string, details: ErrorDetails = {}) {
    super(message, { cause: details.cause })
    this.name = 'Refusal'
    this.reason = reason
    this.problems = details.problems ?? []
    this.retryAfterSeconds = details.retryAfterSeconds
    this.status = details.status ?? ERRORS[reason].status
  }
}

/** The refusal for a body with problems: the first gives the message, all are listed. */
export function refuseProblems(problems: Problem[]): Refusal {
  const [first] = problems
  if (!first) throw new RangeError('a refusal needs at least one problem')
  return new Refusal(first.reason, first.message, { problems })
}

/** One refused field. */
export const refuseField = (field: string, message: string, reason: Reason = 'FieldInvalid'): Refusal =>
  refuseProblems([{ field, reason, message }])
