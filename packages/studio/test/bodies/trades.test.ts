import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findKind } from '../../src/bodies/kinds/kinds.ts'

test('whoever has a trade has a body: that of the trade, else of a man or a woman; families keep their picture', () => {
  assert.equal(findKind('1f468-200d-1f527'), findKind('1f9d1-200d-1f527'))
  assert.equal(findKind('1f469-200d-1f3ed'), findKind('1f469'))
  assert.equal(findKind('1f468-200d-1f469-200d-1f467'), undefined)
})

test('athletes, monkeys and trains of every sort have a body, and what is seen from another side has its like’s', () => {
  for (const code of ['26f9-fe0f', '1f6b4', '1f93a', '26f7-fe0f', '1f9d7', '1f47d', '1f412', '1f9a6', '1f9ab', '1f9a8'])
    assert.ok(findKind(code), code)
  assert.equal(findKind('1f488'), undefined)
  for (const train of ['1f684', '1f687', '1f688', '1f68a']) assert.equal(findKind(train), findKind('1f686'), train)
  assert.equal(findKind('1f698'), findKind('1f697'))
  assert.equal(findKind('1f6b4-200d-2640-fe0f'), findKind('1f6b4'))
})
