import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCatalog } from '../../src/catalog/catalog.ts'
import { adCompose, adEdit } from '../../src/catalog/generators/ad-one-click.ts'
import { filmActions } from '../../src/catalog/generators/index.ts'
import type { TaskRow } from '../../src/store/tasks/task-row.ts'
import { draftFilmStep } from '../../src/tasks/draft-film-step.ts'

const { prices } = createCatalog({ ports: { isVoice: () => true, whyUrlRefused: () => undefined } })

const part = (id: string, kind: string, index: number | null, more: Partial<TaskRow> = {}): TaskRow =>
  ({
    id,
    part: kind,
    part_index: index,
    state: 'success',
    let_go: false,
    result: null,
    request: { prompt: 'before', duration: 2.5, order: { kind: 'video' }, inputs: [] },
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

test('a segment that is not there, and one whose file is gone, are refused', () => {
  const edit = { type: 'generate_video', storyboard_video_index: 2, prompt: 'after' }
  assert.throws(() => draftFilmStep(adEdit, edit, FILM, prices), /must be between 0 and 1, got 2/)
  assert.throws(() => draftFilmStep(adEdit, { type: 'generate_bgm' }, FILM.slice(0, 2), prices), /no generate_bgm/)
  const gone = [part('1', 'generate_video', 0, { let_go: true })]
  const job = { job_id: '1', prompt: 'after' }
  assert.throws(() => draftFilmStep(named('one-click/mv/edit'), job, gone, prices), /whose files are still kept/)
  assert.throws(() => draftFilmStep(named('one-click/mv/edit'), { job_id: '9' }, FILM, prices), /generate_video job/)
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
  assert.throws(() => draftFilmStep(compose, { job_ids: ['2', '1'] }, FILM, prices), /must be a job of segment 0/)
})
