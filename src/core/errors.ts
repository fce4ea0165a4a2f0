/**
 * The error table: every reason the service can give, and the HTTP status that carries it. A reason that is only ever
 * the `err_code` of a failed task still has a status here, so that one table names them all.
 */
export const ERRORS = {
  BadRequest: 400,
  FieldLacking: 400,
  FieldInvalid: 400,
  FieldUnwanted: 400,
  FieldItemCountOutOfRange: 400,
  ImageFormatInvalid: 400,
  ImageSizeInvalid: 400,
  ImageDownloadFailure: 400,
  VideoFormatInvalid: 400,
  VideoDownloadFailure: 400,
  AudioFormatInvalid: 400,
  AudioDownloadFailure: 400,
  TaskPromptPolicyViolation: 400,
  CreationPolicyViolation: 400,
  CreditInsufficient: 400,
  ModelUnavailable: 400,
  UserCancelled: 400,
  TaskExpired: 400,
  Unauthorized: 401,
  Forbidden: 403,
  TaskNotFound: 404,
  NotFound: 404,
  MethodNotAllowed: 405,
  Conflict: 409,
  OperationInProcess: 409,
  ResultExpired: 410,
  RequestTooLarge: 413,
  TooManyRequests: 429,
  QuotaExceeded: 429,
  EngineFailure: 500,
  InternalServiceFailure: 500,
  SystemThrottling: 503,
} as const satisfies Record<string, number>

export type Reason = keyof typeof ERRORS

/** One thing that is wrong with a request: where, why, and a sentence with what is allowed and what came. */
export type Problem = { field: string; reason: Reason; message: string }

export type ErrorDetails = { problems?: Problem[]; retryAfterSeconds?: number; status?: number; cause?: unknown }

/** A refusal that the caller is told about. Anything else that is thrown is a fault of ours. */
export class Refusal extends Error {
  readonly reason: Reason
  readonly problems: Problem[]
  readonly retryAfterSeconds: number | undefined
  /** The table's status for the reason; a body of the wrong media type is the one case that differs (415). */
  readonly status: number

  constructor(reason: Reason, message: string, details: ErrorDetails = {}) {
    super(message, { cause: details.cause })
    this.name = 'Refusal'
    this.reason = reason
    this.problems = details.problems ?? []
    this.retryAfterSeconds = details.retryAfterSeconds
    this.status = details.status ?? ERRORS[reason]
  }
}

/** The refusal for a body with problems: the first one speaks, all are listed. */
export function refusalOf(problems: Problem[]): Refusal {
  const [first] = problems
  if (!first) throw new RangeError('a refusal needs at least one problem')
  return new Refusal(first.reason, first.message, { problems })
}

/** One refused field. */
export const refuseField = (field: string, message: string, reason: Reason = 'FieldInvalid'): Refusal =>
  refusalOf([{ field, reason, message }])
