import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { type DrivenEngine, driveEngine } from '../../../../../test/harness/drive-engine.ts'
import type { TwinFault } from '../../../../../test/harness/far-side-twin.ts'
import { sdcppKind } from '../../../src/engines/stable-diffusion/sdcpp-kind.ts'
import type { SdcppSettings } from '../../../src/engines/stable-diffusion/sdcpp-request.ts'
import { image, PIXEL, picture, speech, video, WEBM } from '../orders.ts'
import { type SdcppTwin, startSdcppTwin } from './sdcpp-twin.ts'

const realUrl = process.env['KINORA_TEST_SDCPP_URL']
// Faults are those of the twin: a real server has none to order.
const twinOnly = { skip: realUrl ? 'the far side is a real one, and faults cannot be ordered there' : false }
const CANARY = 'canary-9d1'

const drive = (context: TestContext, url: string, settings: Partial<SdcppSettings> = {}): DrivenEngine =>
  driveEngine(
    context,
    sdcppKind,
    { url, makes: ['image', 'video'], ...settings },
    { headers: { authorization: CANARY } },
  )

async function driveTwin(
  context: TestContext,
  options: Parameters<typeof startSdcppTwin>[1] = {},
  settings: Partial<SdcppSettings> = {},
): Promise<DrivenEngine & { twin: SdcppTwin }> {
  const twin = await startSdcppTwin(context, options)
  return { ...drive(context, twin.url, settings), twin }
}

test('a picture waits, is made and is fetched', async context => {
  context.diagnostic(realUrl ? `sdcpp: a real server at ${realUrl}` : 'sdcpp: the twin')
  const twin = realUrl ? undefined : await startSdcppTwin(context)
  const { make } = drive(context, realUrl ?? twin?.url ?? '', {
    parameters: { image: { sample_params: { sample_steps: 2 } } },
  })
  const { verdict, percents } = await make(image)
  assert.ok(verdict.state === 'done', JSON.stringify(verdict))
  assert.equal(verdict.files[0]?.format, 'png')
  if (!twin) return
  assert.deepEqual(percents, [0, 1])
  assert.deepEqual(twin.last().request, {
    prompt: image.prompt,
    seed: 7,
    width: 320,
    height: 176,
    output_format: 'png',
    sample_params: { sample_steps: 2 },
  })
})

test('another process finishes what one began, and after a cancelled order the next one is made', async context => {
  const twin = realUrl ? undefined : await startSdcppTwin(context)
  const url = realUrl ?? twin?.url ?? ''
  const [one, other] = [drive(context, url), drive(context, url)]
  const begun = await one.begin(image)
  const cancelled = await one.begin(image)
  await one.engine.cancel?.(cancelled.token, image)
  assert.equal((await other.follow(begun.token, image)).verdict.state, 'done')
  assert.equal((await other.make(image)).verdict.state, 'done')
})

test('a clip is ordered with all its frames, and its webm is fetched', twinOnly, async context => {
  const { make, twin } = await driveTwin(context)
  const { verdict } = await make(video)
  assert.ok(verdict.state === 'done' && verdict.files[0]?.format === 'webm')
  const { video_frames: frames, fps, output_format: format } = twin.last().request
  assert.deepEqual({ frames, fps, format }, { frames: 33, fps: 16, format: 'webm' })
})

test('a server without webm is asked for its formats', twinOnly, async context => {
  const { begin, twin } = await driveTwin(context, { formats: ['webp', 'avi'] })
  await begin(video)
  await begin(video)
  assert.deepEqual(
    [...twin.jobs.values()].map(({ request }) => request.output_format),
    ['avi', 'avi'],
  )
  assert.equal(twin.count('GET /sdcpp/v1/capabilities'), 1, 'asked once')
})

test('first and last frames and reference pictures are included', twinOnly, async context => {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-sdcpp-'))
  context.after(() => rm(folder, { recursive: true }))
  const inputs = [await picture(folder), await picture(folder, 'last')]
  const { begin, twin, engine } = await driveTwin(
    context,
    {},
    { sources: ['words', 'frame', 'frames'], pictures: 'reference' },
  )
  await begin({ ...video, from: { kind: 'frames' }, inputs })
  assert.deepEqual(
    [twin.last().request.init_image, twin.last().request.end_image],
    Array(2).fill(PIXEL.toString('base64')),
  )
  await begin({ ...image, inputs })
  assert.deepEqual(twin.last().request.ref_images, Array(2).fill(PIXEL.toString('base64')))
  assert.equal(engine.accepts({ ...video, from: { kind: 'frames' }, inputs: inputs.slice(1) }), false)
  assert.equal(engine.accepts({ ...video, from: { kind: 'references' }, inputs }), false)
  assert.equal(engine.accepts(speech), false)
})

const starts: [title: string, fault: TwinFault | 'down', expected: object][] = [
  [
    'a full queue',
    { answers: { status: 429, json: { error: 'job queue is full' } } },
    { state: 'unreachable', message: 'the engine answered 429: job queue is full' },
  ],
  [
    'a bad request',
    { answers: { status: 400, json: { error: 'invalid generation parameters' } } },
    { state: 'failed', retryable: false },
  ],
  [
    'a server that fails',
    { answers: { status: 500, json: { error: 'server_error', message: 'bad_alloc' } } },
    { state: 'failed', retryable: true },
  ],
  ['an answer without an id', { answers: { status: 202, json: {} } }, { state: 'unsure' }],
  ['a connection that breaks', { does: 'drop' }, { state: 'unsure' }],
  ['nobody', 'down', { state: 'unreachable' }],
]
for (const [title, fault, expected] of starts) {
  test(`a start that meets ${title} is ${(expected as { state: string }).state}`, twinOnly, async context => {
    const { begin, twin, logged } = await driveTwin(context)
    if (fault === 'down') await twin.down()
    else twin.fault({ on: 'POST /sdcpp/v1/img_gen', ...fault })
    const { started } = await begin(image)
    assert.deepEqual({ ...started, ...expected }, started)
    assert.doesNotMatch(JSON.stringify([started, logged]), /canary|127\.0\.0\.1/)
  })
}

const ends: [title: string, job: object, expected: object][] = [
  [
    'fails',
    { status: 'failed', error: { code: 'generation_failed', message: 'no /srv/x.gguf' } },
    { state: 'failed', message: 'the engine failed: no …', retryable: false },
  ],
  [
    'has no memory',
    { status: 'failed', error: { message: 'CUDA out of memory' } },
    { state: 'failed', retryable: true },
  ],
  ['is cancelled by somebody', { status: 'cancelled' }, { state: 'failed', retryable: true }],
  [
    'ends without a file',
    { status: 'completed', result: {} },
    { state: 'failed', message: 'the engine finished without a result' },
  ],
  [
    'ends with something else',
    { status: 'completed', result: { images: [{ b64_json: WEBM.toString('base64') }] } },
    { state: 'failed', message: 'what the engine made cannot be used: it is a webm file, not a picture' },
  ],
]
for (const [title, job, expected] of ends) {
  test(`a job that ${title} is reported as such`, twinOnly, async context => {
    const { begin, twin, follow } = await driveTwin(context)
    const { token } = await begin(image)
    Object.assign(twin.last(), job)
    const { verdict } = await follow(token, image)
    assert.deepEqual({ ...verdict, ...expected }, verdict)
  })
}

test('an unknown job is lost; with a silent server it is not', twinOnly, async context => {
  const { begin, twin, engine, context: attempt } = await driveTwin(context)
  const { token } = await begin(image)
  const own = await attempt()
  for (const fault of [
    { does: 'cut' },
    { does: 'drop' },
    { answers: { status: 500 } },
    { answers: { status: 429 } },
  ] as const) {
    twin.fault({ times: 1, ...fault })
    assert.equal((await engine.poll(token, image, own)).state, 'unreachable')
  }
  await twin.down()
  assert.equal((await engine.poll(token, image, own)).state, 'unreachable')
  await twin.up()
  twin.fault({ times: 1, answers: { status: 410, json: { error: 'job expired' } } })
  assert.equal((await engine.poll(token, image, own)).state, 'lost')
  twin.jobs.clear()
  assert.equal((await engine.poll(token, image, own)).state, 'lost')
})

test('another process continues with the token, and sends nothing again', twinOnly, async context => {
  const { begin, twin } = await driveTwin(context)
  const { token } = await begin(image)
  const other = drive(context, twin.url)
  assert.equal((await other.follow(token, image)).verdict.state, 'done')
  assert.equal(twin.jobs.size, 1)
})

test('a possibly accepted order is not sent again, and another is', twinOnly, async context => {
  const { begin, engine, twin, context: attempt } = await driveTwin(context)
  twin.fault({ times: 1, does: 'drop' })
  const dropped = await begin(image)
  assert.equal((await engine.start(dropped.token, image, await attempt(true))).state, 'unsure')
  twin.fault({ times: 1, answers: { status: 429 } })
  const full = await begin(image)
  assert.equal((await engine.start(full.token, image, await attempt(true))).state, 'started')
  assert.equal(twin.jobs.size, 2)
})

test('a waiting job is cancelled, and a running one continues', twinOnly, async context => {
  const { begin, engine, twin } = await driveTwin(context)
  const { token } = await begin(image)
  await engine.cancel?.(token, image)
  assert.equal(twin.last().status, 'cancelled')
  const second = await begin(image)
  twin.last().status = 'generating'
  await engine.cancel?.(second.token, image)
  assert.equal(twin.last().status, 'generating')
})

test('a server is examined for the abilities of its model', async context => {
  const twin = await startSdcppTwin(context, { modes: ['img_gen'] })
  const { tools } = drive(context, twin.url)
  const { signal } = new AbortController()
  assert.deepEqual(await sdcppKind.examine?.({ url: twin.url, makes: ['image'] }, tools, signal), [])
  assert.deepEqual(await sdcppKind.examine?.({ url: twin.url, makes: ['image', 'video'] }, tools, signal), [
    { what: 'makes video', why: 'the model of the server makes img_gen' },
  ])
})
