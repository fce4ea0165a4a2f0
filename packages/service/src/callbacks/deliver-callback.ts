import { randomUUID } from 'node:crypto'
import { type Clock, formatIsoTime } from '../core/clock.ts'
import type { SecretBox } from '../files/secret-box.ts'
import type { GuardedPost } from '../net/guarded-post.ts'
import { FetchFailed } from '../net/fetch-failure.ts'
import type { ClaimedCallback } from '../store/callback-queue.ts'
import type { CallbackEvent, Try } from '../store/callbacks.ts'
import { traceHeaders } from '../tracing/tracing.ts'
import { signCallback } from './sign-callback.ts'

/**
 * Reads the current answer of a task's query; undefined if the task is deleted. The signal fires when it is no longer
 * needed.
 */
export type ReadTaskBody = (
  taskId: string,
  event: CallbackEvent,
  over: AbortSignal,
) => Promise<Record<string, unknown> | undefined>

/** Receives a callback for this service itself; undefined for other URLs. */
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

// The error texts of receivers and libraries are cut to this length.
const MAX_ERROR_CHARACTERS = 300

/**
 * One attempt with a new signature. Undefined if it was too late; throws if the body could not be read or the signal
 * fired.
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
  // A monotonic clock: setting the system clock must not change the duration.
  const began = performance.now()
  const tried = (status: number | null, error: string, answer = ''): Try => ({
    at: formatIsoTime(atMs),
    status,
    error: error
      .replaceAll(/\p{Cc}/gu, ' ')
      .slice(0, MAX_ERROR_CHARACTERS)
      .toWellFormed(),
    answer,
    ms: Math.round(performance.now() - began),
  })
  if (!shown) return tried(null, 'the task is gone')
  // This process slept through its lease: another one has the callback by now, and may have sent the task's final one.
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
 * Builds the body of an event when it is sent, because its signed URLs expire. If the task ended before its
 * `processing` was sent, the body shows the earlier state.
 */
export function callbackBody(event: CallbackEvent, shown: Record<string, unknown>): Record<string, unknown> {
  if (event !== 'processing' || shown.state === event) return shown
  const before = { state: event, err_code: '', err_msg: '', progress: 0, creations: [] }
  // Only fields that the body has: bodies of films have their own.
  const known = Object.entries(before).filter(([name]) => name in shown)
  return { ...shown, ...Object.fromEntries(known) }
}
