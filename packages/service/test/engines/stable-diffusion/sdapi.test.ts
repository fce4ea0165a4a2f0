import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { readImage } from '../../../../media/src/formats/read-image.ts'
import { type DrivenEngine, driveEngine } from '../../../../../test/harness/drive-engine.ts'
import type { TwinAnswer, TwinFault } from '../../../../../test/harness/far-side-twin.ts'
import { until } from '../../../../../test/harness/until.ts'
import type { SdapiSettings } from '../../../src/engines/stable-diffusion/sdapi-request.ts'
import { sdapiKind } from '../../../src/engines/stable-diffusion/sdapi-kind.ts'
import { image, PIXEL, picture, video } from '../orders.ts'
import { type SdapiTwin, startSdapiTwin } from './sdapi-twin.ts'

const realUrl = process.env['KINORA_TEST_SDAPI_URL']
// Faults are those of the twin: a real server has none to order.
const twinOnly = { skip: realUrl ? 'the far side is a real one, and faults cannot be ordered there' : false }
const CANARY = 'canary-9d1'

function drive(
  context: TestContext,
  url: string,
  settings: Partial<SdapiSettings> = {},
  tools: { refusalMs?: number } = {},
): DrivenEngine {
  const all = { url, parameters: { steps: 2 }, ...settings }
  return driveEngine(context, sdapiKind, all, { headers: { authorization: CANARY }, ...tools })
}

async function driveTwin(
  context: TestContext,
  twinOptions: Parameters<typeof startSdapiTwin>[1] = {},
  settings: Partial<SdapiSettings> = {},
): Promise<DrivenEngine & { twin: SdapiTwin }> {
  const twin = await startSdapiTwin(context, twinOptions)
  return { ...drive(context, twin.url, settings), twin }
}

test('a picture is made from a prompt, in the steps of the model', async context => {
  context.diagnostic(realUrl ? `sdapi: a real server at ${realUrl}` : 'sdapi: the twin')
  const twin = realUrl ? undefined : await startSdapiTwin(context)
  const { make } = drive(context, realUrl ?? twin?.url ?? '')
  const { verdict } = await make({ ...image, width: 250, height: 130 })
  assert.ok(verdict.state === 'done', JSON.stringify(verdict))
  assert.ok(readImage(await readFile(verdict.files[0]?.path ?? '')).ok)
  if (!twin) return
  const { prompt, seed, width, height, steps } = twin.drawn[0]
  assert.deepEqual(
    { prompt, seed, width, height, steps },
    { prompt: image.prompt, seed: 7, width: 248, height: 128, steps: 2 },
  )
  assert.equal(twin.requests[0]?.headers.authorization, CANARY)
})

test('a picture is made from another', async context => {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-sdapi-'))
  context.after(() => rm(folder, { recursive: true }))
  const twin = realUrl ? undefined : await startSdapiTwin(context)
  const { make, engine } = drive(context, realUrl ?? twin?.url ?? '')
  const order = { ...image, inputs: [await picture(folder), await picture(folder, 'second')] }
  assert.equal((await make(order)).verdict.state, 'done')
  assert.deepEqual(engine.leavesOut?.(order), ['images: the engine looks at the first one only'])
  if (twin) assert.deepEqual(twin.drawn[0].init_images, [PIXEL.toString('base64')])
})

test('the next order is made after a cancelled one', async context => {
  const twin = realUrl ? undefined : await startSdapiTwin(context)
  const { begin, engine, make } = drive(context, realUrl ?? twin?.url ?? '')
  const { token } = await begin(image)
  await engine.cancel?.(token, image)
  assert.equal((await make(image)).verdict.state, 'done')
})

test('a size above the model’s is ordered smaller in the same aspect ratio', twinOnly, async context => {
  const { make, twin } = await driveTwin(context, {}, { maxPixels: 512 * 512 })
  await make({ ...image, width: 1_920, height: 1_080 })
  assert.deepEqual([twin.drawn[0].width, twin.drawn[0].height], [680, 384])
})

test('progress is that of the order alone', twinOnly, async context => {
  const { begin, engine, twin, context: attempt, follow } = await driveTwin(context, { holds: true })
  const { token } = await begin(image)
  const own = await attempt()
  twin.foreign = true
  assert.deepEqual(await engine.poll(token, image, own), { state: 'working', percent: 0 })
  twin.foreign = false
  assert.deepEqual(await engine.poll(token, image, own), { state: 'working', percent: 42 })
  twin.finish()
  assert.equal((await follow(token, image)).verdict.state, 'done')
})

const interruptions: [
  title: string,
  options: { hasTasks?: boolean | 'passes over' },
  settings: Partial<SdapiSettings>,
  foreign: boolean,
  interrupts: number,
][] = [
  ['that it works on is interrupted', {}, {}, false, 1],
  ['that waits while somebody else is drawn for interrupts nobody', {}, {}, true, 0],
  ['at a server that cannot say whose it draws interrupts nobody', { hasTasks: false }, {}, false, 0],
  ['at a server that is ours alone is interrupted', { hasTasks: false }, { sole: true }, false, 1],
  ['at an SD.Next that is ours alone is interrupted', { hasTasks: 'passes over' }, { sole: true }, false, 1],
  ['at an SD.Next that others use interrupts nobody', { hasTasks: 'passes over' }, {}, false, 0],
]
for (const [title, options, settings, foreign, interrupts] of interruptions) {
  test(`a cancelled order ${title}`, twinOnly, async context => {
    const { begin, engine, twin } = await driveTwin(context, { holds: true, ...options }, settings)
    const { token } = await begin(image)
    twin.foreign = foreign
    await engine.cancel?.(token, image)
    assert.equal(twin.interrupts, interrupts)
  })
}

test('orders are sent one by one: a waiting one is taken back without having been sent', twinOnly, async context => {
  const { begin, engine, twin, follow } = await driveTwin(context, { holds: true })
  const first = await begin(image)
  const second = await begin({ ...image, prompt: 'a second' })
  assert.equal(second.started.state, 'started')
  await engine.cancel?.(second.token, image)
  twin.finish()
  assert.equal((await follow(first.token, image)).verdict.state, 'done')
  assert.deepEqual([twin.drawn.length, twin.interrupts], [1, 0])
})

test("a picture that another's interrupt left unfinished is not accepted", twinOnly, async context => {
  const { begin, engine, twin, follow, context: attempt } = await driveTwin(context, { holds: true })
  const { token } = await begin(image)
  await fetch(`${twin.url}/sdapi/v1/interrupt`, { method: 'POST' })
  await engine.poll(token, image, await attempt())
  twin.finish()
  const { verdict } = await follow(token, image)
  assert.ok(verdict.state === 'failed' && verdict.retryable)
  assert.equal(verdict.message, 'the engine was interrupted')
})

test('an interrupt of an earlier order does not affect the next', twinOnly, async context => {
  const {
    begin,
    engine,
    twin,
    follow,
    context: attempt,
  } = await driveTwin(context, {
    holds: true,
    hasTasks: 'passes over',
  })
  const { token } = await begin(image)
  await fetch(`${twin.url}/sdapi/v1/interrupt`, { method: 'POST' })
  twin.job = ''
  assert.deepEqual(await engine.poll(token, image, await attempt()), { state: 'working', percent: 42 })
  twin.finish()
  assert.equal((await follow(token, image)).verdict.state, 'done')
})

const refusals: [title: string, answer: TwinAnswer, expected: object][] = [
  [
    '503',
    { status: 503, headers: { 'retry-after': '9' }, json: { detail: 'busy' } },
    { state: 'unreachable', retryAfterSeconds: 9 },
  ],
  ['429', { status: 429 }, { state: 'unreachable' }],
  [
    '422',
    { status: 422, json: { detail: [{ msg: 'Sampler not found' }] } },
    { state: 'failed', message: 'the engine answered 422: Sampler not found', retryable: false },
  ],
  ['401', { status: 401 }, { state: 'failed', message: 'the engine does not let us in: it answered 401' }],
  ['404', { status: 404 }, { state: 'failed', message: 'the engine has no /sdapi/v1' }],
  [
    '500 out of memory',
    { status: 500, json: { error: 'OutOfMemoryError', errors: 'CUDA out of memory' } },
    { state: 'failed', retryable: true, message: 'the engine ran out of memory' },
  ],
  [
    '500 with a path',
    { status: 500, json: { error: 'no /opt/models/x.safetensors' } },
    { state: 'failed', retryable: true, message: 'the engine answered 500: no …' },
  ],
  ['502 of a gateway', { status: 502, text: '<html>' }, { state: 'unsure' }],
  ['no picture', { json: { images: [] } }, { state: 'failed', message: 'the engine answered without a picture' }],
]
for (const [title, result, expected] of refusals) {
  test(`a server's answer is classified: ${title}`, twinOnly, async context => {
    const { begin, twin, logged } = await driveTwin(context)
    twin.result = result
    const { started } = await begin(image)
    assert.deepEqual({ ...started, ...expected }, started)
    assert.doesNotMatch(JSON.stringify([started, logged]), /canary|127\.0\.0\.1|opt/)
  })
}

const silences: [title: string, fault: TwinFault | undefined, state: string][] = [
  ['nobody is there', undefined, 'unreachable'],
  ['the connection breaks after it was sent', { does: 'drop' }, 'unsure'],
  ['the answer breaks off', { does: 'cut' }, 'unsure'],
]
for (const [title, fault, state] of silences) {
  test(`an order is ${state} if ${title}`, twinOnly, async context => {
    const { begin, twin } = await driveTwin(context)
    if (fault) twin.fault(fault)
    else await twin.down()
    assert.equal((await begin(image)).started.state, state)
  })
}

test('an invalid picture is not accepted', twinOnly, async context => {
  const { make, twin } = await driveTwin(context)
  twin.result = { json: { images: [Buffer.from('not a picture').toString('base64')] } }
  const { verdict } = await make(image)
  assert.ok(verdict.state === 'failed')
  assert.match(verdict.message, /^what the engine made cannot be used/)
})

test('an order is sent once, however often it is started', twinOnly, async context => {
  const { begin, engine, twin, follow, context: attempt } = await driveTwin(context, { holds: true })
  const { token } = await begin(image)
  assert.equal((await engine.start(token, image, await attempt(true))).state, 'started')
  twin.finish()
  assert.equal((await follow(token, image)).verdict.state, 'done')
  assert.equal(twin.drawn.length, 1)
})

test('another process cannot know the state of an order, and says so', twinOnly, async context => {
  const { begin, twin } = await driveTwin(context, { holds: true })
  const { token } = await begin(image)
  const other = drive(context, twin.url)
  assert.equal((await other.engine.start(token, image, await other.context(true))).state, 'unsure')
  assert.equal((await other.engine.poll(token, image, await other.context())).state, 'unsure')
  assert.equal(twin.drawn.length, 1)
})

test('an order that was not accepted is sent again', twinOnly, async context => {
  const { twin } = await driveTwin(context)
  const { begin, engine, context: attempt } = drive(context, twin.url, {}, { refusalMs: 60_000 })
  twin.fault({ times: 1, answers: { status: 429 } })
  const { token, started } = await begin(image)
  assert.equal(started.state, 'unreachable')
  assert.equal((await engine.start(token, image, await attempt(true))).state, 'started')
  await until(() => twin.drawn.length === 1, 'it is drawn')
})

test('abandoning an order does not interrupt it', twinOnly, async context => {
  const { begin, engine, twin } = await driveTwin(context, { holds: true })
  const { token } = await begin(image)
  await engine.leave?.(token)
  assert.equal(twin.interrupts, 0)
})

test('a server is examined', async context => {
  const twin = await startSdapiTwin(context)
  const { tools } = drive(context, realUrl ?? twin.url)
  const { signal } = new AbortController()
  assert.deepEqual(await sdapiKind.examine?.({ url: realUrl ?? twin.url }, tools, signal), [])
  twin.fault({ answers: { status: 404 } })
  assert.deepEqual(await sdapiKind.examine?.({ url: twin.url }, tools, signal), [
    { what: 'url', why: 'it has no /sdapi/v1: an A1111 wants the option --api' },
  ])
  assert.equal(drive(context, twin.url).engine.accepts(video), false)
})
