import type { IncomingMessage } from 'node:http'
import { addAbortSignal } from 'node:stream'
import { checkUrl } from './check-url.ts'
import { toFetchFailure, FetchRefused } from './fetch-failure.ts'
import { createGuardedAgent, type GuardOptions } from './guarded-agent.ts'
import { withDeadline } from './with-deadline.ts'

type PostRequest = {
  headers: Record<string, string>
  body: string
  /** Time limit until the status arrives: name lookup, connection, sending and waiting. */
  timeoutMs: number
  signal?: AbortSignal
}

export type GuardedPost = {
  /** Returns the status and the beginning of the response. Redirects are not followed. */
  post(url: string, request: PostRequest): Promise<{ status: number; beginning: string }>
  close(): Promise<void>
}

// A short response is read completely so that its connection can be reused. For a long or slow one the connection is
// closed.
const MAX_ANSWER_BYTES = 64 * 1024
const ANSWER_PATIENCE_MS = 1_000
// The part of a response that is kept for display: a line of an error.
const BEGINNING_BYTES = 200

// Shorter than any known server keeps an idle connection (gunicorn: 2 s). If a server closes it while we send, the
// attempt is lost. Kept connections only serve bursts.
const KEEP_ALIVE_MS = 1_000

export function createGuardedPost(options: GuardOptions & { connectTimeoutMs?: number }): GuardedPost {
  const agent = createGuardedAgent({ connectTimeoutMs: 10_000, keepAliveMs: KEEP_ALIVE_MS, ...options })
  return {
    async post(url, { headers, body, timeoutMs, signal }) {
      const checked = checkUrl(url, options)
      if (!checked.ok) throw new FetchRefused(`the URL ${checked.why}`)
      try {
        const answer = await withDeadline(timeoutMs, signal, signal =>
          agent.request(checked.url, { method: 'POST', headers, body, signal }),
        )
        const first: Buffer[] = []
        await withDeadline(ANSWER_PATIENCE_MS, signal, signal => readOff(answer, first, signal)).catch(() => {})
        answer.on('error', () => {}).destroy()
        return { status: answer.statusCode ?? 0, beginning: readBeginning(first) }
      } catch (error) {
        if (signal?.aborted) throw signal.reason
        throw toFetchFailure(error)
      }
    },
    close: async () => agent.destroy(),
  }
}

/** Reads a response to its end so that its connection can be reused; throws if it is too long. */
async function readOff(answer: IncomingMessage, first: Buffer[], signal: AbortSignal): Promise<void> {
  let bytes = 0
  for await (const chunk of addAbortSignal(signal, answer)) {
    if (bytes < BEGINNING_BYTES) first.push(chunk as Buffer)
    bytes += (chunk as Buffer).length
    if (bytes > MAX_ANSWER_BYTES) throw new RangeError('the answer is long')
  }
}

/** One line of text: cut and invalid characters are removed. */
const readBeginning = (first: readonly Buffer[]): string =>
  new TextDecoder()
    .decode(Buffer.concat(first).subarray(0, BEGINNING_BYTES))
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .replaceAll('\u{fffd}', '')
    .trim()
