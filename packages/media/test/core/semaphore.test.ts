import assert from 'node:assert/strict'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { test } from 'node:test'
import { createSemaphore } from '../../src/core/semaphore.ts'

const never = (): Promise<void> => new Promise(() => {})

test('a limited number runs at a time, the others follow in order, and a failure frees its place', async () => {
  const semaphore = createSemaphore(2)
  const begun: number[] = []
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>())
  const all = gates.map(({ promise }, index) =>
    semaphore
      .run(() => {
        begun.push(index)
        return promise
      })
      .catch((error: unknown) => error),
  )
  await nextTurn()
  assert.deepEqual(begun, [0, 1])
  gates[1]?.reject(new Error('no'))
  await all[1]
  await nextTurn()
  assert.deepEqual(begun, [0, 1, 2])
  for (const gate of gates) gate.resolve()
  assert.match(String((await Promise.all(all))[1]), /no/)
  assert.deepEqual(begun, [0, 1, 2, 3])
})

test('a waiter that gives up takes no place', async () => {
  const semaphore = createSemaphore(1)
  const first = Promise.withResolvers<void>()
  const running = semaphore.run(() => first.promise)
  const leaving = new AbortController()
  const left = semaphore.run(never, leaving.signal)
  const stayed = semaphore.run(async () => 'stayed')
  leaving.abort(new Error('changed my mind'))
  await assert.rejects(left, /changed my mind/)
  first.resolve()
  await running
  assert.equal(await stayed, 'stayed')
  assert.equal(await semaphore.run(async () => 'next'), 'next')
})

test('an abort of what runs keeps its permit until the work has settled', async () => {
  const semaphore = createSemaphore(1)
  const work = Promise.withResolvers<void>()
  const leaving = new AbortController()
  const running = semaphore.run(() => work.promise, leaving.signal)
  let isNextBegun = false
  const next = semaphore.run(async () => void (isNextBegun = true))
  leaving.abort(new Error('enough'))
  await nextTurn()
  assert.equal(isNextBegun, false)
  work.resolve()
  await Promise.all([running, next])
  assert.equal(isNextBegun, true)
})

test('a signal that is aborted already never gets a turn', async () => {
  const semaphore = createSemaphore(1)
  await assert.rejects(semaphore.run(never, AbortSignal.abort(new Error('too late'))), /too late/)
  assert.equal(await semaphore.run(async () => 'free'), 'free')
})

test('everyone who waits can be sent away', async () => {
  const semaphore = createSemaphore(1)
  void semaphore.run(never)
  const waiting = [semaphore.run(never), semaphore.run(never)]
  semaphore.dismiss(new Error('closing'))
  const outcomes = await Promise.allSettled(waiting)
  assert.deepEqual(
    outcomes.map(outcome => outcome.status === 'rejected' && String(outcome.reason)),
    ['Error: closing', 'Error: closing'],
  )
})
