import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPlaces } from '../../../src/engines/routing/places.ts'

const never = new AbortController().signal
const settled = () => new Promise(resolve => setImmediate(resolve))

test('as many are admitted as there are places, the others in order', async () => {
  const places = createPlaces(2)
  const first = await places.enter(never)
  await places.enter(never)
  const entered: number[] = []
  void places.enter(never).then(() => entered.push(1))
  const second = places.enter(never).then(place => (entered.push(2), place))
  await settled()
  assert.deepEqual([places.inFlight(), places.waiting(), entered], [2, 2, []])
  first.leave()
  first.leave()
  await settled()
  assert.deepEqual([places.inFlight(), places.waiting(), entered], [2, 1, [1]], 'a place is given back once')
  const last = await places.enter(AbortSignal.abort(new Error('gone'))).catch((error: Error) => error.message)
  assert.equal(last, 'gone')
  void second
})

test('a waiter that gives up takes no place', async () => {
  const places = createPlaces(1)
  const first = await places.enter(never)
  const stop = new AbortController()
  const waited = places.enter(stop.signal)
  stop.abort(new Error('not wanted'))
  await assert.rejects(waited, /not wanted/)
  assert.equal(places.waiting(), 0)
  first.leave()
  assert.equal(places.inFlight(), 0)
})
