import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal } from '../../src/core/errors.ts'
import { PlanFailure } from '../../src/plans/plan.ts'
import { readFailure, tellableMessage } from '../../src/worker/attempt-failure.ts'

const OURS = 'something went wrong on our side; the credits are returned'

test('the thrower decides whether a retry may help; unexpected errors are retried', () => {
  const plan = new PlanFailure('ModelUnavailable', 'nothing makes it', { retryable: false })
  assert.deepEqual(readFailure(plan), { code: 'ModelUnavailable', message: 'nothing makes it', retryable: false })
  assert.equal(readFailure(new Refusal('BadRequest', 'no picture')).retryable, false)
  for (const error of [new Refusal('SystemThrottling', 'later'), new Error('boom')])
    assert.deepEqual([readFailure(error).code, readFailure(error).retryable], ['InternalServiceFailure', true])
})

test('a caller gets no details of our faults, of our disk or of its paths', () => {
  assert.equal(tellableMessage({ code: 'InternalServiceFailure', message: 'secret' }, '/w'), OURS)
  for (const message of ['ENOSPC: write', 'No space left on device', 'open: Permission denied'])
    assert.equal(tellableMessage({ code: 'BadRequest', message }, '/w'), OURS, message)
  const said = tellableMessage({ code: 'BadRequest', message: '/w/1-1/in.mp4 in /w/1-1 is no clip' }, '/w/1-1')
  assert.equal(said, 'in.mp4 in its folder is no clip')
})

test('foreign text is cut and repaired for the database', () => {
  const message = `a\0${'x'.repeat(997)}\u{1F600}`
  const said = tellableMessage({ code: 'BadRequest', message }, '/w')
  assert.equal(said.length, 1_000)
  assert.ok(said.isWellFormed() && !said.includes('\0'))
})
