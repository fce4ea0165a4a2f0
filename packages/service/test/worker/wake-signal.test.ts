import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createWakeSignal } from '../../src/worker/wake-signal.ts'
import { settled } from './fake-ports.ts'

/** Whether a sleep of a second is over without the clock moving. */
async function isAwake(sleep: Promise<void>): Promise<boolean> {
  let over = false
  void sleep.then(() => (over = true))
  await settled()
  return over
}

test('a wake-up wakes a sleeper', async context => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const wakeSignal = createWakeSignal()
  const sleep = wakeSignal.sleep(1_000)
  assert.equal(await isAwake(sleep), false)
  wakeSignal.wake()
  assert.equal(await isAwake(sleep), true)
})

test('a wake-up before the sleep ends it at once; a cleared one does not', async context => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const wakeSignal = createWakeSignal()
  wakeSignal.wake()
  assert.equal(await isAwake(wakeSignal.sleep(1_000)), true)
  wakeSignal.clear()
  const sleep = wakeSignal.sleep(1_000)
  assert.equal(await isAwake(sleep), false)
  context.mock.timers.tick(1_000)
  assert.equal(await isAwake(sleep), true)
})
