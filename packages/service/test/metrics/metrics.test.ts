import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type TestService, startService } from '../../../../test/harness/service.ts'
import { createLog } from '../../src/core/log.ts'
import { LABELS, METRICS } from '../../src/metrics/metric-table.ts'
import { NO_METRICS } from '../../src/metrics/metrics.ts'
import { openRegistry } from '../../src/metrics/open-registry.ts'
import { collectServiceMetrics } from '../../src/service/observe/collect-service-metrics.ts'
import { collectWorkMetrics } from '../../src/service/observe/collect-work-metrics.ts'
import { createEngineLedger } from '../../src/service/create-engine-ledger.ts'
import { openMetrics, serveMetrics } from '../../src/service/observe/serve-metrics.ts'
import { readSettings } from '../../src/service/settings.ts'
import { countBegin, countEnd } from '../../src/worker/attempts-in-flight.ts'
import type { TaskRow } from '../../src/store/tasks/task-row.ts'

const registry = openRegistry(createLog('silent'))
let service: TestService
before(async () => {
  service = await startService({}, { others: { metrics: registry } })
  collectServiceMetrics(service.services)
})
after(() => service.stop())

/** The series of our own metrics by name with labels, as they are told. */
async function series(): Promise<Map<string, number>> {
  const { text } = await registry.scrape()
  const lines = text.split('\n').filter(line => line.startsWith('kinora_'))
  return new Map(
    lines.map(line => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  )
}
const create = { model: 'genq2', prompt: 'a kite over a harbour', duration: 4 }

test('a request, a task and its place in the queue are counted', async () => {
  const { id } = await service.account({ name: 'shop' })
  await service.db.query({ text: "update account set class = 'gold' where id = $1" }, [id])
  const made = await service.post('/ent/v2/text2video', create)
  assert.equal(made.status, 200)
  await service.get(`/ent/v2/tasks/${made.json.task_id}/creations`)
  const told = await series()
  assert.equal(told.get('kinora_http_requests_total{route="/ent/v2/text2video",method="POST",status="200"}'), 1)
  assert.equal(told.get('kinora_tasks_created_total{generator="text2video"}'), 1)
  assert.equal(told.get('kinora_queue_tasks{class="standard",generator="text2video",state="ready"}'), 1)
  assert.equal(told.get('kinora_account_credits{class="gold"}'), 1_000_000)
  assert.equal(told.get('kinora_account_held_credits{class="standard"}'), made.json.credits)
  assert.ok((told.get('kinora_queue_ready_age_seconds') ?? -1) >= 0)
  assert.equal(told.get('kinora_database_up'), 1)
})

test('1,000 odd model names, prompts, paths and methods add no series but one of "other"', async () => {
  const odd = (n: number): string => `odd-${n}-\u{1f9ff}"\\\n{}${'x'.repeat(n % 50)}`
  const send = async (n: number): Promise<void> => {
    await service.post('/ent/v2/text2video', { ...create, model: odd(n), prompt: odd(n) })
    if (n % 10 === 0) await service.get(`/${encodeURIComponent(odd(n))}`)
    if (n % 10 === 1) await service.get(`/ent/v2/tasks/${n}/creations`)
  }
  // Whatever these refusals are called, the first few have been told.
  for (const n of [10, 11]) await send(n)
  const before = [...(await series()).keys()].sort()
  for (let n = 0; n < 1_000; n += 50) await Promise.all(Array.from({ length: 50 }, (_, i) => send(n + i)))
  assert.deepEqual([...(await series()).keys()].sort(), before)
})

test('labels from inside are bounded as well: no value makes an unexpected series', async () => {
  const task = (type: string): TaskRow =>
    ({ type, lane: 'quick', hold: 5, created_at: new Date(0), started_at: new Date(0) }) as TaskRow
  const many = Array.from({ length: 1_000 }, (_, n) => `made up ${n}`)
  for (const name of many) {
    countBegin(registry, { ...task(name), lane: name as TaskRow['lane'] }, 1_000)
    const outcome = { id: '1', accountId: '1', state: 'failed' as const, code: name, message: name }
    countEnd(registry, task(name), outcome, { engines: new Set([name]), nowMs: 2_000 })
  }
  const told = await series()
  assert.equal(told.get('kinora_tasks_ended_total{generator="other",state="failed",code="other"}'), 1_000)
  assert.equal(told.get('kinora_credits_returned_total{generator="other"}'), 5_000)
  assert.equal([...told.keys()].filter(name => name.includes('made up')).length, 0)
})

test('an engine is reported with its state, its running work and its fallbacks', async () => {
  collectWorkMetrics(registry, () => [{ engine: 'far', state: 'open', inFlight: 3, waiting: 2 }])
  await createEngineLedger(service.db, service.services.clock, registry).add('far', {
    orders: 2,
    passedOver: 1,
    ambiguous: 1,
  })
  // The name is known from the first scrape on.
  await series()
  await createEngineLedger(service.db, service.services.clock, registry).add('far', {
    orders: 2,
    passedOver: 1,
    ambiguous: 1,
  })
  const told = await series()
  assert.equal(told.get('kinora_engine_state{engine="far",state="open"}'), 1)
  assert.equal(told.get('kinora_engine_state{engine="far",state="closed"}'), 0)
  assert.equal(told.get('kinora_engine_in_flight{engine="far"}'), 3)
  assert.equal(told.get('kinora_engine_passed_over_total{engine="far"}'), 1)
  assert.equal(told.get('kinora_engine_ambiguous_total{engine="far"}'), 1)
})

test('the exported metrics are those of the table, by name and labels', async () => {
  const { text } = await registry.scrape()
  const declared = [...text.matchAll(/^# TYPE (kinora_\w+) (\w+)$/gm)].map(([, name, kind]) => `${name} ${kind}`)
  assert.deepEqual(
    declared.sort(),
    Object.entries(METRICS)
      .map(([name, { kind }]) => `${name} ${kind}`)
      .sort(),
  )
  for (const [, name = '', labels = ''] of text.matchAll(/^(kinora_\w+)\{(.*)\} /gm)) {
    const base = name.replace(/_(bucket|sum|count)$/, '')
    const row = METRICS[(name in METRICS ? name : base) as keyof typeof METRICS]
    const names = [...labels.matchAll(/(\w+)="/g)].map(([, one = '']) => one).filter(one => one !== 'le')
    assert.deepEqual(
      names.filter(one => !(row.labels as readonly string[]).includes(one)),
      [],
      name,
    )
    for (const one of names) assert.ok(one in LABELS, one)
  }
})

test('without a port and a key nothing is counted; with a key only callers who send it get metrics', async () => {
  const log = createLog('silent')
  assert.equal((await openMetrics(readSettings({}), log)).metrics, NO_METRICS)
  const server = await serveMetrics(registry.scrape, { host: '127.0.0.1', port: 0, key: 'k' })
  try {
    const ask = (path: string, authorization?: string): Promise<Response> =>
      fetch(`http://127.0.0.1:${server.port}${path}`, { headers: authorization ? { authorization } : {} })
    assert.equal((await ask('/metrics')).status, 401)
    assert.equal((await ask('/metrics', 'Bearer K')).status, 401)
    assert.equal((await ask('/', 'Bearer k')).status, 404)
    const told = await ask('/metrics', 'Bearer k')
    assert.equal(told.status, 200)
    assert.match(await told.text(), /^kinora_database_up 1$/m)
  } finally {
    await server.close()
  }
})

test('a missing database is reported as such, with all other metrics', async () => {
  const away = openRegistry(createLog('silent'))
  const db = { ...service.db, query: () => Promise.reject(new Error('away')) }
  collectServiceMetrics({ ...service.services, metrics: away, db })
  const { text } = await away.scrape()
  assert.match(text, /^kinora_database_up 0$/m)
  assert.match(text, /^kinora_disk_free_bytes [1-9]/m)
})
