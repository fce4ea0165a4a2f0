import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { assertRefused } from '../../../../test/contract/assert-refused.ts'
import { addPart, type Film, finishedFilm, PARTS } from '../../../../test/contract/film-rows.ts'
import { gif, png } from '../../../../test/contract/media.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'

// What edits and compositions can say beyond the contract, without an engine: what is refused, what it costs, who sees it.

type Json = Record<string, any>

const GENERAL = '/ent/v2/one-click/general_one_click'
const AD = '/ent/v2/ad-one-click'
let service: TestService
let general: Film
let ad: Film

before(async () => {
  service = await startService({}, { holdsAnswers: true })
  const order = { kind: 'video', from: { kind: 'words' } }
  const [first, ...others] = PARTS
  const parts = [{ ...first!, request: { order } }, ...others]
  general = await finishedFilm(service, 'one-click/general_one_click', parts)
  ad = await finishedFilm(service, 'ad-one-click')
})
after(() => service.stop())

const editGeneral = (more: Json): Promise<{ status: number; json: Json; text: string; headers: Headers }> =>
  service.post(`${GENERAL}/${general.id}/edit`, { job_id: general.parts[0], prompt: 'x', ...more })
const composeGeneral = (more: Json): ReturnType<typeof editGeneral> =>
  service.post(`${GENERAL}/${general.id}/compose`, { job_ids: general.parts.slice(0, 2), ...more })
const editAd = (more: Json): ReturnType<typeof editGeneral> =>
  service.post(`${AD}/edit`, { ad_one_click_task_id: ad.id, prompt: 'x', ...more })
const adSegment = { type: 'generate_video', storyboard_video_index: 0 }

test('pictures, lengths and voices of an edit are checked, each by its name', async () => {
  assertRefused(await editGeneral({ images: [gif()] }), 400, 'ImageFormatInvalid', ['images[0]'])
  assertRefused(await editGeneral({ images: ['ssupload:?id=1'] }), 400, 'FieldInvalid', ['images[0]'])
  assertRefused(await editGeneral({ duration: 0.5 }), 400, 'FieldInvalid', ['duration'])
  assertRefused(await editGeneral({ duration: 17 }), 400, 'FieldInvalid', ['duration'])
  assertRefused(await editGeneral({ voice_id: 'nobody' }), 400, 'FieldInvalid', ['voice_id'])
  assertRefused(await editGeneral({ voice_id: 'British_Emma' }), 400, 'FieldUnwanted', ['voice_id'])
  assertRefused(await editGeneral({ job_id: general.parts[2], images: [png()] }), 400, 'FieldUnwanted', ['images'])
  assertRefused(await editGeneral({ passes: ['heat'] }), 400, 'FieldInvalid', ['passes[0]'])
  assertRefused(await editGeneral({ job_id: general.parts[2], passes: ['depth'] }), 400, 'FieldUnwanted', ['passes'])
  assertRefused(await editAd({ type: 'generate_bgm', passes: ['depth'] }), 400, 'FieldUnwanted', ['passes'])
  assertRefused(await editAd({ ...adSegment, voice_id: 'British_Emma' }), 400, 'FieldUnwanted', ['voice_id'])
  assertRefused(await editAd({ type: 'generate_bgm', images: [png()] }), 400, 'FieldUnwanted', ['images'])
  const unknown = await editAd({ ...adSegment, duration: 4 })
  assert.deepEqual(
    [unknown.status, unknown.headers.get('x-ignored-fields')],
    [200, 'duration'],
    'an ad keeps its lengths',
  )
})

test('a given picture is stored, and shown by a URL', async () => {
  const { id } = (await editGeneral({ images: [png()] })).json
  const { segments } = (await service.get(`${GENERAL}/${general.id}/storyboard`)).json
  const [image] = segments[0].versions.find((one: Json) => one.id === id).images
  assert.equal((await fetch(image)).headers.get('content-type'), 'image/png')
})

test('titles and subtitles are checked against the film, each by its name', async () => {
  const title = (segment: unknown, text: unknown = 'Hi'): Json => ({ titles: [{ segment, text }] })
  assertRefused(await composeGeneral(title(2)), 400, 'FieldInvalid', ['titles[0].segment'])
  assertRefused(await composeGeneral(title('0')), 400, 'FieldInvalid', ['titles[0].segment'])
  assertRefused(await composeGeneral(title(0, 'x'.repeat(301))), 400, 'FieldInvalid', ['titles[0].text'])
  assertRefused(await composeGeneral({ titles: [{ text: 'Hi' }] }), 400, 'FieldLacking', ['titles[0].segment'])
  const style = { titles: [{ segment: 0, text: 'Hi', style: 'shouting' }] }
  assertRefused(await composeGeneral(style), 400, 'FieldInvalid', ['titles[0].style'])
  const said = (from: unknown, to: unknown): Json => ({ subtitles: [{ text: 'Hi', from, to }] })
  assertRefused(await composeGeneral(said(-1, 2)), 400, 'FieldInvalid', ['subtitles[0].from'])
  assertRefused(await composeGeneral(said(2, 2)), 400, 'FieldInvalid', ['subtitles[0].to'])
  assertRefused(await composeGeneral(said(7, 9)), 400, 'FieldInvalid', ['subtitles[0].to'])
  assert.equal((await composeGeneral({ ...title(1), ...said(0, 8) })).status, 200)
})

test('the pieces of a cut are checked against their segments, each by its name', async () => {
  const piece = (more: Json): Json => ({ cut: [{ segment: 1, from: 0, to: 2, ...more }] })
  assertRefused(await composeGeneral(piece({ segment: 2 })), 400, 'FieldInvalid', ['cut[0].segment'])
  assertRefused(await composeGeneral(piece({ to: 5.2 })), 400, 'FieldInvalid', ['cut[0].to'])
  assertRefused(await composeGeneral(piece({ from: 2 })), 400, 'FieldInvalid', ['cut[0].to'])
  assertRefused(await composeGeneral(piece({ over: 2.5 })), 400, 'FieldInvalid', ['cut[0].over'])
  assertRefused(await composeGeneral(piece({ transition: 'cut' })), 400, 'FieldInvalid', ['cut[0].transition'])
  const late = { subtitles: [{ text: 'Hi', from: 1, to: 3 }] }
  assertRefused(await composeGeneral({ ...piece({}), ...late }), 400, 'FieldInvalid', ['subtitles[0].to'])
  assert.equal((await composeGeneral(piece({ transition: 'wipe-left', over: 0.5 }))).status, 200)
})

test('a timeline edited elsewhere is converted to a composition', async () => {
  const [first, second] = general.parts as [string, string]
  const time = (value: number): Json => ({ OTIO_SCHEMA: 'RationalTime.1', rate: 24, value })
  const shown = (id: string, from: number, frames: number): Json => ({
    OTIO_SCHEMA: 'Clip.2',
    source_range: { OTIO_SCHEMA: 'TimeRange.1', start_time: time(from), duration: time(frames) },
    media_references: { DEFAULT_MEDIA: { OTIO_SCHEMA: 'ExternalReference.1', name: id, target_url: 'relinked.mov' } },
    active_media_reference_key: 'DEFAULT_MEDIA',
  })
  const read = (children: Json[]): ReturnType<typeof editGeneral> =>
    service.post(`${GENERAL}/${general.id}/timeline`, {
      timeline: JSON.stringify({
        OTIO_SCHEMA: 'Timeline.1',
        tracks: { OTIO_SCHEMA: 'Stack.1', children: [{ OTIO_SCHEMA: 'Track.1', kind: 'Video', children }] },
      }),
    })
  const dissolve = { OTIO_SCHEMA: 'Transition.1', in_offset: time(12), out_offset: time(0) }
  const { json } = await read([shown(second, 24, 60), dissolve, shown(first, 0, 12)])
  assert.deepEqual(json, {
    segments: [first, second],
    cut: [
      { segment: 1, from: 1, to: 3.5, transition: 'dissolve', over: 0.5 },
      { segment: 0, from: 0, to: 0.5 },
    ],
    seconds: 3,
  })
  assert.equal((await composeGeneral({ job_ids: json.segments, cut: json.cut })).status, 200)
  const stock = await read([shown('stock', 0, 24)])
  assertRefused(stock, 400, 'FieldInvalid', ['timeline'])
  assert.match(stock.json.message, /children\[0\] of the picture track shows/)
  const path = `${GENERAL}/${general.id}/timeline`
  assertRefused(await service.post(path, {}), 400, 'FieldLacking', ['timeline'])
  assertRefused(await service.post(path.replace(general.id, '1'), { timeline: '{}' }), 404, 'TaskNotFound')
})

test('an estimate of a step takes the same body, gives its cost and has the same errors', async () => {
  const unfinished = (await service.get('/ent/v2/tasks?pager.pagesz=1')).json.tasks[0].id
  const estimate = (path: string, body: Json): ReturnType<typeof editGeneral> =>
    service.post(`/ent/v2/estimate/${path}`, body)
  const general1 = `one-click/general_one_click/${general.id}`
  const edit = { job_id: general.parts[0], prompt: 'x' }
  assert.deepEqual((await estimate(`${general1}/edit`, edit)).json, { credits: 120, duration: 3, resolution: '' })
  assert.equal((await estimate(`${general1}/edit`, { ...edit, duration: 4.5, images: [png()] })).json.credits, 200)
  assert.equal((await estimate(`${general1}/edit`, { ...edit, job_id: general.parts[3] })).json.credits, 16)
  const spoken = {
    ad_one_click_task_id: ad.id,
    type: 'generate_narration',
    prompt: 'x'.repeat(501),
    voice_id: 'British_Emma',
  }
  assert.deepEqual((await estimate('ad-one-click/edit', spoken)).json, { credits: 20, duration: 0, resolution: '' })
  assert.equal((await estimate(`${general1}/compose`, { job_ids: general.parts.slice(0, 2) })).json.credits, 1)
  assertRefused(await estimate(`${general1}/edit`, { ...edit, job_id: '1' }), 400, 'FieldInvalid', ['job_id'])
  assertRefused(await estimate('one-click/general_one_click/1/edit', edit), 404, 'TaskNotFound')
  assert.equal((await service.get('/ent/v2/tasks?pager.pagesz=1')).json.tasks[0].id, unfinished, 'nothing was made')
})

test('a storyboard has every version of every part, and the possible changes', async () => {
  const { json } = await service.get(`${GENERAL}/${general.id}/storyboard`)
  assert.deepEqual(json.allows, [
    'prompt',
    'images',
    'duration',
    'new_segment',
    'titles',
    'subtitles',
    'cut',
    'order',
    'narration',
    'voice_id',
    'music',
  ])
  assert.deepEqual(
    json.segments.map(({ index, versions }: Json) => [index, versions[0].id, versions[0].prompt, versions[0].duration]),
    [
      [0, general.parts[0], 'first', 3],
      [1, general.parts[1], 'second', 5],
    ],
  )
  assert.deepEqual([json.narration[0].prompt, json.music[0].prompt], ['spoken', 'played'])
  const film = (await service.get(`${AD}/${ad.id}/storyboard`)).json
  assert.deepEqual(film.allows, [
    'prompt',
    'images',
    'new_segment',
    'titles',
    'subtitles',
    'cut',
    'order',
    'narration',
    'voice_id',
    'music',
  ])
  const song = await finishedFilm(service, 'one-click/mv', [{ part: 'generate_video', index: 0, duration: 3 }])
  const video = (await service.get(`/ent/v2/one-click/mv/${song.id}/storyboard`)).json
  assert.deepEqual(
    video.allows,
    ['prompt', 'images', 'titles', 'subtitles', 'cut', 'order'],
    'a music video is as long as its song',
  )
})

test('a film shows a chosen composition of its own, free of charge', async () => {
  const film = await finishedFilm(service, 'one-click/general_one_click')
  const path = `${GENERAL}/${film.id}`
  const result = (blob: string): Json => ({ result: { creations: [{ id: '1', blob }] } })
  const addCut = async (state: string, blob: string): Promise<string> => {
    const id = await addPart(service, film.id, { part: 'compose', state, request: { job_ids: film.parts.slice(0, 2) } })
    await service.db.query({ text: 'update task set result = $2 where id = $1' }, [
      id,
      JSON.stringify(result(blob).result),
    ])
    return id
  }
  const first = await addCut('success', `aa/${'aa'.repeat(32)}.mp4`)
  const second = await addCut('success', `bb/${'bb'.repeat(32)}.mp4`)
  const failed = await addCut('failed', `cc/${'cc'.repeat(32)}.mp4`)
  assert.equal((await service.get(`${path}/storyboard`)).json.cut, second)
  const choose = (cut: unknown, options: object = {}): ReturnType<typeof editGeneral> =>
    service.request('PUT', `${path}/cut`, { body: { cut }, ...options })
  assertRefused(await choose(undefined), 400, 'FieldLacking', ['cut'])
  assertRefused(await choose(failed), 400, 'FieldInvalid', ['cut'])
  assertRefused(await choose(film.parts[0]), 400, 'FieldInvalid', ['cut'])
  assertRefused(await choose('1'), 400, 'FieldInvalid', ['cut'])
  assertRefused(await choose(first, { key: (await service.account()).key }), 404, 'TaskNotFound')
  assertRefused(await choose(first, { key: (await service.account({ scopes: ['read'] })).key }), 403, 'Forbidden')
  const before = (await service.get('/ent/v2/credits')).json
  assert.equal((await choose(first)).json.cut, first)
  assert.match((await service.get(path)).json.signed_url, /aaaa/)
  assert.match((await service.get(`/ent/v2/tasks/${film.id}/creations`)).json.creations[0].url, /aaaa/)
  assert.equal((await choose(second)).json.cut, second)
  assert.match((await service.get(path)).json.signed_url, /bbbb/)
  assert.deepEqual((await service.get('/ent/v2/credits')).json, before)
  assertRefused(await service.get(`${path}/sound?cut=${failed}`), 404, 'NotFound')
})
