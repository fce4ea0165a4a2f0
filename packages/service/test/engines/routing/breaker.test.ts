import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createBreaker } from '../../../src/engines/routing/breaker.ts'

function open() {
  const time = { now: 0 }
  return { time, breaker: createBreaker(() => time.now) }
}
const times = (count: number, work: () => void): void => {
  for (let index = 0; index < count; index++) work()
}

test('a few failures do nothing, more than half of five opens it', () => {
  const { breaker } = open()
  times(4, breaker.fail)
  assert.equal(breaker.state(), 'closed')
  breaker.fail()
  assert.deepEqual([breaker.state(), breaker.isAllowed()], ['open', false])
})

test('as many successes as failures keep it closed', () => {
  const { breaker } = open()
  times(10, () => {
    breaker.succeed()
    breaker.fail()
  })
  assert.equal(breaker.state(), 'closed')
})

test('failures older than a minute do not count', () => {
  const { breaker, time } = open()
  times(4, breaker.fail)
  time.now = 61_000
  breaker.fail()
  assert.equal(breaker.state(), 'closed')
})

test('after a pause one order is let through, and no second one before it has ended', () => {
  const { breaker, time } = open()
  times(5, breaker.fail)
  time.now = 4_999
  assert.equal(breaker.isAllowed(), false)
  time.now = 5_000
  assert.deepEqual([breaker.state(), breaker.isAllowed()], ['half-open', true])
  const end = breaker.begin()
  assert.equal(breaker.isAllowed(), false)
  end()
  end()
  assert.equal(breaker.isAllowed(), true)
})

test('a probe that succeeds closes it; one that fails makes the next pause twice as long', () => {
  const { breaker, time } = open()
  times(5, breaker.fail)
  time.now = 5_000
  breaker.fail()
  time.now = 14_999
  assert.equal(breaker.state(), 'open')
  time.now = 15_000
  assert.equal(breaker.state(), 'half-open')
  breaker.succeed()
  assert.deepEqual([breaker.state(), breaker.isAllowed()], ['closed', true])
  times(5, breaker.fail)
  time.now = 20_000
  assert.equal(breaker.state(), 'half-open', 'the pause is the first one again')
})

test('a pause is never longer than five minutes', () => {
  const { breaker, time } = open()
  times(5, breaker.fail)
  times(20, () => {
    time.now += 300_000
    assert.equal(breaker.state(), 'half-open')
    breaker.fail()
  })
})
