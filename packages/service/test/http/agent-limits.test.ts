import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { askJson, askOverHttp } from '../../src/mcp/ask.ts'
import { pathTo } from '../../src/mcp/path.ts'
import { serveFiles } from '../../../../test/harness/serve-files.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'

// What agents meet where nothing is made: no worker runs here, and speech would be waited for longer than they wait.

let service: TestService
let client: Client

before(async () => {
  service = await startService({
    KINORA_READY_WAIT_SECONDS: '60',
    KINORA_ALLOW_PRIVATE_NETWORKS: '1',
    KINORA_MAX_UPLOAD_MB: '1',
    KINORA_UPLOAD_QUOTA_MB: '1',
  })
  client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } })
  const requestInit = { headers: { authorization: `Bearer ${service.key}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`), { requestInit }))
})
after(async () => {
  await client.close()
  await service.stop()
})

type Result = { isError?: boolean; structuredContent: Record<string, any>; content: { text?: string }[] }
const call = async (name: string, args: object): Promise<Result> =>
  (await client.callTool({ name, arguments: args as Record<string, unknown> })) as unknown as Result

const speech = { text: 'hello', voice_setting_voice_id: 'English_Alloy', idempotency_key: 'hello' }

test('a make call is answered immediately, also for a waiting create, and so is its repetition', async () => {
  const made = await call('make_audio_tts', speech)
  assert.equal(made.structuredContent.state, 'queueing')
  const again = await call('make_audio_tts', speech)
  assert.equal(again.structuredContent.task_id, made.structuredContent.task_id)
})

test('a finished wait reports the state and the next step', async () => {
  const made = await call('make_audio_tts', speech)
  const { structuredContent } = await call('wait', { task_id: made.structuredContent.task_id, seconds: 1 })
  assert.deepEqual([structuredContent.state, structuredContent.next], ['queueing', 'call wait with this task_id'])
})

test('a create call with an immediate answer returns immediately', async () => {
  const { idempotency_key: _key, ...body } = speech
  const { json } = await service.post('/ent/v2/audio-tts', body, { headers: { prefer: 'respond-async' } })
  assert.deepEqual([json.state, json.file_url], ['created', ''])
})

test('an id that lost digits as a number is rejected with the reason', async () => {
  const { isError, content } = await call('show', { task_id: 909887773526200300 })
  assert.equal(isError, true)
  assert.match(content[0]?.text ?? '', /task_id must be a string, got 9098/)
})

test('there is no preview before a result, and none of another account', async () => {
  const made = await call('make_audio_tts', speech)
  const path = `/ent/v2/tasks/${made.structuredContent.task_id}/preview`
  assert.deepEqual((await service.get(path)).json.reason, 'NotFound')
  assert.deepEqual((await service.get(path, { key: (await service.account()).key })).json.reason, 'TaskNotFound')
})

test('a fetched file counts against the quota and the size, once for a key', async () => {
  const { key } = await service.account()
  const half = Buffer.alloc(600_000, 1)
  const far = await serveFiles({ '/half': half, '/large': Buffer.alloc(2 << 20, 1) })
  const fetched = (path: string, name: string) =>
    service.post('/tools/v2/files/fetch', { url: far.url + path }, { key, headers: { 'idempotency-key': name } })
  try {
    const large = await fetched('/large', 'a')
    assert.deepEqual([large.status, large.json.reason], [413, 'RequestTooLarge'])
    const first = await fetched('/half', 'b')
    assert.deepEqual([first.json.bytes, first.json.format], [600_000, 'bin'])
    assert.equal((await fetched('/half', 'b')).text, first.text)
    assert.equal((await fetched('/half', 'c')).json.reason, 'QuotaExceeded')
  } finally {
    await far.close()
  }
})

test('invalid protocol messages and methods other than POST are rejected', async () => {
  const headers = { accept: 'application/json, text/event-stream' }
  const { json } = await service.post('/mcp', { hello: 1 }, { headers })
  assert.ok(json.error.code < 0)
  assert.equal((await service.get('/mcp')).status, 405)
  assert.equal((await service.post('/mcp', {}, { key: null, headers })).status, 401)
})

test('a service that does not answer is reported with its address', async () => {
  const ask = askOverHttp('http://127.0.0.1:1/', 'key')
  await assert.rejects(askJson(ask, 'GET', pathTo`/healthz`), /no service answers at http:\/\/127\.0\.0\.1:1:/)
})
