import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { after, afterEach, before, describe, test, type TestContext } from 'node:test'
import type { Order, Progress, Started } from '../../../../media/src/engine/contract.ts'
import { makeMp4 } from '../../../../media/test/formats/sample-files.ts'
import type { TwinFault } from '../../../../../test/harness/far-side-twin.ts'
import type { DialectName } from '../../../src/engines/openai/dialects.ts'
import type { OpenaiSettings } from '../../../src/engines/openai/openai-settings.ts'
import { clip, driveOpenai, type OpenaiDriver, speech, still } from './drive-openai.ts'
import { KEY, MANNERS, type OpenaiTwin, startOpenaiTwin, UNFINISHED } from './openai-twin.ts'

const CREATE = 'POST /v1/videos'
const SHOW = 'GET /v1/videos/:id'
const CONTENT = 'GET /v1/videos/:id/content'

const twins = {} as Record<DialectName, OpenaiTwin>
before(async () => {
  for (const name of Object.keys(MANNERS) as DialectName[]) twins[name] = await startOpenaiTwin(name)
})
after(() => Promise.all(Object.values(twins).map(twin => twin.close())))
afterEach(() => {
  for (const twin of Object.values(twins)) {
    twin.heal()
    for (const name of Object.keys(twin.instead) as (keyof OpenaiTwin['instead'])[]) delete twin.instead[name]
  }
})

const drive = (t: TestContext, dialect: DialectName, others: Partial<OpenaiSettings> = {}): OpenaiDriver =>
  driveOpenai(t, {
    url: twins[dialect].url,
    dialect,
    makes: ['video', 'image', 'speech'],
    model: 'big',
    ...others,
  })

const error = (message: string, code: string) => ({ error: { message, type: 'invalid_request_error', code } })

type StartCase = { title: string; fault: TwinFault; expects: Partial<Started>; says?: RegExp; order?: Order }

// What a start comes to when something goes wrong. Every fault meets the create and nothing else.
const STARTS: StartCase[] = [
  { title: 'too many requests', fault: { answers: { status: 429 } }, expects: { state: 'unreachable' } },
  {
    title: 'no room now, and for how long',
    fault: { answers: { status: 503, headers: { 'retry-after': '7' } } },
    expects: { state: 'unreachable', retryAfterSeconds: 7 },
  },
  {
    title: 'no money left, though it says 429',
    fault: { answers: { status: 429, json: error('You exceeded your current quota', 'insufficient_quota') } },
    expects: { state: 'failed', retryable: false },
    says: /exceeded your current quota/,
  },
  {
    title: 'a key that is not known',
    fault: { answers: { status: 401, json: error(`Incorrect API key provided: ${KEY}`, 'invalid_api_key') } },
    expects: { state: 'failed', retryable: false },
    says: /^the engine does not let us in: it answered 401$/,
  },
  {
    title: 'a bad field, told as {detail}',
    fault: {
      answers: { status: 422, json: { detail: [{ loc: ['body', 'seconds'], msg: 'value is not an integer' }] } },
    },
    expects: { state: 'failed', retryable: false, code: 'EngineFailure' },
    says: /answered 422: value is not an integer$/,
  },
  {
    title: 'words that it does not want',
    fault: {
      answers: { status: 400, json: error('Your request was rejected by the safety system', 'moderation_blocked') },
    },
    expects: { state: 'failed', code: 'TaskPromptPolicyViolation', retryable: false },
  },
  {
    title: 'what a provider behind a gateway refused, told as 500',
    fault: { answers: { status: 500, json: error('provider: bad gateway', 'server_error') } },
    expects: { state: 'failed', retryable: true },
  },
  {
    title: 'a 500 that says nothing',
    fault: { answers: { status: 500, text: '' } },
    expects: { state: 'unsure' },
  },
  { title: 'a gateway that gave up waiting', fault: { answers: { status: 504 } }, expects: { state: 'unsure' } },
  {
    title: 'an answer without an id',
    fault: { answers: { json: { status: 'queued' } } },
    expects: { state: 'unsure' },
  },
  { title: 'an answer that is no JSON', fault: { answers: { text: '<html>' } }, expects: { state: 'unsure' } },
  { title: 'a connection that breaks before it', fault: { does: 'reset' }, expects: { state: 'unsure' } },
  { title: 'a connection that breaks after it', fault: { does: 'drop' }, expects: { state: 'unsure' } },
  { title: 'an answer that is cut off', fault: { does: 'cut' }, expects: { state: 'unsure' } },
  {
    title: 'a traceback with places and keys',
    fault: {
      answers: {
        status: 400,
        json: {
          detail: `cannot open /srv/models/wan/vae.pt from http://10.0.0.7:8000/x with sk-live-abcdef123\nTraceback: line 1`,
        },
      },
    },
    expects: { state: 'failed' },
    says: /answered 400: cannot open … from … with …$/,
  },
]

describe('a start that meets', () => {
  for (const { title, fault, expects, says } of STARTS)
    test(`${title} is ${expects.state}`, async t => {
      const twin = twins['new-api']
      twin.fault({ on: CREATE, times: 1, ...fault })
      const { started } = await drive(t, 'new-api').begin(clip)
      const { message, ...rest } = started as { message: string }
      assert.deepEqual(Object.fromEntries(Object.keys(expects).map(name => [name, rest[name as never]])), expects)
      if (says) assert.match(message, says)
    })
})

test('a server without a listener is unreachable, and one that hangs may have the order', async t => {
  const twin = twins.sglang
  await twin.down()
  const driver = drive(t, 'sglang', { answerSeconds: 1 })
  const { started } = await driver.begin(clip)
  assert.equal(started.state, 'unreachable')
  await twin.up()
  twin.fault({ on: CREATE, does: 'hang' })
  assert.deepEqual((await driver.begin(clip)).started, { state: 'unsure', message: 'it took too long' })
})

test('an order that was certainly not accepted is sent again by its process, and by no other', async t => {
  const twin = twins.openai
  const driver = drive(t, 'openai')
  const token = await driver.engine.place(clip)
  twin.fault({ on: CREATE, times: 2, answers: { status: 429 } })
  assert.equal((await driver.startIn(await driver.context(), clip, token)).state, 'unreachable')
  assert.equal((await driver.startIn(await driver.context(true), clip, token)).state, 'unreachable')
  const other = drive(t, 'openai')
  assert.equal((await other.startIn(await other.context(true), clip, token)).state, 'unsure')
  const before = twin.jobs.size
  assert.equal((await driver.startIn(await driver.context(true), clip, token)).state, 'started')
  assert.equal((await driver.startIn(await driver.context(true), clip, token)).state, 'unsure')
  assert.equal(twin.jobs.size, before + 1)
})

type PollCase = { title: string; fault: TwinFault; state: Progress['state'] }

const POLLS: PollCase[] = [
  { title: 'too many requests', fault: { answers: { status: 429 } }, state: 'unreachable' },
  { title: 'a gateway without anybody behind it', fault: { answers: { status: 502 } }, state: 'unreachable' },
  { title: 'a page of a proxy', fault: { answers: { text: '<html>' } }, state: 'unreachable' },
  { title: 'a key that was changed', fault: { answers: { status: 401 } }, state: 'unreachable' },
  { title: 'a connection that breaks', fault: { does: 'reset' }, state: 'unreachable' },
  { title: 'an answer that is cut off', fault: { does: 'cut' }, state: 'unreachable' },
  { title: 'a refusal', fault: { answers: { status: 400, json: { detail: 'no' } } }, state: 'failed' },
]

describe('a question that meets', () => {
  for (const { title, fault, state } of POLLS)
    test(`${title} is ${state}`, async t => {
      const driver = drive(t, 'sglang')
      const { token } = await driver.begin(clip)
      twins.sglang.fault({ on: SHOW, times: 1, ...fault })
      assert.equal((await driver.engine.poll(token, clip, await driver.context())).state, state)
      if (state === 'unreachable') assert.equal((await driver.finish(token, clip)).verdict.state, 'done')
    })
})

test('a restarted server has lost the order; with a paid one the cost is unknown', async t => {
  for (const [dialect, state] of [
    ['vllm-omni', 'lost'],
    ['openai', 'unsure'],
  ] as const) {
    const driver = drive(t, dialect)
    const { token } = await driver.begin(clip)
    twins[dialect].forget()
    assert.equal((await driver.engine.poll(token, clip, await driver.context())).state, state)
  }
})

test('an unknown state is awaited', async t => {
  const driver = drive(t, 'new-api')
  const { token } = await driver.begin(clip)
  twins['new-api'].instead.status = { status: 'moderating', progress: 'soon' }
  for (let time = 0; time < 6; time++)
    assert.deepEqual(await driver.engine.poll(token, clip, await driver.context()), { state: 'working', percent: 0 })
})

test('progress may be a fraction or a text', async t => {
  const { percents } = await drive(t, 'new-api').run(clip)
  assert.deepEqual(percents, [0, 35, 63])
})

test('the reason for a missing video is reported, and whether a retry may help', async t => {
  const driver = drive(t, 'fastvideo')
  const cases: [object, object][] = [
    [
      { message: 'CUDA out of memory. Tried to allocate 2 GiB' },
      {
        code: 'EngineFailure',
        retryable: true,
        message: 'the engine could not make it: CUDA out of memory. Tried to allocate 2 GiB',
      },
    ],
    [
      { code: 'moderation_blocked', message: 'A face.' },
      { code: 'CreationPolicyViolation', retryable: false, message: 'A face.' },
    ],
    [
      {},
      { code: 'EngineFailure', retryable: false, message: 'the engine could not make it: the engine does not say why' },
    ],
  ]
  for (const [said, expected] of cases) {
    const { token } = await driver.begin(clip)
    twins.fastvideo.instead.status = { status: 'failed', error: said }
    assert.deepEqual((await driver.finish(token, clip)).verdict, { state: 'failed', ...expected })
  }
})

test('the content is not requested before completion, because FastVideo returns partial files', async t => {
  const twin = twins.fastvideo
  const asked = twin.requests.length
  assert.equal((await drive(t, 'fastvideo').run(clip)).verdict.state, 'done')
  const paths = twin.requests.slice(asked).map(({ method, path }) => `${method} ${path.replace(/video_[\w-]+/, ':id')}`)
  assert.deepEqual(paths, [CREATE, SHOW, SHOW, SHOW, CONTENT])
})

test('content that is unfinished, truncated or missing is fetched again', async t => {
  const faults: TwinFault[] = [
    { answers: { bytes: UNFINISHED } },
    { does: 'cut' },
    { answers: { status: 404, json: { detail: 'Video is still being generated' } } },
    { answers: { bytes: new Uint8Array() } },
  ]
  for (const fault of faults) {
    twins.sglang.fault({ on: CONTENT, times: 1, ...fault })
    const before = twins.sglang.count(CONTENT)
    assert.equal((await drive(t, 'sglang').run(clip)).verdict.state, 'done')
    assert.equal(twins.sglang.count(CONTENT), before + 2)
  }
})

test('content that stays unfinished fails after three further tries, and leaves no file', async t => {
  for (const [dialect, retryable] of [
    ['sglang', true],
    ['openai', false],
  ] as const) {
    const twin = twins[dialect]
    twin.instead.content = UNFINISHED
    const driver = drive(t, dialect)
    const own = await driver.context()
    const before = twin.count(CONTENT)
    const { token } = await driver.begin(clip)
    const { verdict } = await driver.finish(token, clip, own)
    const message = 'what the engine made cannot be used: cut off before its end'
    assert.deepEqual(verdict, { state: 'failed', code: 'EngineFailure', message, retryable })
    assert.equal(twin.count(CONTENT), before + 4)
    assert.deepEqual(await readdir(own.folder), [])
  }
})

const WRONG: [string, Uint8Array, RegExp][] = [
  ['an error page', Buffer.from('<html>sorry</html>'), /of no known format, not a video/],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n0000000000', 'latin1'), /a png file, not a video/],
  ['a clip of no length', makeMp4({ width: 64, height: 64, seconds: 0 }), /has no length/],
]
for (const [what, bytes, says] of WRONG)
  test(`${what} is not accepted as a video`, async t => {
    twins.sglang.instead.content = bytes
    const { verdict } = await drive(t, 'sglang').run(clip)
    assert.equal(verdict.state, 'failed')
    assert.match(verdict.message, says)
  })

test('a video at another address is fetched without the key, and not from a private network', async t => {
  const driver = drive(t, 'sglang')
  const elsewhere = twins.fastvideo
  twins.sglang.instead.status = { url: `${elsewhere.url}/files/still.png` }
  const before = elsewhere.requests.length
  const { verdict } = await driver.run(clip)
  assert.equal(verdict.state, 'failed')
  assert.match(verdict.message, /lies where nothing may be fetched from/)
  assert.equal(elsewhere.requests.length, before)
})

test('an invalid picture fails, and so does an answer without one', async t => {
  const driver = drive(t, 'vllm-omni')
  for (const [image, says] of [
    [{ b64_json: Buffer.from('nothing').toString('base64') }, /of no known format, not a picture/],
    [{}, /answered without a picture/],
  ] as const) {
    twins['vllm-omni'].instead.image = image
    const { started } = await driver.begin(still)
    assert.equal(started.state, 'failed')
    assert.match((started as { message: string }).message, says)
  }
})

test('a picture or speech whose answer was lost with its process has an unknown cost', async t => {
  const { token } = await drive(t, 'openai').begin(speech)
  const other = drive(t, 'openai')
  assert.equal((await other.engine.poll(token, speech, await other.context())).state, 'unsure')
})

test('a picture at a URL is found by the next process too', async t => {
  const { token } = await drive(t, 'new-api').begin(still)
  assert.equal((await drive(t, 'new-api').finish(token, still)).verdict.state, 'done')
})

test('a huge answer is not read to its end', async t => {
  twins.sglang.instead.sound = Buffer.alloc(65 * 1024 * 1024)
  const { started } = await drive(t, 'sglang').begin(speech)
  assert.equal(started.state, 'failed')
  assert.match(started.message, /larger than/)
})

test('an abort ends the request that waits for a picture', async t => {
  const twin = twins.sglang
  const driver = drive(t, 'sglang')
  twin.fault({ on: 'POST /v1/images/generations', does: 'hang' })
  const stop = new AbortController()
  const own = { ...(await driver.context()), signal: stop.signal }
  const begun = driver.startIn(own, still)
  stop.abort(new Error('nobody wants it'))
  await assert.rejects(begun, /nobody wants it/)
})

test('the key is in no message, no log and no token', async t => {
  const driver = drive(t, 'openai')
  const said: unknown[] = []
  for (const fault of [
    { answers: { status: 400, json: error(`the header was Bearer ${KEY}`, 'x') } },
    { answers: { status: 401, json: error(`Incorrect API key provided: ${KEY}`, 'x') } },
    { answers: { status: 500, json: { detail: `token ${KEY}` } } },
  ] satisfies TwinFault[]) {
    twins.openai.fault({ on: CREATE, times: 1, ...fault })
    said.push(await driver.begin(clip))
  }
  said.push(await driver.run(clip), driver.logged)
  assert.doesNotMatch(JSON.stringify(said), /canary|3f1c9a77d2/)
})
