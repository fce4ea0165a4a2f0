import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bodyExtent } from '../../src/bodies/extent.ts'
import { scalePart } from '../../src/bodies/scale-part.ts'
import { BODIES } from './sample-bodies.ts'

test('a scaled part of any shape has its size and distance multiplied', () => {
  for (const [name, body] of Object.entries(BODIES))
    for (const part of body.parts) {
      const [one, other] = [part, scalePart(part, 2)].map(own => bodyExtent({ ...body, parts: [own] }))
      for (const axis of [0, 1, 2] as const)
        for (const end of ['low', 'high'] as const)
          assert.ok(Math.abs(2 * one![end][axis] - other![end][axis]) < 1e-6, `${name}: ${JSON.stringify(part)}`)
    }
})
