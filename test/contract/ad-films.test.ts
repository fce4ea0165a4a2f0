import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Reason } from '../../packages/service/src/core/errors.ts'
import { type Answered, startService, type TestService } from '../harness/service.ts'
import { assertRefused } from './assert-refused.ts'
import type { Body } from './bodies.ts'
import { addPart, type Film, finishedFilm } from './film-rows.ts'

let service: TestService
let ad: Film
let other: Film
let edit: Body
let compose: Body

before(async () => {
  service = await startService({}, { holdsAnswers: true })
  ad = await finishedFilm(service, 'ad-one-click')
  other = await finishedFilm(service, 'ad-one-click')
  edit = { ad_one_click_task_id: ad.id, type: 'generate_video', storyboard_video_index: 0, prompt: 'again' }
  const [first, second, narration, music] = ad.parts
  compose = {
    ad_one_click_task_id: ad.id,
    video_task_ids: [first, second],
    bgm_task_id: music,
    narration_task_id: narration,
  }
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

const common: Row[] = [
  ['a payload of one character too many', () => ({ payload: 'x'.repeat(1_048_577) }), 'FieldInvalid', 'payload'],
  ['a callback to a private address', () => ({ callback_url: 'http://10.0.0.1/' }), 'FieldInvalid', 'callback_url'],
  ['no film', () => ({ ad_one_click_task_id: undefined }), 'FieldLacking', 'ad_one_click_task_id'],
  ['a film that is a number', () => ({ ad_one_click_task_id: 5 }), 'FieldInvalid', 'ad_one_click_task_id'],
]

describe('ad-one-click/edit', () => {
  const rows: Row[] = [
    ...common,
    ['no type', () => ({ type: null }), 'FieldLacking', 'type'],
    ['an unknown type', () => ({ type: 'compose' }), 'FieldInvalid', 'type'],
    ['no segment', () => ({ storyboard_video_index: undefined }), 'FieldLacking', 'storyboard_video_index'],
    ['a segment before the first', () => ({ storyboard_video_index: -1 }), 'FieldInvalid', 'storyboard_video_index'],
    ['a segment after the last', () => ({ storyboard_video_index: 2 }), 'FieldInvalid', 'storyboard_video_index'],
    ['half a segment', () => ({ storyboard_video_index: 0.5 }), 'FieldInvalid', 'storyboard_video_index'],
    ['a segment that is a string', () => ({ storyboard_video_index: '0' }), 'FieldInvalid', 'storyboard_video_index'],
    ['no prompt', () => ({ prompt: undefined }), 'FieldLacking', 'prompt'],
    ['a prompt that is a number', () => ({ prompt: 5 }), 'FieldInvalid', 'prompt'],
    ...['generate_video', 'generate_narration', 'generate_bgm'].flatMap(type =>
      [' ', '\n', '...', '。！', '😀', '1️⃣'].map((prompt): Row => {
        const what = `a ${type} that says nothing: ${JSON.stringify(prompt)}`
        return [what, () => ({ type, prompt }), 'FieldInvalid', 'prompt']
      }),
    ),
  ]
  for (const [what, patch, reason, field] of rows) {
    test(`${what} is rejected`, async () => {
      assertRefused(await service.post(EDIT, { ...edit, ...patch() }), 400, reason, [field])
    })
  }

  const prices: [what: string, patch: Body, credits: number][] = [
    ['40 for each of the 3 seconds of the first segment', {}, 120],
    ['40 for each of the 5 seconds of the last segment', { storyboard_video_index: 1 }, 200],
    ['10 for 500 characters of narration', { type: 'generate_narration', prompt: 'x'.repeat(500) }, 10],
    ['20 for 501 characters of narration', { type: 'generate_narration', prompt: '好'.repeat(501) }, 20],
    ['2 for each of the 8 seconds of music', { type: 'generate_bgm' }, 16],
  ]
  for (const [what, patch, credits] of prices) {
    test(`costs ${what}`, async () => {
      const film = await finishedFilm(service, 'ad-one-click')
      const body = {
        ...edit,
        payload: 'p',
        callback_url: 'https://example.com/hook',
        ...patch,
        ad_one_click_task_id: film.id,
      }
      const json = await accepted(EDIT, body)
      assert.deepEqual(sorted(json), ['ad_one_click_task_id', 'credits', 'err_code', 'state', 'sub_task_id'])
      assert.deepEqual(
        [json.ad_one_click_task_id, json.credits, json.err_code, json.state],
        [film.id, credits, '', 'created'],
      )
      const { json: task } = await service.get(`/ent/v2/tasks/${json.sub_task_id}/creations`)
      assert.deepEqual([task.id, task.credits, task.payload], [json.sub_task_id, credits, 'p'])
    })
  }

  test('storyboard_video_index is for segments; beside another type it is not an error', async () => {
    await accepted(EDIT, { ...edit, type: 'generate_bgm', storyboard_video_index: null })
  })

  test('the detailed query shows the new record beside the old ones', async () => {
    const film = await finishedFilm(service, 'ad-one-click')
    const { sub_task_id } = await accepted(EDIT, { ...edit, ad_one_click_task_id: film.id, storyboard_video_index: 1 })
    const { json } = await service.get(`/ent/v2/ad-one-click/${film.id}`)
    const ids = json.data_records.storyboards[1].records.map((record: Body) => record.id)
    assert.deepEqual(ids, [film.parts[1], sub_task_id])
    assert.equal(json.data_records.storyboards[1].records[1].prompt, 'again')
  })
})

describe('ad-one-click/compose', () => {
  const rows: Row[] = [
    ...common,
    ['no videos', () => ({ video_task_ids: undefined }), 'FieldLacking', 'video_task_ids'],
    ['a video too few', () => ({ video_task_ids: [ad.parts[0]] }), 'FieldItemCountOutOfRange', 'video_task_ids'],
    [
      'a video too many',
      () => ({ video_task_ids: [ad.parts[0], ad.parts[1], ad.parts[1]] }),
      'FieldItemCountOutOfRange',
      'video_task_ids',
    ],
    ['videos that are no list', () => ({ video_task_ids: ad.parts[0] }), 'FieldInvalid', 'video_task_ids'],
    ['a video that is a number', () => ({ video_task_ids: [ad.parts[0], 5] }), 'FieldInvalid', 'video_task_ids[1]'],
    ['a video of nobody', () => ({ video_task_ids: [ad.parts[0], '1'] }), 'FieldInvalid', 'video_task_ids[1]'],
    [
      'narration for a video',
      () => ({ video_task_ids: [ad.parts[0], ad.parts[2]] }),
      'FieldInvalid',
      'video_task_ids[1]',
    ],
    [
      'a segment twice, and another not at all',
      () => ({ video_task_ids: [ad.parts[0], ad.parts[0]] }),
      'FieldInvalid',
      'video_task_ids[1]',
    ],
    [
      'a video of another film',
      () => ({ video_task_ids: [ad.parts[0], other.parts[1]] }),
      'FieldInvalid',
      'video_task_ids[1]',
    ],
    ['music of another film', () => ({ bgm_task_id: other.parts[3] }), 'FieldInvalid', 'bgm_task_id'],
    ['narration for music', () => ({ bgm_task_id: ad.parts[2] }), 'FieldInvalid', 'bgm_task_id'],
    ['narration of another film', () => ({ narration_task_id: other.parts[2] }), 'FieldInvalid', 'narration_task_id'],
    ['a film for narration', () => ({ narration_task_id: ad.id }), 'FieldInvalid', 'narration_task_id'],
    ['no music', () => ({ bgm_task_id: undefined }), 'FieldLacking', 'bgm_task_id'],
    ['music of nobody', () => ({ bgm_task_id: '1' }), 'FieldInvalid', 'bgm_task_id'],
    ['no narration', () => ({ narration_task_id: null }), 'FieldLacking', 'narration_task_id'],
    ['music for narration', () => ({ narration_task_id: ad.parts[3] }), 'FieldInvalid', 'narration_task_id'],
  ]
  for (const [what, patch, reason, field] of rows) {
    test(`${what} is rejected`, async () => {
      assertRefused(await service.post(COMPOSE, { ...compose, ...patch() }), 400, reason, [field])
    })
  }

  test('costs 1, answers the fields of the contract and shows in the detailed query', async () => {
    const json = await accepted(COMPOSE, { ...compose, payload: 'p', callback_url: 'https://example.com/hook' })
    assert.deepEqual(sorted(json), ['ad_one_click_task_id', 'compose_sub_task_id', 'credits', 'state'])
    assert.deepEqual([json.ad_one_click_task_id, json.credits, json.state], [ad.id, 1, 'created'])
    const task = await service.get(`/ent/v2/tasks/${json.compose_sub_task_id}/creations`)
    assert.deepEqual([task.json.id, task.json.payload, task.json.credits], [json.compose_sub_task_id, 'p', 1])
    const film = await service.get(`/ent/v2/ad-one-click/${ad.id}`)
    const record = film.json.data_records.completed_creation_records.at(-1)
    assert.deepEqual(record, {
      id: json.compose_sub_task_id,
      state: 'queueing',
      err_code: '',
      creation_url: '',
      params: {
        video_task_ids: compose.video_task_ids,
        bgm_task_id: compose.bgm_task_id,
        narration_task_id: compose.narration_task_id,
      },
    })
  })

  test('segments in another order, and an edit of one beside the first of another, are composed', async () => {
    const film = await finishedFilm(service, 'ad-one-click')
    const again = await addPart(service, film.id, { part: 'generate_video', index: 1, duration: 5 })
    const [first, , narration, music] = film.parts
    const body = { ad_one_click_task_id: film.id, bgm_task_id: music, narration_task_id: narration }
    await accepted(COMPOSE, { ...body, video_task_ids: [again, first] })
    assertRefused(
      await service.post(COMPOSE, { ...body, video_task_ids: [again, film.parts[1]] }),
      400,
      'FieldInvalid',
      ['video_task_ids[1]'],
    )
  })

  test('a film that failed before any part was begun has nothing to compose or to make again', async () => {
    const film = await finishedFilm(service, 'ad-one-click', [])
    const body = { ...compose, ad_one_click_task_id: film.id }
    assertRefused(await service.post(COMPOSE, body), 400, 'FieldInvalid', ['video_task_ids'])
    const again = { ...edit, ad_one_click_task_id: film.id }
    assertRefused(await service.post(EDIT, again), 400, 'FieldInvalid', ['storyboard_video_index'])
    assertRefused(await service.post(EDIT, { ...again, type: 'generate_bgm' }), 400, 'FieldInvalid', ['type'])
  })

  test('a film with expired files is neither composed nor edited', async () => {
    const film = await finishedFilm(service, 'ad-one-click')
    await service.db.query({ text: 'update task set let_go = true where id = $1 or parent_id = $1' }, [film.id])
    const [first, second, narration, music] = film.parts
    const body = {
      ad_one_click_task_id: film.id,
      video_task_ids: [first, second],
      bgm_task_id: music,
      narration_task_id: narration,
    }
    assertRefused(await service.post(COMPOSE, body), 400, 'FieldInvalid', ['video_task_ids[0]'])
    const again = { ...edit, ad_one_click_task_id: film.id }
    assertRefused(await service.post(EDIT, again), 400, 'FieldInvalid', ['ad_one_click_task_id'])
  })

  test('a part that failed cannot be used', async () => {
    const film = await finishedFilm(service, 'ad-one-click')
    const failed = await addPart(service, film.id, { part: 'generate_bgm', state: 'failed' })
    const [first, second, narration] = film.parts
    const body = {
      ad_one_click_task_id: film.id,
      video_task_ids: [first, second],
      bgm_task_id: failed,
      narration_task_id: narration,
    }
    assertRefused(await service.post(COMPOSE, body), 400, 'FieldInvalid', ['bgm_task_id'])
  })
})

test('the detailed query of an advertisement film has the fields of the contract', async () => {
  const film = await finishedFilm(service, 'ad-one-click')
  const { json } = await service.get(`/ent/v2/ad-one-click/${film.id}`)
  const record = (index: number, type: string, prompt: string) => ({
    id: film.parts[index],
    type,
    prompt,
    creation_url: '',
    state: 'success',
    err_code: '',
  })
  assert.deepEqual(json, {
    id: film.id,
    err_code: '',
    state: 'success',
    data_records: {
      storyboards: [
        { stroyboard_id: 0, records: [record(0, 'generate_video', 'first')] },
        { stroyboard_id: 1, records: [record(1, 'generate_video', 'second')] },
      ],
      narration_records: [record(2, 'generate_narration', 'spoken')],
      bgm_records: [record(3, 'generate_bgm', 'played')],
      completed_creation_records: [],
    },
  })
})
