import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSettings } from '../../src/service/settings.ts'
import { startService } from '../../../../test/harness/service.ts'

const PAGE = 'https://app.example.com'
const CREATE = '/ent/v2/text2video'

const preflight = (origin: string): Record<string, string> => ({
  origin,
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'authorization,content-type,idempotency-key',
})

const corsHeadersOf = (headers: Headers): string[] =>
  [...headers.keys()].filter(name => name.startsWith('access-control-'))

test('without the setting pages of other origins get no headers', async () => {
  const service = await startService()
  try {
    const asked = await service.request('OPTIONS', CREATE, { key: null, headers: preflight(PAGE) })
    assert.deepEqual([asked.status, corsHeadersOf(asked.headers)], [405, []])
    const answered = await service.get('/ent/v2/credits', { headers: { origin: PAGE } })
    assert.deepEqual([answered.status, corsHeadersOf(answered.headers)], [200, []])
  } finally {
    await service.stop()
  }
})

test('pages of the origins that are listed may call, and no others', async t => {
  const service = await startService({ KINORA_CORS_ORIGINS: `${PAGE}, http://localhost:5173` })
  t.after(() => service.stop())

  for (const path of [CREATE, '/ent/v2/subjects/1', '/files/uploads/1?x=y', '/nowhere']) {
    const { status, headers, text } = await service.request('OPTIONS', path, { key: null, headers: preflight(PAGE) })
    assert.deepEqual([status, text], [204, ''], path)
    assert.equal(headers.get('access-control-allow-origin'), PAGE)
    assert.equal(headers.get('access-control-allow-headers'), 'authorization,content-type,idempotency-key')
    assert.match(headers.get('access-control-allow-methods') ?? '', /\bPOST, PUT, DELETE\b/)
    assert.equal(headers.get('access-control-allow-credentials'), null)
    assert.equal(headers.get('vary'), 'Origin')
  }

  const { headers, json } = await service.post(
    CREATE,
    { model: 'genq2', prompt: 'x', colour: 1 },
    { headers: { origin: PAGE } },
  )
  assert.equal(headers.get('access-control-allow-origin'), PAGE)
  const exposed = (headers.get('access-control-expose-headers') ?? '').toLowerCase()
  for (const name of ['x-md-trace-id', 'x-ignored-fields', 'retry-after', 'etag'])
    assert.ok(exposed.includes(name), name)
  assert.equal(headers.get('x-ignored-fields'), 'colour')

  // A page must be able to read why it was refused, and an event stream, whose headers are written by hand.
  const refused = await service.post(CREATE, {}, { key: null, headers: { origin: PAGE } })
  assert.deepEqual([refused.status, refused.headers.get('access-control-allow-origin')], [401, PAGE])
  const lost = await service.get('/nowhere', { headers: { origin: PAGE } })
  assert.deepEqual([lost.status, lost.headers.get('access-control-allow-origin')], [404, PAGE])
  const events = await fetch(`${service.url}/ent/v2/tasks/${json.task_id}/events`, {
    headers: { authorization: `Token ${service.key}`, origin: PAGE },
  })
  await events.body?.cancel()
  assert.deepEqual([events.status, events.headers.get('access-control-allow-origin')], [200, PAGE])

  for (const origin of ['https://evil.example.com', 'http://app.example.com', `${PAGE}.evil.example.com`, 'null']) {
    const asked = await service.request('OPTIONS', CREATE, { key: null, headers: preflight(origin) })
    assert.deepEqual([asked.status, corsHeadersOf(asked.headers)], [405, []], origin)
    const answered = await service.get('/ent/v2/credits', { headers: { origin } })
    assert.deepEqual([corsHeadersOf(answered.headers), answered.headers.get('vary')], [[], 'Origin'], origin)
  }
  // No preflight: an OPTIONS as any other method that a path does not take.
  assert.equal((await service.request('OPTIONS', CREATE, { headers: { origin: PAGE } })).status, 405)
})

test('* is every origin', async t => {
  const service = await startService({ KINORA_CORS_ORIGINS: '*' })
  t.after(() => service.stop())
  const { headers } = await service.get('/ent/v2/credits', { headers: { origin: 'https://anywhere.example' } })
  assert.deepEqual([headers.get('access-control-allow-origin'), headers.get('vary')], ['*', null])
})

test('an invalid origin stops the start', () => {
  for (const wrong of [
    'app.example.com',
    'https://app.example.com/',
    'https://app.example.com/x',
    'https://*.example.com/',
  ]) {
    assert.throws(() => readSettings({ KINORA_CORS_ORIGINS: wrong }), /KINORA_CORS_ORIGINS must be origins/, wrong)
  }
})
