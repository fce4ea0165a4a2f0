import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startService, type TestService } from '../../../../../test/harness/service.ts'

// What the door does where nothing is made: no worker runs here.

let service: TestService

before(async () => {
  service = await startService({
    KINORA_RESULT_WAIT_SECONDS: '1',
    KINORA_MAX_BODY_MB: '1',
    KINORA_BODY_MEMORY_MB: '20',
    KINORA_RATE_PER_SECOND: '1',
    KINORA_RATE_BURST: '30',
  })
})
after(() => service.stop())

const bearer = (key: string, headers: Record<string, string> = {}) => ({
  key: null,
  headers: { authorization: `Bearer ${key}`, ...headers },
})
const body = { model: 'dall-e-3', prompt: 'a lake' }

const taskIds = async (accountId: string): Promise<string[]> => {
  const rows = await service.db.query<{ id: string }>(
    { text: 'select id from task where account_id = $1 order by id' },
    [accountId],
  )
  return rows.map(row => row.id)
}

test('a picture that takes too long is reported with its task, and clients do not make it again', async () => {
  const { key, id } = await service.account()
  const answer = await service.post('/v1/images/generations', body, bearer(key))
  const [task = ''] = await taskIds(id)
  assert.equal(answer.status, 504)
  assert.equal(answer.headers.get('x-should-retry'), 'false')
  assert.deepEqual([answer.json.error.type, answer.json.error.code], ['server_error', 'system_throttling'])
  assert.match(String(answer.json.error.message), new RegExp(`task ${task} is still running`))
  assert.equal((await service.get(`/ent/v2/tasks/${task}/creations`, { key })).json.state, 'queueing')
})

test('with an Idempotency-Key clients may ask again, and the task stays one', async () => {
  const { key, id } = await service.account()
  const options = bearer(key, { 'idempotency-key': 'k' })
  const speech = { model: 'tts-1', input: 'hello', voice: 'alloy' }
  for (const again of [1, 2]) {
    const answer = await service.post('/v1/audio/speech', speech, options)
    assert.deepEqual([answer.status, answer.headers.get('x-should-retry')], [504, 'true'], String(again))
  }
  assert.equal((await taskIds(id)).length, 1)
  const other = await service.post('/v1/audio/speech', { ...speech, input: 'bye' }, options)
  assert.deepEqual([other.status, other.json.error.code], [409, 'conflict'])
})

test('the content of an unfinished video is rejected, with the place to look', async () => {
  const { key } = await service.account()
  const { json } = await service.post('/v1/videos', { prompt: 'slow' }, bearer(key))
  const answer = await service.get(`/v1/videos/${json.id}/content`, bearer(key))
  assert.deepEqual([answer.status, answer.json.error.code], [400, 'bad_request'])
  assert.match(String(answer.json.error.message), new RegExp(`GET /v1/videos/${json.id}`))
})

test('an oversized form is rejected before it is read, and so is another type', async () => {
  const { key } = await service.account()
  const form = new FormData()
  form.append('prompt', 'x')
  form.append('input_reference', new File([new Uint8Array(2 << 20)], 'large.png'))
  const headers = { authorization: `Bearer ${key}` }
  const large = await fetch(`${service.url}/v1/videos`, { method: 'POST', headers, body: form })
  assert.equal(large.status, 413)
  const told = (await large.json()) as { error: { code: string } }
  assert.equal(told.error.code, 'request_too_large')
  const other = await service.request('POST', '/v1/videos', {
    raw: '<x/>',
    ...bearer(key, { 'content-type': 'text/xml' }),
  })
  assert.equal(other.status, 415)
  assert.match(String(other.json.error.message), /application\/json or multipart\/form-data/)
  const notHere = await service.request('POST', '/v1/images/generations', {
    raw: '--x--',
    ...bearer(key, { 'content-type': 'multipart/form-data; boundary=x' }),
  })
  assert.equal(notHere.status, 415)
})

test('Bearer works on these paths only; Token works on these too', async () => {
  const { key } = await service.account()
  assert.equal((await service.get('/v1/models', bearer(key))).status, 200)
  assert.equal((await service.get('/v1/models', { key })).status, 200)
  assert.equal((await service.get('/ent/v2/credits', bearer(key))).status, 401)
  const none = await service.get('/v1/models', { key: null })
  assert.match(String(none.json.error.message), /Authorization: Bearer/)
})

test('fields that have no effect are named in a header', async () => {
  const { key } = await service.account()
  const { headers } = await service.post('/v1/videos', { prompt: 'x', user: 'me', remix: 1 }, bearer(key))
  assert.equal(headers.get('x-ignored-fields'), 'user,remix')
})

test('a key that sends too fast gets an error of the dialect', async () => {
  const { key } = await service.account()
  const answers = await Promise.all(Array.from({ length: 40 }, () => service.get('/v1/models', bearer(key))))
  const refused = answers.filter(one => one.status === 429)
  assert.ok(refused.length >= 5)
  assert.deepEqual(
    [refused[0]?.json.error.type, refused[0]?.json.error.code],
    ['rate_limit_error', 'rate_limit_exceeded'],
  )
  assert.ok(refused[0]?.headers.get('retry-after'))
})
