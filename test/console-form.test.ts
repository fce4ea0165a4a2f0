import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GeneratorSpec, Values } from '../packages/console/src/make/catalogue.ts'
import {
  columnFields,
  formFields,
  missingFields,
  layOutFields,
  problemsFor,
  requestBody,
  shownValue,
} from '../packages/console/src/make/form-fields.ts'
import { findFileProblem } from '../packages/console/src/make/find-file-problem.ts'
import { requestCode } from '../packages/console/src/make/request-code.ts'
import { en } from '../packages/console/src/texts/en.ts'
import { zh } from '../packages/console/src/texts/zh.ts'
import type { Field, Fields } from '../packages/service/src/catalog/words/field.ts'
import { ERRORS } from '../packages/service/src/core/errors.ts'
import { describeCatalog } from '../packages/service/src/reference/describe-catalog.ts'
import { buildExample } from '../packages/service/src/reference/page/build-example.ts'
import { openCatalog } from '../packages/service/src/service/open/open-catalog.ts'
import { readSettings } from '../packages/service/src/service/settings.ts'

const catalog = openCatalog(readSettings({}))
const { generators, models } = JSON.parse(JSON.stringify(describeCatalog(catalog))) as {
  generators: GeneratorSpec[]
  models: { id: string }[]
}
const specOf = (name: string): GeneratorSpec => generators.find(one => one.name === name) as GeneratorSpec

test('the catalogue lists every generator, model and column, with the fields that the service checks', () => {
  assert.deepEqual(
    generators.map(one => one.name),
    catalog.generators.map(one => one.name),
  )
  assert.deepEqual(
    models.map(one => one.id),
    catalog.models.map(one => one.id),
  )
  for (const generator of catalog.generators)
    for (const [key, column] of catalog.columns(generator)) {
      const told = columnFields(specOf(generator.name), generator.rulesBy ? { [generator.rulesBy]: key } : {})
      assert.deepEqual(Object.keys(told), Object.keys(column.fields))
      for (const [name, field] of Object.entries(column.fields) as [
        string,
        Field & { max?: number; standing?: string },
      ][])
        if (name !== generator.rulesBy)
          assert.deepEqual(
            [told[name]?.max, told[name]?.standing],
            [field.max, field.standing],
            `${column.title} ${name}`,
          )
    }
})

test('the service accepts each form’s body for each generator and model, and forms send no field without effect', () => {
  for (const generator of catalog.generators)
    for (const column of catalog.columns(generator).values()) {
      const spec = specOf(generator.name)
      const example = buildExample(generator, column)
      // Everything that has no effect was said before the model was changed.
      const stale = Object.fromEntries(
        Object.entries(column.fields)
          .filter(([, field]) => field.standing)
          .map(([name]) => [name, 'stale']),
      )
      const body = requestBody(spec, { ...stale, ...example })
      for (const name of Object.keys(stale)) assert.ok(!(name in body), `${column.title} ${name}`)
      assert.deepEqual(missingFields(spec, body), [], column.title)
      assert.equal(catalog.understand(generator, body).column.key, column.key)
    }
})

test('a form that lacks something required, or all of its alternatives, is not complete', () => {
  const clip = specOf('text2video')
  assert.deepEqual(missingFields(clip, requestBody(clip, {})), ['prompt'])
  assert.deepEqual(missingFields(clip, requestBody(clip, { prompt: 'a cat' })), [])
  const between = specOf('start-end2video')
  assert.deepEqual(missingFields(between, requestBody(between, { images: ['a'] })), ['images'], 'one frame of two')
  const reference = specOf('reference2video')
  assert.deepEqual(missingFields(reference, requestBody(reference, { prompt: 'a cat' })).length, 1)
  assert.deepEqual(missingFields(reference, requestBody(reference, { prompt: 'a cat', auto_subjects: true })), [])
})

test('a choice that another one rules out falls back, and is not sent', () => {
  const generator = specOf('img2video')
  const values: Values = { model: 'gen2.0', duration: 8, resolution: '360p' }
  const field = formFields(generator, values).find(one => one.name === 'resolution')
  assert.deepEqual([field?.choices, field?.because], [['720p'], 'duration'])
  assert.equal(field && shownValue(field, values), '720p')
  assert.equal(requestBody(generator, values).resolution, undefined)
})

test('of a choice that must be made the first is shown and sent', () => {
  const story = specOf('template-story')
  const field = formFields(story, {}).find(one => one.name === 'story')
  assert.equal(requestBody(story, {}).story, field && shownValue(field, {}))
})

test('a field that another one mutes is not sent', () => {
  const generator = specOf('img2video')
  const body = requestBody(generator, { is_rec: true, prompt: 'unused', images: ['https://example.com/a.jpg'] })
  assert.equal('prompt' in body, false)
  assert.equal(formFields(generator, { is_rec: true }).find(one => one.name === 'prompt')?.because, 'is_rec')
})

test('a form begins with its inputs, and ends with options without effect', () => {
  const layout = layOutFields(formFields(specOf('img2video'), { model: 'genq3-turbo' }), 'model')
  assert.deepEqual(
    layout.first.map(one => one.name),
    ['images', 'prompt'],
  )
  assert.equal(layout.options[0]?.name, 'model')
  assert.equal(layout.options.at(-1)?.state, 'ignored')
  assert.ok(layout.last.some(one => one.name === 'callback_url'))
})

test('every field and every choice has a name in both languages', () => {
  const names = new Set<string>()
  const walk = (fields: Fields): void => {
    for (const [name, field] of Object.entries(fields)) {
      names.add(name)
      const inner = field.kind === 'list' ? field.of : field
      if (inner.kind === 'record') walk(inner.fields)
    }
  }
  for (const generator of catalog.generators) walk(generator.fields)
  for (const texts of [en, zh]) {
    const labels: Record<string, string> = texts.fields.labels
    assert.deepEqual(
      [...names].filter(name => !labels[name]),
      [],
    )
    const titled: Record<string, unknown> = texts.generators
    assert.deepEqual(
      generators.filter(one => !titled[one.name]).map(one => one.name),
      [],
    )
  }
})

test('the same request as curl, TypeScript and a command, with any text', () => {
  const generator = specOf('text2video')
  const body = { model: 'genq2', prompt: `it's "quoted"\nand $HOME`, audio: false, duration: 4 }
  const url = 'http://127.0.0.1:8787'
  const curl = requestCode('curl', url, generator, body)
  assert.match(curl, /^curl 'http:\/\/127\.0\.0\.1:8787\/ent\/v2\/text2video' \\\n/)
  assert.ok(curl.includes(String.raw`it'\''s \"quoted\"\nand $HOME`))
  assert.match(requestCode('typescript', url, generator, body), /kinora\.create\("text2video", \{\n {2}model: "genq2",/)
  const command = requestCode('cli', url, generator, body)
  assert.match(command, /npx kinora make text2video \\\n {2}--model 'genq2' \\\n/)
  assert.ok(command.includes('--no-audio') && command.includes('--duration 4'))
})

test('a file of a kind or size that the field does not take is not sent', () => {
  const picture = { kind: 'picture', formats: ['png', 'jpeg'], max_bytes: 1_000 } as const
  assert.equal(findFileProblem({ name: 'a.JPG', size: 10, type: '' }, picture), undefined)
  assert.equal(findFileProblem({ name: 'pasted', size: 10, type: 'image/png' }, picture), undefined)
  assert.deepEqual(findFileProblem({ name: 'a.gif', size: 10, type: 'image/gif' }, picture), { formats: 'png, jpeg' })
  assert.deepEqual(findFileProblem({ name: 'a.png', size: 1_001, type: 'image/png' }, picture), { maxBytes: 1_000 })
})

test('a problem is shown at the field that has it', () => {
  const problems = ['images[1]', 'images', 'subjects[0].name', 'image'].map(field => ({ field }))
  assert.deepEqual(
    problemsFor(problems, 'images').map(one => one.field),
    ['images[1]', 'images'],
  )
  assert.deepEqual(
    problemsFor(problems, 'subjects').map(one => one.field),
    ['subjects[0].name'],
  )
})

test('every reason of the API and every model has a Chinese text', () => {
  assert.deepEqual(Object.keys(zh.api?.errors ?? {}).sort(), Object.keys(ERRORS).sort())
  assert.deepEqual(Object.keys(zh.api?.models ?? {}).sort(), models.map(one => one.id).sort())
})
