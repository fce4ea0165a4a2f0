import assert from 'node:assert/strict'
import { test } from 'node:test'
import { number, text } from '../../src/core/shape.ts'
import type { StepResult } from '../../src/store/work/steps.ts'
import { readFailure } from '../../src/worker/attempt-failure.ts'
import { openKeptSteps } from '../../src/worker/kept-steps.ts'
import { Superseded } from '../../src/worker/attempt-failure.ts'
import { away, openFakeDatabase, refused, taskRow } from './fake-ports.ts'

type Options = { attempt?: number; keep?: (step: StepResult) => Promise<boolean>; signal?: AbortSignal }

function open({ attempt = 1, keep = async () => true, signal = new AbortController().signal }: Options) {
  const { db, queue, asked } = openFakeDatabase({
    'step-find': () => [{ name: 'old', result: 'kept' }],
    'step-forget': () => [],
  })
  const ports = { db, queue, clock: () => 0, nextId: () => '1', usesExternalEngine: () => false }
  return openKeptSteps(taskRow({ attempt }), { keep, signal }, ports).then(steps => ({ steps, asked }))
}

test('an attempt that was superseded is refused at its next step, and stops', async () => {
  const { steps } = await open({ keep: async () => false })
  await assert.rejects(
    steps.step('a', number, async () => 1),
    Superseded,
  )
})

test('an aborted attempt begins no step', async () => {
  const abort = new AbortController()
  const { steps } = await open({ signal: abort.signal })
  abort.abort()
  let runs = 0
  await assert.rejects(steps.step('a', number, async () => (runs += 1)))
  assert.equal(runs, 0)
})

test('a result is kept until the database is back, and not made again', async () => {
  const kept: StepResult[] = []
  let [tries, runs] = [0, 0]
  const keep = async (step: StepResult): Promise<boolean> => {
    if (++tries < 3) throw away()
    kept.push(step)
    return true
  }
  const { steps } = await open({ keep })
  assert.equal(await steps.step('a', number, async () => (runs += 1)), 1)
  assert.equal(await steps.step('a', number, async () => (runs += 1)), 1)
  assert.deepEqual([runs, tries], [1, 3])
  assert.deepEqual(kept, [{ taskId: '1', attempt: 1, name: 'a', result: 1, at: new Date(0) }])
})

test('a result that the database refuses is not tried for ever', async () => {
  const { steps } = await open({ keep: () => Promise.reject(refused()) })
  await assert.rejects(
    steps.step('a', number, async () => 1),
    /refuses/,
  )
})

test('an abort ends the wait for the database', async () => {
  const abort = new AbortController()
  const keep = (): Promise<boolean> => {
    abort.abort(new Error('stopped'))
    return Promise.reject(away())
  }
  const { steps } = await open({ keep, signal: abort.signal })
  await assert.rejects(steps.step('a', number, async () => 1))
})

test('the first attempt asks for nothing; a later one has what was kept, until it is forgotten', async () => {
  assert.deepEqual((await open({ attempt: 1 })).asked, [])
  const { steps, asked } = await open({ attempt: 2 })
  assert.deepEqual([steps.isDone('old'), await steps.step('old', text, async () => 'made')], [true, 'kept'])
  await steps.forget('old')
  assert.deepEqual([steps.isDone('old'), await steps.step('old', text, async () => 'made')], [false, 'made'])
  assert.deepEqual(asked, ['step-find', 'step-forget'])
})

test('a stored step that does not fit is named, and fails the task permanently', async () => {
  const { steps } = await open({ attempt: 2 })
  const failed = await steps.step('old', number, async () => 1).catch((error: unknown) => error)
  assert.deepEqual(readFailure(failed), {
    code: 'InternalServiceFailure',
    message: 'the kept step "old" cannot be read: it must be number',
    retryable: false,
  })
  await assert.rejects(steps.parts('old', []), /the kept step "old" cannot be read: it must be array/)
})
