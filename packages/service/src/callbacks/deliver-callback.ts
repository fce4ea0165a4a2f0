import { randomUUID } from 'node:crypto'
import { type Clock, formatIsoTime } from '../core/clock.ts'
import type { SecretBox } from '../files/secret-box.ts'
import type { GuardedPost } from '../net/guarded-post.ts'
import { FetchFailed } from '../net/fetch-failure.ts'
import type { ClaimedCallback } from '../store/callback-queue.ts'
import type { CallbackEvent, Try } from '../store/callbacks.ts'
import { traceHeaders } from '../tracing/tracing.ts'
import { signCallback } from './sign-callback.ts'

/** What the query of a task answers now; undefined when the task is gone. The signal tells when it is no longer needed. */
export type ReadTaskBody = (
  taskId: string,
  event: CallbackEvent,
  over: AbortSignal,
) => Promise<Record<string, unknown> | undefined>

/** Takes a callback that is for this service itself; undefined for every other URL. */
export type ReceiveHere = (
  url: string,
  call: { headers: Record<string, string>; body: string },
) => Promise<{ status: number; beginning: string }> | undefined

type DeliveryPorts = {
  poster: GuardedPost
  receiveHere?: ReceiveHere | undefined
  bodyOf: ReadTaskBody
  secretBox: SecretBox
  clock: Clock
  accessKey: string
  timeoutMs: number
}

// Of an error that a receiver or a library words; the log is for people.
const MOST_ERROR_CHARACTERS = 300

/**
 * One try, signed afresh. Undefined when it was too late for one; throws when it could not be made: the body could not
 * be read, or the signal fired.
 */
export async function deliverCallback(
  callback: ClaimedCallback,
  ports: DeliveryPorts,
  signal: AbortSignal,
): Promise<Try | undefined> {
  const over = new AbortController()
  try {
    return await tryToDeliver(callback, ports, signal, over.signal)
  } finally {
    over.abort()
  }
}

async function tryToDeliver(
  callback: ClaimedCallback,
  { poster, receiveHere, bodyOf, secretBox, clock, accessKey, timeoutMs }: DeliveryPorts,
  signal: AbortSignal,
  over: AbortSignal,
): Promise<Try | undefined> {
  const { id, event, url, task_id, secret, old_secret } = callback
  const shown = await bodyOf(task_id, event, over)
  const atMs = clock()
  // The log's milliseconds are a duration: a clock that is set meanwhile must not show in them.
  const began = performance.now()
  const tried = (status: number | null, error: string, answer = ''): Try => ({
    at: formatIsoTime(atMs),
    status,
    error: error
      .replaceAll(/\p{Cc}/gu, ' ')
      .slice(0, MOST_ERROR_CHARACTERS)
      .toWellFormed(),
    answer,
    ms: Math.round(performance.now() - began),
  })
  if (!shown) return tried(null, 'the task is gone')
  // Its process slept through the lease: another one has it by now, and may even have sent the task's final callback.
  if (atMs + timeoutMs > callback.lease.getTime()) return undefined
  try {
    const body = JSON.stringify(callbackBody(event, shown))
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'kinora',
      ...traceHeaders(),
      ...signCallback({
        url: new URL(url),
        body,
        id,
        nonce: randomUUID(),
        atMs,
        accessKey,
        secret: secretBox.open(secret),
        oldSecret: old_secret ? secretBox.open(old_secret) : undefined,
      }),
    }
    const { status, beginning } = await (receiveHere?.(url, { headers, body }) ??
      poster.post(url, { headers, body, timeoutMs, signal }))
    return tried(status, status >= 300 && status < 400 ? 'redirects are not followed' : '', beginning)
  } catch (error) {
    if (signal.aborted) throw error
    return tried(error instanceof FetchFailed ? error.status : null, (error as Error).message)
  }
}

/** Any 2xx is a delivery. */
export const isDelivered = ({ status }: Try): boolean => status !== null && status >= 200 && status < 300

/**
 * The body for an event. It is made when it is sent, because its URLs are signed and expire; a task that has ended
 * between its `processing` and the sending of it is shown as it was before.
 */
export function callbackBody(event: CallbackEvent, shown: Record<string, unknown>): Record<string, unknown> {
  if (event !== 'processing' || shown.state === event) return shown
  const before = { state: event, err_code: '', err_msg: '', progress: 0, creations: [] }
  // Only what the body has: the bodies of films have fields of their own.
  const known = Object.entries(before).filter(([name]) => name in shown)
  return { ...shown, ...Object.fromEntries(known) }
}
