import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { type DrivenEngine, driveEngine } from '../../../../../test/harness/drive-engine.ts'
import type { TwinAnswer, TwinFault } from '../../../../../test/harness/far-side-twin.ts'
import type { CogSettings } from '../../../src/engines/cog/cog-predictions.ts'
import { cogKind } from '../../../src/engines/cog/cog-kind.ts'
import { image, PIXEL, picture, speech, video, WEBM } from '../orders.ts'
import { type CogTwin, startCogTwin } from './cog-twin.ts'

const CANARY = 'canary-77e'
const input = {
  image: {
    prompt: '{prompt}',
    seed: '{seed}',
    width: '{width}',
    aspect_ratio: '{aspect}',
    image: '{picture?}',
    steps: 20,
  },
  video: { prompt: '{prompt}', first: '{picture}', num_frames: '{frames}', fps: '{fps}' },
}

const drive = (context: TestContext, url: string, settings: Partial<CogSettings> = {}): DrivenEngine =>
  driveEngine(context, cogKind, { url, input, ...settings }, { headers: { authorization: CANARY } })

/** Another process, which waits for a refusal for as long as a slow machine needs. */
const drivePatiently = (context: TestContext, url: string): DrivenEngine =>
  driveEngine(context, cogKind, { url, input }, { headers: { authorization: CANARY }, refusalMs: 60_000 })

async function driveTwin(context: TestContext, holds = false): Promise<DrivenEngine & { twin: CogTwin }> {
  const twin = await startCogTwin(context, { holds })
  return { ...drive(context, twin.url), twin }
}

test('a model gets the values of its template, and its data URL is the result', async context => {
  const { make, twin, engine } = await driveTwin(context)
  const { verdict } = await make(image)
  assert.ok(verdict.state === 'done' && verdict.files[0]?.format === 'png', JSON.stringify(verdict))
  assert.deepEqual(twin.inputs[0], { prompt: image.prompt, seed: 7, width: 320, aspect_ratio: '16:9', steps: 20 })
  assert.deepEqual(engine.leavesOut?.(image), [])
  assert.deepEqual(engine.leavesOut?.(video), ['seed: the engine does not take one'])
})

test('files of callers are sent as data URLs; a model gets no order that lacks a required value', async context => {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-cog-'))
  context.after(() => rm(folder, { recursive: true }))
  const { make, twin, engine } = await driveTwin(context)
  const inputs = [await picture(folder)]
  await make({ ...image, inputs })
  assert.equal(twin.inputs[0].image, `data:image/png;base64,${PIXEL.toString('base64')}`)
  assert.deepEqual(
    [video, { ...video, inputs }, { ...video, from: { kind: 'frame' } as const, inputs }, speech].map(engine.accepts),
    [false, true, true, false],
  )
})

test('a running prediction is polled until it is done', async context => {
  const { begin, engine, twin, follow, context: attempt } = await driveTwin(context, true)
  const { token } = await begin(image)
  assert.deepEqual(await engine.poll(token, image, await attempt()), { state: 'working', percent: 1 })
  twin.finish()
  assert.equal((await follow(token, image)).verdict.state, 'done')
})

test('a busy slot is awaited, and so is a starting container', async context => {
  const { begin, twin, engine, context: attempt, follow } = await driveTwin(context, true)
  const patient = drivePatiently(context, twin.url)
  const first = await begin(image)
  const second = await patient.begin(image)
  assert.deepEqual(second.started, { state: 'unreachable', message: 'the engine is busy with something else' })
  twin.finish()
  assert.equal((await follow(first.token, image)).verdict.state, 'done')
  assert.equal((await engine.start(second.token, image, await attempt(true))).state, 'started')
  twin.finish()
  twin.fault({ times: 1, answers: { status: 503, json: { error: 'not ready', status: 'failed' } } })
  assert.equal((await patient.begin(image)).started.state, 'unreachable')
})

test('an order that is started twice is predicted once', async context => {
  const { begin, twin, engine, context: attempt } = await driveTwin(context, true)
  const { token } = await begin(image)
  assert.equal((await engine.start(token, image, await attempt(true))).state, 'started')
  const other = drivePatiently(context, twin.url)
  assert.equal((await other.engine.start(token, image, await other.context(true))).state, 'unreachable')
  assert.equal(twin.inputs.length, 1)
})

const ends: [title: string, answer: TwinAnswer, expected: object][] = [
  [
    'fails',
    { json: { status: 'failed', error: 'no /src/weights.bin' } },
    { message: 'the engine failed: no …', retryable: false },
  ],
  [
    'has no memory',
    { json: { status: 'failed', error: 'CUDA out of memory' } },
    { message: 'the engine ran out of memory', retryable: true },
  ],
  [
    'refuses',
    { json: { status: 'failed', error: 'NSFW content detected' } },
    { code: 'CreationPolicyViolation', message: 'NSFW content detected' },
  ],
  ['is cancelled by somebody', { json: { status: 'canceled' } }, { retryable: true }],
  [
    'is told too little',
    { status: 422, json: { detail: [{ loc: ['body'], msg: 'Field required' }] } },
    { message: 'the engine answered 422: Field required' },
  ],
  [
    'gives words',
    { json: { status: 'succeeded', output: 'just words' } },
    { message: 'the engine answered without a file' },
  ],
  [
    'gives something else',
    { json: { status: 'succeeded', output: `data:video/webm;base64,${WEBM.toString('base64')}` } },
    { message: 'what the engine made cannot be used: it is a webm file, not a picture' },
  ],
]
for (const [title, answer, expected] of ends) {
  test(`a prediction that ${title} is reported as such`, async context => {
    const { begin, twin, follow, logged } = await driveTwin(context, true)
    const { token } = await begin(image)
    twin.finish(answer)
    const { verdict } = await follow(token, image)
    assert.ok(verdict.state === 'failed')
    assert.deepEqual({ ...verdict, ...expected }, verdict)
    assert.doesNotMatch(JSON.stringify([verdict, logged]), /canary|127\.0\.0\.1|weights/)
  })
}

const silences: [title: string, fault: TwinFault | 'down'][] = [
  ['breaks', { does: 'drop' }],
  ['is cut', { does: 'cut' }],
  ['is refused', 'down'],
]
for (const [title, fault] of silences) {
  test(`a request may be repeated if the connection ${title}`, async context => {
    const { twin } = await driveTwin(context)
    const patient = drivePatiently(context, twin.url)
    if (fault === 'down') await twin.down()
    else twin.fault(fault)
    assert.equal((await patient.begin(image)).started.state, 'unreachable')
  })
}

test('a prediction whose connection breaks ends with it, and is requested again', async context => {
  const { begin, twin, follow } = await driveTwin(context, true)
  const { token } = await begin(image)
  await twin.down()
  assert.equal((await follow(token, image)).verdict.state, 'lost')
})

test('another process knows that the prediction ended with its process', async context => {
  const { begin, twin, engine } = await driveTwin(context, true)
  const { token } = await begin(image)
  await engine.leave?.(token)
  const other = drive(context, twin.url)
  assert.equal((await other.follow(token, image)).verdict.state, 'lost')
})

test('a cancelled prediction ends', async context => {
  const { begin, twin, engine } = await driveTwin(context, true)
  const { token } = await begin(image)
  await engine.cancel?.(token, image)
  assert.deepEqual(twin.cancelled, [token['prediction']])
  assert.equal(twin.running.size, 0)
})

test('a container is examined, and so are its templates', async context => {
  const { tools, twin } = await driveTwin(context)
  const { signal } = new AbortController()
  assert.deepEqual(await cogKind.examine?.({ url: twin.url, input }, tools, signal), [])
  twin.fault({ answers: { json: { status: 'SETUP_FAILED' } } })
  assert.deepEqual(await cogKind.examine?.({ url: twin.url, input }, tools, signal), [
    { what: 'model', why: 'the container says SETUP_FAILED' },
  ])
  assert.throws(
    () => cogKind.check?.({ url: twin.url, input: { image: { prompt: '{promt}' } } }),
    /^Error: input\.image\.prompt has no value "\{promt\}"; there are \{prompt\}/,
  )
})
