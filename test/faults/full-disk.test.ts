import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { after, describe, test } from 'node:test'
import type { Engine } from '../../src/engines/contract.ts'
import { createMinimalEngine } from '../../src/engines/minimal/minimal-engine.ts'
import type { BlobStore } from '../../src/files/blob-store.ts'
import { MOST_FAILURES } from '../../src/worker/ports.ts'
import { scriptEngine } from '../harness/script-engine.ts'
import { silentLog } from '../harness/test-cluster.ts'
import { type Floor, openFloor } from './work-floor.ts'

const VIDEO = { model: 'genq2', prompt: 'a paper boat', duration: 1, resolution: '540p' }
const KINDS = {
  text2video: VIDEO,
  reference2image: { model: 'genq2', prompt: 'a paper boat' },
  'audio-tts': { text: 'Good morning.', voice_setting_voice_id: 'Chinese_Female_Currency' },
}

const real = createMinimalEngine({ children: 2, log: silentLog })
after(() => real.stop())

/** The real engine, whose first files lie on a disk that is full: the kernel itself says so to the encoder. */
function engineOnFullDisk(times: number): Engine {
  return {
    ...real,
    async start(order, context) {
      if (times-- > 0)
        for (const name of ['result.mp4', 'result.png', 'result.mp3', 'cover.jpg'])
          await symlink('/dev/full', join(context.folder, name))
      return real.start(order, context)
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
const filesIn = async ({ filesFolder }: Floor): Promise<string[]> =>
  (await readdir(filesFolder, { recursive: true, withFileTypes: true })).flatMap(one => (one.isFile() ? one.name : []))

describe('a disk that is full while a result is made', {
  skip: !existsSync('/dev/full') && 'no /dev/full here',
}, () => {
  for (const [path, body] of Object.entries(KINDS)) {
    test(`costs an attempt, and ${path} succeeds when there is space again`, async t => {
      const floor = await openFloor(t, { engine: engineOnFullDisk(2) })
      const id = await floor.create(path, body)
      const { state, credits, creations } = await floor.finalOf(id)
      assert.deepEqual([state, await floor.attemptsOf(id)], ['success', 3])
      assert.deepEqual(await floor.entriesOf(id), [`hold 0 ${credits}`, `settle -${credits} -${credits}`])
      const file = await fetch(creations[0].url)
      assert.ok((await file.arrayBuffer()).byteLength > 1_000)
    })
  }

  test('for good fails the task, which costs nothing', async t => {
    const floor = await openFloor(t, { engine: engineOnFullDisk(Infinity) })
    const id = await floor.create('text2video', VIDEO)
    const { state, err_code, credits } = await floor.finalOf(id)
    assert.deepEqual([state, err_code, credits], ['failed', 'EngineFailure', 0])
    assert.equal(await floor.attemptsOf(id), MOST_FAILURES)
    assert.deepEqual(await floor.entriesOf(id), ['hold 0 10', 'refund 0 -10'])
    assert.deepEqual(await filesIn(floor), [])
  })
})

describe('a disk that is full while a result is stored', () => {
  test('costs an attempt, and the task succeeds when there is space again', async t => {
    const floor = await openFloor(t, { engine: scriptEngine(), blobsOf: storeOnFullDisk(2) })
    const id = await floor.create('text2video', VIDEO)
    const { state, credits, creations } = await floor.finalOf(id)
    assert.deepEqual([state, await floor.attemptsOf(id)], ['success', 3])
    assert.deepEqual(await floor.entriesOf(id), [`hold 0 ${credits}`, `settle -${credits} -${credits}`])
    assert.equal(await (await fetch(creations[0].url)).text(), 'made of a paper boat')
    assert.equal((await filesIn(floor)).length, 1)
  })

  test('for good fails the task, which costs nothing and leaves nothing half-written', async t => {
    const floor = await openFloor(t, { engine: scriptEngine(), blobsOf: storeOnFullDisk(Infinity) })
    const id = await floor.create('text2video', VIDEO)
    const { state, err_code, err_msg, credits } = await floor.finalOf(id)
    assert.deepEqual([state, err_code, credits], ['failed', 'InternalServiceFailure', 0])
    assert.equal(err_msg, 'something went wrong on our side; the credits are returned')
    assert.equal(await floor.attemptsOf(id), MOST_FAILURES)
    assert.deepEqual(await floor.entriesOf(id), ['hold 0 10', 'refund 0 -10'])
    assert.deepEqual(await filesIn(floor), [])
  })
})
