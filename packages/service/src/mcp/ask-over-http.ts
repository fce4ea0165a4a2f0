import { type Ask, AskRefused } from './ask.ts'

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
