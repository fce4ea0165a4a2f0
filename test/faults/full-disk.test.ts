import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { after, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Engine } from '../../packages/media/src/engine/contract.ts'
import { createMinimalEngine } from '../../packages/service/src/engines/minimal/minimal-engine.ts'
import type { BlobStore } from '../../packages/service/src/files/blob-store.ts'
import { createDiskSpace, type DiskSpace } from '../../packages/service/src/files/disk-space.ts'
import { MAX_FAILURES } from '../../packages/service/src/worker/ports.ts'
import { scriptEngine } from '../harness/script-engine.ts'
import { eventually } from '../harness/server-users.ts'
import { type Answered, startService } from '../harness/service.ts'
import { silentLog } from '../harness/test-cluster.ts'
import { type FaultyService, openFaultyService } from './faulty-service.ts'

const VIDEO = { model: 'genq2', prompt: 'a paper boat', duration: 1, resolution: '540p', aspect_ratio: '1:1' }
const KINDS = {
  text2video: VIDEO,
  reference2image: { model: 'genq2', prompt: 'a paper boat', aspect_ratio: '1:1' },
  'audio-tts': { text: 'Good morning.', voice_setting_voice_id: 'Chinese_Female_Currency' },
}

const real = createMinimalEngine({ children: 2, log: silentLog })
after(() => real.stop())

/** The real engine, whose first files lie on a disk that is full: the kernel itself says so to the encoder. */
function engineOnFullDisk(times: number): Engine {
  return {
    ...real,
    async start(token, order, context) {
      if (times-- > 0)
        for (const name of ['result.mp4', 'result.png', 'result.mp3', 'cover.jpg'])
          await symlink('/dev/full', join(context.folder, name))
      return real.start(token, order, context)
    },
  }
}

const noSpace = (): Error =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' })

/** The real storage, which runs out of space in the middle of a file. */
const storeOnFullDisk =
  (times: number) =>
  (blobs: BlobStore): BlobStore => ({
    ...blobs,
    putStream: (stream, options) => blobs.putStream(times-- > 0 ? Readable.from(cutShort(stream)) : stream, options),
  })

async function* cutShort(stream: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    yield (chunk as Buffer).subarray(0, 4)
    throw noSpace()
  }
}

/** Everything in the storage, half-written files included. */
const filesIn = async ({ filesFolder }: FaultyService): Promise<string[]> =>
  (await readdir(filesFolder, { recursive: true, withFileTypes: true })).flatMap(one => (one.isFile() ? one.name : []))

describe('a disk that is full while a result is made', {
  skip: !existsSync('/dev/full') && 'no /dev/full here',
}, () => {
  for (const [path, body] of Object.entries(KINDS)) {
    test(`costs an attempt, and ${path} succeeds when there is space again`, async t => {
      const floor = await openFaultyService(t, { engine: engineOnFullDisk(2) })
      const id = await floor.create(path, body)
      const { state, credits, creations } = await floor.finalOf(id)
      assert.deepEqual([state, await floor.attemptsOf(id)], ['success', 3])
      assert.deepEqual(await floor.entriesOf(id), [`hold 0 ${credits}`, `settle -${credits} -${credits}`])
      const file = await fetch(creations[0].url)
      assert.ok((await file.arrayBuffer()).byteLength > 1_000)
    })
  }

  test('for good fails the task, which costs nothing', async t => {
    const floor = await openFaultyService(t, { engine: engineOnFullDisk(Infinity) })
    const id = await floor.create('text2video', VIDEO)
    const { state, err_code, err_msg, credits } = await floor.finalOf(id)
    assert.deepEqual([state, err_code, credits], ['failed', 'EngineFailure', 0])
    assert.equal(err_msg, 'something went wrong on our side; the credits are returned')
    assert.equal(await floor.attemptsOf(id), MAX_FAILURES)
    assert.deepEqual(await floor.entriesOf(id), ['hold 0 10', 'refund 0 -10'])
    assert.deepEqual(await filesIn(floor), [])
  })
})

describe('a disk that is full while a result is stored', () => {
  test('costs an attempt, and the task succeeds when there is space again', async t => {
    const floor = await openFaultyService(t, { engine: scriptEngine(), blobsOf: storeOnFullDisk(2) })
    const id = await floor.create('text2video', VIDEO)
    const { state, credits, creations } = await floor.finalOf(id)
    assert.deepEqual([state, await floor.attemptsOf(id)], ['success', 3])
    assert.deepEqual(await floor.entriesOf(id), [`hold 0 ${credits}`, `settle -${credits} -${credits}`])
    assert.equal(await (await fetch(creations[0].url)).text(), 'made of a paper boat')
    assert.equal((await filesIn(floor)).length, 1)
  })

  test('for good fails the task, which costs nothing and leaves nothing half-written', async t => {
    const floor = await openFaultyService(t, { engine: scriptEngine(), blobsOf: storeOnFullDisk(Infinity) })
    const id = await floor.create('text2video', VIDEO)
    const { state, err_code, err_msg, credits } = await floor.finalOf(id)
    assert.deepEqual([state, err_code, credits], ['failed', 'InternalServiceFailure', 0])
    assert.equal(err_msg, 'something went wrong on our side; the credits are returned')
    assert.equal(await floor.attemptsOf(id), MAX_FAILURES)
    assert.deepEqual(await floor.entriesOf(id), ['hold 0 10', 'refund 0 -10'])
    assert.deepEqual(await filesIn(floor), [])
  })
})

/** A disk that is full until it is told otherwise. */
function fullDisk(): { room: DiskSpace; free(): void } {
  let isFree = false
  const findFault = async (): Promise<string | undefined> => (isFree ? undefined : 'full')
  return {
    room: createDiskSpace({ folder: '', minFreeBytes: 0, log: silentLog, findFault }),
    free: () => void (isFree = true),
  }
}

describe('a disk that stays full', () => {
  test('holds accepted tasks up, which then succeed as if nothing had been', async t => {
    const { room, free } = fullDisk()
    const floor = await openFaultyService(t, { engine: scriptEngine(), room })
    const id = await floor.create('text2video', VIDEO)
    await sleep(1_500)
    const { json } = await floor.service.get(`/ent/v2/tasks/${id}/creations`)
    assert.ok(['queueing', 'processing'].includes(json.state), json.state)
    free()
    const { state, credits } = await floor.finalOf(id)
    assert.deepEqual([state, await floor.attemptsOf(id)], ['success', 1])
    assert.deepEqual(await floor.entriesOf(id), [`hold 0 ${credits}`, `settle -${credits} -${credits}`])
  })

  test('while a result is made does not count as one of the failures of a task', async t => {
    // Full only when asked after a failure: the room is back before the next attempt, which fails again.
    let asked = 0
    const room: DiskSpace = {
      isFull: async () => ++asked > 0,
      require: async () => {},
      wait: async () => {},
      describe: async () => ({ freeBytes: 0, totalBytes: 0, minFreeBytes: 0, fault: '' }),
    }
    const failures = MAX_FAILURES + 2
    const floor = await openFaultyService(t, { engine: scriptEngine(), room, blobsOf: storeOnFullDisk(failures) })
    const id = await floor.create('text2video', VIDEO)
    const { state } = await floor.finalOf(id)
    assert.deepEqual([state, asked, await floor.attemptsOf(id)], ['success', failures, failures + 1])
  })

  test('is reported to callers and to balancers before anything is accepted, and ends by itself', async () => {
    const { room, free } = fullDisk()
    const service = await startService({}, { others: { room } })
    try {
      const create = (): Promise<Answered> => service.post('/ent/v2/text2video', VIDEO)
      const asked = [
        await create(),
        await service.get('/readyz'),
        await service.get('/healthz'),
        await service.post('/tools/v2/files/uploads', {}),
      ]
      for (const { status, json, headers } of asked) {
        assert.deepEqual([status, json.reason], [503, 'SystemThrottling'])
        assert.ok(Number(headers.get('retry-after')) > 0)
      }
      assert.deepEqual(await service.db.query({ text: 'select from task' }), [])
      free()
      await eventually(async () => assert.equal((await service.get('/readyz')).status, 200))
      assert.equal((await create()).status, 200)
    } finally {
      await service.stop()
    }
  })
})

test('the disk is full below the free space that shall be, and when nothing can be written', async t => {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-room-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  const isFull = (minFreeBytes: number, at = folder): Promise<boolean> =>
    createDiskSpace({ folder: at, minFreeBytes, log: silentLog }).isFull()
  assert.deepEqual([await isFull(0), await isFull(2 ** 60), await isFull(0, join(folder, 'gone'))], [false, true, true])
  assert.deepEqual(await readdir(folder), [], 'and the look leaves nothing behind')
})
