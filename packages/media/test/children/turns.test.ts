import assert from 'node:assert/strict'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { test } from 'node:test'
import { createTurns } from '../../src/children/turns.ts'

test('so many go through at once, and the others follow in the order they came', async () => {
  const turns = createTurns(2)
  const through: string[] = []
  const enter = async (name: string): Promise<void> => {
    await turns.take()
    through.push(name)
  }
  const all = ['a', 'b', 'c', 'd'].map(enter)
  await nextTurn()
  assert.deepEqual(through, ['a', 'b'])
  turns.give()
  await nextTurn()
  assert.deepEqual(through, ['a', 'b', 'c'])
  turns.give()
  await Promise.all(all)
  assert.deepEqual(through, ['a', 'b', 'c', 'd'])
})

test('whoever gives up waiting does not take a turn', async () => {
  const turns = createTurns(1)
  await turns.take()
  const leaving = new AbortController()
  const left = turns.take(leaving.signal)
  const stayed = turns.take()
  leaving.abort(new Error('changed my mind'))
  await assert.rejects(left, /changed my mind/)
  turns.give()
  await stayed
  turns.give()
  await turns.take()
})

test('a signal that is aborted already never gets a turn', async () => {
  const turns = createTurns(1)
  await assert.rejects(turns.take(AbortSignal.abort(new Error('too late'))), /too late/)
  await turns.take()
})

test('everyone who waits can be sent away', async () => {
  const turns = createTurns(1)
  await turns.take()
  const waiting = [turns.take(), turns.take()]
  turns.dismiss(new Error('closing'))
  const outcomes = await Promise.allSettled(waiting)
  assert.deepEqual(
    outcomes.map(outcome => outcome.status === 'rejected' && String(outcome.reason)),
    ['Error: closing', 'Error: closing'],
  )
})
