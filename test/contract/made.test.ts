import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { openDeliveries } from '../../packages/service/src/service/deliveries.ts'
import { readSettings } from '../../packages/service/src/service/settings.ts'
import { openWork, type Work } from '../../packages/service/src/service/work.ts'
import type { Deliveries } from '../../packages/service/src/callbacks/start-deliveries.ts'
import { readImage } from '../../packages/media/src/formats/read-image.ts'
import { readVideo } from '../../packages/media/src/formats/read-video.ts'
import { makePng, makeSilentWav } from '../../packages/media/test/formats/sample-files.ts'
import { makeClip } from '../harness/make-clip.ts'
import { startService, type TestService } from '../harness/service.ts'
import { until, untilFinal } from '../harness/until.ts'

// What can only be seen when tasks are really done: by the service, its worker, its engine and its deliveries.

const dataUrl = (type: string, bytes: Buffer): string => `data:${type};base64,${bytes.toString('base64')}`
const WIDE = dataUrl('image/png', makePng(320, 180))
// Of one short side there is no smaller film.
const SQUARE = dataUrl('image/png', makePng(180, 180))
const TALL = dataUrl('image/png', makePng(180, 320))
const SONG = dataUrl('audio/wav', makeSilentWav(10.4))

let service: TestService
let work: Work
let deliveries: Deliveries
let folder: string
let far: Server
let farUrl: string
let trend: Buffer
const received: { path: string; body: Record<string, any> }[] = []

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-made-'))
  trend = await makeClip(join(folder, 'clip.mp4'), 5.25)
  const environment = { KINORA_ALLOW_PRIVATE_NETWORKS: '1' }
  service = await startService(environment, { holdsAnswers: true })
  const settings = readSettings({
    ...environment,
    KINORA_DATA_DIR: folder,
    KINORA_WORKER_SLOTS: '1',
    KINORA_EXTRA_SLOTS: '0',
    KINORA_ENGINES: 'minimal',
    KINORA_CALLBACK_RETRY_SECONDS: '1',
  })
  work = await openWork(service.services, settings)
  deliveries = openDeliveries(service.services, settings)
  far = createServer((request, response) => {
    if (request.method === 'GET') {
      const files: Record<string, Buffer> = {
        '/wide.png': makePng(320, 180),
        '/tiny.png': makePng(100, 100),
        '/short.wav': makeSilentWav(3),
        '/verse.wav': makeSilentWav(5.2),
        '/song.wav': makeSilentWav(10.4),
        '/clip.mp4': trend,
      }
      const file = files[request.url ?? '']
      response.writeHead(file ? 200 : 404).end(file)
      return
    }
    let text = ''
    request.on('data', chunk => (text += String(chunk)))
    request.on('end', () => {
      received.push({ path: request.url ?? '', body: JSON.parse(text) as Record<string, any> })
      response.end()
    })
  })
  await new Promise<void>(resolve => far.listen(0, '127.0.0.1', resolve))
  farUrl = `http://127.0.0.1:${(far.address() as AddressInfo).port}`
})
after(async () => {
  await work.stop()
  await deliveries.stop()
  await service.stop()
  far.close()
  await rm(folder, { recursive: true, force: true })
})

async function make(path: string, body: object): Promise<Record<string, any>> {
  const { json, status, text } = await service.post(path, body)
  assert.equal(status, 200, text)
  const id = String(json.task_id ?? json.id)
  const task = await untilFinal(() => service.get(`/ent/v2/tasks/${id}/creations?wait=60`))
  return { ...task, held: json.credits }
}

async function fileOf(task: Record<string, any>): Promise<Buffer> {
  assert.equal(task.state, 'success', JSON.stringify(task))
  const response = await fetch(task.creations[0].url)
  assert.equal(response.status, 200)
  return Buffer.from(await response.arrayBuffer())
}

const sizeOf = async (task: Record<string, any>): Promise<string> => {
  const bytes = await fileOf(task)
  const read = task.creations[0].url.includes('.png') ? readImage(bytes) : readVideo(bytes)
  assert.ok(read.ok)
  return `${read.width}x${read.height}`
}

const lifetimeOf = (url: string): number => Number(new URL(url).searchParams.get('expires')) - Date.now() / 1000

/** What every generator made, by its path: some of it is looked at more closely. */
const made = new Map<string, Record<string, any>>()

/** A clip that was made here. */
const talking = (): string => String(made.get('/ent/v2/text2video')?.creations[0].url)

describe('every generator reaches success', () => {
  const orders: [path: string, body: object | (() => object), hours: number][] = [
    ['/ent/v2/text2video', { model: 'genq2', prompt: 'x', duration: 1, resolution: '540p', aspect_ratio: '1:1' }, 24],
    ['/ent/v2/img2video', { model: 'genq2-pro', images: [WIDE], duration: 1, resolution: '540p' }, 24],
    ['/ent/v2/start-end2video', { model: 'genq2-pro', images: [WIDE, WIDE], duration: 1, resolution: '540p' }, 24],
    ['/ent/v2/reference2video', { model: 'genq2', images: [WIDE], prompt: 'x', duration: 1, resolution: '540p' }, 24],
    ['/ent/v2/reference2image', { model: 'genq2', prompt: 'x' }, 24],
    ['/ent/v2/template-story', { story: 'one_shot', images: [SQUARE] }, 24],
    [
      '/ent/v2/trending-replicate',
      () => ({ video_url: `${farUrl}/clip.mp4`, images: [WIDE, TALL], resolution: '540p', aspect_ratio: '1:1' }),
      1,
    ],
    ['/ent/v2/template', { template: 'hug', images: [WIDE], aspect_ratio: '1:1' }, 24],
    [
      '/ent/v2/one-click/mv',
      () => ({ images: [WIDE], audio_url: `${farUrl}/song.wav`, resolution: '540p', aspect_ratio: '1:1' }),
      24,
    ],
    [
      '/ent/v2/one-click/premium_mv',
      { premium_mv_mode: 'dance', images: [WIDE], audio_url: SONG, aspect_ratio: '1:1' },
      24,
    ],
    ['/ent/v1/explain-comic/tasks', { script_name: 'a', script_content: 'b'.repeat(20), aspect_ratio: '3:4' }, 24],
    [
      '/ent/v2/ad-one-click',
      () => ({ images: [WIDE], duration: 8, aspect_ratio: '1:1', callback_url: `${farUrl}/film`, payload: 'p' }),
      1,
    ],
    ['/ent/v2/one-click/general_one_click', { images: [WIDE], duration: 1, aspect_ratio: '1:1' }, 1],
    ['/ent/v2/audio-tts', { text: 'hello there', voice_setting_voice_id: 'Arrogant_Miss' }, 24],
    ['/ent/v2/text2audio', { model: 'audio1.0', prompt: 'rain', duration: '2', seed: '7' }, 24],
    [
      '/ent/v2/timing2audio',
      { model: 'audio1.0', duration: 2, timing_prompts: [{ from: 0, to: '1.5', prompt: 'a dog barks' }] },
      24,
    ],
    ['/ent/v2/lip-sync', () => ({ video_url: talking(), audio_url: `${farUrl}/short.wav` }), 24],
    ['/ent/v2/digital-human', { model: 'genq2-turbo', image: SQUARE, text: 'hello there', resolution: '540p' }, 24],
  ]
  for (const [path, body, hours] of orders) {
    test(`${path}: a file behind a URL that lives ${hours} h`, async () => {
      const task = await make(path, typeof body === 'function' ? body() : body)
      made.set(path, task)
      assert.ok((await fileOf(task)).length > 100)
      assert.deepEqual([task.err_code, task.progress], ['', 100])
      for (const name of ['id', 'url', 'cover_url', 'watermarked_url'])
        assert.equal(typeof task.creations[0][name], 'string')
      assert.ok(Math.abs(lifetimeOf(task.creations[0].url) - hours * 3_600) < 120)
    })
  }
})

test('speech is held at its longest price and settled by its length', async () => {
  const clip = { video_url: talking() }
  const { json } = await service.post('/ent/v2/lip-sync', { ...clip, audio_url: `${farUrl}/verse.wav` })
  assert.equal(json.credits, 2_400)
  const sung = await untilFinal(() => service.get(`/ent/v2/tasks/${json.task_id}/creations?wait=60`))
  assert.deepEqual([sung.state, sung.credits], ['success', 40])
  assert.equal(made.get('/ent/v2/lip-sync')?.credits, 20)
  const said = await make('/ent/v2/lip-sync', { ...clip, text: 'Good morning to you.', speed: '1.5', volume: 2 })
  assert.equal(said.credits, 20)
  assert.equal(made.get('/ent/v2/digital-human')?.credits, 120 + 20 + 10)
})

test('an invalid clip fails the task, and costs nothing', async () => {
  const none = await make('/ent/v2/lip-sync', { video_url: `${farUrl}/wide.png`, text: 'Good morning.' })
  assert.deepEqual([none.err_code, none.credits], ['VideoFormatInvalid', 0])
})

test('a clip is filmed again: as long as it was, and settled by its seconds', () => {
  const { creations, credits, held } = made.get('/ent/v2/trending-replicate') ?? {}
  assert.equal(creations.length, 1)
  // Held for three minutes, since only a download tells how long it is; 5.25 seconds are six started ones.
  assert.deepEqual([held, credits], [180 * 40, 6 * 40])
})

test('prompts are in the answer if there is time, otherwise in the query, and cost their number', async () => {
  const body = { images: [WIDE], type: ['img2video', 'template', 'e_commerce'], count: 2, resolution: '720p' }
  const task = await make('/ent/v2/img2video-prompt-recommendation', body)
  assert.deepEqual([task.state, task.credits, task.creations], ['success', 20, []])
  assert.deepEqual(
    task.prompts.map(({ type, resolution }: Record<string, string>) => `${type} ${resolution}`),
    ['img2video', 'img2video', 'template', 'template', 'e_commerce', 'e_commerce'].map(type => `${type} 720p`),
  )
  for (const { prompt, template, content } of task.prompts)
    assert.ok(content !== '' && prompt !== '', JSON.stringify({ prompt, template, content }))
  const again = await make('/ent/v2/img2video-prompt-recommendation', body)
  assert.deepEqual(again.prompts, task.prompts)
})

test('sizes: a resolution names the short side, the start frame and `auto` give the ratio, both sides even', async () => {
  const video = { duration: 1, resolution: '540p' }
  assert.equal(
    await sizeOf(await make('/ent/v2/text2video', { model: 'genq2', prompt: 'x', ...video, aspect_ratio: '9:16' })),
    '540x960',
  )
  assert.equal(
    await sizeOf(await make('/ent/v2/img2video', { model: 'genq2-pro', images: [TALL], ...video })),
    '540x960',
  )
  assert.equal(
    await sizeOf(
      await make('/ent/v2/reference2video', {
        model: 'genq2',
        prompt: 'x',
        images: [TALL],
        aspect_ratio: 'auto',
        ...video,
      }),
    ),
    '540x960',
  )
  assert.equal(
    await sizeOf(await make('/ent/v2/reference2image', { model: 'genq2', prompt: 'x', aspect_ratio: '21:9' })),
    '2520x1080',
  )
  assert.equal(
    await sizeOf(await make('/ent/v2/reference2image', { model: 'genq2', prompt: 'x', aspect_ratio: 'auto' })),
    '1920x1080',
  )
})

test('the same body and seed give the same bytes, another seed gives others', async () => {
  const body = { model: 'genq2', prompt: 'a boat', duration: 1, resolution: '540p', seed: 7 }
  const [one, same, other] = [
    await make('/ent/v2/text2video', body),
    await make('/ent/v2/text2video', body),
    await make('/ent/v2/text2video', { ...body, seed: 8 }),
  ]
  const [first, second, third] = [await fileOf(one), await fileOf(same), await fileOf(other)]
  assert.ok(first.equals(second))
  assert.ok(!first.equals(third))
})

test('a song by URL is held at 300 s and settled on its real started seconds; one that is too short fails and costs nothing', async () => {
  const song = made.get('/ent/v2/one-click/mv')
  assert.equal(song?.credits, 11 * 6)
  const entries = { text: 'select kind, credits::float8, held::float8 from ledger where task_id = $1 order by id' }
  assert.deepEqual(await service.db.query(entries, [song?.id]), [
    { kind: 'hold', credits: 0, held: 300 * 6 },
    { kind: 'settle', credits: -11 * 6, held: -300 * 6 },
  ])
  const body = { images: [WIDE], resolution: '540p', audio_url: `${farUrl}/short.wav` }
  const short = await make('/ent/v2/one-click/mv', body)
  assert.deepEqual([short.state, short.err_code, short.credits], ['failed', 'AudioFormatInvalid', 0])
})

test('a file behind a URL is measured when the task runs', async () => {
  const body = { model: 'genq2', prompt: 'x', duration: 1, resolution: '540p' }
  assert.equal((await make('/ent/v2/reference2video', { ...body, images: [`${farUrl}/wide.png`] })).state, 'success')
  const tiny = await make('/ent/v2/reference2video', { ...body, images: [`${farUrl}/tiny.png`] })
  assert.deepEqual([tiny.state, tiny.err_code, tiny.credits], ['failed', 'ImageSizeInvalid', 0])
  assert.match(tiny.err_msg, /images\[0\] must be at least 128x128 pixels, got 100x100/)
  const gone = await make('/ent/v2/reference2video', { ...body, images: [`${farUrl}/gone.png`] })
  assert.deepEqual([gone.state, gone.err_code, gone.credits], ['failed', 'ImageDownloadFailure', 0])
})

test('an advertisement film calls back with the fields of its query and its records, in order', async () => {
  const events = () => received.filter(one => one.path === '/film').map(one => one.body)
  await until(() => events().length >= 2, 'two callbacks come')
  assert.deepEqual(
    events().map(body => body.state),
    ['processing', 'success'],
  )
  const [, last] = events()
  assert.deepEqual(
    [last?.id, last?.payload, last?.progress, Object.keys(last?.data_records ?? {}).length],
    [made.get('/ent/v2/ad-one-click')?.id, 'p', 100, 4],
  )
})
