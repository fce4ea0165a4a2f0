import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { createMemoryBudget, type Reservation } from '../../src/core/memory-budget.ts'

const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

function open(context: TestContext) {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  return createMemoryBudget({ capacity: 100, share: 60, patienceMs: 1_000, refuse: () => new Error('no room') })
}

/** What becomes of a wait, as far as it is known. */
function watch(waiting: Promise<void> | undefined): { said: string } {
  const seen = { said: waiting ? 'waits' : 'at once' }
  waiting?.then(
    () => (seen.said = 'has it'),
    (error: Error) => (seen.said = error.message),
  )
  return seen
}

/** Somebody whom all others come after: the first may always go on, and would hide the limits. */
function enterFirst(room: ReturnType<typeof open>, bytes: number): Reservation {
  const first = room.open('first')
  first.settle(bytes)
  return first
}

test('a request without memory is rejected after its wait and holds nothing', async context => {
  const room = open(context)
  enterFirst(room, 90)
  const seen = watch(room.open('a').take(20))
  context.mock.timers.tick(1_000)
  await settled()
  assert.deepEqual([seen.said, room.used(), room.usedBy('a')], ['no room', 90, 0])
})

test('a wait ends with its reservation', async context => {
  const room = open(context)
  enterFirst(room, 90)
  const reservation = room.open('a')
  const seen = watch(reservation.take(20))
  reservation.release()
  reservation.release()
  await settled()
  assert.deepEqual([seen.said, room.used()], ['no room', 90])
})

test('an owner has at most its share while others come in', async context => {
  const room = open(context)
  enterFirst(room, 10)
  const greedy = room.open('a')
  assert.equal(greedy.take(60), undefined)
  const [more, other] = [watch(room.open('a').take(1)), watch(room.open('b').take(30))]
  assert.deepEqual([more.said, other.said], ['waits', 'at once'])
  greedy.release()
  await settled()
  assert.deepEqual([more.said, room.usedBy('a')], ['has it', 1])
})

test('the oldest request may exceed the limit, and a request larger than the limit runs alone', async context => {
  const room = open(context)
  const first = room.open('a')
  assert.deepEqual([first.take(50), first.take(500)], [undefined, undefined])
  const large = watch(room.open('b').take(1_000))
  assert.equal(large.said, 'waits')
  first.release()
  await settled()
  assert.deepEqual([large.said, room.used()], ['has it', 1_000])
})

test('bytes that a holder no longer needs go to the next one, and a released holder takes none', async context => {
  const room = open(context)
  enterFirst(room, 10)
  const holder = room.open('a')
  assert.equal(holder.take(60), undefined)
  const seen = watch(room.open('a').take(50))
  await settled()
  assert.equal(seen.said, 'waits')
  holder.settle(10)
  await settled()
  assert.deepEqual([seen.said, room.usedBy('a'), room.used()], ['has it', 60, 70])
  holder.settle(0)
  assert.deepEqual([room.usedBy('a'), room.used()], [50, 60])
  holder.release()
  holder.settle(20)
  const late = watch(holder.take(20))
  await settled()
  assert.deepEqual([late.said, room.usedBy('a'), room.used()], ['no room', 50, 60])
})
