import type { Agent, Dispatcher } from 'undici'
import { checkUrl } from './check-url.ts'
import { failureOf, FetchFailed, FetchRefused, FileTooLarge } from './fetch-failure.ts'
import { createGuardedAgent, type GuardOptions } from './guarded-agent.ts'
import { saveBody } from './save-body.ts'
import { withDeadline } from './with-deadline.ts'

export type DownloadOptions = {
  /** A file that does not exist yet. It is gone again when the download fails. */
  toFile: string
  maxBytes: number
  /** The whole download, redirects included. */
  timeoutMs?: number
  /** Until the headers of one answer are there. */
  headersTimeoutMs?: number
  /** Between two bytes of the body. */
  idleTimeoutMs?: number
  maxRedirects?: number
  /** The Accept header. */
  accept?: string
  signal?: AbortSignal
}

export type Downloaded = { path: string; bytes: number; contentType: string }

export type GuardedFetch = {
  /** Throws FetchRefused or FetchFailed, which know whether another try is worth it. */
  download(url: string, options: DownloadOptions): Promise<Downloaded>
  close(): Promise<void>
}

// 10 MB in a minute is slower than any host that serves media; a dead one is given up much sooner.
const DEFAULTS = { timeoutMs: 60_000, headersTimeoutMs: 15_000, idleTimeoutMs: 10_000, maxRedirects: 5, accept: '*/*' }

const REDIRECTS = new Set([301, 302, 303, 307, 308])
const worthRetrying = (status: number): boolean => status >= 500 || status === 408 || status === 425 || status === 429

// Faults of this machine, not of the far side: they are thrown as they are.
const OUR_FAULTS = new Set(['EEXIST', 'ENOENT', 'EACCES', 'ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE'])

/** Downloads what callers point at: from public addresses only, within bounds of size, time and redirects. */
export function createGuardedFetch(options: GuardOptions & { connectTimeoutMs?: number }): GuardedFetch {
  // Inputs come from anywhere, mostly once: keeping connections would only tie up those of strangers.
  const agent = createGuardedAgent({ connectTimeoutMs: 10_000, ...options, keepAliveMs: 0 })
  return {
    async download(url, given) {
      const asked = { ...DEFAULTS, ...given }
      try {
        return await withDeadline(asked.timeoutMs, given.signal, async signal => {
          const { headers, body } = await follow(agent, url, { ...asked, signal }, options)
          const length = Number(headerOf(headers, 'content-length') || 0)
          if (length > asked.maxBytes) {
            discard(body)
            throw new FileTooLarge(asked.maxBytes)
          }
          const encoding = headerOf(headers, 'content-encoding').trim().toLowerCase()
          const bytes = await saveBody(body, { ...asked, encoding, signal }).finally(() => discard(body))
          return { path: asked.toFile, bytes, contentType: mediaTypeOf(headerOf(headers, 'content-type')) }
        })
      } catch (error) {
        if (given.signal?.aborted) throw given.signal.reason
        if (OUR_FAULTS.has((error as NodeJS.ErrnoException).code ?? '')) throw error
        throw failureOf(error)
      }
    },
    close: () => agent.destroy(),
  }
}

type Asked = typeof DEFAULTS & { signal: AbortSignal }

/** The answer at the end of the redirects. Every hop is checked like the first. */
async function follow(agent: Agent, url: string, asked: Asked, guard: GuardOptions): Promise<Dispatcher.ResponseData> {
  let current = url
  for (let hop = 0; ; hop++) {
    const checked = checkUrl(current, guard)
    if (!checked.ok) throw new FetchRefused(hop === 0 ? `the URL ${checked.why}` : `a redirect ${checked.why}`)
    const answer = await agent.request({
      origin: checked.url.origin,
      path: checked.url.pathname + checked.url.search,
      method: 'GET',
      headers: { accept: asked.accept, 'accept-encoding': 'identity', 'user-agent': 'kinora' },
      headersTimeout: asked.headersTimeoutMs,
      bodyTimeout: asked.idleTimeoutMs,
      signal: asked.signal,
    })
    const { statusCode: status } = answer
    if (status >= 200 && status < 300) return answer
    discard(answer.body)
    if (!REDIRECTS.has(status)) {
      throw new FetchFailed(`the host answered ${status}`, { status, retryable: worthRetrying(status) })
    }
    if (hop >= asked.maxRedirects) throw new FetchRefused(`it redirects more than ${asked.maxRedirects} times`)
    const location = headerOf(answer.headers, 'location')
    if (!location)
      throw new FetchFailed(`the host answered ${status} without saying where to`, { status, retryable: false })
    current = URL.parse(location, checked.url.href)?.href ?? location
  }
}

/** Not wanted any further: the connection goes, and what it still says is nobody's error. */
const discard = (body: Dispatcher.ResponseData['body']): void => void body.on('error', () => {}).destroy()

const headerOf = (headers: Dispatcher.ResponseData['headers'], name: string): string =>
  [headers[name] ?? ''].flat()[0] ?? ''

const mediaTypeOf = (contentType: string): string => contentType.split(';')[0]?.trim().toLowerCase() ?? ''
