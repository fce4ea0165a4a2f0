import assert from 'node:assert/strict'
import { LOST } from '../../src/store/work/reap.ts'
import { after, before, test } from 'node:test'
import { type TestService, startService } from '../../../../test/harness/service.ts'
import { createLog } from '../../src/core/log.ts'
import { openRegistry } from '../../src/metrics/open-registry.ts'
import { collectServiceMetrics } from '../../src/service/observe/collect-service-metrics.ts'
import { findQueueFigures, QUEUE_FIGURES } from '../../src/store/queue-figures.ts'

let service: TestService
before(async () => {
  service = await startService()
  await service.db.query({ text: 'update account set max_running = 1' })
})
after(() => service.stop())

const create = { model: 'genq2', prompt: 'a kite over a harbour', duration: 8 }

test('waiting tasks are counted by kind and lane, with the age of the oldest', async () => {
  for (const off_peak of [false, false, false, true]) await service.post('/ent/v2/text2video', { ...create, off_peak })
  service.advance(60_000)
  const figures = await findQueueFigures(service.db, new Date(service.services.clock()))
  const told = figures.map(({ state, tasks }) => `${state} ${tasks}`).sort()
  assert.deepEqual(told, ['off-peak 1', 'ready 1', 'waiting 2'])
  for (const { oldest_seconds: seconds } of figures) assert.ok(seconds >= 60 && seconds < 120, `${seconds}`)
})

test('waiting tasks are counted from their indexes alone, for any number of rows', async () => {
  const { name: _name, ...statement } = QUEUE_FIGURES
  const plan = await service.db.transaction(async tx => {
    // With a handful of rows the planner would read the table.
    await tx.query({ text: 'set local enable_seqscan = off' })
    await tx.query({ text: 'set local enable_bitmapscan = off' })
    return tx.query<{ 'QUERY PLAN': string }>({ text: `explain ${statement.text}` })
  })
  const lines = plan.map(row => row['QUERY PLAN']).join('\n')
  for (const index of ['task_waiting', 'task_waiting_off_peak'])
    assert.match(lines, new RegExp(`Index Only Scan using ${index} on task`))
})

test('tasks without a job are searched among the ready ones, not among all tasks', async () => {
  const plan = await service.db.transaction(async tx => {
    await tx.query({ text: 'set local enable_seqscan = off' })
    // As with a million rows, where the ids in their order are the temptation.
    await tx.query({ text: 'set local enable_sort = off' })
    return tx.query<{ 'QUERY PLAN': string }>({
      text: `explain ${LOST.text.replace('$1', 'now()').replace('$2', '0')}`,
    })
  })
  const lines = plan.map(row => row['QUERY PLAN']).join('\n')
  assert.match(lines, / task_ready/)
  assert.doesNotMatch(lines, /task_pkey/)
})

test('a queue that cannot be counted in time is left out, and everything else is reported', async () => {
  const registry = openRegistry(createLog('silent'))
  collectServiceMetrics({ ...service.services, metrics: registry, countTimeoutMs: 50 })
  const session = await service.db.session()
  try {
    await session.query({ text: 'begin' })
    await session.query({ text: 'lock table task in access exclusive mode' })
    const { text } = await registry.scrape()
    assert.match(text, /^kinora_database_up 1$/m)
    assert.doesNotMatch(text, /^kinora_queue_tasks\{/m)
  } finally {
    session.end()
  }
})
