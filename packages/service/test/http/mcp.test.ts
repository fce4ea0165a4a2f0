import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { makePng } from '../../../media/test/formats/sample-files.ts'
import { readImage } from '../../../media/src/formats/read-image.ts'
import { readSettings } from '../../src/service/settings.ts'
import { openWork, type Work } from '../../src/service/work.ts'
import { wav } from '../../../../test/contract/media.ts'
import { serveFiles } from '../../../../test/harness/serve-files.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'
import { until } from '../../../../test/harness/until.ts'

// The official client, against the real service with its worker and the minimal engine.

let service: TestService
let work: Work
let folder: string
let key: string

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-mcp-'))
  service = await startService({ KINORA_ALLOW_PRIVATE_NETWORKS: '1' })
  const settings = {
    KINORA_DATA_DIR: folder,
    KINORA_WORKER_SLOTS: '1',
    KINORA_EXTRA_SLOTS: '0',
    KINORA_ENGINES: 'minimal',
  }
  work = await openWork(service.services, readSettings({ ...settings, KINORA_ALLOW_PRIVATE_NETWORKS: '1' }))
  key = (await service.account({ credits: 100_000 })).key
})
after(async () => {
  await work.stop()
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

type Era = 'legacy' | { pin: string }
const CURRENT: Era = { pin: '2026-07-28' }

async function connect(mode: Era, apiKey = key): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  const requestInit = { headers: { authorization: `Bearer ${apiKey}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`), { requestInit }))
  return client
}

type Result = {
  isError?: boolean
  structuredContent: Record<string, any>
  content: { type: string; text?: string; uri?: string; mimeType?: string; data?: string }[]
}
const call = async (client: Client, name: string, args: Record<string, unknown> = {}): Promise<Result> =>
  (await client.callTool({ name, arguments: args })) as unknown as Result

const clip = { model: 'genq2', prompt: 'a lake', duration: 1, resolution: '540p', aspect_ratio: '1:1' }

const ended = (client: Client, id: string): Promise<Result> =>
  until(async () => {
    const result = await call(client, 'wait', { task_id: id, seconds: 10 })
    return ['success', 'failed'].includes(result.structuredContent?.state) && result
  }, 'the task ends')

const countTasks = async (): Promise<number> => {
  const [row] = await service.db.query<{ count: number }>({ text: 'select count(*)::int as count from task' }, [])
  return row?.count ?? 0
}

for (const [name, mode] of Object.entries({
  'the current revision': CURRENT,
  'revision 2025-11-25': 'legacy' as const,
})) {
  describe(name, () => {
    let client: Client
    before(async () => {
      client = await connect(mode)
    })
    after(() => client.close())

    test('a clip is made, awaited and answered as a link and a small picture', async () => {
      const { tools } = await client.listTools()
      assert.ok(tools.some(one => one.name === 'make_text2video'))
      const made = await call(client, 'make_text2video', clip)
      assert.match(made.structuredContent.task_id, /^\d+$/)
      assert.notEqual(made.structuredContent.state, 'success')
      const { structuredContent, content } = await ended(client, made.structuredContent.task_id)
      assert.equal(structuredContent.state, 'success')
      const link = content.find(one => one.type === 'resource_link')
      assert.equal(link?.mimeType, 'video/mp4')
      const file = await fetch(link?.uri ?? '')
      assert.equal(file.status, 200)
      const film = Buffer.from(await file.arrayBuffer())
      const preview = Buffer.from(content.find(one => one.type === 'image')?.data ?? '', 'base64')
      const read = readImage(preview)
      assert.ok(read.ok)
      assert.deepEqual([read.format, Math.max(read.width, read.height)], ['jpeg', 512])
      assert.ok(preview.length < 100_000)
      assert.ok(!JSON.stringify(content).includes(film.subarray(0, 300).toString('base64')))
    })

    test('a voice is cloned from a recording, and speech is made with it', async () => {
      const voice = `agents_${name.replaceAll(/\W/g, '_')}`
      const cloned = await call(client, 'make_audio_clone', { audio_url: wav(10), voice_id: voice })
      assert.match(String(cloned.structuredContent?.task_id), /^\d+$/, JSON.stringify(cloned))
      assert.equal((await ended(client, cloned.structuredContent.task_id)).structuredContent.state, 'success')
      const said = await call(client, 'make_audio_tts', { text: 'Good morning.', voice_setting_voice_id: voice })
      assert.equal((await ended(client, said.structuredContent.task_id)).structuredContent.state, 'success')
    })

    test('the same key makes nothing twice', async () => {
      const args = { ...clip, idempotency_key: `once ${name}` }
      const first = await call(client, 'make_text2video', args)
      const before_ = await countTasks()
      const again = await call(client, 'make_text2video', args)
      assert.equal(again.structuredContent.task_id, first.structuredContent.task_id)
      assert.equal(await countTasks(), before_)
      const other = await call(client, 'make_text2video', { ...args, prompt: 'another' })
      assert.equal(other.isError, true)
      assert.match(other.content[0]?.text ?? '', /Conflict/)
    })

    test('an estimate makes nothing, and a rejection names every error', async () => {
      const before_ = await countTasks()
      const { structuredContent } = await call(client, 'make_text2video', { ...clip, estimate: true })
      assert.deepEqual(structuredContent, { credits: 10, duration: 1, resolution: '540p' })
      const refused = await call(client, 'make_text2video', { model: 'genq2', duration: 99, seed: 'x' })
      assert.equal(refused.isError, true)
      assert.match(
        refused.content[0]?.text ?? '',
        /duration must be between 1 and 16, got 99; seed must be an integer, got "x"/,
      )
      const nothing = await call(client, 'make_text2video', { model: 'genq2' })
      assert.match(nothing.content[0]?.text ?? '', /prompt is required/)
      const ofModel = await call(client, 'make_text2video', { ...clip, duration: 12 })
      assert.match(ofModel.content[0]?.text ?? '', /duration must be between 1 and 10, got 12/)
      assert.equal(await countTasks(), before_)
    })
  })
}

describe('other tools', () => {
  let client: Client
  before(async () => {
    client = await connect(CURRENT)
  })
  after(() => client.close())

  test('a preview shows the shots, the seed and the price, and makes nothing', async () => {
    const before_ = await countTasks()
    const { structuredContent } = await call(client, 'preview', { generator: 'text2video', arguments: clip })
    const { credits, seed, segments } = structuredContent
    assert.equal(credits, 10)
    assert.ok(seed > 0)
    assert.match(segments[0].shots[0], /^lake, /)
    assert.equal('scene' in segments[0], false)
    const { model: _model, ...unnamed } = clip
    const standard = await call(client, 'preview', { generator: 'text2video', arguments: unnamed })
    assert.deepEqual([standard.structuredContent.model, standard.structuredContent.credits], ['genq2', 10])
    assert.equal((await service.post('/ent/v2/preview/text2video', unnamed, { key })).json.model, 'genq2')
    assert.equal((await service.post('/ent/v2/text2video', unnamed, { key })).json.reason, 'FieldLacking')
    const wrong = await call(client, 'preview', { generator: 'text2video', arguments: { model: 'genq2' } })
    assert.match(wrong.content[0]?.text ?? '', /prompt is required/)
    for (const generator of ['../text2video', '../../../admin/v1/accounts', 'text2video/', '..%2ftext2video']) {
      const { isError, content } = await call(client, 'preview', { generator, arguments: clip })
      assert.equal(isError, true, generator)
      assert.match(content[0]?.text ?? '', /generator must be one of text2video, /)
    }
    assert.equal(await countTasks(), before_)
  })

  test('speech is answered immediately and awaited; voices are found by their descriptions', async () => {
    const { structuredContent } = await call(client, 'voices', { language: 'en', gender: 'male' })
    const [voice] = structuredContent.voices
    assert.deepEqual([voice.language, voice.gender], ['en', 'male'])
    const body = { text: 'Good morning.', voice_setting_voice_id: voice.id }
    const { structuredContent: made } = await call(client, 'make_audio_tts', body)
    const { content } = await ended(client, made.task_id)
    assert.equal(content.find(one => one.type === 'resource_link')?.mimeType, 'audio/mpeg')
    const unnamed = await call(client, 'make_audio_tts', { text: '早上好。', estimate: true })
    assert.equal(unnamed.structuredContent.credits, 10)
  })

  test('recommended prompts are in the result', async () => {
    const args = {
      images: [`data:image/png;base64,${makePng(320, 180).toString('base64')}`],
      type: ['img2video'],
      count: 2,
    }
    const { structuredContent: made } = await call(client, 'make', {
      generator: 'img2video-prompt-recommendation',
      arguments: args,
    })
    const { structuredContent } = await ended(client, made.task_id)
    assert.equal(structuredContent.prompts?.length, 2, JSON.stringify(structuredContent))
  })

  test('a task is shown, listed and cancelled', async () => {
    const { structuredContent: made } = await call(client, 'make_text2video', {
      ...clip,
      duration: 10,
      resolution: '1080p',
    })
    const id = made.task_id
    assert.equal((await call(client, 'show', { task_id: id })).structuredContent.task_id, id)
    const { structuredContent: listed } = await call(client, 'tasks', { count: 1 })
    assert.equal(listed.tasks[0].task_id, id)
    const cancelled = await call(client, 'cancel', { task_id: id })
    assert.equal(cancelled.structuredContent.error, 'UserCancelled')
    const shown = await call(client, 'wait', { task_id: id, seconds: 5 })
    assert.equal(shown.isError, true)
    assert.match(shown.content[0]?.text ?? '', /UserCancelled/)
    assert.match((await call(client, 'cancel', { task_id: id })).content[0]?.text ?? '', /finished/)
    assert.match((await call(client, 'show', { task_id: '1' })).content[0]?.text ?? '', /TaskNotFound/)
    assert.match(
      (await call(client, 'show', { task_id: '../x' })).content[0]?.text ?? '',
      /task_id must be like \^\[0-9\]/,
    )
  })

  test('a film is made, a segment made again, and composed anew', async () => {
    const image = `data:image/png;base64,${makePng(320, 180).toString('base64')}`
    const film = { images: [image], prompt: 'a village', duration: 1, aspect_ratio: '1:1' }
    const { structuredContent: made } = await call(client, 'make_one_click_general_one_click', film)
    assert.equal((await ended(client, made.task_id)).structuredContent.state, 'success')
    const wrong = await call(client, 'edit_film', { film_id: made.task_id, segment: 99, prompt: 'night' })
    assert.match(wrong.content[0]?.text ?? '', /segment must be a whole number from 0 to/)
    const edited = await call(client, 'edit_film', { film_id: made.task_id, segment: 0, prompt: 'at night' })
    assert.equal((await ended(client, edited.structuredContent.task_id)).structuredContent.state, 'success')
    const priced = await call(client, 'edit_film', { film_id: made.task_id, segment: 0, duration: 3, estimate: true })
    assert.equal(priced.structuredContent.credits, 120)
    const titles = [{ segment: 0, text: 'Night' }]
    const composed = await call(client, 'compose_film', { film_id: made.task_id, titles })
    const { structuredContent } = await ended(client, composed.structuredContent.task_id)
    assert.equal(structuredContent.state, 'success')
    const cut = composed.structuredContent.task_id
    assert.equal((await call(client, 'choose_cut', { film_id: made.task_id, cut })).structuredContent.cut, cut)
    const shown = await call(client, 'show', { task_id: made.task_id })
    assert.equal(shown.structuredContent.film.job_records[0].jobs.length, 2)
    const noFilm = await call(client, 'make_text2video', clip)
    const refused = await call(client, 'edit_film', {
      film_id: noFilm.structuredContent.task_id,
      segment: 0,
      prompt: 'x',
    })
    assert.match(refused.content[0]?.text ?? '', /no film/)
  })

  test('a file is fetched by its URL and used', async () => {
    const far = await serveFiles({ '/a.png': makePng(320, 180) })
    try {
      const { structuredContent } = await call(client, 'upload', { url: `${far.url}/a.png` })
      assert.match(structuredContent.uri, /^ssupload:\?id=\d+$/)
      assert.equal(structuredContent.format, 'png')
      const body = { model: 'genq2-pro', images: [structuredContent.uri], duration: 1, resolution: '540p' }
      const { structuredContent: made } = await call(client, 'make_img2video', body)
      assert.equal((await ended(client, made.task_id)).structuredContent.state, 'success')
      const missing = await call(client, 'upload', { url: `${far.url}/b.png` })
      assert.match(missing.content[0]?.text ?? '', /url could not be fetched: the host answered 404/)
    } finally {
      await far.close()
    }
  })

  test('an unknown tool, a wrong key and a key without the scope are rejected', async () => {
    await assert.rejects(client.callTool({ name: 'nothing', arguments: {} }), /there is no tool nothing/)
    await assert.rejects(connect(CURRENT, 'nobody'))
    const reader = await connect(CURRENT, (await service.account({ scopes: ['read'] })).key)
    const refused = await call(reader, 'make_text2video', clip)
    assert.match(refused.content[0]?.text ?? '', /Forbidden/)
    await reader.close()
  })

  test('a waiting caller receives progress', async () => {
    const { structuredContent: made } = await call(client, 'make_text2video', clip)
    const seen: number[] = []
    const params = { name: 'wait', arguments: { task_id: made.task_id, seconds: 50 } }
    await client.callTool(params, { onprogress: ({ progress }) => seen.push(progress) })
    assert.ok(seen.length > 0)
  })
})

describe('task handles', () => {
  const EXTENSION = 'io.modelcontextprotocol/tasks'
  const envelope = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': { extensions: { [EXTENSION]: {} } },
  }
  const send = async (method: string, params: Record<string, unknown>): Promise<Record<string, any>> => {
    const { status, json, text } = await service.post(
      '/mcp',
      { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: envelope } },
      {
        key,
        headers: {
          accept: 'application/json, text/event-stream',
          'mcp-protocol-version': '2026-07-28',
          'mcp-method': method,
          'mcp-name': String(params.name ?? params.taskId),
        },
      },
    )
    assert.equal(status, 200, text)
    return json
  }

  test('a client with the extension gets a handle, and the result by it', async () => {
    const { result } = await send('tools/call', { name: 'make_text2video', arguments: clip })
    assert.deepEqual([result.resultType, result.status], ['task', 'working'])
    const done = await until(async () => {
      const { result: now } = await send('tasks/get', { taskId: result.taskId })
      return now.status !== 'working' && now
    }, 'the handle completes')
    assert.equal(done.status, 'completed')
    assert.ok(done.result.content.some((one: { type: string }) => one.type === 'resource_link'))
  })

  test('a handle is cancelled, and an unknown one is rejected', async () => {
    const body = { ...clip, duration: 10, resolution: '1080p' }
    const { result } = await send('tools/call', { name: 'make_text2video', arguments: body })
    await send('tasks/cancel', { taskId: result.taskId })
    const { result: now } = await send('tasks/get', { taskId: result.taskId })
    assert.equal(now.status, 'cancelled')
    await send('tasks/cancel', { taskId: result.taskId })
    assert.match((await send('tasks/get', { taskId: '1' })).error.message, /TaskNotFound/)
  })
})

test('kinora mcp does the same over standard input and output, with the local service', async () => {
  const data = join(folder, 'found')
  await mkdir(data)
  await writeFile(join(data, 'command-line.json'), JSON.stringify({ url: service.url, key }), { mode: 0o600 })
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } })
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: ['packages/service/src/main.ts', 'mcp'],
      env: {
        KINORA_DATA_DIR: data,
        PATH: process.env.PATH ?? '',
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
      },
      stderr: 'inherit',
    }),
  )
  try {
    const made = await call(client, 'make_text2video', clip)
    assert.equal((await ended(client, made.structuredContent.task_id)).structuredContent.state, 'success')
  } finally {
    await client.close()
  }
})
