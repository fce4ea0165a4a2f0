import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { after, before, describe, test } from 'node:test'
import { LANE_LIMITS } from '../../src/callbacks/lanes.ts'
import {
  claimCallbacks,
  type ClaimedCallback,
  finishCallbacks,
  laneKey,
  releaseCallbacks,
  ROUND_START,
  wakeCallbacks,
} from '../../src/store/callback-queue.ts'
import { guardWith, startPrivateListener } from '../net/far-side.ts'
import { privateNames, privateNameUrls, privateUrls } from '../net/ssrf-vectors.ts'
import { openOutbox, type Outbox } from './outbox.ts'
import { startReceiver } from './receiver.ts'
import { until } from '../../../../test/harness/until.ts'

let outbox: Outbox
before(async () => {
  outbox = await openOutbox()
})
after(() => outbox.close())

const many = async (count: number, url: string, accountId?: string): Promise<string[]> => {
  const ids: string[] = []
  for (let n = 0; n < count; n++) ids.push(await outbox.write('success', url, accountId ? { accountId } : {}))
  return ids
}

// On a busy machine too, no try at a receiver that does not answer ends before the test does.
const timeoutMs = 120_000

describe('a receiver that does not answer', () => {
  test('has one try at a time, and the others are tried meanwhile', async () => {
    const dead = await startReceiver('hold')
    const alive = await startReceiver()
    const waiting = await many(60, dead.url)
    const wanted = await many(60, alive.url)
    outbox.start({ timeoutMs })
    await outbox.settled(...wanted)
    assert.equal(alive.received.length, 60)
    await until(() => dead.open() === 1, 'a callback reaches the dead receiver')
    await outbox.stopAll()
    assert.equal(dead.received.length, 1)
    const rows = await Promise.all(waiting.map(id => outbox.row(id)))
    assert.ok(rows.every(({ state, tries, ready }) => state === 'pending' && tries.length === 0 && ready))
    await outbox.db.query({ text: "update callback set state = 'failed' where state = 'pending'" })
  })

  test('has at most four tries at a time after a quick answer', async () => {
    let holding = false
    const held: ServerResponse[] = []
    const receiver = await startReceiver(response => void (holding ? held.push(response) : response.end()))
    const deliveries = outbox.start({ timeoutMs })
    await outbox.settled(...(await many(1, receiver.url)))
    holding = true
    const ids = await many(20, receiver.url)
    deliveries.wake()
    await until(() => held.length === LANE_LIMITS.perLane, 'a lane is full')
    // Another receiver's shows that the outbox was looked at since.
    const other = await startReceiver()
    await outbox.settled(...(await many(1, other.url)))
    assert.equal(held.length, LANE_LIMITS.perLane)
    holding = false
    for (const response of held) response.end()
    await outbox.settled(...ids)
    await outbox.stopAll()
  })

  test('leaves places for receivers that are known to answer', async () => {
    const [victim, other] = [await outbox.account(), await outbox.account()]
    const known = await startReceiver()
    const stranger = await startReceiver()
    const dead = await Promise.all(Array.from({ length: 12 }, () => startReceiver('hold')))
    const limits = { inFlight: 16, perLane: 2, unprovenPerAccount: 4, perClaim: 2 }
    const deliveries = outbox.start({ limits, timeoutMs })
    await outbox.settled(...(await many(1, known.url, victim.id)))
    for (const { url } of dead) await many(3, url, victim.id)
    deliveries.wake()
    const open = (): number => dead.reduce((sum, one) => sum + one.open(), 0)
    await until(() => open() >= 4, 'four callbacks are under way')
    // The same account's good receiver, and a receiver of another account that nobody knows yet.
    const wanted = [...(await many(10, known.url, victim.id)), ...(await many(10, stranger.url, other.id))]
    deliveries.wake()
    await outbox.settled(...wanted)
    assert.ok(open() >= 4 && open() < 4 + limits.perClaim, String(open()))
    await outbox.stopAll()
    await outbox.db.query({ text: "update callback set state = 'failed' where state = 'pending'" })
  })
})

describe('a claim', () => {
  const claim = (after = ROUND_START, options: Partial<Parameters<typeof claimCallbacks>[1]> = {}) =>
    claimCallbacks(outbox.db, {
      now: new Date(outbox.clock()),
      lease: new Date(outbox.clock() + 1_000),
      after,
      most: 64,
      mostLanes: 128,
      perLane: 4,
      exceptions: [],
      restricted: [],
      ...options,
    })
  const countsOf = (rows: readonly ClaimedCallback[]): Record<string, number> => {
    const counts: Record<string, number> = {}
    for (const { origin } of rows) counts[origin] = (counts[origin] ?? 0) + 1
    return counts
  }

  test('takes a few of each receiver, however many one has', async () => {
    const taskId = await outbox.task()
    await outbox.db.query(
      {
        text: `insert into callback (id, task_id, account_id, event, url, created_at, due_at)
               select n, $1, $2, 'success', 'https://big.example/' || n, now(), now() from generate_series(1, 20000) n`,
      },
      [taskId, outbox.first.id],
    )
    for (const name of ['a', 'm', 'z']) await many(2, `https://${name}.example/hook`)
    const { rows } = await claim()
    assert.deepEqual(countsOf(rows), {
      'https://a.example': 2,
      'https://big.example': 4,
      'https://m.example': 2,
      'https://z.example': 2,
    })
    assert.deepEqual(countsOf((await claim()).rows), { 'https://big.example': 4 })
    await releaseCallbacks(outbox.db, rows)
  })

  test('is circular: the next one continues at the end of the last', async () => {
    const seen: string[] = []
    let after = ROUND_START
    for (let n = 0; n < 4; n++) {
      const { rows, next } = await claim(after, { most: 1, perLane: 1 })
      seen.push(rows[0]?.origin ?? '')
      after = next
    }
    assert.deepEqual(
      seen.map(origin => origin.slice(8, -8)),
      ['a', 'big', 'm', 'z'],
    )
    assert.deepEqual((await claim(after, { most: 1 })).next, ROUND_START)
    const { rows, next } = await claim(ROUND_START, { mostLanes: 2, perLane: 0 })
    assert.deepEqual([rows.length, next.origin], [0, 'https://big.example'])
  })

  test('leaves out receivers without free places', async () => {
    const account_id = outbox.first.id
    const exceptions = [
      [laneKey({ account_id, origin: 'https://big.example' }), 1],
      [laneKey({ account_id, origin: 'https://a.example' }), 0],
    ] as const
    assert.deepEqual(countsOf((await claim(ROUND_START, { exceptions, restricted: [account_id] })).rows), {
      'https://big.example': 1,
    })
  })

  test('that is not finished in time is lost to another; the late one only adds its try', async () => {
    await outbox.db.query({ text: "update callback set state = 'failed', ready = false" })
    const [id = ''] = await many(1, 'https://example.com/hook')
    const only = async (): Promise<ClaimedCallback> => {
      const { rows } = await claim()
      assert.equal(rows.length, 1)
      return rows[0] ?? assert.fail()
    }
    const first = await only()
    outbox.advance(2_000)
    await wakeCallbacks(outbox.db, new Date(outbox.clock()))
    const second = await only()
    const finish = (lease: Date, status: number, state: 'delivered' | 'failed'): Promise<void> =>
      finishCallbacks(outbox.db, [{ id, lease, state, dueAt: new Date(), tried: { at: '', status, error: '', ms: 1 } }])
    const stateOf = async () => {
      const { state, attempt, ready, tries } = await outbox.row(id)
      return [state, attempt, ready, ...tries.map(({ status }) => status)]
    }
    await finish(first.lease, 500, 'failed')
    await releaseCallbacks(outbox.db, [first])
    assert.deepEqual(await stateOf(), ['pending', 0, false, 500])
    await finish(second.lease, 200, 'delivered')
    assert.deepEqual(await stateOf(), ['delivered', 1, false, 500, 200])
  })
})

test('no callback reaches a private address, however it is written', async () => {
  const listener = await startPrivateListener()
  const taskId = await outbox.task()
  const urls = [...privateUrls(listener.port), ...privateNameUrls(listener.port)]
  const ids: string[] = []
  for (const url of urls) ids.push(await outbox.write('processing', url, { taskId }))
  outbox.start({ guard: guardWith(privateNames) })
  const rows = await outbox.settled(...ids)
  await outbox.stopAll()
  assert.equal(listener.hits(), 0)
  assert.ok(urls.length > 100)
  for (const { url, state, tries } of rows) {
    assert.deepEqual([state, tries.length, tries[0]?.status], ['failed', 1, null], url)
    assert.notEqual(tries[0]?.error, '', url)
  }
})
