import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, beforeEach, test } from 'node:test'
import { systemClock } from '../../src/core/clock.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'
import { type FaultProxy, startFaultProxy } from './s3-fault-proxy.ts'
import { type S3Server, startS3Double } from './s3-server.ts'
import { DAY_MS, STAY_MS, sweepService } from './sweep-service.ts'

// The storage has its own idea of the time, so here only the sweep's clock is moved.

let s3: S3Server
let proxy: FaultProxy
let service: TestService
let floor: ReturnType<typeof sweepService>

before(async () => {
  s3 = await startS3Double()
  proxy = await startFaultProxy(s3.endpoint)
  service = await startService({
    KINORA_S3_ENDPOINT: proxy.endpoint,
    KINORA_S3_PUBLIC_ENDPOINT: s3.endpoint,
    KINORA_S3_BUCKET: s3.bucket,
    KINORA_S3_ACCESS_KEY_ID: s3.accessKeyId,
    KINORA_S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  })
  floor = sweepService(service)
})
beforeEach(() => {
  proxy.fault = () => undefined
  proxy.methods()
})
after(async () => {
  await service?.stop()
  await proxy?.stop()
  await s3?.stop()
})

const sweepIn = (ms: number) => floor.sweep({ clock: () => systemClock() + ms })

test("a result's presigned URL serves it while it is kept; then it is signed no more, and the object goes", async () => {
  const { id } = await floor.create('text2video', { model: 'genq2', prompt: 'x' })
  const key = await floor.putSome()
  await floor.end(id, key)
  const { url } = (await floor.shown(id)).creations[0]
  assert.ok(url.startsWith(s3.endpoint))
  const part = await fetch(url, { headers: { range: 'bytes=0-9' } })
  assert.deepEqual([part.status, part.headers.get('content-type')], [206, 'video/mp4'])
  assert.equal((await part.arrayBuffer()).byteLength, 10)

  await sweepIn(7 * DAY_MS)
  assert.equal((await floor.shown(id)).creations[0].url, '')
  assert.equal(await floor.isThere(key), true)
  assert.equal((await sweepIn(7 * DAY_MS + STAY_MS)).files, 1)
  assert.equal(await floor.isThere(key), false)
  assert.equal(await floor.statusOf(url), 404)
})

test('a put of bytes that are being removed from the bucket waits, and they are there again', async () => {
  const bytes = randomBytes(1_000)
  const key = await service.services.blobs.put(bytes, 'mp4')
  const puts: Promise<string>[] = []
  const { blobs } = service.services
  const removing = {
    ...blobs,
    async delete(one: string) {
      puts.push(blobs.put(bytes, 'mp4'))
      await blobs.delete(one)
    },
  }
  const clock = () => systemClock() + STAY_MS + 1_000
  assert.equal((await floor.sweep({ blobs: removing, clock })).files, 1)
  assert.deepEqual(await Promise.all(puts), [key])
  assert.equal(await floor.isThere(key), true)
})

test('a bucket that forbids removing is tried again, and the service goes on', async () => {
  const key = await floor.putSome()
  proxy.fault = ({ method }) =>
    method === 'DELETE' ? { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' } : undefined
  const { files, failures } = await sweepIn(2 * STAY_MS)
  assert.deepEqual([files, failures > 0], [0, true])
  proxy.fault = () => undefined
  await sweepIn(2 * STAY_MS + 600_000)
  assert.equal(await floor.isThere(key), false)
})
