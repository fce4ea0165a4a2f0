import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { buildTools } from '../../src/mcp/build-tools.ts'
import { buildExample } from '../../src/reference/page/build-example.ts'
import { openCatalog } from '../../src/service/open/open-catalog.ts'
import { readSettings } from '../../src/service/settings.ts'

const catalog = openCatalog(readSettings({}))
const tools = buildTools(catalog)

test('there is a tool for every generator, with names that every client accepts', () => {
  const names = tools.map(one => one.name)
  assert.equal(new Set(names).size, names.length)
  for (const name of names) assert.match(name, /^[a-z0-9_]{1,64}$/)
  for (const { name } of catalog.generators)
    assert.ok(names.includes(`make_${name.replaceAll(/[^a-z0-9]+/gi, '_')}`), name)
})

test('the list of tools is small enough for an agent', () => {
  const { length } = JSON.stringify(tools.filter(({ isUnlisted }) => !isUnlisted))
  assert.ok(length < 25_000, `${length} characters`)
})

test('every example of a generator fits the schema of its tool', () => {
  const ajv = new Ajv2020({ strict: false })
  for (const generator of catalog.generators) {
    const tool = tools.find(one => one.title === generator.summary)
    assert.ok(tool, generator.name)
    const validate = ajv.compile(tool.inputSchema)
    for (const column of catalog.columns(generator).values()) {
      const { callback_url: _callback, ...example } = buildExample(generator, column)
      assert.ok(validate(example), `${column.title}: ${ajv.errorsText(validate.errors)}`)
    }
  }
})

test('a schema has only standard keywords, and no null', () => {
  for (const { name, inputSchema } of tools) {
    const text = JSON.stringify(inputSchema)
    assert.doesNotMatch(text, /"x-|"null"|oneOf|allOf|callback_url/, name)
  }
})

test('every argument has a description', () => {
  type Schema = { type?: string; properties?: Record<string, Schema>; items?: Schema }
  const walk = (schema: Schema, path: string): void => {
    assert.equal(typeof schema.type, 'string', path)
    if (schema.type === 'array') assert.ok(schema.items, path)
    for (const [name, one] of Object.entries(schema.properties ?? {})) walk(one, `${path}.${name}`)
    if (schema.items) walk(schema.items, `${path}[]`)
  }
  for (const { name, inputSchema } of tools) walk(inputSchema, name)
})

test('a tool describes the limits of each model', () => {
  const { description = '' } = tools.find(one => one.name === 'make_text2video') ?? {}
  assert.match(description, /genq2 \(1-10 s; 720p 540p 1080p\)/)
})
