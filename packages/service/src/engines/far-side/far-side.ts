import type { IncomingMessage } from 'node:http'
import { keepSecret } from '../../core/known-secrets.ts'
import { checkUrl } from '../../net/check-url.ts'
import { FetchFailed, FetchRefused } from '../../net/fetch-failure.ts'
import { createGuardedAgent, type GuardedAgent, type GuardOptions } from '../../net/guarded-agent.ts'
import { saveBody } from '../../net/save-body.ts'
import { withDeadline } from '../../net/with-deadline.ts'
import { traceHeaders } from '../../tracing/tracing.ts'
import { NoAnswer } from './no-answer.ts'
import { type FarAnswer, readAnswer } from './read-answer.ts'

export type { FarAnswer } from './read-answer.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export type FarRequest = {
  method?: Method
  headers?: Record<string, string>
  /** Sent as JSON. */
  json?: unknown
  /** Sent as multipart/form-data. */
  form?: FormData
  /** Sent as they are. */
  bytes?: Uint8Array
  /** Until the whole answer is there. */
  timeoutMs?: number
  /** The limit of the answer. Apart from long texts it has at most 8 MB. */
  maxBytes?: number
  /** Where long texts of the answer are written: media as Base64. Without it the whole answer is in memory. */
  folder?: string
  /** Where the body of a good answer goes that is no JSON. */
  toFile?: string
  signal?: AbortSignal
}

export type FarDownload = { toFile: string; maxBytes: number; timeoutMs?: number; signal?: AbortSignal }

/** Requests to one engine's server. */
export type FarSide = {
  /** The answer with any status. Throws NoAnswer without one. `to` is a path on the server or a whole URL. */
  request(to: string, request?: FarRequest): Promise<FarAnswer>
  /** Writes a body of a good answer into a new file. Throws NoAnswer, FetchFailed with its status, or FetchRefused. */
  download(to: string, options: FarDownload): Promise<{ bytes: number; contentType: string }>
  close(): void
}

export type FarSideOptions = {
  /** The server's own address, as the operator wrote it; it may be private, and only it. */
  url: string
  /** Sent to that origin alone: what keeps others out. */
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
export function createFarSide({ url, headers: own = {}, guard }: FarSideOptions): FarSide {
  const base = new URL(url)
  for (const secret of Object.values(own)) keepSecret(secret)
  const trusted = { allowPrivateNetworks: true }
  const inside = openAgents(trusted)
  const outside = openAgents(guard)

  /** Reads are sent over kept connections; what may cost something never is, since one that breaks tells nothing. */
  const agentFor = (target: URL, method: Method): GuardedAgent => {
    const agents = target.origin === base.origin ? inside : outside
    return method === 'GET' ? agents.kept : agents.once
  }

  async function send(to: string, { method = 'GET', headers, ...given }: FarRequest, signal: AbortSignal) {
    const body = await encode(given)
    let target = resolve(base, to)
    for (let hop = 0; ; hop++) {
      if (target.origin !== base.origin) {
        const checked = checkUrl(target.href, guard)
        if (!checked.ok) throw new FetchRefused(`${hop === 0 ? 'the URL' : 'a redirect'} ${checked.why}`)
      }
      const isOwn = target.origin === base.origin
      const answer = await agentFor(target, method).request(target, {
        method,
        headers: { 'user-agent': 'kinora', ...(isOwn && { ...traceHeaders(), ...own }), ...body.headers, ...headers },
        ...(body.bytes && { body: body.bytes }),
        signal,
      })
      const status = answer.statusCode ?? 0
      const { location } = answer.headers
      if (method !== 'GET' || !REDIRECTS.has(status) || !location) return answer
      discard(answer)
      if (hop >= MAX_REDIRECTS) throw new FetchRefused(`it redirects more than ${MAX_REDIRECTS} times`)
      target = resolve(target, location)
    }
  }

  return {
    async request(to, request = {}) {
      const { timeoutMs = TIMEOUT_MS, maxBytes = MAX_ANSWER_BYTES, signal: given } = request
      try {
        return await withDeadline(timeoutMs, given, async signal => {
          const answer = await send(to, request, signal)
          try {
            return await readAnswer(answer, { ...request, maxBytes, signal, owner: base.origin })
          } finally {
            discard(answer)
          }
        })
      } catch (error) {
        if (given?.aborted) throw given.reason
        if (error instanceof FetchRefused) throw error
        throw new NoAnswer(error)
      }
    },
    async download(to, { toFile, maxBytes, timeoutMs = DOWNLOAD_TIMEOUT_MS, signal: given }) {
      try {
        return await withDeadline(timeoutMs, given, async signal => {
          const answer = await send(to, {}, signal)
          try {
            const status = answer.statusCode ?? 0
            if (status < 200 || status > 299)
              throw new FetchFailed(`the host answered ${status}`, { status, retryable: status >= 500 })
            const encoding = (answer.headers['content-encoding'] ?? '').toLowerCase()
            const bytes = await saveBody(answer, { toFile, maxBytes, encoding, signal })
            return { bytes, contentType: (answer.headers['content-type'] ?? '').split(';')[0] ?? '' }
          } finally {
            discard(answer)
          }
        })
      } catch (error) {
        if (given?.aborted) throw given.reason
        if (error instanceof FetchFailed) throw error
        throw new NoAnswer(error)
      }
    },
    close() {
      for (const agents of [inside, outside]) for (const agent of [agents.kept, agents.once]) agent.destroy()
    },
  }
}

const openAgents = (guard: GuardOptions) => ({
  kept: createGuardedAgent({ connectTimeoutMs: CONNECT_TIMEOUT_MS, keepAliveMs: KEEP_ALIVE_MS, ...guard }),
  once: createGuardedAgent({ connectTimeoutMs: CONNECT_TIMEOUT_MS, keepAliveMs: 0, ...guard }),
})

/** A path is one below the server's address, which may have a path itself. */
function resolve(base: URL, to: string): URL {
  if (/^https?:\/\//i.test(to)) return new URL(to)
  if (base.pathname !== '/' && to.startsWith('/')) return new URL(base.pathname.replace(/\/+$/, '') + to, base)
  return new URL(to, base)
}

type Body = { headers: Record<string, string>; bytes?: Uint8Array }

async function encode({ json, form, bytes: raw }: Pick<FarRequest, 'json' | 'form' | 'bytes'>): Promise<Body> {
  if (form) {
    // Node's own encoder of forms.
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
