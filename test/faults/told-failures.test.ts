import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal } from '../../packages/service/src/core/errors.ts'
import type { BlobStore } from '../../packages/service/src/files/blob-store.ts'
import { MAX_FAILURES } from '../../packages/service/src/worker/ports.ts'
import { scriptEngine } from '../harness/script-engine.ts'
import { openFaultyService } from './faulty-service.ts'

const VIDEO = { model: 'genq2', prompt: 'a paper boat', duration: 1 }

test('a fault of the service is reported as its own, without its path', async t => {
  const engine = scriptEngine(() =>
    Promise.reject(new Error("ENOENT: no such file, open '/var/lib/kinora/work-1/x.mp4'")),
  )
  const floor = await openFaultyService(t, { engine })
  const { err_code, err_msg } = await floor.finalOf(await floor.create('text2video', VIDEO))
  assert.deepEqual(
    [err_code, err_msg],
    ['InternalServiceFailure', 'something went wrong on our side; the credits are returned'],
  )
})

test("an engine's own words are reported without its folder", async t => {
  const script = scriptEngine()
  const engine: typeof script = {
    ...script,
    poll: async (_token, _order, { folder }) => ({
      state: 'failed',
      code: 'EngineFailure',
      message: `the encoder gave up on ${folder}/result.mp4 in ${folder}`,
      retryable: false,
    }),
  }
  const floor = await openFaultyService(t, { engine })
  const { err_code, err_msg } = await floor.finalOf(await floor.create('text2video', VIDEO))
  assert.equal(err_code, 'EngineFailure')
  assert.match(err_msg, /^the encoder gave up on ([a-z-]+\/)?result\.mp4 in [a-z -]+$/)
})

/** The real storage, which some times cannot ask the database before it stores. */
const storeWithoutDatabase =
  (times: number) =>
  (blobs: BlobStore): BlobStore => ({
    ...blobs,
    putStream: (stream, options) => {
      if (times-- <= 0) return blobs.putStream(stream, options)
      const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
      return Promise.reject(new Refusal('SystemThrottling', 'the database is away', { cause }))
    },
  })

test('a database that is away while a result is stored is waited for; what was made is not made again', async t => {
  const engine = scriptEngine()
  const floor = await openFaultyService(t, { engine, blobsOf: storeWithoutDatabase(MAX_FAILURES + 1) })
  const id = await floor.create('text2video', VIDEO)
  assert.equal((await floor.finalOf(id)).state, 'success')
  assert.deepEqual([await floor.attemptsOf(id), engine.started.length], [1, 1])
})
