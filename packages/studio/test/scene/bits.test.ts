import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bitsFor } from '../../src/scene/bits.ts'

test('a rocket takes off on fire, and a bird without', () => {
  assert.deepEqual(bitsFor(['take-off'], [], true), { kind: 'fire', source: 'event' })
  assert.equal(bitsFor(['take-off'], [], true, true), undefined)
})

test('what bursts flies about as pieces of itself unless it is fiery, and hands that pour let drops fall', () => {
  assert.equal(bitsFor(['burst'], [], false)?.kind, 'shards')
  assert.equal(bitsFor(['burst'], [], true)?.kind, 'fire')
  assert.deepEqual(bitsFor([], ['pour'], false), { kind: 'drops', source: 'work' })
  assert.equal(bitsFor([], [], false), undefined)
})
