import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { createWakeSignal } from '../../src/worker/wake-signal.ts'
import { startTakeLoop, type TakeLoop } from '../../src/worker/take-loop.ts'
import type { Taken } from '../../src/worker/take-work.ts'
import { until } from '../../../../test/harness/until.ts'
import { settled, taskRow } from './fake-ports.ts'

const NOTHING: Taken = { tasks: [], resumed: [], missed: false }

const loops: TakeLoop[] = []
afterEach(async () => {
  for (const loop of loops.splice(0)) await loop.stop()
})

/**
 * A loop over looks that end when they are told to; those that are not told give nothing. No sleep is over by itself.
 */
function open(...held: boolean[]) {
  const looks: ((taken: Taken) => void)[] = []
  const begun: string[] = []
  const real = createWakeSignal()
  const wakeSignal = { ...real, sleep: () => real.sleep(3_600_000) }
  const loop = startTakeLoop({
    look: () =>
      new Promise(resolve => {
        looks.push(resolve)
        if (!held[looks.length - 1]) resolve(NOTHING)
      }),
    begin: task => void begun.push(task.id),
    wakeSignal,
  })
  loops.push(loop)
  return { loop, looks, begun, wakeSignal }
}

test('a caller that waits for the current poll sees its jobs started', async () => {
  const { loop, looks, begun } = open(true)
  let ended = false
  const waiting = loop.lookEnded().then(() => (ended = true))
  await settled()
  assert.equal(ended, false)
  looks[0]?.({ ...NOTHING, tasks: [taskRow({ id: '5' })] })
  await waiting
  assert.deepEqual(begun, ['5'])
})

test('attempts that were chosen go on', async () => {
  const { looks, loop } = open(true)
  let entered = 0
  const place = { account: 'a', size: 'long', stage: 'begun', since: 0, isInFlight: true } as const
  looks[0]?.({ ...NOTHING, resumed: [{ ...place, enter: () => (entered += 1) }] })
  await loop.lookEnded()
  assert.equal(entered, 1)
})

test('a loop with nothing to do sleeps until it is woken', async () => {
  const { looks, wakeSignal } = open()
  await new Promise(resolve => setTimeout(resolve, 100))
  assert.equal(looks.length, 1)
  wakeSignal.wake()
  await until(() => looks.length >= 2, 'another look')
})

test('a wake-up during a look is followed by another look at once', async () => {
  const { looks, wakeSignal } = open(true)
  wakeSignal.wake()
  looks[0]?.(NOTHING)
  await until(() => looks.length >= 2, 'another look')
})

test('a stop wakes the sleeper and lets it look no more', async () => {
  const { looks, loop } = open()
  await settled()
  await loop.stop()
  assert.equal(looks.length, 1)
})
