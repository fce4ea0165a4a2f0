import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestClock } from '../../src/core/test-clock.ts'
import { forceOutcome } from '../../src/plans/force-outcome.ts'
import type { PlanContext } from '../../src/plans/plan.ts'

test('a slow one is counted from when it was seen at work, not from when its plan came to wait', async () => {
  const clock = createTestClock(() => 1_000)
  const started_at = new Date(clock.now())
  clock.advance(3_600_000)
  const task = { started_at, request: { 'x-sandbox': { slow: 3_600 } } }
  const context = {
    task,
    signal: AbortSignal.timeout(60_000),
    step: (_: string, _shape: unknown, run: () => unknown) => run(),
  }
  const result = { creations: [] }
  const plan = forceOutcome(async () => result, clock)
  assert.equal(await plan(context as unknown as PlanContext), result)
})
