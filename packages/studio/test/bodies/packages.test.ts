import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findKind } from '../../src/bodies/kinds/kinds.ts'
import { drawLabel } from '../../src/bodies/label-picture.ts'
import { PACKAGES } from '../../src/words/vocabulary/packages.ts'

test('every package has space for a name, on a part that takes letters', () => {
  for (const sprite of PACKAGES) {
    const body = findKind(sprite)?.build()
    assert.ok(body?.label, sprite)
    assert.ok(
      body.parts.some(({ material }) => material === 'face'),
      sprite,
    )
  }
})

test('a name is written on a label, and another name on another label', () => {
  const label = { at: [0, 0, 0], wide: 0.06, high: 0.04 } as const
  const [tea, rye] = [drawLabel('Tea', label), drawLabel('Rye', label)]
  assert.deepEqual([tea.width, tea.height], [256, 171])
  assert.ok(tea.rgba.some((value, at) => at % 4 === 3 && value > 200))
  assert.notDeepEqual(tea.rgba, rye.rgba)
})
