import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AttemptInFlight } from '../../src/worker/attempts-in-flight.ts'
import { Withdrawn } from '../../../media/src/engine/withdrawn.ts'
import { sendHeartbeat } from '../../src/worker/heartbeat.ts'
import { Superseded } from '../../src/worker/attempt-failure.ts'
import { type Answers, away, openFakeDatabase, taskRow } from './fake-ports.ts'

const inFlight = (id: string, attempt: number, percent = 0): AttemptInFlight => ({
  task: taskRow({ id, attempt }),
  abort: new AbortController(),
  percent,
  writtenPercent: 0,
  done: Promise.resolve(),
})

function open(answers: Answers) {
  const { db, asked } = openFakeDatabase(answers)
  const changed: string[] = []
  return { ports: { db, clock: () => 0, changed: (id: string) => void changed.push(id) }, asked, changed }
}

test('an attempt that was cancelled or taken over is aborted, and reports nothing more', async () => {
  let written: unknown[] = []
  const { ports, changed } = open({
    'work-current': ([worker]) =>
      worker === '9'
        ? [
            { id: '1', attempt: 2 },
            { id: '2', attempt: 1 },
          ]
        : [],
    'work-ended': ([ids]) => (ids as string[]).filter(id => id === '3').map(id => ({ id })),
    'work-progress': values => ((written = values), []),
  })
  const [older, newer, going, cancelled] = [
    inFlight('1', 1, 50),
    inFlight('1', 2, 20),
    inFlight('2', 1, 30),
    inFlight('3', 1, 70),
  ]
  await sendHeartbeat('9', [older, newer, going, cancelled], ports)
  assert.deepEqual(
    [older, newer, going, cancelled].map(one => one.abort.signal.aborted),
    [true, false, false, true],
  )
  assert.ok(cancelled.abort.signal.reason instanceof Withdrawn, 'nobody wants what it makes')
  assert.ok(older.abort.signal.reason instanceof Superseded, 'somebody else goes on with it')
  assert.deepEqual(written.slice(0, 3), [
    ['1', '2'],
    [2, 1],
    [20, 30],
  ])
  assert.deepEqual(changed, ['1', '2'])
})

test('a database that does not answer aborts no attempt', async () => {
  const { ports } = open({ 'work-current': () => Promise.reject(away()) })
  const one = inFlight('1', 1)
  await assert.rejects(sendHeartbeat('9', [one], ports), /away/)
  assert.equal(one.abort.signal.aborted, false)
})

test('progress that could not be written is written at the next heartbeat', async () => {
  let isAway = true
  const { ports, changed } = open({
    'work-current': () => [{ id: '1', attempt: 1 }],
    'work-progress': () => (isAway ? Promise.reject(away()) : []),
  })
  const one = inFlight('1', 1, 12.7)
  await assert.rejects(sendHeartbeat('9', [one], ports))
  assert.deepEqual([one.writtenPercent, changed], [0, []])
  isAway = false
  await sendHeartbeat('9', [one], ports)
  assert.deepEqual([one.writtenPercent, changed], [12, ['1']])
})

test('nothing is queried without attempts, and known values are not written', async () => {
  const { ports, asked } = open({ 'work-current': () => [{ id: '1', attempt: 1 }] })
  await sendHeartbeat('9', [], ports)
  assert.deepEqual(asked, [])
  await sendHeartbeat('9', [{ ...inFlight('1', 1, 12.9), writtenPercent: 12 }], ports)
  assert.deepEqual(asked, ['work-current'])
})
