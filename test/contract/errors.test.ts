import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Answered, type RequestOptions, startService, type TestService } from '../harness/service.ts'
import { assertRefused } from './assert-refused.ts'
import { type Body, bodyOf, generators } from './bodies.ts'
import { MB } from './media.ts'

let service: TestService

before(async () => {
  service = await startService()
})
after(() => service.stop())

const TEXT = '/ent/v2/text2video'
const body = (patch: Body = {}): Body => bodyOf('text2video', patch)
const create = (patch: Body = {}, options: RequestOptions = {}): Promise<Answered> =>
  service.post(TEXT, body(patch), options)
const queryOf = (id: string): string => `/ent/v2/tasks/${id}/creations`

describe('error bodies', () => {
  test('all problems are found at once; the first one speaks', async () => {
    const answer = await service.post(TEXT, {
      model: 'genq2',
      duration: 20,
      seed: 'x',
      aspect_ratio: '2:1',
      payload: 5,
    })
    const fields = ['prompt', 'duration', 'seed', 'aspect_ratio', 'payload']
    assert.deepEqual(answer.json.metadata.fields.toSorted(), fields.toSorted())
    const [first, ...others] = answer.json.metadata.problems
    assert.equal(others.length, 4)
    assert.deepEqual([answer.json.reason, answer.json.message], [first.reason, first.message])
    for (const problem of [first, ...others]) {
      assert.deepEqual(Object.keys(problem).sort(), ['field', 'message', 'reason'])
      assert.equal(problem.reason, problem.field === 'prompt' ? 'FieldLacking' : 'FieldInvalid')
    }
    assert.deepEqual(Object.keys(answer.json).sort(), ['code', 'message', 'metadata', 'reason'])
  })

  test('problems of an image and of a text come together', async () => {
    const wrong = bodyOf('img2video', { images: ['data:image/png;base64,AAAA'], seed: 'x' })
    const { json } = await service.post(generators.img2video.path, wrong)
    assert.deepEqual(json.metadata.fields.toSorted(), ['images[0]', 'seed'])
  })

  test('a message has the error, the allowed and the received value', async () => {
    const { json } = await service.post('/ent/v2/img2video', bodyOf('img2video', { duration: 20 }, 'genq3-pro'))
    assert.equal(json.message, 'duration must be between 1 and 16, got 20')
    const choice = await create({ aspect_ratio: '2:1' })
    assert.match(choice.json.message, /aspect_ratio.*16:9.*1:1.*2:1/)
  })

  test('long values are cut', async () => {
    const wrong: Body[] = [
      { aspect_ratio: 'x'.repeat(100_000) },
      { prompt: 'x'.repeat(100_000) },
      { seed: Array(9_999).fill('x') },
    ]
    for (const patch of [
      ...wrong,
      { model: { deep: 'x'.repeat(100_000) } },
      ...[30, 1_000].map(many => ({ aspect_ratio: '😀'.repeat(many) })),
    ]) {
      const answer = await create(patch)
      assert.equal(answer.status, 400)
      assert.ok(answer.text.length < 2_000, `${answer.text.length}`)
      assert.equal(answer.json.message.isWellFormed(), true, answer.json.message)
    }
  })

  test('a value of the wrong type is rejected at any depth', async () => {
    const nested = (depth: number): Promise<Answered> => {
      const raw = `{"model":"genq1","prompt":"x","seed":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`
      return service.request('POST', TEXT, { raw, headers: { 'content-type': 'application/json' } })
    }
    for (const depth of [10, 1_000]) assertRefused(await nested(depth), 400, 'FieldInvalid', ['seed'])
    // A large body that is so deep is not read at all.
    assertRefused(await nested(50_000), 400, 'BadRequest')
  })

  test('a body that is not JSON, or not an object, is a bad request', async () => {
    const headers = { 'content-type': 'application/json' }
    for (const raw of ['', '{', 'x', '[]', '"x"', '5', 'null', 'true', '{"a":1}}'])
      assertRefused(await service.request('POST', TEXT, { raw, headers }), 400, 'BadRequest')
  })

  test('a body that is not declared application/json is rejected with 415', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
    ]) {
      const answer = await service.request('POST', TEXT, {
        raw: JSON.stringify(body()),
        headers: { 'content-type': type },
      })
      assertRefused(answer, 415, 'BadRequest')
    }
    const utf8 = { 'content-type': 'application/json; charset=utf-8' }
    assert.equal((await service.request('POST', TEXT, { raw: JSON.stringify(body()), headers: utf8 })).status, 200)
  })

  test('another method is rejected with 405, an unknown path with 404', async () => {
    for (const [method, path] of [
      ['GET', TEXT],
      ['DELETE', TEXT],
      ['PUT', TEXT],
      ['POST', queryOf('1')],
      ['POST', '/ent/v2/credits'],
    ] as const)
      assertRefused(await service.request(method, path), 405, 'MethodNotAllowed')
    for (const path of ['/ent/v2/nothing', '/ent/v1/text2video', '/ent/v2/text2video/x'])
      assertRefused(await service.post(path, body()), 404, 'NotFound')
  })

  test('a body of 20 MB is read, and a larger one is rejected with 413', async () => {
    const sent = JSON.stringify(body())
    const headers = { 'content-type': 'application/json' }
    const at = await service.request('POST', TEXT, { raw: sent + ' '.repeat(20 * MB - sent.length), headers })
    assert.equal(at.status, 200, at.text)
    const beyond = await service.request('POST', TEXT, { raw: sent + ' '.repeat(20 * MB + 1 - sent.length), headers })
    assertRefused(beyond, 413, 'RequestTooLarge')
  })

  test('an estimate of an unknown generator is not found', async () => {
    for (const name of ['nothing', 'one-click', 'one-click/nothing', 'subjects', 'ad-one-click/nothing'])
      assertRefused(await service.post(`/ent/v2/estimate/${name}`, body()), 404, 'NotFound')
  })

  test('every answer carries its trace id', async () => {
    const answers = await Promise.all([
      create(),
      service.get('/ent/v2/credits'),
      service.get('/nothing'),
      create({ model: 5 }),
    ])
    const ids = answers.map(answer => answer.headers.get('x-md-trace-id'))
    assert.ok(ids.every(Boolean))
    assert.equal(new Set(ids).size, ids.length)
  })
})
