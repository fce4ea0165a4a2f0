import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { readSettings } from '../../packages/service/src/service/settings.ts'
import { startWork } from '../../packages/service/src/service/work.ts'
import { createServer } from '../../packages/service/src/http/create-server.ts'
import type { Engine } from '../../packages/media/src/engine/contract.ts'
import { cacheSpeech } from '../../packages/media/src/engine/cache-speech.ts'
import { openFileCache } from '../../packages/media/src/engine/file-cache.ts'
import { type Script, scriptEngine } from '../harness/script-engine.ts'
import { startService, type TestService } from '../harness/service.ts'
import { soleEngine } from '../../packages/service/src/engines/routing/sole-engine.ts'
import { until } from '../harness/until.ts'

const BODY = { voice_setting_voice_id: 'Arrogant_Miss' }

async function open(
  t: TestContext,
  script?: Script,
  engineIn: (folder: string) => Engine = () => scriptEngine(script),
  // The longest that may be waited: what is ready comes as soon as it is, on a busy machine too.
  waitSeconds = 60,
): Promise<TestService> {
  const service = await startService({ KINORA_READY_WAIT_SECONDS: String(waitSeconds) })
  const folder = await mkdtemp(join(tmpdir(), 'kinora-ready-'))
  const work = await startWork(service.services, readSettings({ KINORA_STOP_SECONDS: '0' }), {
    router: soleEngine(engineIn(folder)),
    download: () => Promise.reject(new Error('no network here')),
    folder,
  })
  t.after(async () => {
    await work.stop()
    await service.stop()
    await rm(folder, { recursive: true, force: true })
  })
  return service
}

const goesOn: Script = async () => {
  await sleep(20)
  return { state: 'working', percent: 10 }
}

const untilCreated = (service: TestService): Promise<boolean> =>
  until(async () => (await service.get('/ent/v2/tasks')).json.tasks.length > 0, 'the task is there')

const speak = (service: TestService, text: string, headers = {}, key = service.key) =>
  service.post('/ent/v2/audio-tts', { ...BODY, text }, { headers, key })

test('speech that is ready in time comes with the answer, and with every repetition of it', async t => {
  const service = await open(t)
  const key = { 'idempotency-key': 'once' }
  const first = await speak(service, 'Good morning.', key)
  assert.deepEqual([first.status, first.json.state, first.json.credits], [200, 'success', 10])
  assert.equal((await fetch(first.json.file_url)).status, 200)
  const again = await speak(service, 'Good morning.', key)
  assert.equal(again.text, first.text)
  const { json } = await service.get(`/ent/v2/tasks/${first.json.task_id}/creations`)
  assert.equal(json.state, 'success')
})

test('thirty seconds are waited unless the operator says otherwise', () => {
  assert.equal(readSettings({}).KINORA_READY_WAIT_SECONDS, 30)
})

test('a repeated request after a disconnect gets the file', async t => {
  let mayEnd = false
  const service = await open(
    t,
    async () => {
      await sleep(20)
      return mayEnd ? undefined : { state: 'working', percent: 10 }
    },
    undefined,
    30,
  )
  const headers = { 'idempotency-key': 'hung up' }
  const hangUp = new AbortController()
  const gone = fetch(`${service.url}/ent/v2/audio-tts`, {
    method: 'POST',
    headers: { authorization: `Token ${service.key}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...BODY, text: 'Good night.' }),
    signal: hangUp.signal,
  })
  await untilCreated(service)
  hangUp.abort()
  await assert.rejects(gone)
  mayEnd = true
  const again = await until(async () => {
    const answer = await speak(service, 'Good night.', headers)
    if (answer.status !== 409) return answer
    assert.equal(answer.json.reason, 'OperationInProcess')
    return undefined
  }, 'the repeated request is answered')
  assert.deepEqual([again.status, again.json.state], [200, 'success'], again.text)
  assert.equal((await fetch(again.json.file_url)).status, 200)
  assert.equal((await service.get('/ent/v2/tasks')).json.tasks.length, 1)
})

test('a repeated request at another process waits for the first, and gets the same answer', async t => {
  let mayEnd = false
  const service = await open(
    t,
    async () => (await sleep(20), mayEnd ? undefined : { state: 'working', percent: 10 }),
    undefined,
    30,
  )
  const other = createServer(service.services)
  const otherUrl = await other.listen({ host: '127.0.0.1', port: 0 })
  t.after(() => other.close())
  const headers = { 'idempotency-key': 'two processes' }
  const again = (text = 'Good day.') =>
    service.request('POST', `${otherUrl}/ent/v2/audio-tts`, { body: { ...BODY, text }, headers })
  const first = speak(service, 'Good day.', headers)
  await untilCreated(service)
  const early = await again()
  assert.deepEqual([early.status, early.json.reason], [409, 'OperationInProcess'], early.text)
  assert.equal((await again('Another.')).json.reason, 'Conflict')
  mayEnd = true
  const { text, json } = await first
  assert.equal(json.state, 'success')
  assert.equal((await again()).text, text)
})

test('the answer of a process that died while it waited is given when its time is over', async t => {
  const service = await open(t, goesOn, undefined, 30)
  const gone = new AbortController()
  const send = (signal?: AbortSignal) =>
    service.request('POST', '/ent/v2/audio-tts', {
      body: { ...BODY, text: 'Made.' },
      headers: { 'idempotency-key': 'died' },
      ...(signal && { signal }),
    })
  const first = send(gone.signal)
  await untilCreated(service)
  gone.abort()
  await assert.rejects(first)
  const other = createServer(service.services)
  const url = await other.listen({ host: '127.0.0.1', port: 0 })
  t.after(() => other.close())
  const again = () =>
    service.request('POST', `${url}/ent/v2/audio-tts`, {
      body: { ...BODY, text: 'Made.' },
      headers: { 'idempotency-key': 'died' },
    })
  assert.equal((await again()).json.reason, 'OperationInProcess')
  service.advance(31_000)
  const { status, json } = await again()
  assert.deepEqual([status, json.state], [200, 'created'])
})

test('a service that stops does not let those who wait for speech wait on', async () => {
  const service = await startService({ KINORA_READY_WAIT_SECONDS: '60' })
  const waiting = speak(service, 'A long speech.')
  await untilCreated(service)
  await service.db.query({ text: `update task set state = 'processing', progress = 1` })
  await sleep(600)
  const from = Date.now()
  await service.stop()
  const { status, json } = await waiting
  assert.deepEqual([status, json.state], [200, 'created'])
  assert.ok(Date.now() - from < 30_000)
})

test('a speech request with a large payload does not block other large bodies', async t => {
  const service = await open(t, goesOn)
  const payload = 'x'.repeat(1_000_000)
  const gone = new AbortController()
  const waiting = fetch(`${service.url}/ent/v2/audio-tts`, {
    method: 'POST',
    headers: { authorization: `Token ${service.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...BODY, text: 'A long speech.', payload }),
    signal: gone.signal,
  })
  await untilCreated(service)
  const other = { ...BODY, text: 'Priced.', payload }
  const { status } = await service
    .request('POST', '/ent/v2/estimate/audio-tts', {
      raw: JSON.stringify(other),
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(50_000),
    })
    .catch((error: Error) => ({ status: error.message }))
  gone.abort()
  await assert.rejects(waiting)
  assert.equal(status, 200)
})

test('speech that takes longer is a task like any other', async t => {
  const service = await open(t, goesOn, undefined, 1)
  const { status, json } = await speak(service, 'A long speech.')
  assert.deepEqual([status, json.state, json.file_url], [200, 'created', ''])
})

test('speech that fails immediately is reported by the query, not by the create request', async t => {
  const service = await open(t, () => ({ state: 'failed', code: 'EngineFailure', message: 'no', retryable: false }))
  const { status, json } = await speak(service, 'Nothing.')
  assert.deepEqual([status, json.state, json.file_url], [200, 'created', ''])
  const task = await service.get(`/ent/v2/tasks/${json.task_id}/creations?wait=10`)
  assert.deepEqual([task.json.state, task.json.credits], ['failed', 0])
})

test('cached speech is in the first answer, for any account, and is charged', async t => {
  const inner = scriptEngine()
  const service = await open(t, undefined, folder => {
    const kept = openFileCache({ folder: join(folder, 'speech'), maxBytes: 1_000_000 })
    return cacheSpeech({ ...inner, stop: async () => {} }, kept, Promise.resolve('1'))
  })
  const stranger = await service.account({ credits: 100 })
  const first = await speak(service, 'Good evening.')
  const second = await speak(service, 'Good evening.', {}, stranger.key)
  for (const { json } of [first, second]) assert.deepEqual([json.state, json.credits], ['success', 10])
  assert.notEqual(second.json.task_id, first.json.task_id)
  assert.equal(inner.started.length, 1)
  const [one, other] = await Promise.all([first, second].map(async ({ json }) => (await fetch(json.file_url)).text()))
  assert.equal(other, one)
  const { json } = await service.get('/ent/v2/credits', { key: stranger.key })
  assert.equal(json.remains[0].credit_remain, 90)
})
