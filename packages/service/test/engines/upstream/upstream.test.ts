import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, afterEach, before, describe, test, type TestContext } from 'node:test'
import type { Order, StartContext, Started } from '../../../../media/src/engine/contract.ts'
import { type DrivenEngine, driveEngine } from '../../../../../test/harness/drive-engine.ts'
import type { TwinFault } from '../../../../../test/harness/far-side-twin.ts'
import { createServerClient } from '../../../src/engines/remote/server-client.ts'
import { readClonedVoice } from '../../../src/plans/clone-voice.ts'
import { upstreamKind } from '../../../src/engines/upstream/upstream-kind.ts'
import type { UpstreamSettings } from '../../../src/engines/upstream/upstream-settings.ts'
import { clip, speech as spoken, still } from '../openai/drive-openai.ts'
import { CLIP, KEY, SOUND, startUpstreamTwin, STILL, type UpstreamTwin } from './upstream-twin.ts'

const CREATE = 'POST /ent/v2/:generator'
const SHOW = 'GET /ent/v2/tasks/:id/creations'

let twin: UpstreamTwin
before(async () => {
  twin = await startUpstreamTwin()
})
after(() => twin.close())
afterEach(() => {
  twin.heal()
  delete twin.instead.shown
  delete twin.instead.file
})

const drive = (t: TestContext, others: Partial<UpstreamSettings> = {}, clock = Date.now): DrivenEngine =>
  driveEngine(
    t,
    upstreamKind,
    { url: twin.url, pollSeconds: 0.01, ...others },
    { headers: { authorization: `Token ${KEY}` }, clock },
  )

const restart = async (driven: DrivenEngine, again = true): Promise<StartContext> => driven.context(again)

const speech: Order = { ...spoken, generator: 'audio-tts', text: 'Good morning.', pitch: 2, emotion: 'happy' }

describe('an order is made by the other service', () => {
  const cases: [string, Order, Buffer, number[]][] = [
    ['a video', clip, CLIP, [20, 40, 60]],
    ['a picture', { ...still, generator: 'reference2image', model: 'genq2' }, STILL, [20, 40, 60]],
    ['speech', speech, SOUND, [20, 40, 60]],
  ]
  for (const [title, order, bytes, expected] of cases)
    test(title, async t => {
      const { verdict, percents } = await drive(t).make(order)
      assert.equal(verdict.state, 'done', JSON.stringify(verdict))
      assert.deepEqual(percents, expected)
      assert.deepEqual(await readFile(verdict.files[0]?.path ?? ''), bytes)
      assert.deepEqual([verdict.cost, verdict.price, verdict.music], [20, undefined, false])
    })
})

test("the upstream's cost is passed on if the operator wants it, and its notes always", async t => {
  twin.instead.shown = { notes: ['prompt: these words were not understood: "paper"'], credits: 12 }
  const { verdict } = await drive(t, { credits: 'passed on' }).make(clip)
  assert.equal(verdict.state, 'done')
  assert.deepEqual(
    [verdict.cost, verdict.price, verdict.notes],
    [12, 12, ['prompt: these words were not understood: "paper"']],
  )
})

test('a start that was received is found again by another process, and made once', async t => {
  const driver = drive(t)
  const before = twin.tasks.size
  const token = await driver.engine.place(clip)
  const first = await driver.engine.start(token, clip, await driver.context())
  const other = drive(t)
  const second = await other.engine.start(token, clip, await restart(other))
  assert.deepEqual(second, first)
  assert.equal(twin.tasks.size, before + 1)
  assert.equal((await other.follow((second as { token: typeof token }).token, clip)).verdict.state, 'done')
})

describe('a create request that is accepted and not answered is made once:', () => {
  const faults: Record<string, TwinFault> = {
    'the connection breaks': { does: 'drop' },
    'the answer is cut off': { does: 'cut' },
    'a gateway gives up waiting': { answers: { status: 504 } },
    'a gateway has nobody behind it': { answers: { status: 503, text: 'no' } },
    'the service fails': {
      answers: { status: 500, json: { code: 500, reason: 'InternalServiceFailure', message: 'x' } },
    },
    'the first request is still under way': {
      answers: { status: 409, json: { code: 409, reason: 'OperationInProcess' } },
    },
    'a page comes instead': { answers: { text: '<html>' } },
  }
  for (const [title, fault] of Object.entries(faults))
    test(title, async t => {
      const driver = drive(t)
      const before = twin.tasks.size
      twin.fault({ on: CREATE, times: 1, ...fault })
      const { token, started } = await driver.begin(clip)
      assert.equal(started.state, 'started')
      assert.equal(token.id, undefined)
      // Another process knows no more than the token.
      const { verdict } = await drive(t).follow(token, clip)
      assert.equal(verdict.state, 'done', JSON.stringify(verdict))
      assert.equal(twin.tasks.size, before + 1)
    })
})

test('a possibly accepted order is awaited while the server is silent', async t => {
  const driver = drive(t)
  twin.fault({ on: CREATE, times: 3, does: 'drop' })
  const { token } = await driver.begin(clip)
  for (let time = 0; time < 2; time++)
    assert.equal((await driver.engine.poll(token, clip, await driver.context())).state, 'unreachable')
  assert.equal((await driver.follow(token, clip)).verdict.state, 'done')
})

test('a key older than a day is not used again', async t => {
  let now = Date.now()
  const driver = drive(t, {}, () => now)
  twin.fault({ on: CREATE, times: 1, does: 'drop' })
  const { token } = await driver.begin(clip)
  now += 24 * 3_600_000
  const progress = await driver.engine.poll(token, clip, await driver.context())
  assert.equal(progress.state, 'failed')
})

test('a service without idempotency keys is not asked again, unless it lists its tasks', async t => {
  for (const lists of [true, false]) {
    const plain = await startUpstreamTwin({ idempotent: false, lists })
    t.after(() => plain.close())
    const driver = drive(t, { url: plain.url, idempotent: false })
    const token = await driver.engine.place(clip)
    plain.fault({ on: CREATE, times: 1, does: 'drop' })
    assert.equal((await driver.engine.start(token, clip, await driver.context())).state, 'unsure')
    const again = await driver.engine.start(token, clip, await restart(driver))
    assert.equal(again.state, lists ? 'started' : 'unsure')
    assert.equal(plain.tasks.size, 1)
  }
})

const refusal = (code: number, reason: string): TwinFault => ({
  answers: { status: code, json: { code, reason, message: `because ${reason}`, metadata: {} } },
})

const STARTS: [string, TwinFault, Partial<Started>, RegExp?][] = [
  ['its rate', refusal(429, 'TooManyRequests'), { state: 'unreachable' }],
  ['a full queue', refusal(429, 'QuotaExceeded'), { state: 'unreachable' }],
  [
    'no room now',
    { answers: { status: 503, headers: { 'retry-after': '3' }, json: { code: 503, reason: 'SystemThrottling' } } },
    { state: 'unreachable', retryAfterSeconds: 3 },
  ],
  [
    'no credits',
    refusal(400, 'CreditInsufficient'),
    { state: 'failed', retryable: false },
    /answered 400: because Credit/,
  ],
  ['a field that it does not take', refusal(400, 'FieldInvalid'), { state: 'failed', code: 'EngineFailure' }],
  [
    'words that it does not want',
    refusal(400, 'TaskPromptPolicyViolation'),
    { state: 'failed', code: 'TaskPromptPolicyViolation' },
  ],
  ['a key that is not known', refusal(401, 'Unauthorized'), { state: 'failed' }, /^the engine does not let us in/],
]
describe('a start that meets', () => {
  for (const [title, fault, expects, says] of STARTS)
    test(`${title} is ${expects.state}`, async t => {
      twin.fault({ on: CREATE, times: 1, ...fault })
      const before = twin.tasks.size
      const { started } = await drive(t).begin(clip)
      const { message, ...rest } = started as { message: string }
      assert.deepEqual(Object.fromEntries(Object.keys(expects).map(name => [name, rest[name as never]])), expects)
      if (says) assert.match(message, says)
      assert.equal(twin.tasks.size, before)
    })

  test('a missing server is unreachable', async t => {
    await twin.down()
    const { started } = await drive(t).begin(clip)
    await twin.up()
    assert.equal(started.state, 'unreachable')
  })
})

describe('a question that meets', () => {
  const cases: [string, TwinFault, string][] = [
    ['its rate', { answers: { status: 429 } }, 'unreachable'],
    ['a gateway', { answers: { status: 502 } }, 'unreachable'],
    ['a page of a proxy', { answers: { text: '<html>' } }, 'unreachable'],
    ['a connection that breaks', { does: 'reset' }, 'unreachable'],
    ['a task that is not known', refusal(404, 'TaskNotFound'), 'lost'],
    ['a refusal', refusal(400, 'FieldInvalid'), 'failed'],
  ]
  for (const [title, fault, state] of cases)
    test(`${title} is ${state}`, async t => {
      const driver = drive(t)
      const { token } = await driver.begin(clip)
      twin.fault({ on: SHOW, times: 1, ...fault })
      assert.equal((await driver.engine.poll(token, clip, await driver.context())).state, state)
    })
})

test('the reason for a failed task is reported, and whether a retry may help', async t => {
  const cases: [string, object][] = [
    ['CreationPolicyViolation', { code: 'CreationPolicyViolation', message: 'because', retryable: false }],
    [
      'InternalServiceFailure',
      { code: 'EngineFailure', message: 'the engine could not make it: because', retryable: true },
    ],
    ['EngineFailure', { code: 'EngineFailure', message: 'the engine could not make it: because', retryable: false }],
  ]
  for (const [code, expected] of cases) {
    const driver = drive(t)
    const { token } = await driver.begin(clip)
    twin.instead.shown = { state: 'failed', err_code: code, err_msg: 'because' }
    assert.deepEqual((await driver.follow(token, clip)).verdict, { state: 'failed', ...expected })
  }
})

test('a truncated file is fetched again, and one that is not a video fails', async t => {
  twin.fault({ on: 'GET /files/:id', times: 2, does: 'cut' })
  assert.equal((await drive(t).make(clip)).verdict.state, 'done')
  twin.instead.file = STILL
  const { verdict } = await drive(t).make(clip)
  assert.equal(verdict.state, 'failed')
  assert.match(verdict.message, /a png file, not a video/)
})

test('a cancelled order is cancelled on the server, also if its id is unknown', async t => {
  const driver = drive(t)
  for (const fault of [undefined, { does: 'drop' } satisfies TwinFault]) {
    if (fault) twin.fault({ on: CREATE, times: 1, ...fault })
    const { token } = await driver.begin(clip)
    await driver.engine.cancel?.(token, clip)
    assert.equal([...twin.tasks.values()].at(-1)?.state, 'failed')
  }
})

test('small files are included, large ones are uploaded, and the order is found again with another upload', async t => {
  const driver = drive(t)
  const { folder } = await driver.context()
  const [small, large] = [join(folder, 'small'), join(folder, 'large')]
  await writeFile(small, STILL)
  const order: Order = {
    ...clip,
    generator: 'reference2video',
    model: 'genq2-pro',
    from: { kind: 'references' },
    inputs: [
      { role: 'subjects[0].images[0]', kind: 'picture', path: small, name: 'anna', description: 'a girl', voice: 'v' },
      { role: 'videos[0]', kind: 'clip', path: large },
    ],
  }
  await writeFile(large, Buffer.concat([CLIP, Buffer.alloc(5 * 1024 * 1024)]))
  const token = await driver.engine.place(order)
  const first = await driver.engine.start(token, order, await driver.context())
  assert.equal(first.state, 'started', JSON.stringify(first))
  const body = [...twin.tasks.values()].at(-1)?.body ?? {}
  assert.deepEqual(body.subjects, [
    {
      name: 'anna',
      images: [`data:image/png;base64,${STILL.toString('base64')}`],
      description: 'a girl',
      voice_id: 'v',
    },
  ])
  assert.match(body.videos[0], /^ssupload:\?id=\d+$/)
  assert.equal(twin.uploads.size, 1)
  const count = twin.tasks.size
  const second = await driver.engine.start(token, order, await restart(driver))
  assert.deepEqual(second, first)
  assert.equal(twin.tasks.size, count)
})

test("paths, models and voices have the server's names", async t => {
  const other = await startUpstreamTwin({ prefix: '/api' })
  t.after(() => other.close())
  const settings: Partial<UpstreamSettings> = {
    url: other.url,
    paths: { '/ent/v2': '/api' },
    modelPrefix: 'acme',
    models: { 'genq2*': 'acmeq9' },
    voices: { '*': 'narrator' },
  }
  const driver = drive(t, settings)
  assert.equal((await driver.make(clip)).verdict.state, 'done')
  await driver.make({ ...clip, model: 'genq2-pro' })
  await driver.make(speech)
  const bodies = [...other.tasks.values()].map(({ body }) => body.model ?? body.voice_setting_voice_id)
  assert.deepEqual(bodies, ['acmeq3-turbo', 'acmeq9', 'narrator'])
})

test('an invalid address is rejected by its name', () => {
  assert.throws(() => upstreamKind.check?.({ url: 'ftp://x' }), /^Error: url must be an http or https URL/)
})

test('a fault of its configuration is reported', async () => {
  const examine = (key: string, url = twin.url) => {
    const headers = { authorization: `Token ${key}` }
    const guard = { allowPrivateNetworks: false }
    const tools = { reach: (to: string) => createServerClient({ url: to, headers, guard }) } as never
    return upstreamKind.examine?.({ url }, tools, new AbortController().signal)
  }
  assert.deepEqual(await examine(KEY), [])
  assert.deepEqual(await examine('wrong'), [{ what: 'headers', why: 'it does not let us in: it answered 401' }])
  twin.fault({ times: 1, answers: { json: { remains: [{ credit_remain: 0 }] } } })
  assert.deepEqual(await examine(KEY), [{ what: 'credits', why: 'there are none left' }])
})

test('the key is in no message, no log and no token', async t => {
  const driver = drive(t)
  const said: unknown[] = []
  for (const status of [400, 401, 500]) {
    const message = `the key was Token ${KEY}`
    twin.fault({ on: CREATE, times: 1, answers: { status, json: { code: status, reason: 'X', message } } })
    said.push(await driver.begin(clip))
  }
  said.push(await driver.make(clip), driver.logged)
  assert.doesNotMatch(JSON.stringify(said), /canary|5e1d77/)
})

test('the other service clones a voice under our name, and speaks with it', async t => {
  const driver = drive(t, { makes: ['voice', 'speech'] })
  const { folder } = await driver.context()
  const path = join(folder, 'recording.mp3')
  await writeFile(path, SOUND)
  const inputs = [{ role: 'audio_url', kind: 'sound', path }] as const
  const order: Order = { kind: 'voice', prompt: '', seed: 1, inputs, name: 'kinora_901' }
  const { verdict } = await driver.make(order)
  assert.ok(verdict.state === 'done' && verdict.files[0], JSON.stringify(verdict))
  const task = [...twin.tasks.values()].at(-1)
  assert.equal(task?.generator, 'audio-clone')
  assert.deepEqual([task.body.voice_id, String(task.body.audio_url).startsWith('data:')], ['kinora_901', true])
  const { made } = readClonedVoice(await readFile(verdict.files[0].path, 'utf8'))
  const ownVoices = { mine_voice: { engine: 'far', language: 'en', made } }
  const said = await driver.make({ ...speech, voice: 'mine_voice', ownVoices })
  assert.equal(said.verdict.state, 'done', JSON.stringify(said.verdict))
  assert.equal([...twin.tasks.values()].at(-1)?.body.voice_setting_voice_id, 'kinora_901')
})
