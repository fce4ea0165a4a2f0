import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLooker } from '../../src/callbacks/create-looker.ts'

const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

test('however many ask during a look, one more follows', async () => {
  const ends: (() => void)[] = []
  const work = (): Promise<void> => new Promise(resolve => ends.push(resolve))
  const looker = createLooker({ work, failed: assert.ifError, isStopping: () => false })
  for (let count = 0; count < 5; count++) looker.look()
  assert.equal(ends.length, 1)
  ends[0]?.()
  await settled()
  assert.equal(ends.length, 2)
  ends[1]?.()
  await settled()
  assert.equal(ends.length, 2)
})

test('a look that fails is told of, and does not keep the next one from being made', async () => {
  const failures: string[] = []
  let looks = 0
  const looker = createLooker({
    work: () => Promise.reject(new Error(`look ${++looks}`)),
    failed: error => void failures.push(error.message),
    isStopping: () => false,
  })
  looker.look()
  await looker.ended()
  looker.look()
  await looker.ended()
  assert.deepEqual(failures, ['look 1', 'look 2'])
})

test('whoever stops looks no more', async () => {
  let looks = 0
  const looker = createLooker({ work: async () => void (looks += 1), failed: assert.ifError, isStopping: () => true })
  looker.look()
  await looker.ended()
  assert.equal(looks, 0)
})
