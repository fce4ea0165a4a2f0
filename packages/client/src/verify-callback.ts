import type { Task } from './api-types.ts'

// Verifies callbacks. The service sends two signatures; only that of the body covers the body.

type HeaderBag = Headers | Record<string, string | readonly string[] | undefined>

/** A received callback. */
export type ReceivedCallback = {
  headers: HeaderBag
  /** The received body, before parsing. */
  body: string | Uint8Array
}

type VerifyOptions = {
  /** The current time in seconds since 1970, instead of the clock. */
  nowSeconds?: number
  /** The maximum age, and the tolerated clock difference. */
  toleranceSeconds?: number
}

// The tolerance of Standard Webhooks.
const TOLERANCE_SECONDS = 300

/** The account's secret did not sign the callback, or it is too old, or it is not JSON. */
export class CallbackNotTrusted extends Error {
  override readonly name = 'CallbackNotTrusted'
}

/**
 * Returns the task of a callback if its signature is valid. A repeated delivery has the same `webhook-id`. While the
 * secret is being changed, pass both secrets.
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

/** True if a secret signed this body recently: Standard Webhooks. */
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

/**
 * True if a secret signed this request recently: HMAC of the request line. `target` is the path and query as received:
 * `/hook?a=1`.
 */
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
  // A signature without the time would be valid forever.
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

/** WebCrypto compares in constant time. */
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

/** Empty if the header is absent. */
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
