import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { EngineContext, Order, Progress, Token } from '../../../media/src/engine/contract.ts'
import type { ChildEngine } from '../../../media/src/engine/child-engine.ts'
import { createMinimalEngine } from '../../src/engines/minimal/minimal-engine.ts'
import { isRunning } from '../../../media/test/children/is-running.ts'
import { clip, contextOf, endOf, film, folderFor, follow, log, make, music, speech, still } from './minimal-orders.ts'
import { beginOrder } from '../../../../test/harness/begin-order.ts'
import { until } from '../../../../test/harness/until.ts'

const engine = createMinimalEngine({ children: 1, log, pollWaitMs: 10 })
after(() => engine.stop())

async function fail(order: Order, folder: string): Promise<Extract<Progress, { state: 'failed' }>> {
  const attempt = contextOf(folder)
  const last = await endOf(engine, await beginOrder(engine, order, attempt), attempt)
  assert.equal(last.state, 'failed')
  return last
}

/** Starts a film, and comes back when some of its frames are made. */
async function beginFilm(
  maker: ChildEngine,
  folder: string,
  signal?: AbortSignal,
): Promise<{ token: Token; context: EngineContext }> {
  const context = contextOf(folder, signal)
  const token = await beginOrder(maker, film, context)
  return until(async () => {
    const progress = await maker.poll(token, film, context)
    assert.equal(progress.state, 'working')
    return progress.percent > 0 && { token, context }
  }, 'some frames are made')
}

test('no child is started before the first order', () => {
  const fresh = createMinimalEngine({ children: 1, log })
  assert.deepEqual(fresh.childPids(), [])
})

test('progress rises with the frames that are made', async context => {
  const attempt = contextOf(await folderFor(context))
  const token = await beginOrder(engine, { ...clip, width: 1_280, height: 720, seconds: 5 }, attempt)
  const heard = await follow(engine, token, attempt)
  const percents = heard.flatMap(progress => (progress.state === 'working' ? [progress.percent] : []))
  assert.ok(percents.some(percent => percent > 0 && percent < 100))
  assert.deepEqual(
    percents,
    percents.toSorted((a, b) => a - b),
  )
})

test('a finished order can be queried again', async context => {
  const attempt = contextOf(await folderFor(context))
  const token = await beginOrder(engine, still, attempt)
  const first = await endOf(engine, token, attempt)
  assert.equal(first.state, 'done')
  assert.deepEqual(await engine.poll(token, film, attempt), first)
})

test('an abort ends the child and leaves no file', async context => {
  const folder = await folderFor(context)
  const aborting = new AbortController()
  const { token, context: attempt } = await beginFilm(engine, folder, aborting.signal)
  const pids = engine.childPids()
  assert.ok((await readdir(folder)).includes('result.mp4'))
  aborting.abort()
  const progress = await endOf(engine, token, attempt)
  assert.ok(progress.state === 'failed' && progress.retryable && progress.code === 'EngineFailure')
  assert.deepEqual(pids.map(isRunning), [false])
  assert.deepEqual(await readdir(folder), [])
})

test('a cancelled order is not tried again, and leaves neither child nor file', async context => {
  const folder = await folderFor(context)
  const { token, context: attempt } = await beginFilm(engine, folder)
  const pids = engine.childPids()
  const from = performance.now()
  await engine.cancel?.(token, film)
  context.diagnostic(`a film of 1080p was gone ${Math.round(performance.now() - from)} ms after it was cancelled`)
  assert.deepEqual(pids.map(isRunning), [false])
  assert.deepEqual(await readdir(folder), [])
  const progress = await engine.poll(token, film, attempt)
  assert.ok(progress.state === 'failed' && !progress.retryable && progress.code === 'UserCancelled')
})

test('cancelling a finished or unknown order changes nothing', async context => {
  const folder = await folderFor(context)
  const attempt = contextOf(folder)
  const token = await beginOrder(engine, still, attempt)
  const done = await endOf(engine, token, attempt)
  await engine.cancel?.(token, film)
  await engine.cancel?.({ job: 'unknown' }, film)
  assert.deepEqual(await engine.poll(token, film, attempt), done)
  assert.deepEqual(await readdir(folder), ['result.png'])
})

test('a killed child fails its order for a retry, and the next order works', async context => {
  const folder = await folderFor(context)
  const { token, context: attempt } = await beginFilm(engine, folder)
  for (const pid of engine.childPids()) process.kill(pid, 'SIGKILL')
  const progress = await endOf(engine, token, attempt)
  assert.ok(progress.state === 'failed' && progress.retryable && progress.code === 'EngineFailure')
  assert.match(progress.message, /could not make the video: a media child was ended by SIGKILL/)
  assert.deepEqual(await readdir(folder), [])
  await make(engine, still, folder)
})

test('an order from before a restart is lost, and made when it is started again', async context => {
  const attempt = contextOf(await folderFor(context))
  const token = { job: '0b7f' }
  assert.equal((await engine.poll(token, still, attempt)).state, 'lost')
  assert.deepEqual(await engine.start(token, still, { ...attempt, again: true }), { state: 'started', token })
  assert.equal((await endOf(engine, token, attempt)).state, 'done')
})

test('an existing order is not started a second time', async context => {
  const attempt = contextOf(await folderFor(context))
  const token = await beginOrder(engine, still, attempt)
  await endOf(engine, token, attempt)
  const elsewhere = contextOf(await folderFor(context))
  assert.deepEqual(await engine.start(token, still, { ...elsewhere, again: true }), { state: 'started', token })
  await endOf(engine, token, elsewhere)
  assert.deepEqual(await readdir(elsewhere.folder), [])
})

const FULL_DISK = '/dev/full'
for (const [order, name] of [
  [clip, 'result.mp4'],
  [clip, 'cover.jpg'],
  [still, 'result.png'],
  [music, 'result.mp3'],
] as const) {
  test(`a full disk under ${name} is a failure that may be retried`, {
    skip: !existsSync(FULL_DISK),
  }, async context => {
    const folder = await folderFor(context)
    await symlink(FULL_DISK, join(folder, name))
    const failure = await fail(order, folder)
    assert.deepEqual([failure.code, failure.retryable], ['EngineFailure', true])
    assert.match(failure.message, /no space left on device/i)
    assert.deepEqual(await readdir(folder), [])
  })
}

test('a missing folder is a failure that may be retried', async context => {
  for (const order of [clip, still, speech]) {
    const failure = await fail(order, join(await folderFor(context), 'gone'))
    assert.deepEqual([failure.code, failure.retryable], ['EngineFailure', true])
    assert.match(failure.message, /no such file or directory/i)
  }
})

test('orders that cannot be made are not accepted', async context => {
  for (const order of [clip, still, music, speech, film]) assert.ok(engine.accepts(order))
  const refused = [
    { ...clip, width: 321 },
    { ...clip, height: 0 },
    { ...clip, seconds: 0 },
    { ...still, width: 100_000 },
    { ...still, height: 10.5 },
    { ...music, seconds: Number.NaN },
    { ...speech, text: ' ' },
    { ...speech, speed: 0 },
  ]
  for (const order of refused) {
    assert.ok(!engine.accepts(order), JSON.stringify(order))
    await assert.rejects(beginOrder(engine, order, contextOf(await folderFor(context))), RangeError)
  }
})

test('stopping fails running orders for a retry and leaves no process', async context => {
  const stopping = createMinimalEngine({ children: 1, log, pollWaitMs: 10 })
  const { token, context: attempt } = await beginFilm(stopping, await folderFor(context))
  const pids = stopping.childPids()
  assert.equal(pids.length, 1)
  await stopping.stop()
  assert.deepEqual(pids.map(isRunning), [false])
  assert.deepEqual(stopping.childPids(), [])
  const progress = await stopping.poll(token, film, attempt)
  assert.ok(progress.state === 'failed' && progress.retryable)
})
