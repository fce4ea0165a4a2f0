import type { Task } from './api-types.ts'

// Verifies callbacks. The service sends two signatures; only that of the body covers the body.

type HeaderBag = Headers | Record<string, string | readonly string[] | undefined>

/** A callback as it came. */
export type ReceivedCallback = {
  headers: HeaderBag
  /** As it came, before it was parsed. */
  body: string | Uint8Array
}

type VerifyOptions = {
  /** In place of the clock, in seconds since 1970. */
  nowSeconds?: number
  /** How old it may be, and by how much a clock may be ahead. */
  toleranceSeconds?: number
}

// As Standard Webhooks has it.
const TOLERANCE_SECONDS = 300

/** A callback that the account's secret did not sign, that is too old, or that is not JSON. */
export class CallbackNotTrusted extends Error {
  override readonly name = 'CallbackNotTrusted'
}

/**
 * The task that a callback tells of, if the callback can be trusted. `webhook-id` is the same when it is delivered again.
 * While a secret is being changed, give both.
 */
export async function readCallback(
  received: ReceivedCallback,
  secret: string | readonly string[],
  options: VerifyOptions = {},
): Promise<{ id: string; task: Task }> {
  const secrets = [secret].flat()
  const trusted = await Promise.all(secrets.map(one => isSignedBody(received.headers, received.body, one, options)))
  if (!trusted.includes(true)) throw new CallbackNotTrusted('the signature or the time of the callback is wrong')
  const text = typeof received.body === 'string' ? received.body : new TextDecoder().decode(received.body)
  try {
    return { id: readHeader(received.headers, 'webhook-id'), task: JSON.parse(text) as Task }
  } catch (error) {
    throw new CallbackNotTrusted('the body of the callback is not JSON', { cause: error })
  }
}

/** Whether a secret signed this body, a moment ago: Standard Webhooks. */
export async function isSignedBody(
  headers: HeaderBag,
  body: string | Uint8Array,
  secret: string,
  options: VerifyOptions = {},
): Promise<boolean> {
  const id = readHeader(headers, 'webhook-id')
  const at = readHeader(headers, 'webhook-timestamp')
  if (!/^\d+$/.test(at) || !isFresh(Number(at), options)) return false
  const signed = joinBytes(encode(`${id}.${at}.`), typeof body === 'string' ? encode(body) : body)
  const key = secret.startsWith('whsec_') ? decodeBase64(secret.slice('whsec_'.length)) : encode(secret)
  const signatures = readHeader(headers, 'webhook-signature').split(' ')
  const checked = await Promise.all(
    signatures.filter(one => one.startsWith('v1,')).map(one => isSignedWith(key, one.slice('v1,'.length), signed)),
  )
  return checked.includes(true)
}

/** Whether a secret signed this request, a moment ago: HMAC of the request line. `target` is path and query as they came: `/hook?a=1`. */
export async function isSignedRequest(
  method: string,
  target: string,
  headers: HeaderBag,
  secret: string,
  options: VerifyOptions = {},
): Promise<boolean> {
  const date = readHeader(headers, 'date')
  if (!isFresh(Date.parse(date) / 1_000, options)) return false
  const [path = '', ...query] = target.split('?')
  const names = readHeader(headers, 'x-hmac-signed-headers').split(';')
  // A signature that leaves the time out could be used for ever.
  if (!names.some(name => name.toLowerCase() === 'date')) return false
  const lines = [
    method.toUpperCase(),
    path,
    query.join('?'),
    readHeader(headers, 'x-hmac-access-key'),
    date,
    ...names.map(name => `${name}:${readHeader(headers, name)}`),
  ]
  const text = lines.map(line => `${line}\n`).join('')
  return isSignedWith(encode(secret), readHeader(headers, 'x-hmac-signature'), encode(text))
}

const isFresh = (atSeconds: number, { nowSeconds, toleranceSeconds = TOLERANCE_SECONDS }: VerifyOptions): boolean =>
  Math.abs((nowSeconds ?? Date.now() / 1_000) - atSeconds) <= toleranceSeconds

/** The comparison is WebCrypto's, which takes the same time wherever the difference is. */
async function isSignedWith(
  key: Uint8Array<ArrayBuffer> | undefined,
  signature: string,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const given = decodeBase64(signature)
  if (!key || key.length === 0 || !given) return false
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
  return crypto.subtle.verify('HMAC', imported, given, signed)
}

/** Empty where it is absent. */
function readHeader(headers: HeaderBag, name: string): string {
  if (headers instanceof Headers) return headers.get(name) ?? ''
  const found = Object.entries(headers).find(([one]) => one.toLowerCase() === name.toLowerCase())?.[1] ?? ''
  return typeof found === 'string' ? found : found.join(', ')
}

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

function joinBytes(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), character => character.charCodeAt(0))
  } catch {
    return undefined
  }
}
