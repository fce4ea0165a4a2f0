import { ConnectionLost, RequestRefused } from './kinora-errors.ts'
import { retry } from './retry.ts'

/** The address of the service and the key. */
export type Connection = {
  url: string
  key: string
  /** The time for which a call is retried while the service is unreachable. */
  patienceMs: number
  fetch: typeof fetch
}

export type CallOptions = { signal?: AbortSignal | undefined }

type Call = CallOptions & {
  method: string
  /** A path of the service, or a whole signed URL, which needs no key. */
  path: string
  query?: object
  json?: unknown
  bytes?: Blob
  headers?: Record<string, string>
  /** The time limit of an attempt. Absent: none. */
  timeoutMs?: number | undefined
}

// Longer than the service delays any answer (60 s).
const TRY_MS = 90_000

/**
 * Calls the service until it answers. A POST has one Idempotency-Key for all attempts, so that it takes effect once.
 */
export function callText(connection: Connection, call: Call): Promise<string> {
  const headers = { ...call.headers, ...(call.method === 'POST' && { 'idempotency-key': crypto.randomUUID() }) }
  return retry(() => callOnce(connection, { timeoutMs: TRY_MS, ...call, headers }), connection.patienceMs, call.signal)
}

export async function callJson<T>(connection: Connection, call: Call): Promise<T> {
  const text = await callText(connection, call)
  try {
    return (text === '' ? {} : JSON.parse(text)) as T
  } catch (error) {
    const what = `${call.method} ${call.path} answered what is not JSON: is this a Kinora service?`
    throw new Error(what, { cause: error })
  }
}

/** One attempt, with the whole body. */
async function callOnce(connection: Connection, call: Call): Promise<string> {
  const response = await openResponse(connection, call)
  return reading(call, () => response.text())
}

/** One attempt. Throws refusals of the service and lost connections. */
export async function openResponse(connection: Connection, call: Call): Promise<Response> {
  const { method, path, query, json, bytes, headers, signal, timeoutMs } = call
  const isSigned = /^https?:/.test(path)
  const signals = [signal, timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs)]
  const response = await reading(call, () =>
    connection.fetch((isSigned ? path : connection.url.replace(/\/+$/, '') + path) + formatQuery(query), {
      method,
      headers: {
        ...(!isSigned && { authorization: `Token ${connection.key}` }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(bytes && { body: bytes }),
      signal: AbortSignal.any(signals.filter(one => one !== undefined)),
    }),
  )
  if (response.ok) return response
  const body = readErrorBody(await reading(call, () => response.text()))
  throw new RequestRefused(response.status, body, response.headers)
}

/** A network failure is a lost connection, unless the caller aborted. */
export async function reading<T>({ method, path, signal }: Call, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    signal?.throwIfAborted()
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : (error as Error)
    throw new ConnectionLost(`${method} ${path.split('?')[0]}: ${reason.message || String(error)}`, { cause: error })
  }
}

function readErrorBody(text: string): object {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return {}
  }
}

type QueryValue = string | number | boolean | null | undefined

/** A list repeats its name. */
function formatQuery(query: object = {}): string {
  const pairs = new URLSearchParams()
  for (const [name, value] of Object.entries(query) as [string, QueryValue | readonly QueryValue[]][])
    for (const one of [value].flat()) if (one !== undefined && one !== null) pairs.append(name, String(one))
  return pairs.size === 0 ? '' : `?${pairs.toString()}`
}
