import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { freshDatabase } from '../../../../test/harness/database.ts'
import { createRateLimiter, type RateLimiter } from '../../src/http/guards/rate-limit.ts'
import { forgetBuckets, spendTokens } from '../../src/store/rate-buckets.ts'

const RATE = { perSecond: 10, burst: 20 }

let database: Awaited<ReturnType<typeof freshDatabase>>
let now = Date.UTC(2026, 0, 1)
const clock = (): number => now
before(async () => {
  database = await freshDatabase()
})
after(() => database.drop())

/** One of several API processes on the same database. */
const openLimiter = (): RateLimiter =>
  createRateLimiter(RATE, clock, spendings => spendTokens(database.db, spendings, RATE, new Date(now)))

/** How many of so many requests are let in. */
const send = (limiter: RateLimiter, key: string, count: number): number =>
  Array.from({ length: count }, () => limiter.limit(key)).filter(refusal => refusal === undefined).length

test('a key has its burst and its rate over several processes together', async () => {
  const processes = [openLimiter(), openLimiter(), openLimiter()]
  let taken = 0
  // Twenty seconds, an exchange every fifth of one; the key sends all that it can to all of them.
  for (let tick = 0; tick < 100; tick++) {
    for (const one of processes) taken += send(one, 'greedy', 30)
    for (const one of processes) await one.exchange()
    now += 200
  }
  const allowed = RATE.burst + 20 * RATE.perSecond
  // What each may give in the fifth of a second before it hears of the others.
  const slack = (processes.length - 1) * (RATE.perSecond / 5 + 1)
  assert.ok(taken >= allowed * 0.9, `${taken} of ${allowed}`)
  assert.ok(taken <= allowed + slack, `${taken} of ${allowed}`)
})

test('a key within its rate is never rejected, on any process', async () => {
  const processes = [openLimiter(), openLimiter()]
  for (let tick = 0; tick < 50; tick++) {
    assert.equal(send(processes[tick % 2] as RateLimiter, 'modest', 2), 2)
    for (const one of processes) await one.exchange()
    now += 200
  }
})

test('without the database a process decides alone, and reports the requests afterwards', async () => {
  let away = true
  const told: number[] = []
  const limiter = createRateLimiter(RATE, clock, async spendings => {
    if (away) throw new Error('away')
    told.push(...spendings.map(one => one.spent))
    return new Map()
  })
  assert.equal(send(limiter, 'key', 25), 20)
  await assert.rejects(limiter.exchange(), /away/)
  now += 500
  assert.equal(send(limiter, 'key', 25), 5)
  away = false
  await limiter.exchange()
  await limiter.exchange()
  assert.deepEqual(told, [25])
})

test('buckets of keys that send nothing are forgotten', async () => {
  await forgetBuckets(database.db, new Date(now + 1))
  assert.deepEqual(await database.db.query({ text: 'select key from rate_bucket' }), [])
})
