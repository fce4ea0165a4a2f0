import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import { Refusal } from '../../src/core/errors.ts'
import type { BlobStore } from '../../src/files/blob-store.ts'
import { createArrivals } from '../../src/tasks/arrivals.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'
import { DAY_MS, pngDataUrl, HOUR_MS, someImage, STAY_MS, sweepService } from './sweep-service.ts'
import { until } from '../../../../test/harness/until.ts'

// Removing a file while somebody wants the same bytes again, and while the storage fails.

let service: TestService
let floor: ReturnType<typeof sweepService>
before(async () => {
  service = await startService()
  floor = sweepService(service)
})
after(() => service.stop())

const blobs = (): BlobStore => service.services.blobs

test('a file that cannot be removed is tried again later, and keeps no other from being removed', async () => {
  const stuck = await floor.putSome()
  const others = await Promise.all(Array.from({ length: 60 }, () => floor.putSome()))
  const failing: BlobStore = {
    ...blobs(),
    delete: key => (key === stuck ? Promise.reject(new Error('the disk says no')) : blobs().delete(key)),
  }
  service.advance(STAY_MS)
  const { files, failures } = await floor.sweep({ blobs: failing })
  assert.deepEqual([files, failures], [60, 1])
  for (const key of others) assert.equal(await floor.isThere(key), false)
  assert.equal((await floor.sweep()).files, 0)
  assert.equal(await floor.isThere(stuck), true)
  service.advance(600_000)
  assert.equal((await floor.sweep()).files, 1)
  assert.equal(await floor.isThere(stuck), false)
})

test('a storage that fails altogether loses nothing and forgets nothing', async () => {
  const keys = await Promise.all(Array.from({ length: 3 }, () => floor.putSome()))
  service.advance(STAY_MS)
  const away: BlobStore = { ...blobs(), delete: () => Promise.reject(new Error('away')) }
  assert.equal((await floor.sweep({ blobs: away })).failures, 3)
  service.advance(600_000)
  assert.equal((await floor.sweep()).files, 3)
  for (const key of keys) assert.equal(await floor.isThere(key), false)
})

/** Whether somebody waits for a row of the table of files. */
const isWaiting = async (): Promise<boolean> => {
  const text = `select from pg_stat_activity
                where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into blob %'`
  return (await service.db.query({ text })).length > 0
}

test('a put of the same bytes while they are being removed waits, and stores them again', async () => {
  const bytes = randomBytes(1_000)
  const key = await blobs().put(bytes, 'mp4')
  service.advance(STAY_MS)
  const puts: Promise<string>[] = []
  let over = false
  const removing: BlobStore = {
    ...blobs(),
    async delete(one) {
      puts.push(blobs().put(bytes, 'mp4'))
      void puts[0]?.then(() => (over = true))
      await until(async () => over || (await isWaiting()), 'the put is over or waits for the row')
      assert.equal(over, false, 'the put waits')
      await blobs().delete(one)
    },
  }
  assert.equal((await floor.sweep({ blobs: removing })).files, 1)
  assert.deepEqual(await Promise.all(puts), [key])
  assert.equal(await floor.isThere(key), true)
  service.advance(DAY_MS)
  await floor.sweep()
  assert.equal(await floor.isThere(key), true, 'and has a day to be used')
})

test('a put of bytes that are there keeps them for another day', async () => {
  const bytes = randomBytes(1_000)
  const key = await blobs().put(bytes, 'mp4')
  service.advance(STAY_MS - HOUR_MS)
  assert.equal(await blobs().put(bytes, 'mp4'), key)
  service.advance(DAY_MS)
  await floor.sweep()
  assert.equal(await floor.isThere(key), true)
  service.advance(2 * HOUR_MS)
  await floor.sweep()
  assert.equal(await floor.isThere(key), false)
})

test('a file whose use is being written when its time is over stays', async () => {
  const { id } = await floor.create('text2video', { model: 'genq2', prompt: 'x' })
  const key = await floor.putSome()
  service.advance(STAY_MS)
  await service.db.transaction(async tx => {
    await tx.query({ text: 'insert into blob_use (holder, key) values ($1, $2)' }, [id, key])
    assert.equal((await floor.sweep()).files, 0)
  })
  service.advance(STAY_MS)
  await floor.sweep()
  assert.equal(await floor.isThere(key), true)
})

test('a request for a removed file fails instead of keeping a dangling reference', async () => {
  const key = await floor.putSome('png')
  service.advance(STAY_MS)
  await floor.sweep()
  await service.db.query({ text: 'delete from blob_use where key = $1' }, [key])
  const { id } = await floor.create('text2video', { model: 'genq2', prompt: 'x' })
  await assert.rejects(floor.end(id, key), /blob_use_key_fkey/)
})

test('one process sweeps at a time', async () => {
  const key = await floor.putSome()
  service.advance(STAY_MS)
  await service.db.transaction(async tx => {
    await tx.query({ text: "select pg_advisory_xact_lock(hashtext('kinora sweep'))" })
    assert.equal((await floor.sweep()).files, 0)
  })
  assert.equal(await floor.isThere(key), true)
  assert.equal((await floor.sweep()).files, 1)
})

test('a sweep stops between batches when the service does', async () => {
  const key = await floor.putSome()
  service.advance(STAY_MS)
  await floor.sweep({ closing: AbortSignal.abort() })
  assert.equal(await floor.isThere(key), true)
})

test('a database that is away while a file comes is a refusal to retry, with the reason in it', async () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const db = { ...service.db, query: () => Promise.reject(cause) }
  const arrive = createArrivals(db, { clock: service.services.clock, longestUrlSeconds: 86_400 })
  await assert.rejects(
    arrive('x'),
    error => error instanceof Refusal && error.reason === 'SystemThrottling' && error.cause === cause,
  )
})

test('subjects that come together with pictures do not wait for each other', async () => {
  const makes = Array.from({ length: 30 }, (_, index) =>
    service.post('/ent/v2/subjects', { name: `Tom ${index}`, images: [pngDataUrl(someImage())] }),
  )
  assert.deepEqual(new Set((await Promise.all(makes)).map(one => one.status)), new Set([200]))
})
