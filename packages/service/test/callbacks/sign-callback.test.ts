import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import { type Signing, signCallback } from '../../src/callbacks/sign-callback.ts'
import { isSignedBody, isSignedRequest } from './verify.ts'

const signing: Signing = {
  url: new URL('https://example.com/gen/callback?name=james&age=36'),
  body: '{"id":"1","state":"success"}',
  id: '812345678901234567',
  nonce: '123e4567-e89b-12d3-a456-426614174000',
  atMs: Date.UTC(2025, 4, 6, 12, 9, 42, 999),
  accessKey: 'gen',
  secret: 'your_secret_token',
}

test('the HMAC scheme gives the known answer', () => {
  const { 'webhook-id': _, 'webhook-timestamp': __, 'webhook-signature': ___, ...headers } = signCallback(signing)
  assert.deepEqual(headers, {
    Date: 'Tue, 06 May 2025 12:09:42 GMT',
    'x-request-nonce': '123e4567-e89b-12d3-a456-426614174000',
    'X-HMAC-SIGNED-HEADERS': 'Date;x-request-nonce',
    'X-HMAC-ALGORITHM': 'hmac-sha256',
    'X-HMAC-ACCESS-KEY': 'gen',
    'X-HMAC-SIGNATURE': 'Ac0IEtV4Qmz161pnF2psYXVD2WYj/JKNv3wQJ5aW8kk=',
  })
})

test('Standard Webhooks gives the known answer of its specification', () => {
  // https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
  const headers = signCallback({
    ...signing,
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    atMs: 1_614_265_330_000,
    body: '{"test": 2432232314}',
  })
  assert.equal(headers['webhook-timestamp'], '1614265330')
  assert.equal(headers['webhook-signature'], 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

test('a secret without whsec_ signs with its plain bytes', () => {
  const headers = signCallback({ ...signing, secret: 'kn_abc' })
  const text = `${signing.id}.1746533382.${signing.body}`
  assert.equal(headers['webhook-signature'], `v1,${createHmac('sha256', 'kn_abc').update(text).digest('base64')}`)
})

test('while an old secret is honoured, both sign the body and the new one the request', () => {
  const [secret, oldSecret] = ['whsec_bmV3', 'whsec_b2xk']
  const headers = lowered(signCallback({ ...signing, secret, oldSecret }))
  const nowMs = signing.atMs
  assert.equal(headers['webhook-signature']?.split(' ').length, 2)
  assert.equal(isSignedBody(headers, signing.body, secret, nowMs), true)
  assert.equal(isSignedBody(headers, signing.body, oldSecret, nowMs), true)
  assert.equal(isSignedBody(headers, `${signing.body} `, secret, nowMs), false)
  assert.equal(isSignedBody(headers, signing.body, 'whsec_b3RoZXI=', nowMs), false)
  assert.equal(isSignedRequest('/gen/callback?name=james&age=36', headers, secret), true)
  assert.equal(isSignedRequest('/gen/callback?name=james&age=36', headers, oldSecret), false)
  assert.equal(isSignedRequest('/gen/callback?name=james&age=37', headers, secret), false)
})

test('a URL without path or query signs the path that is sent', () => {
  for (const [url, target] of [
    ['https://example.com', '/'],
    ['https://example.com?', '/'],
    ['https://example.com/a?b?c', '/a?b?c'],
    ['https://example.com/é?ü=1#x', '/%C3%A9?%C3%BC=1'],
  ] as const) {
    const headers = lowered(signCallback({ ...signing, url: new URL(url) }))
    assert.equal(isSignedRequest(target, headers, signing.secret), true, url)
  }
})

const lowered = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
