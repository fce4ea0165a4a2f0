import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { loadCatalogue } from '@kinora/studio/catalogue'
import { Validator } from '@seriousme/openapi-schema-validator'
import { namedParts } from '../../src/reference/openapi/build-operation.ts'
import { createAjv } from '../../src/catalog/check/create-checker.ts'
import { noFindings } from '../../src/catalog/check/ports.ts'
import { buildSchema } from '../../src/catalog/build-schema.ts'
import { voices } from '../../src/catalog/voices.ts'
import { createServer } from '../../src/http/create-server.ts'
import { buildEndpoints } from '../../src/http/endpoints/index.ts'
import { componentName } from '../../src/reference/openapi/component-name.ts'
import { X_KEYWORDS } from '../../src/reference/openapi/x-keywords.ts'
import {
  bodyOf,
  componentsOf,
  examplesOf,
  type Json,
  type Operation,
  operationsOf,
} from '../../../../test/harness/openapi-operations.ts'
import { insertVideo } from '../../../../test/harness/insert-video.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'

let service: TestService
let document: Json

before(async () => {
  service = await startService()
  // What the examples name by its id.
  await insertVideo(service, service.accountId, { id: '901243326567555072' })
  document = (await service.get('/openapi.json', { key: null })).json
})
after(() => service.stop())

const operations = (): Operation[] => operationsOf(document)

/** What accepts a body by the published schemas alone. */
function createJudge(): (one: Operation, body: Json) => string[] {
  const known = new Set(voices.map(voice => voice.id))
  const ajv = createAjv({
    whyUrlRefused: () => undefined,
    isVoice: id => known.has(id),
    sceneCatalogue: loadCatalogue,
  })
  // All together: schemas refer to others.
  ajv.addVocabulary(['components'])
  ajv.addSchema({ components: document.components }, 'document')
  return (one, body) =>
    componentsOf(bodyOf(one)?.schema).filter(name => {
      const validate = ajv.getSchema(`document#/components/schemas/${name}`)
      assert.ok(validate)
      return validate.call(noFindings(), structuredClone(body))
    })
}

test('the document is a valid OpenAPI 3.1 document by an independent validator', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  assert.ok(valid, JSON.stringify(errors))
  assert.equal(document.openapi, '3.1.0')
})

test('the independent validator rejects an invalid document', async () => {
  const broken = structuredClone(document)
  delete broken.info.title
  assert.equal((await new Validator().validate(broken)).valid, false)
})

test('the document and the register have the same operations', () => {
  const registered = buildEndpoints(service.services.catalog)
    .filter(one => !one.undocumented)
    .map(one => `${one.method} ${one.path.replace('{*}', '{key}')}`)
  assert.deepEqual(
    operations()
      .map(one => `${one.method} ${one.path}`)
      .sort(),
    registered.sort(),
  )
})

test('every route of the server is in the document, or left out on purpose', async () => {
  const app = createServer(service.services)
  await app.ready()
  const undocumented = buildEndpoints(service.services.catalog).filter(one => one.undocumented)
  const told = new Set([...operations(), ...undocumented].map(one => `${one.method} ${one.path}`))
  const routes = routesIn(app.printRoutes({ commonPrefix: false }))
  await app.close()
  assert.ok(routes.length >= 60, `only ${routes.length} routes were found`)
  assert.deepEqual(
    routes.filter(route => !told.has(route)),
    [],
  )
  for (const { method, path } of operations().filter(one => !one.path.includes('{key}'))) {
    assert.ok(routes.includes(`${method} ${path}`), `${method} ${path} is no route`)
  }
})

/** Routes out of Fastify's drawing of them; HEAD comes with every GET, and a wildcard has lost its path there. */
function routesIn(tree: string): string[] {
  const above: string[] = []
  return tree.split('\n').flatMap(line => {
    const [, indent = '', path = '', methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? []
    if (path === '' || path === '*') return []
    const depth = indent.length / 4
    const whole = `${above.slice(0, depth).join('')}${path}`
    above[depth] = path
    const named = whole.replaceAll(/:(\w+)/g, '{$1}')
    return methods
      .split(', ')
      .filter(method => method && method !== 'HEAD')
      .map(method => `${method} ${named}`)
  })
}

test('a request schema in the document is the one for checking requests; scenes are references', () => {
  const { catalog } = service.services
  const bodies = [...new Set(buildEndpoints(catalog).flatMap(one => (one.body ? [one.body] : [])))]
  const columns = bodies.flatMap(body => [...catalog.columns(body).values()])
  assert.ok(columns.length > 60)
  for (const column of columns) {
    assert.deepEqual(
      document.components.schemas[componentName(column.title)],
      JSON.parse(JSON.stringify(namedParts(buildSchema(column)))),
      column.title,
    )
  }
})

const STEP = /\/(?:edit|compose)$/
const withId = (path: string): string => path.replace('{id}', '901243326567555072')

test('every documented example is accepted by exactly one published schema, and by the estimate', async () => {
  const judge = createJudge()
  let asked = 0
  for (const one of operations()) {
    for (const example of examplesOf(one))
      assert.equal(judge(one, example).length, 1, `${one.path} ${JSON.stringify(example)}`)
    if (!one.path.startsWith('/ent/v2/estimate/')) continue
    for (const example of examplesOf(one)) {
      const { status, json, text } = await service.post(withId(one.path), example)
      // A step's body is understood; the film of the example is nobody's.
      const isUnderstood = status === 200 || (STEP.test(one.path) && json.reason === 'TaskNotFound')
      assert.ok(isUnderstood, `${one.path} ${JSON.stringify(example)} ${text}`)
      asked += 1
    }
  }
  assert.ok(asked > 40, `only ${asked} examples were asked about`)
})

test('the estimate rejects bodies that the published schemas reject', async () => {
  const judge = createJudge()
  for (const one of operations().filter(({ path }) => path.startsWith('/ent/v2/estimate/'))) {
    const [example = {}] = examplesOf(one)
    for (const name of Object.keys(example)) {
      const wrong = { ...example, [name]: { not: 'this' } }
      assert.deepEqual(judge(one, wrong), [], `${one.path} ${name}`)
      assert.equal((await service.post(withId(one.path), wrong)).status, 400, `${one.path} ${name}`)
    }
  }
})

test('every example of every body is understood by the catalogue', () => {
  const { catalog } = service.services
  for (const endpoint of buildEndpoints(catalog)) {
    if (!endpoint.body || endpoint.undocumented) continue
    const documented = operations().find(one => one.path === endpoint.path && one.method === endpoint.method)
    const examples = documented ? examplesOf(documented) : []
    assert.equal(examples.length, catalog.columns(endpoint.body).size, endpoint.path)
    for (const example of examples)
      assert.deepEqual(catalog.understand(endpoint.body, example).unknownFields, [], endpoint.path)
  }
})

test('every keyword of ours in a schema is explained, and every explained one is used', () => {
  const used = new Set<string>()
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (key.startsWith('x-')) used.add(key)
      walk(inner)
    }
  }
  walk(document.components.schemas)
  for (const { operation } of operations()) walk(operation.parameters)
  assert.deepEqual([...used].sort(), Object.keys(X_KEYWORDS).sort())
  for (const keyword of used) assert.ok(document.info.description.includes(`\`${keyword}\``), keyword)
})

test('operations have their own names, described tags and their errors', () => {
  const names = operations().map(one => one.operation.operationId)
  assert.equal(new Set(names).size, names.length)
  const tags = new Map((document.tags as Json[]).map(tag => [tag.name, tag.description]))
  for (const { path, method, operation } of operations()) {
    assert.match(tags.get(operation.tags[0]) ?? '', /\.$/, operation.tags[0])
    const statuses = Object.keys(operation.responses)
    assert.equal(statuses.includes('401'), operation.security.length > 0, `${method} ${path}`)
    assert.equal(statuses.includes('413'), operation.requestBody !== undefined, `${method} ${path}`)
    if (path.includes('{id}')) assert.ok(statuses.includes('404'), `${method} ${path}`)
  }
  const create = document.paths['/ent/v2/text2video'].post
  assert.deepEqual(Object.keys(create.responses), [
    '200',
    '400',
    '401',
    '403',
    '409',
    '413',
    '415',
    '429',
    '500',
    '503',
  ])
  assert.deepEqual(create.parameters, [{ $ref: '#/components/parameters/IdempotencyKey' }])
  assert.deepEqual(create.security, [{ apiKey: ['create'] }])
})

test('callbacks are described with their body and both signatures', () => {
  const { post } = document.webhooks.taskChanged
  assert.deepEqual(post.requestBody.content['application/json'].schema, { $ref: '#/components/schemas/Task' })
  const headers = (post.parameters as Json[]).map(one => one.name)
  for (const name of ['webhook-signature', 'webhook-id', 'webhook-timestamp', 'X-HMAC-SIGNATURE', 'Date'])
    assert.ok(headers.includes(name), name)
  const told = document.paths['/ent/v2/img2video'].post.callbacks.taskChanged
  assert.deepEqual(Object.keys(told), ['{$request.body#/callback_url}'])
})

test('a model is chosen by a discriminator, an optional mode is not', () => {
  const buildSchema = (path: string): Json =>
    bodyOf({ method: 'POST', path, operation: document.paths[path].post })?.schema
  assert.equal(
    buildSchema('/ent/v2/img2video').discriminator.mapping['genq3-turbo'],
    '#/components/schemas/Img2videoGenq3Turbo',
  )
  assert.equal(buildSchema('/ent/v2/one-click/premium_mv').discriminator.propertyName, 'premium_mv_mode')
  assert.equal(buildSchema('/ent/v2/one-click/mv').oneOf.length, 2)
  assert.equal(buildSchema('/ent/v2/one-click/mv').discriminator, undefined)
})

for (const path of ['/openapi.json', '/ent/v2/catalog', '/docs']) {
  test(`${path} is sent again only after a change`, async () => {
    const first = await service.get(path, { key: null })
    const etag = first.headers.get('etag') ?? ''
    assert.match(etag, /^"[\w-]{43}"$/)
    const again = await service.get(path, { key: null, headers: { 'if-none-match': `"other", W/${etag}` } })
    assert.deepEqual([again.status, again.text], [304, ''])
    assert.equal((await service.get(path, { key: null, headers: { 'if-none-match': '"other"' } })).status, 200)
  })

  test(`${path} is sent in the best accepted encoding, a fifth of its size`, async () => {
    const ask = (accepted: string) => service.get(path, { key: null, headers: { 'accept-encoding': accepted } })
    const plain = await ask('identity')
    assert.deepEqual([plain.headers.get('content-encoding'), plain.headers.get('vary')], [null, 'accept-encoding'])
    const expected = { 'gzip, br': 'br', gzip: 'gzip', 'br;q=0, gzip': 'gzip', 'deflate, zstd': null }
    for (const [accepted, encoding] of Object.entries(expected)) {
      const answer = await ask(accepted)
      assert.equal(answer.headers.get('content-encoding'), encoding, accepted)
      assert.equal(answer.text, plain.text)
      if (encoding) assert.ok(Number(answer.headers.get('content-length')) < plain.text.length / 5, accepted)
    }
  })
}

test("the operator's address and model prefixes are in the document", async () => {
  const other = await startService({
    KINORA_PUBLIC_URL: 'https://media.example.com/kinora/',
    KINORA_MODEL_PREFIXES: 'acme',
  })
  try {
    const { json } = await other.get('/openapi.json', { key: null })
    assert.deepEqual(json.servers, [{ url: 'https://media.example.com/kinora' }])
    const { mapping } =
      json.paths['/ent/v2/text2video'].post.requestBody.content['application/json'].schema.discriminator
    assert.equal(mapping.acmeq2, '#/components/schemas/Text2videoGenq2')
    assert.deepEqual(json.components.schemas.Text2videoGenq2.properties.model.enum, ['genq2', 'acmeq2'])
  } finally {
    await other.stop()
  }
})
