import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, before, test } from 'node:test'
import { eventually } from '../../../../test/harness/server-users.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'

let service: TestService
before(async () => {
  service = await startService({ KINORA_RATE_PER_SECOND: '50', KINORA_RATE_BURST: '60' })
})
after(() => service.stop())

/** Bytes as they are, for what no HTTP client would send. Hangs up after the answer, or at once where none is to come. */
function rawRequest(text: string | Buffer, { isAnswered = true } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1')
    let answer = ''
    socket.on('data', chunk => {
      answer += String(chunk)
      if (answer.endsWith('}')) socket.end()
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
    socket.write(text, () => !isAnswered && socket.end())
  })
}

function assertErrorBody(body: Record<string, any>, code: number, reason: string): void {
  assert.deepEqual([body.code, body.reason, typeof body.message], [code, reason, 'string'])
  assert.match(body.metadata.trace_id, /^[0-9a-f]{32}$/)
}

test('every rejection has the error body and the trace id in header and body', async () => {
  const json = { 'content-type': 'application/json' }
  const rows: [string, string, object, number, string][] = [
    ['GET', '/ent', {}, 404, 'NotFound'],
    ['GET', '/ent/v2/nothing', {}, 404, 'NotFound'],
    ['DELETE', '/ent/v2/text2video', {}, 405, 'MethodNotAllowed'],
    ['PATCH', '/ent/v2/tasks/1/creations', {}, 405, 'MethodNotAllowed'],
    ['GET', '/ent/v2/tasks/%zz/creations', {}, 400, 'BadRequest'],
    ['GET', '/ent/v2/tasks/abc/creations', {}, 400, 'FieldInvalid'],
    ['GET', `/ent/v2/tasks/${'x'.repeat(4_000)}/creations`, {}, 404, 'NotFound'],
    ['GET', '/ent/v2/tasks/1/creations', {}, 404, 'TaskNotFound'],
    ['GET', '/ent/v2/tasks/1/creations', { key: null }, 401, 'Unauthorized'],
    ['GET', '/ent/v2/tasks/1/creations', { key: 'kn_wrong' }, 401, 'Unauthorized'],
    ['POST', '/ent/v2/text2video', { raw: '{"a":', headers: json }, 400, 'BadRequest'],
    ['POST', '/ent/v2/text2video', { raw: '[]', headers: json }, 400, 'BadRequest'],
    ['POST', '/ent/v2/text2video', { raw: 'null', headers: json }, 400, 'BadRequest'],
    ['POST', '/ent/v2/text2video', { raw: '', headers: json }, 400, 'BadRequest'],
    ['POST', '/ent/v2/text2video', { raw: '['.repeat(100_000), headers: json }, 400, 'BadRequest'],
    [
      'POST',
      '/ent/v2/text2video',
      { raw: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'BadRequest',
    ],
    ['POST', '/ent/v2/text2video', { raw: '{}', headers: { 'content-type': 'text/plain' } }, 415, 'BadRequest'],
  ]
  for (const [method, path, options, status, reason] of rows) {
    const answer = await service.request(method, path, options)
    assert.equal(answer.status, status, `${method} ${path}: ${answer.text}`)
    assertErrorBody(answer.json, status, reason)
    assert.equal(answer.headers.get('x-md-trace-id'), answer.json.metadata.trace_id)
    assert.match(answer.headers.get('content-type') ?? '', /^application\/json/)
  }
})

test('the scheme is Token in any case, and nothing else', async () => {
  for (const [header, status] of [
    [`token ${service.key}`, 200],
    [`TOKEN   ${service.key}`, 200],
    [`Bearer ${service.key}`, 401],
    [service.key, 401],
    ['Token', 401],
    ['', 401],
  ] as const) {
    assert.equal(
      (await service.get('/ent/v2/credits', { key: null, headers: { authorization: header } })).status,
      status,
      header,
    )
  }
})

test('405 lists the allowed methods', async () => {
  const { headers } = await service.request('PUT', '/ent/v2/tasks/1/cancel')
  assert.equal(headers.get('allow'), 'POST')
})

test('a body of 20 MB is accepted and a larger one is not, with and without a length', async () => {
  const whole = (bytes: number) =>
    `{"model":"genq2","prompt":"x","junk":"${'j'.repeat(bytes - 40)}"}`.padEnd(bytes, ' ')
  const headers = { 'content-type': 'application/json' }
  assert.equal((await service.request('POST', '/ent/v2/text2video', { raw: whole(20 * 2 ** 20), headers })).status, 200)
  const declared = await service
    .request('POST', '/ent/v2/text2video', { raw: whole(20 * 2 ** 20 + 1), headers })
    .catch(() => undefined)
  // A client that is still sending may see its connection closed instead of the answer; then ask by hand.
  if (declared) assertErrorBody(declared.json, 413, 'RequestTooLarge')
  const byHand = await rawRequest(
    `POST /ent/v2/text2video HTTP/1.1\r\nhost: x\r\nauthorization: Token ${service.key}\r\ncontent-type: application/json\r\ncontent-length: ${20 * 2 ** 20 + 1}\r\n\r\n`,
  )
  assert.match(byHand, /^HTTP\/1.1 413 /)
  assert.match(byHand, /"reason":"RequestTooLarge"/)
})

test('a caller without a key cannot send a body', async () => {
  const answer = await rawRequest(
    'POST /ent/v2/text2video HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 10000000\r\n\r\n{',
  )
  assert.match(answer, /^HTTP\/1.1 401 /)
})

test('input that is not HTTP is answered with the error body', async () => {
  for (const junk of [
    'nonsense\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`,
  ]) {
    const answer = await rawRequest(junk)
    assert.match(answer, /^HTTP\/1.1 4\d\d /, junk.slice(0, 30))
    assert.match(answer, /"reason":"BadRequest"/)
  }
})

test('a client that disconnects during its body leaves nothing, and the next one is served', async () => {
  const before_ = await service.db.query<{ n: number }>({ text: 'select count(*)::int as n from task' })
  const head = `POST /ent/v2/text2video HTTP/1.1\r\nhost: x\r\nauthorization: Token ${service.key}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n`
  await Promise.all(
    Array.from({ length: 10 }, () => rawRequest(`${head}{"model":"genq2","prompt":"x"`, { isAnswered: false })),
  )
  assert.deepEqual(await service.db.query({ text: 'select count(*)::int as n from task' }), before_)
  assert.equal((await service.post('/ent/v2/text2video', { model: 'genq2', prompt: 'x' })).status, 200)
})

test('a key that sends too much gets a retry time, and other keys do not', async t => {
  // So slow that what is given back while the test runs makes no difference.
  const strict = await startService({ KINORA_RATE_PER_SECOND: '1', KINORA_RATE_BURST: '30' })
  t.after(() => strict.stop())
  const [{ key }, other] = [await strict.account(), await strict.account()]
  const answers = await Promise.all(Array.from({ length: 100 }, () => strict.get('/ent/v2/credits', { key })))
  const refused = answers.filter(answer => answer.status === 429)
  assert.ok(refused.length >= 10 && refused.length <= 70, `${refused.length} of 100 were refused`)
  for (const { json, headers } of refused) {
    assertErrorBody(json, 429, 'TooManyRequests')
    assert.equal(headers.get('retry-after'), '1')
  }
  assert.equal((await strict.get('/ent/v2/credits', { key: other.key })).status, 200)
  strict.advance(2_000)
  assert.equal((await strict.get('/ent/v2/credits', { key })).status, 200)
})

test('the quota of unfinished tasks is 10,000, and the next one is rejected', async () => {
  const { key, id } = await service.account()
  await service.db.query({ text: 'update account set unfinished = 9999 where id = $1' }, [id])
  const send = () => service.post('/ent/v2/text2video', { model: 'genq2', prompt: 'x' }, { key })
  assert.equal((await send()).status, 200)
  const { status, json } = await send()
  assert.equal(status, 429)
  assertErrorBody(json, 429, 'QuotaExceeded')
})

test('a service that is starting already asks for no work', async () => {
  const { services } = service
  const { started } = services
  services.started = () => false
  try {
    for (const path of ['/healthz', '/readyz']) {
      const { status, json, headers } = await service.get(path, { key: null })
      assert.equal(status, 503, path)
      assertErrorBody(json, 503, 'SystemThrottling')
      assert.ok(Number(headers.get('retry-after')) >= 1)
    }
  } finally {
    services.started = started
  }
  assert.equal((await service.get('/healthz', { key: null })).status, 200)
})

test('an unreachable database is 503 with Retry-After, not a 500', async () => {
  const { db } = service.services
  const { query, transaction, ping } = db
  const away = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))
  Object.assign(db, { query: away, transaction: away, ping: away })
  try {
    // What the probe found before is kept for a moment.
    await eventually(async () => assert.equal((await service.get('/healthz', { key: null })).status, 503))
    for (const path of ['/healthz', '/readyz', '/ent/v2/credits']) {
      const { status, json, headers } = await service.get(path)
      assert.equal(status, 503, path)
      assertErrorBody(json, 503, 'SystemThrottling')
      assert.ok(Number(headers.get('retry-after')) >= 1)
    }
  } finally {
    Object.assign(db, { query, transaction, ping })
  }
  const healthy = async () => assert.equal((await service.get('/healthz', { key: null })).status, 200)
  await eventually(healthy)
})
