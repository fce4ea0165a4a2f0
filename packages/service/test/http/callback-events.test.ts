import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Webhook } from 'standardwebhooks'
import { collect } from '../../../client/test/collect.ts'
import {
  type Client,
  createClient,
  isSignedRequest,
  readCallback,
  type SignedCallback,
} from '../../../client/src/index.ts'
import { changeCallbackSecret } from '../../src/store/accounts.ts'
import { startLossyProxy, type LossyProxy } from '../../../../test/harness/lossy-proxy.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'
import { until } from '../../../../test/harness/until.ts'

// Callbacks for who cannot be called, over a stream.

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const HOOK = 'http://localhost:3000/hook?a=1'

let service: TestService
let proxy: LossyProxy
let kinora: Client
before(async () => {
  service = await startService()
  proxy = await startLossyProxy(() => service.url)
  kinora = createClient({ url: proxy.url, key: service.key })
  const sealed = service.services.secretBox.seal(SECRET)
  await changeCallbackSecret(service.db, service.accountId, sealed, new Date())
})
after(async () => {
  await proxy.close()
  await service.stop()
})

const create = async (): Promise<string> =>
  String((await service.post('/ent/v2/text2video', { model: 'genq2', prompt: 'x' })).json.task_id)

/** Moves a task on as a worker would. */
const work = (id: string): Promise<unknown> =>
  service.db.query({ text: `update task set state = 'processing', attempt = 1, updated_at = $2 where id = $1` }, [
    id,
    new Date(),
  ])
const cancel = (id: string) => service.post(`/ent/v2/tasks/${id}/cancel`, {})

type Listening = { heard: SignedCallback[]; told: () => string[]; stop(): Promise<void> }

function listen(client = kinora): Listening {
  const heard: SignedCallback[] = []
  const stop = new AbortController()
  const ended = (async () => {
    for await (const one of client.callbacks(HOOK, { signal: stop.signal })) heard.push(one)
  })().catch((error: unknown) => {
    if (!stop.signal.aborted) throw error
  })
  return {
    heard,
    told: () => heard.map(({ event, task_id }) => `${event} ${task_id}`),
    stop: () => (stop.abort(), ended),
  }
}

/** From when on changes are told. */
const begun = (): Promise<unknown> =>
  until(() => proxy.requests.some(one => one.path.startsWith('/ent/v2/callbacks/events')), 'the stream is open')

/** Until it does: a change that comes before the first look is one of before. */
const tells = (told: Listening['told']): Promise<unknown> =>
  until(
    async () => {
      if (told().length > 0) return true
      await cancel(await create())
      return told().length > 0
    },
    'the stream tells',
    { everyMs: 300 },
  )

test('events arrive in order with the fields of a callback, even without a callback URL', async () => {
  const old = await create()
  const { heard, told, stop } = listen()
  await begun()
  await tells(told)
  const id = await create()
  await work(id)
  await until(() => told().includes(`processing ${id}`), 'processing is told')
  await cancel(id)
  await cancel(old)
  await until(() => told().includes(`failed ${id}`) && told().includes(`failed ${old}`), 'the ends are told')
  assert.equal(told().includes(`processing ${old}`), false, 'it never ran')
  assert.ok(told().indexOf(`processing ${id}`) < told().indexOf(`failed ${id}`))
  await stop()
  for (const { headers, body, id: eventId, task_id, event } of heard) {
    const { id: read, task } = await readCallback({ headers, body }, SECRET)
    assert.deepEqual([read, task.id, task.state], [eventId, task_id, event])
    assert.equal(await isSignedRequest('POST', '/hook?a=1', headers, SECRET), true)
    assert.deepEqual(new Webhook(SECRET).verify(body, headers), JSON.parse(body))
  }
})

test('nothing is lost or repeated when the connection breaks', async () => {
  const { told, stop } = listen()
  await tells(told)
  const first = await create()
  await work(first)
  await until(() => told().includes(`processing ${first}`), 'the first is told')
  proxy.lose(/callbacks\/events/, 'lose request', { status: 503, headers: { 'retry-after': '0' } })
  proxy.cut()
  // While nobody listens.
  const second = await create()
  await work(second)
  await cancel(first)
  await cancel(second)
  await until(() => told().includes(`failed ${second}`), 'what happened meanwhile is told')
  assert.ok(told().includes(`processing ${second}`))
  assert.ok(told().includes(`failed ${first}`))
  assert.deepEqual([...new Set(told())], told(), 'nothing is told twice')
  await stop()
})

test('another account receives nothing, and a key with the read scope only may not listen', async () => {
  const other = await service.account()
  const stranger = listen(createClient({ url: proxy.url, key: other.key }))
  const own = listen()
  await tells(own.told)
  const id = await create()
  await work(id)
  await until(() => own.told().includes(`processing ${id}`), 'the owner is told')
  assert.deepEqual(stranger.told(), [])
  await Promise.all([own.stop(), stranger.stop()])
  const reader = await service.account({ scopes: ['read'] })
  await assert.rejects(collect(createClient({ url: proxy.url, key: reader.key }).callbacks(HOOK)), { status: 403 })
  await assert.rejects(collect(kinora.callbacks('ftp://x/')), { status: 400, message: /url must be an http\(s\) URL/ })
})

test('a sample is signed like any other, and names no existing task', async () => {
  for (const event of ['processing', 'success', 'failed'] as const) {
    const { headers, body, task_id } = await kinora.sampleCallback(event, HOOK)
    const { task } = await readCallback({ headers, body }, SECRET)
    assert.deepEqual([task.id, task.state], [task_id, event])
    await assert.rejects(kinora.task(task_id), { status: 404 })
  }
})
