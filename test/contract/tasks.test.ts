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
const cancel = (id: string, key = service.key): Promise<Answered> => service.post(`/ent/v2/tasks/${id}/cancel`, {}, { key })
const query = (id: string, search = '', key = service.key): Promise<Answered> =>
  service.get(`/ent/v2/tasks/${id}/creations${search}`, { key })

describe('cancel', () => {
  test('a created task becomes failed with UserCancelled, and its credits come back', async () => {
    const { key } = await service.account({ credits: 100 })
    const id = await newTask(key)
    const { remains } = (await service.get('/ent/v2/credits', { key })).json
    assert.equal(remains[0].credit_remain, 20)
    const answer = await cancel(id, key)
    assert.deepEqual([answer.status, answer.json], [200, {}])
    const { state, err_code, credits, creations } = (await query(id, '', key)).json
    assert.deepEqual({ state, err_code, credits, creations }, { state: 'failed', err_code: 'UserCancelled', credits: 0, creations: [] })
    assert.equal((await service.get('/ent/v2/credits', { key })).json.remains[0].credit_remain, 100)
  })

  test('a finished task is refused', async () => {
    const id = await newTask()
    await cancel(id)
    assertRefused(await cancel(id), 400, 'BadRequest')
  })

  test('of cancels at the same time one succeeds, and the credits come back once', async () => {
    const { key } = await service.account({ credits: 100 })
    const id = await newTask(key)
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => cancel(id, key)))).map(one => one.status)
    assert.deepEqual(statuses.toSorted((a, b) => a - b), [200, 400, 400, 400, 400])
    assert.equal((await service.get('/ent/v2/credits', { key })).json.remains[0].credit_remain, 100)
  })

  test('a queueing task is cancelled too', async () => {
    const id = await newTask()
    await service.db.query({ text: `update task set state = 'queueing' where id = $1` }, [id])
    assert.equal((await cancel(id)).status, 200)
  })
})

describe('states', () => {
  const moves: [from: string[], to: string][] = [
    [['created'], 'processing'],
    [['created'], 'success'],
    [['created', 'queueing'], 'created'],
    [['created', 'queueing'], 'success'],
    [['created', 'queueing', 'processing'], 'queueing'],
    [['created', 'queueing', 'processing', 'success'], 'failed'],
    [['created', 'failed'], 'queueing'],
  ]
  for (const [path, to] of moves) {
    test(`${path.join(' -> ')} -> ${to} is refused, whoever asks`, async () => {
      const id = await newTask()
      const move = (state: string): Promise<unknown> =>
        service.db.query(
          { text: `update task set state = $2, progress = case when $2 = 'success' then 100 else 0 end, err_code = case when $2 = 'failed' then 'EngineFailure' else '' end where id = $1` },
          [id, state],
        )
      for (const state of path.slice(1)) await move(state)
      await assert.rejects(move(to))
    })
  }
})

describe('list', () => {
  test('entries are the query response and what was asked for, newest first', async () => {
    const { key } = await service.account()
    const first = (await create('img2video', { images: [png()], prompt: 'one', payload: 'p' }, key)).task_id
    const second = (await create('text2video', { model: 'genq2', prompt: 'two', aspect_ratio: '1:1' }, key)).task_id
    const { tasks, next_page_token } = (await service.get('/ent/v2/tasks', { key })).json
    assert.equal(next_page_token, '')
    assert.deepEqual(tasks.map((task: Body) => task.id), [second, first])
    const [newest, oldest] = tasks
    const queried = (await query(second, '', key)).json
    assert.deepEqual({ ...newest, ...queried }, newest)
    const { type, model, prompt, images, duration, resolution, aspect_ratio } = newest
    assert.deepEqual(
      { type, model, prompt, images, duration, resolution, aspect_ratio },
      { type: 'text2video', model: 'genq2', prompt: 'two', images: [], duration: 5, resolution: '720p', aspect_ratio: '1:1' },
    )
    assert.match(newest.created_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
    assert.match(oldest.images[0], /^http/)
    assert.equal((await fetch(oldest.images[0])).status, 200)
  })

  test('filters', async () => {
    const { key } = await service.account()
    const a = (await create('text2video', { payload: 'red' }, key)).task_id
    const b = (await create('text2video', { model: 'genq2', resolution: '540p' }, key)).task_id
    const c = (await create('one-click/mv', { }, key)).id
    const d = (await create('explain-comic', {}, key)).id
    await cancel(b, key)
    const rows: [search: string, ids: string[]][] = [
      ['', [d, c, b, a]],
      ['states=failed', [b]],
      ['states=created', [d, c, a]],
      ['states=created&states=failed', [d, c, b, a]],
      ['states=nothing', []],
      ['model_versions=genq2', [b]],
      ['model_versions=genq2&model_versions=genq1', [b, a]],
      ['resolutions=540p', [b]],
      ['resolutions=1080p&resolutions=540p', [b, a]],
      [`task_ids=${a}&task_ids=${c}`, [c, a]],
      ['types=text2video', [b, a]],
      ['types=one-click/mv&types=explain-comic', [d, c]],
      ['types=nothing', []],
      ['payload=red', [a]],
      ['payload=re', []],
      ['types=text2video&states=created', [a]],
      ['created_at.from=2000-01-01T00:00:00Z', [d, c, b, a]],
      ['created_at.to=2000-01-01T00:00:00Z', []],
      ['created_at.from=2999-01-01T00:00:00Z', []],
      ['created_at.to=2999-01-01T00:00:00Z', [d, c, b, a]],
    ]
    for (const [search, ids] of rows) {
      const { json, text } = await service.get(`/ent/v2/tasks?${search}`, { key })
      assert.deepEqual(json.tasks?.map((task: Body) => task.id), ids, `${search} ${text.slice(0, 200)}`)
    }
  })

  test('created_at.from and created_at.to take what the tasks say of themselves', async () => {
    const { key } = await service.account()
    const ids: string[] = []
    for (let i = 0; i < 3; i++) {
      ids.unshift(await newTask(key))
      service.advance(10)
    }
    const { tasks } = (await service.get('/ent/v2/tasks', { key })).json
    const from = tasks[1].created_at
    const idsOf = async (search: string) =>
      (await service.get(`/ent/v2/tasks?${search}`, { key })).json.tasks.map((task: Body) => task.id)
    assert.deepEqual(await idsOf(`created_at.from=${from}`), ids.slice(0, 2))
    assert.deepEqual(await idsOf(`created_at.to=${from}`), ids.slice(1))
  })

  test('pages: 10 by default, 1 to 100, each task once', async () => {
    const { key } = await service.account({ credits: 10_000 })
    await Promise.all(Array.from({ length: 13 }, () => newTask(key)))
    const first = (await service.get('/ent/v2/tasks', { key })).json
    assert.equal(first.tasks.length, 10)
    const seen: string[] = []
    let token = ''
    do {
      const page = (await service.get(`/ent/v2/tasks?pager.pagesz=4&pager.page_token=${encodeURIComponent(token)}`, { key })).json
      seen.push(...page.tasks.map((task: Body) => task.id))
      token = page.next_page_token
    } while (token)
    assert.equal(seen.length, 13)
    assert.deepEqual(seen, [...new Set(seen)].toSorted((a, b) => (BigInt(a) < BigInt(b) ? 1 : -1)))
    for (const size of [1, 100]) assert.equal((await service.get(`/ent/v2/tasks?pager.pagesz=${size}`, { key })).status, 200)
    for (const size of ['0', '101', 'x', '-1', '1.5'])
      assertRefused(await service.get(`/ent/v2/tasks?pager.pagesz=${size}`, { key }), 400, 'FieldInvalid', ['pager.pagesz'])
    assertRefused(await service.get('/ent/v2/tasks?created_at.from=yesterday', { key }), 400, 'FieldInvalid', ['created_at.from'])
  })
})

describe('waiting', () => {
  test('a long poll on a finished task answers at once', async () => {
    const id = await newTask()
    await cancel(id)
    assert.equal((await query(id, '?wait=60')).json.state, 'failed')
  })

  test('a long poll answers when the state changes', async () => {
    const id = await newTask()
    const [waited] = await Promise.all([query(id, '?wait=60'), cancel(id)])
    assert.equal(waited.json.state, 'failed')
  })

  test('wait is 0 to 60', async () => {
    const id = await newTask()
    assert.equal((await query(id, '?wait=0')).json.state, 'created')
    for (const wait of ['-1', '61', 'x', '1.5'])
      assertRefused(await query(id, `?wait=${wait}`), 400, 'FieldInvalid', ['wait'])
  })

  test('events tell states until the final one', async () => {
    const id = await newTask()
    const events = service.get(`/ent/v2/tasks/${id}/events`)
    await cancel(id)
    const { headers, text } = await events
    assert.match(headers.get('content-type') ?? '', /^text\/event-stream/)
    const told = text.split('\n').filter(line => line.startsWith('data:')).map(line => JSON.parse(line.slice(5)))
    assert.equal(told.at(-1).state, 'failed')
    assert.ok(told.every(one => Number.isInteger(one.progress)))
    const again = await service.get(`/ent/v2/tasks/${id}/events`)
    assert.match(again.text, /"failed"/)
  })
})

describe('additions', () => {
  test('credits', async () => {
    const { key } = await service.account({ credits: 1_000 })
    await newTask(key)
    await newTask(key)
    const { json } = await service.get('/ent/v2/credits', { key })
    assert.deepEqual(json, {
      remains: [{ type: 'metered', credit_remain: 840, concurrency_limit: 5, current_concurrency: 0, queue_count: 2 }],
    })
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
    assert.deepEqual(voices.filter(voice => !known.has(voice)), [])
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
    await create('reference2video', { model: 'genq2-pro', images: [image], videos: [film], subjects: [{ name: 'Tom', images: [image] }] })
    await create('reference2video', { model: 'genq3-mix', sounds: [sound] })
    await create('one-click/mv', { audio_url: sound, lip_ref_url: image })
    await create('one-click/premium_mv', { premium_mv_mode: 'sing', lip_ref_urls: [image] })
    await create('explain-comic', { assets: [{ id: '01', type: 'scene', name: 'Roof', image_uri: image }], comic_bgm: sound })
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
      assert.equal((await service.request('PUT', `/tools/v2/files/uploads/${id}/finish`, { body: { etag } })).status, 200)
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

test('a guarded address is refused for every kind of input', async () => {
  const rows: [GeneratorName, Body, string][] = [
    ['reference2video', { subjects: [{ name: 'Tom', images: ['http://10.1.2.3/a.png'] }] }, 'subjects[0].images[0]'],
    ['one-click/premium_mv', { premium_mv_mode: 'sing', lip_ref_urls: ['http://localhost/a.png'] }, 'lip_ref_urls[0]'],
    ['explain-comic', { comic_bgm: 'http://169.254.169.254/' }, 'comic_bgm'],
    ['one-click/mv', { audio_url: 'http://[fd00::1]/a.mp3' }, 'audio_url'],
    ['text2video', { wm_url: 'http://0.0.0.0/a.png' }, 'wm_url'],
    ['reference2video', { model: 'genq2-pro', videos: ['http://[::ffff:127.0.0.1]/a.mp4'] }, 'videos[0]'],
  ]
  for (const [generator, patch, field] of rows)
    assertRefused(await service.post(generators[generator].path, bodyOf(generator, patch)), 400, 'FieldInvalid', [field])
  await create('one-click/mv', { images: [link], audio_url: soundLink })
})
