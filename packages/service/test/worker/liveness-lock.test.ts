import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { holdLivenessLock } from '../../src/worker/liveness-lock.ts'
import { silentLog } from '../../../../test/harness/test-cluster.ts'
import { type Answers, away, LOCK, openFakeDatabase, settled } from './fake-ports.ts'

async function open(context: TestContext, answers: Answers = {}) {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const fake = openFakeDatabase({ [LOCK]: () => [], ...answers })
  const state = { stopping: false }
  const lock = await holdLivenessLock('9', { db: fake.db, log: silentLog }, () => state.stopping)
  return { ...fake, lock, state }
}

test('a lock that is not given ends its session and the start with it', async () => {
  const { db, sessions } = openFakeDatabase({ [LOCK]: () => Promise.reject(away()) })
  await assert.rejects(
    holdLivenessLock('9', { db, log: silentLog }, () => false),
    /away/,
  )
  assert.deepEqual(
    sessions.map(one => one.ended),
    [true],
  )
})

test('a lost session is a lost lock, until another session has it', async context => {
  const { lock, sessions } = await open(context)
  assert.equal(lock.isHeld(), true)
  sessions[0]?.lose()
  assert.equal(lock.isHeld(), false)
  await settled()
  assert.equal(lock.isHeld(), true)
  assert.equal(sessions.length, 2)
})

test('while the database is away it is tried again and again', async context => {
  let isAway = false
  const session = (): unknown[] | Promise<never> => (isAway ? Promise.reject(away()) : [])
  const { lock, sessions } = await open(context, { session })
  isAway = true
  sessions[0]?.lose()
  for (let count = 0; count < 5; count++) {
    await settled()
    assert.equal(lock.isHeld(), false)
    context.mock.timers.tick(100)
  }
  isAway = false
  await settled()
  context.mock.timers.tick(100)
  await settled()
  assert.equal(lock.isHeld(), true)
})

test('a session in which the lock cannot be had is ended, or it would keep its connection', async context => {
  let gives = true
  const { lock, sessions } = await open(context, { [LOCK]: () => (gives ? [] : Promise.reject(away())) })
  gives = false
  sessions[0]?.lose()
  await settled()
  assert.deepEqual([lock.isHeld(), sessions[1]?.ended], [false, true])
})

test('a stopping worker does not take it again', async context => {
  const { lock, sessions, state } = await open(context)
  state.stopping = true
  sessions[0]?.lose()
  await settled()
  assert.deepEqual([lock.isHeld(), sessions.length], [false, 1])
})

test('a stop that comes while it is taken again ends what was taken', async context => {
  let give = (): void => {}
  let waits = false
  const taken = (): unknown[] | Promise<unknown[]> => (waits ? new Promise(resolve => (give = () => resolve([]))) : [])
  const { lock, sessions, state } = await open(context, { [LOCK]: taken })
  waits = true
  sessions[0]?.lose()
  await settled()
  state.stopping = true
  give()
  await settled()
  assert.deepEqual([lock.isHeld(), sessions[1]?.ended], [false, true])
})

test('a release ends the session, once', async context => {
  const { lock, sessions, state } = await open(context)
  state.stopping = true
  lock.release()
  lock.release()
  assert.deepEqual([lock.isHeld(), sessions[0]?.ended], [false, true])
})
