import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spreadLabels } from '../../src/desk/plan-labels.ts'

test('labels of the plan do not overlap, and those with room stay where they are', () => {
  const labels = [
    { id: 'boy', text: 'boy', x: 0, y: 0 },
    { id: 'umbrella', text: 'blue umbrella', x: 0.1, y: 0 },
    { id: 'bench', text: '长椅', x: 5, y: 0 },
  ]
  const found = spreadLabels(labels, 0.3, -2)
  assert.equal(found.get('boy'), 0)
  assert.ok((found.get('umbrella') ?? 0) <= -0.3)
  assert.equal(found.get('bench'), 0)
  assert.ok((spreadLabels(labels, 0.3, -0.4).get('umbrella') ?? 0) >= 0.3, 'there is no room above')
})
