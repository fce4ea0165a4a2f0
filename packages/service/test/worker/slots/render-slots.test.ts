import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRenderSlots, roomFor } from '../../../src/worker/slots/render-slots.ts'
import { chooseAsks, hasSlot, type Limits, type Size } from '../../../src/worker/slots/schedule.ts'

const LIMITS: Limits = { slots: 1, extraSlots: 1, inFlight: 8 }

/** Slots that are given as soon as anything changes. */
function open() {
  const slots = createRenderSlots(() => queueMicrotask(give))
  const give = (): void => {
    for (const one of chooseAsks(slots.waiting(), slots.load(), LIMITS)) one.enter()
  }
  return slots
}
const signal = new AbortController().signal
const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

test('an attempt has a slot while it renders, and none while it does something else', async () => {
  const slots = open()
  const first = slots.begin('a', 'long')
  const second = slots.begin('b', 'free')
  assert.deepEqual([slots.load().held.long, slots.load().inFlight.size], [1, 2])
  let hasIt = false
  const needed = second.need('long', { stage: 'begun', signal }).then(() => (hasIt = true))
  await settled()
  assert.equal(hasIt, false)
  first.leave()
  await needed
  assert.deepEqual([slots.load().held.long, [...slots.load().inUse.keys()]], [1, ['b']])
  second.end()
  first.end()
  assert.deepEqual([slots.load().held.long, slots.load().inUse.size, slots.load().inFlight.size], [0, 0, 0])
})

test('a slot that is large enough is kept; one that is not is changed for another', async () => {
  const slots = open()
  const seat = slots.begin('a', 'long')
  await seat.need('quick', { stage: 'ending', signal })
  assert.equal(slots.load().held.long, 1)
  const small = slots.begin('b', 'quick')
  assert.equal(slots.load().held.quick, 1)
  let hasIt = false
  const needed = small.need('long', { stage: 'begun', signal }).then(() => (hasIt = true))
  await settled()
  assert.deepEqual([hasIt, slots.load().held.quick], [false, 0])
  seat.end()
  await needed
  assert.equal(slots.load().held.long, 1)
})

test('an attempt that no longer counts stops waiting', async () => {
  const slots = open()
  slots.begin('a', 'long')
  const abort = new AbortController()
  const seat = slots.begin('b', 'free')
  const needed = seat.need('long', { stage: 'begun', signal: abort.signal })
  abort.abort(new Error('cancelled'))
  await assert.rejects(needed, { message: 'cancelled' })
  assert.deepEqual(slots.waiting(), [])
})

test('the searched room is the existing one, for any holds', () => {
  for (const [slots, extraSlots] of [
    [1, 0],
    [1, 1],
    [2, 2],
    [3, 1],
    [4, 3],
  ] as const)
    for (let code = 0; code < 64; code++) {
      const held = { quick: code % 4, short: Math.floor(code / 4) % 4, long: Math.floor(code / 16) % 4 }
      const limits = { slots, extraSlots, inFlight: 1_000 }
      const load = { held, inUse: new Map(), served: new Map(), inFlight: new Map() }
      for (const size of ['quick', 'short', 'long'] satisfies Size[])
        assert.equal(
          roomFor(size, load, limits) > 0,
          hasSlot(size, held, limits),
          JSON.stringify({ held, limits, size }),
        )
    }
})
