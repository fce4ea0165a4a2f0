import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { readSettings } from '../../packages/service/src/service/settings.ts'
import { requirePictureGuard, startWork, type WorkTools } from '../../packages/service/src/service/work.ts'
import type { Order, RateFile, ShownFile } from '../../packages/media/src/engine/contract.ts'
import type { Finish } from '../../packages/media/src/finish/finisher.ts'
import { findDrift } from '../harness/find-drift.ts'
import { scriptEngine } from '../harness/script-engine.ts'
import { startService, type TestService } from '../harness/service.ts'
import { assertRefused } from './assert-refused.ts'
import { bodyOf, type GeneratorName, generators } from './bodies.ts'
import { png } from './media.ts'
import { untilFinal } from '../harness/until.ts'
import { soleEngine } from '../../packages/service/src/engines/routing/sole-engine.ts'

// What this service does not make: no engine for it, or one that will not.

async function open(t: TestContext, tools: Partial<WorkTools> = {}, settings = {}): Promise<TestService> {
  const service = await startService()
  const folder = await mkdtemp(join(tmpdir(), 'kinora-refusals-'))
  const work = await startWork(service.services, readSettings({ KINORA_STOP_SECONDS: '1', ...settings }), {
    router: soleEngine(scriptEngine()),
    download: () => Promise.reject(Object.assign(new Error('no network here'), { retryable: false })),
    folder,
    ...tools,
  })
  t.after(async () => {
    await work.stop()
    assert.deepEqual(await findDrift(service.db), [], 'the ledger sums to the balances')
    assert.deepEqual(await readdir(folder), [], 'no folder of an attempt is left')
    await service.stop()
    await rm(folder, { recursive: true, force: true })
  })
  return service
}

async function finalOf(service: TestService, path: string, body: object): Promise<Record<string, any>> {
  const { json, text } = await service.post(path, body)
  assert.ok(json.task_id, text)
  return untilFinal(() => service.get(`/ent/v2/tasks/${json.task_id}/creations?wait=30`))
}

const entriesOf = async (service: TestService, id: string): Promise<string[]> => {
  const rows = await service.db.query<{ kind: string }>(
    { text: 'select kind from ledger where task_id = $1 order by id' },
    [id],
  )
  return rows.map(row => row.kind)
}

const text2video = (service: TestService, prompt: string) =>
  finalOf(service, '/ent/v2/text2video', { model: 'genq2', prompt, duration: 1, resolution: '540p' })
const img2video = (service: TestService, prompt = '') =>
  finalOf(service, '/ent/v2/img2video', {
    model: 'genq2-pro',
    images: [png()],
    prompt,
    duration: 1,
    resolution: '540p',
  })

describe('ModelUnavailable', () => {
  test('a create request without an engine for its kind of order is rejected, and creates nothing', async t => {
    const service = await startService()
    t.after(() => service.stop())
    service.services.makes = new Set(['video', 'image'])
    const lacking: GeneratorName[] = ['audio-tts', 'explain-comic', 'ad-one-click', 'one-click/mv']
    for (const generator of lacking) {
      assertRefused(await service.post(generators[generator].path, bodyOf(generator)), 400, 'ModelUnavailable')
      assertRefused(await service.post(`/ent/v2/estimate/${generator}`, bodyOf(generator)), 400, 'ModelUnavailable')
    }
    assert.deepEqual((await service.get('/ent/v2/tasks')).json.tasks, [])
    for (const generator of ['text2video', 'reference2image', 'template-story'] as const)
      assert.equal((await service.post(generators[generator].path, bodyOf(generator))).status, 200)
  })

  test('a task whose order no engine accepts fails with it, and costs nothing', async t => {
    const engine = { ...scriptEngine(), accepts: ({ kind }: Order) => kind !== 'video' }
    const service = await open(t, { router: soleEngine(engine) })
    const { state, err_code, credits, id } = await text2video(service, 'a boat')
    assert.deepEqual([state, err_code, credits], ['failed', 'ModelUnavailable', 0])
    assert.deepEqual(await entriesOf(service, id), ['hold', 'refund'])
    assert.deepEqual(engine.started, [])
  })
})

describe('an engine that will not', () => {
  for (const code of ['TaskPromptPolicyViolation', 'CreationPolicyViolation'] as const) {
    test(`ends the task with ${code} at the first try, and the credits come back`, async t => {
      const engine = scriptEngine(() => ({ state: 'failed', code, message: 'not this', retryable: false }))
      const service = await open(t, { router: soleEngine(engine) })
      const { state, err_code, err_msg, credits, id, creations } = await text2video(service, 'a boat')
      assert.deepEqual([state, err_code, err_msg, credits, creations], ['failed', code, 'not this', 0, []])
      assert.deepEqual(await entriesOf(service, id), ['hold', 'refund'])
      assert.equal(engine.started.length, 1)
    })
  }
})

describe('unsafe pictures', () => {
  const refuse = { KINORA_UNSAFE_PICTURES: 'refuse' }
  /** Rates as told by what it is asked, and remembers that. */
  const rater = (shareOf: (file: ShownFile) => number): { rate: RateFile; rated: ShownFile['kind'][] } => {
    const rated: ShownFile['kind'][] = []
    return {
      rated,
      rate: async file => {
        rated.push(file.kind)
        return { share: shareOf(file), kind: 'porn' }
      },
    }
  }
  const finish: Finish = async ({ path, format }) => ({ files: [{ role: 'result', path, format }] })

  test('one that comes in fails the task before anything is made, and the credits come back', async t => {
    const engine = scriptEngine()
    const { rate, rated } = rater(({ kind }) => (kind === 'picture' ? 0.9 : 0))
    const service = await open(t, { router: soleEngine(engine), rate, finish }, refuse)
    const { state, err_code, err_msg, credits, id } = await img2video(service)
    assert.deepEqual([state, err_code, credits], ['failed', 'CreationPolicyViolation', 0])
    assert.match(err_msg, /^images\[0\] shows/)
    assert.deepEqual(await entriesOf(service, id), ['hold', 'refund'])
    assert.deepEqual([rated, engine.started], [['picture'], []])
  })

  test('one that is made is held back, and the credits come back', async t => {
    const { rate, rated } = rater(({ kind }) => (kind === 'clip' ? 0.9 : 0.3))
    const service = await open(t, { rate, finish }, refuse)
    const { state, err_code, credits, creations, id } = await img2video(service)
    assert.deepEqual([state, err_code, credits, creations], ['failed', 'CreationPolicyViolation', 0, []])
    assert.deepEqual(await entriesOf(service, id), ['hold', 'refund'])
    assert.deepEqual(rated, ['picture', 'clip'])
  })

  test('harmless ones are made and charged; sounds are not looked at', async t => {
    const { rate, rated } = rater(() => 0.4)
    const service = await open(t, { rate, finish }, refuse)
    const { state, credits } = await img2video(service)
    assert.equal(state, 'success')
    assert.ok(credits > 0)
    const spoken = await finalOf(service, '/ent/v2/audio-tts', bodyOf('audio-tts'))
    assert.equal(spoken.state, 'success')
    assert.deepEqual(rated, ['picture', 'clip'])
  })

  test('a service that shall look and cannot does not start; one that need not look is not asked', async t => {
    const why = () => Promise.resolve('nsfwjs is not installed')
    await assert.rejects(
      requirePictureGuard(readSettings(refuse), why),
      /KINORA_UNSAFE_PICTURES.*nsfwjs is not installed/,
    )
    await requirePictureGuard(readSettings({}), why)
    await requirePictureGuard(readSettings(refuse), () => Promise.resolve(undefined))
    const service = await startService()
    t.after(() => service.stop())
    const download = () => Promise.reject(new Error('none'))
    const tools = { router: soleEngine(scriptEngine()), download, folder: tmpdir() }
    await assert.rejects(startWork(service.services, readSettings(refuse), tools), /no rating model is available/)
    assert.throws(() => readSettings({ KINORA_UNSAFE_PICTURES: 'yes' }), /must be one of off, refuse/)
  })
})
