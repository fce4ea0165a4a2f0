import type { IncomingMessage } from 'node:http'
import { checkUrl } from './check-url.ts'
import { toFetchFailure, FetchFailed, FetchRefused, FileTooLarge } from './fetch-failure.ts'
import { createGuardedAgent, type GuardedAgent, type GuardOptions, isBroken } from './guarded-agent.ts'
import { saveBody } from './save-body.ts'
import { withDeadline } from './with-deadline.ts'

export type DownloadOptions = {
  /** The path of a new file. It is deleted if the download fails. */
  toFile: string
  maxBytes: number
  /** Time limit of the whole download, including redirects. */
  timeoutMs?: number
  /** Time limit for the headers of one response. */
  headersTimeoutMs?: number
  /** Time limit between two bytes of the body. */
  idleTimeoutMs?: number
  /** A transfer below this rate for this long is aborted. */
  slowest?: { bytesPerSecond: number; forMs: number }
  maxRedirects?: number
  /** The Accept header. */
  accept?: string
  signal?: AbortSignal
}

type DownloadedFile = { path: string; bytes: number; contentType: string }

export type GuardedFetch = {
  /** Throws FetchRefused or FetchFailed; both say whether a retry may help. */
  download(url: string, options: DownloadOptions): Promise<DownloadedFile>
  close(): Promise<void>
}

// Enough for the largest file over a slow line. Dead and stalled hosts are detected much sooner.
const DEFAULTS = {
  timeoutMs: 120_000,
  headersTimeoutMs: 15_000,
  idleTimeoutMs: 10_000,
  slowest: { bytesPerSecond: 5_000, forMs: 10_000 },
  maxRedirects: 5,
  accept: '*/*',
}

const REDIRECTS = new Set([301, 302, 303, 307, 308])
const worthRetrying = (status: number): boolean => status >= 500 || status === 408 || status === 425 || status === 429

// Faults of this machine, not of the server: they are rethrown.
const OUR_FAULTS = new Set(['EEXIST', 'ENOENT', 'EACCES', 'ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE'])

/** Downloads callers' URLs: only from public addresses, within limits of size, time and redirects. */
export function createGuardedFetch(options: GuardOptions & { connectTimeoutMs?: number }): GuardedFetch {
  // Inputs come from many hosts, mostly once, so connections are not kept.
  const agent = createGuardedAgent({ connectTimeoutMs: 10_000, ...options, keepAliveMs: 0 })
  return {
    async download(url, given) {
      const asked = { ...DEFAULTS, ...given }
      try {
        return await withDeadline(asked.timeoutMs, given.signal, signal =>
          onceMore(() => fetchOnce(agent, url, { ...asked, signal }, options)),
        )
      } catch (error) {
        if (given.signal?.aborted) throw given.signal.reason
        if (OUR_FAULTS.has((error as NodeJS.ErrnoException).code ?? '')) throw error
        throw toFetchFailure(error)
      }
    },
    close: async () => agent.destroy(),
  }
}

type Asked = typeof DEFAULTS & { toFile: string; maxBytes: number; signal: AbortSignal }

/** Retries a broken connection once, within the same time limit. */
async function onceMore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isBroken(error)) throw error
    return work()
  }
}

async function fetchOnce(agent: GuardedAgent, url: string, asked: Asked, guard: GuardOptions): Promise<DownloadedFile> {
  const answer = await follow(agent, url, asked, guard)
  const { headers } = answer
  const watch = watchTransfer(answer, asked)
  try {
    if (Number(headers['content-length'] ?? 0) > asked.maxBytes) throw new FileTooLarge(asked.maxBytes)
    const encoding = (headers['content-encoding'] ?? '').trim().toLowerCase()
    const bytes = await saveBody(answer, { ...asked, encoding })
    return { path: asked.toFile, bytes, contentType: mediaTypeOf(headers['content-type'] ?? '') }
  } finally {
    watch.stop()
    discard(answer)
  }
}

/** Aborts a transfer that stalls or is too slow. */
function watchTransfer(answer: IncomingMessage, { slowest, idleTimeoutMs }: Asked): { stop(): void } {
  const { socket } = answer
  const giveUp = (says: string): void => void answer.destroy(new FetchFailed(says, { retryable: true }))
  // After this process was suspended, timers run before arrived data is read. Wait for the data before blaming the
  // host.
  const stalled = (): void => {
    const until = socket.bytesRead
    setImmediate(() => socket.bytesRead === until && giveUp('the answer stopped coming'))
  }
  socket.setTimeout(idleTimeoutMs).on('timeout', stalled)
  let before = socket.bytesRead
  const look = (): void => {
    const got = socket.bytesRead - before
    before = socket.bytesRead
    // All bytes have arrived; only the local disk is slow.
    if (answer.complete || got >= (slowest.bytesPerSecond * slowest.forMs) / 1_000) return
    giveUp(`the transfer is slower than ${slowest.bytesPerSecond} bytes a second`)
  }
  const timer = setInterval(() => setImmediate(look), slowest.forMs)
  return {
    stop() {
      clearInterval(timer)
      socket.setTimeout(0).off('timeout', stalled)
    },
  }
}

/** Follows redirects and returns the last response. Every hop is checked like the first. */
async function follow(agent: GuardedAgent, url: string, asked: Asked, guard: GuardOptions): Promise<IncomingMessage> {
  let current = url
  for (let hop = 0; ; hop++) {
    const checked = checkUrl(current, guard)
    if (!checked.ok) throw new FetchRefused(hop === 0 ? `the URL ${checked.why}` : `a redirect ${checked.why}`)
    const answer = await ask(agent, checked.url, asked)
    const status = answer.statusCode ?? 0
    if (status >= 200 && status < 300) return answer
    discard(answer)
    if (!REDIRECTS.has(status)) {
      throw new FetchFailed(`the host answered ${status}`, { status, retryable: worthRetrying(status) })
    }
    if (hop >= asked.maxRedirects) throw new FetchRefused(`it redirects more than ${asked.maxRedirects} times`)
    const { location } = answer.headers
    if (!location)
      throw new FetchFailed(`the host answered ${status} without saying where to`, { status, retryable: false })
    current = URL.parse(location, checked.url.href)?.href ?? location
  }
}

async function ask(agent: GuardedAgent, url: URL, asked: Asked): Promise<IncomingMessage> {
  const headers = { accept: asked.accept, 'accept-encoding': 'identity', 'user-agent': 'kinora' }
  try {
    return await withDeadline(asked.headersTimeoutMs, asked.signal, signal =>
      agent.request(url, { method: 'GET', headers, signal }),
    )
  } catch (error) {
    if (asked.signal.aborted || (error as Error).name !== 'TimeoutError') throw error
    throw new FetchFailed('no answer came in time', { retryable: true, cause: error })
  }
}

/** Closes the connection; its later errors are ignored. */
const discard = (answer: IncomingMessage): void => void answer.on('error', () => {}).destroy()

const mediaTypeOf = (contentType: string): string => contentType.split(';')[0]?.trim().toLowerCase() ?? ''
