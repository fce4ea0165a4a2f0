import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TaskRow } from '../../src/store/tasks/task-row.ts'
import { type AttemptRunner, createAttemptsInFlight } from '../../src/worker/attempts-in-flight.ts'
import { createRenderSlots } from '../../src/worker/slots/render-slots.ts'
import type { Outcome } from '../../src/worker/run-attempt.ts'
import { silentLog } from '../../../../test/harness/test-cluster.ts'
import { settled, taskRow } from './fake-ports.ts'

type Run = { task: TaskRow; own: Parameters<AttemptRunner['run']>[1]; end(outcome: Outcome): void }

/** Attempts that end when they are told to; an aborted one is stopped, as a real one is. */
function open() {
  const runs: Run[] = []
  const concluded: [string, number, Outcome][] = []
  const slots = createRenderSlots(() => {})
  const attempts = createAttemptsInFlight({
    slots,
    run: (task, own) =>
      new Promise(resolve => {
        runs.push({ task, own, end: resolve })
        own.signal.addEventListener('abort', () => resolve({ again: 'stopped' }))
      }),
    conclude: async (task, outcome) => {
      concluded.push([task.id, task.attempt, outcome])
      return 'state' in outcome
    },
    clock: () => 0,
    log: silentLog,
  })
  return { attempts, runs, concluded, slots }
}

test('attempts that exceed the drain time are aborted and returned, each once', async context => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const { attempts, runs, concluded, slots } = open()
  attempts.begin(taskRow({ id: '1', lane: 'long' }))
  attempts.begin(taskRow({ id: '2', lane: 'short' }))
  let finished = false
  const finishing = attempts.finish(5_000).then(() => (finished = true))
  await settled()
  runs[0]?.end({ again: 'failed' })
  await settled()
  assert.deepEqual([finished, runs[1]?.own.signal.aborted], [false, false])
  context.mock.timers.tick(5_000)
  await finishing
  assert.deepEqual(concluded, [
    ['1', 1, { again: 'failed' }],
    ['2', 1, { again: 'stopped' }],
  ])
  assert.deepEqual([attempts.list(), slots.load().inFlight.size], [[], 0])
})

test('patience is not waited for when all is done before', async context => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const { attempts, runs } = open()
  attempts.begin(taskRow())
  const finishing = attempts.finish(60_000)
  runs[0]?.end({ again: 'waits' })
  await finishing
  assert.equal(runs[0]?.own.signal.aborted, false)
})

test('an attempt counts, with its seat, until what came of it is written down', async () => {
  const { attempts, runs, slots } = open()
  attempts.begin(taskRow({ lane: 'long' }))
  assert.deepEqual([attempts.list().length, slots.load().held.long], [1, 1])
  runs[0]?.end({ again: 'failed' })
  await settled()
  assert.deepEqual([attempts.list().length, slots.load().held.long], [0, 0])
})

test('a task that was taken over is here twice, and the end of one attempt leaves the other', async () => {
  const { attempts, runs } = open()
  attempts.begin(taskRow({ attempt: 1 }))
  attempts.begin(taskRow({ attempt: 2 }))
  runs[0]?.end({ again: 'stopped' })
  await settled()
  assert.deepEqual(
    attempts.list().map(one => one.task.attempt),
    [2],
  )
})

test('progress never goes back', () => {
  const { attempts, runs } = open()
  attempts.begin(taskRow())
  for (const percent of [10, 40, 20]) runs[0]?.own.report(percent)
  assert.equal(attempts.list()[0]?.percent, 40)
})
