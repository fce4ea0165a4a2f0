import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '../core/clock.ts'
import { loadUndici } from '../net/guarded-agent.ts'
import { toFinalError, isTransientFailure, type S3Operation, S3Failure } from './s3-failure.ts'
import { resolveS3Address, type S3Location } from './s3-urls.ts'
import { createS3Signer, EMPTY_SHA256, canonicalQuery, type S3Credentials } from './s3-signature.ts'

type S3Call = S3Operation & {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: { bytes: Uint8Array; sha256: string }
  /** Further statuses that count as answers; all others except 2xx are failures. */
  expects?: readonly number[]
  timeoutMs?: number
  signal?: AbortSignal
}

/** The caller must consume the body. */
type S3Answer = { status: number; headers: IncomingHttpHeaders; body: Readable }

export type S3Client = {
  /**
   * Sends a request until it is answered, at most one time more than there are delays. Each attempt includes reading
   * the response.
   */
  send<T>(call: S3Call, read: (answer: S3Answer) => Promise<T>): Promise<T>
}

export type S3ClientOptions = S3Location &
  S3Credentials & {
    clock: Clock
    /** An attempt without progress for this long counts as lost; sending a body takes additional time. */
    timeoutMs?: number
    retryWaitsMs?: readonly number[]
  }

// A throttled storage recovers within seconds, and the service should answer within a minute.
const RETRY_WAITS_MS: readonly number[] = [200, 800, 3_000]
const TIMEOUT_MS = 10_000
// The slowest useful connection to a storage: 0.5 MB a second.
const SLOWEST_BYTES_PER_MS = 500
const MAX_CONNECTIONS = 64

export function createS3Client(options: S3ClientOptions): S3Client {
  const { timeoutMs: usualTimeoutMs = TIMEOUT_MS, retryWaitsMs = RETRY_WAITS_MS } = options
  const { origin, host, pathOf } = resolveS3Address(options)
  const signer = createS3Signer(options)
  // Idle connections are dropped after some seconds and do not keep the process alive, so there is nothing to close.
  const agent = new (loadUndici().Agent)({ connections: MAX_CONNECTIONS, connect: { timeout: usualTimeoutMs } })

  async function attempt<T>(call: S3Call, read: (answer: S3Answer) => Promise<T>): Promise<T> {
    const { method, query = {}, headers = {}, body, expects = [], timeoutMs = usualTimeoutMs, signal } = call
    const path = pathOf(call.key)
    const search = canonicalQuery(query)
    const { statusCode, ...answer } = await agent.request({
      origin,
      path: search ? `${path}?${search}` : path,
      method,
      // Signed again for each attempt, because a signature is valid for some minutes only.
      headers: signer.signedHeaders({ method, host, path, query }, headers, body?.sha256 ?? EMPTY_SHA256),
      headersTimeout: timeoutMs + Math.ceil((body?.bytes.length ?? 0) / SLOWEST_BYTES_PER_MS),
      bodyTimeout: timeoutMs,
      ...(body && { body: body.bytes }),
      ...(signal && { signal }),
    })
    if ((statusCode >= 200 && statusCode < 300) || expects.includes(statusCode)) {
      return read({ ...answer, status: statusCode })
    }
    const retryAfter = answer.headers['retry-after']
    throw new S3Failure(call, {
      status: statusCode,
      body: await text(answer.body),
      retryAfter: typeof retryAfter === 'string' ? retryAfter : undefined,
    })
  }

  return {
    async send(call, read) {
      for (const waitMs of retryWaitsMs) {
        try {
          return await attempt(call, read)
        } catch (error) {
          if (!isTransientFailure(error)) throw toFinalError(call, error)
          // With jitter, so that requests that failed together do not return together.
          await sleep(waitMs * (0.5 + Math.random() / 2), undefined, call.signal && { signal: call.signal })
        }
      }
      return attempt(call, read).catch((error: unknown) => {
        throw toFinalError(call, error)
      })
    },
  }
}

/** For answers without a useful body. An unread body would block its connection. */
export async function discardBody({ body, ...head }: S3Answer): Promise<Omit<S3Answer, 'body'>> {
  await text(body)
  return head
}
