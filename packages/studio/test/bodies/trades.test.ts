import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findKind } from '../../src/bodies/kinds/kinds.ts'

test('whoever has a trade has a body: that of the trade, else of a man or a woman; families keep their picture', () => {
  assert.equal(findKind('1f468-200d-1f527'), findKind('1f9d1-200d-1f527'))
  assert.equal(findKind('1f469-200d-1f3ed'), findKind('1f469'))
  assert.equal(findKind('1f468-200d-1f469-200d-1f467'), undefined)
})
