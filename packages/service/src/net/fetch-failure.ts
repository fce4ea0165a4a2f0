/** A download or request failed. `retryable`: the same request may succeed later. */
export class FetchFailed extends Error {
  readonly retryable: boolean
  /** The status of the answer, if any. */
  readonly status: number | null

  constructor(message: string, { retryable, status, cause }: FailureDetails) {
    super(message, { cause })
    this.name = new.target.name
    this.retryable = retryable
    this.status = status ?? null
  }
}

type FailureDetails = { retryable: boolean; status?: number; cause?: unknown }

/** Refused by this service: the address, the size or the kind is out of bounds. Retrying does not help. */
export class FetchRefused extends FetchFailed {
  constructor(message: string, details: { status?: number; cause?: unknown } = {}) {
    super(message, { retryable: false, ...details })
  }
}

/** The file is larger than allowed. This is a fault of the file; other refusals are faults of its address. */
export class FileTooLarge extends FetchRefused {
  constructor(maxBytes: number) {
    super(`the file is larger than the ${maxBytes} bytes allowed`)
  }
}

// Network errors as sentences for the log.
const WORDS: Record<string, string> = {
  ENOTFOUND: 'the host name does not resolve',
  ENODATA: 'the host name has no address',
  ESERVFAIL: 'the name servers could not answer',
  EAI_AGAIN: 'the host name does not resolve at the moment',
  ETIMEOUT: 'the name servers did not answer in time',
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'the connection was reset',
  EPIPE: 'the connection was closed',
  EHOSTUNREACH: 'the host is unreachable',
  ENETUNREACH: 'the network is unreachable',
  ETIMEDOUT: 'the connection timed out',
  UND_ERR_CONNECT_TIMEOUT: 'the connection timed out',
  HPE_HEADER_OVERFLOW: "the answer's headers are too large",
}

/** Converts any error of a request to a FetchFailure. Unknown errors are retryable. */
export function toFetchFailure(error: unknown): FetchFailed {
  if (error instanceof FetchFailed) return error
  const { code, message, name, cause } = error as NodeJS.ErrnoException & { cause?: NodeJS.ErrnoException }
  if (name === 'TimeoutError') return new FetchFailed('it took too long', { retryable: true, cause: error })
  // Node's code for a truncated response.
  if (code === 'ECONNRESET' && message === 'aborted')
    return new FetchFailed('the connection was closed before the end of the answer', { retryable: true, cause: error })
  const words = WORDS[code ?? ''] ?? (cause?.code === undefined ? undefined : WORDS[cause.code])
  if (words) return new FetchFailed(words, { retryable: true, cause: error })
  // Certificate errors: OpenSSL's codes, and Node's code for a name mismatch.
  if (/^(ERR_TLS_|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_)/.test(code ?? '')) {
    return new FetchFailed(`the certificate is not valid: ${message}`, { retryable: false, cause: error })
  }
  if (code?.startsWith('HPE_')) {
    return new FetchFailed('the answer is not HTTP', { retryable: true, cause: error })
  }
  return new FetchFailed(message || code || String(error), { retryable: true, cause: error })
}
