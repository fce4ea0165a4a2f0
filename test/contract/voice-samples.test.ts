import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { readSettings } from '../../packages/service/src/service/settings.ts'
import { startWork } from '../../packages/service/src/service/work.ts'
import { type Script, type ScriptEngine, scriptEngine } from '../harness/script-engine.ts'
import { startService, type TestService } from '../harness/service.ts'
import { soleEngine } from '../../packages/service/src/engines/routing/sole-engine.ts'

async function open(t: TestContext, script?: Script): Promise<{ service: TestService; engine: ScriptEngine }> {
  const service = await startService()
  const folder = await mkdtemp(join(tmpdir(), 'kinora-samples-'))
  const engine = scriptEngine(script)
  const work = await startWork(service.services, readSettings({ KINORA_STOP_SECONDS: '0' }), {
    router: soleEngine(engine),
    download: () => Promise.reject(new Error('no network here')),
    folder,
  })
  t.after(async () => {
    await work.stop()
    await service.stop()
    await rm(folder, { recursive: true, force: true })
  })
  return { service, engine }
}

async function urlOf(service: TestService, id: string): Promise<string> {
  const { voices } = (await service.get('/ent/v2/voices')).json as { voices: { id: string; sample_url: string }[] }
  return voices.find(voice => voice.id === id)?.sample_url ?? ''
}

const NAME = 'Chinese (Mandarin)_News_Anchor'

test('without a speech engine there is no voice sample, and the list says so', async t => {
  const service = await startService()
  t.after(() => service.stop())
  assert.equal(await urlOf(service, NAME), '')
  const { status, json } = await service.get('/ent/v2/voices/samples/Arrogant_Miss.mp3', { key: null })
  assert.deepEqual([status, json.reason], [404, 'NotFound'])
})

test('every voice has a sample that is heard without a key, and is made once however many ask', async t => {
  const { service, engine } = await open(t)
  const url = await urlOf(service, NAME)
  assert.ok(url.endsWith('/ent/v2/voices/samples/Chinese%20(Mandarin)_News_Anchor.mp3'), url)
  const answers = await Promise.all([1, 2, 3].map(() => service.get(url, { key: null })))
  for (const { status, headers, text } of answers) {
    assert.deepEqual([status, headers.get('content-type')], [200, 'audio/mpeg'])
    assert.match(text, /^made of 你好/)
  }
  assert.equal(engine.started.length, 1)
  assert.match((await service.get(await urlOf(service, 'British_Emma'), { key: null })).text, /^made of Hello/)
})

test('a part of a sample can be requested, and a cached one gets 304', async t => {
  const { service } = await open(t)
  const url = await urlOf(service, 'British_Emma')
  const part = await service.get(url, { key: null, headers: { range: 'bytes=0-3' } })
  assert.deepEqual([part.status, part.text], [206, 'made'])
  const etag = part.headers.get('etag') ?? ''
  assert.equal((await service.get(url, { key: null, headers: { 'if-none-match': etag } })).status, 304)
})

test('a name that no voice has is not found', async t => {
  const { service } = await open(t)
  for (const name of ['nobody.mp3', 'British_Emma', '%2e%2e%2fvoices.mp3']) {
    const { status } = await service.get(`/ent/v2/voices/samples/${name}`, { key: null })
    assert.equal(status, 404, name)
  }
})

test('a failed sample is tried again at the next request', async t => {
  const { service } = await open(t, (_order, time) =>
    time === 1
      ? { state: 'failed', code: 'EngineFailure', message: '/secret/place is full', retryable: true }
      : undefined,
  )
  const url = await urlOf(service, 'British_Emma')
  const failed = await service.get(url, { key: null })
  assert.deepEqual([failed.status, failed.json.reason], [500, 'EngineFailure'])
  assert.doesNotMatch(failed.text, /secret/)
  assert.equal((await service.get(url, { key: null })).status, 200)
})
