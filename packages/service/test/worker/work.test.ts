import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { readSettings } from '../../src/service/settings.ts'
import { startWork } from '../../src/service/work.ts'
import { findDrift } from '../../../../test/harness/find-drift.ts'
import { cancelTask } from '../../src/tasks/end-tasks.ts'
import { makePng } from '../../../media/test/formats/sample-files.ts'
import { type ScriptEngine, scriptEngine } from '../../../../test/harness/script-engine.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'
import { until, untilFinal } from '../../../../test/harness/until.ts'
import { soleEngine } from '../../src/engines/routing/sole-engine.ts'

type Floor = { service: TestService; folder: string; key: string; accountId: string }

/** A service with a worker on a scripted engine. */
async function open(
  t: TestContext,
  engine: ScriptEngine,
  { slots = 4, settings = {} }: { slots?: number; settings?: Record<string, string> } = {},
): Promise<Floor> {
  const service = await startService()
  const folder = await mkdtemp(join(tmpdir(), 'kinora-work-'))
  const download = () => Promise.reject(Object.assign(new Error('no network here'), { retryable: false }))
  const work = await startWork(
    service.services,
    readSettings({ KINORA_WORKER_SLOTS: String(slots), KINORA_STOP_SECONDS: '1', ...settings }),
    { router: soleEngine(engine), download, folder },
  )
  t.after(async () => {
    await work.stop()
    assert.deepEqual(await findDrift(service.db), [], 'the ledger sums to the balances')
    assert.deepEqual(await readdir(folder), [], 'no folder of an attempt is left')
    await service.stop()
    await rm(folder, { recursive: true, force: true })
  })
  const { key, id } = await service.account({ credits: 100_000 })
  return { service, folder, key, accountId: id }
}

const create = async ({ service, key }: Floor, prompt: string, more: object = {}): Promise<string> => {
  const { json, text } = await service.post(
    '/ent/v2/text2video',
    { model: 'genq2', prompt, duration: 1, ...more },
    { key },
  )
  assert.ok(json.task_id, text)
  return String(json.task_id)
}

const finalOf = ({ service, key }: Floor, id: string): Promise<Record<string, any>> =>
  untilFinal(() => service.get(`/ent/v2/tasks/${id}/creations?wait=30`, { key }))

const entriesOf = ({ service }: Floor, id: string) =>
  service.db.query<{ kind: string; credits: number; held: number }>(
    { text: 'select kind, credits::float8, held::float8 from ledger where task_id = $1 order by id' },
    [id],
  )

test('a task is made: states, file, one charge, callbacks in the outbox', async t => {
  const floor = await open(t, scriptEngine())
  const id = await create(floor, 'a: boat', { callback_url: 'https://example.com/hook', payload: 'p' })
  const done = await finalOf(floor, id)
  assert.deepEqual(
    [done.state, done.progress, done.credits, done.err_code, done.payload],
    ['success', 100, 15, '', 'p'],
  )
  const file = await fetch(done.creations[0].url)
  assert.deepEqual([file.status, await file.text()], [200, 'made of a: boat'])
  assert.deepEqual(await entriesOf(floor, id), [
    { kind: 'hold', credits: 0, held: 15 },
    { kind: 'settle', credits: -15, held: -15 },
  ])
  const outbox = await floor.service.db.query({ text: 'select event from callback where task_id = $1 order by id' }, [
    id,
  ])
  assert.deepEqual(outbox, [{ event: 'processing' }, { event: 'success' }])
})

test('a failure that is worth it is tried again and charged once; one that is not gives everything back', async t => {
  const engine = scriptEngine((order, time) => {
    if (order.prompt.startsWith('b: later') && time < 3)
      return { state: 'failed', code: 'EngineFailure', message: 'not yet', retryable: true }
    if (order.prompt.startsWith('b: never'))
      return { state: 'failed', code: 'CreationPolicyViolation', message: 'no', retryable: false }
    return undefined
  })
  const floor = await open(t, engine)
  const [later, never] = [await create(floor, 'b: later'), await create(floor, 'b: never')]
  assert.equal((await finalOf(floor, later)).state, 'success')
  assert.equal(engine.started.filter(one => one === 'b: later').length, 3)
  const refused = await finalOf(floor, never)
  assert.deepEqual([refused.state, refused.err_code, refused.credits], ['failed', 'CreationPolicyViolation', 0])
  assert.deepEqual(
    (await entriesOf(floor, never)).map(one => one.kind),
    ['hold', 'refund'],
  )
  assert.deepEqual(
    (await entriesOf(floor, later)).map(one => one.kind),
    ['hold', 'settle'],
  )
})

test('an account never has more tasks in work than it may, other accounts are not held up, and order is kept', async t => {
  let release = (): void => {}
  const gate = new Promise<void>(resolve => {
    release = resolve
  })
  t.after(() => release())
  const engine = scriptEngine(async order => {
    if (order.prompt.startsWith('greedy')) await gate
    else await sleep(20)
    return undefined
  })
  const floor = await open(t, engine, { slots: 20 })
  const greedy: string[] = []
  for (let index = 0; index < 30; index++) greedy.push(await create(floor, `greedy: ${String(index).padStart(2, '0')}`))
  const other = { ...floor, ...(await floor.service.account({ name: 'other' })) }
  const modest = await create(other, 'modest: one')
  assert.equal((await finalOf(other, modest)).state, 'success')
  const { json } = await floor.service.get('/ent/v2/credits', { key: floor.key })
  const { current_concurrency, current_short_concurrency, queue_count } = json.remains[0]
  // These tasks are short: two of them have the account's slots for short work.
  assert.deepEqual([current_concurrency, current_short_concurrency, queue_count], [5, 2, 23])
  release()
  for (const id of greedy) assert.equal((await finalOf(floor, id)).state, 'success')
  assert.equal(engine.most.get('greedy'), 7)
  const order = engine.started.filter(one => one.startsWith('greedy'))
  const late = order.filter((one, index) => Math.abs(greedyIndexOf(one) - index) > 5)
  assert.deepEqual(late, [], 'creation order within an account, but for those that run side by side')
})

const greedyIndexOf = (prompt: string): number => Number(prompt.split(' ')[1])

test('cancelling a running task stops its engine, refunds once, and what the attempt still says changes nothing', async t => {
  let reached = (): void => {}
  const working = new Promise<void>(resolve => {
    reached = resolve
  })
  let finish = (): void => {}
  const held = new Promise<void>(resolve => {
    finish = resolve
  })
  const engine = scriptEngine(async () => {
    reached()
    await held
    return undefined
  })
  const floor = await open(t, engine)
  const id = await create(floor, 'c: stop me')
  await working
  const cancelled = await floor.service.post(`/ent/v2/tasks/${id}/cancel`, {}, { key: floor.key })
  assert.equal(cancelled.status, 200)
  const final = await finalOf(floor, id)
  assert.deepEqual([final.state, final.err_code, final.credits], ['failed', 'UserCancelled', 0])
  await until(() => engine.aborted.length, 'the worker sees that its attempt no longer counts')
  finish()
  await until(() => engine.cancelled.length, 'the engine is told to stop')
  assert.deepEqual(
    (await entriesOf(floor, id)).map(one => one.kind),
    ['hold', 'refund'],
  )
  assert.equal(
    (await floor.service.post(`/ent/v2/tasks/${id}/cancel`, {}, { key: floor.key })).json.reason,
    'BadRequest',
  )
})

test('progress is real, grows, and reaches who watches', async t => {
  const seen: number[] = []
  let [percent, toldAt] = [0, 0]
  // Goes on when what it said before was seen, however long that takes.
  const engine = scriptEngine(async () => {
    await sleep(20)
    if (seen.length > toldAt) [percent, toldAt] = [percent + 30, seen.length]
    return percent < 100 ? { state: 'working', percent } : undefined
  })
  const floor = await open(t, engine)
  const id = await create(floor, 'd: slow')
  const done = await untilFinal(async () => {
    const shown = await floor.service.get(`/ent/v2/tasks/${id}/creations?wait=30`, { key: floor.key })
    seen.push(shown.json.progress)
    return shown
  })
  assert.equal(done.state, 'success')
  assert.ok(
    seen.some(one => one > 0 && one < 100),
    seen.join(' '),
  )
  assert.ok(
    seen.every((one, index) => index === 0 || one >= (seen[index - 1] ?? 0)),
    seen.join(' '),
  )
  assert.equal(seen.at(-1), 100)
})

test('a worker that stops gives its tasks back, and the next one finishes them without a second charge', async t => {
  let stuck = true
  const engine = scriptEngine(async () => {
    if (stuck) await sleep(5_000)
    return undefined
  })
  const service = await startService()
  const folder = await mkdtemp(join(tmpdir(), 'kinora-work-'))
  const tools = { router: soleEngine(engine), download: () => Promise.reject(new Error('none')), folder }
  const settings = readSettings({ KINORA_STOP_SECONDS: '0', KINORA_WORKER_SLOTS: '2' })
  const floor = { service, folder, key: service.key, accountId: service.accountId }
  const first = await startWork(service.services, settings, tools)
  const id = await create(floor, 'e: hand over')
  await until(() => engine.started.length, 'the task is begun')
  const stopped = first.stop()
  stuck = false
  await stopped
  const second = await startWork(service.services, settings, tools)
  assert.equal((await finalOf(floor, id)).state, 'success')
  assert.deepEqual(
    (await entriesOf(floor, id)).map(one => one.kind),
    ['hold', 'settle'],
  )
  await second.stop()
  await service.stop()
  await rm(folder, { recursive: true, force: true })
  t.diagnostic(`attempts started: ${engine.started.length}`)
})

test('off-peak work waits while other work does, runs when nothing waits, and costs half', async t => {
  let release = (): void => {}
  const gate = new Promise<void>(resolve => {
    release = resolve
  })
  const engine = scriptEngine(async order => {
    if (order.prompt.startsWith('f: day')) await gate
    return undefined
  })
  const floor = await open(t, engine, { slots: 1 })
  const day = [await create(floor, 'f: day 1'), await create(floor, 'f: day 2')]
  const night = await create(floor, 'f: night', { off_peak: true })
  await sleep(1_500)
  assert.ok(!engine.started.includes('f: night'))
  release()
  for (const id of day) assert.equal((await finalOf(floor, id)).state, 'success')
  const done = await finalOf(floor, night)
  assert.deepEqual([done.state, done.credits, done.off_peak], ['success', 8, true])
})

test('off-peak work that is not done within 48 hours fails and costs nothing', async t => {
  let isOver = false
  const engine = scriptEngine(async order => {
    await sleep(20)
    return order.prompt === 'g: block' && !isOver ? { state: 'working', percent: 1 } : undefined
  })
  const floor = await open(t, engine, { slots: 1 })
  await create(floor, 'g: block')
  await create(floor, 'g: next')
  const night = await create(floor, 'g: night', { off_peak: true })
  floor.service.advance(48 * 3_600_000 + 1_000)
  const expired = await finalOf(floor, night)
  isOver = true
  assert.deepEqual([expired.state, expired.err_code, expired.credits], ['failed', 'TaskExpired', 0])
})

test('an input that cannot be fetched fails the task with its reason, and the create had not waited for it', async t => {
  const floor = await open(t, scriptEngine())
  const { json } = await floor.service.post(
    '/ent/v2/img2video',
    { model: 'genq2-pro', images: ['https://example.com/gone.png'] },
    { key: floor.key },
  )
  const failed = await finalOf(floor, json.task_id)
  assert.deepEqual(
    [failed.state, failed.err_code, failed.err_msg],
    ['failed', 'ImageDownloadFailure', 'images[0]: no network here'],
  )
})

test('a task that is cancelled while it is claimed delays nobody, and is cancelled', async t => {
  const service = await startService()
  const { key, id: accountId } = await service.account({ credits: 100_000 })
  const folder = await mkdtemp(join(tmpdir(), 'kinora-work-'))
  const floor = { service, folder, key, accountId }
  const first = await create(floor, 'a: one')
  const second = await create(floor, 'b: two')
  let work: Awaited<ReturnType<typeof startWork>> | undefined
  t.after(async () => {
    await work?.stop()
    await service.stop()
    await rm(folder, { recursive: true, force: true })
  })
  const { queue, nextId, clock } = service.services
  await service.db.transaction(async tx => {
    await tx.query({ text: 'select 1 from task where id = $1 for update' }, [first])
    const download = () => Promise.reject(new Error('no network here'))
    work = await startWork(service.services, readSettings({ KINORA_STOP_SECONDS: '1' }), {
      router: soleEngine(scriptEngine()),
      download,
      folder,
    })
    assert.equal((await finalOf(floor, second)).state, 'success')
    await cancelTask(tx, { accountId, id: first }, { queue, nextId, clock })
  })
  const { state, err_code: code } = await finalOf(floor, first)
  assert.deepEqual([state, code], ['failed', 'UserCancelled'])
  assert.deepEqual(await service.db.query({ text: 'select task_id from job' }), [], 'no job is left')
})

test('a prompt that the engine recommended is the one that the task shows', async t => {
  const floor = await open(t, {
    ...scriptEngine(),
    async poll(_token, _order, { folder }) {
      const path = join(folder, 'result.mp4')
      await writeFile(path, 'a clip')
      return { state: 'done', files: [{ role: 'result', path, format: 'mp4' }], prompt: 'a red kite over the sea' }
    },
  })
  const image = `data:image/png;base64,${makePng(320, 180).toString('base64')}`
  const body = { model: 'genq2-pro', images: [image], prompt: 'ignored', is_rec: true, duration: 1 }
  const { json } = await floor.service.post('/ent/v2/img2video', body, { key: floor.key })
  assert.equal((await finalOf(floor, String(json.task_id))).state, 'success')
  const list = await floor.service.get('/ent/v2/tasks', { key: floor.key })
  assert.equal(list.json.tasks[0].prompt, 'a red kite over the sea')
})
