import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { runEvery } from '../../src/core/timing.ts'

const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

test('failed work is reported, and runs again', async context => {
  context.mock.timers.enable({ apis: ['setInterval'] })
  const failed = mock.fn()
  let runs = 0
  const repeated = runEvery(100, async () => Promise.reject(new Error(`run ${++runs}`)), failed)
  for (let count = 0; count < 3; count++) {
    context.mock.timers.tick(100)
    await settled()
  }
  assert.deepEqual(
    failed.mock.calls.map(call => (call.arguments[0] as Error).message),
    ['run 1', 'run 2', 'run 3'],
  )
  await repeated.stop()
})

test('a longer run is not joined by another, and a stop waits for it', async context => {
  context.mock.timers.enable({ apis: ['setInterval'] })
  const ends: (() => void)[] = []
  const repeated = runEvery(100, () => new Promise<void>(resolve => ends.push(resolve)), assert.ifError)
  context.mock.timers.tick(500)
  assert.equal(ends.length, 1)
  let stopped = false
  const stopping = repeated.stop().then(() => (stopped = true))
  await settled()
  assert.equal(stopped, false)
  ends[0]?.()
  await stopping
  context.mock.timers.tick(500)
  assert.equal(ends.length, 1)
})
