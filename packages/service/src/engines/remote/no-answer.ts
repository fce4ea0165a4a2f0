import { FetchRefused, toFetchFailure } from '../../net/fetch-failure.ts'

/** No answer, or an incomplete one. */
export class NoAnswer extends Error {
  /** True if the server may have read the request, and so may have acted on it. */
  readonly mayHaveArrived: boolean

  constructor(error: unknown) {
    const failure = toFetchFailure(error)
    super(failure.message, { cause: error })
    this.name = 'NoAnswer'
    this.mayHaveArrived = !(failure instanceof FetchRefused) && !isBeforeSending(error)
  }
}

// Errors that occur only before the first byte is sent.
const BEFORE_SENDING = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'ENODATA',
  'ESERVFAIL',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

function isBeforeSending(error: unknown): boolean {
  const { code = '', errors } = error as NodeJS.ErrnoException & { errors?: unknown[] }
  // Several addresses were tried, and none could be reached.
  if (Array.isArray(errors) && errors.length > 0) return errors.every(isBeforeSending)
  return BEFORE_SENDING.has(code) || /^(ERR_TLS_|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_)/.test(code)
}
