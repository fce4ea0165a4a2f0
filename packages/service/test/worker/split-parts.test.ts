import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { readSettings } from '../../src/service/settings.ts'
import { startWork, type Work } from '../../src/service/work.ts'
import { createPlanFinder } from '../../src/service/create-plan-finder.ts'
import { type Plan, PlanFailure } from '../../src/plans/plan.ts'
import { findDrift } from '../../../../test/harness/find-drift.ts'
import { scriptEngine } from '../../../../test/harness/script-engine.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'
import { until, untilFinal } from '../../../../test/harness/until.ts'
import { soleEngine } from '../../src/engines/routing/sole-engine.ts'

let service: TestService
let work: Work
let folder: string
const planRuns: string[] = []
let hold: Promise<void> | undefined

const engine = scriptEngine(async order => {
  if (order.prompt.endsWith('bad'))
    return { state: 'failed', code: 'CreationPolicyViolation', message: 'not this', retryable: false }
  if (order.prompt.endsWith('held')) await hold
  return undefined
})

/** A film of the parts that its prompt names, which is what it is "composed" of. */
const film: Plan = async context => {
  const prompt = String(context.task.request.prompt)
  planRuns.push(prompt)
  const names = prompt.split(' ').slice(1)
  const drafts = names.map((name, partIndex) => ({
    part: 'generate_video',
    partIndex,
    request: { prompt: `${prompt}/${name}`, duration: 1 },
  }))
  const parts = await context.parts('segments', drafts)
  const failed = parts.find(part => part.state === 'failed')
  if (failed) throw new PlanFailure('CreationPolicyViolation', failed.err_msg, { retryable: false })
  const first = parts[0]?.result?.creations[0]
  assert.ok(first)
  return { creations: [{ ...first, id: context.nextId() }] }
}

before(async () => {
  service = await startService()
  folder = await mkdtemp(join(tmpdir(), 'kinora-parts-'))
  const plans = createPlanFinder(service.services.catalog)
  const planOf = (task: Parameters<typeof plans>[0]) =>
    task.type === 'ad-one-click' && !task.awaited ? film : plans(task)
  const download = () => Promise.reject(new Error('no network'))
  work = await startWork(service.services, readSettings({ KINORA_WORKER_SLOTS: '2', KINORA_STOP_SECONDS: '1' }), {
    router: soleEngine(engine),
    download,
    folder,
    planOf,
  })
})
after(async () => {
  await work.stop()
  assert.deepEqual(await findDrift(service.db), [])
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

async function makeFilm(prompt: string): Promise<string> {
  const { json } = await service.post('/ent/v2/ad-one-click', { images: ['https://example.com/a.png'], prompt })
  return String(json.task_id)
}

const finalOf = (id: string): Promise<Record<string, any>> =>
  untilFinal(() => service.get(`/ent/v2/tasks/${id}/creations?wait=30`), `film ${id} ends`)

const partsOf = async (id: string): Promise<string[]> => {
  const rows = await service.db.query<{ state: string; err_code: string }>(
    { text: 'select state, err_code from task where parent_id = $1 order by id' },
    [id],
  )
  return rows.map(row => `${row.state}${row.err_code && ` ${row.err_code}`}`)
}

test('a film waits for its parts without holding a worker or more than its one slot, and is charged once', async () => {
  await service.db.query({ text: 'update account set max_running = 1 where id = $1' }, [service.accountId])
  const id = await makeFilm('one a b c d')
  const done = await finalOf(id)
  assert.equal(done.state, 'success', JSON.stringify(done))
  assert.deepEqual(await partsOf(id), ['success', 'success', 'success', 'success'])
  assert.deepEqual(engine.started.filter(one => one.startsWith('one')).sort(), [
    'one a b c d/a',
    'one a b c d/b',
    'one a b c d/c',
    'one a b c d/d',
  ])
  const film = await service.get(`/ent/v2/ad-one-click/${id}`)
  assert.equal(film.json.data_records.storyboards.length, 4)
  const part = film.json.data_records.storyboards[0].records[0]
  assert.equal((await service.get(`/ent/v2/tasks/${part.id}/creations`)).json.state, 'success')
  const kinds = await service.db.query<{ kind: string; held: number }>(
    { text: 'select kind, held::float8 from ledger where task_id = $1 order by id' },
    [id],
  )
  assert.deepEqual(kinds, [
    { kind: 'hold', held: 600 },
    { kind: 'settle', held: -600 },
  ])
  const [account] = await service.db.query({ text: 'select running, unfinished from account where id = $1' }, [
    service.accountId,
  ])
  assert.deepEqual(account, { running: 0, unfinished: 0 })
})

test('a part that fails fails its film with its reason; the others stay and are not made again', async () => {
  const id = await makeFilm('two a bad c')
  const failed = await finalOf(id)
  assert.deepEqual(
    [failed.state, failed.err_code, failed.err_msg, failed.credits],
    ['failed', 'CreationPolicyViolation', 'not this', 0],
  )
  assert.deepEqual(await partsOf(id), ['success', 'failed CreationPolicyViolation', 'success'])
  assert.equal(engine.started.filter(one => one.startsWith('two')).length, 3)
})

test('cancelling a film ends its parts too', async () => {
  let release = (): void => {}
  hold = new Promise(resolve => {
    release = resolve
  })
  const id = await makeFilm('three held held')
  await until(() => engine.started.filter(one => one.startsWith('three')).length === 2, 'two parts are begun')
  assert.equal((await service.post(`/ent/v2/tasks/${id}/cancel`, {})).status, 200)
  assert.deepEqual(
    [(await finalOf(id)).err_code, await partsOf(id)],
    ['UserCancelled', ['failed UserCancelled', 'failed UserCancelled']],
  )
  release()
})
