import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Answered, type RequestOptions, startService, type TestService } from '../harness/service.ts'
import { assertRefused } from './assert-refused.ts'
import { type Body, bodyOf, generators } from './bodies.ts'
import { finishedFilm } from './film-rows.ts'
import { link } from './media.ts'

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

async function newTask(key = service.key): Promise<string> {
  const { json, text } = await create({}, { key })
  assert.ok(json.task_id, text)
  return json.task_id
}

describe('identifiers', () => {
  const places: [method: string, path: (id: string) => string, reason: 'TaskNotFound' | 'NotFound', body?: Body][] = [
    ['GET', queryOf, 'TaskNotFound'],
    ['GET', id => `/ent/v2/tasks/${id}/events`, 'TaskNotFound'],
    ['POST', id => `/ent/v2/tasks/${id}/cancel`, 'TaskNotFound'],
    ['GET', id => `/ent/v2/ad-one-click/${id}`, 'TaskNotFound'],
    ['GET', id => `/ent/v2/one-click/general_one_click/${id}`, 'TaskNotFound'],
    ['GET', id => `/ent/v2/one-click/mv/${id}`, 'TaskNotFound'],
    ['GET', id => `/ent/v2/one-click/premium_mv/${id}`, 'TaskNotFound'],
    ['POST', id => `/ent/v2/one-click/general_one_click/${id}/edit`, 'TaskNotFound', { job_id: '1', prompt: 'x' }],
    ['POST', id => `/ent/v2/one-click/general_one_click/${id}/compose`, 'TaskNotFound', { job_ids: ['1'] }],
    ['PUT', id => `/ent/v2/subjects/${id}`, 'NotFound', { style: 'ink' }],
    ['DELETE', id => `/ent/v2/subjects/${id}`, 'NotFound'],
  ]
  for (const [method, path, reason, sent] of places) {
    test(`${method} ${path('{id}')} rejects an invalid id, and does not find an unknown one`, async () => {
      const options = sent ? { body: sent } : {}
      for (const id of ['abc', '12a', '-1', '1.5', '0x10', '%20', '١٢'])
        assertRefused(await service.request(method, path(id), options), 400, 'FieldInvalid', ['id'])
      for (const id of ['1', '901243326567555072', '9223372036854775807'])
        assertRefused(await service.request(method, path(id), options), 404, reason)
    })
  }

  test("another account's task looks like one that does not exist", async () => {
    const { key } = await service.account()
    const id = await newTask()
    const other = await service.get(queryOf(id), { key })
    const none = await service.get(queryOf('1'), { key })
    assertRefused(other, 404, 'TaskNotFound')
    assert.equal(other.json.message.replace(id, '1'), none.json.message)
    assertRefused(await service.post(`/ent/v2/tasks/${id}/cancel`, {}, { key }), 404, 'TaskNotFound')
    assertRefused(await service.get(`/ent/v2/tasks/${id}/events`, { key }), 404, 'TaskNotFound')
    assert.deepEqual((await service.get(`/ent/v2/tasks?task_ids=${id}`, { key })).json.tasks, [])
    assert.equal((await service.get(queryOf(id))).json.state, 'queueing')
  })
})

describe('unknown fields', () => {
  const ignoredOf = async (path: string, sent: Body): Promise<string | null> => {
    const answer = await service.post(path, sent)
    assert.equal(answer.status, 200, answer.text)
    return answer.headers.get('x-ignored-fields')
  }

  test('a body of known fields has no such header', async () => {
    assert.equal(await ignoredOf(TEXT, body({ seed: 1 })), null)
  })

  test('they are named with their paths', async () => {
    assert.equal(await ignoredOf(TEXT, body({ colour: 1, size: { a: 1 } })), 'colour,size')
    const asset = { id: '01', type: 'scene', name: 'Roof' }
    const comic = bodyOf('explain-comic', {
      assets: [
        { ...asset, colour: 'red' },
        { ...asset, id: '02', mood: 'sad' },
      ],
    })
    assert.equal(await ignoredOf(generators['explain-comic'].path, comic), 'assets[0].colour,assets[1].mood')
    const film = bodyOf('reference2video', { subjects: [{ name: 'Tom', colour: 'red' }] })
    assert.equal(await ignoredOf(generators.reference2video.path, film), 'subjects[0].colour')
  })

  test('they are not echoed', async () => {
    const { json } = await create({ colour: 'red' })
    assert.equal('colour' in json, false)
  })

  test('names outside ASCII are percent-encoded', async () => {
    assert.equal(await ignoredOf(TEXT, body({ größe: 1 })), 'gr%C3%B6%C3%9Fe')
    assert.equal(await ignoredOf(TEXT, body({ 颜色: 1, '😀': 2 })), '%E9%A2%9C%E8%89%B2,%F0%9F%98%80')
  })

  test('the header stays within 1 kB and counts the rest', async () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`unknown_${i}`, i]))
    const header = (await ignoredOf(TEXT, body(many))) ?? ''
    assert.ok(header.length <= 1_024)
    const names = header.split(',')
    assert.match(names.at(-1) ?? '', /^\+\d+$/)
    assert.equal(names.length - 1 + Number(names.at(-1)), 500)
    assert.equal(names[0], 'unknown_0')
    const long = (await ignoredOf(TEXT, body({ ['x'.repeat(2_000)]: 1 }))) ?? ''
    assert.equal(long, '+1')
  })

  test('unknown names in a query are named too, on every GET', async () => {
    const { id: film } = await finishedFilm(service, 'one-click/general_one_click')
    const ended = await newTask()
    await service.post(`/ent/v2/tasks/${ended}/cancel`, {})
    const gets = [
      '/ent/v2/tasks',
      queryOf(await newTask()),
      '/ent/v2/credits',
      '/ent/v2/voices',
      '/ent/v2/subjects',
      `/ent/v2/one-click/general_one_click/${film}`,
      '/admin/v1/accounts',
      `/admin/v1/accounts/${service.accountId}`,
      '/admin/v1/callbacks',
      '/healthz',
      '/openapi.json',
    ]
    for (const path of gets) {
      const [right, wrong] = [await service.get(path), await service.get(`${path}?colour=red&größe=1&colour=blue`)]
      assert.deepEqual([right.status, wrong.status], [200, 200], wrong.text)
      assert.equal(right.headers.get('x-ignored-fields'), null, path)
      assert.equal(wrong.headers.get('x-ignored-fields'), 'colour,gr%C3%B6%C3%9Fe', path)
    }
    const known = await service.get('/ent/v2/tasks?pager.pagesz=3&page_size=3&states=failed')
    assert.equal(known.headers.get('x-ignored-fields'), 'page_size')
    const stream = await service.get(`/ent/v2/tasks/${ended}/events?colour=red`)
    assert.equal(stream.headers.get('x-ignored-fields'), 'colour')
  })

  test('names in the query of a POST are named beside those of its body', async () => {
    const answer = await service.post(`${TEXT}?colour=red`, body({ size: 1 }))
    assert.equal(answer.headers.get('x-ignored-fields'), 'colour,size')
    assert.equal((await service.post(`${TEXT}?model=genq2`, body())).headers.get('x-ignored-fields'), 'model')
  })

  test('a near miss of a required or image field of an asset is asked about', async () => {
    const asset = { id: '01', type: 'scene', name: 'Roof' }
    const wrong = bodyOf('explain-comic', { assets: [{ ...asset, image_url: link }] })
    const answer = await service.post(generators['explain-comic'].path, wrong)
    assertRefused(answer, 400, 'FieldInvalid', ['assets[0].image_url'])
    assert.match(answer.json.message, /did you mean image_uri\?/)
    for (const [right, spelling] of [
      ['name', 'names'],
      ['name', 'nmae'],
      ['type', 'Type'],
      ['type', 'tpye'],
      ['id', 'ID'],
    ] as const) {
      const misspelt = { ...asset, [right]: undefined, [spelling]: asset[right] }
      const { json, status } = await service.post(
        generators['explain-comic'].path,
        bodyOf('explain-comic', { assets: [misspelt] }),
      )
      const hint = json.metadata?.problems.find((problem: Body) => problem.field === `assets[0].${spelling}`)
      assert.equal(status, 400)
      assert.match(hint?.message ?? '', new RegExp(`did you mean ${right}\\?`), spelling)
    }
  })
})

describe('authorization', () => {
  const sent = (authorization?: string): Promise<Answered> =>
    service.post(TEXT, body(), { key: null, headers: authorization === undefined ? {} : { authorization } })

  test('the scheme is Token, without regard to case', async () => {
    for (const scheme of ['Token', 'token', 'TOKEN', 'tOKEN'])
      assert.equal((await sent(`${scheme} ${service.key}`)).status, 200)
  })

  test('everything else is unauthorized', async () => {
    const wrong = [undefined, service.key, `Bearer ${service.key}`, 'Token', `Token${service.key}`, 'Token nobody']
    for (const one of [...wrong, `Basic ${service.key}`, `Token ${service.key}x`, `Token ${service.key} x`])
      assertRefused(await sent(one), 401, 'Unauthorized')
  })

  test('every endpoint asks for the key', async () => {
    const closed: [string, string][] = [
      ...Object.values(generators).map(({ path }): [string, string] => ['POST', path]),
      ['POST', '/ent/v2/estimate/text2video'],
      ['GET', queryOf('1')],
      ['GET', '/ent/v2/tasks'],
      ['GET', '/ent/v2/credits'],
      ['GET', '/ent/v2/subjects'],
      ['GET', '/ent/v2/voices'],
      ['POST', '/ent/v2/tasks/1/cancel'],
      ['POST', '/ent/v2/ad-one-click/edit'],
      ['POST', '/ent/v2/ad-one-click/compose'],
      ['POST', '/tools/v2/files/uploads'],
      ['GET', '/admin/v1/accounts'],
    ]
    for (const [method, path] of closed)
      assertRefused(await service.request(method, path, { key: null }), 401, 'Unauthorized')
  })

  test('each scope is separate', async () => {
    const reader = await service.account({ scopes: ['read'] })
    const maker = await service.account({ scopes: ['create'] })
    const admin = await service.account({ scopes: ['admin'] })
    assertRefused(await create({}, { key: reader.key }), 403, 'Forbidden')
    assertRefused(await create({}, { key: admin.key }), 403, 'Forbidden')
    const id = await newTask(maker.key)
    assertRefused(await service.get(queryOf(id), { key: maker.key }), 403, 'Forbidden')
    assertRefused(await service.get('/admin/v1/accounts', { key: maker.key }), 403, 'Forbidden')
    assert.equal((await service.get('/admin/v1/accounts', { key: admin.key })).status, 200)
    assert.equal((await service.get('/ent/v2/tasks', { key: reader.key })).status, 200)
  })
})

describe('limits of an account', () => {
  test('without enough credits nothing is created', async () => {
    const { key } = await service.account({ credits: 79 })
    assertRefused(await create({}, { key }), 400, 'CreditInsufficient')
    assert.deepEqual((await service.get('/ent/v2/tasks', { key })).json.tasks, [])
    const enough = await service.account({ credits: 80 })
    assert.equal((await create({}, { key: enough.key })).status, 200)
    assertRefused(await create({}, { key: enough.key }), 400, 'CreditInsufficient')
  })

  test('too many unfinished tasks are rejected until one ends', async () => {
    const { id, key } = await service.account()
    await service.db.query({ text: 'update account set max_unfinished = 2 where id = $1' }, [id])
    const first = await newTask(key)
    await newTask(key)
    assertRefused(await create({}, { key }), 429, 'QuotaExceeded')
    await service.post(`/ent/v2/tasks/${first}/cancel`, {}, { key })
    await newTask(key)
  })

  test('unfinished tasks are limited to 10,000, running ones to 5, unless an operator says otherwise', async () => {
    const { id, key } = await service.account()
    const select = { text: 'select max_unfinished, max_running from account where id = $1' }
    assert.deepEqual(await service.db.query(select, [id]), [{ max_unfinished: 10_000, max_running: 5 }])
    assert.equal((await service.get('/ent/v2/credits', { key })).json.remains[0].concurrency_limit, 5)
  })
})
