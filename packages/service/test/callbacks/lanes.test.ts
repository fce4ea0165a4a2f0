import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLanes } from '../../src/callbacks/lanes.ts'
import { laneKey } from '../../src/store/callback-queue.ts'

const limits = { inFlight: 8, perLane: 4, unprovenPerAccount: 3, perClaim: 4 }
const laneOf = (account_id: string, name: string) => ({ account_id, origin: `https://${name}.example` })
const [QUICK, SLOW] = [1_999, 2_000]

/** What a lane may have, as a claim would read it. */
function freeOf(lanes: ReturnType<typeof createLanes>, lane: ReturnType<typeof laneOf>): number {
  const { exceptions, restricted, perLane } = lanes.room()
  const named = new Map(exceptions).get(laneKey(lane))
  return named ?? (restricted.includes(lane.account_id) ? 0 : perLane)
}

test('a receiver has one try at a time until it is quick, and again after it was slow', () => {
  const lanes = createLanes(limits)
  const lane = laneOf('1', 'a')
  assert.equal(freeOf(lanes, lane), 1)
  lanes.enter(lane)
  assert.equal(freeOf(lanes, lane), 0)
  lanes.leave(lane, QUICK)
  assert.equal(freeOf(lanes, lane), 4)
  lanes.enter(lane)
  lanes.enter(lane)
  assert.equal(freeOf(lanes, lane), 2)
  lanes.leave(lane, SLOW)
  assert.equal(freeOf(lanes, lane), 0)
  lanes.leave(lane, SLOW)
  assert.equal(freeOf(lanes, lane), 1)
})

test("an account's unknown receivers leave room for those that were quick, and for other accounts", () => {
  const lanes = createLanes(limits)
  const quick = laneOf('1', 'quick')
  lanes.enter(quick)
  lanes.leave(quick, QUICK)
  for (const name of ['a', 'b', 'c']) lanes.enter(laneOf('1', name))
  assert.deepEqual(
    [laneOf('1', 'd'), quick, laneOf('2', 'd')].map(lane => freeOf(lanes, lane)),
    [0, 4, 1],
  )
})

test('slow receivers have half of the places, and new ones may have a quarter more', () => {
  const lanes = createLanes(limits)
  const slow = Array.from({ length: 5 }, (_, n) => laneOf(String(n), 'slow'))
  for (const lane of slow) {
    lanes.enter(lane)
    lanes.leave(lane, SLOW)
  }
  for (const lane of slow.slice(0, 4)) lanes.enter(lane)
  assert.equal(freeOf(lanes, slow[4] ?? laneOf('', '')), 0)
  assert.equal(freeOf(lanes, laneOf('9', 'new')), 1)
  lanes.enter(laneOf('9', 'new'))
  lanes.enter(laneOf('8', 'new'))
  assert.equal(freeOf(lanes, laneOf('7', 'new')), 0)
  assert.equal(lanes.room().most, 2)
})

test('a claim is for no more than there are places', () => {
  const lanes = createLanes(limits)
  const left = [lanes.room().most]
  for (let n = 0; n < 8; n++) {
    lanes.enter(laneOf(String(n), 'a'))
    left.push(lanes.room().most)
  }
  assert.deepEqual(left, [4, 4, 4, 4, 4, 3, 2, 1, 0])
})

test('few receivers are remembered, however many there were', () => {
  const lanes = createLanes({ ...limits, inFlight: 100_000 })
  for (let n = 0; n < 5_000; n++) {
    lanes.enter(laneOf('1', String(n)))
    lanes.leave(laneOf('1', String(n)), QUICK)
  }
  assert.equal(freeOf(lanes, laneOf('1', '4999')), 4)
  assert.equal(freeOf(lanes, laneOf('1', '0')), 1)
  assert.ok(lanes.room().exceptions.length <= 64)
})
