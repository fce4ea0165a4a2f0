import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Answered, startService, type TestService } from '../harness/service.ts'
import { assertRefused } from './assert-refused.ts'
import { type Body, bodyOf, type GeneratorName, generators, VOICE } from './bodies.ts'
import { link, mp3, mp4, png, soundLink } from './media.ts'
import { voices } from './rules/explain-comic.ts'

let service: TestService

before(async () => {
  service = await startService()
})
after(() => service.stop())

async function create(generator: GeneratorName, patch: Body = {}, key = service.key): Promise<Answered['json']> {
  const answer = await service.post(generators[generator].path, bodyOf(generator, patch), { key })
  assert.equal(answer.status, 200, answer.text)
  return answer.json
}
const newTask = async (key = service.key): Promise<string> => (await create('text2video', {}, key)).task_id

describe('additions', () => {
  test('credits', async () => {
    const { key } = await service.account({ credits: 1_000 })
    await newTask(key)
    await newTask(key)
    const { json } = await service.get('/ent/v2/credits', { key })
    // Both have a slot of the account, though no worker has taken them up here.
    const short = { short_concurrency_limit: 2, current_short_concurrency: 0 }
    const ordinary = { concurrency_limit: 5, current_concurrency: 2, queue_count: 0 }
    assert.deepEqual(json, { remains: [{ type: 'metered', credit_remain: 840, ...ordinary, ...short }] })
  })

  test('sandbox fields are rejected outside of a sandbox, never ignored', async () => {
    const body = bodyOf('text2video')
    const { path } = generators.text2video
    const headers = { 'x-kinora-sandbox': 'stuck' }
    for (const refused of [
      await service.post(path, body, { headers }),
      await service.get('/ent/v2/credits', { headers }),
      await service.post(path, { ...body, model: 'genq1:fail=EngineFailure' }),
      await service.get('/ent/v2/sandbox/clock'),
      await service.post('/ent/v2/sandbox/clock', { advance_seconds: 1 }),
    ]) {
      assertRefused(refused, 400, 'BadRequest')
      assert.match(refused.json.message, /is for a sandbox, and this service is none.*KINORA_SANDBOX/)
    }
  })

  test('an estimate answers price, duration and resolution, and creates nothing', async () => {
    const { key } = await service.account({ credits: 0 })
    const answer = await service.post('/ent/v2/estimate/text2video', bodyOf('text2video'), { key })
    assert.deepEqual([answer.status, answer.json], [200, { credits: 80, duration: 5, resolution: '1080p' }])
    assert.deepEqual((await service.get('/ent/v2/tasks', { key })).json.tasks, [])
  })

  test('the voices include those of the contract', async () => {
    const { json } = await service.get('/ent/v2/voices')
    const known = new Map((json.voices as Body[]).map(voice => [voice.id, voice]))
    assert.deepEqual(
      voices.filter(voice => !known.has(voice)),
      [],
    )
    for (const key of ['language', 'gender', 'sample_url']) assert.equal(typeof known.get(VOICE)?.[key], 'string')
  })

  test('an upload is accepted wherever a URL is', async () => {
    const uri = async (bytes: string): Promise<string> => {
      const { id, put_url } = (await service.post('/tools/v2/files/uploads', {})).json
      const response = await fetch(put_url, { method: 'PUT', body: Buffer.from(bytes.split(',')[1] ?? '', 'base64') })
      const etag = response.headers.get('etag') ?? ''
      await response.arrayBuffer()
      const finished = await service.request('PUT', `/tools/v2/files/uploads/${id}/finish`, { body: { etag } })
      assert.deepEqual([finished.status, finished.json], [200, { uri: `ssupload:?id=${id}` }])
      return finished.json.uri
    }
    const [image, sound, film] = [await uri(png()), await uri(mp3(5)), await uri(mp4(2))]
    await create('img2video', { images: [image] })
    await create('reference2video', {
      model: 'genq2-pro',
      images: [image],
      videos: [film],
      subjects: [{ name: 'Tom', images: [image] }],
    })
    await create('reference2video', { model: 'genq3-mix', sounds: [sound] })
    await create('one-click/mv', { audio_url: sound, lip_ref_url: image })
    await create('one-click/premium_mv', { premium_mv_mode: 'sing', lip_ref_urls: [image] })
    await create('explain-comic', {
      assets: [{ id: '01', type: 'scene', name: 'Roof', image_uri: image }],
      comic_bgm: sound,
    })
    await create('text2video', { wm_url: image })
    const unknown = await service.post('/ent/v2/img2video', bodyOf('img2video', { images: ['ssupload:?id=1'] }))
    assertRefused(unknown, 400, 'FieldInvalid', ['images[0]'])
  })

  test('finished uploads take the ETag with or without quotes', async () => {
    for (const strip of [false, true]) {
      const { id, put_url } = (await service.post('/tools/v2/files/uploads', {})).json
      const response = await fetch(put_url, { method: 'PUT', body: 'x' })
      const etag = (response.headers.get('etag') ?? '').replaceAll('"', strip ? '' : '"')
      await response.arrayBuffer()
      assert.equal(
        (await service.request('PUT', `/tools/v2/files/uploads/${id}/finish`, { body: { etag } })).status,
        200,
      )
    }
  })
})

describe('signed URLs', () => {
  const signed = async (): Promise<string> => (await create('img2video', { images: [png(200)] })).images[0]

  test('answer a range with 206', async () => {
    const response = await fetch(await signed(), { headers: { range: 'bytes=0-7' } })
    assert.equal(response.status, 206)
    assert.equal((await response.arrayBuffer()).byteLength, 8)
  })

  test('tampered: 403, with the error body', async () => {
    const url = await signed()
    const last = url.at(-1) === 'A' ? 'B' : 'A'
    assertRefused(await service.get(url.slice(0, -1) + last, { key: null }), 403, 'Forbidden')
  })

  test('expired: 410, with the error body', async () => {
    const url = await signed()
    service.advance(86_400_000 - 60_000)
    assert.equal((await fetch(url)).status, 200)
    service.advance(120_000)
    assertRefused(await service.get(url, { key: null }), 410, 'ResultExpired')
  })
})

test('a guarded address is rejected for every kind of input', async () => {
  const rows: [GeneratorName, Body, string][] = [
    ['reference2video', { subjects: [{ name: 'Tom', images: ['http://10.1.2.3/a.png'] }] }, 'subjects[0].images[0]'],
    ['one-click/premium_mv', { premium_mv_mode: 'sing', lip_ref_urls: ['http://localhost/a.png'] }, 'lip_ref_urls[0]'],
    ['explain-comic', { comic_bgm: 'http://169.254.169.254/' }, 'comic_bgm'],
    ['one-click/mv', { audio_url: 'http://[fd00::1]/a.mp3' }, 'audio_url'],
    ['text2video', { wm_url: 'http://0.0.0.0/a.png' }, 'wm_url'],
    ['reference2video', { model: 'genq2-pro', videos: ['http://[::ffff:127.0.0.1]/a.mp4'] }, 'videos[0]'],
  ]
  for (const [generator, patch, field] of rows)
    assertRefused(await service.post(generators[generator].path, bodyOf(generator, patch)), 400, 'FieldInvalid', [
      field,
    ])
  await create('one-click/mv', { images: [link], audio_url: soundLink })
})
