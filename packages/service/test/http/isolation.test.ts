import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { buildEndpoints } from '../../src/http/endpoints/index.ts'
import { insertCallbacks } from '../../src/store/callbacks.ts'
import { finishFilm, type FilmParts } from '../../../../test/harness/film.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'

// Everything an account owns is invisible to another one: the same 404 as for something that never was.

const IMAGE = 'https://example.com/a.png'
const SONG = 'https://example.com/a.mp3'

let service: TestService
let stranger: string
const owned: Record<string, string> = {}
let adParts: FilmParts
let generalParts: FilmParts

before(async () => {
  service = await startService()
  stranger = (await service.account({ name: 'stranger' })).key
  const make = async (path: string, body: object): Promise<string> => {
    const { json, status, text } = await service.post(path, body)
    assert.equal(status, 200, `${path}: ${text}`)
    return String(json.task_id ?? json.id)
  }
  owned.task = await make('/ent/v2/text2video', { model: 'genq2', prompt: 'mine' })
  owned['/ent/v2/ad-one-click'] = await make('/ent/v2/ad-one-click', { images: [IMAGE] })
  owned['/ent/v2/one-click/general_one_click'] = await make('/ent/v2/one-click/general_one_click', {
    images: [IMAGE],
    duration: 5,
  })
  owned['/ent/v2/one-click/mv'] = await make('/ent/v2/one-click/mv', { images: [IMAGE], audio_url: SONG })
  owned['/ent/v2/one-click/premium_mv'] = await make('/ent/v2/one-click/premium_mv', {
    images: [IMAGE],
    audio_url: SONG,
    premium_mv_mode: 'dance',
  })
  owned['/ent/v1/explain-comic/tasks'] = await make('/ent/v1/explain-comic/tasks', {
    script_name: 'mine',
    script_content: 'Once upon a time.',
  })
  owned['/ent/v2/template-story'] = await make('/ent/v2/template-story', { story: 'pigsy', images: [IMAGE] })
  owned['/ent/v2/subjects'] = await make('/ent/v2/subjects', { name: 'cat', images: [IMAGE] })
  owned['/ent/v2/scenes'] = await make('/ent/v2/scenes', {
    name: 'mine',
    scene: {
      version: 'kinora.scene/1',
      seconds: 4,
      entities: [],
      places: [{ id: 'lake', asset: 'lake' }],
      shots: [{ from: 0, to: 4, place: 'lake' }],
    },
  })
  owned['/ent/v2/assets'] = await make('/ent/v2/assets', {
    id: 'totem-of-mine',
    parts: [{ shape: 'box', at: [0, 1, 0], size: [0.5, 2, 0.5], colour: '#c83232' }],
  })
  owned['/tools/v2/files/uploads'] = await make('/tools/v2/files/uploads', {})
  const { services, accountId, db } = service
  const callback = {
    taskId: owned.task,
    accountId,
    event: 'success' as const,
    url: 'https://example.com/hook-of-mine',
    at: new Date(services.clock()),
  }
  owned['/ent/v2/callbacks'] = services.nextId()
  await insertCallbacks(db, [{ id: owned['/ent/v2/callbacks'], ...callback }])
  await service.post('/ent/v2/callbacks/sample', { event: 'success', receive: true })
  adParts = await finishFilm(service, owned['/ent/v2/ad-one-click'] ?? '', [5, 10])
  generalParts = await finishFilm(service, owned['/ent/v2/one-click/general_one_click'] ?? '', [5])
})
after(() => service.stop())

/** The thing a path with an id is about. */
function resourceOf(path: string): string | undefined {
  if (/^\/ent\/v2\/tasks?\//.test(path) || path.startsWith('/v1/videos/')) return owned.task
  const priced = path
    .replace('/ent/v2/estimate/explain-comic/', '/ent/v1/explain-comic/tasks/')
    .replace('/estimate/', '/')
  const prefix = Object.keys(owned).find(one => priced.startsWith(`${one}/`))
  return prefix && owned[prefix]
}

const bodies: Record<string, () => object> = {
  edit: () => ({ job_id: generalParts.videos[0], prompt: 'x' }),
  compose: () => ({ job_ids: generalParts.videos }),
  cut: () => ({ cut: generalParts.compose }),
  finish: () => ({ etag: 'x' }),
  change: () => ({ words: 'closer' }),
  timeline: () => ({ timeline: 'x' }),
}

test('every route with an id gives a stranger the same 404 as for an unknown id', async () => {
  const walked: string[] = []
  const routes = buildEndpoints(service.services.catalog).filter(
    one => one.path.includes('{id}') && one.scope !== 'admin' && one.scope,
  )
  for (const { method, path } of routes) {
    const id = resourceOf(path)
    assert.ok(id, `the walk knows nothing to try ${path} with`)
    const ask = (key: string, with_: string) => {
      const body =
        method === 'GET' || method === 'DELETE' ? {} : { body: bodies[path.split('/').at(-1) ?? '']?.() ?? {} }
      return service.request(method, path.replace('{id}', with_), { key, ...body })
    }
    const foreign = await ask(stranger, id)
    const missing = await ask(stranger, '1')
    assert.equal(foreign.status, 404, `${method} ${path}: ${foreign.text}`)
    const shape = ({ json }: typeof foreign, known: string): string =>
      JSON.stringify([json.code, json.reason, json.message, json.error]).replaceAll(known, 'N')
    assert.equal(shape(foreign, id), shape(missing, '1'), `${method} ${path} tells them apart`)
    walked.push(`${method} ${path}`)
  }
  assert.ok(walked.length >= 14, `walked ${walked.length}: ${walked.join(', ')}`)
})

test('a film named in a body is not found for a stranger', async () => {
  const film = owned['/ent/v2/ad-one-click']
  const edit = await service.post(
    '/ent/v2/ad-one-click/edit',
    { ad_one_click_task_id: film, type: 'generate_bgm', prompt: 'x' },
    { key: stranger },
  )
  assert.deepEqual([edit.status, edit.json.reason], [404, 'TaskNotFound'])
  const { videos, music, narration } = adParts
  const body = { ad_one_click_task_id: film, video_task_ids: videos, bgm_task_id: music, narration_task_id: narration }
  const compose = await service.post('/ent/v2/ad-one-click/compose', body, { key: stranger })
  assert.deepEqual([compose.status, compose.json.reason], [404, 'TaskNotFound'])
})

test("a stranger's own film does not take my parts", async () => {
  const mine = await service.post('/ent/v2/ad-one-click', { images: [IMAGE] }, { key: stranger })
  const parts = await finishFilm(service, mine.json.task_id, [5, 10])
  const body = {
    ad_one_click_task_id: mine.json.task_id,
    video_task_ids: parts.videos,
    bgm_task_id: parts.music,
    narration_task_id: parts.narration,
  }
  for (const foreign of [
    { video_task_ids: adParts.videos },
    { bgm_task_id: adParts.music },
    { narration_task_id: adParts.narration },
    { bgm_task_id: parts.narration },
  ]) {
    const { status, json } = await service.post(
      '/ent/v2/ad-one-click/compose',
      { ...body, ...foreign },
      { key: stranger },
    )
    assert.deepEqual([status, json.reason], [400, 'FieldInvalid'], JSON.stringify(foreign))
  }
  assert.equal((await service.post('/ent/v2/ad-one-click/compose', body, { key: stranger })).status, 200)
})

test("subjects and uploads of another account cannot be used in a request, and look like ones that don't exist", async () => {
  const tries = [owned['/ent/v2/subjects'], '1'].map(server_id => ({ subjects: [{ name: 'cat', server_id }] }))
  for (const patch of tries) {
    const { status, json } = await service.post(
      '/ent/v2/reference2video',
      { model: 'genq2', prompt: 'x', ...patch },
      { key: stranger },
    )
    assert.deepEqual([status, json.reason, json.metadata.fields], [400, 'FieldInvalid', ['subjects[0].server_id']])
  }
  for (const upload of [owned['/tools/v2/files/uploads'], '1']) {
    const body = { model: 'genq2', prompt: 'x', images: [`ssupload:?id=${upload}`] }
    const { status, json } = await service.post('/ent/v2/reference2video', body, { key: stranger })
    assert.deepEqual([status, json.reason, json.metadata.fields], [400, 'FieldInvalid', ['images[0]']])
  }
})

test('every route without an id shows a stranger nothing of mine', async () => {
  const received = (await service.get('/ent/v2/callbacks/received')).json
  const ledger = (await service.get('/ent/v2/credits/ledger?count=100')).json
  const mine = [
    service.accountId,
    ...Object.values(owned),
    ...Object.values(adParts).flat(),
    'hook-of-mine',
    received.url,
    ...received.calls.map(({ id }: { id: string }) => id),
    ...ledger.entries.map(({ id }: { id: string }) => id),
  ]
  assert.ok(received.calls.length > 0 && ledger.entries.length > 0)
  const routes = buildEndpoints(service.services.catalog).filter(
    one =>
      one.method === 'GET' &&
      one.scope &&
      one.scope !== 'admin' &&
      !one.path.includes('{') &&
      one.answer?.contentType !== 'text/event-stream',
  )
  let answered = 0
  for (const { path } of routes) {
    const own = await service.get(path)
    const seen = await service.get(path, { key: stranger })
    // What a path does not do for either of them (a sandbox that is not on) it shows to neither.
    assert.equal(own.status, seen.status, path)
    if (own.status === 200) answered += 1
    for (const one of mine) assert.ok(!seen.text.includes(String(one)), `${path} shows ${one} to a stranger`)
  }
  assert.ok(answered >= 8, routes.map(one => one.path).join())
})

test('lists show only my own entries', async () => {
  const asked = Object.values(owned)
    .map(id => `task_ids=${id}`)
    .join('&')
  const { json } = await service.get(`/ent/v2/tasks?${asked}`, { key: stranger })
  assert.deepEqual(json.tasks, [])
  const subjects = await service.get(`/ent/v2/subjects?subject_ids=${owned['/ent/v2/subjects']}`, { key: stranger })
  assert.deepEqual(subjects.json.subjects, [])
})
