import assert from 'node:assert/strict'
import { test } from 'node:test'
import { completeRequest, mayBeLeftOut } from '../../src/catalog/complete-request.ts'
import type { Generator } from '../../src/catalog/declare.ts'
import { voices } from '../../src/catalog/voices.ts'
import { buildTools } from '../../src/mcp/build-tools.ts'
import { buildExample } from '../../src/reference/page/build-example.ts'
import { describeCatalog } from '../../src/reference/describe-catalog.ts'
import { openCatalog } from '../../src/service/open/open-catalog.ts'
import { readSettings } from '../../src/service/settings.ts'

const catalog = openCatalog(readSettings({}))
const generatorOf = (name: string): Generator => catalog.generators.find(one => one.name === name) ?? assert.fail(name)
const complete = (name: string, body: Record<string, unknown>) => completeRequest(generatorOf(name), body, catalog)

test('the default model is used, or another one that accepts the request', () => {
  assert.equal(complete('text2video', { prompt: 'x' }).model, 'genq2')
  assert.equal(complete('text2video', { prompt: 'x', model: null }).model, 'genq2')
  const long = complete('text2video', { prompt: 'x', duration: 16 })
  assert.notEqual(long.model, 'genq2')
  catalog.understand(generatorOf('text2video'), long)
  assert.equal(complete('text2video', { prompt: 'x', model: 'genq1' }).model, 'genq1')
  const link = 'https://example.com/a.png'
  assert.deepEqual(complete('template-story', { story: 'pigsy', images: [link] }), { story: 'pigsy', images: [link] })
})

test('a request that no model accepts reports its own problems, not a missing model', () => {
  const wrong = complete('text2video', { prompt: 'x', duration: 99 })
  assert.throws(
    () => catalog.understand(generatorOf('text2video'), wrong),
    /^Refusal: duration must be between 1 and 10/,
  )
})

test('the default voice has the language of the text', () => {
  const voiceOf = (text: string) => complete('audio-tts', { text }).voice_setting_voice_id
  assert.equal(voiceOf('Good morning.'), 'English_Female_Currency')
  assert.equal(voiceOf('早上好。'), 'Chinese_Female_Currency')
  assert.equal(
    complete('audio-tts', { text: 'x', voice_setting_voice_id: 'English_Onyx' }).voice_setting_voice_id,
    'English_Onyx',
  )
})

test('every example without its model and voice is completed to a valid request, equally for forms and tools', () => {
  const tools = buildTools(catalog)
  const described = describeCatalog(catalog).generators
  for (const generator of catalog.generators) {
    const columns = catalog.columns(generator)
    const column = columns.get(generator.standard ?? '') ?? [...columns.values()][0] ?? assert.fail()
    const example = Object.entries(buildExample(generator, column)).filter(([name]) => !mayBeLeftOut(generator, name))
    catalog.understand(generator, completeRequest(generator, Object.fromEntries(example), catalog))
    const told = described.find(one => one.name === generator.name)
    const tool = tools.find(one => one.title === generator.summary)
    assert.ok(tool, generator.name)
    if (generator.standard) assert.equal(told?.fields[generator.rulesBy ?? '']?.default, generator.standard)
    for (const name of Object.keys(generator.fields).filter(one => mayBeLeftOut(generator, one)))
      assert.ok(!(tool.inputSchema.required as string[]).includes(name), `${generator.name} ${name}`)
  }
  const { default_by_language: standards } =
    described.find(one => one.name === 'audio-tts')?.fields.voice_setting_voice_id ?? {}
  for (const [language, id] of Object.entries(standards as object))
    assert.equal(voices.find(one => one.id === id)?.language, language)
})
