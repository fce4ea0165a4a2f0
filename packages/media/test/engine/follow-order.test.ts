import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Engine, Progress } from '../../src/engine/contract.ts'
import { followOrder } from '../../src/engine/follow-order.ts'

const log = { debug() {}, info() {}, warn() {}, error() {} }
const token = { job: '1' }

function engineThat(...answers: Progress[]): { engine: Engine; cancelled: unknown[] } {
  const cancelled: unknown[] = []
  const engine: Engine = {
    name: 'scripted',
    accepts: () => true,
    start: async () => token,
    poll: async () => answers.shift() ?? { state: 'working', percent: 99 },
    cancel: async given => void cancelled.push(given),
  }
  return { engine, cancelled }
}

test('an order is followed to its end, and every step of it is reported', async () => {
  const { engine, cancelled } = engineThat(
    { state: 'working', percent: 10 },
    { state: 'working', percent: 60 },
    { state: 'done', files: [] },
  )
  const told: number[] = []
  const context = { signal: new AbortController().signal, folder: '', log }
  assert.deepEqual(await followOrder(engine, token, context, percent => told.push(percent)), {
    state: 'done',
    files: [],
  })
  assert.deepEqual(told, [10, 60])
  assert.deepEqual(cancelled, [])
})

test('a failure is an end like any other', async () => {
  const failed: Progress = { state: 'failed', code: 'EngineFailure', message: 'no', retryable: true }
  const context = { signal: new AbortController().signal, folder: '', log }
  assert.deepEqual(await followOrder(engineThat(failed).engine, token, context), failed)
})

test('an abort ends it with the reason, and cancels what the engine has under way', async () => {
  const { engine, cancelled } = engineThat()
  const stop = new AbortController()
  const followed = followOrder(engine, token, { signal: stop.signal, folder: '', log }, () =>
    stop.abort(new Error('enough')),
  )
  await assert.rejects(followed, /enough/)
  assert.deepEqual(cancelled, [token])
})
