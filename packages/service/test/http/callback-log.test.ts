import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { after, before, test } from 'node:test'
import type { Deliveries } from '../../src/callbacks/start-deliveries.ts'
import { openDeliveries } from '../../src/service/deliveries.ts'
import { readSettings } from '../../src/service/settings.ts'
import { type Answered, startService, type TestService } from '../../../../test/harness/service.ts'
import { until } from '../../../../test/harness/until.ts'

// The log of an account, sending again, and the test receiver, with real deliveries. Private addresses are refused.

let service: TestService
let deliveries: Deliveries
let far: Server
const arrived: { id: string; nonce: string }[] = []
let status = 500

before(async () => {
  far = createServer((request, response) => {
    const { 'webhook-id': id, 'x-request-nonce': nonce } = request.headers as Record<string, string>
    arrived.push({ id: id ?? '', nonce: nonce ?? '' })
    request.resume()
    response.writeHead(status).end(`out of\u0000 order ${'é'.repeat(200)}`)
  })
  far.listen(0, '127.0.0.1')
  await once(far, 'listening')
  service = await startService({}, { holdsAnswers: true })
  deliveries = deliver({})
})
after(async () => {
  await deliveries?.stop()
  far.close().closeAllConnections()
  await service.stop()
})

const deliver = (settings: Record<string, string>): Deliveries =>
  openDeliveries(service.services, readSettings({ KINORA_CALLBACK_RETRY_SECONDS: '3600', ...settings }))

const TASK = { model: 'genq2', prompt: 'a paper boat' }

function assertRefused({ status, text, json }: Answered, wanted: number, reason: string, fields?: string[]): void {
  assert.deepEqual([status, json.reason], [wanted, reason], text)
  if (fields) assert.deepEqual(json.metadata.fields, fields)
}

type Callback = { id: string; state: string; next_try_at: string | null; tries: { answer: string; status: number }[] }

const cancelled = async (callback_url: string, key = service.key): Promise<string> => {
  const { json, text } = await service.post('/ent/v2/text2video', { ...TASK, callback_url }, { key })
  assert.ok(json.task_id, text)
  await service.post(`/ent/v2/tasks/${json.task_id}/cancel`, {}, { key })
  deliveries.wake()
  return String(json.task_id)
}
const logOf = async (taskId: string, key = service.key): Promise<Callback[]> =>
  (await service.get(`/ent/v2/callbacks?task_id=${taskId}`, { key })).json.callbacks
const tried = (taskId: string, times: number): Promise<Callback> =>
  until(async () => {
    const [callback] = await logOf(taskId)
    return callback && callback.tries.length >= times ? callback : undefined
  }, `${times} tries`)
const receiver = async (key = service.key) => (await service.get('/ent/v2/callbacks/received', { key })).json

test('a private address is rejected as callback_url, and the test receiver of this service is accepted', async () => {
  const { port } = far.address() as AddressInfo
  const refused = await service.post('/ent/v2/text2video', { ...TASK, callback_url: `http://127.0.0.1:${port}/hook` })
  assertRefused(refused, 400, 'FieldInvalid', ['callback_url'])
  const { url } = await receiver()
  const forged = `${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`
  for (const other of [forged, `${url}/more`, url.replace('/callbacks/', '/tasks/'), `${service.url}/ent/v2/credits`])
    assertRefused(await service.post('/ent/v2/text2video', { ...TASK, callback_url: other }), 400, 'FieldInvalid')
  assert.equal((await service.post('/ent/v2/text2video', { ...TASK, callback_url: url })).status, 200)
})

test('a callback to the test receiver is delivered, and both of its signatures are valid', async () => {
  const { url } = await receiver()
  const taskId = await cancelled(url)
  const callback = await tried(taskId, 1)
  assert.deepEqual([callback.state, callback.next_try_at, callback.tries[0]?.status], ['delivered', null, 200])
  const [call] = (await receiver()).calls
  assert.deepEqual([call.webhook_signed, call.hmac_signed], [true, true])
  assert.equal(JSON.parse(call.body).id, taskId)
  assert.equal(call.headers.find(({ name }: { name: string }) => name === 'webhook-id').value, callback.id)
})

test('a callback sent again has the same id and a new signature, and the try is on record', async () => {
  const { url } = await receiver()
  const callback = await tried(await cancelled(url), 1)
  const [before] = (await receiver()).calls
  const { status, json } = await service.post(`/ent/v2/callbacks/${callback.id}/redeliver`, {})
  assert.deepEqual([status, json.id, json.state, json.tries.length], [200, callback.id, 'pending', 1])
  deliveries.wake()
  const [again] = await until(async () => {
    const { calls } = await receiver()
    return calls[0].id === before.id ? undefined : calls
  }, 'the second call')
  const header = (call: typeof again, wanted: string): string =>
    call.headers.find(({ name }: { name: string }) => name === wanted).value
  assert.equal(header(again, 'webhook-id'), header(before, 'webhook-id'))
  assert.notEqual(header(again, 'x-request-nonce'), header(before, 'x-request-nonce'))
  assert.deepEqual([again.webhook_signed, again.hmac_signed], [true, true])
})

test('with the same Idempotency-Key it is sent again once', async () => {
  const { url } = await receiver()
  const taskId = await cancelled(url)
  const { id } = await tried(taskId, 1)
  const ask = () =>
    service.request('POST', `/ent/v2/callbacks/${id}/redeliver`, { body: {}, headers: { 'idempotency-key': `r${id}` } })
  const first = await ask()
  deliveries.wake()
  await tried(taskId, 2)
  assert.equal((await ask()).text, first.text)
  assert.equal((await logOf(taskId))[0]?.state, 'delivered')
})

test('a callback that cannot be redelivered is rejected with the reason', async () => {
  const { url } = await receiver()
  const { id } = await tried(await cancelled(url), 1)
  const again = () => service.post(`/ent/v2/callbacks/${id}/redeliver`, {})
  await service.db.query({ text: "update callback set event = 'processing' where id = $1" }, [id])
  assertRefused(await again(), 409, 'Conflict')
  const text = "update callback set event = 'failed', tries = $2 where id = $1"
  const one = { at: '2026-01-01T00:00:00.000000Z', status: 500, error: '', ms: 1, answer: '' }
  await service.db.query({ text }, [id, JSON.stringify(Array.from({ length: 100 }, () => one))])
  const most = await again()
  assertRefused(most, 409, 'Conflict')
  assert.match(most.json.message, /100/)
})

test('a try keeps the beginning of the answer, and the time of the next one', async () => {
  await deliveries.stop()
  deliveries = deliver({ KINORA_ALLOW_PRIVATE_NETWORKS: '1' })
  const hook = `http://127.0.0.1:${(far.address() as AddressInfo).port}/hook`
  const { json } = await service.post('/ent/v2/text2video', { ...TASK, callback_url: (await receiver()).url })
  await service.db.query({ text: 'update task set callback_url = $2 where id = $1' }, [json.task_id, hook])
  await service.post(`/ent/v2/tasks/${json.task_id}/cancel`, {})
  deliveries.wake()
  const failed = await tried(json.task_id, 1)
  assert.equal(failed.state, 'pending')
  assert.match(failed.tries[0]?.answer ?? '', /^out of order é+$/)
  assert.ok(Buffer.byteLength(failed.tries[0]?.answer ?? '') <= 200)
  const waitMs = Date.parse(failed.next_try_at ?? '') - service.services.clock()
  assert.ok(waitMs > 3_000_000 && waitMs <= 3_600_000, String(waitMs))
  status = 204
  await service.post(`/ent/v2/callbacks/${failed.id}/redeliver`, {})
  deliveries.wake()
  const done = await tried(json.task_id, 2)
  assert.deepEqual(
    done.tries.map(one => one.status),
    [500, 204],
  )
  assert.equal(done.state, 'delivered')
  assert.equal(arrived.length, 2)
  assert.equal(arrived[0]?.id, arrived[1]?.id)
  assert.notEqual(arrived[0]?.nonce, arrived[1]?.nonce)
  await deliveries.stop()
  deliveries = deliver({})
})

test('a post without the secret is shown as unsigned; the receiver’s address cannot be guessed', async () => {
  const { url } = await receiver()
  const posted = await service.request('POST', url, {
    key: null,
    raw: 'hello \u0000',
    headers: { 'x-who': 'a stranger' },
  })
  assert.deepEqual([posted.status, posted.json], [200, { webhook_signed: false, hmac_signed: false }])
  const [call] = (await receiver()).calls
  assert.deepEqual([call.body, call.webhook_signed, call.hmac_signed], ['hello ', false, false])
  assert.ok(call.headers.some((one: object) => JSON.stringify(one) === '{"name":"x-who","value":"a stranger"}'))
  const forged = await service.request('POST', `${url}x`, { key: null, raw: 'x' })
  assertRefused(forged, 404, 'NotFound')
  const long = await service.request('POST', url, { key: null, raw: 'x'.repeat(1_048_577) })
  assertRefused(long, 413, 'RequestTooLarge')
})

test('a signature by the secret of another account, or an old one, is invalid', async () => {
  const { url } = await receiver()
  const { key } = await service.account({ name: 'other' })
  const sample = async (of: string) => {
    const { json } = await service.post('/ent/v2/callbacks/sample', { event: 'success', url }, { key: of })
    return json as Signed
  }
  const post = async ({ headers, body }: Signed) => {
    const { text, json } = await service.request('POST', url, { key: null, raw: body, headers: withoutDate(headers) })
    assert.ok('webhook_signed' in json, text)
    return json
  }
  // Node's fetch sends no Date of its own, so the request's signature is tried with the deliveries above.
  assert.equal((await post(await sample(service.key))).webhook_signed, true)
  assert.equal((await post(await sample(key))).webhook_signed, false)
  const old = await sample(service.key)
  service.advance(600_000)
  assert.equal((await post(old)).webhook_signed, false)
})
type Signed = { headers: Record<string, string>; body: string }
const withoutDate = ({ Date: _date, ...headers }: Record<string, string>): Record<string, string> => headers

test('a sample can be delivered to the receiver immediately', async () => {
  const sample = await service.post('/ent/v2/callbacks/sample', { event: 'failed', receive: true })
  assert.equal(sample.status, 200, sample.text)
  const [call] = (await receiver()).calls
  assert.deepEqual([call.webhook_signed, call.hmac_signed], [true, true])
  assert.equal(call.body, sample.json.body)
})

test('the receiver keeps the last twenty calls of each account, and the beginning of a long body', async () => {
  const { key } = await service.account({ name: 'busy' })
  const { url } = await receiver(key)
  for (let count = 0; count < 23; count++) await service.request('POST', url, { key: null, raw: String(count) })
  const { calls } = await receiver(key)
  assert.deepEqual(
    calls.map(({ body }: { body: string }) => Number(body)),
    Array.from({ length: 20 }, (_, at) => 22 - at),
  )
  await service.request('POST', url, { key: null, raw: 'é'.repeat(20_000) })
  const [long] = (await receiver(key)).calls
  assert.deepEqual([long.body.length, long.body_bytes], [16_384, 40_000])
})

test('an account sees and sends again its own callbacks only', async () => {
  const { url } = await receiver()
  const taskId = await cancelled(url)
  const { id } = await tried(taskId, 1)
  const { key } = await service.account({ name: 'stranger' })
  assert.deepEqual(await logOf(taskId, key), [])
  assert.deepEqual((await service.get('/ent/v2/callbacks', { key })).json.callbacks, [])
  const foreign = await service.post(`/ent/v2/callbacks/${id}/redeliver`, {}, { key })
  const missing = await service.post('/ent/v2/callbacks/1/redeliver', {}, { key })
  assert.equal(foreign.status, 404)
  assert.equal(foreign.json.message.replace(id, 'N'), missing.json.message.replace('1', 'N'))
  const theirs = await receiver(key)
  assert.notEqual(theirs.url, url)
  assert.deepEqual(theirs.calls, [])
})
