import { createHmac } from 'node:crypto'

// A receiver's side of both schemes, written from their descriptions and not from our code.

const TOLERANCE_SECONDS = 5 * 60

/** Standard Webhooks: the base64 after `whsec_` is the key; any one of the signatures will do. */
export function isSignedBody(headers: Record<string, string>, body: string, secret: string, nowMs: number): boolean {
  const timestamp = Number(headers['webhook-timestamp'])
  if (!Number.isInteger(timestamp) || Math.abs(nowMs / 1_000 - timestamp) > TOLERANCE_SECONDS) return false
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.substring(6), 'base64') : Buffer.from(secret, 'utf8')
  const hash = createHmac('sha256', key)
  hash.update(Buffer.from(`${headers['webhook-id']}.${timestamp}.`, 'utf8'))
  hash.update(Buffer.from(body, 'utf8'))
  const wanted = hash.digest()
  return (headers['webhook-signature'] ?? '').split(' ').some(entry => {
    const [version, signature = ''] = entry.split(',', 2)
    return version === 'v1' && Buffer.from(signature, 'base64').equals(wanted)
  })
}

/** The HMAC scheme, from the request line and the headers that the request names. */
export function isSignedRequest(target: string, headers: Record<string, string>, secret: string): boolean {
  const cut = target.indexOf('?')
  const [path, query] = cut < 0 ? [target, ''] : [target.slice(0, cut), target.slice(cut + 1)]
  let text = `POST\n${path}\n${query}\n${headers['x-hmac-access-key']}\n${headers.date}\n`
  for (const name of (headers['x-hmac-signed-headers'] ?? '').split(';')) {
    text += `${name}:${headers[name.toLowerCase()]}\n`
  }
  return createHmac('sha256', secret).update(text, 'utf8').digest('base64') === headers['x-hmac-signature']
}
