import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createNudges } from '../../src/worker/nudges.ts'
import { settled } from './fake-ports.ts'

/** Whether a sleep of a second is over without the clock moving. */
async function isAwake(sleep: Promise<void>): Promise<boolean> {
  let over = false
  void sleep.then(() => (over = true))
  await settled()
  return over
}

test('a nudge wakes a sleeper', async context => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const nudges = createNudges()
  const sleep = nudges.sleep(1_000)
  assert.equal(await isAwake(sleep), false)
  nudges.nudge()
  assert.equal(await isAwake(sleep), true)
})

test('a nudge that comes before the sleep is not lost; one that was looked at is', async context => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const nudges = createNudges()
  nudges.nudge()
  assert.equal(await isAwake(nudges.sleep(1_000)), true)
  nudges.forget()
  const sleep = nudges.sleep(1_000)
  assert.equal(await isAwake(sleep), false)
  context.mock.timers.tick(1_000)
  assert.equal(await isAwake(sleep), true)
})
