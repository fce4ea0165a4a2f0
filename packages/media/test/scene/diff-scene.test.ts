import assert from 'node:assert/strict'
import { test } from 'node:test'
import { diffScenes } from '../../src/scene/diff-scene.ts'

test('different fields are reported by their pointers, with both values', () => {
  assert.deepEqual(diffScenes({ a: 1, 'b/c': { d: 2 }, same: [1] }, { a: 3, 'b/c': {}, same: [1], e: null }), [
    { at: '/a', before: 1, after: 3 },
    { at: '/b~1c/d', before: 2 },
    { at: '/e', after: null },
  ])
})

test('an entry that is gone from the middle of a list is one difference', () => {
  const [ann, rex, tom] = [{ id: 'ann', asset: 'woman' }, { id: 'rex' }, { id: 'tom' }]
  assert.deepEqual(diffScenes([ann, rex, tom], [ann, tom]), [{ at: '/1', before: rex }])
  assert.deepEqual(diffScenes([ann, tom], [ann, rex, tom]), [{ at: '/1', after: rex }])
  assert.deepEqual(diffScenes([ann, rex], [{ ...ann, asset: 'girl' }, rex]), [
    { at: '/0/asset', before: 'woman', after: 'girl' },
  ])
})

test('actions are the same by who does what, and lists of plain values are one value', () => {
  const walk = { who: 'ann', does: 'walk' }
  assert.deepEqual(
    diffScenes(
      [walk],
      [
        { ...walk, speed: 'slow' },
        { who: 'ann', does: 'smile' },
      ],
    ),
    [
      { at: '/0/speed', after: 'slow' },
      { at: '/1', after: { who: 'ann', does: 'smile' } },
    ],
  )
  assert.deepEqual(diffScenes({ target: ['a', 'b'] }, { target: ['b'] }), [
    { at: '/target', before: ['a', 'b'], after: ['b'] },
  ])
})
