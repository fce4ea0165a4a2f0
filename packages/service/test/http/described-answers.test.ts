import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { buildAnswerRows } from '../../src/reference/page/answer-rows.ts'
import { buildEndpoints } from '../../src/http/endpoints/index.ts'
import { errorSchema } from '../../src/reference/openapi/error-answers.ts'
import { direct } from '../../../studio/src/prompt-parsing/read-prompt.ts'
import { writeScene } from '../../../studio/src/scene-writing/write-scene.ts'
import { referenceFiles } from '../../../../tools/reference.ts'
import { createHold } from '../../../../test/harness/hold-answers.ts'
import { type Json, operationsOf } from '../../../../test/harness/openapi-operations.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'

let service: TestService

before(async () => {
  service = await startService({}, { holdsAnswers: true })
})
after(() => service.stop())

const described = () =>
  buildEndpoints(service.services.catalog).filter(one => !one.undocumented && one.answer?.schema !== undefined)

test('every field of every answer and of the error body has a description', () => {
  let fields = 0
  for (const { method, path, answer } of described()) {
    for (const row of buildAnswerRows(answer?.schema ?? {})) {
      assert.match(row.about, /\S{2,}/, `${method} ${path}: ${row.path}`)
      fields += 1
    }
  }
  for (const row of buildAnswerRows(errorSchema)) assert.match(row.about, /\S{2,}/, `error: ${row.path}`)
  assert.ok(fields > 400, `only ${fields} fields`)
})

test('an object or list in an answer describes its contents, except repeated requests', () => {
  const open: string[] = []
  const walk = (schema: Json, path: string): void => {
    for (const one of schema.allOf ?? []) walk(one, path)
    for (const [name, one] of Object.entries((schema.properties ?? {}) as Json)) walk(one, `${path}.${name}`)
    if (schema.items) walk(schema.items, `${path}[]`)
    // A scene document has a schema of its own.
    const isOpen = [schema.type].flat().includes('object') && !schema.properties && !schema.allOf && !schema['x-scene']
    if (isOpen || (schema.type === 'array' && !schema.items)) open.push(path)
  }
  for (const { method, path, answer } of described()) walk(answer?.schema ?? {}, `${method} ${path} `)
  const films = service.services.catalog.generators.filter(one => one.film && one.name !== 'ad-one-click')
  assert.deepEqual(
    open.sort(),
    [
      ...films.map(({ path }) => `GET ${path}/{id} .input`),
      // Fields by name, in the words of the declarations.
      'GET /ent/v2/catalog .generators[].fields',
      'GET /ent/v2/catalog .generators[].columns[].fields',
      'GET /ent/v2/tasks/{id}/request .body',
      'POST /ent/v2/tasks/{id}/cancel ',
    ].sort(),
  )
})

test('the OpenAPI document and the reference pages have the same descriptions', async () => {
  const document = (await service.get('/openapi.json', { key: null })).json
  const sheet = document.components.schemas.Creation.properties.sheet_url.description
  assert.match(sheet, /Frames from beginning to end/)
  const pages = [...referenceFiles().values()].join('\n')
  for (const { method, path, answer } of described()) {
    const page = pages.slice(pages.indexOf(`## ${method} ${path.replace('{*}', '{key}')}\n`))
    for (const row of buildAnswerRows(answer?.schema ?? {})) {
      assert.ok(page.includes(`| \`${row.path}\` | ${row.type} | `), `${method} ${path}: ${row.path}`)
    }
  }
  for (const { operation } of operationsOf(document)) {
    const shape = operation.responses['200']?.content?.['application/json']?.schema
    for (const [name, one] of Object.entries((shape?.properties ?? {}) as Json))
      assert.ok(one.description, `${operation.operationId}: ${name}`)
  }
})

test('the check finds a field without a description, and a missing one', async () => {
  const hold = createHold(service.services.catalog)
  const { json } = await service.get('/ent/v2/credits')
  const [remains] = json.remains
  hold('GET', '/ent/v2/credits', json)
  assert.throws(() => hold('GET', '/ent/v2/credits', { ...json, more: 1 }), /unevaluated properties/)
  assert.throws(() => hold('GET', '/ent/v2/credits', { remains: [{ ...remains, more: 1 }] }), /unevaluated properties/)
  assert.throws(() => hold('GET', '/ent/v2/credits', { remains: [{}] }), /required property/)
  assert.throws(() => hold('GET', '/ent/v2/tasks', { tasks: [{ more: 1 }], next_page_token: '' }), /unevaluated/)
})

test('answers of tasks, subjects, uploads, voices and estimates have the fields that are described', async () => {
  const body = { model: 'genq2', prompt: 'a lake' }
  const { json } = await service.post('/ent/v2/text2video', body)
  assert.equal((await service.post('/ent/v2/estimate/text2video', body)).status, 200)
  for (const path of [`${json.task_id}/creations`, ''])
    assert.equal((await service.get(`/ent/v2/tasks${path && '/'}${path}`)).status, 200)
  assert.equal((await service.post(`/ent/v2/tasks/${json.task_id}/cancel`, {})).status, 200)
  const subject = await service.post('/ent/v2/subjects', { name: 'fox', images: ['https://example.com/fox.png'] })
  assert.equal(subject.status, 200, subject.text)
  assert.equal((await service.get(`/ent/v2/subjects/${subject.json.id}`)).status, 200)
  assert.equal(
    (await service.request('PUT', `/ent/v2/subjects/${subject.json.id}`, { body: { style: 'x' } })).status,
    200,
  )
  for (const path of ['/ent/v2/subjects', '/ent/v2/voices', '/ent/v2/credits', '/healthz', '/readyz'])
    assert.equal((await service.get(path)).status, 200, path)
  const upload = await service.post('/tools/v2/files/uploads', {})
  const put = new URL(upload.json.put_url)
  const { json: filled } = await service.request('PUT', put.pathname + put.search, { raw: 'some bytes', key: null })
  const finish = `/tools/v2/files/uploads/${upload.json.id}/finish`
  assert.equal((await service.request('PUT', finish, { body: { etag: filled.etag } })).status, 200)
})

test("the operator's answers have the fields that are described", async () => {
  const { json: account } = await service.post('/admin/v1/accounts', { name: 'Acme' })
  const at = `/admin/v1/accounts/${account.id}`
  assert.equal((await service.post(`${at}/credits`, { amount: 5, note: 'x' })).status, 200)
  assert.equal((await service.post(`${at}/callback-secret`, {})).status, 200)
  const { json: key } = await service.post(`${at}/keys`, { name: 'ci' })
  assert.equal((await service.post(`/admin/v1/keys/${key.id}/rotate`, {})).status, 200)
  for (const path of [at, `${at}/keys`, '/admin/v1/accounts', '/admin/v1/callbacks'])
    assert.equal((await service.get(path)).status, 200, path)
})

test('the studio’s readings have the documented fields', () => {
  const hold = createHold(service.services.catalog)
  for (const prompt of [
    'Two red foxes run behind a huge castle in a storm. Then a girl on the left says "hello", close-up.',
    '一只小猫骑着自行车, 夕阳下的海滩',
    'a blue watch on a white background, product shot',
    'zxqw',
  ])
    hold('GET', '/ent/v2/tasks/1/scene', {
      id: '1',
      scene: writeScene(direct({ prompt, seed: 1 }), { seconds: 4, prompt, music: 'open' }),
      notes: [],
      segments: [],
    })
})
