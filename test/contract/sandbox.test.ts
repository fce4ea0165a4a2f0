import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { startReceiver } from '../../packages/service/test/callbacks/receiver.ts'
import { sniff } from '../../packages/media/src/formats/sniff.ts'
import { readVideo } from '../../packages/media/src/formats/read-video.ts'
import type { Deliveries } from '../../packages/service/src/callbacks/start-deliveries.ts'
import { ERRORS } from '../../packages/service/src/core/errors.ts'
import { openDeliveries } from '../../packages/service/src/service/deliveries.ts'
import { readSettings } from '../../packages/service/src/service/settings.ts'
import { openWork, type Work } from '../../packages/service/src/service/work.ts'
import { findDrift } from '../harness/find-drift.ts'
import { startService, type TestService } from '../harness/service.ts'
import { until, untilFinal } from '../harness/until.ts'
import { assertRefused } from './assert-refused.ts'
import { generators } from './bodies.ts'
import { png } from './media.ts'

// A service that others test their code with: whatever they ask for comes at once, or comes to grief as they like.

type Json = Record<string, any>

const CLIP = { model: 'genq2', prompt: 'a lake', duration: 4 }
const DAY = 86_400

let service: TestService
let work: Work
let deliveries: Deliveries
let folder: string

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-sandbox-test-'))
  const environment = { KINORA_SANDBOX: '1', KINORA_ALLOW_PRIVATE_NETWORKS: '1' }
  service = await startService(environment, { holdsAnswers: true })
  const settings = readSettings({
    ...environment,
    KINORA_DATA_DIR: folder,
    KINORA_STOP_SECONDS: '0',
    KINORA_SPEECH_WARM: '0',
  })
  work = await openWork(service.services, settings)
  deliveries = openDeliveries(service.services, settings)
})
after(async () => {
  await work.stop()
  await deliveries.stop()
  assert.deepEqual(await findDrift(service.db), [])
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

async function create(body: object, force?: string, path: string = generators.text2video.path): Promise<Json> {
  const headers: Record<string, string> = force === undefined ? {} : { 'x-kinora-sandbox': force }
  const { json, status, text } = await service.post(path, body, { headers })
  assert.equal(status, 200, text)
  return { ...json, id: json.task_id ?? json.id }
}
const show = async (id: string): Promise<Json> => (await service.get(`/ent/v2/tasks/${id}/creations`)).json
const endOf = (id: string): Promise<Json> => untilFinal(() => service.get(`/ent/v2/tasks/${id}/creations?wait=30`))
const advance = (seconds: number) => service.post('/ent/v2/sandbox/clock', { advance_seconds: seconds })
const balance = async (): Promise<Json> => (await service.get('/ent/v2/credits')).json.remains[0]

test('everything is immediate, tiny and real, and has its usual price', async () => {
  const before = await balance()
  const { id, credits } = await create({ ...CLIP, watermark: true })
  const task = await endOf(id)
  assert.equal(task.state, 'success', JSON.stringify(task))
  assert.equal(task.credits, credits)
  assert.equal((await balance()).credit_remain, before.credit_remain - credits)
  const [made] = task.creations
  for (const url of [made.url, made.cover_url]) assert.equal((await fetch(url)).status, 200)
  const bytes = Buffer.from(await (await fetch(made.url)).arrayBuffer())
  assert.equal(sniff(bytes), 'mp4')
  const facts = readVideo(bytes)
  assert.ok(facts && 'width' in facts && facts.width === 64, JSON.stringify(facts))
  assert.ok(bytes.length < 50_000)
})

test('a film comes at once too, with its parts and its timeline', async () => {
  const film = 'one-click/general_one_click'
  const { id } = await create({ images: [png(256)], prompt: 'a day', duration: 6 }, undefined, generators[film].path)
  const task = await endOf(id)
  assert.equal(task.state, 'success', JSON.stringify(task))
  const shown = (await service.get(`${generators[film].path}/${id}`)).json
  assert.ok(shown.job_records.length > 2)
  assert.ok(shown.timeline)
})

describe('forced outcomes', () => {
  for (const code of ['EngineFailure', 'CreationPolicyViolation', 'ImageDownloadFailure', 'TaskPromptPolicyViolation'])
    test(`${code}: the task fails with it, and the credits come back`, async () => {
      const before = await balance()
      const task = await endOf((await create(CLIP, `fail=${code}`)).id)
      assert.deepEqual([task.state, task.err_code, task.credits], ['failed', code, 0])
      assert.notEqual(task.err_msg, '')
      assert.deepEqual(await balance(), before)
    })

  test('every reason of the table can be forced, and nothing else', async () => {
    for (const code of Object.keys(ERRORS)) {
      const { json } = await service.post(
        generators.text2video.path,
        {},
        { headers: { 'x-kinora-sandbox': `fail=${code}` } },
      )
      assert.equal(json.reason, 'FieldLacking', code)
    }
    for (const wrong of ['fail=Oops', 'fail', 'slow=x', 'slow=-1', 'callback=never', 'stuck=1', 'nothing', '']) {
      const refused = await service.post(generators.text2video.path, CLIP, { headers: { 'x-kinora-sandbox': wrong } })
      assertRefused(refused, 400, 'BadRequest')
      assert.match(refused.json.message, /x-kinora-sandbox must be of fail=CODE/)
    }
  })

  test('a model can bring the outcome along, and several at once', async () => {
    const { id, model } = await create({ ...CLIP, model: 'genq2:fail=VideoFormatInvalid:callback=lost' })
    assert.equal(model, 'genq2')
    assert.equal((await endOf(id)).err_code, 'VideoFormatInvalid')
    const { body } = (await service.get(`/ent/v2/tasks/${id}/request`)).json
    assert.equal(body.model, 'genq2')
    assert.equal('x-sandbox' in body, false)
  })

  test('a film fails as a whole, and an OpenAI client sees it too', async () => {
    const path = generators['ad-one-click'].path
    const film = await endOf((await create({ images: [png(256)] }, 'expired', path)).id)
    assert.deepEqual([film.state, film.err_code], ['failed', 'TaskExpired'])
    const headers = { authorization: `Bearer ${service.key}` }
    const body = { model: 'sora-2:fail=CreationPolicyViolation', prompt: 'a lake' }
    const { json } = await service.post('/v1/videos', body, { headers, key: null })
    const task = await endOf(json.id.replace(/\D/g, ''))
    assert.equal(task.err_code, 'CreationPolicyViolation')
  })

  test('a slow one is done when its time has passed by the clock', async () => {
    const { id } = await create(CLIP, 'slow=3600')
    await until(async () => (await show(id)).state === 'processing', 'it is begun')
    await advance(1_800)
    assert.equal((await endOf((await create(CLIP)).id)).state, 'success', 'a later one is done meanwhile')
    assert.equal((await show(id)).state, 'processing')
    await advance(1_800)
    assert.equal((await endOf(id)).state, 'success')
  })

  test('a stuck one stays so until it is cancelled', async () => {
    const before = await balance()
    const { id } = await create(CLIP, 'stuck')
    await until(async () => (await show(id)).state === 'processing', 'it is begun')
    await advance(3 * DAY)
    const later = await endOf((await create(CLIP)).id)
    assert.equal(later.state, 'success', 'a later one is done meanwhile')
    assert.equal((await show(id)).state, 'processing')
    assert.equal((await service.post(`/ent/v2/tasks/${id}/cancel`, {})).status, 200)
    assert.equal((await endOf(id)).err_code, 'UserCancelled')
    assert.equal((await balance()).credit_remain, before.credit_remain - later.credits)
  })

  test('off-peak work that is not done expires after 48 hours of the clock, and costs nothing', async () => {
    const before = await balance()
    const { id } = await create({ ...CLIP, off_peak: true }, 'stuck')
    await advance(49 * 3_600)
    const task = await endOf(id)
    assert.deepEqual([task.state, task.err_code], ['failed', 'TaskExpired'])
    assert.deepEqual(await balance(), before)
  })

  test('half a file: the download breaks off in the middle, and continues from the requested byte', async () => {
    const { url } = (await endOf((await create(CLIP, 'half')).id)).creations[0]
    const whole = (await endOf((await create(CLIP)).id)).creations[0].url
    const expected = Buffer.from(await (await fetch(whole)).arrayBuffer())
    const response = await fetch(url)
    assert.equal(response.status, 200)
    assert.equal(Number(response.headers.get('content-length')), expected.length)
    await assert.rejects(response.arrayBuffer())
    const rest = await fetch(url, { headers: { range: `bytes=${expected.length >> 1}-` } })
    assert.equal(rest.status, 206)
    assert.deepEqual(Buffer.from(await rest.arrayBuffer()), expected.subarray(expected.length >> 1))
  })
})

test('a URL runs out when the clock passes its time', async () => {
  const { url } = (await endOf((await create(CLIP)).id)).creations[0]
  assert.equal((await fetch(url)).status, 200)
  await advance(40 * DAY)
  const gone = await fetch(url)
  assert.equal(gone.status, 410)
  assert.equal(((await gone.json()) as Json).reason, 'ResultExpired')
})

describe('callbacks', () => {
  const finalOnes = (received: Json[], id: string): Json[] =>
    received.filter(({ json }) => json.id === id && json.state === 'success')

  test('lost: the task is done without a callback', async () => {
    const receiver = await startReceiver()
    const { id } = await create({ ...CLIP, callback_url: receiver.url }, 'callback=lost')
    assert.equal((await endOf(id)).state, 'success')
    const told = await create({ ...CLIP, callback_url: receiver.url })
    await until(() => finalOnes(receiver.received, told.id).length === 1, 'another is told')
    assert.equal(
      receiver.received.some(({ json }) => json.id === id),
      false,
    )
  })

  test('twice: each comes two times, with the same id and another signature', async () => {
    const receiver = await startReceiver()
    const { id } = await create({ ...CLIP, callback_url: receiver.url }, 'callback=twice')
    await until(() => finalOnes(receiver.received, id).length === 2, 'both are there')
    const [first, second] = finalOnes(receiver.received, id)
    assert.equal(first?.headers['webhook-id'], second?.headers['webhook-id'])
    assert.equal(first?.body, second?.body)
  })

  test('late: it arrives when the clock has passed that time, and not before', async () => {
    const receiver = await startReceiver()
    const { id } = await create({ ...CLIP, callback_url: receiver.url }, 'callback=late:7200')
    assert.equal((await endOf(id)).state, 'success')
    const state = async (): Promise<number> => {
      const text = "select count(*)::int as n from callback where task_id = $1 and state = 'pending' and due_at > $2"
      const at = new Date(service.services.clock() + 3_600_000)
      return (await service.db.query<{ n: number }>({ text }, [id, at]))[0]?.n ?? 0
    }
    await until(async () => (await state()) === 1, 'it is put off')
    assert.deepEqual(receiver.received, [])
    await advance(7_300)
    await until(() => finalOnes(receiver.received, id).length === 1, 'it is told')
  })

  test('a retry of a callback comes when the clock says so', async () => {
    const receiver = await startReceiver((response, _request, nth) => response.writeHead(nth === 1 ? 500 : 200).end())
    const { id } = await create({ ...CLIP, callback_url: receiver.url }, 'slow=0')
    await endOf(id)
    await until(() => receiver.received.length > 0, 'the first try')
    await advance(400)
    await until(() => finalOnes(receiver.received, id).length > 0, 'the retry')
  })
})

test('the clock shows its time, and only moves forward', async () => {
  const { json: before } = await service.get('/ent/v2/sandbox/clock')
  const { json: later } = await advance(60)
  assert.equal(later.ahead_seconds, before.ahead_seconds + 60)
  assert.ok(Date.parse(later.now) >= Date.parse(before.now) + 60_000)
  assertRefused(await advance(-1), 400, 'FieldInvalid', ['advance_seconds'])
})

test('the header is rejected where it has no effect', async () => {
  const headers = { 'x-kinora-sandbox': 'stuck' }
  for (const refused of [
    await service.get('/ent/v2/credits', { headers }),
    await service.post('/ent/v2/estimate/text2video', CLIP, { headers }),
  ]) {
    assertRefused(refused, 400, 'BadRequest')
    assert.match(refused.json.message, /forces the outcome of creates/)
  }
})
