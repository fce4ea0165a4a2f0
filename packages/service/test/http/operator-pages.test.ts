import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildEndpoints } from '../../src/http/endpoints/index.ts'
import { takeLoadSample } from '../../src/service/chores.ts'
import { describeSettings } from '../../src/service/examine/describe-settings.ts'
import { readSettings, SETTINGS } from '../../src/service/settings.ts'
import { reportWorker } from '../../src/store/load.ts'
import {
  assertRefused,
  makeKey,
  MINUTE_MS,
  open,
  service,
  shown,
  statusWith,
  TASK,
  UNKNOWN,
  useService,
} from './operator.ts'

useService()

test("every operator's route rejects a key without the scope, and requests without a key", async () => {
  const { key } = await open()
  const routes = buildEndpoints(service.services.catalog).filter(
    one => one.scope === 'admin' || one.path.startsWith('/admin/'),
  )
  assert.ok(routes.length >= 18, String(routes.length))
  for (const { method, path, scope } of routes) {
    assert.deepEqual([scope, path.startsWith('/admin/v1/')], ['admin', true], `${method} ${path}`)
    const ask = (asking: string | null) =>
      service.request(method, path.replace('{id}', service.accountId), {
        key: asking,
        ...(method === 'POST' && { body: {} }),
      })
    const refused = await ask(key)
    assertRefused(refused, 403, 'Forbidden')
    assert.match(refused.json.message, /lacks the scope "admin"/)
    assertRefused(await ask(null), 401, 'Unauthorized')
  }
})

test('a key is created and loses scopes immediately, for new and cached requests', async () => {
  const { id, key } = await open({ credits: 100 })
  const { json } = await service.post('/ent/v2/text2video', TASK, { key })
  const task = `/ent/v2/tasks/${json.task_id}/creations`
  assert.equal((await service.get(task, { key })).status, 200)
  const keyId = (await service.get(`/admin/v1/accounts/${id}/keys`)).json.keys[0].id
  const change = (scopes: unknown) => service.post(`/admin/v1/keys/${keyId}/scopes`, { scopes })
  const given = await change(['create', 'admin'])
  assert.deepEqual([given.status, given.json.scopes], [200, ['create', 'admin']])
  assert.equal(await statusWith(key), 403)
  assertRefused(await service.get(task, { key }), 403, 'Forbidden')
  assert.equal((await service.get('/admin/v1/accounts', { key })).status, 200)
  await change(['read'])
  assert.equal(await statusWith(key), 200)
  assert.equal((await service.get(task, { key })).status, 200)
  assert.equal((await service.get('/admin/v1/accounts', { key })).status, 403)
  assertRefused(await change([]), 400, 'FieldItemCountOutOfRange', ['scopes'])
  assertRefused(await change(['read', 'read']), 400, 'FieldInvalid', ['scopes'])
  assertRefused(await change(undefined), 400, 'FieldLacking', ['scopes'])
  assertRefused(await service.post(`/admin/v1/keys/${UNKNOWN}/scopes`, { scopes: ['read'] }), 404, 'NotFound')
  await service.request('DELETE', `/admin/v1/keys/${keyId}`)
  assertRefused(await change(['read']), 409, 'Conflict')
})

test('keys are distinguished by their prefixes', async () => {
  const { id, key } = await open()
  const made = await makeKey(id)
  assert.equal(made.prefix, made.key.slice(0, 8))
  const { keys } = (await service.get(`/admin/v1/accounts/${id}/keys`)).json
  assert.deepEqual(
    keys.map((one: { prefix: string }) => one.prefix),
    [key.slice(0, 8), made.key.slice(0, 8)],
  )
})

test("an account's limits are changed singly, and apply immediately", async () => {
  const { id, key } = await open({ credits: 1_000 })
  const change = (body: object) => service.post(`/admin/v1/accounts/${id}/limits`, body)
  assert.equal((await change({ max_unfinished: 1 })).json.max_unfinished, 1)
  assert.deepEqual([(await shown(id)).max_running, (await shown(id)).max_unfinished], [5, 1])
  assert.equal((await service.post('/ent/v2/text2video', TASK, { key })).status, 200)
  assertRefused(await service.post('/ent/v2/text2video', TASK, { key }), 429, 'QuotaExceeded')
  await change({ max_running: 7 })
  assert.deepEqual([(await shown(id)).max_running, (await shown(id)).max_unfinished], [7, 1])
  assertRefused(await change({}), 400, 'FieldLacking')
  assertRefused(await change({ max_running: 0 }), 400, 'FieldInvalid', ['max_running'])
  assertRefused(await change({ max_unfinished: 10_000_001 }), 400, 'FieldInvalid', ['max_unfinished'])
  assertRefused(await service.post(`/admin/v1/accounts/${UNKNOWN}/limits`, { max_running: 1 }), 404, 'NotFound')
})

const report = (id: string, state: 'closed' | 'open') =>
  reportWorker(service.db, {
    id,
    host: 'a-machine:7',
    slots: 2,
    extra_slots: 1,
    engines: [{ engine: 'studio', state, inFlight: 1, waiting: 2 }],
    started_at: new Date(service.services.clock()),
    reported_at: new Date(service.services.clock()),
  })

test('the queue and the workers are reported, and silent workers are not', async () => {
  const { key } = await open({ credits: 10_000 })
  const before = (await service.get('/admin/v1/load')).json
  for (let count = 0; count < 7; count++) await service.post('/ent/v2/text2video', TASK, { key })
  const worker = service.services.nextId()
  await report(worker, 'closed')
  const now = (await service.get('/admin/v1/load')).json
  // Five of an account's tasks may run at a time; no worker takes them up here.
  assert.deepEqual([now.waiting - before.waiting, now.running - before.running, now.ready - before.ready], [2, 5, 5])
  assert.ok(Date.parse(now.oldest_waiting_at) <= service.services.clock())
  const mine = now.workers.find((one: { id: string }) => one.id === worker)
  assert.deepEqual([mine.host, mine.slots, mine.extra_slots, mine.running], ['a-machine:7', 2, 1, 0])
  service.advance(MINUTE_MS)
  const later = (await service.get('/admin/v1/load')).json
  assert.deepEqual(later.workers, [])
})

test('one process takes a sample each minute, and samples are kept for a day', async () => {
  service.advance(MINUTE_MS - (service.services.clock() % MINUTE_MS))
  await report(service.services.nextId(), 'closed')
  const { key } = await open({ credits: 1_000 })
  const { json } = await service.post('/ent/v2/text2video', TASK, { key })
  await service.post(`/ent/v2/tasks/${json.task_id}/cancel`, {}, { key })
  await takeLoadSample(service.services)
  await takeLoadSample(service.services)
  const first = (await service.get('/admin/v1/load')).json
  assert.equal(first.samples.length, 1)
  assert.deepEqual(
    [first.samples[0].workers, first.samples[0].slots, first.samples[0].waiting, first.samples[0].failed],
    [1, 2, first.waiting, 0],
  )
  service.advance(MINUTE_MS)
  await takeLoadSample(service.services)
  const second = (await service.get('/admin/v1/load')).json
  assert.deepEqual([second.samples.length, second.samples[1].failed, second.samples[1].workers], [2, 1, 0])
  service.advance(26 * 60 * MINUTE_MS)
  await takeLoadSample(service.services)
  const [{ count }] = (await service.db.query<{ count: number }>({
    text: 'select count(*)::integer as count from load_sample',
  })) as [{ count: number }]
  assert.equal(count, 1)
})

test('engines are reported with the worst state of their workers, their routes, and no secret', async () => {
  const alone = (await service.get('/admin/v1/engines')).json
  assert.deepEqual(
    alone.engines.map((one: { engine: string; kind: string; state: string }) => [one.engine, one.kind, one.state]),
    [['studio', 'built-in', 'unknown']],
  )
  assert.ok(alone.engines[0].makes.includes('video'))
  await report(service.services.nextId(), 'closed')
  await report(service.services.nextId(), 'open')
  const { engines, routes } = (await service.get('/admin/v1/engines')).json
  assert.deepEqual([engines[0].state, engines[0].in_flight, engines[0].waiting], ['open', 2, 4])
  const route = routes.find((one: { generator: string }) => one.generator === 'text2video')
  assert.deepEqual([route.engines, route.kind, route.stand_in], [['studio'], 'video', false])
})

test('the disk and its contents are reported', async () => {
  const { json } = await service.get('/admin/v1/storage')
  assert.deepEqual([json.files_in, json.fault, json.keep_days, json.keep_callback_days], ['disk', '', 7, 30])
  assert.ok(json.free_bytes > json.min_free_bytes && json.free_bytes < json.total_bytes)
})

test('settings are reported, and of a secret only that it is set', async () => {
  const { settings } = (await service.get('/admin/v1/settings')).json
  assert.deepEqual(
    settings.map((one: { name: string }) => one.name),
    Object.keys(SETTINGS),
  )
  const SECRETS = { KINORA_SECRET: 'a secret of 20 chars', KINORA_BOOTSTRAP_KEY: 'kn_not-to-be-told-to-anybody-at-all' }
  const described = describeSettings(
    readSettings({ ...SECRETS, KINORA_DATABASE_URL: 'postgres://u:word@h/d', KINORA_KEEP_DAYS: '9' }),
  )
  for (const secret of [...Object.values(SECRETS), 'word@'])
    assert.ok(!JSON.stringify(described).includes(secret), secret)
  const find = (name: string) => described.find(one => one.name === name)
  assert.deepEqual([find('KINORA_SECRET')?.is_set, find('KINORA_SECRET')?.is_secret], [true, true])
  assert.deepEqual([find('KINORA_KEEP_DAYS')?.is_set, find('KINORA_KEEP_DAYS')?.value], [true, '9'])
  assert.equal(find('KINORA_PORT')?.is_set, false)
  // Whoever adds a setting that sounds like a secret says here that it is none.
  const known = ['KINORA_CALLBACK_ACCESS_KEY']
  const told = described.filter(one => /KEY|SECRET|PASSWORD|TOKEN/.test(one.name) && !one.is_secret)
  assert.deepEqual(
    told.map(one => one.name),
    known,
  )
})
