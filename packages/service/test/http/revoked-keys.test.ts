import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { connectRaw, headOf } from '../../../../test/harness/raw-client.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'
import { until } from '../../../../test/harness/until.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.stop())

async function accountWithTask() {
  const account = await service.account()
  const { json } = await service.post('/ent/v2/text2video', { model: 'genq2', prompt: 'x' }, { key: account.key })
  const [{ id }] = (await service.get(`/admin/v1/accounts/${account.id}/keys`)).json.keys
  return { ...account, keyId: String(id), taskId: String(json.task_id) }
}

const ends: Record<string, (keyId: string) => Promise<unknown>> = {
  'revoked here': keyId => service.request('DELETE', `/admin/v1/keys/${keyId}`),
  'rotated here': keyId => service.post(`/admin/v1/keys/${keyId}/rotate`, {}),
  'revoked by another process': keyId =>
    service.db.query({ text: 'update api_key set revoked_at = now() where id = $1' }, [keyId]),
}

for (const [how, end] of Object.entries(ends)) {
  test(`a key that is ${how} loses its stream of events and its long poll`, async () => {
    const { key, keyId, taskId } = await accountWithTask()
    const stream = await connectRaw(service.url)
    stream.send(headOf('GET', `/ent/v2/tasks/${taskId}/events`, { key, connection: 'close' }))
    await stream.until(/event: task/)
    const poll = service.get(`/ent/v2/tasks/${taskId}/creations?wait=60`, { key })
    // The service has its own stream, which goes on.
    const { json } = await service.post('/ent/v2/text2video', { model: 'genq2', prompt: 'x' })
    const own = await connectRaw(service.url)
    own.send(headOf('GET', `/ent/v2/tasks/${json.task_id}/events`, { key: service.key }))
    await own.until(/event: task/)
    await end(keyId)
    await until(() => stream.socket.closed, 'the stream ends')
    assert.match(stream.received(), /event: error\ndata: .*"reason":"Unauthorized"/)
    const { status } = await poll
    assert.equal(status, 401)
    assert.equal(own.socket.destroyed, false)
    own.end()
  })
}

test('a key that expires loses its stream too', async () => {
  const { key, keyId, taskId } = await accountWithTask()
  const expiresAt = new Date(service.services.clock() + 60_000)
  await service.db.query({ text: 'update api_key set expires_at = $2 where id = $1' }, [keyId, expiresAt])
  const stream = await connectRaw(service.url)
  stream.send(headOf('GET', `/ent/v2/tasks/${taskId}/events`, { key, connection: 'close' }))
  await stream.until(/event: task/)
  service.advance(61_000)
  await until(() => stream.socket.closed, 'the stream ends')
})

test('a revoked key is 401 everywhere, whatever else is wrong with the request', async () => {
  const { key, keyId, taskId } = await accountWithTask()
  assert.equal((await service.get(`/ent/v2/tasks/${taskId}/creations`, { key })).status, 200)
  await service.request('DELETE', `/admin/v1/keys/${keyId}`)
  const rows: [string, string, unknown?][] = [
    ['GET', `/ent/v2/tasks/${taskId}/creations`],
    ['GET', `/ent/v2/tasks/${taskId}/events`],
    ['GET', '/ent/v2/tasks'],
    ['GET', '/ent/v2/credits'],
    ['POST', '/ent/v2/text2video', { model: 'nonsense' }],
    ['POST', `/ent/v2/tasks/${taskId}/cancel`, {}],
    ['PUT', '/ent/v2/subjects/1', {}],
    ['DELETE', '/ent/v2/subjects/1'],
    ['POST', '/ent/v2/estimate/nothing', {}],
    ['POST', '/tools/v2/files/uploads', {}],
    ['GET', '/admin/v1/accounts'],
  ]
  for (const [method, path, body] of rows) {
    const { status, json } = await service.request(method, path, { key, ...(body !== undefined && { body }) })
    assert.deepEqual([status, json.reason], [401, 'Unauthorized'], `${method} ${path}`)
  }
})

for (const path of ['1/creations', 'abc/creations', '1/creations?wait=soon']) {
  test(`a revoked key gets 401 at its next request: GET /ent/v2/tasks/${path}`, async () => {
    const { key, keyId, taskId } = await accountWithTask()
    assert.equal((await service.get(`/ent/v2/tasks/${taskId}/creations`, { key })).status, 200)
    await service.request('DELETE', `/admin/v1/keys/${keyId}`)
    assert.equal((await service.get(`/ent/v2/tasks/${path}`, { key })).status, 401)
  })
}

test('a key that is revoked while its request is still arriving creates nothing', async () => {
  const { key, keyId } = await accountWithTask()
  const body = JSON.stringify({ model: 'genq2', prompt: 'x' })
  const client = await connectRaw(service.url)
  client.send(headOf('POST', '/ent/v2/text2video', { key, bytes: body.length }) + body.slice(0, 10))
  await new Promise(resolve => setTimeout(resolve, 1_500))
  await service.request('DELETE', `/admin/v1/keys/${keyId}`)
  client.send(body.slice(10))
  assert.match(await client.until(/\}\}$/), /^HTTP\/1.1 401 /)
  client.end()
})

const creates = [
  { what: 'revoked', change: "revoked_at = now() - interval '1 day'", status: 401, reason: 'Unauthorized' },
  { what: 'expired', change: "expires_at = now() - interval '1 day'", status: 401, reason: 'Unauthorized' },
  { what: 'without the scope', change: "scopes = '{read}'", status: 403, reason: 'Forbidden' },
]
for (const { what, change, status, reason } of creates) {
  test(`a key in use that another process has made ${what} creates nothing, and the account pays nothing`, async () => {
    const { key, keyId, id } = await accountWithTask()
    const create = (body: object) => service.post('/ent/v2/text2video', { model: 'genq2', ...body }, { key })
    assert.equal((await create({ prompt: 'known by now' })).status, 200)
    await service.db.query({ text: `update api_key set ${change} where id = $1` }, [keyId])
    for (const body of [{ prompt: 'x' }, { prompt: 'x'.repeat(1_999) }, { prompt: 7 }, { prompt: 'x' }]) {
      const { status: got, json } = await create(body)
      assert.deepEqual([got, json.reason], [status, reason])
    }
    const tasks = await service.db.query({ text: 'select id from task where account_id = $1' }, [id])
    assert.equal(tasks.length, 2)
  })
}
