import assert from 'node:assert/strict'
import { chmod, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { createConformer } from '../../src/conform/conformer.ts'
import { silentLog } from '../../../../test/harness/test-cluster.ts'
import { isRunning } from '../children/is-running.ts'
import { conforming, requireFinished, speechOrder, videoOrder } from './conforming.ts'
import { makeForeign } from './make-foreign.ts'

const conformer = createConformer({ children: 1, log: silentLog })
after(() => conformer.stop())

const { signal } = new AbortController()

test('a file is conformed in its own process, which reports progress and keeps only the result', async t => {
  const { made, folder, job } = await conforming(t)
  const video = { width: 160, height: 90, codec: 'libvpx', seconds: 2, fps: 10 }
  await makeForeign(made, { muxer: 'webm', video, sound: { codec: 'libvorbis', seconds: 2, level: 0.9 } })
  const order = videoOrder({ width: 160, height: 90, seconds: 2 })
  const percents: number[] = []
  const conformed = await conformer.conform(job(order), { signal, onProgress: percent => percents.push(percent) })
  assert.ok(percents.length > 10 && percents.at(-1) === 100, percents.join())
  assert.deepEqual(
    percents,
    percents.toSorted((a, b) => a - b),
  )
  assert.deepEqual(await readdir(folder), ['conformed.mp4'])
  await requireFinished(order, conformed, folder)
})

test('a failed job leaves no file, and the process takes the next job', async t => {
  const { made, folder, job } = await conforming(t)
  await writeFile(made, 'not a film')
  await assert.rejects(conformer.conform(job(videoOrder()), { signal }), {
    name: 'ChildFailure',
    retryable: true,
    reason: 'EngineFailure',
  })
  // A tag that is taken out first, and nothing behind it.
  await writeFile(made, Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\x0a'), Buffer.alloc(10)]))
  await assert.rejects(conformer.conform(job(speechOrder()), { signal }), /cannot be used/)
  assert.deepEqual(await readdir(folder), [])
})

test('an abort ends the process immediately and leaves nothing', async t => {
  const { made, folder, job } = await conforming(t)
  const video = { width: 640, height: 360, codec: 'libx264', seconds: 8, options: { preset: 'ultrafast' } }
  await makeForeign(made, { muxer: 'matroska', video, sound: { codec: 'aac', seconds: 8 } })
  const stop = new AbortController()
  const gone = new Error('nobody waits any more')
  const work = conformer.conform(job(videoOrder({ width: 640, height: 360, seconds: 8 })), {
    signal: stop.signal,
    onProgress: percent => percent > 5 && stop.abort(gone),
  })
  const pids = conformer.childPids()
  await assert.rejects(work, gone)
  assert.ok(pids.length > 0 && pids.every(pid => !isRunning(pid)))
  assert.deepEqual(await readdir(folder), [])
})

test('results of listening and looking are passed on unchanged', async t => {
  const { made, job } = await conforming(t)
  await writeFile(made, '{}')
  const order = { kind: 'seeing', prompt: '', seed: 1, inputs: [] } as const
  assert.deepEqual(await conformer.conform(job(order), { signal }), {
    files: [{ role: 'result', format: 'json', path: made }],
    notes: [],
  })
})

test('a stopping service is not a fault of the file', async t => {
  const { made, folder, job } = await conforming(t)
  const stopping = createConformer({ children: 1, log: silentLog })
  await makeForeign(made, { muxer: 'mp3', sound: { codec: 'libmp3lame', seconds: 1, rate: 44_100 } })
  const work = stopping.conform(job(speechOrder()), { signal })
  const refused = assert.rejects(work, { name: 'ChildFailure', reason: undefined, retryable: true })
  await stopping.stop()
  await refused
  assert.deepEqual(await readdir(folder), [])
})

test('a file is never conformed in its own place', async t => {
  const { folder, job } = await conforming(t)
  const own = join(folder, 'conformed.mp3')
  await writeFile(own, 'sounds')
  const one = { ...job(speechOrder()), files: [{ role: 'result', path: own } as const] }
  await assert.rejects(conformer.conform(one, { signal }), RangeError)
  assert.equal(await readFile(own, 'utf8'), 'sounds')
})

test('a file that may not be written into is not changed', async t => {
  const { made, job } = await conforming(t)
  await makeForeign(made, { muxer: 'mp3', sound: { codec: 'libmp3lame', seconds: 1 }, metadata: { title: 'a name' } })
  const before = await readFile(made)
  await chmod(made, 0o444)
  await conformer.conform(job(speechOrder()), { signal })
  assert.deepEqual(await readFile(made), before)
})
