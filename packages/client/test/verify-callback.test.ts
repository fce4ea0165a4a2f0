import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Webhook } from 'standardwebhooks'
import { type Signing, signCallback } from '../../service/src/callbacks/sign-callback.ts'
import { HMAC_EXAMPLE } from '../../service/src/reference/page/verify-callback.ts'
import { CallbackNotTrusted, isSignedBody, isSignedRequest, readCallback } from '../src/index.ts'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const OLD_SECRET = 'kn_a key that signs as it is'
const body = '{"id":"1","state":"success","payload":"é"}'
const atMs = Math.floor(Date.now() / 1_000) * 1_000
const signing: Signing = {
  url: new URL('https://example.com/hook?name=james&age=36'),
  body,
  id: '812345678901234567',
  nonce: '123e4567-e89b-12d3-a456-426614174000',
  atMs,
  accessKey: 'gen',
  secret: SECRET,
  oldSecret: OLD_SECRET,
}
const headers = signCallback(signing)
const now = { nowSeconds: atMs / 1_000 }

test('a signature by either secret verifies, from any kind of headers', async () => {
  for (const secret of [SECRET, OLD_SECRET]) {
    const lowered = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value]]))
    for (const bag of [headers, lowered, new Headers(headers)]) {
      assert.equal(await isSignedBody(bag, body, secret, now), true)
      assert.equal(await isSignedBody(bag, new TextEncoder().encode(body), secret, now), true)
    }
  }
  const { id, task } = await readCallback({ headers, body }, ['whsec_b3RoZXI=', OLD_SECRET])
  assert.deepEqual([id, task.state], [signing.id, 'success'])
})

test('an independent verifier of Standard Webhooks trusts what the service signs', () => {
  assert.deepEqual(new Webhook(SECRET).verify(body, headers), JSON.parse(body))
  assert.deepEqual(new Webhook(OLD_SECRET, { format: 'raw' }).verify(body, headers), JSON.parse(body))
  assert.throws(() => new Webhook(SECRET).verify(`${body} `, headers))
})

test('a signature by an independent Standard Webhooks library verifies', async () => {
  const at = new Date(atMs)
  const theirs = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(atMs / 1_000),
    'webhook-signature': new Webhook(SECRET).sign('msg_1', at, body),
  }
  assert.equal(await isSignedBody(theirs, body, SECRET, now), true)
  assert.equal(await isSignedBody({ ...theirs, 'webhook-id': 'msg_2' }, body, SECRET, now), false)
})

test('another body, another secret, another time and another version are rejected', async () => {
  const trusts = (changed: Record<string, string>, text = body, secret = SECRET) =>
    isSignedBody({ ...headers, ...changed }, text, secret, now)
  assert.equal(await trusts({}), true)
  assert.equal(await trusts({}, `${body} `), false)
  for (const secret of ['whsec_b3RoZXI=', 'whsec_', 'whsec_***', '', 'kn_other'])
    assert.equal(await trusts({}, body, secret), false, secret)
  for (const at of [atMs / 1_000 + 1, '', 'soon', `${atMs / 1_000}.0`])
    assert.equal(await trusts({ 'webhook-timestamp': String(at) }), false, String(at))
  const [first = ''] = (headers['webhook-signature'] ?? '').split(' ')
  for (const signature of ['', 'v1,', 'v1,***', first.replace('v1,', 'v2,'), first.slice(0, -8)])
    assert.equal(await trusts({ 'webhook-signature': signature }), false, signature)
  assert.equal(await trusts({ 'webhook-signature': `v1a,x ${first}` }), true)
})

test('a timestamp more than five minutes in the past or future is rejected', async () => {
  const { nowSeconds } = now
  for (const [seconds, trusted] of [
    [300, true],
    [301, false],
    [-300, true],
    [-301, false],
  ] as const) {
    const options = { nowSeconds: nowSeconds + seconds }
    assert.equal(await isSignedBody(headers, body, SECRET, options), trusted)
    assert.equal(await isSignedRequest('POST', '/hook?name=james&age=36', headers, SECRET, options), trusted)
  }
  const options = { nowSeconds: nowSeconds + 301, toleranceSeconds: 400 }
  assert.equal(await isSignedBody(headers, body, SECRET, options), true)
})

test('the signed request line gives the known answer, and no other line does', async () => {
  const { method, target, secret } = HMAC_EXAMPLE
  const example = { nowSeconds: Date.parse(HMAC_EXAMPLE.headers.Date) / 1_000 }
  const trusts = (line: string, changed: object = {}, verb = method, by = secret) =>
    isSignedRequest(verb, line, { ...HMAC_EXAMPLE.headers, ...changed }, by, example)
  assert.equal(await trusts(target), true)
  assert.equal(await trusts(`${target}7`), false)
  assert.equal(await trusts(target, {}, 'PUT'), false)
  assert.equal(await trusts(target, {}, method, 'another'), false)
  assert.equal(await trusts(target, { 'x-request-nonce': 'another' }), false)
  assert.equal(await trusts(target, { 'X-HMAC-SIGNED-HEADERS': 'x-request-nonce' }), false)
  assert.equal(await isSignedRequest(method, target, {}, secret, example), false)
  assert.equal(await isSignedRequest('POST', '/hook?name=james&age=36', headers, SECRET, now), true)
})

test('an invalid callback, or one that is not JSON, is thrown', async () => {
  await assert.rejects(readCallback({ headers, body: `${body} ` }, SECRET), CallbackNotTrusted)
  const signed = signCallback({ ...signing, body: 'words' })
  await assert.rejects(readCallback({ headers: signed, body: 'words' }, SECRET), CallbackNotTrusted)
})
