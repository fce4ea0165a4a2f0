import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { startWatchdog } from '../../src/store/watchdog.ts'

/** A watchdog on a clock of its own, and somebody who waits for an answer that never comes. */
function start(context: TestContext, probe: (heldUpMs: (ms: number) => void) => Promise<void>) {
  let now = 0
  let [losses, finds] = [0, 0]
  context.mock.timers.enable({ apis: ['setInterval'] })
  context.mock.method(performance, 'now', () => now)
  const watchdog = startWatchdog({
    probe: () => probe(ms => (now += ms)),
    lost: () => (losses += 1),
    found: () => (finds += 1),
  })
  context.after(() => watchdog.stop())
  void watchdog.waiting(new Promise<never>(() => {}))
  return {
    watchdog,
    losses: () => losses,
    finds: () => finds,
    async pass(ms: number): Promise<void> {
      for (let passed = 0; passed < ms; passed += 100) {
        now += 100
        context.mock.timers.tick(100)
        await turn()
      }
    },
  }
}

test('a database that does not answer a probe is away, until it answers one', async context => {
  let answers = false
  const { watchdog, losses, finds, pass } = start(context, async () => {
    if (!answers) throw new Error('no answer')
  })
  const connecting = assert.rejects(watchdog.waitingForConnection(new Promise(() => {})), { code: 'ETIMEDOUT' })
  await pass(1_900)
  assert.deepEqual([losses(), finds()], [0, 0], 'nobody is suspicious yet')
  watchdog.check()
  await pass(1_100)
  assert.deepEqual([losses(), finds()], [1, 0])
  await connecting
  assert.throws(() => watchdog.check(), { code: 'ETIMEDOUT' })
  answers = true
  await pass(1_000)
  assert.deepEqual([losses(), finds()], [1, 1])
  watchdog.check()
})

test('a process that was held up itself does not take the database for away', async context => {
  let probes = 0
  const { losses, pass } = start(context, async heldUpMs => {
    probes += 1
    // As long as a body that takes everything, or a machine that gives nothing.
    heldUpMs(2_000)
    throw new Error('its time was over before anybody could listen')
  })
  await pass(6_000)
  assert.ok(probes > 1)
  assert.equal(losses(), 0)
})
