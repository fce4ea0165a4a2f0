import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { NewTask } from '../../src/store/tasks/insert-tasks.ts'
import type { LightTask } from '../../src/store/tasks/task-row.ts'
import { awaitEnd, type Watcher } from '../../src/tasks/watch-tasks.ts'

const task = { id: '1', createdAt: new Date(0).toISOString() } as NewTask
const seenAs = (state: LightTask['state']): LightTask => ({ id: '1', state, progress: 0 }) as LightTask

/** A watcher that tells one state after another, each a second later. */
function watching(states: readonly (LightTask | undefined)[]) {
  let now = 0
  let looks = 0
  const next: Watcher['next'] = async () => {
    now += 1_000
    return states[looks++]
  }
  return {
    looks: () => looks,
    ports: { clock: () => now, watcher: { next, check: () => {}, close: () => {} } },
  }
}
const patient = { withinMs: 60_000, signal: new AbortController().signal }

test('a task that ends in time is returned, successful or not', async () => {
  const { ports, looks } = watching([seenAs('processing'), seenAs('success')])
  assert.equal((await awaitEnd(task, patient, ports))?.state, 'success')
  assert.equal(looks(), 2)
  assert.equal((await awaitEnd(task, patient, watching([seenAs('failed')]).ports))?.state, 'failed')
})

test('no wait exceeds its time since the creation, or continues for a deleted task', async () => {
  const { ports, looks } = watching(Array.from({ length: 9 }, () => seenAs('processing')))
  assert.equal(await awaitEnd(task, { ...patient, withinMs: 3_000 }, ports), undefined)
  assert.equal(looks(), 3)
  assert.equal(await awaitEnd(task, patient, watching([undefined]).ports), undefined)
})

test('a waiter that left is removed', async () => {
  const { ports, looks } = watching([seenAs('processing')])
  assert.equal(await awaitEnd(task, { ...patient, signal: AbortSignal.abort() }, ports), undefined)
  assert.equal(looks(), 0)
})
