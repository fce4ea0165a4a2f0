import type { IncomingMessage } from 'node:http'
import { keepSecret } from '../../core/known-secrets.ts'
import { checkUrl } from '../../net/check-url.ts'
import { FetchFailed, FetchRefused } from '../../net/fetch-failure.ts'
import { createGuardedAgent, type GuardedAgent, type GuardOptions } from '../../net/guarded-agent.ts'
import { saveBody } from '../../net/save-body.ts'
import { withDeadline } from '../../net/with-deadline.ts'
import { traceHeaders } from '../../tracing/tracing.ts'
import { NoAnswer } from './no-answer.ts'
import { type ServerAnswer, readAnswer } from './read-answer.ts'

export type { ServerAnswer } from './read-answer.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export type ServerRequest = {
  method?: Method
  headers?: Record<string, string>
  /** Sent as JSON. */
  json?: unknown
  /** Sent as multipart/form-data. */
  form?: FormData
  /** Sent unchanged. */
  bytes?: Uint8Array
  /** Time limit for the whole answer. */
  timeoutMs?: number
  /** The size limit of the answer. Apart from long strings it has at most 8 MB. */
  maxBytes?: number
  /** The folder for long strings of the answer: media as Base64. Without it the whole answer is in memory. */
  folder?: string
  /** The file for the body of a successful answer that is not JSON. */
  toFile?: string
  signal?: AbortSignal
}

export type ServerDownload = { toFile: string; maxBytes: number; timeoutMs?: number; signal?: AbortSignal }

/** Requests to one engine's server. */
export type ServerClient = {
  /** The answer with any status. Throws NoAnswer without one. `to` is a path on the server or a whole URL. */
  request(to: string, request?: ServerRequest): Promise<ServerAnswer>
  /**
   * Writes the body of a successful answer into a new file. Throws NoAnswer, FetchFailed with its status, or
   * FetchRefused.
   */
  download(to: string, options: ServerDownload): Promise<{ bytes: number; contentType: string }>
  close(): void
}

export type ServerClientOptions = {
  /** The server's address in the engines file. Only this address may be private. */
  url: string
  /** Credentials, sent to that origin only. */
  headers?: Record<string, string>
  /** For other addresses: callers' files, and results in the server's storage. */
  guard: GuardOptions
}

const TIMEOUT_MS = 60_000
const DOWNLOAD_TIMEOUT_MS = 15 * 60_000
const CONNECT_TIMEOUT_MS = 10_000
const KEEP_ALIVE_MS = 1_000
const MAX_ANSWER_BYTES = 8 * 1024 * 1024
const MAX_REDIRECTS = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/**
 * Requests to a server that the operator named. Its exact origin may be private and gets the operator's headers; other
 * addresses pass the guard like any caller's URL and get no headers.
 */
export function createServerClient({ url, headers = {}, guard }: ServerClientOptions): ServerClient {
  for (const secret of Object.values(headers)) keepSecret(secret)
  const server: Server = {
    base: new URL(url),
    headers,
    guard,
    inside: openAgents({ allowPrivateNetworks: true }),
    outside: openAgents(guard),
  }
  return {
    async request(to, request = {}) {
      const { timeoutMs = TIMEOUT_MS, maxBytes = MAX_ANSWER_BYTES, signal: given } = request
      try {
        return await withAnswer(
          timeoutMs,
          given,
          signal => send(server, to, request, signal),
          (answer, signal) => readAnswer(answer, { ...request, maxBytes, signal, owner: server.base.origin }),
        )
      } catch (error) {
        if (given?.aborted) throw given.reason
        if (error instanceof FetchRefused) throw error
        throw new NoAnswer(error)
      }
    },
    async download(to, { toFile, maxBytes, timeoutMs = DOWNLOAD_TIMEOUT_MS, signal: given }) {
      try {
        return await withAnswer(
          timeoutMs,
          given,
          signal => send(server, to, {}, signal),
          (answer, signal) => saveAnswer(answer, { toFile, maxBytes, signal }),
        )
      } catch (error) {
        if (given?.aborted) throw given.reason
        if (error instanceof FetchFailed) throw error
        throw new NoAnswer(error)
      }
    },
    close() {
      for (const { kept, once } of [server.inside, server.outside]) for (const agent of [kept, once]) agent.destroy()
    },
  }
}

type Server = {
  base: URL
  /** Sent to the base's origin only. */
  headers: Record<string, string>
  guard: GuardOptions
  inside: Agents
  outside: Agents
}

type Agents = { kept: GuardedAgent; once: GuardedAgent }

/** Sends a request and follows the redirects of reads. */
async function send(
  server: Server,
  to: string,
  { method = 'GET', headers, ...given }: ServerRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { base, guard, inside, outside } = server
  const body = await encode(given)
  let target = resolve(base, to)
  for (let hop = 0; ; hop++) {
    const isOwn = target.origin === base.origin
    if (!isOwn) {
      const checked = checkUrl(target.href, guard)
      if (!checked.ok) throw new FetchRefused(`${hop === 0 ? 'the URL' : 'a redirect'} ${checked.why}`)
    }
    const agents = isOwn ? inside : outside
    // Reads use kept connections. Other requests may cost money: on a new connection a failure to send is certain.
    const answer = await (method === 'GET' ? agents.kept : agents.once).request(target, {
      method,
      headers: {
        'user-agent': 'kinora',
        ...(isOwn && { ...traceHeaders(), ...server.headers }),
        ...body.headers,
        ...headers,
      },
      ...(body.bytes && { body: body.bytes }),
      signal,
    })
    const { location } = answer.headers
    if (method !== 'GET' || !REDIRECTS.has(answer.statusCode ?? 0) || !location) return answer
    discard(answer)
    if (hop >= MAX_REDIRECTS) throw new FetchRefused(`it redirects more than ${MAX_REDIRECTS} times`)
    target = resolve(target, location)
  }
}

/** Reads an answer before the deadline and destroys it afterwards. */
const withAnswer = <T>(
  timeoutMs: number,
  given: AbortSignal | undefined,
  send: (signal: AbortSignal) => Promise<IncomingMessage>,
  read: (answer: IncomingMessage, signal: AbortSignal) => Promise<T>,
): Promise<T> =>
  withDeadline(timeoutMs, given, async signal => {
    const answer = await send(signal)
    try {
      return await read(answer, signal)
    } finally {
      discard(answer)
    }
  })

async function saveAnswer(
  answer: IncomingMessage,
  place: { toFile: string; maxBytes: number; signal: AbortSignal },
): Promise<{ bytes: number; contentType: string }> {
  const status = answer.statusCode ?? 0
  if (status < 200 || status > 299)
    throw new FetchFailed(`the host answered ${status}`, { status, retryable: status >= 500 })
  const encoding = (answer.headers['content-encoding'] ?? '').toLowerCase()
  const bytes = await saveBody(answer, { ...place, encoding })
  return { bytes, contentType: (answer.headers['content-type'] ?? '').split(';')[0] ?? '' }
}

const openAgents = (guard: GuardOptions): Agents => ({
  kept: createGuardedAgent({ connectTimeoutMs: CONNECT_TIMEOUT_MS, keepAliveMs: KEEP_ALIVE_MS, ...guard }),
  once: createGuardedAgent({ connectTimeoutMs: CONNECT_TIMEOUT_MS, keepAliveMs: 0, ...guard }),
})

/** A path is relative to the server's address, which may itself have a path. */
function resolve(base: URL, to: string): URL {
  if (/^https?:\/\//i.test(to)) return new URL(to)
  if (base.pathname !== '/' && to.startsWith('/')) return new URL(base.pathname.replace(/\/+$/, '') + to, base)
  return new URL(to, base)
}

type Body = { headers: Record<string, string>; bytes?: Uint8Array }

async function encode({ json, form, bytes: raw }: Pick<ServerRequest, 'json' | 'form' | 'bytes'>): Promise<Body> {
  if (form) {
    // Node's encoder for forms.
    const encoded = new Response(form)
    const bytes = new Uint8Array(await encoded.arrayBuffer())
    return withLength(bytes, encoded.headers.get('content-type') ?? '')
  }
  if (raw) return withLength(raw, 'application/octet-stream')
  return json === undefined ? { headers: {} } : withLength(Buffer.from(JSON.stringify(json)), 'application/json')
}

const withLength = (bytes: Uint8Array, type: string): Body => ({
  headers: { 'content-type': type, 'content-length': String(bytes.length) },
  bytes,
})

const discard = (answer: IncomingMessage): void => void answer.on('error', () => {}).destroy()
