import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepFor } from '../../src/core/timing.ts'

/** Counts how often it is asked; each answer takes so long. */
function slowly(ms: number) {
  let now = 0
  let asked = 0
  const find = async (): Promise<number> => {
    now += ms
    return ++asked
  }
  return { find, now: () => now, pass: (more: number) => void (now += more) }
}

test('an answer is kept for its time', async () => {
  const { find, now, pass } = slowly(100)
  const ask = keepFor(1_000, find, now)
  assert.equal(await ask(), 1)
  pass(999)
  assert.equal(await ask(), 1)
  pass(1)
  assert.equal(await ask(), 2)
})

test('a slow answer is kept for a multiple of its time', async () => {
  const { find, now, pass } = slowly(100)
  const ask = keepFor(1_000, find, now, { times: 20 })
  assert.equal(await ask(), 1)
  pass(1_999)
  assert.equal(await ask(), 1)
  pass(1)
  assert.equal(await ask(), 2)
})
