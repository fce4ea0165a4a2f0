import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { startWatchdog } from '../../src/store/watchdog.ts'

const never = new Promise<never>(() => {})

async function lostAfter(probe: () => Promise<void>, ms: number): Promise<boolean> {
  let lost = false
  const pulse = startWatchdog({ probe, lost: () => (lost = true), found: () => {} })
  void pulse.waiting(never)
  const deadline = performance.now() + ms
  while (!lost && performance.now() < deadline) await sleep(50)
  pulse.stop()
  return lost
}

test('a database that does not answer a probe is away', async () => {
  assert.equal(await lostAfter(() => Promise.reject(new Error('no answer')), 20_000), true)
})

test('a process that was held up itself does not take the database for away', async () => {
  const probe = async (): Promise<void> => {
    // As long as a body that takes everything, or a machine that gives nothing.
    const until = performance.now() + 2_000
    while (performance.now() < until);
    throw new Error('its time was over before anybody could listen')
  }
  assert.equal(await lostAfter(probe, 6_000), false)
})
