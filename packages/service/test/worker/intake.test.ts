import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createIntake } from '../../src/worker/intake.ts'
import type { WorkerPorts } from '../../src/worker/ports.ts'
import { createRenderSlots } from '../../src/worker/slots/render-slots.ts'
import { silentLog } from '../../../../test/harness/test-cluster.ts'
import { type Answers, away, openFakeDatabase, refused, taskRow } from './fake-ports.ts'

const limits = { slots: 2, extraSlots: 0, inFlight: 8 }
const ready = (...ids: string[]) => ids.map(id => ({ id, account_id: id, lane: 'free', composes: false, since: 0 }))

function open(answers: Answers) {
  const fake = openFakeDatabase(answers)
  const slots = createRenderSlots(() => {})
  const changed: string[] = []
  const ports = {
    ...fake,
    clock: () => 0,
    nextId: () => '1',
    log: silentLog,
    changed: (id: string) => void changed.push(id),
    outboxFilled: () => {},
  }
  const intake = createIntake({ workerId: '9', slots, limits }, ports as unknown as WorkerPorts)
  return { ...fake, slots, changed, intake }
}

test('without the database nothing is taken, and what waits for a slot is served all the same', async () => {
  const { intake, slots, asked } = open({ 'work-find-ready': () => Promise.reject(away()) })
  const seat = slots.begin('a', 'free')
  void seat.need('short', { stage: 'begun', signal: new AbortController().signal })
  const { tasks, resumed, missed } = await intake.take()
  assert.deepEqual([tasks.length, resumed.length, missed], [0, 1, false])
  assert.deepEqual(asked, ['begin', 'work-find-ready', 'rollback'])
})

test('nothing is taken from the queue if nothing may be', () => {
  const { intake, asked } = open({})
  assert.deepEqual(intake.takeNothing(), { tasks: [], resumed: [], missed: false })
  assert.deepEqual(asked, [])
})

test('one that cannot be taken up goes to the end of the line, and does not take the others with it', async () => {
  let waiting = ['1', '2']
  const { intake, asked } = open({
    'work-find-ready': () => ready(...waiting),
    'work-start': ([ids]) => {
      if ((ids as string[]).includes('1')) throw refused()
      return (ids as string[]).map(id => taskRow({ id, attempt: 2 }))
    },
    'callback-insert-many': () => [],
  })
  // Both, then the first alone, which is put back.
  assert.deepEqual((await intake.take()).tasks, [])
  const failed = ['begin', 'work-find-ready', 'work-start', 'rollback']
  assert.deepEqual(asked, [...failed, ...failed, 'begin', 'put back 1', 'commit'])
  waiting = ['2']
  assert.deepEqual(
    (await intake.take()).tasks.map(task => task.id),
    ['2'],
  )
})

test('a database that disconnects in the middle puts nothing back', async () => {
  const { intake, asked } = open({
    'work-find-ready': () => ready('1', '2'),
    'work-start': () => Promise.reject(away()),
  })
  assert.deepEqual((await intake.take()).tasks, [])
  assert.deepEqual(asked, ['begin', 'work-find-ready', 'work-start', 'rollback'])
})

test('a task that another worker has begun stays its own, one that is being changed comes later, one that ended has no job', async () => {
  const { intake, changed, asked } = open({
    'work-find-ready': () => ready('1', '2', '3', '4'),
    'work-start': () => [taskRow({ id: '2' })],
    'work-open': () => [
      { id: '1', taken: true },
      { id: '3', taken: false },
    ],
    'callback-insert-many': () => [],
  })
  const { tasks, missed } = await intake.take()
  assert.deepEqual([tasks.length, missed, changed], [1, true, ['2']])
  const statements = ['work-find-ready', 'work-start', 'work-open']
  assert.deepEqual(asked, ['begin', ...statements, 'put back 3', 'drop 4', 'commit'])
})
