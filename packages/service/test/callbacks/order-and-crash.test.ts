import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { redeliver } from '../../src/accounts/callback-operations.ts'
import { idSource } from '../../src/core/ids.ts'
import { detour, openOutbox, type Outbox } from './outbox.ts'
import { startReceiver } from './receiver.ts'
import { until } from '../../../../test/harness/until.ts'

let outbox: Outbox
before(async () => {
  outbox = await openOutbox()
})
after(() => outbox.close())

const nextId = idSource(3, Date.now)
const sendAgain = (id: string): Promise<object> =>
  outbox.db.transaction(tx => redeliver.run(tx, id, {}, { ...outbox, nextId }))

const LEASE_MS = 20_000

describe('the callbacks of a task', () => {
  test('arrive in order: the final one waits while processing is being tried', async () => {
    const [receiver, elsewhere] = [await startReceiver('hold'), await startReceiver()]
    const taskId = await outbox.task()
    const deliveries = outbox.start()
    const processing = await outbox.write('processing', receiver.url, { taskId })
    await until(() => receiver.open() === 1, 'a callback is under way')
    // To another address, so that only the order can keep it back.
    const final = await outbox.write('success', elsewhere.url, { taskId })
    deliveries.wake()
    // Another task's shows that the outbox was looked at since.
    await outbox.settled(await outbox.write('success', elsewhere.url))
    assert.equal(elsewhere.received.length, 1)
    receiver.release(500)
    await outbox.settled(processing, final)
    assert.equal(elsewhere.received[1]?.headers['webhook-id'], final)
    await outbox.stopAll()
  })

  test('arrive in order after a process died trying processing', async () => {
    const receiver = await startReceiver()
    const taskId = await outbox.task()
    // It claims, sends, and is never heard of again.
    outbox.start({ db: detour(outbox.db, 'callback-finish', () => Promise.reject(new Error('killed'))) })
    const processing = await outbox.write('processing', receiver.url, { taskId })
    await receiver.has(1)
    await outbox.stopAll()
    const final = await outbox.write('success', receiver.url, { taskId })
    outbox.start()
    outbox.advance(LEASE_MS - 1)
    const other = await outbox.write('success', receiver.url)
    await outbox.settled(other)
    assert.equal((await outbox.row(final)).tries.length, 0)
    outbox.advance(1)
    await outbox.settled(processing, final)
    assert.deepEqual(
      receiver.received.map(({ headers }) => headers['webhook-id']),
      [processing, other, processing, final],
    )
    await outbox.stopAll()
  })
})

describe('a crash', () => {
  test('between the try and its record repeats the delivery under the same id', async () => {
    const receiver = await startReceiver()
    outbox.start({ db: detour(outbox.db, 'callback-finish', () => Promise.reject(new Error('killed'))) })
    const id = await outbox.write('success', receiver.url)
    await receiver.has(1)
    await outbox.stopAll()
    assert.deepEqual((await outbox.row(id)).tries, [])
    outbox.start()
    outbox.advance(LEASE_MS)
    const [row] = await outbox.settled(id)
    await outbox.stopAll()
    assert.deepEqual([row?.state, row?.tries.length], ['delivered', 1])
    assert.deepEqual(
      receiver.received.map(({ headers }) => headers['webhook-id']),
      [id, id],
    )
  })

  test('of the database between the try and its record does not repeat it', async () => {
    const receiver = await startReceiver()
    let away = 3
    const lost = Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' })
    outbox.start({ db: detour(outbox.db, 'callback-finish', go => (away-- > 0 ? Promise.reject(lost) : go())) })
    const [row] = await outbox.settled(await outbox.write('success', receiver.url))
    await outbox.stopAll()
    assert.deepEqual([row?.state, row?.tries.length, receiver.received.length, away], ['delivered', 1, 1, -1])
  })

  test('of the database during a claim only delays its callbacks', async () => {
    const receiver = await startReceiver()
    let away = 3
    outbox.start({
      db: detour(outbox.db, 'callback-claim', go => (away-- > 0 ? Promise.reject(new Error('x')) : go())),
    })
    const [row] = await outbox.settled(await outbox.write('success', receiver.url))
    await outbox.stopAll()
    assert.deepEqual([row?.state, row?.tries.length], ['delivered', 1])
  })
})

test('a process that slept until its claim was nearly over sends nothing with it', async () => {
  const receiver = await startReceiver()
  let asked = 0
  const bodyOf = async (id: string) => {
    asked += 1
    if (asked === 1) outbox.advance(LEASE_MS / 2 + 1)
    return { id, state: 'success' }
  }
  outbox.start({ bodyOf })
  const [row] = await outbox.settled(await outbox.write('success', receiver.url))
  await outbox.stopAll()
  assert.deepEqual([row?.state, row?.tries.length, receiver.received.length, asked], ['delivered', 1, 1, 2])
})

describe('stopping', () => {
  test('finishes and records running tries', async () => {
    const receiver = await startReceiver('hold')
    const deliveries = outbox.start()
    const id = await outbox.write('success', receiver.url)
    await until(() => receiver.open() === 1, 'a callback is under way')
    const stopped = deliveries.stop()
    receiver.release()
    await stopped
    const { state, tries } = await outbox.row(id)
    assert.deepEqual([state, tries.length], ['delivered', 1])
  })

  test('returns unfinished callbacks for the next process', async () => {
    const receiver = await startReceiver('hold')
    const deliveries = outbox.start()
    const id = await outbox.write('success', receiver.url)
    await until(() => receiver.open() === 1, 'a callback is under way')
    await deliveries.stop({ graceMs: 0 })
    const { state, tries, ready } = await outbox.row(id)
    assert.deepEqual([state, tries.length, ready], ['pending', 0, true])
    receiver.release()
    outbox.start()
    await outbox.settled(id)
    await outbox.stopAll()
  })
})

test('several processes share the outbox and send each callback once', async () => {
  const receivers = await Promise.all(Array.from({ length: 8 }, () => startReceiver()))
  const ids: string[] = []
  for (let n = 0; n < 160; n++) ids.push(await outbox.write('success', receivers[n % 8]?.url ?? ''))
  for (let n = 0; n < 3; n++) outbox.start()
  const rows = await outbox.settled(...ids)
  await outbox.stopAll()
  assert.ok(rows.every(({ state, tries }) => state === 'delivered' && tries.length === 1))
  const sent = receivers.flatMap(({ received }) => received.map(({ headers }) => headers['webhook-id'] ?? ''))
  assert.deepEqual(sent.sort(), ids.sort())
})

describe('a callback that is sent again', () => {
  test('has all its tries again, and the earlier ones stay on record', async () => {
    const receiver = await startReceiver((response, _request, nth) => response.writeHead(nth < 4 ? 500 : 200).end())
    const id = await outbox.write('failed', receiver.url)
    outbox.start({ retrySeconds: [0] })
    await outbox.settled(id)
    await sendAgain(id)
    const [row] = await outbox.settled(id)
    await outbox.stopAll()
    assert.equal(row?.state, 'delivered')
    assert.deepEqual(
      row.tries.map(({ status }) => status),
      [500, 500, 500, 200],
    )
    assert.deepEqual(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])), new Set([id]))
  })

  test('during a try is sent once more, and both tries are on record', async () => {
    const receiver = await startReceiver('hold')
    const id = await outbox.write('success', receiver.url)
    const deliveries = outbox.start({ retrySeconds: [] })
    await until(() => receiver.open() === 1, 'a callback is under way')
    await sendAgain(id)
    deliveries.wake()
    // To a receiver that is not known yet goes one at a time.
    receiver.release(202)
    await until(async () => (await outbox.row(id)).tries.length === 2, 'a second try is recorded')
    await outbox.stopAll()
    assert.equal((await outbox.row(id)).state, 'delivered')
  })

  test('is rejected if it reports processing and the task has ended', async () => {
    const taskId = await outbox.task()
    const receiver = await startReceiver()
    outbox.start()
    const id = await outbox.write('processing', receiver.url, { taskId })
    await outbox.settled(id)
    await sendAgain(id)
    await receiver.has(2)
    const final = await outbox.write('success', receiver.url, { taskId })
    await outbox.settled(id, final)
    await assert.rejects(sendAgain(id), { reason: 'Conflict', status: 409 })
    await outbox.stopAll()
    assert.equal((await outbox.row(id)).state, 'delivered')
    await assert.rejects(sendAgain('1'), { reason: 'NotFound' })
  })
})
