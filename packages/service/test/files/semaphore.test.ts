import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSemaphore } from '../../src/files/semaphore.ts'

test('so many run at a time, the others wait in order, and a failure frees its place', async () => {
  const inTurn = createSemaphore(2)
  const begun: number[] = []
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>())
  const all = gates.map(({ promise }, index) =>
    inTurn(() => {
      begun.push(index)
      return promise
    }).catch((error: unknown) => error),
  )
  await new Promise(setImmediate)
  assert.deepEqual(begun, [0, 1])
  gates[1]?.reject(new Error('no'))
  await all[1]
  await new Promise(setImmediate)
  assert.deepEqual(begun, [0, 1, 2])
  for (const gate of gates) gate.resolve()
  assert.match(String((await Promise.all(all))[1]), /no/)
  assert.deepEqual(begun, [0, 1, 2, 3])
})
