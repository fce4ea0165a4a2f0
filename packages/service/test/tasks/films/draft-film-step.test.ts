import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCatalog } from '../../../src/catalog/catalog.ts'
import { adCompose, adEdit } from '../../../src/catalog/generators/films/ad-one-click.ts'
import { filmActions } from '../../../src/catalog/generators/index.ts'
import type { TaskRow } from '../../../src/store/tasks/task-row.ts'
import { draftFilmStep } from '../../../src/tasks/films/draft-film-step.ts'

const { prices } = createCatalog({ ports: { isVoice: () => true, whyUrlRefused: () => undefined } })

const VIDEO = {
  kind: 'video',
  seed: 1,
  seconds: 2.5,
  width: 16,
  height: 16,
  withSound: true,
  from: { kind: 'words' },
  amplitude: 'auto',
  withMusic: false,
}
const SPEECH = { kind: 'speech', seed: 1, text: '', voice: 'a', speed: 1, pitch: 0, volume: 0 }
const part = (id: string, kind: string, index: number | null, more: Partial<TaskRow> = {}): TaskRow =>
  ({
    id,
    part: kind,
    part_index: index,
    state: 'success',
    let_go: false,
    result: null,
    request: { prompt: 'before', duration: 2.5, order: VIDEO, inputs: [] },
    ...more,
  }) as TaskRow
const FILM = [
  part('1', 'generate_video', 0),
  part('2', 'generate_video', 1),
  part('3', 'generate_narration', null),
  part('4', 'generate_bgm', null),
]
const named = (name: string) => {
  const found = filmActions.find(one => one.name === name)
  assert.ok(found)
  return found
}

test('a part that is made again keeps all but its words', () => {
  const values = { type: 'generate_video', storyboard_video_index: 1, prompt: 'after' }
  const step = draftFilmStep(adEdit, values, FILM, prices)
  assert.deepEqual([step.part, step.partIndex], ['generate_video', 1])
  assert.deepEqual(step.values, { ...FILM[1]?.request, ...values })
  const started = prices.credits('film part generate_video', { seconds: 3, values })
  assert.equal(step.hold, started)
  const narration = draftFilmStep(adEdit, { type: 'generate_narration', prompt: 'after' }, FILM, prices)
  assert.deepEqual([narration.part, narration.partIndex], ['generate_narration', undefined])
})

test('passes of an edit are in its order and in its price; a picture that is shown as it is has none', () => {
  const values = { type: 'generate_video', storyboard_video_index: 0, prompt: 'after', passes: ['depth', 'ids'] }
  const step = draftFilmStep(adEdit, values, FILM, prices)
  assert.deepEqual((step.values as { order: object }).order, { ...VIDEO, passes: ['depth', 'ids'] })
  assert.equal(step.hold, prices.credits('film part generate_video', { seconds: 3, values: {} }) + 2)
  const shown = [{ ...FILM[0]!, request: { ...FILM[0]!.request, order: { ...VIDEO, from: { kind: 'frame' } } } }]
  assert.throws(() => draftFilmStep(adEdit, values, shown, prices), /passes must be left out: this segment shows/)
})

test('a missing segment, and one with a missing file, are rejected', () => {
  const edit = { type: 'generate_video', storyboard_video_index: 2, prompt: 'after' }
  assert.throws(() => draftFilmStep(adEdit, edit, FILM, prices), /must be between 0 and 1, got 2/)
  assert.throws(
    () => draftFilmStep(adEdit, { type: 'generate_bgm', prompt: '' }, FILM.slice(0, 2), prices),
    /no generate_bgm/,
  )
  const gone = [part('1', 'generate_video', 0, { let_go: true })]
  const job = { job_id: '1', prompt: 'after' }
  assert.throws(() => draftFilmStep(named('one-click/mv/edit'), job, gone, prices), /whose files are still kept/)
  assert.throws(
    () => draftFilmStep(named('one-click/mv/edit'), { job_id: '9', prompt: '' }, FILM, prices),
    /generate_video job/,
  )
})

test('a composition has one record of each segment', () => {
  const sound = { bgm_task_id: '4', narration_task_id: '3' }
  const values = { video_task_ids: ['2', '1'], ...sound }
  assert.deepEqual(draftFilmStep(adCompose, values, FILM, prices), {
    part: 'compose',
    hold: prices.credits('film compose'),
    values,
  })
  for (const video_task_ids of [['1'], ['1', '1'], ['1', '3']])
    assert.throws(() => draftFilmStep(adCompose, { video_task_ids, ...sound }, FILM, prices), /video_task_ids/)
  const compose = named('one-click/general_one_click/compose')
  assert.equal(draftFilmStep(compose, { job_ids: ['1', '2'] }, FILM, prices).part, 'compose')
  // The contract takes the jobs of a film in order; another order is a cut.
  assert.throws(() => draftFilmStep(compose, { job_ids: ['2', '1'] }, FILM, prices), /must be a job of segment 0/)
})

test('in any order, a composition takes some of the segments, each once', () => {
  const compose = named('one-click/general_one_click/compose')
  const draft = (values: object): object => draftFilmStep(compose, { any_order: true, ...values }, FILM, prices)
  for (const job_ids of [['2', '1'], ['2']]) assert.ok(draft({ job_ids }))
  assert.ok(draft({ job_ids: ['2'], titles: [{ segment: 1, text: 'Hi', style: 'title' }] }))
  assert.throws(() => draft({ job_ids: ['2', '2'] }), /job_ids\[1\] must be of a segment that is not in the list yet/)
  assert.throws(() => draft({ job_ids: ['3'] }), /job_ids\[0\] must be a generate_video record/)
  const cut = [{ segment: 0, from: 0, to: 1 }]
  assert.throws(() => draft({ job_ids: ['1', '2'], cut }), /any_order must be left out if cut is passed/)
  const subtitles = [{ text: 'Hi', from: 0, to: 3 }]
  assert.throws(() => draft({ job_ids: ['2'], subtitles }), /must not be after the film's end, at 2\.5/)
})

test('a further segment is like the named one, and no sound has one', () => {
  const edit = { job_id: '1', prompt: 'after', new_segment: true }
  const { partIndex, isFurtherPart, values } = draftFilmStep(general, edit, FILM, prices)
  assert.deepEqual([partIndex, isFurtherPart], [undefined, true])
  assert.deepEqual(values, { ...FILM[0]?.request, job_id: '1', prompt: 'after' })
  assert.throws(
    () => draftFilmStep(general, { ...edit, job_id: '3' }, FILM, prices),
    /new_segment must not be passed for a generate_narration record/,
  )
})

const general = named('one-click/general_one_click/edit')
const [SEGMENT, , NARRATION] = FILM

test('another picture, length or voice changes the part and its price', () => {
  const images = ['https://example.com/a.png']
  const longer = draftFilmStep(general, { job_id: '1', prompt: 'after', images, duration: 4.2 }, FILM, prices)
  assert.equal(longer.values.duration, Math.round(4.2 * 24) / 24)
  assert.equal(longer.hold, prices.credits('film part generate_video', { seconds: 5 }))
  assert.deepEqual([longer.values.images, (longer.values.order as { from: object }).from], [images, { kind: 'frame' }])
  const speech = { ...NARRATION!, request: { ...NARRATION!.request, order: SPEECH } }
  const spoken = draftFilmStep(
    adEdit,
    { type: 'generate_narration', prompt: 'after', voice_id: 'b' },
    [SEGMENT!, speech],
    prices,
  )
  assert.deepEqual(spoken.values.order, { ...SPEECH, voice: 'b' })
})

test('fields that the part does not have are rejected by name', () => {
  const draft = (values: object, action = general): object =>
    draftFilmStep(action, { prompt: 'after', ...values }, FILM, prices)
  assert.throws(() => draft({ job_id: '3', images: ['x'] }), /images must not be passed for a generate_narration job/)
  assert.throws(() => draft({ job_id: '4', duration: 3 }), /duration must not be passed for a generate_bgm job/)
  assert.throws(() => draft({ job_id: '1', voice_id: 'a' }), /voice_id must not be passed for a generate_video job/)
  assert.throws(() => draft({ job_id: '3' }, named('one-click/mv/edit')), /must be a generate_video job of this film/)
  assert.throws(
    () => draft({ job_id: '9' }),
    /generate_video, generate_narration, generate_bgm job of this film, got "9"/,
  )
})

test('titles are of segments that are there, once each; subtitles follow one another within the film', () => {
  const compose = (values: object): object =>
    draftFilmStep(named('one-click/mv/compose'), { job_ids: ['1', '2'], ...values }, FILM, prices)
  const title = (segment: number): object => ({ segment, text: 'Hi', style: 'title' })
  assert.throws(() => compose({ titles: [title(2)] }), /titles\[0\]\.segment must be between 0 and 1, got 2/)
  assert.throws(
    () => compose({ titles: [title(1), title(1)] }),
    /titles\[1\]\.segment must be a segment that has no title/,
  )
  const said = (from: number, to: number): object => ({ text: 'Hi', from, to })
  assert.throws(() => compose({ subtitles: [said(1, 1)] }), /subtitles\[0\]\.to must be after its from, 1, got 1/)
  assert.throws(
    () => compose({ subtitles: [said(0, 2), said(1, 3)] }),
    /subtitles\[1\]\.from must not be before .* at 2/,
  )
  assert.throws(
    () => compose({ subtitles: [said(0, 5.1)] }),
    /subtitles\[0\]\.to must not be after the film's end, at 5/,
  )
  assert.ok(compose({ titles: [title(0), title(1)], subtitles: [said(0, 2), said(2, 5)] }))
})

test('a composition stores the sounds that it is made with, also default ones', () => {
  const compose = named('one-click/general_one_click/compose')
  const { values } = draftFilmStep(compose, { job_ids: ['1', '2'] }, FILM, prices)
  assert.deepEqual([values.narration_task_id, values.bgm_task_id], ['3', '4'])
  const wrong = { job_ids: ['1', '2'], bgm_task_id: '3' }
  assert.throws(() => draftFilmStep(compose, wrong, FILM, prices), /bgm_task_id must be a generate_bgm record/)
  const lines = [...FILM, part('5', 'generate_speech', 0), part('6', 'generate_speech', 1)]
  const comic = draftFilmStep(named('explain-comic/compose'), { job_ids: ['1', '2'] }, lines, prices)
  assert.deepEqual(comic.values.speech_task_ids, ['5', '6'])
})

const scene = (seconds: number) => ({
  version: 'kinora.scene/1',
  seconds,
  entities: [],
  places: [{ id: 'here', asset: 'beach' }],
  shots: [{ from: 0, to: seconds, place: 'here' }],
})

test('a segment is made again from a document that lasts as long, and words replace it again', () => {
  const edit = { type: 'generate_video', storyboard_video_index: 1, prompt: 'A title' }
  const step = draftFilmStep(adEdit, { ...edit, scene: scene(2.5) }, FILM, prices)
  assert.deepEqual(step.values, {
    ...FILM[1]?.request,
    ...edit,
    order: { ...VIDEO, scene: scene(2.5) },
  })
  const made = part('5', 'generate_video', 1, { request: step.values })
  const reworded = draftFilmStep(adEdit, { ...edit, prompt: 'A dog runs' }, [...FILM, made], prices)
  assert.deepEqual(reworded.values.order, VIDEO)
  assert.throws(
    () => draftFilmStep(adEdit, { ...edit, scene: scene(4) }, FILM, prices),
    /scene\.seconds must be 2\.5, the length of the segment; got 4/,
  )
})

test('if segments may change their length, a segment is as long as its document', () => {
  const general = named('one-click/general_one_click/edit')
  const edit = { job_id: '1', prompt: '' }
  const { values, hold } = draftFilmStep(general, { ...edit, scene: scene(4) }, FILM, prices)
  assert.equal(values.duration, 4)
  assert.equal(hold, prices.credits('film part generate_video', { seconds: 4, values: edit }))
  assert.throws(() => draftFilmStep(general, { ...edit, scene: scene(20) }, FILM, prices), /between 1 and 16, got 20/)
  assert.throws(
    () => draftFilmStep(general, { ...edit, duration: 3, scene: scene(4) }, FILM, prices),
    /scene\.seconds must be 3, duration; got 4/,
  )
  assert.throws(
    () => draftFilmStep(general, { job_id: '3', prompt: '', scene: scene(4) }, FILM, prices),
    /scene must not be passed for a generate_narration job/,
  )
})
