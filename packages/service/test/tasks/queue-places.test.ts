import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { findQueuePlace } from '../../src/tasks/queue-places.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.stop())

test('a place counts those of the account that come before, and an estimate needs something to go by', () => {
  const times = { seconds: null, brief_seconds: null }
  const queue = { waiting: ['7', '8', '9', '10'], waiting_brief: [], ready: 1, max_running: 2, ...times }
  assert.deepEqual(findQueuePlace(queue, '3', 0), { queue_position: 1, estimated_start_at: null })
  assert.equal(findQueuePlace(queue, '7', 0).queue_position, 2)
  assert.equal(findQueuePlace(queue, '10', 0).queue_position, 5)
  const timed = { ...queue, seconds: 10 }
  assert.equal(findQueuePlace(timed, '3', 0).estimated_start_at, '1970-01-01T00:00:00.000000Z')
  assert.equal(findQueuePlace(timed, '8', 0).estimated_start_at, '1970-01-01T00:00:10.000000Z')
  assert.equal(findQueuePlace(timed, '9', 0).estimated_start_at, '1970-01-01T00:00:20.000000Z')
  // Only their like come before those that take seconds.
  const brief = { ...timed, waiting_brief: ['8', '10'], brief_seconds: 2 }
  assert.deepEqual(findQueuePlace(brief, '10', 0), {
    queue_position: 2,
    estimated_start_at: '1970-01-01T00:00:04.000000Z',
  })
})

test('the query of a waiting task has its place; a finished one has none', async () => {
  const { key } = await service.account()
  const ids: string[] = []
  for (let count = 0; count < 8; count++)
    ids.push((await service.post('/ent/v2/text2video', { model: 'genq2', prompt: 'x' }, { key })).json.task_id)
  service.advance(2_000)
  const placeOf = async (id: string | undefined): Promise<unknown> =>
    (await service.get(`/ent/v2/tasks/${id}/creations`, { key })).json.queue_position
  assert.deepEqual([await placeOf(ids[0]), await placeOf(ids[5]), await placeOf(ids[7])], [1, 6, 8])
  const night = await service.post('/ent/v2/text2video', { model: 'genq2', prompt: 'x', off_peak: true }, { key })
  assert.equal(await placeOf(night.json.task_id), null)
  await service.post(`/ent/v2/tasks/${ids[7]}/cancel`, {}, { key })
  assert.equal(await placeOf(ids[7]), undefined)
})
