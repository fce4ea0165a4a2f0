import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { formatIsoTime } from '../../src/core/clock.ts'
import { findQueue, type QueueRow } from '../../src/store/work/find-queue.ts'
import { estimateEnd, findQueuePosition } from '../../src/tasks/queue-positions.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.stop())

test('a place counts those of the account that come before, and an estimate needs something to go by', () => {
  const times = { seconds: null, brief_seconds: null, seconds_by_type: {} }
  const queue = { waiting: ['7', '8', '9', '10'], waiting_brief: [], ready: ['4'], max_running: 2, ...times }
  const placeIn = (row: QueueRow, id: string) => findQueuePosition(row, { id, type: 'text2video' }, 0)
  const unknown = { estimated_start_at: null, estimated_end_at: null }
  assert.deepEqual(placeIn(queue, '3'), { queue_position: 1, ...unknown })
  assert.equal(placeIn(queue, '7').queue_position, 2)
  assert.equal(placeIn(queue, '10').queue_position, 5)
  const timed = { ...queue, seconds: 10, seconds_by_type: { text2video: 4 } }
  const at = (seconds: number): string => formatIsoTime(seconds * 1_000)
  const startOf = (id: string) => findQueuePosition(timed, { id, type: 'text2video' }, 0).estimated_start_at
  assert.deepEqual([startOf('3'), startOf('8'), startOf('9')], [at(0), at(10), at(20)])
  assert.equal(findQueuePosition(timed, { id: '9', type: 'text2video' }, 0).estimated_end_at, at(24))
  assert.equal(findQueuePosition(timed, { id: '9', type: 'audio-tts' }, 0).estimated_end_at, null)
  // Only their like come before those that take seconds.
  const brief = { ...timed, waiting_brief: ['8', '10'], brief_seconds: 2 }
  assert.deepEqual(placeIn(brief, '10'), { queue_position: 2, estimated_start_at: at(4), estimated_end_at: at(8) })
})

test('the end of a running task is estimated by its progress, and before that by similar tasks', () => {
  const began = { started_at: new Date(0), type: 'text2video' }
  const known = { seconds_by_type: { text2video: 30 } }
  assert.equal(estimateEnd({ ...began, progress: 25 }, known, 10_000), 40_000)
  assert.equal(estimateEnd({ ...began, progress: 5 }, known, 10_000), 30_000)
  assert.equal(estimateEnd({ ...began, progress: 5 }, known, 50_000), 50_000)
  assert.equal(estimateEnd({ ...began, progress: 5 }, { seconds_by_type: {} }, 10_000), undefined)
})

test('the query of a waiting task has its place; a finished one has none', async () => {
  const { key } = await service.account()
  const ids: string[] = []
  for (let count = 0; count < 8; count++)
    ids.push((await service.post('/ent/v2/text2video', { model: 'genq2', prompt: 'x' }, { key })).json.task_id)
  service.advance(2_000)
  const placeOf = async (id: string | undefined): Promise<unknown> =>
    (await service.get(`/ent/v2/tasks/${id}/creations`, { key })).json.queue_position
  const places = await Promise.all([0, 1, 5, 7].map(index => placeOf(ids[index])))
  assert.deepEqual(places, [1, 2, 6, 8])
  const night = await service.post('/ent/v2/text2video', { model: 'genq2', prompt: 'x', off_peak: true }, { key })
  assert.equal(await placeOf(night.json.task_id), null)
  await service.post(`/ent/v2/tasks/${ids[7]}/cancel`, {}, { key })
  assert.equal(await placeOf(ids[7]), undefined)
})

test('recent durations are counted by kind, so that films do not affect speech', async () => {
  const { key, id } = await service.account()
  const make = async (path: string, body: object) =>
    String((await service.post(`/ent/v2/${path}`, body, { key })).json.task_id)
  const clip = await make('text2video', { model: 'genq3-pro', prompt: 'x', duration: 16 })
  const speech = await make('audio-tts', { text: 'Hello.', voice_setting_voice_id: 'Chinese_Female_Currency' })
  await service.db.query({ text: `update task set state = 'processing' where account_id = $1` }, [id])
  const done = {
    text: `update task set state = 'success', progress = 100, started_at = now(), finished_at = now() + $2 * interval '1 s' where id = $1`,
  }
  await service.db.query(done, [clip, 100])
  await service.db.query(done, [speech, 3])
  const queue = await findQueue(service.db, id)
  assert.deepEqual([queue?.seconds, queue?.brief_seconds], [100, 3])
  assert.deepEqual(queue?.seconds_by_type, { text2video: 100, 'audio-tts': 3 })
})
