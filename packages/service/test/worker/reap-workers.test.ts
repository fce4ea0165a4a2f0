import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAX_FAILURES } from '../../src/worker/ports.ts'
import { createReaper } from '../../src/worker/reap-workers.ts'
import { silentLog } from '../../../../test/harness/test-cluster.ts'
import { type Answers, away, openFakeDatabase } from './fake-ports.ts'

function open(answers: Answers) {
  const fake = openFakeDatabase({
    'reap-dead': () => [{ dead: true }],
    'reap-left': () => [{ id: '1', attempt: 3, failures: 0, account_id: '7' }],
    'work-let-go': ([ids]) => (ids as string[]).map(id => ({ id })),
    ...answers,
  })
  const reap = createReaper('9', { ...fake, clock: () => 0, nextId: () => '1', log: silentLog })
  return { ...fake, reap }
}

test('a worker that is silent once is left alone; at the second look its tasks go back, in one transaction', async () => {
  const { reap, asked } = open({ 'reap-workers': () => [{ id: '4' }] })
  await reap()
  assert.deepEqual(asked.splice(0), ['reap-workers', 'begin', 'reap-dead', 'commit'])
  await reap()
  assert.deepEqual(asked, ['reap-workers', 'begin', 'reap-dead', 'reap-left', 'work-let-go', 'put back 1', 'commit'])
})

test('one that was heard of in between begins anew', async () => {
  let silent = ['4']
  const { reap, asked } = open({ 'reap-workers': () => silent.map(id => ({ id })) })
  await reap()
  silent = []
  await reap()
  silent = ['4']
  await reap()
  assert.equal(asked.includes('reap-left'), false)
})

test('a worker whose lock cannot be had lives, despite its appearance', async () => {
  let dead = true
  const { reap, asked } = open({ 'reap-workers': () => [{ id: '4' }], 'reap-dead': () => [{ dead }] })
  await reap()
  dead = false
  await reap()
  dead = true
  await reap()
  assert.equal(asked.includes('reap-left'), false)
})

test('a burial that fails is tried again at the next look', async () => {
  let isAway = true
  const { reap, asked } = open({
    'reap-workers': () => [{ id: '4' }],
    'work-let-go': () => (isAway ? Promise.reject(away()) : [{ id: '1' }]),
  })
  await reap()
  await assert.rejects(reap(), /away/)
  assert.equal(asked.at(-1), 'rollback')
  isAway = false
  await reap()
  assert.deepEqual(asked.slice(-2), ['put back 1', 'commit'])
})

test('a task that killed its workers too often fails before anything is returned to the queue', async () => {
  const { reap, asked } = open({
    'reap-workers': () => [{ id: '4' }],
    'reap-left': () => [
      { id: '1', attempt: 3, failures: MAX_FAILURES - 2, account_id: '7' },
      { id: '2', attempt: 9, failures: MAX_FAILURES - 1, account_id: '8' },
    ],
    'account-lock': ([ids]) => (assert.deepEqual(ids, ['8']), []),
    // Somebody else ended it meanwhile: no money moves.
    'work-end': () => [],
  })
  await reap()
  await reap()
  assert.deepEqual(asked.slice(-5), ['account-lock', 'work-end', 'work-let-go', 'put back 1', 'commit'])
})
