import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  type Ask,
  chooseAsks,
  hasPlace,
  hasSlot,
  type Limits,
  type Load,
  type Size,
} from '../../../src/worker/slots/schedule.ts'

// The rules on a clock that is a number: work arrives, holds a slot for as long as it takes, and ends.

const LIMITS: Limits = { slots: 2, extraSlots: 2, inFlight: 256 }

type Work = {
  name: string
  account: string
  size: Size
  at: number
  seconds: number
  stage?: Ask['stage']
  since?: number
  isBrief?: true
}

/** When each piece of work begins, in seconds. */
function simulate(works: readonly Work[], limits: Limits = LIMITS): Map<string, number> {
  const begun = new Map<string, number>()
  const served = new Map<string, number>()
  const running: (Work & { ends: number })[] = []
  let queue: Work[] = []
  let turn = 0
  const arrivals = [...works].sort((one, other) => one.at - other.at)
  for (let now = 0; begun.size < works.length; now += 0.5) {
    assert.ok(now < 100_000, 'everything is served in the end')
    while (arrivals[0] && arrivals[0].at <= now) queue.push(arrivals.shift() as Work)
    for (const done of running.filter(one => one.ends <= now)) running.splice(running.indexOf(done), 1)
    const load = loadOf(running, served)
    const asks = queue.map(work => ({
      work,
      account: work.account,
      size: work.size,
      stage: work.stage ?? ('fresh' as const),
      since: work.since ?? work.at,
      isInFlight: false,
      ...(work.isBrief && { holdsShortWorkSlot: true }),
    }))
    for (const { work } of chooseAsks(asks, load, limits)) {
      queue = queue.filter(one => one !== work)
      begun.set(work.name, now)
      served.set(work.account, ++turn)
      running.push({ ...work, ends: now + work.seconds })
    }
  }
  return begun
}

function loadOf(running: readonly Work[], served = new Map<string, number>()): Load {
  const held = { quick: 0, short: 0, long: 0 }
  const inUse = new Map<string, number>()
  for (const { size, account } of running) {
    held[size] += 1
    inUse.set(account, (inUse.get(account) ?? 0) + 1)
  }
  return { held, inUse, served, inFlight: inUse }
}

const many = (count: number, work: (index: number) => Work): Work[] =>
  Array.from({ length: count }, (_, index) => work(index))
const films = (account: string, count: number, at = 0): Work[] =>
  many(count, index => ({ name: `${account}${index}`, account, size: 'long', at, seconds: 60 }))

describe('with the machine full of long work', () => {
  test('speech starts at once, whichever account orders it', () => {
    for (const account of ['films', 'somebody else']) {
      const begun = simulate([...films('films', 20), { name: 'sentence', account, size: 'quick', at: 7, seconds: 2 }])
      assert.equal(begun.get('sentence'), 7)
    }
  })

  test('and does not wait for short work either, which has its own slot', () => {
    const begun = simulate([
      ...films('films', 20),
      ...many(9, index => ({ name: `compose${index}`, account: 'other', size: 'short' as const, at: 5, seconds: 10 })),
      { name: 'sentence', account: 'third', size: 'quick', at: 7, seconds: 2 },
    ])
    assert.equal(begun.get('compose0'), 5)
    assert.equal(begun.get('sentence'), 7)
  })

  test('and not for two pieces of music beside one segment', () => {
    const begun = simulate([
      { name: 'music', account: 'a', size: 'short', at: 0, seconds: 50 },
      { name: 'segment', account: 'a', size: 'long', at: 0, seconds: 50 },
      { name: 'more music', account: 'a', size: 'short', at: 0.5, seconds: 50 },
      { name: 'sentence', account: 'a', size: 'quick', at: 3, seconds: 1 },
    ])
    assert.equal(begun.get('sentence'), 3)
  })

  test('sentences without end take no ordinary slot from it', () => {
    const begun = simulate([
      ...films('films', 6),
      ...many(400, index => ({
        name: `s${index}`,
        account: 'talker',
        size: 'quick' as const,
        at: 1 + index * 0.5,
        seconds: 3,
      })),
    ])
    // Each waits for no more than the sentences that were begun before it.
    for (const index of [0, 1, 2, 3, 4, 5]) {
      const round = Math.floor(index / 2)
      const waited = (begun.get(`films${index}`) ?? 0) - round * 60
      assert.ok(waited >= 0 && waited <= 3 * round, `film ${index} waited ${waited} s`)
    }
  })

  test("brief work precedes the parts of its account's films, at any age and size", () => {
    const parts = many(20, index => ({
      name: `part${index}`,
      account: 'films',
      size: 'quick' as const,
      at: 0,
      seconds: 5,
    }))
    const begun = simulate([
      ...films('films', 2),
      ...parts,
      { name: 'page', account: 'films', size: 'short', at: 7, seconds: 20, isBrief: true },
    ])
    // The quick parts hold all extra slots until then.
    assert.equal(begun.get('page'), 10)
  })

  test('and does not keep them waiting for ever', () => {
    const begun = simulate([
      ...films('films', 2),
      ...many(120, index => ({
        name: `page${index}`,
        account: 'films',
        size: 'short' as const,
        at: 30 * (index >> 1),
        since: 30_000 * (index >> 1),
        seconds: 30,
        isBrief: true as const,
      })),
    ])
    assert.equal(begun.get('page39'), 570)
    for (const film of ['films0', 'films1']) assert.ok((begun.get(film) ?? Infinity) <= 660, `${begun.get(film)}`)
  })

  test('a task near its end goes before the account’s other work', () => {
    const begun = simulate([
      ...films('films', 6),
      { name: 'compose', account: 'films', size: 'long', at: 10, seconds: 15, stage: 'ending' },
    ])
    assert.equal(begun.get('compose'), 60)
  })
})

describe('when a slot frees, the account is chosen', () => {
  test('one that has waited for its turn goes before one that has had it, however old its work is', () => {
    const begun = simulate([...films('many', 50), { name: 'one', account: 'one', size: 'long', at: 30, seconds: 60 }])
    assert.equal(begun.get('one'), 60)
  })

  test('two that always have work get as much each, also on a single slot', () => {
    const begun = simulate([...films('a', 40), ...films('b', 10, 90)], { ...LIMITS, slots: 1, extraSlots: 0 })
    const order = [...begun].sort((one, other) => one[1] - other[1]).map(([name]) => name[0])
    assert.deepEqual(order.slice(0, 10).join(''), 'aababababa')
  })

  test('one that holds less goes before one that holds more', () => {
    const limits = { ...LIMITS, slots: 4 }
    const load = {
      ...loadOf([...films('a', 2), ...films('b', 1)]),
      served: new Map([
        ['a', 1],
        ['b', 2],
      ]),
    }
    const asks = ['a', 'b'].map(account => ({
      account,
      size: 'long' as const,
      stage: 'fresh' as const,
      since: 0,
      isInFlight: false,
    }))
    assert.deepEqual(
      chooseAsks(asks, load, { ...limits }).map(ask => ask.account),
      ['b'],
    )
  })

  test('a retry does not overtake jobs that came before its delay ended', () => {
    const again = { name: 'again', account: 'a', size: 'long' as const, at: 10, seconds: 60, since: 9 }
    const begun = simulate([
      ...films('a', 4),
      { ...again, since: 10 },
      { name: 'later', account: 'a', size: 'long', at: 11, seconds: 60 },
    ])
    assert.ok((begun.get('again') ?? 0) >= (begun.get('a3') ?? 0))
    assert.ok((begun.get('again') ?? 0) <= (begun.get('later') ?? 0))
  })

  test('a hundred accounts are each served before any is served twice', () => {
    const works = many(300, index => ({
      name: `${index}`,
      account: `${index % 100}`,
      size: 'long' as const,
      at: 0,
      seconds: 10,
    }))
    const begun = simulate(works)
    const first = works.slice(0, 100).map(work => begun.get(work.name) ?? 0)
    const second = works.slice(100, 200).map(work => begun.get(work.name) ?? 0)
    assert.ok(Math.max(...first) <= Math.min(...second))
  })
})

describe('slots', () => {
  const held = (quick: number, short: number, long: number) => ({ quick, short, long })

  test('are never more than the ordinary ones where nothing long is under way', () => {
    assert.equal(hasSlot('quick', held(2, 0, 0), LIMITS), false)
    assert.equal(hasSlot('short', held(0, 2, 0), LIMITS), false)
    assert.equal(hasSlot('long', held(1, 1, 0), LIMITS), false)
  })

  test('of the extra ones the last is for quick work', () => {
    assert.equal(hasSlot('short', held(0, 0, 2), LIMITS), true)
    assert.equal(hasSlot('short', held(0, 1, 2), LIMITS), false)
    assert.equal(hasSlot('quick', held(0, 1, 2), LIMITS), true)
    assert.equal(hasSlot('quick', held(1, 1, 2), LIMITS), false)
    assert.equal(hasSlot('long', held(0, 0, 2), LIMITS), false)
    assert.equal(hasSlot('quick', held(0, 0, 2), { ...LIMITS, extraSlots: 0 }), false)
  })

  test('are not needed by what renders nothing', () => assert.equal(hasSlot('free', held(9, 9, 9), LIMITS), true))
})

describe('places that all share', () => {
  test('are never all one account’s: it has at most as many as are left', () => {
    const fill = (accounts: number, places: number): number[] => {
      const own = Array.from({ length: accounts }, () => 0)
      for (let changed = true; changed; ) {
        changed = false
        for (const [index, count] of own.entries()) {
          const inUse = own.reduce((sum, one) => sum + one, 0)
          if (!hasPlace(count, inUse, places)) continue
          own[index] = count + 1
          changed = true
        }
      }
      return own
    }
    assert.deepEqual(fill(1, 32), [16])
    assert.deepEqual(fill(3, 32), [8, 8, 8])
    assert.deepEqual(fill(1, 1), [1])
    assert.deepEqual(fill(1, 2), [1])
  })

  test('limit new work, not running work', () => {
    const load = {
      ...loadOf([]),
      inFlight: new Map([
        ['a', 3],
        ['b', 1],
      ]),
    }
    const limits = { ...LIMITS, slots: 9, inFlight: 6 }
    const ask = (account: string, isInFlight: boolean) => ({
      account,
      size: 'long' as const,
      stage: 'begun' as const,
      since: 0,
      isInFlight,
    })
    const chosen = chooseAsks([ask('a', false), ask('a', true), ask('b', false), ask('b', false)], load, limits)
    assert.deepEqual(
      chosen.map(one => [one.account, one.isInFlight]),
      [
        ['a', true],
        ['b', false],
      ],
    )
  })
})
