import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { LLMock } from '@copilotkit/aimock'
import { type DrivenEngine, driveEngine } from '../../../../../test/harness/drive-engine.ts'
import type { TwinAnswer, TwinFault } from '../../../../../test/harness/far-side-twin.ts'
import { falKind } from '../../../src/engines/fal/fal-kind.ts'
import { image, PIXEL, video } from '../orders.ts'
import { type FalTwin, startFalTwin } from './fal-twin.ts'

const CANARY = 'Key canary-0aa'
const input = { image: { prompt: '{prompt}', seed: '{seed}' } }
const model = 'fal-ai/flux/dev'

const drive = (context: TestContext, url: string, headers: Record<string, string> = {}): DrivenEngine =>
  driveEngine(context, falKind, { url, model, input }, { headers: { authorization: CANARY, ...headers } })

async function driveTwin(context: TestContext): Promise<DrivenEngine & { twin: FalTwin }> {
  const twin = await startFalTwin(context)
  return { ...drive(context, twin.url), twin }
}

test('an order waits in the queue, runs and is fetched; the key is sent with every request', async context => {
  const { make, twin, engine } = await driveTwin(context)
  const { verdict, percents } = await make(image)
  assert.ok(verdict.state === 'done' && verdict.files[0]?.format === 'png', JSON.stringify(verdict))
  assert.deepEqual(percents, [0, 1])
  assert.deepEqual(twin.asked[0]?.input, { prompt: image.prompt, seed: 7 })
  assert.ok(twin.requests.every(({ headers }) => headers.authorization === CANARY))
  assert.equal(engine.accepts(video), false)
  assert.equal(falKind.costsMoney?.({ model, input }), true)
})

test('a foreign queue, aimock, works with the engine', async context => {
  const mock = new LLMock({ port: 0 })
  const url = `data:image/png;base64,${PIXEL.toString('base64')}`
  mock.onFalImage(/flux/, { image: { url } })
  await mock.start()
  context.after(() => mock.stop())
  const { make } = drive(context, `${mock.url}/fal`, { 'x-fal-target-host': 'queue.fal.run' })
  const { verdict } = await make(image)
  assert.equal(verdict.state, 'done', JSON.stringify(verdict))
})

const starts: [title: string, fault: TwinFault | 'down', expected: object][] = [
  [
    'too many requests',
    { answers: { status: 429, headers: { 'retry-after': '5' } } },
    { state: 'unreachable', retryAfterSeconds: 5 },
  ],
  [
    'a key that is none',
    { answers: { status: 401, json: { detail: 'Invalid Key canary-0aa1234567' } } },
    { state: 'failed', message: 'the engine does not let us in: it answered 401' },
  ],
  [
    'words that it refuses',
    {
      answers: { status: 422, json: { detail: [{ type: 'content_policy_violation', msg: 'The prompt was flagged' }] } },
    },
    { state: 'failed', code: 'CreationPolicyViolation', message: 'The prompt was flagged' },
  ],
  [
    'a field that it does not know',
    { answers: { status: 422, json: { detail: [{ type: 'missing', msg: 'Field required' }] } } },
    { state: 'failed', code: 'EngineFailure' },
  ],
  ['a connection that breaks', { does: 'drop' }, { state: 'unsure' }],
  ['an answer without addresses', { answers: { json: { request_id: 'x' } } }, { state: 'unsure' }],
  ['nobody', 'down', { state: 'unreachable' }],
]
for (const [title, fault, expected] of starts) {
  test(`a start that meets ${title} is reported as such`, async context => {
    const { begin, twin, logged } = await driveTwin(context)
    if (fault === 'down') await twin.down()
    else twin.fault(fault)
    const { started } = await begin(image)
    assert.deepEqual({ ...started, ...expected }, started)
    assert.doesNotMatch(JSON.stringify([started, logged]), /canary|127\.0\.0\.1/)
  })
}

const ends: [title: string, answer: TwinAnswer, expected: object][] = [
  ['fails', { status: 500, json: { detail: 'no /tmp/x' } }, { message: 'the engine failed: no …' }],
  [
    'refuses',
    { status: 422, json: { detail: [{ type: 'content_policy_violation', msg: 'flagged' }] } },
    { code: 'CreationPolicyViolation' },
  ],
  ['gives no file', { json: { text: 'words' } }, { message: 'the engine answered without a file' }],
  ['points into a private network', { json: { images: [{ url: 'http://127.0.0.1:9/x.png' }] } }, { state: 'failed' }],
]
for (const [title, answer, expected] of ends) {
  test(`a request that ${title} is reported as such`, async context => {
    const { begin, twin, follow } = await driveTwin(context)
    const { token } = await begin(image)
    Object.assign(twin.asked[0] ?? {}, { answer })
    const { verdict } = await follow(token, image)
    assert.ok(verdict.state === 'failed')
    assert.deepEqual({ ...verdict, ...expected }, verdict)
    assert.doesNotMatch(verdict.message, /127\.0\.0\.1|\/tmp/)
  })
}

test('a possibly accepted order is not sent again, a rejected one is, and a lost one is not ordered again', async context => {
  const { begin, engine, twin, follow, context: attempt } = await driveTwin(context)
  twin.fault({ times: 1, does: 'drop' })
  const dropped = await begin(image)
  assert.equal((await engine.start(dropped.token, image, await attempt(true))).state, 'unsure')
  twin.fault({ times: 1, answers: { status: 429 } })
  const full = await begin(image)
  const again = await engine.start(full.token, image, await attempt(true))
  assert.ok(again.state === 'started')
  assert.equal(twin.asked.length, 2)
  twin.fault({ on: 'GET /fal-ai/flux/requests/:id/status', times: 1, answers: { status: 404 } })
  const { verdict } = await follow(again.token, image)
  assert.ok(verdict.state === 'failed' && !verdict.retryable)
})

test('another process continues with the token; a silent server has not lost the order; a cancel reaches the queue', async context => {
  const { begin, twin } = await driveTwin(context)
  const { token } = await begin(image)
  const other = drive(context, twin.url)
  const own = await other.context()
  for (const fault of [{ does: 'cut' }, { answers: { status: 502 } }, { answers: { status: 429 } }] as const) {
    twin.fault({ times: 1, ...fault })
    assert.equal((await other.engine.poll(token, image, own)).state, 'unreachable')
  }
  assert.equal((await other.follow(token, image)).verdict.state, 'done')
  await other.engine.cancel?.(token, image)
  assert.deepEqual(twin.cancelled, ['request-1'])
  assert.equal(twin.asked.length, 1)
})
