import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseBoundedJson } from '../../src/core/parse-bounded-json.ts'

test('valid JSON is parsed, whatever its strings contain', () => {
  for (const value of [{ a: [1, '{[,\\"]}', null, true] }, '"[[[[', '\\', [], 'é\\\\"'])
    assert.deepEqual(parseBoundedJson(JSON.stringify(value), { maxDepth: 2, maxValues: 5 }), value)
  for (const text of ['', '{', '"open', '[1,]', '<html>']) assert.equal(parseBoundedJson(text), undefined)
})

test('JSON that is too deep or has too many values is rejected', () => {
  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
  assert.notEqual(parseBoundedJson(nested(64)), undefined)
  assert.equal(parseBoundedJson(nested(65)), undefined)
  assert.equal(parseBoundedJson('['.repeat(8_000_000)), undefined)
  assert.equal(parseBoundedJson('{"a":'.repeat(1_000_000)), undefined)
  assert.equal(parseBoundedJson(`[${'{},'.repeat(300_000)}{}]`), undefined)
  assert.equal((parseBoundedJson(`[${'{},'.repeat(200)}{}]`) as unknown[]).length, 201)
})
