import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  admitForIdleAccounts,
  admitOffPeakWork,
  expireOffPeak,
  requeueUnattended,
  UNATTENDED_MS,
} from '../../src/worker/queue-upkeep.ts'
import { silentLog } from '../../../../test/harness/test-cluster.ts'
import { openFakeDatabase } from './fake-ports.ts'

const rows = (...ids: string[]) => ids.map(id => ({ id }))

test('tasks that lost their job get one again, page by page; those that a worker has by now do not', async () => {
  const now = 1_000_000
  const pages: Record<string, string[]> = { 0: ['1', '2'], 2: ['3'], 3: [] }
  const { db, queue, asked } = openFakeDatabase({
    'reap-lost-jobs': ([before, after]) => {
      assert.deepEqual(before, new Date(now - UNATTENDED_MS))
      return rows(...(pages[String(after)] ?? []))
    },
    'reap-lock-unattended': ([ids]) => rows(...(ids as string[]).filter(id => id !== '1')),
  })
  await requeueUnattended({ db, queue, clock: () => now })
  assert.deepEqual(
    asked.filter(one => one.startsWith('add')),
    ['add 2', 'add 3'],
  )
})

test('off-peak work stays out while other work waits and its hours have not come', async () => {
  const { db, queue, asked } = openFakeDatabase({ 'off-peak-quiet': () => [{ quiet: false }] })
  await admitOffPeakWork(() => false, { db, queue })
  assert.deepEqual(asked, ['off-peak-quiet'])
})

test('off-peak work comes in one task an account, the oldest, with the accounts locked first', async () => {
  const { db, queue, asked } = openFakeDatabase({
    'off-peak-waiting': () => [
      { id: '1', account_id: '7' },
      { id: '2', account_id: '7' },
      { id: '3', account_id: '8' },
    ],
    'account-lock': ([accounts]) => (assert.deepEqual((accounts as string[]).toSorted(), ['7', '8']), []),
    'off-peak-admit': ([ids]) => rows(...(ids as string[]).toSorted()),
  })
  await admitOffPeakWork(() => true, { db, queue })
  assert.deepEqual(asked, ['off-peak-waiting', 'begin', 'account-lock', 'off-peak-admit', 'add 1,3', 'commit'])
})

test('waiting jobs are admitted to free slots, and no lock is held without a job', async () => {
  let idle: string[] = []
  const { db, queue, asked } = openFakeDatabase({
    'reap-idle-accounts': () => rows(...idle),
    'account-lock': () => [],
    'work-admit': () => rows('5'),
  })
  await admitForIdleAccounts({ db, queue })
  assert.deepEqual(asked.splice(0), ['reap-idle-accounts'])
  idle = ['7']
  await admitForIdleAccounts({ db, queue })
  assert.deepEqual(asked, ['reap-idle-accounts', 'begin', 'account-lock', 'work-admit', 'add 5', 'commit'])
})

test('off-peak work that ended otherwise meanwhile is not told as expired', async () => {
  const { db, queue } = openFakeDatabase({
    'off-peak-expired': ([before]) => (assert.deepEqual(before, new Date(40_000)), [{ id: '1', account_id: '7' }]),
    'account-lock': () => [],
    'work-end': () => [],
  })
  const changed: string[] = []
  await expireOffPeak(60, {
    db,
    queue,
    clock: () => 100_000,
    nextId: () => '1',
    log: silentLog,
    changed: id => void changed.push(id),
    outboxFilled: () => changed.push('outbox'),
  })
  assert.deepEqual(changed, [])
})
