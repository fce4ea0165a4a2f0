import { ERRORS, type Reason } from '../../core/errors.ts'
import { type Block, table } from './blocks.ts'

/** What each reason of the error table means to the one who gets it, and what helps. */
export const REASONS: Record<Reason, string> = {
  BadRequest:
    'The request cannot be read, or does not fit the state of things: not JSON, not an object, a finished task to cancel',
  FieldLacking: 'A required field is missing',
  FieldInvalid: 'A field has a value that is not allowed; the message says what is',
  FieldUnwanted: 'A field was passed that must not be passed with this model or mode',
  FieldItemCountOutOfRange: 'A list has too few or too many entries',
  ImageFormatInvalid: 'A picture is not in a format that is taken, or is damaged',
  ImageSizeInvalid: 'A picture is too large, too small or too long for its width',
  ImageDownloadFailure: 'A picture could not be fetched from its URL',
  VideoFormatInvalid: 'A video is not in a format that is taken, too large, or too long',
  VideoDownloadFailure: 'A video could not be fetched from its URL',
  AudioFormatInvalid: 'A sound is not in a format that is taken, too large, too short or too long',
  AudioDownloadFailure: 'A sound could not be fetched from its URL',
  TaskPromptPolicyViolation: 'A text asks for something that this service does not make; nothing is charged',
  CreationPolicyViolation:
    'A picture or clip that came in was refused, or the result was held back; the credits are returned',
  CreditInsufficient: 'The account has fewer credits than this costs',
  ModelUnavailable: 'No engine of this service makes this at the moment; nothing is charged',
  UserCancelled: 'The task was cancelled; the credits are returned',
  TaskExpired: 'An off-peak task found no free hour within 48 hours; the credits are returned',
  Unauthorized: 'No key, or one that is malformed, unknown, expired or revoked',
  Forbidden: 'The key lacks the scope for this, or the signature of a URL is wrong',
  TaskNotFound: "There is no such task in this account; another account's is not told apart from none",
  NotFound: 'There is nothing at this path, or no such subject, upload, account or file',
  MethodNotAllowed: 'The path exists for other methods; `Allow` names them',
  Conflict:
    'It clashes with what is there: a name in use, an Idempotency-Key that came with another body, a callback that tells of what is over',
  OperationInProcess: 'The first request with this Idempotency-Key, or the film, is still under way; try again',
  ResultExpired: 'The signed URL has run out; query the task for a fresh one, which there is while its files are kept',
  RequestTooLarge: 'The body or file is larger than allowed; use an upload or a URL for large media',
  TooManyRequests: 'The key sends faster than its rate; wait for `Retry-After` seconds',
  QuotaExceeded: 'The account has too many unfinished tasks; wait for some to end',
  EngineFailure: 'What makes the media failed; the credits are returned',
  InternalServiceFailure: 'A fault of the service; the trace id leads its operator to the log entry',
  SystemThrottling: 'The service cannot take work right now; try again after `Retry-After` seconds',
}

export const reasonTableOf = (): Block =>
  table(
    'fields',
    ['Reason', 'HTTP', 'Meaning'],
    Object.entries(ERRORS).map(([reason, status]) => [`\`${reason}\``, String(status), REASONS[reason as Reason]]),
  )

/** Reasons that a status can carry. */
export const reasonsOf = (status: number): Reason[] =>
  (Object.keys(ERRORS) as Reason[]).filter(reason => ERRORS[reason] === status)
