import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Reason } from '../../packages/service/src/core/errors.ts'
import { imagineOrder } from '../../packages/service/src/plans/one-order-plans.ts'
import { type Answered, startService, type TestService } from '../harness/service.ts'
import { assertRefused } from './assert-refused.ts'
import { type Body, bodyOf, VOICE } from './bodies.ts'
import { bmp, filmLink, link, mp4, png } from './media.ts'

let service: TestService
let count = 0

before(async () => {
  service = await startService()
})
after(() => service.stop())

const SUBJECTS = '/ent/v2/subjects'
const sorted = (value: object): string[] => Object.keys(value).sort()
const links = (many: number): string[] => Array(many).fill(link)

async function create(patch: Body = {}, key = service.key): Promise<Answered['json']> {
  const answer = await service.post(SUBJECTS, { name: `s${++count}`, images: [link], ...patch }, { key })
  assert.equal(answer.status, 200, answer.text)
  return answer.json
}

const KEYS = 'created_at credits description id images name style updated_at videos voice_id'.split(' ')

test('a subject has the fields of the decision, costs 5 and is answered at once', async () => {
  const json = await create({ voice_id: VOICE, style: 'ink', description: 'a cat' })
  assert.deepEqual(sorted(json), KEYS)
  assert.deepEqual([json.credits, json.voice_id, json.style, json.description], [5, VOICE, 'ink', 'a cat'])
  const plain = await create()
  assert.deepEqual([plain.voice_id, plain.style, plain.description, plain.videos], ['', '', '', []])
})

describe('limits of a subject', () => {
  const rows: [rule: string, at: () => Body[], beyond: () => Body[], reason: Reason, field: string][] = [
    [
      'name has 1 to 64 characters',
      () => [{ name: 'n' }, { name: '😀'.repeat(64) }],
      () => [{ name: '' }, { name: 'n'.repeat(65) }],
      'FieldInvalid',
      'name',
    ],
    ['1 to 3 images', () => [{ images: links(3) }], () => [{ images: links(4) }], 'FieldItemCountOutOfRange', 'images'],
    [
      'at most 1 video',
      () => [{ videos: [filmLink] }, { images: [], videos: [filmLink] }],
      () => [{ videos: [filmLink, filmLink] }],
      'FieldItemCountOutOfRange',
      'videos',
    ],
    [
      'a video of at most 5 seconds',
      () => [{ videos: [mp4(5)] }],
      () => [{ videos: [mp4(5.25)] }],
      'VideoFormatInvalid',
      'videos[0]',
    ],
    [
      'images of at least 128x128',
      () => [{ images: [png(128)] }],
      () => [{ images: [png(127, 128)] }],
      'ImageSizeInvalid',
      'images[0]',
    ],
    [
      'images with a ratio between 1:4 and 4:1',
      () => [{ images: [png(128, 511)] }],
      () => [{ images: [png(128, 512)] }],
      'ImageSizeInvalid',
      'images[0]',
    ],
    [
      'png, jpeg, jpg, webp',
      () => [{ images: [png()] }],
      () => [{ images: [bmp()] }],
      'ImageFormatInvalid',
      'images[0]',
    ],
    [
      'a known voice or none',
      () => [{ voice_id: VOICE }, { voice_id: '' }],
      () => [{ voice_id: 'Nobody' }],
      'FieldInvalid',
      'voice_id',
    ],
    [
      'style has at most 100 characters',
      () => [{ style: '😀'.repeat(100) }],
      () => [{ style: 's'.repeat(101) }],
      'FieldInvalid',
      'style',
    ],
    [
      'description has at most 2000 characters',
      () => [{ description: '好'.repeat(2_000) }],
      () => [{ description: 'd'.repeat(2_001) }],
      'FieldInvalid',
      'description',
    ],
    ['name is required', () => [], () => [{ name: null }], 'FieldLacking', 'name'],
  ]
  for (const [rule, at, beyond, reason, field] of rows) {
    test(rule, async () => {
      for (const patch of at()) await create(patch)
      for (const patch of beyond()) {
        const answer = await service.post(SUBJECTS, { name: `s${++count}`, images: [link], ...patch })
        assertRefused(answer, 400, reason, [field])
      }
      const { id } = await create()
      for (const patch of beyond().filter(one => one.name !== null)) {
        const answer = await service.request('PUT', `${SUBJECTS}/${id}`, { body: patch })
        assertRefused(answer, 400, reason, [field])
      }
    })
  }
})

test('a list has 20 subjects by default, 1 to 100, and knows two kinds of ownership', async () => {
  const { key } = await service.account()
  await Promise.all(Array.from({ length: 22 }, () => create({}, key)))
  const { json } = await service.get(SUBJECTS, { key })
  assert.deepEqual(sorted(json), ['count', 'next_page_token', 'subjects'])
  assert.equal(json.subjects.length, 20)
  const rest = await service.get(`${SUBJECTS}?next_page_token=${encodeURIComponent(json.next_page_token)}`, { key })
  assert.deepEqual([rest.json.subjects.length, rest.json.next_page_token], [2, ''])
  assert.deepEqual(sorted(rest.json.subjects[0]), KEYS)
  assert.equal((await service.get(`${SUBJECTS}?count=100&ownership=private`, { key })).json.subjects.length, 22)
  assert.equal((await service.get(`${SUBJECTS}?ownership=system`, { key })).status, 200)
  for (const bad of ['0', '101', 'x'])
    assertRefused(await service.get(`${SUBJECTS}?count=${bad}`, { key }), 400, 'FieldInvalid', ['count'])
  assertRefused(await service.get(`${SUBJECTS}?ownership=mine`, { key }), 400, 'FieldInvalid', ['ownership'])
  const wanted = json.subjects.slice(3, 5).map((subject: Body) => subject.id)
  const some = await service.get(`${SUBJECTS}?subject_ids=${wanted[0]}&subject_ids=${wanted[1]}`, { key })
  assert.deepEqual(
    some.json.subjects.map((subject: Body) => subject.id),
    wanted,
  )
})

test('a deleted subject is gone', async () => {
  const { id } = await create()
  const gone = await service.request('DELETE', `${SUBJECTS}/${id}`)
  assert.deepEqual([gone.status, gone.text], [204, ''])
  assertRefused(await service.request('PUT', `${SUBJECTS}/${id}`, { body: {} }), 404, 'NotFound')
})

describe('stored subjects in reference2video', () => {
  const ask = (patch: Body, model = 'genq1', key = service.key): Promise<Answered> =>
    service.post('/ent/v2/estimate/reference2video', bodyOf('reference2video', patch, model), { key })

  test('server_id brings the stored images, which count', async () => {
    const { id } = await create({ images: links(3) })
    const entry = { name: 'Tom', server_id: id }
    assert.equal((await ask({ images: links(4), subjects: [entry], prompt: '[@Tom] sleeps' })).status, 200)
    assertRefused(await ask({ images: links(5), subjects: [entry] }), 400, 'FieldItemCountOutOfRange')
    // What is given beside it stands for what is stored.
    assert.equal((await ask({ images: links(5), subjects: [{ ...entry, images: links(2) }] })).status, 200)
    assert.equal((await ask({ images: undefined, subjects: [entry] })).status, 200)
  })

  test('server_id gives the stored voice and description to the order, and given values override them', async () => {
    const { id } = await create({ voice_id: VOICE, description: 'an orange cat' })
    const orderedOf = async (entry: Body) => {
      const body = bodyOf('reference2video', { subjects: [{ name: 'Tom', server_id: id, ...entry }] }, 'genq1')
      const { json, status, text } = await service.post('/ent/v2/reference2video', body)
      assert.equal(status, 200, text)
      const rows = await service.db.query<{ request: Record<string, unknown> }>(
        { text: 'select request from task where id = $1' },
        [json.task_id],
      )
      const pictures = ['images[0]', 'subjects[0].images[0]'].map(role => ({
        role,
        kind: 'picture' as const,
        path: '',
      }))
      return imagineOrder(rows[0]!.request as Parameters<typeof imagineOrder>[0], pictures).inputs.map(
        ({ name, description, voice }) => ({
          name,
          description,
          voice,
        }),
      )
    }
    const unnamed = { name: undefined, description: undefined, voice: undefined }
    assert.deepEqual(await orderedOf({}), [unnamed, { name: 'Tom', description: 'an orange cat', voice: VOICE }])
    const [, given] = await orderedOf({ voice_id: '', description: 'a fat cat' })
    assert.deepEqual(given, { name: 'Tom', description: 'a fat cat', voice: VOICE })
  })

  test("another account's subject is unknown", async () => {
    const { key } = await service.account()
    const { id } = await create()
    const answer = await ask({ subjects: [{ name: 'Tom', server_id: id }] }, 'genq1', key)
    assertRefused(answer, 400, 'FieldInvalid', ['subjects[0].server_id'])
  })

  test('auto_subjects makes a stored name known in the prompt', async () => {
    const { name } = await create()
    assert.equal((await ask({ images: undefined, auto_subjects: true, prompt: `[@${name}] sleeps` })).status, 200)
    assertRefused(await ask({ prompt: `[@${name}] sleeps` }), 400, 'FieldInvalid', ['prompt'])
    assertRefused(await ask({ auto_subjects: true, prompt: '[@Nobody] sleeps' }), 400, 'FieldInvalid', ['prompt'])
  })
})
