import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import type { Input, Order } from '../../../../media/src/engine/contract.ts'
import { type DrivenEngine, driveEngine } from '../../../../../test/harness/drive-engine.ts'
import type { TwinFault } from '../../../../../test/harness/far-side-twin.ts'
import type { Lightx2vSettings } from '../../../src/engines/lightx2v/lightx2v-request.ts'
import { lightx2vKind } from '../../../src/engines/lightx2v/lightx2v-kind.ts'
import { image, PIXEL, picture, speech, video, WEBM } from '../orders.ts'
import { type Lightx2vTwin, startLightx2vTwin } from './lightx2v-twin.ts'

const CANARY = 'canary-31c'

const drive = (context: TestContext, url: string, settings: Partial<Lightx2vSettings> = {}): DrivenEngine =>
  driveEngine(
    context,
    lightx2vKind,
    { url, makes: ['video', 'image'], sources: ['words', 'frame', 'frames'], ...settings },
    { headers: { authorization: CANARY } },
  )

async function driveTwin(context: TestContext): Promise<DrivenEngine & { twin: Lightx2vTwin }> {
  const twin = await startLightx2vTwin(context, WEBM)
  return { ...drive(context, twin.url), twin }
}

test('a clip is ordered under our id with all its frames, waits, runs and is fetched', async context => {
  const { make, twin } = await driveTwin(context)
  const { verdict, percents, token } = await make(video)
  assert.ok(verdict.state === 'done' && verdict.files[0]?.format === 'webm', JSON.stringify(verdict))
  assert.deepEqual(percents, [0, 1])
  assert.deepEqual(twin.tasks.get(String(token['task']))?.request, {
    task_id: token['task'],
    prompt: video.prompt,
    seed: 7,
    target_shape: [176, 320],
    target_video_length: 33,
    target_fps: 16,
  })
})

async function pictures(context: TestContext): Promise<Input[]> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-lightx2v-'))
  context.after(() => rm(folder, { recursive: true }))
  return [await picture(folder), await picture(folder, 'last')]
}

test('first and last frames are sent as files, since the server opens the last one by its name', async context => {
  const inputs = await pictures(context)
  const order: Order = { ...video, from: { kind: 'frames' }, inputs }
  const { make, twin } = await driveTwin(context)
  const { verdict, token } = await make(order)
  assert.equal(verdict.state, 'done', JSON.stringify(verdict))
  const [request] = [...twin.tasks.values()].map(task => task.request)
  for (const name of ['image_file', 'last_frame_file'])
    assert.deepEqual(Buffer.from(await (request[name] as File).arrayBuffer()), PIXEL, name)
  const { prompt, seed, target_video_length: frames, target_fps: fps, save_result_path: path } = request
  assert.deepEqual([prompt, seed, frames, fps, path], [video.prompt, '7', '33', '16', token['task']])
})

test('a form with a lost answer is found by the name of its result, and made and cancelled once', async context => {
  const order: Order = { ...video, from: { kind: 'frames' }, inputs: await pictures(context) }
  const { begin, engine, twin, follow, context: attempt } = await driveTwin(context)
  twin.fault({ times: 1, does: 'drop' })
  const { token, started } = await begin(order)
  assert.equal(started.state, 'unreachable')
  twin.fault({ on: 'GET /v1/tasks/', times: 1, answers: { status: 502, text: 'gateway' } })
  assert.equal((await engine.start(token, order, await attempt(true))).state, 'unreachable', 'nothing is known yet')
  const found = await engine.start(token, order, await attempt(true))
  assert.ok(found.state === 'started')
  assert.equal((await follow(found.token, order)).verdict.state, 'done')
  assert.equal(twin.tasks.size, 1)
  const other = await begin(order)
  // Another process has the token as it was placed.
  await engine.cancel?.({ task: other.token['task'] ?? '' }, order)
  assert.deepEqual(
    [...twin.tasks.values()].map(({ status }) => status),
    ['completed', 'cancelled'],
  )
})

test('a first frame is included, and a picture is a picture', async context => {
  const inputs = await pictures(context)
  const { begin, twin, make, engine } = await driveTwin(context)
  const { token } = await begin({ ...video, from: { kind: 'frame' }, inputs: inputs.slice(0, 1) })
  const { image_path: first } = twin.tasks.get(String(token['task']))?.request ?? {}
  assert.equal(first, `data:image/png;base64,${PIXEL.toString('base64')}`)
  twin.result = PIXEL
  const { verdict } = await make(image)
  assert.ok(verdict.state === 'done' && verdict.files[0]?.format === 'png')
  assert.equal(twin.count('POST /v1/tasks/image/'), 1)
  assert.equal(engine.accepts({ ...video, from: { kind: 'frames' }, inputs: inputs.slice(1) }), false)
  assert.equal(engine.accepts(speech), false)
  assert.deepEqual(engine.leavesOut?.({ ...video, amplitude: 'large', withSound: true }), [
    'audio: the engine makes no sound',
    'movement_amplitude: the engine moves as it likes',
  ])
})

test('an order is accepted once: a second start finds it, by asking and by the rejection', async context => {
  const { begin, engine, twin, context: attempt } = await driveTwin(context)
  const { token } = await begin(video)
  assert.equal((await engine.start(token, video, await attempt(true))).state, 'started')
  assert.equal(twin.count('POST /v1/tasks/video/'), 1, 'it was looked up')
  assert.equal((await engine.start(token, video, await attempt())).state, 'started')
  assert.deepEqual([twin.count('POST /v1/tasks/video/'), twin.tasks.size], [2, 1])
})

test('a full queue is not a rejection, although it has the same status', async context => {
  const { begin, twin } = await driveTwin(context)
  twin.isFull = true
  const { started } = await begin(video)
  assert.deepEqual(started, {
    state: 'unreachable',
    message: 'the engine answered 503: Task queue is full (max 100 tasks)',
  })
})

const starts: [title: string, fault: TwinFault | 'down', state: string][] = [
  ['a connection that breaks after it was sent', { does: 'drop' }, 'unreachable'],
  ['an answer that breaks off', { does: 'cut' }, 'unreachable'],
  ['nobody', 'down', 'unreachable'],
  ['a gateway that gave up', { answers: { status: 504, text: 'timeout' } }, 'unreachable'],
  ['a bad request', { answers: { status: 422, json: { detail: [{ msg: 'field required' }] } } }, 'failed'],
  ['a closed door', { answers: { status: 401 } }, 'failed'],
]
for (const [title, fault, state] of starts) {
  test(`a start that meets ${title} is ${state}`, async context => {
    const { begin, twin, logged } = await driveTwin(context)
    if (fault === 'down') await twin.down()
    else twin.fault(fault)
    const { started } = await begin(video)
    assert.equal(started.state, state)
    assert.doesNotMatch(JSON.stringify([started, logged]), /canary|127\.0\.0\.1/)
  })
}

test('an order with a lost answer is found, and made once', async context => {
  const { begin, engine, twin, follow, context: attempt } = await driveTwin(context)
  twin.fault({ times: 1, does: 'drop' })
  const { token } = await begin(video)
  assert.equal((await engine.start(token, video, await attempt(true))).state, 'started')
  assert.equal((await follow(token, video)).verdict.state, 'done')
  assert.equal(twin.tasks.size, 1)
})

const ends: [title: string, task: object, expected: object][] = [
  [
    'fails',
    { status: 'failed', error: 'no /data/x.safetensors' },
    { message: 'the engine failed: no …', retryable: false },
  ],
  [
    'has no memory',
    { status: 'failed', error: 'CUDA out of memory. Tried' },
    { message: 'the engine ran out of memory', retryable: true },
  ],
  ['is cancelled by somebody', { status: 'cancelled' }, { retryable: true }],
]
for (const [title, end, expected] of ends) {
  test(`a task that ${title} is reported as such`, async context => {
    const { begin, twin, follow } = await driveTwin(context)
    const { token } = await begin(video)
    Object.assign(twin.tasks.get(String(token['task'])) ?? {}, end)
    const { verdict } = await follow(token, video)
    assert.ok(verdict.state === 'failed')
    assert.deepEqual({ ...verdict, ...expected }, verdict)
  })
}

test('an unknown task is lost, a silent server is not, and a truncated file is fetched again', async context => {
  const { begin, twin, engine, follow, context: attempt } = await driveTwin(context)
  const { token } = await begin(video)
  const own = await attempt()
  for (const fault of [{ does: 'drop' }, { answers: { status: 500 } }, { answers: { status: 429 } }] as const) {
    twin.fault({ times: 1, ...fault })
    assert.equal((await engine.poll(token, video, own)).state, 'unreachable')
  }
  twin.fault({ on: 'GET /v1/tasks/:id/result', times: 1, does: 'cut' })
  assert.equal((await follow(token, video)).verdict.state, 'done')
  twin.tasks.clear()
  assert.equal((await engine.poll(token, video, own)).state, 'lost')
})

test('a file that is not a clip is rejected', async context => {
  const { make, twin } = await driveTwin(context)
  twin.result = Buffer.from('something else')
  const { verdict } = await make(video)
  assert.ok(verdict.state === 'failed')
  assert.match(verdict.message, /^what the engine made cannot be used/)
})

test('another process continues with the token, and a cancelled task ends on the server', async context => {
  const { begin, twin } = await driveTwin(context)
  const { token } = await begin(video)
  const other = drive(context, twin.url)
  assert.equal((await other.follow(token, video)).verdict.state, 'done')
  const second = await begin(video)
  await other.engine.cancel?.(second.token, video)
  assert.equal(twin.tasks.get(String(second.token['task']))?.status, 'cancelled')
})

test('a server is examined', async context => {
  const { tools, twin } = await driveTwin(context)
  const { signal } = new AbortController()
  assert.deepEqual(await lightx2vKind.examine?.({ url: twin.url, makes: ['video'] }, tools, signal), [])
  await twin.down()
  const problems = await lightx2vKind.examine?.({ url: twin.url, makes: ['video'] }, tools, signal)
  assert.partialDeepStrictEqual(problems, [{ what: 'url' }])
  assert.match(JSON.stringify(problems), /"no answer/)
})
