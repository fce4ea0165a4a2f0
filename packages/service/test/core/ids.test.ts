import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstIdAt, idSource, isId } from '../../src/core/ids.ts'

const NOON = Date.UTC(2026, 10, 15, 12)

test('ids are decimal strings that grow, many in one millisecond and across a clock that jumps back', () => {
  let now = NOON
  const next = idSource(3, () => now)
  const ids: string[] = []
  for (let count = 0; count < 10_000; count++) ids.push(next())
  now -= 60_000
  for (let count = 0; count < 100; count++) ids.push(next())
  now += 120_000
  ids.push(next())
  assert.ok(ids.every(isId))
  assert.ok(ids.every((id, index) => index === 0 || BigInt(id) > BigInt(ids[index - 1] ?? '')))
})

test('two nodes never make the same id, even in the same milliseconds', () => {
  const [one, other] = [idSource(1, () => NOON), idSource(2, () => NOON)]
  const made = new Set(Array.from({ length: 5_000 }, () => [one(), other()]).flat())
  assert.equal(made.size, 10_000)
})

test('an id for a time is between the first id of that time and that of the next millisecond', () => {
  const id = BigInt(idSource(1023, () => NOON)())
  assert.ok(id >= BigInt(firstIdAt(NOON)) && id < BigInt(firstIdAt(NOON + 1)))
})

test('only decimal numbers below 2^63 are ids', () => {
  for (const good of ['0', '1', '901243326567555072', '9223372036854775807']) assert.ok(isId(good), good)
  for (const bad of ['', '-1', '1.0', 'x', '9223372036854775808', '99999999999999999999', ' 1', '１'])
    assert.ok(!isId(bad), bad)
})
