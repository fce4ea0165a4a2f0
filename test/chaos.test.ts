import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { auditCallbacks } from './harness/chaos-callbacks.ts'
import { runChaos } from './harness/chaos.ts'

// One round, in which each kind is killed once; `npm run test:chaos` goes on for as long as it is told to.
const SECONDS = 8
// A film of seven parts is as dear as all else that is asked for in that time. Another is asked for until one has come out.
const MAX_FILMS = 1
// Half of what two cores could do is enough to be killed under.
const PAUSE_MS = 2_000

test(`${SECONDS} s of kill -9 of APIs, workers, render children and PostgreSQL: nothing is lost, doubled or left behind`, async () => {
  const seed = process.env.KINORA_TEST_SEED ?? randomUUID().slice(0, 8)
  const { faults, kills } = await runChaos({
    seconds: SECONDS,
    seed,
    mostFilms: MAX_FILMS,
    pauseMs: PAUSE_MS,
    say: line => console.log(`# ${line}`),
  })
  assert.deepEqual(faults, [], `npm run test:chaos -- --seconds ${SECONDS} --seed ${seed} makes the same choices`)
  for (const [victim, times] of Object.entries(kills)) assert.ok(times > 0, `no ${victim} was killed`)
})

test('the audit of callbacks finds a missing one, a late one, and an unexpected one', () => {
  const tasks = new Map([['7', 'success']])
  const sent = [
    { id: '1', task_id: '7', event: 'processing', state: 'delivered' },
    { id: '2', task_id: '7', event: 'success', state: 'delivered' },
  ]
  const came = (webhookId: string, state: string, accepted = true, taskId = '7') => ({
    webhookId,
    taskId,
    state,
    accepted,
  })
  const faultsIn = (...arrivals: ReturnType<typeof came>[]): number[] => {
    const { missing, outOfOrder, undelivered, repeats } = auditCallbacks(tasks, sent, arrivals)
    return [missing.length, outOfOrder.length, undelivered.length, repeats]
  }
  assert.deepEqual(faultsIn(came('1', 'processing'), came('2', 'success', false), came('2', 'success')), [0, 0, 0, 1])
  assert.deepEqual(faultsIn(came('1', 'processing'), came('2', 'success', false)), [1, 0, 0, 0])
  assert.deepEqual(faultsIn(came('2', 'success'), came('1', 'processing')), [0, 1, 0, 0])
  assert.deepEqual(faultsIn(came('2', 'success'), came('3', 'success')), [0, 1, 0, 0])
  assert.deepEqual(faultsIn(came('2', 'success'), came('4', 'success', true, '8')), [0, 1, 0, 0])
})
