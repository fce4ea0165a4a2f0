import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import OpenAI, { APIError, toFile } from 'openai'
import { readImage } from '../../../../media/src/formats/read-image.ts'
import { sniff } from '../../../../media/src/formats/sniff.ts'
import { makePng } from '../../../../media/test/formats/sample-files.ts'
import { readSettings } from '../../../src/service/settings.ts'
import { openWork, type Work } from '../../../src/service/work.ts'
import { findDrift } from '../../../../../test/harness/find-drift.ts'
import { startService, type TestService } from '../../../../../test/harness/service.ts'
import { until } from '../../../../../test/harness/until.ts'

// The npm package `openai` as it is, against the real service with its worker and the minimal engine.

let service: TestService
let work: Work
let folder: string
let client: OpenAI

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-openai-'))
  service = await startService()
  const settings = { KINORA_DATA_DIR: folder, KINORA_WORKER_SLOTS: '2', KINORA_ENGINES: 'minimal' }
  work = await openWork(service.services, readSettings(settings))
  client = clientFor((await service.account({ credits: 100_000 })).key)
})
after(async () => {
  await work.stop()
  assert.deepEqual(await findDrift(service.db), [])
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

const clientFor = (apiKey: string): OpenAI => new OpenAI({ baseURL: `${service.url}/v1`, apiKey, maxRetries: 0 })

// Models of ours make less than the client's types know.
const SMALL = { seconds: '1' as '4', size: '960x540' as '1280x720' }

const done = (id: string) =>
  until(
    async () => {
      const video = await client.videos.retrieve(id)
      return (video.status === 'completed' || video.status === 'failed') && video
    },
    'the video is made',
    { seconds: 300, everyMs: 100 },
  )

const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer())

/** What the client throws for a refused call. */
async function refusal(call: Promise<unknown> | (() => Promise<unknown>)): Promise<APIError> {
  try {
    await (typeof call === 'function' ? call() : call)
  } catch (error) {
    assert.ok(error instanceof APIError, String(error))
    return error
  }
  assert.fail('it was not refused')
}

describe('videos', () => {
  test('one is created, polled and downloaded, with its cover and its sheet', async () => {
    const made = await client.videos.create({
      model: 'sora-2',
      prompt: 'a lake',
      seconds: '1' as '4',
      size: '960x540' as '1280x720',
    })
    assert.deepEqual(
      [made.object, made.status, made.model, made.seconds, made.size, made.error],
      ['video', 'queued', 'genq3-turbo', '1', '960x540', null],
    )
    const video = await done(made.id)
    assert.deepEqual([video.status, video.progress, video.prompt, video.size], ['completed', 100, 'a lake', '960x540'])
    assert.ok(video.completed_at && video.completed_at >= video.created_at)
    assert.equal(video.expires_at, video.completed_at + 7 * 86_400)
    assert.equal(sniff(await bytesOf(await client.videos.downloadContent(made.id))), 'mp4')
    for (const variant of ['thumbnail', 'spritesheet'] as const)
      assert.equal(sniff(await bytesOf(await client.videos.downloadContent(made.id, { variant }))), 'jpeg', variant)
  })

  test('one begins with a picture that came as a file, and has its shape', async () => {
    const picture = await toFile(makePng(320, 180), 'start.png')
    const made = await client.videos.create({ prompt: 'it moves', input_reference: picture, ...SMALL })
    const video = await done(made.id)
    assert.deepEqual([video.status, video.size, video.seconds], ['completed', '960x540', '1'])
    const task = (await service.get(`/ent/v2/tasks?task_ids=${made.id}`, { key: client.apiKey })).json.tasks[0]
    assert.equal(task.type, 'img2video')
  })

  test('a picture by its address is taken as OpenAI writes it', async () => {
    const { id } = await client.videos.create({
      prompt: 'it moves',
      input_reference: { image_url: `data:image/png;base64,${makePng(180, 320).toString('base64')}` },
      size: '540x960' as '720x1280',
      seconds: '1' as '4',
    })
    assert.equal((await done(id)).size, '540x960')
  })

  test('a size that is not that of the first frame is refused with both', async () => {
    const picture = await toFile(makePng(300, 300), 'square.png')
    const error = await refusal(client.videos.create({ prompt: 'x', input_reference: picture, size: '1280x720' }))
    assert.deepEqual([error.status, error.param, error.code], [400, 'size', 'field_invalid'])
    assert.match(error.message, /300x300.*1280x720/)
  })

  test('they are listed page by page, in both orders, and gone when deleted', async () => {
    const { key } = await service.account()
    const own = clientFor(key)
    const ids: string[] = []
    for (const prompt of ['one', 'two', 'three']) ids.push((await own.videos.create({ prompt, ...SMALL })).id)
    const listed = async (query: object) => {
      const found: string[] = []
      for await (const video of own.videos.list({ limit: 2, ...query })) found.push(video.id)
      return found
    }
    assert.deepEqual(await listed({}), ids.toReversed())
    assert.deepEqual(await listed({ order: 'asc' }), ids)
    const [first = '', second = ''] = ids
    await until(async () => (await own.videos.retrieve(first)).status === 'completed', 'the first is made')
    assert.deepEqual(await own.videos.delete(first), { id: first, object: 'video.deleted', deleted: true })
    assert.deepEqual(await own.videos.delete(second), { id: second, object: 'video.deleted', deleted: true })
    assert.deepEqual(await listed({}), ids.slice(2))
    for (const id of [first, second]) {
      assert.equal((await refusal(own.videos.retrieve(id))).status, 404)
      assert.equal((await refusal(own.videos.downloadContent(id))).status, 404)
      assert.equal((await refusal(own.videos.delete(id))).status, 404)
    }
    const { json } = await service.get(`/ent/v2/tasks/${first}/creations`, { key })
    assert.deepEqual([json.state, json.creations[0].url], ['success', ''])
  })

  test("another account's are not there", async () => {
    const { id } = await client.videos.create({ prompt: 'mine', ...SMALL })
    const other = clientFor((await service.account()).key)
    for (const call of ['retrieve', 'delete', 'downloadContent'] as const)
      assert.equal((await refusal(other.videos[call](id))).status, 404, call)
    assert.equal((await client.videos.retrieve(id)).id, id)
  })

  test('a repeated create with the same key makes nothing, forms with another boundary included', async () => {
    const { key, id: accountId } = await service.account()
    const own = clientFor(key)
    const options = { headers: { 'Idempotency-Key': 'once' } }
    const send = async () =>
      own.videos.create(
        { prompt: 'once', input_reference: await toFile(makePng(320, 180), 'a.png'), ...SMALL },
        options,
      )
    const first = await send()
    assert.deepEqual(await send(), first)
    const other = await refusal(own.videos.create({ prompt: 'twice', seconds: '1' as '4' }, options))
    assert.deepEqual([other.status, other.code], [409, 'conflict'])
    const [{ count } = { count: 0 }] = await service.db.query<{ count: number }>(
      { text: 'select count(*)::int as count from task where account_id = $1' },
      [accountId],
    )
    assert.equal(count, 1)
  })
})

describe('pictures', () => {
  const read = (bytes: Buffer) => {
    const found = readImage(bytes)
    assert.ok(found.ok)
    return [found.format, found.width, found.height]
  }

  test('come as Base64 in exactly the size and format that was asked for', async () => {
    const made = await client.images.generate({ model: 'gpt-image-1', prompt: 'a teapot', size: '1024x1024' })
    assert.equal(made.data?.length, 1)
    assert.deepEqual(read(Buffer.from(made.data?.[0]?.b64_json ?? '', 'base64')), ['png', 1024, 1024])
    const small = await client.images.generate({
      model: 'gpt-image-1',
      prompt: 'a teapot',
      size: '256x256',
      output_format: 'webp',
      n: 2,
    })
    assert.equal(small.data?.length, 2)
    const pictures = (small.data ?? []).map(one => Buffer.from(one.b64_json ?? '', 'base64'))
    for (const picture of pictures) assert.deepEqual(read(picture), ['webp', 256, 256])
    assert.notDeepEqual(pictures[0], pictures[1])
  })

  test('come as URLs that need no key', async () => {
    for (const size of ['1792x1024', '1024x1792'] as const) {
      const { data } = await client.images.generate({ model: 'dall-e-3', prompt: 'a teapot', size })
      const picture = await bytesOf(await fetch(data?.[0]?.url ?? ''))
      assert.deepEqual(read(picture), ['png', ...size.split('x').map(Number)])
    }
  })

  test('are edited from files', async () => {
    const image = [await toFile(makePng(300, 200), 'a.png'), await toFile(makePng(200, 200), 'b.png')]
    const made = await client.images.edit({
      model: 'gpt-image-1',
      image,
      prompt: 'put them together',
      size: '1536x1024',
    })
    assert.deepEqual(read(Buffer.from(made.data?.[0]?.b64_json ?? '', 'base64')), ['png', 1536, 1024])
    const [one] = image
    assert.ok(one)
    const alone = await client.images.edit({ image: one, prompt: 'make it blue', response_format: 'url' })
    const [, width = 0, height = 0] = read(await bytesOf(await fetch(alone.data?.[0]?.url ?? '')))
    assert.equal(Number(width) / Number(height), 1.5)
  })

  test('what cannot be done is refused by the name that was sent', async () => {
    const image = await toFile(makePng(300, 200), 'a.png')
    const words = await toFile(Buffer.from('hello'), 'a.png')
    const cases: [() => Promise<unknown>, string, RegExp][] = [
      [() => client.images.generate({ prompt: 'x', size: '4000x100' }), 'size', /4000x100/],
      [() => client.images.generate({ prompt: 'x', n: 9 }), 'n', /between 1 and 4, got 9/],
      [() => client.images.generate({ prompt: 'x', model: 'genq9' }), 'model', /genq1, genq2/],
      [() => client.images.edit({ image, prompt: 'x', mask: image }), 'mask', /must not be passed/],
      [() => client.images.edit({ image: words, prompt: 'x' }), 'image', /image/],
      [() => client.images.generate({ prompt: 'x', background: 'transparent' }), 'background', /opaque/],
    ]
    for (const [call, param, says] of cases) {
      const error = await refusal(call)
      assert.deepEqual([error.status, error.param, error.type], [400, param, 'invalid_request_error'], error.message)
      assert.match(error.message, says)
    }
  })

  test('one request costs once, however often it is repeated with its key', async () => {
    const { key, id } = await service.account({ credits: 1_000 })
    const own = clientFor(key)
    const options = { headers: { 'Idempotency-Key': 'pair' } }
    const body = { model: 'dall-e-2', prompt: 'a pair', n: 2, size: '512x512' } as const
    const [first, second] = [await own.images.generate(body, options), await own.images.generate(body, options)]
    const files = async (answer: typeof first) =>
      Promise.all((answer.data ?? []).map(async one => bytesOf(await fetch(one.url ?? ''))))
    assert.deepEqual(await files(first), await files(second))
    const [row] = await service.db.query<{ tasks: number; credits: number }>(
      {
        text: `select (select count(*)::int from task where account_id = $1) as tasks, credits::float8 from account where id = $1`,
      },
      [id],
    )
    assert.deepEqual(row, { tasks: 2, credits: 1_000 - 2 * 6 })
  })

  test('what the credits do not suffice for as a whole is not begun', async () => {
    const { key, id } = await service.account({ credits: 13 })
    const error = await refusal(clientFor(key).images.generate({ prompt: 'three', n: 3, size: '512x512' }))
    assert.deepEqual([error.status, error.code], [400, 'insufficient_quota'])
    const [row] = await service.db.query<{ held: number; going: number }>(
      {
        text: `select held::float8, (select count(*)::int from task where account_id = $1 and state not in ('success', 'failed')) as going
               from account where id = $1`,
      },
      [id],
    )
    assert.deepEqual(row, { held: 0, going: 0 })
  })
})

describe('speech', () => {
  const formats = { mp3: 'mp3', opus: 'ogg', aac: 'aac', flac: 'flac', wav: 'wav' } as const
  for (const [format, sniffed] of Object.entries(formats)) {
    test(`comes as ${format}`, async () => {
      const response = await client.audio.speech.create({
        model: 'tts-1',
        input: 'Good morning.',
        voice: 'alloy',
        response_format: format as keyof typeof formats,
      })
      assert.match(response.headers.get('content-type') ?? '', /^audio\//)
      assert.equal(sniff(await bytesOf(response)), sniffed)
    })
  }

  test('comes as bare samples, shorter when it is faster', async () => {
    const say = async (speed: number) => {
      const input = 'Good morning, the boat leaves at nine.'
      const body = { model: 'gpt-4o-mini-tts', input, voice: 'onyx', response_format: 'pcm', speed } as const
      return (await bytesOf(await client.audio.speech.create(body))).length
    }
    const [slow, fast] = [await say(1), await say(2)]
    assert.ok(slow > 24_000 && fast < 0.7 * slow, `${slow} ${fast}`)
  })

  test('what cannot be said is refused by the name that was sent', async () => {
    const body = { model: 'tts-1', input: 'hello', voice: 'alloy' } as const
    const cases: [() => Promise<unknown>, string, RegExp][] = [
      [() => client.audio.speech.create({ ...body, voice: 'nobody' }), 'voice', /voice.*nobody/],
      [() => client.audio.speech.create({ ...body, speed: 4 }), 'speed', /between 0.5 and 2, got 4/],
      [() => client.audio.speech.create({ ...body, model: 'genq2' }), 'model', /tts-1/],
      [() => client.audio.speech.create({ ...body, input: '' }), 'input', /input/],
      [() => client.audio.speech.create({ ...body, stream_format: 'sse' }), 'stream_format', /audio/],
    ]
    for (const [call, param, says] of cases) {
      const error = await refusal(call)
      assert.deepEqual([error.status, error.param], [400, param], error.message)
      assert.match(error.message, says)
    }
  })
})

describe('models and errors', () => {
  test('models of ours and the names that stand for them are listed and found', async () => {
    const ids: string[] = []
    for await (const model of client.models.list()) ids.push(model.id)
    for (const id of ['genq2', 'genq3-turbo', 'audio-tts', 'sora-2', 'gpt-image-1', 'dall-e-3', 'tts-1'])
      assert.ok(ids.includes(id), id)
    assert.equal((await client.models.retrieve('sora-2')).owned_by, 'kinora genq3-turbo')
    assert.equal((await refusal(client.models.retrieve('nothing'))).status, 404)
  })

  test('a wrong key, an unknown model, seconds out of range and an unknown path are told in the dialect', async () => {
    const wrong = await refusal(clientFor('sk-nothing').models.list())
    assert.deepEqual([wrong.status, wrong.code, wrong.type], [401, 'invalid_api_key', 'invalid_request_error'])
    const unknown = await refusal(client.videos.create({ model: 'sora-9', prompt: 'x' }))
    assert.deepEqual([unknown.status, unknown.code, unknown.param], [400, 'model_not_found', 'model'])
    assert.match(unknown.message, /genq3-turbo.*sora-9/)
    const long = await refusal(client.videos.create({ prompt: 'x', seconds: '40' as '4' }))
    assert.deepEqual([long.param, long.message.includes('between 1 and 16')], ['seconds', true], long.message)
    const sizes = await refusal(client.videos.create({ prompt: 'x', size: '999x17' as '1280x720' }))
    assert.match(sizes.message, /1280x720.*got "999x17"/)
    const path = await refusal(client.post('/chat/completions', { body: {} }))
    assert.deepEqual([path.status, path.code], [404, 'not_found'])
  })

  test('a key without the scope and too few credits are told in the dialect', async () => {
    const reader = clientFor((await service.account({ scopes: ['read'] })).key)
    assert.deepEqual((await refusal(reader.videos.create({ prompt: 'x' }))).code, 'forbidden')
    const poor = await refusal(clientFor((await service.account({ credits: 1 })).key).videos.create({ prompt: 'x' }))
    assert.deepEqual([poor.status, poor.code], [400, 'insufficient_quota'])
  })

  test('a failed video says why', async () => {
    const { id } = await client.videos
      .create({ prompt: 'x', input_reference: { image_url: 'https://127.0.0.1/a.png' } })
      .catch(async error => {
        assert.ok(error instanceof APIError)
        assert.equal(error.param, 'input_reference')
        return client.videos.create({ prompt: 'x', input_reference: { image_url: 'https://example.invalid/a.png' } })
      })
    const video = await done(id)
    assert.deepEqual([video.status, video.error?.code], ['failed', 'image_download_failure'])
    assert.match((await refusal(client.videos.downloadContent(id))).message, /failed/)
  })
})
