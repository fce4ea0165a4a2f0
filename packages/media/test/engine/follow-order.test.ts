import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Engine, Order, Progress } from '../../src/engine/contract.ts'
import { followOrder } from '../../src/engine/follow-order.ts'
import { Withdrawn } from '../../src/engine/withdrawn.ts'

const log = { debug() {}, info() {}, warn() {}, error() {} }
const token = { job: '1' }
const order: Order = { kind: 'music', prompt: 'a waltz', seed: 1, inputs: [], seconds: 1 }
const placed = { token, order }
const context = { signal: new AbortController().signal, folder: '', log }

function engineThat(...answers: Progress[]): { engine: Engine; cancelled: unknown[]; left: unknown[] } {
  const [cancelled, left]: [unknown[], unknown[]] = [[], []]
  const engine: Engine = {
    name: 'scripted',
    accepts: () => true,
    place: async () => token,
    start: async () => ({ state: 'started', token }),
    poll: async () => answers.shift() ?? { state: 'working', percent: 99 },
    cancel: async given => void cancelled.push(given),
    leave: async given => void left.push(given),
  }
  return { engine, cancelled, left }
}

test('an order is followed to its end, and every step of it is reported', async () => {
  const { engine, cancelled } = engineThat(
    { state: 'working', percent: 10 },
    { state: 'working', percent: 60 },
    { state: 'done', files: [] },
  )
  const told: number[] = []
  assert.deepEqual(await followOrder(engine, placed, context, { report: percent => told.push(percent) }), {
    state: 'done',
    files: [],
  })
  assert.deepEqual(told, [10, 60])
  assert.deepEqual(cancelled, [])
})

test('a failure is an end like any other', async () => {
  const failed: Progress = { state: 'failed', code: 'EngineFailure', message: 'no', retryable: true }
  assert.deepEqual(await followOrder(engineThat(failed).engine, placed, context), failed)
})

for (const [what, reason, ends] of [
  [
    'an abort ends what is done for it here, and the order goes on',
    new Error('enough'),
    { left: [token], cancelled: [] },
  ],
  ['an order that nobody wants any more is cancelled', new Withdrawn(), { left: [], cancelled: [token] }],
] as const)
  test(what, async () => {
    const { engine, left, cancelled } = engineThat()
    const stop = new AbortController()
    const followed = followOrder(
      engine,
      placed,
      { ...context, signal: stop.signal },
      { report: () => stop.abort(reason) },
    )
    await assert.rejects(followed, reason)
    assert.deepEqual({ left, cancelled }, ends)
  })

test('an unanswered order is awaited, and continues with the answer', async () => {
  const away: Progress = { state: 'unreachable', message: 'connection refused' }
  const unanswered: string[] = []
  const end = await followOrder(engineThat(away, away, { state: 'done', files: [] }).engine, placed, context, {
    unanswered: message => unanswered.push(message),
  })
  assert.equal(end.state, 'done')
  assert.deepEqual(unanswered, ['connection refused', 'connection refused'])
})

test('an order without an answer until its deadline has failed', async () => {
  let now = 0
  const { engine } = engineThat()
  engine.poll = async () => {
    now += 1_000
    return { state: 'unreachable', message: 'connection refused' }
  }
  const end = await followOrder(engine, placed, context, { deadline: 1_500, clock: () => now })
  assert.ok(end.state === 'failed' && !end.retryable)
})
