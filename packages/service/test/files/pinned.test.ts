import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Refusal } from '../../src/core/errors.ts'
import { releaseTaskFiles } from '../../src/store/retention/release-files.ts'
import { pinTask } from '../../src/tasks/pin-task.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'
import { until } from '../../../../test/harness/until.ts'
import { DAY_MS, sweepService } from './sweep-service.ts'

let service: TestService
let floor: ReturnType<typeof sweepService>
before(async () => {
  service = await startService({ KINORA_PINNED_TASKS: '3' })
  floor = sweepService(service)
})
after(() => service.stop())

const CLIP = { model: 'genq2', prompt: 'a kite' }
const FILM = { images: ['https://example.com/a.png'], prompt: 'a film' }

async function made(): Promise<{ id: string; key: string }> {
  const key = await floor.putSome()
  const { id } = await floor.create('text2video', CLIP)
  await floor.end(id, key)
  return { id, key }
}
const keep = (id: string) => service.request('PUT', `/ent/v2/tasks/${id}/keep`)
const unkeep = (id: string) => service.request('DELETE', `/ent/v2/tasks/${id}/keep`)
const inDays = (days: number): number => Math.round((service.services.clock() + days * DAY_MS) / 60_000)
const minuteOf = (time: string): number => Math.round(Date.parse(time) / 60_000)

test('an ended task has the expiry of its files until they are removed', async () => {
  const { id: waiting } = await floor.create('text2video', CLIP)
  assert.deepEqual([(await floor.shown(waiting)).kept_until, (await floor.shown(waiting)).pinned], [null, false])
  const { id } = await made()
  const shown = await floor.shown(id)
  assert.ok(Math.abs(minuteOf(shown.kept_until) - inDays(7)) <= 1, shown.kept_until)
  const [listed] = (await service.get(`/ent/v2/tasks?task_ids=${id}`)).json.tasks
  assert.equal(listed.kept_until, shown.kept_until)
  await floor.passAndSweep(7 * DAY_MS)
  const gone = await floor.shown(id)
  assert.deepEqual([gone.kept_until, gone.creations[0].url], [null, ''])
})

test('a pinned task keeps its files, and for the usual days after it is unpinned', async () => {
  const { id, key } = await made()
  const pinned = await keep(id)
  assert.deepEqual(pinned.json, { id, kept_until: null, pinned: true }, pinned.text)
  assert.deepEqual((await keep(id)).json, pinned.json, 'once more changes nothing')
  await floor.passAndSweep(400 * DAY_MS)
  assert.equal(await floor.isThere(key), true)
  assert.notEqual((await floor.shown(id)).creations[0].url, '')
  assert.equal((await service.get('/admin/v1/storage')).json.pinned_tasks, 1)

  const { json } = await unkeep(id)
  assert.equal(json.pinned, false)
  assert.ok(Math.abs(minuteOf(json.kept_until) - inDays(7)) <= 1, json.kept_until)
  await floor.passAndSweep(6 * DAY_MS)
  assert.equal(await floor.isThere(key), true, 'not at once')
  await floor.passAndSweep(DAY_MS)
  assert.equal(await floor.isThere(key), false)
})

test('a task that is pinned before it ends is kept when it succeeds, and not when it fails', async () => {
  const { id } = await floor.create('text2video', CLIP)
  await keep(id)
  const key = await floor.putSome()
  await floor.end(id, key)
  await floor.passAndSweep(30 * DAY_MS)
  assert.equal(await floor.isThere(key), true)
  await unkeep(id)
  const { id: failing } = await floor.create('text2video', CLIP)
  await keep(failing)
  await floor.end(failing)
  const refused = await keep(failing)
  assert.deepEqual([refused.status, refused.json.reason], [400, 'BadRequest'])
  await unkeep(failing)
})

test('a film is pinned with its parts, and stays so when a part is made again', async () => {
  const { id } = await floor.create('ad-one-click', FILM)
  const key = await floor.putSome()
  await floor.end(id, key)
  await service.db.query(
    {
      text: `insert into task (id, account_id, type, state, parent_id, part, model, resolution, request, payload, off_peak, bgm, hold, credits, created_at, updated_at)
             select $2, account_id, type, 'queueing', id, 'generate_bgm', '', '', '{}', '', false, false, 0, 0, now(), now() from task where id = $1`,
    },
    [id, service.services.nextId()],
  )
  const [part] = await service.db.query<{ id: string }>({ text: 'select id from task where parent_id = $1' }, [id])
  assert.ok(part)
  assert.equal((await keep(part.id)).json.pinned, true)
  assert.deepEqual([(await floor.shown(id)).pinned, (await floor.shown(part.id)).pinned], [true, true])
  const partKey = await floor.putSome()
  await service.db.query({ text: 'update account set unfinished = unfinished + 1 where id = $1' }, [service.accountId])
  await floor.end(part.id, partKey)
  await floor.passAndSweep(30 * DAY_MS)
  assert.deepEqual([await floor.isThere(key), await floor.isThere(partKey)], [true, true])
  await unkeep(id)
})

test('expired, unknown and foreign tasks cannot be pinned, nor more than the limit', async () => {
  const { id } = await made()
  const other = await service.account()
  const foreign = await service.request('PUT', `/ent/v2/tasks/${id}/keep`, { key: other.key })
  assert.deepEqual([foreign.status, foreign.json.reason], [404, 'TaskNotFound'])
  await floor.passAndSweep(7 * DAY_MS)
  const late = await keep(id)
  assert.deepEqual([late.status, late.json.reason], [410, 'ResultExpired'])
  const several = [await made(), await made(), await made(), await made()]
  const answers = []
  for (const one of several) answers.push((await keep(one.id)).status)
  assert.deepEqual(answers, [200, 200, 200, 429])
  assert.equal((await keep(several[0]?.id ?? '')).status, 200, 'one that is pinned already counts once')
  for (const one of several) await unkeep(one.id)
})

test('deleting a video removes it, pinned or not', async () => {
  const { id, key } = await made()
  await keep(id)
  assert.equal((await service.request('DELETE', `/v1/videos/${id}`)).status, 200)
  assert.equal((await floor.shown(id)).pinned, false)
  await floor.passAndSweep(0)
  assert.equal(await floor.isThere(key), false)
})

test('of a simultaneous sweep and pin one wins, and both report the same', async () => {
  const [first, second] = [await made(), await made()]
  const { services, db, accountId } = service
  service.advance(8 * DAY_MS)
  const before = new Date(services.clock() - 7 * DAY_MS)
  const means = { maxPinnedTasks: 10, clock: services.clock }
  // The pin is first, and not yet committed.
  await db.transaction(async tx => {
    await pinTask(tx, { accountId, id: first.id }, means)
    await db.transaction(sweep => releaseTaskFiles(sweep, before, 100))
  })
  await floor.sweep()
  const shown = await floor.shown(first.id)
  assert.deepEqual([shown.pinned, shown.creations[0].url === ''], [true, false])
  // The second went meanwhile. Once more the other way round: the pin waits for the sweep, and is told.
  assert.equal((await floor.shown(second.id)).creations[0].url, '')
  const third = await made()
  service.advance(8 * DAY_MS)
  const later = new Date(services.clock() - 7 * DAY_MS)
  let pinning: Promise<unknown> = Promise.resolve()
  await db.transaction(async sweep => {
    assert.equal(await releaseTaskFiles(sweep, later, 100), 1)
    pinning = db
      .transaction(tx => pinTask(tx, { accountId, id: third.id }, means))
      .then(
        () => 'pinned',
        (error: unknown) => (error instanceof Refusal ? error.reason : error),
      )
    await until(async () => {
      const [row] = await db.query<{ waits: boolean }>({
        text: `select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waits`,
      })
      return row?.waits || undefined
    }, 'the pin waits for the sweep')
  })
  assert.equal(await pinning, 'ResultExpired')
})
