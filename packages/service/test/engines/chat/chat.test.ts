import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, afterEach, before, test, type TestContext } from 'node:test'
import type { Order, Started, Token } from '../../../../media/src/engine/contract.ts'
import { type DrivenEngine, driveEngine } from '../../../../../test/harness/drive-engine.ts'
import type { TwinFault } from '../../../../../test/harness/far-side-twin.ts'
import { chatKind } from '../../../src/engines/chat/chat-kind.ts'
import type { ChatSettings } from '../../../src/engines/chat/chat-settings.ts'
import { reading } from '../orders.ts'
import {
  CHAT,
  type ChatTwin,
  CONTEXT,
  KEY,
  MODEL,
  mannersOf,
  type ServerName,
  SERVERS,
  startChatTwin,
} from './chat-twin.ts'

const NAMES = Object.keys(SERVERS) as ServerName[]
const twins = {} as Record<ServerName, ChatTwin>
before(async () => {
  for (const name of NAMES) twins[name] = await startChatTwin(name)
})
after(() => Promise.all(Object.values(twins).map(twin => twin.close())))
afterEach(() => {
  for (const twin of Object.values(twins)) {
    twin.heal()
    twin.requests.length = 0
    twin.answers.length = 0
    twin.lacks.length = 0
  }
})

const drive = (t: TestContext, name: ServerName, others: Partial<ChatSettings> = {}): DrivenEngine =>
  driveEngine(
    t,
    chatKind,
    { url: twins[name].url, model: MODEL, ...others },
    { headers: { authorization: `Bearer ${KEY}` } },
  )

const DOCUMENT = { entities: [], places: [{ id: 'a', asset: 'meadow' }], shots: [{ from: 0, to: 4, place: 'a' }] }

/** The result of an order as the plan reads it. */
async function answerTo({ engine, begin, context }: DrivenEngine, order: Order = reading) {
  const { token, started } = await begin(order)
  assert.equal(started.state, 'started', JSON.stringify(started))
  const made = await engine.poll(token, order, await context())
  assert.ok(made.state === 'done')
  return { json: JSON.parse(await readFile(made.files[0]?.path ?? '', 'utf8')) as unknown, made, token }
}

for (const name of NAMES) {
  test(`${name}: a prompt becomes a document in one request`, async t => {
    const twin = twins[name]
    twin.answers.push(JSON.stringify(DOCUMENT))
    const { json } = await answerTo(drive(t, name, { format: name === 'hosted' ? 'strict' : 'schema' }))
    assert.deepEqual(json, DOCUMENT)
    const [asked, ...more] = twin.asked()
    assert.ok(asked && more.length === 0)
    const { messages, response_format: format, ...rest } = asked
    assert.deepEqual(rest, { model: MODEL, stream: false, temperature: 0, seed: reading.seed, max_tokens: 3_000 })
    assert.deepEqual(
      [format?.type, format?.json_schema?.name, format?.json_schema?.strict],
      ['json_schema', 'scene', true],
    )
    assert.match(messages.at(-1)?.content ?? '', /Description: "a red kite over dunes"$/)
  })

  test(`${name}: every rejection has a reason`, async t => {
    const { tooLong, noModel, loading } = mannersOf(name)
    const cases: { answers: TwinFault & { answers: object }; expects: Partial<Started>; says: RegExp }[] = [
      { answers: { answers: tooLong }, expects: { state: 'failed', retryable: false }, says: /context/ },
      { answers: { answers: noModel }, expects: { state: 'failed', retryable: false }, says: /not/ },
      ...(loading ? [{ answers: { answers: loading }, expects: { state: 'unreachable' as const }, says: /503/ }] : []),
    ]
    for (const { answers, expects, says } of cases) {
      twins[name].fault({ on: CHAT, times: 1, ...answers })
      const { started } = await drive(t, name).begin(reading)
      assert.partialDeepStrictEqual(started, expects)
      assert.match('message' in started ? started.message : '', says)
    }
  })

  test(`${name}: engines test names its abilities, a wrong model and a wrong key`, async t => {
    const { settings, tools } = { settings: { url: twins[name].url, model: MODEL }, tools: drive(t, name).tools }
    const examine = (given: ChatSettings) => chatKind.examine!(given, tools, new AbortController().signal)
    twins[name].answers.push('{"colour": "red"}')
    const format = name === 'hosted' ? 'strict' : 'schema'
    const abilities = {
      format,
      ...('llama.cpp' === name && { contextTokens: CONTEXT, pictures: false }),
      ...('vllm' === name && { contextTokens: CONTEXT }),
      ...('ollama' === name && { pictures: true }),
    }
    assert.deepEqual(await examine(settings), { problems: [], abilities })
    if (name === 'llama.cpp' || name === 'vllm')
      assert.partialDeepStrictEqual(await examine({ ...settings, contextTokens: 100_000 }), {
        problems: [{ what: 'contextTokens', why: 'it must be at most 8192, the context of the server; got 100000' }],
      })
    if (name === 'llama.cpp')
      assert.partialDeepStrictEqual(await examine({ ...settings, pictures: true }), {
        problems: [{ what: 'pictures', why: 'it must be false: the model takes no pictures' }],
      })
    if (name === 'ollama' || name === 'hosted')
      assert.partialDeepStrictEqual(await examine({ ...settings, model: 'x' }), { problems: [{ what: 'model' }] })
    twins[name].fault({ on: 'GET /v1/models', times: 1, answers: mannersOf(name).noKey })
    assert.partialDeepStrictEqual(await examine(settings), { problems: [{ what: 'headers' }] })
    twins[name].answers.splice(0, 9, 'I think it is red.')
    assert.partialDeepStrictEqual(await examine(settings), { problems: [{ what: `model ${MODEL}` }] })
  })
}

test('a format that the server refuses is replaced by the next one, for later orders too', async t => {
  for (const [name, lacks, formats] of [
    ['llama.cpp', ['json_schema'], ['json_schema', 'json_schema', 'json_object']],
    ['lm-studio', ['json_schema'], ['json_schema', 'json_schema', 'json_object', 'text']],
    ['hosted', [], ['json_schema', 'json_schema']],
    ['vllm', ['json_schema', 'json_object'], ['json_schema', 'json_schema', 'json_object', 'text']],
  ] as const) {
    const twin = twins[name]
    twin.lacks.push(...lacks)
    twin.answers.push(`Here it is:\n\`\`\`json\n${JSON.stringify(DOCUMENT)}\n\`\`\`\nEnjoy {it}!`)
    const driven = drive(t, name)
    assert.deepEqual((await answerTo(driven)).json, DOCUMENT)
    const types = () => twin.asked().map(({ response_format: format }) => format?.type ?? 'text')
    assert.deepEqual(types(), formats)
    await answerTo(driven)
    assert.deepEqual(types(), [...formats, formats.at(-1)], `${name}: the format is remembered`)
  }
})

test('answers that are not documents become a text or a failure', async t => {
  const driven = drive(t, 'llama.cpp')
  const { answers } = twins['llama.cpp']
  const says = async (said: (typeof answers)[number]) => {
    answers.splice(0, 9, said)
    const { token, started } = await driven.begin(reading)
    if (started.state !== 'started') return started.message
    const made = await driven.engine.poll(token, reading, await driven.context())
    return made.state === 'done'
      ? (JSON.parse(await readFile(made.files[0]?.path ?? '', 'utf8')) as unknown)
      : made.state
  }
  assert.equal(await says('I cannot do that.'), 'I cannot do that.')
  assert.deepEqual(await says('<think>{"a": 1} perhaps</think>\n{"b": 2}'), { b: 2 })
  assert.deepEqual(await says('{"a": {"deep": "}"}} and {"b": 1}'), { a: { deep: '}' } })
  assert.deepEqual(await says({ content: [{ type: 'text', text: '{"b": 2}' }] }), { b: 2 })
  assert.equal(await says('{"cut": [1, 2'), '{"cut": [1, 2')
  assert.equal(await says('none\u0000 \ud800'), 'none  \ufffd')
  assert.match(String(await says({ content: '{"a": 1}', finish: 'length' })), /cut off after 500 tokens/)
  assert.match(String(await says({ content: '', finish: 'length', message: { reasoning_content: 'hm' } })), /thinking/)
  assert.match(String(await says({ content: null, message: { refusal: 'No.' } })), /refuses/)
  assert.match(String(await says({ content: 'x', finish: 'content_filter' })), /filtered/)
  assert.match(String(await says('')), /without a text/)
  assert.match(String(await says('ha '.repeat(100_000))), /more than 200000 letters/)
})

test('the answer is in the token: another process has it without asking', async t => {
  twins.ollama.answers.push(JSON.stringify(DOCUMENT))
  const first = drive(t, 'ollama')
  const { token } = await first.begin(reading)
  await first.engine.stop()
  const second = drive(t, 'ollama')
  const kept = JSON.parse(JSON.stringify(token)) as Token
  const made = await second.engine.poll(kept, reading, await second.context())
  assert.ok(made.state === 'done')
  assert.equal(twins.ollama.asked().length, 1)
})

test('a question with a possible answer is not asked again', async t => {
  const driven = drive(t, 'vllm')
  twins.vllm.answers.push('{}')
  for (const [does, state] of [
    ['drop', 'unsure'],
    ['cut', 'unsure'],
    ['hang', 'unsure'],
  ] as const) {
    twins.vllm.fault({ on: CHAT, times: 1, does })
    const { engine } = does === 'hang' ? drive(t, 'vllm', { answerSeconds: 1 }) : driven
    const placed = await engine.place(reading)
    assert.equal((await engine.start(placed, reading, await driven.context())).state, state)
    assert.equal((await engine.start(placed, reading, await driven.context(true))).state, 'unsure')
  }
  assert.equal(twins.vllm.asked().length, 3)
  await twins.vllm.down()
  const placed = await driven.engine.place(reading)
  assert.equal((await driven.engine.start(placed, reading, await driven.context())).state, 'unreachable')
  await twins.vllm.up()
  assert.equal((await driven.engine.start(placed, reading, await driven.context(true))).state, 'started')
})

test('tokens have a price, and an order that may cost is not placed again', async t => {
  const price = { perMillionIn: 2, perMillionOut: 10 }
  twins.hosted.answers.push('{}')
  const { made } = await answerTo(drive(t, 'hosted', { price }))
  assert.equal('cost' in made && made.cost, 0.013)
  assert.equal(chatKind.costsMoney?.({ url: '', model: MODEL, price }), true)
  assert.equal(chatKind.costsMoney?.({ url: '', model: MODEL }), false)
})

test('invalid settings are rejected with their names', () => {
  const check = (given: Partial<ChatSettings>) => () =>
    chatKind.check!({ url: 'http://127.0.0.1:1', model: MODEL, ...given })
  assert.doesNotThrow(check({}))
  assert.throws(check({ url: 'ftp://a' }), /^Error: url /)
  assert.throws(check({ answerTokens: 5_000 }), /answerTokens must be at most half of contextTokens, 4096; got 5000/)
  assert.throws(check({ instructions: '/nowhere/told.md' }), /instructions: \/nowhere\/told.md cannot be read/)
})

test('parameters are sent along, and null leaves a field out', async t => {
  twins.hosted.answers.push('{}')
  const parameters = { max_tokens: null, max_completion_tokens: 900, reasoning_effort: 'none' }
  await answerTo(drive(t, 'hosted', { parameters }))
  const asked = twins.hosted.asked().at(-1) as unknown as Record<string, unknown>
  assert.deepEqual(
    [asked['max_tokens'], asked['max_completion_tokens'], asked['reasoning_effort']],
    [undefined, 900, 'none'],
  )
})
