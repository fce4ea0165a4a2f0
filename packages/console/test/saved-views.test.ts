import assert from 'node:assert/strict'
import { test } from 'node:test'
import { savedViews, withoutView, withView } from '../src/tasks/saved-views.ts'

test('views are kept by name, in order; an existing name gets the new view', () => {
  const one = withView([], { name: 'Failed', query: 'state=failed' })
  const two = withView(one, { name: 'Cats', query: 'q=cat' })
  assert.deepEqual(
    two.map(view => view.name),
    ['Cats', 'Failed'],
  )
  const changed = withView(two, { name: 'Cats', query: 'q=kitten' })
  assert.deepEqual(changed[0], { name: 'Cats', query: 'q=kitten' })
  assert.equal(changed.length, 2)
  assert.deepEqual(savedViews(JSON.stringify(changed)), changed)
  assert.deepEqual(
    withoutView(changed, 'Cats').map(view => view.name),
    ['Failed'],
  )
})

test('stored views that cannot be parsed are dropped', () => {
  for (const kept of [undefined, '', '{', 'null', '{"name":"x"}', '[null, 1, {"name":"x"}]'])
    assert.deepEqual(savedViews(kept), [], String(kept))
})
