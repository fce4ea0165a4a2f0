import { FetchRefused, toFetchFailure } from '../../net/fetch-failure.ts'

/** Nobody answered a request, or not to its end. */
export class NoAnswer extends Error {
  /** Whether the far side may have read it: then it may have done what was asked. */
  readonly mayHaveArrived: boolean

  constructor(error: unknown) {
    const failure = toFetchFailure(error)
    super(failure.message, { cause: error })
    this.name = 'NoAnswer'
    this.mayHaveArrived = !(failure instanceof FetchRefused) && !isBeforeSending(error)
  }
}

// What can only go wrong before the first byte is sent.
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
  // Several addresses were tried, and none of them was there.
  if (Array.isArray(errors) && errors.length > 0) return errors.every(isBeforeSending)
  return BEFORE_SENDING.has(code) || /^(ERR_TLS_|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_)/.test(code)
}
