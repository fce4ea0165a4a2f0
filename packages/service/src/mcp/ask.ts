import type { Path } from './path.ts'

export type Asked = { body?: object; headers?: Record<string, string>; signal?: AbortSignal }
export type Answered = { status: number; type: string; bytes: Buffer }

/** Calls the service with the caller's key, in-process or over HTTP. */
export type Ask = (method: 'GET' | 'POST' | 'PUT', path: Path, asked?: Asked) => Promise<Answered>

export type Json = Record<string, unknown>

/** A refusal of the service, in a sentence that an agent can act on. */
export class AskRefused extends Error {
  readonly status: number
  readonly reason: string

  constructor(status: number, json: Json) {
    const { reason = '', message = '', metadata } = json as { reason?: string; message?: string; metadata?: Json }
    const problems = ((metadata?.problems ?? []) as { message: string }[]).map(one => one.message)
    super(
      `${reason || `HTTP ${status}`}: ${problems.length > 1 ? problems.join('; ') : message || 'no reason was given'}`,
    )
    this.name = 'AskRefused'
    this.status = status
    this.reason = reason
  }
}

/** The same for an answer that is JSON; a refusal is thrown. */
export async function askJson(ask: Ask, ...request: Parameters<Ask>): Promise<Json> {
  const { status, bytes } = await ask(...request)
  const json = readJson(bytes.toString('utf8'))
  if (status >= 200 && status < 300) return json
  throw new AskRefused(status, json)
}

function readJson(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    return {}
  }
}

/** Calls a service over HTTP. A missing answer is reported like a refusal. */
export function askOverHttp(address: string, key: string): Ask {
  const base = address.replace(/\/+$/, '')
  return async (method, path, { body, headers, signal } = {}) => {
    try {
      const response = await fetch(base + path.text, {
        method,
        headers: { ...headers, authorization: `Token ${key}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      })
      const type = response.headers.get('content-type') ?? ''
      return { status: response.status, type, bytes: Buffer.from(await response.arrayBuffer()) }
    } catch (error) {
      if (signal?.aborted) throw error
      const { message, cause } = error as Error & { cause?: Error }
      const why = cause?.message || message
      throw new AskRefused(503, {
        reason: 'SystemThrottling',
        message: `no service answers at ${base}: ${why}; try again`,
      })
    }
  }
}
