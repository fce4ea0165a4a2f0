import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { EngineTools } from '../../../src/engines/engine-kind.ts'
import { createServerClient } from '../../../src/engines/remote/server-client.ts'
import { openaiKind } from '../../../src/engines/openai/openai-kind.ts'
import type { OpenaiSettings } from '../../../src/engines/openai/openai-settings.ts'
import { KEY, type OpenaiTwin, startOpenaiTwin } from './openai-twin.ts'

let twin: OpenaiTwin
before(async () => {
  twin = await startOpenaiTwin('openai')
})
after(() => twin.close())

const { properties, required } = openaiKind
const isValid = new Ajv2020({ strict: false }).compile({ type: 'object', properties, required })
const settings: OpenaiSettings = { url: 'http://far.example', dialect: 'openai', makes: ['video'], model: 'big' }

test('its entry of the engines file is checked', () => {
  const whole: OpenaiSettings = {
    ...settings,
    makes: ['video', 'image', 'speech'],
    model: { video: 'big', image: 'small', speech: 'tts' },
    models: { 'genq3*': 'big' },
    voices: { '*': 'nova' },
    sources: ['words', 'frames'],
    sizes: { video: ['1280x720'] },
    seconds: [5, 10],
    parameters: { image: { quality: 'high', n: null } },
  }
  assert.ok(isValid(whole), JSON.stringify(isValid.errors))
  for (const bad of [{ dialect: 'gemini' }, { makes: [] }, { sizes: { video: ['wide'] } }, { fps: 0 }, { model: '' }])
    assert.equal(isValid({ ...whole, ...bad }), false, JSON.stringify(bad))
})

test('a paid server needs a model for everything that it makes', () => {
  const { model: _model, ...nameless } = settings
  assert.throws(
    () => openaiKind.check?.(nameless),
    /^Error: model must name one for video: a server of the dialect openai/,
  )
  assert.doesNotThrow(() => openaiKind.check?.({ ...nameless, dialect: 'vllm-omni' }))
  assert.doesNotThrow(() => openaiKind.check?.({ ...nameless, models: { '*': 'big' } }))
  assert.throws(() => openaiKind.check?.({ ...settings, url: 'ftp://far' }), /^Error: url must be an http or https URL/)
})

test('paid engines are described as paid', () => {
  assert.equal(openaiKind.costsMoney?.(settings), true)
  assert.equal(openaiKind.costsMoney?.({ ...settings, dialect: 'sglang' }), false)
})

const examine = (others: Partial<OpenaiSettings>, key = KEY) => {
  const tools = {
    reach: (url: string) =>
      createServerClient({ url, headers: { authorization: `Bearer ${key}` }, guard: { allowPrivateNetworks: false } }),
  } as unknown as EngineTools
  const own = { ...settings, url: twin.url, ...others }
  return openaiKind.examine?.(own, tools, new AbortController().signal)
}

test('a fit server has no messages; others report the missing parts', async () => {
  assert.deepEqual(await examine({}), [])
  assert.deepEqual(await examine({ model: 'huge', models: { genq2: 'small' } }), [
    { what: 'model huge', why: 'the server lists big, small' },
  ])
  assert.deepEqual(await examine({}, 'wrong'), [{ what: 'headers', why: 'it does not let us in: it answered 401' }])
  twin.fault({ times: 1, answers: { status: 404 } })
  assert.deepEqual(await examine({ model: 'huge' }), [])
  await twin.down()
  assert.deepEqual(await examine({}), [{ what: 'url', why: 'no answer: connection refused' }])
  await twin.up()
})
