import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Reason } from '../../packages/service/src/core/errors.ts'
import { type Answered, startService, type TestService } from '../harness/service.ts'
import { assertRefused } from './assert-refused.ts'
import { type Body, bodyOf, generators } from './bodies.ts'
import { type Film, finishedFilm } from './film-rows.ts'

let service: TestService

before(async () => {
  service = await startService({}, { holdsAnswers: true })
})
after(() => service.stop())

const EDIT = '/ent/v2/ad-one-click/edit'
const COMPOSE = '/ent/v2/ad-one-click/compose'
const sorted = (value: object): string[] => Object.keys(value).sort()

async function accepted(path: string, body: Body): Promise<Answered['json']> {
  const answer = await service.post(path, body)
  assert.equal(answer.status, 200, answer.text)
  assert.equal(answer.headers.get('x-ignored-fields'), null)
  return answer.json
}

type Row = [what: string, patch: () => Body, reason: Reason, field: string]

describe('the order of checks', () => {
  const { path: general } = generators['one-click/general_one_click']
  /** Each with the place of the film's id, a good body and a bad one. */
  const steps: [name: string, path: (id: string) => string, good: (id: string) => Body][] = [
    ['ad edit', () => EDIT, id => ({ ad_one_click_task_id: id, type: 'generate_bgm', prompt: 'x' })],
    [
      'ad compose',
      () => COMPOSE,
      id => ({ ad_one_click_task_id: id, video_task_ids: ['1'], bgm_task_id: '1', narration_task_id: '1' }),
    ],
    ['general edit', id => `${general}/${id}/edit`, () => ({ job_id: '1', prompt: 'x' })],
    ['general compose', id => `${general}/${id}/compose`, () => ({ job_ids: ['1'] })],
    ['mv edit', id => `/ent/v2/one-click/mv/${id}/edit`, () => ({ job_id: '1', prompt: 'x' })],
    ['mv compose', id => `/ent/v2/one-click/mv/${id}/compose`, () => ({ job_ids: ['1'] })],
    ['premium edit', id => `/ent/v2/one-click/premium_mv/${id}/edit`, () => ({ job_id: '1', prompt: 'x' })],
    ['premium compose', id => `/ent/v2/one-click/premium_mv/${id}/compose`, () => ({ job_ids: ['1'] })],
  ]
  for (const [name, path, good] of steps) {
    test(`${name}: the body, then the film, then its state`, async () => {
      const generator = name.startsWith('ad')
        ? 'ad-one-click'
        : name.startsWith('general')
          ? 'one-click/general_one_click'
          : name.startsWith('mv')
            ? 'one-click/mv'
            : 'one-click/premium_mv'
      const { json } = await service.post(generators[generator].path, bodyOf(generator))
      const unfinished: string = json.task_id ?? json.id
      const bad = { callback_url: 5 }
      assertRefused(await service.post(path('1'), { ...good('1'), ...bad }), 400, 'FieldInvalid', ['callback_url'])
      assertRefused(await service.post(path(unfinished), { ...good(unfinished), ...bad }), 400, 'FieldInvalid', [
        'callback_url',
      ])
      assertRefused(await service.post(path('1'), good('1')), 404, 'TaskNotFound')
      assertRefused(await service.post(path(unfinished), good(unfinished)), 409, 'OperationInProcess')
      const stranger = await service.account()
      assertRefused(await service.post(path(unfinished), good(unfinished), { key: stranger.key }), 404, 'TaskNotFound')
      const { task_id: other } = (await service.post('/ent/v2/text2video', bodyOf('text2video'))).json
      assertRefused(await service.post(path(other), good(other)), 404, 'TaskNotFound')
    })
  }
})

for (const generator of ['one-click/general_one_click', 'one-click/mv', 'one-click/premium_mv'] as const) {
  describe(generator, () => {
    const { path } = generators[generator]
    let film: Film
    let other: Film
    before(async () => {
      film = await finishedFilm(service, generator)
      other = await finishedFilm(service, generator)
    })

    test('the query by film id and by job id', async () => {
      const { json } = await service.get(`${path}/${film.id}`)
      assert.deepEqual(
        sorted(json),
        'created_at err_code err_msg id input job_records progress signed_url state type updated_at'.split(' '),
      )
      assert.deepEqual([json.id, json.state, json.err_code, json.progress], [film.id, 'success', '', 100])
      if (generator === 'one-click/general_one_click') assert.equal(json.type, 'one_click')
      assert.deepEqual(
        json.job_records.map(({ type, index }: Body) => [type, index]),
        [
          ['generate_video', 0],
          ['generate_video', 1],
        ],
      )
      const [job] = json.job_records[0].jobs
      assert.deepEqual(
        sorted(job),
        'created_at duration err_code err_msg id prompt signed_url state type updated_at'.split(' '),
      )
      assert.deepEqual([job.id, job.type, job.prompt, job.duration], [film.parts[0], 'generate_video', 'first', 3])
      assert.deepEqual(json.input.images, ['https://example.com/cat.png'])
      assert.deepEqual((await service.get(`${path}/${film.parts[1]}`)).json, json)
    })

    test('edit: job_id and prompt', async () => {
      const good = { job_id: film.parts[0], prompt: 'x' }
      const rows: Row[] = [
        ['no job', () => ({ job_id: undefined }), 'FieldLacking', 'job_id'],
        ['a job that is a number', () => ({ job_id: 5 }), 'FieldInvalid', 'job_id'],
        ['a job of nobody', () => ({ job_id: '1' }), 'FieldInvalid', 'job_id'],
        ...[' ', '...', '😀'].map((prompt): Row => [`only ${prompt}`, () => ({ prompt }), 'FieldInvalid', 'prompt']),
        ['no prompt', () => ({ prompt: undefined }), 'FieldLacking', 'prompt'],
        ['a prompt of one character too many', () => ({ prompt: 'x'.repeat(3_001) }), 'FieldInvalid', 'prompt'],
      ]
      for (const [, patch, reason, field] of rows)
        assertRefused(await service.post(`${path}/${film.id}/edit`, { ...good, ...patch() }), 400, reason, [field])
      const answer = await accepted(`${path}/${film.id}/edit`, { ...good, prompt: '好'.repeat(3_000) })
      assert.deepEqual(sorted(answer), ['id'])
      assert.equal((await service.get(`/ent/v2/tasks/${answer.id}/creations`)).json.credits, 120)
      const { job_records } = (await service.get(`${path}/${film.id}`)).json
      assert.deepEqual(
        job_records[0].jobs.map((job: Body) => job.id),
        [film.parts[0], answer.id],
      )
    })

    test('a film without a segment, and one with expired files, are rejected immediately', async () => {
      const empty = await finishedFilm(service, generator, [])
      const body = { job_ids: [film.parts[0]] }
      assertRefused(await service.post(`${path}/${empty.id}/compose`, body), 400, 'FieldInvalid', ['job_ids'])
      const gone = await finishedFilm(service, generator)
      await service.db.query({ text: 'update task set let_go = true where id = $1 or parent_id = $1' }, [gone.id])
      const again = { job_id: gone.parts[0], prompt: 'x' }
      assertRefused(await service.post(`${path}/${gone.id}/edit`, again), 400, 'FieldInvalid', ['job_id'])
    })

    test('compose: one job per segment, in order', async () => {
      const [first, second] = film.parts
      const rows: [Body, Reason, string][] = [
        [{}, 'FieldLacking', 'job_ids'],
        [{ job_ids: first }, 'FieldInvalid', 'job_ids'],
        [{ job_ids: [first] }, 'FieldItemCountOutOfRange', 'job_ids'],
        [{ job_ids: [first, second, second] }, 'FieldItemCountOutOfRange', 'job_ids'],
        [{ job_ids: [second, first] }, 'FieldInvalid', 'job_ids[0]'],
        [{ job_ids: [first, first] }, 'FieldInvalid', 'job_ids[1]'],
        [{ job_ids: [first, '1'] }, 'FieldInvalid', 'job_ids[1]'],
        [{ job_ids: [first, film.parts[2]] }, 'FieldInvalid', 'job_ids[1]'],
        [{ job_ids: [first, other.parts[1]] }, 'FieldInvalid', 'job_ids[1]'],
        [{ job_ids: [first, film.id] }, 'FieldInvalid', 'job_ids[1]'],
      ]
      for (const [body, reason, field] of rows)
        assertRefused(await service.post(`${path}/${film.id}/compose`, body), 400, reason, [field])
      const answer = await accepted(`${path}/${film.id}/compose`, {
        job_ids: [first, second],
        callback_url: 'https://example.com/hook',
      })
      assert.deepEqual(sorted(answer), ['id'])
      assert.equal((await service.get(`/ent/v2/tasks/${answer.id}/creations`)).json.credits, 1)
      const { job_records } = (await service.get(`${path}/${film.id}`)).json
      assert.deepEqual(
        job_records.at(-1).jobs.map((job: Body) => [job.id, job.type]),
        [[answer.id, 'compose']],
      )
    })
  })
}
