import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forgetTunables, tunedEnvironment } from '../../src/service/limit-allocator.ts'

test('a first start is tuned, the second one is not started again, and its children are not tuned', () => {
  const tuned = tunedEnvironment({ PATH: '/bin' })
  assert.equal(tuned?.['MALLOC_ARENA_MAX'], '2')
  assert.equal(tunedEnvironment(tuned ?? {}), undefined)
  forgetTunables(tuned ?? {})
  assert.deepEqual(tuned, { PATH: '/bin' })
})

test("an operator's own tunables stay as they are, for children too", () => {
  const own = { MALLOC_ARENA_MAX: '1' }
  assert.equal(tunedEnvironment(own), undefined)
  forgetTunables(own)
  assert.deepEqual(own, { MALLOC_ARENA_MAX: '1' })
})
