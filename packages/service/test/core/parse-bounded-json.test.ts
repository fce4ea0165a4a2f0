import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseBoundedJson } from '../../src/core/parse-bounded-json.ts'

test('what is JSON is parsed, whatever its texts hold', () => {
  for (const value of [{ a: [1, '{[,\\"]}', null, true] }, '"[[[[', '\\', [], 'é\\\\"'])
    assert.deepEqual(parseBoundedJson(JSON.stringify(value), { maxDepth: 2, maxValues: 5 }), value)
  for (const text of ['', '{', '"open', '[1,]', '<html>']) assert.equal(parseBoundedJson(text), undefined)
})

test('what is nested too deeply, or has too many values, is not', () => {
  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
  assert.notEqual(parseBoundedJson(nested(64)), undefined)
  assert.equal(parseBoundedJson(nested(65)), undefined)
  assert.equal(parseBoundedJson('['.repeat(8_000_000)), undefined)
  assert.equal(parseBoundedJson('{"a":'.repeat(1_000_000)), undefined)
  assert.equal(parseBoundedJson(`[${'{},'.repeat(300_000)}{}]`), undefined)
  assert.equal((parseBoundedJson(`[${'{},'.repeat(200)}{}]`) as unknown[]).length, 201)
})
