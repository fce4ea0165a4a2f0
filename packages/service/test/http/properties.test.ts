import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { ValidateFunction } from 'ajv'
import { fc } from '../../../../test/harness/property.ts'
import { loadCatalogue } from '@kinora/studio/catalogue'
import { noFindings } from '../../src/catalog/check/ports.ts'
import { createAjv } from '../../src/catalog/check/create-checker.ts'
import type { Generator } from '../../src/catalog/declare.ts'
import { generators } from '../../src/catalog/generators/index.ts'
import { voices } from '../../src/catalog/voices.ts'
import { checkUrl } from '../../src/net/check-url.ts'
import { findDrift } from '../../../../test/harness/find-drift.ts'
import { schemaArbitrary } from '../../../../test/harness/schema-arbitrary.ts'
import { insertVideo } from '../../../../test/harness/insert-video.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'

// Random and mutated bodies, made from the published schemas and from nothing: never a 5xx, never a row or a credit for
// a refused request, and what the published schema accepts the service accepts, and the reverse.
const RUNS = Number(process.env.KINORA_TEST_RUNS ?? 70)

type Schema = Record<string, any>

let service: TestService
let components: Schema
let paths: Schema

before(async () => {
  service = await startService()
  const document = (await service.get('/openapi.json', { key: null })).json
  paths = document.paths as Schema
  components = document.components.schemas as Schema
})
after(() => service.stop())

const known = new Set(voices.map(voice => voice.id))
const ajv = createAjv({
  whyUrlRefused: url => {
    const checked = checkUrl(url, { allowPrivateNetworks: false })
    return checked.ok ? undefined : checked.why
  },
  isVoice: id => known.has(id),
  sceneCatalogue: loadCatalogue,
})
// A schema refers to others of the document.
ajv.addVocabulary(['components'])

/** The request schema of an operation, its references resolved. */
function columnsOf(path: string): Schema[] {
  const schema = paths[path].post.requestBody.content['application/json'].schema as Schema
  const resolve = (one: Schema): Schema => (one.$ref ? components[String(one.$ref).split('/').at(-1) ?? ''] : one)
  const whole = resolve(schema)
  return (whole.oneOf ?? [whole]).map(resolve)
}

const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom('', 'x'.repeat(100_000), -1, 1e300, 0.5, [], {}, [[]], true),
)

/** A body with one thing about it changed. */
const mutated = (body: fc.Arbitrary<object>): fc.Arbitrary<object> =>
  fc.tuple(body, fc.nat(), junk, fc.constantFrom('replace', 'drop', 'add', 'nest')).map(([one, place, value, how]) => {
    const names = Object.keys(one)
    const name = names[place % Math.max(1, names.length)] ?? 'prompt'
    const changed: Record<string, unknown> = { ...one }
    if (how === 'replace') changed[name] = value
    if (how === 'drop') delete changed[name]
    if (how === 'add') changed[`unknown_${place}`] = value
    if (how === 'nest') changed[name] = [value, value]
    return changed
  })

/** What the schema cannot know: names of stored subjects that `auto_subjects` may bring, and what else fields are called. */
const needsTheStore = (body: Schema, { alias = {} }: Generator): boolean =>
  (body.auto_subjects === true && /@/.test(String(body.prompt))) || Object.keys(alias).some(name => name in body)

/** The body with the id of a video that there is in the place of any other. */
const withMade = (body: Schema, { fields, alias = {} }: Generator, made: string): Schema =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const field = fields[alias[name] ?? name]
      const isOther = field?.kind === 'id' && typeof value === 'string' && /^[0-9]{1,19}$/.test(value)
      return [name, isOther ? made : value]
    }),
  )

for (const generator of generators) {
  describe(generator.name, () => {
    test('the published schema and the service agree on random bodies, and a rejected one leaves nothing', async () => {
      const columns = columnsOf(generator.path)
      const validators: ValidateFunction[] = columns.map(column =>
        ajv.compile({ ...column, components: { schemas: components } }),
      )
      const accepts = (body: object): boolean => validators.some(validate => validate.call(noFindings(), body))
      const { key, id } = await service.account({ credits: 10_000_000 })
      const made = await insertVideo(service, id)
      const valid = fc.oneof(...columns.map(column => schemaArbitrary(column) as fc.Arbitrary<object>))
      let accepted = 0
      let credits = 0
      await fc.assert(
        fc.asyncProperty(
          fc.oneof(
            { weight: 6, arbitrary: valid },
            { weight: 3, arbitrary: mutated(valid) },
            { weight: 1, arbitrary: fc.object() },
          ),
          async raw => {
            const body = withMade(JSON.parse(JSON.stringify(raw)) as Schema, generator, made)
            const { status, json, text } = await service.post(generator.path, body, { key })
            assert.ok(status === 200 || status === 400, `${status} ${text}`)
            if (status === 200) accepted += 1
            if (status === 400)
              assert.ok(
                json.metadata.problems.length > 0 &&
                  json.metadata.fields.every((field: unknown) => typeof field === 'string'),
                text,
              )
            if (needsTheStore(body, generator)) return
            assert.equal(status === 200, accepts(body), `the schema and the service disagree: ${text}`)
          },
        ),
        { numRuns: RUNS, endOnFailure: true },
      )
      const [row] = await service.db.query<{ tasks: number; held: number; price: number; ledger: number }>(
        {
          text: `select (select count(*)::int from task where account_id = $1 and state <> 'success') as tasks, (select held::float8 from account where id = $1) as held,
                        (select coalesce(sum(hold), 0)::float8 from task where account_id = $1) as price,
                        (select count(*)::int from ledger where account_id = $1 and kind = 'hold') as ledger`,
        },
        [id],
      )
      credits = row?.price ?? 0
      assert.ok(accepted > RUNS / 40, `only ${accepted} of ${RUNS} bodies were accepted: the generator has gone stale`)
      assert.deepEqual([row?.tasks, row?.ledger, row?.held], [accepted, accepted, credits])
    })
  })
}

test('bodies that are not JSON objects are rejected', async () => {
  const paths = generators.map(one => one.path)
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...paths),
      fc.oneof(fc.string(), fc.json(), fc.uint8Array({ maxLength: 200 })),
      async (path, raw) => {
        const { status } = await service.request('POST', path, {
          raw: typeof raw === 'string' ? raw : Buffer.from(raw),
          headers: { 'content-type': 'application/json' },
        })
        assert.equal(status, 400)
      },
    ),
    { numRuns: RUNS, endOnFailure: true },
  )
})

test('every other operation takes random bodies, queries and path ids without a 5xx', async () => {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods as object)
      .filter(method => ['get', 'post', 'put', 'delete'].includes(method) && !path.endsWith('/events'))
      .map(method => ({ path, method: method.toUpperCase(), operation: (methods as Schema)[method] as Schema })),
  )
  const segment = fc.oneof(
    fc.constantFrom('1', '0', '9223372036854775807', '9223372036854775808', 'x', '%00', '..'),
    fc.string({ minLength: 1, maxLength: 30 }),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...operations),
      segment,
      fc.dictionary(fc.string(), fc.string()),
      junk,
      async ({ path, method, operation }, id, extra, value) => {
        const names = ((operation.parameters ?? []) as Schema[])
          .filter(one => one.in === 'query')
          .map(one => String(one.name))
        const query = new URLSearchParams(extra)
        for (const name of names)
          if (name.length % 2 === id.length % 2)
            query.append(name, typeof value === 'string' ? value.slice(0, 500) : JSON.stringify(value).slice(0, 500))
        query.delete('wait')
        const url = `${path.replaceAll(/\{[^}]+\}/g, encodeURIComponent(id))}?${query.toString()}`
        const { status, text } = await service.request(
          method,
          url,
          method === 'GET' || method === 'DELETE' ? {} : { body: value ?? {} },
        )
        assert.ok(status < 500, `${method} ${url}: ${status} ${text}`)
      },
    ),
    { numRuns: RUNS * 6, endOnFailure: true },
  )
})

test('the ledger still sums to the balances afterwards', async () => {
  assert.deepEqual(await findDrift(service.db), [])
})
