import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Answered, startService, type TestService } from '../harness/service.ts'
import { assertRefused } from './assert-refused.ts'
import { type Body, bodyOf } from './bodies.ts'

let service: TestService

before(async () => {
  service = await startService({}, { holdsAnswers: true })
})
after(() => service.stop())

const ADMIN = '/admin/v1'
const sorted = (value: object): string[] => Object.keys(value).sort()
const ACCOUNT = 'created_at credits held id max_running name'.split(' ')
const KEY = 'created_at expires_at id last_used_at name prefix revoked_at scopes'.split(' ')

async function good(answer: Promise<Answered>): Promise<Answered['json']> {
  const { status, json, text } = await answer
  assert.equal(status, 200, text)
  return json
}
const post = (path: string, body: Body): Promise<Answered['json']> => good(service.post(ADMIN + path, body))
const credits = (key: string): Promise<Answered> => service.get('/ent/v2/credits', { key })

test('an account is made with a key and a secret that are shown once', async () => {
  const made = await post('/accounts', { name: 'one', credits: 500 })
  assert.deepEqual(sorted(made), ['callback_secret', 'credits', 'id', 'key', 'name'])
  assert.deepEqual([made.name, made.credits], ['one', 500])
  assert.match(made.callback_secret, /^whsec_[A-Za-z0-9+/=]+$/)
  assert.match(made.key, /^[^_]+_.+$/)
  const shown = await service.get(`${ADMIN}/accounts/${made.id}`)
  for (const key of ACCOUNT) assert.ok(key in shown.json, key)
  assert.equal(shown.text.includes(made.key) || shown.text.includes(made.callback_secret), false)
  assert.equal((await good(credits(made.key))).remains[0].credit_remain, 500)
  const same = await post('/accounts', { name: 'two', callback_secret: 'key' })
  assert.equal(same.callback_secret, same.key)
  assert.equal(same.credits, 0)
})

test('a new key has the scopes create and read; lists do not show it; revoked, it is unauthorized at once', async () => {
  const { id } = await post('/accounts', { name: 'keys', credits: 100 })
  const made = await post(`/accounts/${id}/keys`, { name: 'spare' })
  assert.deepEqual(made.scopes.toSorted(), ['create', 'read'])
  const { keys, next_page_token } = await good(service.get(`${ADMIN}/accounts/${id}/keys`))
  assert.equal(next_page_token, '')
  for (const key of keys) assert.deepEqual(sorted(key), KEY)
  assert.equal((await credits(made.key)).status, 200)
  const revoked = await service.request('DELETE', `${ADMIN}/keys/${made.id}`)
  assert.ok(revoked.status < 300, revoked.text)
  assertRefused(await credits(made.key), 401, 'Unauthorized')
})

test('an expired key is unauthorized', async () => {
  const { id } = await post('/accounts', { name: 'expiry' })
  const expires_at = new Date(Date.now() + 3_600_000).toISOString()
  const { key } = await post(`/accounts/${id}/keys`, { name: 'short', expires_at })
  assert.equal((await credits(key)).status, 200)
  service.advance(3_700_000)
  assertRefused(await credits(key), 401, 'Unauthorized')
})

test('a rotated key is replaced by one with the same scopes, at once or after an overlap', async () => {
  const { id } = await post('/accounts', { name: 'rotation' })
  const first = await post(`/accounts/${id}/keys`, { name: 'r', scopes: ['read'] })
  const second = await post(`/keys/${first.id}/rotate`, {})
  assertRefused(await credits(first.key), 401, 'Unauthorized')
  assert.equal((await credits(second.key)).status, 200)
  assertRefused(await service.post('/ent/v2/text2video', bodyOf('text2video'), { key: second.key }), 403, 'Forbidden')
  const third = await post(`/keys/${second.id}/rotate`, { overlap_seconds: 60 })
  assert.deepEqual([(await credits(second.key)).status, (await credits(third.key)).status], [200, 200])
  service.advance(61_000)
  assert.deepEqual([(await credits(second.key)).status, (await credits(third.key)).status], [401, 200])
})

test('credits are granted and removed, but not below the held amount', async () => {
  const { id, key } = await post('/accounts', { name: 'purse', credits: 100 })
  await good(service.post('/ent/v2/text2video', bodyOf('text2video'), { key }))
  await post(`/accounts/${id}/credits`, { amount: 5, note: 'gift' })
  const tooMuch = await service.post(`${ADMIN}/accounts/${id}/credits`, { amount: -26, note: 'fee' })
  assert.equal(tooMuch.status, 400, tooMuch.text)
  await post(`/accounts/${id}/credits`, { amount: -25, note: 'fee' })
  assert.equal((await good(credits(key))).remains[0].credit_remain, 0)
})

test('a callback secret is changed and shown once', async () => {
  const { id, callback_secret } = await post('/accounts', { name: 'secrets' })
  const changed = await post(`/accounts/${id}/callback-secret`, {})
  assert.match(JSON.stringify(changed), /whsec_/)
  assert.equal(JSON.stringify(changed).includes(callback_secret), false)
  const chosen = await post(`/accounts/${id}/callback-secret`, { secret: 'a secret of my own choice' })
  assert.match(JSON.stringify(chosen), /a secret of my own choice/)
})

test('Idempotency-Key is ignored for secrets: they are shown once and not stored', async () => {
  const headers = { 'idempotency-key': 'admin' }
  const twice = async (path: string, body: Body): Promise<[Answered, Answered]> => {
    const send = () => service.post(ADMIN + path, body, { headers })
    const answers: [Answered, Answered] = [await send(), await send()]
    for (const { status, text } of answers) assert.equal(status, 200, text)
    assert.notEqual(answers[0].text, answers[1].text)
    return answers
  }
  const [one] = await twice('/accounts', { name: 'same' })
  await twice(`/accounts/${one.json.id}/keys`, { name: 'same' })
  await twice(`/accounts/${one.json.id}/callback-secret`, {})
  const key = await post(`/accounts/${one.json.id}/keys`, { name: 'rotated' })
  const rotated = await service.post(`${ADMIN}/keys/${key.id}/rotate`, {}, { headers })
  assert.equal(rotated.status, 200, rotated.text)
  const kept = await service.db.query({ text: 'select answer from idempotency' })
  assert.deepEqual(kept, [])
})

test('the log of callbacks is a list', async () => {
  const json = await good(service.get(`${ADMIN}/callbacks?state=failed`))
  assert.deepEqual(json, { callbacks: [], next_page_token: '' })
  assertRefused(await service.post(`${ADMIN}/callbacks/1/redeliver`, {}), 404, 'NotFound')
})

test('a key may send a number of requests, then it has to wait', async () => {
  const slow = await startService({ KINORA_RATE_PER_SECOND: '1', KINORA_RATE_BURST: '3' })
  try {
    const answers: Answered[] = []
    // One is added each second meanwhile.
    while (answers.at(-1)?.status !== 429 && answers.length < 50) answers.push(await slow.get('/ent/v2/credits'))
    assert.deepEqual(
      answers.slice(0, 3).map(one => one.status),
      [200, 200, 200],
    )
    const answer = answers.at(-1) as Answered
    assertRefused(answer, 429, 'TooManyRequests')
    assert.match(answer.headers.get('retry-after') ?? '', /^[1-9]\d*$/)
    const { key } = await slow.account()
    assert.equal((await slow.get('/ent/v2/credits', { key })).status, 200)
    slow.advance(2_000)
    assert.equal((await slow.get('/ent/v2/credits')).status, 200)
  } finally {
    await slow.stop()
  }
})
