/**
 * The verification of a callback as shown in the docs. It is text, so that the page can print it; a test imports the
 * same text and checks it against signatures made by hand.
 */
export const VERIFY_CALLBACK = `import { createHmac, timingSafeEqual } from 'node:crypto'

const same = (a, b) => {
  const [left, right] = [Buffer.from(String(a)), Buffer.from(String(b))]
  return left.length === right.length && timingSafeEqual(left, right)
}

// Standard Webhooks. \`body\` is the text as it came, before JSON.parse; header names are in lower case.
export function isSignedBody(headers, body, secret, nowSeconds = Date.now() / 1000) {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures = '' } = headers
  if (!(Math.abs(nowSeconds - Number(at)) < 300)) return false
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : secret
  const expected = createHmac('sha256', key).update(\`\${id}.\${at}.\${body}\`).digest('base64')
  return signatures.split(' ').some(one => same(one, \`v1,\${expected}\`))
}

// HMAC of the request line and the signed headers. \`target\` is path and query as they came: /hook?a=1
export function isSignedRequest(method, target, headers, secret) {
  const [path, ...query] = target.split('?')
  const signed = headers['x-hmac-signed-headers'].split(';').map(name => \`\${name}:\${headers[name.toLowerCase()]}\\n\`)
  const parts = [method, path, query.join('?'), headers['x-hmac-access-key'], headers.date, signed.join('')]
  const expected = createHmac('sha256', secret).update(parts.join('\\n')).digest('base64')
  return same(headers['x-hmac-signature'], expected)
}`

/** Headers of every callback. */
export const CALLBACK_HEADERS: Record<string, string> = {
  'webhook-id': 'The same for every delivery of one event; identifies repetitions',
  'webhook-timestamp': 'Seconds since 1970; reject callbacks older than five minutes',
  'webhook-signature': '`v1,<base64>` over `id.timestamp.body`; several, with spaces, while a secret is being changed',
  Date: 'The time of sending, as in RFC 7231',
  'x-request-nonce': 'A UUID, new for every try',
  'X-HMAC-ALGORITHM': '`hmac-sha256`',
  'X-HMAC-ACCESS-KEY': 'The name of the access key, a setting of the service',
  'X-HMAC-SIGNED-HEADERS': '`Date;x-request-nonce`',
  'X-HMAC-SIGNATURE':
    'Base64 of the HMAC-SHA256 over method, path, raw query, access key and Date, each with a line feed, then `Name:Value` and a line feed for each signed header',
}

/** A known answer for the HMAC scheme. */
export const HMAC_EXAMPLE = {
  secret: 'your_secret_token',
  method: 'POST',
  target: '/gen/callback?name=james&age=36',
  headers: {
    Date: 'Tue, 06 May 2025 12:09:42 GMT',
    'x-request-nonce': '123e4567-e89b-12d3-a456-426614174000',
    'X-HMAC-ALGORITHM': 'hmac-sha256',
    'X-HMAC-ACCESS-KEY': 'gen',
    'X-HMAC-SIGNED-HEADERS': 'Date;x-request-nonce',
    'X-HMAC-SIGNATURE': 'Ac0IEtV4Qmz161pnF2psYXVD2WYj/JKNv3wQJ5aW8kk=',
  },
}
