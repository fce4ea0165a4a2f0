import assert from 'node:assert/strict'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { test } from 'node:test'
import { createSemaphore } from '../../src/children/semaphore.ts'

test('so many go through at once, and the others follow in the order they came', async () => {
  const semaphore = createSemaphore(2)
  const through: string[] = []
  const enter = async (name: string): Promise<void> => {
    await semaphore.take()
    through.push(name)
  }
  const all = ['a', 'b', 'c', 'd'].map(enter)
  await nextTurn()
  assert.deepEqual(through, ['a', 'b'])
  semaphore.give()
  await nextTurn()
  assert.deepEqual(through, ['a', 'b', 'c'])
  semaphore.give()
  await Promise.all(all)
  assert.deepEqual(through, ['a', 'b', 'c', 'd'])
})

test('whoever gives up waiting does not take a turn', async () => {
  const semaphore = createSemaphore(1)
  await semaphore.take()
  const leaving = new AbortController()
  const left = semaphore.take(leaving.signal)
  const stayed = semaphore.take()
  leaving.abort(new Error('changed my mind'))
  await assert.rejects(left, /changed my mind/)
  semaphore.give()
  await stayed
  semaphore.give()
  await semaphore.take()
})

test('a signal that is aborted already never gets a turn', async () => {
  const semaphore = createSemaphore(1)
  await assert.rejects(semaphore.take(AbortSignal.abort(new Error('too late'))), /too late/)
  await semaphore.take()
})

test('everyone who waits can be sent away', async () => {
  const semaphore = createSemaphore(1)
  await semaphore.take()
  const waiting = [semaphore.take(), semaphore.take()]
  semaphore.dismiss(new Error('closing'))
  const outcomes = await Promise.allSettled(waiting)
  assert.deepEqual(
    outcomes.map(outcome => outcome.status === 'rejected' && String(outcome.reason)),
    ['Error: closing', 'Error: closing'],
  )
})
