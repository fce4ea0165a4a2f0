import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { ERRORS } from '../../src/core/errors.ts'
import { examplesOf, type Json, type Operation, operationsOf } from '../../../../test/harness/openapi-operations.ts'
import { insertVideo } from '../../../../test/harness/insert-video.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'

// What the service answers, held against what its OpenAPI document says it answers.

let service: TestService
let document: Json
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })

before(async () => {
  // Its clock is asked too.
  service = await startService({ KINORA_SANDBOX: '1' })
  // What the examples name by its id.
  await insertVideo(service, service.accountId, { id: '901243326567555072' })
  document = (await service.get('/openapi.json', { key: null })).json
  ajv.addSchema(document, 'document')
})
after(() => service.stop())

const operations = (): Operation[] => operationsOf(document)

/** Holds a value against a schema of the document, by its place there, as a reader of the document would. */
function holdAgainst(value: unknown, ...place: string[]): void {
  const pointer = place.map(part => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')
  const validate = ajv.compile({ $ref: `document#/${pointer}` })
  assert.ok(validate(value), `${place.join(' ')}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(value)}`)
}

test('answers to the examples of creates have the documented shape', async () => {
  const creates = operations().filter(one => one.method === 'POST' && one.operation.tags[0] === 'Generators')
  assert.equal(creates.length, service.services.catalog.generators.length)
  for (const one of creates) {
    for (const example of examplesOf(one)) {
      const { status, json } = await service.post(one.path, example)
      assert.equal(status, 200, JSON.stringify(json))
      holdAgainst(json, 'paths', one.path, 'post', 'responses', '200', 'content', 'application/json', 'schema')
    }
  }
})

test('answers to queries have the documented shape', async () => {
  const scene = {
    version: 'kinora.scene/1',
    seconds: 4,
    entities: [],
    places: [{ id: 'lake', asset: 'lake' }],
    shots: [{ from: 0, to: 4, place: 'lake' }],
  }
  const { json } = await service.post('/ent/v2/text2video', { model: 'genq2', prompt: 'a lake', scene })
  const asked = operations().filter(
    one => one.method === 'GET' && hasShape(one) && (!one.path.includes('{') || one.path.startsWith('/ent/v2/tasks/')),
  )
  assert.ok(asked.length >= 8, asked.map(one => one.path).join())
  for (const { path } of asked) {
    const answered = await service.get(path.replace('{id}', String(json.task_id)))
    assert.equal(answered.status, 200, path)
    holdAgainst(answered.json, 'paths', path, 'get', 'responses', '200', 'content', 'application/json', 'schema')
  }
})

const hasShape = ({ operation }: Operation): boolean =>
  operation.responses['200']?.content?.['application/json']?.schema !== undefined

test('examples of answers have the documented shape', () => {
  let held = 0
  for (const { method, path, operation } of operations()) {
    for (const [status, { content }] of Object.entries(operation.responses as Json)) {
      const example = content?.['application/json']?.example
      if (example === undefined) continue
      holdAgainst(
        example,
        'paths',
        path,
        method.toLowerCase(),
        'responses',
        status,
        'content',
        'application/json',
        'schema',
      )
      held += 1
    }
  }
  assert.ok(held > 30)
})

test('a rejection has the documented form, and its reasons are in the error table', async () => {
  const { json } = await service.post('/ent/v2/text2video', { model: 'genq2', duration: 99 })
  assert.equal(json.metadata.problems.length, 2)
  holdAgainst(json, 'components', 'schemas', 'Error')
  assert.deepEqual(document.components.schemas.Error.properties.reason.enum, Object.keys(ERRORS))
})
